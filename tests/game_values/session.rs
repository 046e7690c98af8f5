//! What each command does to a session, and what none of them can do.

use proptest::{collection::vec, prelude::*};
use reversi::commands::Command;
use reversi::game::{Effect, Overlay, Session};
use reversi::names::Names;
use reversi::question::Question;
use reversi::records::Recorded;
use reversi::rules::{BoardSize, GameRecord, Square};

use super::{commands, play_on, session, standing, typed};
use crate::rules::picture::{played, square};
use crate::rules::strategies::sizes;
use crate::support::cases;

/// A game in progress with its question to leave or replace it.
fn asked(question: Command) -> Session {
    let mut session = session();
    typed(&mut session, "d3");
    assert_eq!(session.update(question), Effect::Ask);
    session
}

#[test]
fn a_question_is_answered_by_y_and_n_alone() {
    let others = [
        Command::Type('j'),
        Command::Type(' '),
        Command::Type('q'),
        Command::Paste("y".to_owned()),
        Command::Paste("y\n".to_owned()),
        Command::Play(square("c3")),
        Command::Point(square("c3")),
        Command::Undo,
        Command::Redo,
        Command::Hints,
        Command::Help,
        Command::New,
        Command::EraseBefore,
        Command::PageDown,
    ];
    for (question, asked_for) in [
        (Command::Quit, Question::Quit),
        (Command::New, Question::New),
    ] {
        let overlay = Overlay::Question(asked_for);
        let mut session = asked(question.clone());
        for other in &others {
            let before = standing(session.record());
            assert_ne!(session.update(other.clone()), Effect::Quit, "{other:?}");
            assert_eq!(session.overlay(), Some(&overlay), "{other:?}");
            assert_eq!(standing(session.record()), before, "{other:?}");
            assert!(session.line().is_empty(), "{other:?}");
        }
        for no in [
            Command::Type('n'),
            Command::Type('N'),
            Command::Cancel,
            Command::Confirm,
        ] {
            let mut session = asked(question.clone());
            assert_eq!(session.update(no.clone()), Effect::None);
            assert_eq!(session.overlay(), None, "{no:?}");
            assert_eq!(session.record().moves(), [square("d3")], "{no:?}");
        }
    }
}

#[test]
fn an_enter_behind_an_answer_leaves_what_the_answer_brought() {
    let mut session = asked(Command::New);
    session.update(Command::Type('y'));
    let brought = session.message().cloned();
    assert!(brought.is_some());
    session.update(Command::Confirm);
    assert_eq!(session.message(), brought.as_ref());
    session.update(Command::Confirm);
    assert_ne!(session.message(), brought.as_ref());
}

#[test]
fn yes_leaves_the_game_or_starts_another() {
    for yes in ['y', 'Y'] {
        let mut leaving = asked(Command::Quit);
        assert_eq!(leaving.update(Command::Type(yes)), Effect::Quit);
        let mut starting = asked(Command::New);
        assert_eq!(starting.update(Command::Type(yes)), Effect::Another);
        assert_eq!(starting.record().moves(), [] as [Square; 0]);
        assert_eq!(starting.overlay(), None);
    }
}

#[test]
fn what_is_half_typed_and_the_panel_are_still_there_in_another_game() {
    let mut session = session();
    session.update(Command::Panel);
    typed(&mut session, "d3");
    session.update(Command::Type('c'));
    session.update(Command::New);
    assert_eq!(session.update(Command::Type('y')), Effect::Another);
    assert_eq!(session.line().text(), "c");
    assert!(session.panel());
}

#[test]
fn after_the_end_enter_says_how_to_go_on_and_the_cursor_comes_up_on_the_last_move() {
    let mut session = session();
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
        typed(&mut session, name);
    }
    session.update(Command::Confirm);
    assert_eq!(session.message(), None, "it put the result away");
    session.update(Command::Confirm);
    let said = session.message().unwrap().text();
    assert_eq!(said, "The game is over: type new for another one.");
    // Where nobody can move the cursor comes up on the last move.
    session.update(Command::Move(reversi::rules::Direction::North));
    assert_eq!(session.cursor(), Some(square("c5")));
}

#[test]
fn the_enter_that_closes_help_plays_nothing_at_the_cursor() {
    let mut session = session();
    session.update(Command::Move(reversi::rules::Direction::North));
    session.update(Command::Help);
    session.update(Command::Confirm);
    assert_eq!(session.overlay(), None);
    assert_eq!(session.record().moves(), [] as [Square; 0]);
    session.update(Command::Confirm);
    assert_eq!(session.record().moves(), [square("d3")]);
}

#[test]
fn a_game_without_a_move_is_left_and_replaced_unasked() {
    assert_eq!(session().update(Command::Quit), Effect::Quit);
    let mut session = session();
    assert_eq!(session.update(Command::New), Effect::Another);
    assert_eq!(session.overlay(), None);
}

