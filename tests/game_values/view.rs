//! The picture of any session in any window.

use proptest::{collection::vec, prelude::*};
use reversi::easy_curses::{ColorDepth, Size};
use reversi::game::{Layout, Overlay, Session, Theme, ThemeName, view};
use reversi::messages;
use reversi::names::Names;
use reversi::rules::{BoardSize, Player, Tile};

use super::{commands, drawn, play_on, session, texts, typed};
use crate::rules::strategies::sizes;
use crate::support::cases;

#[test]
fn the_opening_in_24_by_12() {
    let frame = drawn(&session(), 12, 24);
    let lines: Vec<String> = (0..12).map(|row| frame.line(row)).collect();
    assert_eq!(
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>(),
        [
            " X  Red 2     Blue 2 (O)",
            "       Turn: Red",
            "     a b c d e f g h",
            "   1 . . . . . . . .",
            "   2 . . . . . . . .",
            "   3 . . . * . . . .",
            "   4 . . * O X . . .",
            "   5 . . . X O * . .",
            "   6 . . . . * . . .",
            "   7 . . . . . . . .",
            "   8 . . . . . . . .",
            " Red's move:",
        ]
    );
    assert_eq!(frame.cursor(), Some((11, 13)));
}

#[test]
fn a_window_too_small_says_what_is_needed_and_keeps_the_score() {
    let frame = drawn(&session(), 8, 40);
    assert_eq!(
        frame.line(0).trim_end(),
        " X  Red 2                     Blue 2 (O)"
    );
    assert_eq!(
        frame.line(1).trim_end(),
        "Needs a window of 20 columns and 12"
    );
    assert_eq!(
        frame.line(2).trim_end(),
        "rows. This one has 40 and 8. Ctrl-C"
    );
    assert_eq!(frame.line(3).trim_end(), "leaves.");
    let tiny = drawn(&session(), 1, 12);
    assert_eq!(tiny.line(0), "Red 2 Blue 2");
}

#[test]
fn the_score_stands_on_help_questions_and_the_result() {
    let mut session = session();
    typed(&mut session, "d3");
    for word in ["help", "quit", "help"] {
        typed(&mut session, word);
        let line = drawn(&session, 24, 80).line(0);
        assert!(
            line.contains("Red 4") && line.contains("Blue 1"),
            "{word}: {line}"
        );
        session.update(reversi::commands::Command::Cancel);
    }
}

#[test]
fn names_are_cut_to_leave_the_score_in_its_place() {
    for name in ["W".repeat(200), "日".repeat(40), "e\u{301}".repeat(60)] {
        let session = Session::new(BoardSize::STANDARD, &Names::new(&name, &name), true);
        for columns in 20..120 {
            let line = drawn(&session, 24, columns).line(0);
            assert!(line.starts_with(" X  Red 2"), "{columns}: {line}");
            assert!(line.ends_with("Blue 2 (O)"), "{columns}: {line}");
        }
    }
}

/// The rows that a message may cover until the next key.
fn covered(session: &Session, layout: &Layout, columns: usize) -> std::ops::Range<usize> {
    let text = session.message().map(|message| message.text().to_owned());
    let lines = text.map_or(0, |text| messages::wrap(&text, columns - 2).len());
    layout.message(lines)
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_session_can_be_drawn_in_any_window_and_the_picture_is_true(
        board in sizes(),
        names in (texts(), texts()),
        steps in vec((commands(), any::<bool>(), any::<usize>()), 0..20),
        (rows, columns) in prop_oneof![(0..30usize, 0..90usize), (0..=120usize, 0..=400usize)],
        depth in prop_oneof![Just(ColorDepth::Monochrome), Just(ColorDepth::Plain8)],
    ) {
        let mut session = Session::new(board, &Names::new(&names.0, &names.1), true);
        for (command, play, pick) in steps {
            if play {
                play_on(&mut session, pick);
            }
            session.update(command);
        }
        let window = Size { rows, columns };
        let frame = view(&session, &Theme::new(ThemeName::Classic, depth), window);
        prop_assert_eq!(frame.size(), window);
        let record = session.record();
        let [red, blue] = Player::BOTH.map(|player| messages::score(record.board(), player));
        if rows > 0 && columns > red.len() + blue.len() {
            let line = frame.line(0);
            prop_assert!(line.contains(&red) && line.contains(&blue), "{}", line);
        }
        let Some(layout) = Layout::of(&session, window) else { return Ok(()) };
        if matches!(session.overlay(), Some(Overlay::Help(_))) {
            return Ok(());
        }
        let covered = covered(&session, &layout, columns);
        let asked = session.overlay().is_some();
        let legal = record.legal_moves();
        for square in board.squares() {
            let (row, column) = layout.center(square);
            if covered.contains(&row) || asked && layout.message(3).contains(&row) {
                continue;
            }
            let hinted = session.hints() && legal.contains(square);
            let glyphs = match record.board().tile(square) {
                Some(Tile::Black) => ["X", "x"],
                Some(Tile::White) => ["O", "o"],
                _ if hinted => ["*", "*"],
                _ => [".", "."],
            };
            let shown = frame.row(row)[column].text();
            prop_assert!(glyphs.contains(&shown), "{} shows {}", square, shown);
        }
    }
}
