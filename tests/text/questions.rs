//! Undo and redo, a new game, leaving, and the questions asked before a game
//! in progress is lost.

use super::{OPENING, check_refusals, play};

const NEW: &str = "Leave this game and start a new one? y or n: ";
const QUIT: &str = "Leave this game unfinished? y or n: ";

/// What is said to lines that are typed after the move d3, and on.
fn after_first_move(lines: &[&str]) -> String {
    let output = play(&[], &[&["d3"], lines].concat());
    let (_, rest) = output.split_once("Blue's move: \n").unwrap();
    rest.to_owned()
}

#[test]
fn the_opening_is_left_and_renewed_without_a_question() {
    assert_eq!(play(&[], &["quit"]), OPENING.to_owned() + "\n");
    let output = play(&[], &["new", "quit"]);
    assert!(
        output.contains("Red's move: \nA new game: Red moves first.\n  a b c"),
        "{output}"
    );
}

#[test]
fn a_game_in_progress_is_left_only_after_yes() {
    for yes in ["y", "Y", "yes", " YES \r"] {
        assert_eq!(
            after_first_move(&["quit", yes, "d3"]),
            format!("{QUIT}\n"),
            "{yes:?}"
        );
    }
}

#[test]
fn a_game_in_progress_goes_on_after_no() {
    for no in ["n", "N", "no", "NO", ""] {
        let said = after_first_move(&["quit", no]);
        let goes_on = format!("{QUIT}\nThe game goes on.\nBlue's move: \n");
        assert_eq!(said, goes_on, "{no:?}");
    }
}

#[test]
fn nothing_else_answers_a_question() {
    let said = after_first_move(&["new", "quit", "c3", "yy", "n", "why d3"]);
    let expected = format!(
        "{NEW}\n{NEW}\n{NEW}\n{NEW}\nThe game goes on.\n\
         Blue's move: \nd3 is occupied: Red has a disc there.\nBlue's move: \n"
    );
    assert_eq!(said, expected);
}

#[test]
fn a_new_game_forgets_the_old_one() {
    let said = after_first_move(&["new", "y", "undo", "redo"]);
    let (question, game) = said.split_once('\n').unwrap();
    assert_eq!(question, NEW);
    let turn = OPENING.split_once("Red is X").unwrap().0;
    let expected = format!(
        "A new game: Red moves first.\n{turn}\
         Red's move: \nNothing to take back: no move has been played.\n\
         Red's move: \nNothing to play again: no move has been taken back.\n\
         Red's move: \n"
    );
    assert_eq!(game, expected);
}

#[test]
fn moves_that_were_taken_back_are_left_only_after_yes() {
    for (word, question) in [("new", NEW), ("quit", QUIT)] {
        let said = after_first_move(&["undo", word, "n", "redo", "undo", word, "y"]);
        assert_eq!(said.matches(question).count(), 2, "{said}");
        assert!(said.contains("Played Red's d3 again."), "{said}");
    }
}

#[test]
fn undo_and_redo_tell_what_they_did_and_show_it() {
    let said = after_first_move(&["undo", "redo"]);
    let (undone, redone) = said.split_once("Red's move: \n").unwrap();
    let turn = OPENING.split_once("Red is X").unwrap().0;
    assert_eq!(undone, format!("Took back Red's d3.\n{turn}"));
    assert!(
        redone.starts_with("Played Red's d3 again.\n  a b c"),
        "{redone}"
    );
    assert!(
        redone.ends_with("Score: Red 4  Blue 1\nTurn: Blue\nBlue's move: \n"),
        "{redone}"
    );
}

#[test]
fn nothing_can_be_undone_or_redone_in_the_opening() {
    check_refusals(&[
        ("undo", "Nothing to take back: no move has been played."),
        (
            "redo",
            "Nothing to play again: no move has been taken back.",
        ),
    ]);
}