#[test]
fn a_new_game_cannot_be_undone_into_the_old_one() {
    let mut session = asked(Command::New);
    session.update(Command::Type('y'));
    for command in [Command::Undo, Command::Redo] {
        session.update(command);
        assert_eq!(session.record().moves(), [] as [Square; 0]);
        assert!(session.message().is_some());
    }
}

#[test]
fn a_square_that_the_board_has_not_is_told_of_and_not_marked() {
    for line in ["why i9", "why z26", "why i1"] {
        let mut session = session();
        session.update(Command::Panel);
        typed(&mut session, line);
        let said = session.message().unwrap().text().to_owned();
        assert!(said.contains("is not on this board"), "{said}");
        for (rows, columns) in [(12, 20), (24, 80), (60, 200)] {
            let frame = super::drawn(&session, rows, columns);
            let picture: String = (0..rows).map(|row| frame.line(row)).collect();
            assert!(!picture.contains('?'), "{line} {rows}x{columns}");
            assert!(picture.contains("is not on"), "{line} {rows}x{columns}");
        }
    }
}

#[test]
fn nothing_typed_acts_before_enter() {
    let mut session = session();
    for character in "quit d3 new undo y".chars() {
        assert_eq!(session.update(Command::Type(character)), Effect::None);
    }
    assert_eq!(session.record().moves(), [] as [Square; 0]);
    assert_eq!(session.line().text(), "quit d3 new undo y");
}

#[test]
fn a_pasted_text_is_only_typed() {
    let mut session = session();
    session.update(Command::Paste("quit\nd3\n".to_owned()));
    assert_eq!(session.line().text(), "quit d3");
    assert_eq!(session.record().moves(), [] as [Square; 0]);
}

#[test]
fn the_second_click_of_a_double_click_does_nothing() {
    let mut session = session();
    session.update(Command::Point(square("d3")));
    session.update(Command::Point(square("d3")));
    assert_eq!(session.record().moves(), [square("d3")]);
    assert!(session.message().is_none());
}

#[test]
fn enter_dismisses_a_pass_notice_and_plays_nothing() {
    let mut session = session();
    for name in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
        typed(&mut session, name);
    }
    let notice = session.message().unwrap().text().to_owned();
    assert_eq!(
        notice,
        "Red has no legal move and passes: Blue moves again."
    );
    session.update(Command::Move(reversi::rules::Direction::North));
    typed(&mut session, "undo");
    typed(&mut session, "redo");
    let again = format!("Played Blue's h6 again. {notice}");
    assert_eq!(session.message().unwrap().text(), again);
    session.update(Command::Confirm);
    assert!(session.message().is_none());
    assert_eq!(session.record().moves().len(), 8);
}

#[test]
fn a_pass_is_told_of_also_after_the_move_that_leaves_a_recorded_game() {
    let game = Recorded::new(played("f5f6d3g5h5h4f7"), &Names::default());
    let mut session = Session::replaying(game, true);
    session.update(Command::ToEnd);
    typed(&mut session, "h6");
    assert_eq!(session.update(Command::Type('y')), Effect::Another);
    assert_eq!(
        session.message().unwrap().text(),
        "Red has no legal move and passes: Blue moves again."
    );
}

/// The record of these moves, played from the opening.
fn replayed(board: BoardSize, moves: &[Square]) -> Option<GameRecord> {
    let mut record = GameRecord::new(board);
    for square in moves {
        record.play(*square).ok()?;
    }
    Some(record)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn the_game_changes_by_a_legal_move_undo_redo_or_a_new_game_alone(
        board in sizes(),
        steps in vec((commands(), any::<bool>(), any::<usize>()), 0..40),
    ) {
        let mut session = Session::new(board, &Names::default(), true);
        for (command, play, pick) in steps {
            if play {
                play_on(&mut session, pick);
            }
            let before = session.record().clone();
            let overlay = session.overlay().cloned();
            let effect = session.update(command.clone());
            let (old, new) = (before.moves(), session.record().moves());
            let one_more = new.len() == old.len() + 1 && new.starts_with(old);
            let one_less = new.len() + 1 == old.len() && old.starts_with(new);
            prop_assert!(new == old || one_more || one_less || new.is_empty(), "{:?}", command);
            // Every position is the sum of legal moves from the opening.
            let replay = replayed(board, new);
            let standings = (replay.as_ref().map(standing), standing(session.record()));
            prop_assert_eq!(standings.0, Some(standings.1));
            let asking = matches!(overlay, Some(Overlay::Question(_)));
            if asking && !matches!(command, Command::Type('y' | 'Y')) {
                prop_assert_eq!(&before, session.record());
                prop_assert_ne!(&effect, &Effect::Quit);
            }
            if effect == Effect::Quit {
                let unfinished = !old.is_empty() && before.turn().is_some();
                prop_assert!(asking || !unfinished);
            }
        }
    }
}
