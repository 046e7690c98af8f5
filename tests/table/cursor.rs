//! The cursor on the board: where keys take it, what it shows, what it costs.

use reversi::rules::{Direction, GameRecord, Square};
use vt100::Color;

use crate::rules::known_games::KnownGame;
use crate::support::{Launch, Screen, Terminal};

/// The four arrows: what a terminal sends, and where the cursor goes.
pub const ARROWS: [(&str, Direction); 4] = [
    ("\x1b[A", Direction::North),
    ("\x1b[D", Direction::West),
    ("\x1b[B", Direction::South),
    ("\x1b[C", Direction::East),
];

/// The square between brackets.
pub fn cursor_of(screen: &Screen) -> Option<String> {
    let board = screen.board(8, 8);
    let names = ('a'..='h').flat_map(|column| (1..=8).map(move |row| format!("{column}{row}")));
    let mut names = names.into_iter();
    names.find(|name| {
        let (row, column) = board.position(name);
        let around = [screen.glyph(row, column - 1), screen.glyph(row, column + 1)];
        around == ['[', ']']
    })
}

/// Whether the terminal's cursor is back in the input line: the picture is whole.
fn waits_for_text(screen: &Screen) -> bool {
    screen.cursor().0 + 2 == screen.size().0
}

pub fn wait_for_cursor(terminal: &mut Terminal, square: &str) -> Screen {
    terminal.wait_for(&format!("the cursor on {square}"), |screen| {
        cursor_of(screen).as_deref() == Some(square) && waits_for_text(screen)
    })
}

#[test]
fn home_end_and_the_page_keys_go_to_the_edges_while_nothing_is_typed() {
    let mut terminal = Launch::reversi().sit_down();
    for (key, square) in [
        // It appears on the first legal move.
        ("\x1b[A", "d3"),
        ("\x1b[H", "a3"),
        ("\x1b[F", "h3"),
        ("\x1b[5~", "h1"),
        ("\x1b[6~", "h8"),
        ("\x1b[A", "h7"),
        ("\x1b[1~", "a7"),
        ("\x1b[5~", "a1"),
        ("\x1b[D\x1b[A\x1b[C", "b1"),
    ] {
        terminal.send(key);
        wait_for_cursor(&mut terminal, square);
    }
    // With text in the line, Home and End move in it.
    terminal.send("3\x1b[Hd\x1b[F");
    terminal.wait_for("the caret behind the text", |screen| {
        screen.row(22) == " Red's move: d3" && screen.cursor() == (22, 15)
    });
    terminal.send("\r");
    terminal.wait_for_text("Blue's move:");
}

#[test]
fn a_preview_marks_each_disc_that_would_flip_and_no_other() {
    let mut terminal = Launch::reversi().sit_down();
    let mut record = GameRecord::default();
    for name in ["f5", "f6", "e6", "f4", "e3", "c5", "c4", "e7", "c6", "e2"] {
        terminal.send(format!("{name}\r"));
        record.play(name.parse().unwrap()).unwrap();
    }
    terminal.wait_for_text("Red's move:");
    terminal.settle();
    terminal.send("\x1b[H");
    terminal.send("\x1b[5~");
    wait_for_cursor(&mut terminal, "a1");
    let turn = record.turn().unwrap();
    for square in record.board().size().squares() {
        let name = square.to_string();
        let mut flips = record.board().flips(square, turn).unwrap_or_default();
        flips.sort_by_key(|square| (square.row(), square.column()));
        let screen = wait_for_cursor(&mut terminal, &name);
        let shown: Vec<String> = record
            .board()
            .size()
            .squares()
            .map(|square| square.to_string())
            .filter(|name| screen.board(8, 8).glyph(name) == 'o')
            .collect();
        let expected: Vec<String> = flips.iter().map(ToString::to_string).collect();
        assert_eq!(shown, expected, "{name}");
        if square.column() == 8 {
            terminal.send("\x1b[H\x1b[B");
        } else {
            terminal.send("\x1b[C");
        }
    }
}

#[test]
fn in_large_discs_a_preview_is_a_hole_dark_on_light() {
    let mut terminal = Launch::reversi().size(40, 100).sit_down();
    terminal.send("\x1b[A");
    let screen = terminal.wait_for("a preview", |screen| {
        screen.board(8, 8).squares('o') == "d4" && screen.cursor().0 == 38
    });
    let (row, column) = screen.board(8, 8).position("d4");
    for column in column - 1..=column + 1 {
        let cell = screen.cell(row, column);
        assert_eq!((cell.fg, cell.bg), (Color::Idx(4), Color::Idx(15)));
    }
    let beside = screen.cell(row, column + 2);
    assert_eq!((beside.fg, beside.bg), (Color::Idx(15), Color::Idx(4)));
}

/// After d3, Blue's c3 would flip d4, which d3 has just flipped.
#[test]
fn a_preview_leaves_the_flips_of_the_last_move_marked() {
    for (rows, columns, before, behind) in
        [(24, 80, '-', '-'), (40, 100, '-', '-'), (12, 40, '-', ' ')]
    {
        let mut terminal = Launch::reversi().size(rows, columns).sit_down();
        terminal.send("d3\r");
        terminal.wait_for_text("Blue's move:");
        for (key, letter) in [("", 'X'), ("\x1b[A", 'x'), ("\x1b", 'X')] {
            terminal.send(key);
            terminal.wait_for(&format!("d4 as {before}{letter}{behind}"), |screen| {
                let board = screen.board(8, 8);
                let (row, column) = board.position("d4");
                let cells = [column - 1, column, column + 1];
                cells.map(|column| screen.glyph(row, column)) == [before, letter, behind]
            });
        }
    }
}

/// A whole game, with the cursor on a legal move before each.
#[test]
fn a_cursor_move_with_a_preview_sends_less_than_200_bytes() {
    for (rows, columns) in [(24, 80), (40, 100), (60, 200)] {
        let sent = steps_in_a_game(rows, columns);
        let (most, step) = sent.iter().max().unwrap();
        println!(
            "{rows}x{columns}: {} cursor moves, at most {most} bytes",
            sent.len()
        );
        assert!(*most < 200, "{rows}x{columns}: {most} bytes to {step}");
    }
}

/// What the cursor's steps around a legal move send, before each move of a game
/// in a window.
fn steps_in_a_game(rows: u16, columns: u16) -> Vec<(usize, String)> {
    let game = KnownGame::record("wc-1977-final");
    let mut terminal = Launch::reversi().size(rows, columns).sit_down();
    let mut record = GameRecord::default();
    let mut sent = Vec::new();
    for &square in &game.moves()[..40] {
        terminal.send(format!("{square}\r"));
        record.play(square).unwrap();
        let mover = reversi::messages::player(record.turn().unwrap());
        terminal.wait_for_text(&format!("{mover}'s move:"));
        terminal.send("\x1b[A");
        let screen = terminal.wait_for("a cursor", |screen| {
            cursor_of(screen).is_some() && waits_for_text(screen)
        });
        let mut here: Square = cursor_of(&screen).unwrap().parse().unwrap();
        for (arrow, direction) in ARROWS {
            let neighbour = here.neighbour(direction);
            let Some(there) = neighbour.filter(|&there| record.board().size().contains(there))
            else {
                continue;
            };
            let mark = terminal.mark();
            terminal.send(arrow);
            wait_for_cursor(&mut terminal, &there.to_string());
            sent.push((
                terminal.since(mark).len(),
                format!("{there} after {square}"),
            ));
            here = there;
        }
        terminal.send("\x1b");
        terminal.wait_for("no cursor", |screen| cursor_of(screen).is_none());
    }
    sent
}
