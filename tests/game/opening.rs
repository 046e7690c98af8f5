//! The page before the first move, and what its colours say.

use reversi::rules::GameRecord;
use vt100::Color;

use super::{Position, play, table, usual_table};
use crate::rules::picture::names;
use crate::support::{Cell, Launch, Screen};

/// Whether text and ground of a cell are both chosen or both the terminal's.
fn is_whole(cell: &Cell) -> bool {
    (cell.fg == Color::Default) == (cell.bg == Color::Default)
}

fn cells(screen: &Screen) -> impl Iterator<Item = (u16, u16, Cell)> {
    let (rows, columns) = screen.size();
    let places = (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
    places.map(|(row, column)| (row, column, screen.cell(row, column)))
}

/// The colours of a disc's letter and of the disc.
fn colors(screen: &Screen, square: &str) -> (Color, Color) {
    let cell = screen.board(8, 8).cell(square);
    (cell.fg, cell.bg)
}

#[test]
fn the_opening_shows_score_turn_labels_discs_and_four_legal_moves() {
    let mut terminal = usual_table();
    let screen = terminal.probe();
    assert_eq!(
        Position::on(&screen),
        Some(Position {
            board: [
                "........", "........", "...*....", "..*OX...", "...XO*..", "....*...", "........",
                "........",
            ]
            .map(str::to_owned)
            .into(),
            score: [2, 2],
            turn: "Red".to_owned(),
        })
    );
    assert_eq!(screen.board(8, 8).squares('*'), "d3 c4 f5 e6");
    assert_eq!(screen.row(0).split_whitespace().next(), Some("X"));
    assert_eq!(screen.row(1).trim(), "Turn: Red");
    assert_eq!(
        screen.row(2).split_whitespace().collect::<String>(),
        "abcdefgh"
    );
    assert!(screen.contains("Red's move:"));
    assert!(screen.shows_cursor());
}

#[test]
fn the_bar_names_every_button_with_its_key() {
    let mut terminal = usual_table();
    let bar = terminal.probe().row(23);
    assert_eq!(
        bar.trim(),
        "F1 Help  F2 New game  F3 Hints  F4 Undo  F5 Redo  F6 Panel  F10 Quit"
    );
}

#[test]
fn names_stand_beside_their_scores() {
    let launch = Launch::reversi().args(["--red", "Ada", "--blue", "Grace"]);
    let score = table(&launch).probe().row(0);
    assert!(score.contains("Red 2  Ada"), "{score}");
    assert!(score.contains("Grace  Blue 2"), "{score}");
}

#[test]
fn red_and_blue_differ_in_colour_and_in_letter() {
    for term in ["xterm-256color", "xterm"] {
        let screen = table(&Launch::reversi().term(term)).probe();
        let board = screen.board(8, 8);
        assert_eq!((board.glyph("e4"), board.glyph("d4")), ('X', 'O'), "{term}");
        let (red, blue) = (colors(&screen, "e4"), colors(&screen, "d4"));
        assert_ne!(red.1, blue.1, "{term}: two grounds");
        for (text, ground) in [red, blue] {
            assert_ne!(text, ground, "{term}: a letter on its disc");
        }
        assert_eq!(red.1, Color::Idx(1), "{term}: red is red");
        assert_eq!(blue.1, Color::Idx(4), "{term}: blue is blue");
    }
}

#[test]
fn asterisks_have_the_colour_of_the_discs_of_whose_turn_it_is() {
    let mut terminal = usual_table();
    let screen = terminal.probe();
    for square in ["d3", "c4", "f5", "e6"] {
        assert_eq!(colors(&screen, square).0, Color::Idx(1), "{square}");
    }
    let screen = play(&mut terminal, &mut GameRecord::default(), "d3");
    assert_eq!(screen.board(8, 8).squares('*'), "c3 e3 c5");
    for square in ["c3", "e3", "c5"] {
        assert_eq!(colors(&screen, square).0, Color::Idx(4), "{square}");
    }
}

#[test]
fn a_cell_has_both_colours_or_none() {
    for term in ["xterm-256color", "xterm", "linux", "screen", "vt100"] {
        let mut terminal = table(&Launch::reversi().term(term));
        let mut record = GameRecord::default();
        for name in names("d3c5f6f5") {
            let screen = play(&mut terminal, &mut record, name);
            for (row, column, cell) in cells(&screen) {
                assert!(is_whole(&cell), "{term}, {row}:{column}: {cell:?}");
            }
        }
    }
}

#[test]
fn the_last_move_and_its_flips_are_marked_beside_their_letters() {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    let screen = play(&mut terminal, &mut record, "d3c5");
    let board = screen.board(8, 8);
    assert_eq!(board.around("d5"), ('-', '-'), "flipped by c5");
    assert_eq!(board.around("d4"), (' ', ' '), "flipped by d3, not by c5");
    assert_eq!(board.around("c5"), ('>', '<'), "just played");
}

#[test]
fn hints_can_be_switched_off_and_on_and_left_off_from_the_start() {
    let mut terminal = table(&Launch::reversi().args(["--no-hints"]));
    assert_eq!(terminal.probe().board(8, 8).count('*'), 0);
    let screen = super::ask(&mut terminal, "hint", "Hints are on");
    assert_eq!(screen.board(8, 8).squares('*'), "d3 c4 f5 e6");
    let screen = super::ask(&mut terminal, "HINT", "Hints are off");
    assert_eq!(screen.board(8, 8).count('*'), 0);
}
