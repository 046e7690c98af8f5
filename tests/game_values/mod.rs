//! The parts of the full-screen game that are plain values, without a
//! terminal: what is typed, where things stand, what the picture shows.

mod animation;
mod bar;
mod clicks;
mod commands;
mod layout;
mod line_editor;
mod names;
mod narrow;
mod panel;
mod reading;
mod session;
mod start_page;
mod start_picture;
mod themes;
mod view;

use proptest::{prelude::*, sample::select};
use reversi::commands::Command;
use reversi::easy_curses::{ColorDepth, Frame, Size};
use reversi::game::{Session, Theme, ThemeName, view};
use reversi::names::Names;
use reversi::rules::{BoardSize, Direction, GameRecord, Square};

fn squares() -> impl Strategy<Value = Square> {
    let side = || prop_oneof![3 => 1..=8usize, 1 => 9..=26usize];
    (side(), side()).prop_map(|(row, column)| Square::new(row, column).unwrap())
}

/// Texts with characters of every width, blanks and controls.
fn texts() -> impl Strategy<Value = String> {
    let parts = vec![
        "d",
        "3",
        "d3",
        "quit",
        "y",
        " ",
        "日",
        "é",
        "e\u{301}",
        "\u{301}",
        "👩\u{200d}👧",
        "\u{1f1e9}\u{1f1ea}",
        "\r",
        "\n",
        "\t",
        "\u{1b}[2J",
        "\u{0}",
        "\u{202e}",
        "%s%n",
    ];
    prop_oneof![
        4 => prop::collection::vec(select(parts), 0..6).prop_map(|parts| parts.concat()),
        1 => any::<String>(),
    ]
}

/// Anything that a player can ask for.
fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        4 => squares().prop_map(Command::Play),
        2 => squares().prop_map(Command::Point),
        1 => squares().prop_map(Command::Why),
        3 => select(Direction::ALL.to_vec()).prop_map(Command::Move),
        4 => Just(Command::Confirm),
        3 => prop_oneof![any::<char>(), Just('y'), Just('n'), Just('d'), Just('3')].prop_map(Command::Type),
        2 => texts().prop_map(Command::Paste),
        8 => select(vec![
            Command::New, Command::Hints, Command::Undo, Command::Undo, Command::Redo, Command::Help,
            Command::Quit, Command::Cancel, Command::EraseBefore, Command::EraseAfter,
            Command::EraseWord, Command::EraseToStart, Command::EraseToEnd,
            Command::ToStart, Command::ToEnd, Command::PageUp, Command::PageDown,
            Command::Repaint, Command::Suspend, Command::Dismiss, Command::Panel, Command::Tick,
        ]),
    ]
}

/// A new game between nobody in particular.
fn session() -> Session {
    Session::new(BoardSize::STANDARD, &Names::default(), true)
}

/// Its picture in a window of this size.
fn drawn(session: &Session, rows: usize, columns: usize) -> Frame {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256);
    view(session, &theme, Size { rows, columns })
}

/// A legal move, if there is one: among other commands, games get somewhere.
fn play_on(session: &mut Session, pick: usize) {
    let legal = session.record().legal_moves();
    if let Some(square) = legal.iter().nth(pick % legal.len().max(1)) {
        session.update(Command::Play(square));
    }
}

fn typed(session: &mut Session, line: &str) {
    for character in line.chars() {
        session.update(Command::Type(character));
    }
    session.update(Command::Confirm);
}

/// Everything about a game but what has been taken back.
fn standing(record: &GameRecord) -> (Vec<Square>, String) {
    (record.moves().to_vec(), record.board().to_string())
}
