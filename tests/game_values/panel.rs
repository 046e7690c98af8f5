//! Where the teaching panel stands and what heads it.

use reversi::commands::Command;
use reversi::easy_curses::Size;
use reversi::game::{Layout, Session};
use reversi::names::Names;
use reversi::records::Recorded;
use reversi::rules::{GameBoard, GameRecord, Player};

use super::{drawn, play_on, session, typed};

/// The first row of the panel.
fn top(session: &Session, window: Size) -> usize {
    let frame = drawn(session, window.rows, window.columns);
    let mut rows = 0..window.rows;
    let count = rows.find(|&row| frame.line(row).contains("Legal moves:"));
    count.unwrap()
}

fn with_panel(size: &str) -> Session {
    let mut session = Session::new(size.parse().unwrap(), &Names::default(), true);
    session.update(Command::Panel);
    session
}

#[test]
fn the_panel_begins_beside_the_board_however_low_that_stands() {
    for (size, rows, columns) in [
        ("8", 24, 80),
        ("8", 60, 200),
        ("26x4", 40, 100),
        ("4x26", 24, 100),
        ("4", 30, 60),
    ] {
        let mut session = with_panel(size);
        let window = Size { rows, columns };
        let labels = Layout::of(&session, window).unwrap().labels_row();
        for pick in 0..6 {
            assert_eq!(top(&session, window), labels, "{size} {window:?}");
            play_on(&mut session, pick);
        }
    }
}

#[test]
fn the_lines_of_the_panel_are_never_too_long_to_be_read() {
    let session = with_panel("8");
    for columns in 52..300 {
        let window = Size { rows: 60, columns };
        let panel = Layout::of(&session, window).unwrap().panel().unwrap();
        assert!((28..=48).contains(&panel.len()), "{columns}: {panel:?}");
    }
}

#[test]
fn the_panel_rises_above_the_board_before_it_leaves_moves_out() {
    let mut session = with_panel("4x26");
    let window = Size {
        rows: 24,
        columns: 100,
    };
    let mut before = top(&session, window);
    for pick in 0..60 {
        play_on(&mut session, pick);
        let now = top(&session, window);
        assert!(now <= before, "it only rises");
        before = now;
        let frame = drawn(&session, window.rows, window.columns);
        let first = (0..window.rows).any(|row| frame.line(row).contains(" 1. "));
        let rows = Layout::of(&session, window).unwrap().middle();
        let lines = session.record().plies().len().div_ceil(2);
        assert_eq!(first, lines + 3 <= rows.len(), "{lines} lines of moves");
    }
    assert_eq!(before, 2);
}

#[test]
fn where_blue_began_its_move_stands_below_its_name() {
    let opening = GameBoard::default();
    let game = GameRecord::from_position(opening, Player::White);
    let mut session = Session::going_on(Recorded::new(game, &Names::default()), true);
    session.update(Command::Panel);
    typed(&mut session, "e3");
    typed(&mut session, "d3");
    let frame = drawn(&session, 24, 80);
    let lines: Vec<String> = (0..24).map(|row| frame.line(row)).collect();
    for moves in [" 1.       e3", " 2. d3"] {
        assert!(lines.iter().any(|line| line.contains(moves)), "{lines:#?}");
    }
}

#[test]
fn before_the_first_move_the_panel_has_no_head_for_moves() {
    let mut session = session();
    session.update(Command::Panel);
    let heads = |session: &Session| {
        let frame = drawn(session, 24, 80);
        let rows = 0..24;
        let heads = rows.filter(|&row| frame.line(row).contains("Red   Blue"));
        heads.count()
    };
    assert_eq!(heads(&session), 0);
    typed(&mut session, "d3");
    assert_eq!(heads(&session), 1);
    session.update(Command::Undo);
    assert_eq!(heads(&session), 0);
}
