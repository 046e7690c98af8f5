//! Flips shown one after the other.

use reversi::commands::Command;
use reversi::easy_curses::{ColorDepth, Frame, Size};
use reversi::game::{Effect, Layout, Session, Theme, ThemeName, view};
use reversi::names::Names;
use reversi::rules::{BoardSize, Direction, Player, Square, Tile};

use super::typed;

const WINDOW: Size = Size {
    rows: 24,
    columns: 80,
};

/// Moves of which some flip several discs.
const MOVES: [&str; 10] = ["f5", "f6", "e6", "f4", "e3", "c5", "c4", "e7", "c6", "e2"];

fn animated() -> Session {
    Session::new(BoardSize::STANDARD, &Names::default(), true).animated(true)
}

fn drawn(session: &Session) -> Frame {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256);
    view(session, &theme, WINDOW)
}

/// How many discs of a player a picture shows, each by its letter.
fn discs(frame: &Frame, letters: [&str; 2]) -> usize {
    let layout = Layout::fit(BoardSize::STANDARD, WINDOW).unwrap();
    let shown = |square: &Square| {
        let (row, column) = layout.center(*square);
        letters.contains(&frame.row(row)[column].text())
    };
    BoardSize::STANDARD.squares().filter(shown).count()
}

fn assert_score_is_true(session: &Session) {
    let frame = drawn(session);
    let line = frame.line(0);
    let (red, blue) = (discs(&frame, ["X", "x"]), discs(&frame, ["O", "o"]));
    assert!(line.contains(&format!("Red {red} ")), "{line}, but {red}");
    assert!(
        line.contains(&format!("Blue {blue} ")),
        "{line}, but {blue}"
    );
}

/// Lets time pass until nothing moves by itself; gives the squares in the order
/// in which they flipped.
fn flips(session: &mut Session) -> Vec<Square> {
    let mut order = Vec::new();
    while session.pace().is_some() {
        assert_score_is_true(session);
        let before = session.board();
        assert_eq!(session.update(Command::Tick), Effect::None);
        let after = session.board();
        let squares = BoardSize::STANDARD.squares();
        order.extend(squares.filter(|square| before.tile(*square) != after.tile(*square)));
    }
    assert_score_is_true(session);
    order
}

#[test]
fn discs_flip_one_by_one_in_the_order_of_the_lines() {
    let mut session = animated();
    for name in MOVES {
        typed(&mut session, name);
        let expected = session.record().last_move().unwrap().flipped.clone();
        assert_eq!(flips(&mut session), expected, "{name}");
        assert_eq!(&session.board(), session.record().board());
    }
}

#[test]
fn the_placed_disc_is_there_at_once_and_the_score_counts_what_is_seen() {
    let mut session = animated();
    typed(&mut session, "d3");
    assert_eq!(session.board().count(Player::Black), 3);
    assert_eq!(session.board().count(Player::White), 2);
    assert!(drawn(&session).line(0).contains("Red 3 "));
    flips(&mut session);
    assert_eq!(session.board().count(Player::Black), 4);
}

#[test]
fn any_key_shows_all_flips_and_does_what_it_always_does() {
    for (command, typed_text) in [
        (Command::Type('c'), "c"),
        (Command::Cancel, ""),
        (Command::Confirm, ""),
    ] {
        let mut session = animated();
        typed(&mut session, "d3");
        assert!(session.is_flipping());
        session.update(command.clone());
        assert!(!session.is_flipping(), "{command:?}");
        assert_eq!(session.pace(), None, "{command:?}");
        assert_eq!(&session.board(), session.record().board());
        assert_eq!(session.line().text(), typed_text);
        assert_score_is_true(&session);
    }
    let mut session = animated();
    typed(&mut session, "d3");
    typed(&mut session, "c5");
    assert_eq!(session.record().moves().len(), 2, "input never waits");
}

#[test]
fn without_the_option_nothing_moves_by_itself() {
    let mut session = Session::new(BoardSize::STANDARD, &Names::default(), true);
    typed(&mut session, "d3");
    assert_eq!(session.pace(), None);
    assert_eq!(&session.board(), session.record().board());
}

#[test]
fn a_notice_waits_for_the_flips_and_the_key_that_skips_them_does_not_dismiss_it() {
    let moves = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"];
    let notice = "Red has no legal move and passes: Blue moves again.";
    let play = |session: &mut Session| moves.iter().for_each(|name| typed(session, name));

    let mut session = animated();
    play(&mut session);
    assert_eq!(session.message(), None);
    flips(&mut session);
    assert_eq!(session.message().unwrap().text(), notice);
    session.update(Command::Confirm);
    assert_eq!(session.message(), None);

    for key in [Command::Confirm, Command::Type('c'), Command::Dismiss] {
        let mut session = animated();
        play(&mut session);
        session.update(key.clone());
        assert_eq!(session.message().unwrap().text(), notice, "{key:?}");
        session.update(Command::Cancel);
        assert_eq!(session.message(), None, "{key:?}");
    }
}

#[test]
fn the_result_is_told_when_the_last_disc_has_flipped() {
    let mut session = animated();
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
        typed(&mut session, name);
    }
    while session.is_flipping() {
        let frame = drawn(&session);
        let shown: String = (0..WINDOW.rows).map(|row| frame.line(row)).collect();
        assert!(!shown.contains("wins"), "{shown}");
        assert_eq!(frame.line(1).trim(), "Red plays c5.");
        session.update(Command::Tick);
    }
    assert_eq!(drawn(&session).line(1).trim(), "Game over: Red wins 13-0");
    assert!(
        session
            .message()
            .unwrap()
            .text()
            .starts_with("Red wins 13-0 after 9 moves")
    );
}

#[test]
fn while_discs_flip_no_hint_tells_of_the_position_to_come() {
    let mut session = animated();
    typed(&mut session, "d3");
    let stars = |session: &Session| {
        let frame = drawn(session);
        (2..20)
            .map(|row| frame.line(row).matches('*').count())
            .sum::<usize>()
    };
    assert_eq!(stars(&session), 0);
    flips(&mut session);
    assert_eq!(stars(&session), 3);
}

#[test]
fn while_discs_flip_no_move_at_the_cursor_is_previewed() {
    for square in BoardSize::STANDARD.squares() {
        let mut session = animated();
        session.update(Command::ToStart);
        session.update(Command::PageUp);
        for (direction, steps) in [
            (Direction::East, square.column()),
            (Direction::South, square.row()),
        ] {
            (1..steps).for_each(|_| drop(session.update(Command::Move(direction))));
        }
        assert_eq!(session.cursor(), Some(square));
        for name in MOVES {
            typed(&mut session, name);
            while session.is_flipping() {
                assert_eq!(discs(&drawn(&session), ["x", "o"]), 0, "{name}, {square}");
                session.update(Command::Tick);
            }
        }
    }
}

#[test]
fn redo_flips_again_and_undo_does_not() {
    let mut session = animated();
    typed(&mut session, "d3");
    flips(&mut session);
    session.update(Command::Undo);
    assert!(!session.is_flipping());
    session.update(Command::Redo);
    let d4 = "d4".parse().unwrap();
    assert_eq!(session.board().tile(d4), Some(Tile::White));
    assert_eq!(flips(&mut session), [d4]);
}
