//! What a click means on the page of a game, and on the choice of a theme.

use reversi::commands::Command;
use reversi::easy_curses::{ColorDepth, Size};
use reversi::game::{
    Item, Layout, Overlay, Session, StartPage, Theme, ThemeName, command_at, item_at, points_back,
    start_view, view,
};
use reversi::names::Names;
use reversi::rules::BoardSize;

use super::{session, standing, typed};
use crate::rules::picture::square;

const SMALL: Size = Size {
    rows: 12,
    columns: 24,
};
const USUAL: Size = Size {
    rows: 24,
    columns: 80,
};

fn place(name: &str, window: Size) -> (usize, usize) {
    let layout = Layout::fit(BoardSize::STANDARD, window).unwrap();
    layout.center(square(name))
}

/// Whether a square's sign can be seen.
fn is_seen(session: &Session, name: &str, window: Size) -> bool {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256);
    let frame = view(session, &theme, window);
    let (row, _) = place(name, window);
    let number = square(name).row().to_string();
    let labels = Layout::fit(BoardSize::STANDARD, window)
        .unwrap()
        .labels_end();
    frame.line(row)[..labels].trim() == number
}

#[test]
fn a_message_lets_no_click_through_to_the_squares_it_covers() {
    let mut session = session();
    typed(&mut session, "why a1");
    let before = standing(session.record());
    let mut covered = 0;
    for name in BoardSize::STANDARD
        .squares()
        .map(|square| square.to_string())
    {
        let (row, column) = place(&name, SMALL);
        let command = command_at(&session, SMALL, row, column);
        if is_seen(&session, &name, SMALL) {
            assert_eq!(command, Some(Command::Point(square(&name))));
        } else {
            assert_eq!(command, Some(Command::Dismiss), "{name}");
            covered += 1;
        }
    }
    assert!(covered >= 8, "the message is long");
    session.update(Command::Dismiss);
    assert_eq!(session.message(), None);
    assert_eq!(standing(session.record()), before);
    let (row, column) = place("d3", SMALL);
    let command = command_at(&session, SMALL, row, column);
    assert_eq!(command, Some(Command::Point(square("d3"))));
}

#[test]
fn a_click_on_a_short_message_puts_it_away_too() {
    let mut session = session();
    session.update(Command::Hints);
    assert!(session.message().is_some());
    assert_eq!(command_at(&session, USUAL, 19, 40), Some(Command::Dismiss));
    session.update(Command::Type('d'));
    assert_eq!(command_at(&session, USUAL, 19, 40), None);
    session.update(Command::Hints);
    session.update(Command::Dismiss);
    assert_eq!((session.message(), session.line().text()), (None, "d"));
}

#[test]
fn a_click_leaves_help_and_questions_open() {
    let mut session = session();
    session.update(Command::Help);
    for command in [Command::Dismiss, Command::Point(square("d3"))] {
        session.update(command);
        assert_eq!(session.overlay(), Some(&Overlay::Help(0)));
    }
    session.update(Command::Cancel);
    typed(&mut session, "d3");
    session.update(Command::Quit);
    let question = session.overlay().cloned();
    assert!(question.is_some());
    for command in [Command::Dismiss, Command::Point(square("c3"))] {
        session.update(command);
        assert_eq!(session.overlay().cloned(), question);
    }
    assert_eq!(session.record().moves(), [square("d3")]);
}

#[test]
fn the_second_half_of_a_double_click_leaves_a_notice_to_be_read() {
    let mut session = session();
    for name in ["f5", "f6", "d3", "g5", "h5", "h4", "f7"] {
        typed(&mut session, name);
    }
    session.update(Command::Point(square("h6")));
    let notice = session.message().cloned();
    assert!(notice.is_some(), "Red passes");
    session.update(Command::Point(square("h6")));
    assert_eq!(session.message().cloned(), notice);
    assert_eq!(session.record().moves().len(), 8);
}

#[test]
fn undo_and_redo_go_to_the_opening_and_back_across_passes_and_the_end() {
    let mut session = session();
    let moves = [
        "f5", "f4", "f3", "g4", "c3", "g2", "h4", "h5", "h1", "h3", "f1",
    ];
    let mut standings = vec![standing(session.record())];
    for name in moves {
        typed(&mut session, name);
        assert_eq!(session.record().moves().last(), Some(&square(name)));
        standings.push(standing(session.record()));
    }
    assert_eq!(session.record().passes(), 2);
    for expected in standings.iter().rev().skip(1) {
        session.update(Command::Undo);
        assert_eq!(&standing(session.record()), expected);
    }
    session.update(Command::Undo);
    assert!(
        session
            .message()
            .unwrap()
            .text()
            .starts_with("Nothing to take back")
    );
    for expected in &standings[1..] {
        session.update(Command::Redo);
        assert_eq!(&standing(session.record()), expected);
    }
    session.update(Command::Redo);
    assert!(
        session
            .message()
            .unwrap()
            .text()
            .starts_with("Nothing to play again")
    );
}

#[test]
fn a_game_that_is_over_can_be_taken_back_and_ended_again() {
    let mut session = session();
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
        typed(&mut session, name);
    }
    assert_eq!(session.record().turn(), None);
    session.update(Command::Undo);
    assert!(session.record().turn().is_some());
    session.update(Command::Redo);
    assert_eq!(
        session.message().unwrap().text(),
        "Played Red's c5 again. Red wins 13-0 after 9 moves and 0 passes. \
         Type new for another game, undo, save or quit."
    );
}

#[test]
fn nothing_but_the_sign_before_the_name_of_the_theme_points_back() {
    for name in ThemeName::ALL {
        let page = StartPage::new(&Names::default(), BoardSize::STANDARD, true, name);
        let theme = Theme::new(name, ColorDepth::Indexed256);
        for (rows, columns) in [(12, 20), (12, 24), (14, 40), (24, 80), (60, 200)] {
            let window = Size { rows, columns };
            let frame = start_view(&page, &theme, window);
            let shown = (0..rows).any(|row| frame.line(row).contains('<'));
            let mut back = Vec::new();
            for row in 0..rows {
                for (column, sign) in frame.line(row).chars().enumerate() {
                    if points_back(&page, row, column, window) {
                        assert_eq!(item_at(&page, row, column, window), Some(Item::Theme));
                        back.push(sign);
                    }
                }
            }
            let signs: String = back.into_iter().collect();
            assert_eq!(signs.trim_end(), if shown { "<" } else { "" }, "{columns}");
        }
    }
}
