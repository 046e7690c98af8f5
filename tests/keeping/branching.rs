//! Leaving a recorded game for a live one.

use std::fs;

use reversi::rules::GameRecord;

use super::replay::Replay;
use super::{at_home, kept, resume};
use crate::game::{answer, ask, play, refused, wait_for_position};
use crate::rules::picture::played;
use crate::support::Signal;

const RIGHT: &str = "\x1b[C";
/// A recorded game, and one that leaves it after its second move.
const RECORDED: &str = "(;GM[Othello]PC[Paris]DT[1999]PB[Ann]PW[Ben]RE[?]TY[8]\
                        B[f5]W[f6]B[e6]W[f4];)";
const QUESTION: &str = "Leave the recorded game here and play on with d3? y or n";

/// A replay of that game after two moves.
fn after_two_moves() -> Replay {
    let mut replay = Replay::of(RECORDED);
    wait_for_position(&mut replay.terminal, &GameRecord::default());
    replay.press(RIGHT, &played("f5"));
    replay.press(RIGHT, &played("f5f6"));
    replay
}

#[test]
fn a_move_is_played_only_after_a_yes() {
    let mut replay = after_two_moves();
    for no in ["n", "\r", "\x1b"] {
        replay.terminal.send("d3\r");
        replay.terminal.wait_for_text(QUESTION);
        answer(&mut replay.terminal, no);
        wait_for_position(&mut replay.terminal, &played("f5f6"));
    }
    // The recorded game is still there.
    replay.press(RIGHT, &played("f5f6e6"));
    refused(&mut replay.terminal, "a1", "flips nothing");
    replay.assert_untouched();
}

#[test]
fn escape_goes_back_to_the_recorded_game_where_it_was_left() {
    let question = "Leave this game and go back to the recorded one? y or n";
    let mut replay = after_two_moves();
    for number in 1..=2 {
        replay.terminal.send("d3\r");
        replay.terminal.wait_for_text(QUESTION);
        replay.terminal.send("y");
        let screen = replay.press("", &played("f5f6d3"));
        assert!(screen.contains("Esc goes back to it."), "{screen}");
        replay.terminal.send("\x1b");
        replay.terminal.wait_for_text(question);
        answer(&mut replay.terminal, "n");
        wait_for_position(&mut replay.terminal, &played("f5f6d3"));
        replay.terminal.send("\x1b");
        replay.terminal.wait_for_text(question);
        replay.terminal.send("y");
        replay.press("", &played("f5f6"));
        // Each game that was played on is kept, and the recorded one as it was.
        assert_eq!(kept(replay.home.path()).len(), number);
    }
    let screen = replay.press(RIGHT, &played("f5f6e6"));
    assert!(screen.contains("Move 3 of 4"), "{screen}");
    assert_eq!(kept(replay.home.path()).len(), 2);
}

#[test]
fn a_game_that_leaves_a_recorded_one_is_kept_from_its_first_move() {
    let mut replay = after_two_moves();
    replay.terminal.send("d3\r");
    answer(&mut replay.terminal, "y");
    let mut record = played("f5f6d3");
    wait_for_position(&mut replay.terminal, &record);
    let games = kept(replay.home.path());
    assert_eq!(games.len(), 1);
    let text = fs::read_to_string(&games[0]).unwrap();
    assert!(text.ends_with(" *]B[f5]W[f6]B[d3];)\n"), "{text}");
    // The same players, but here and now.
    assert!(text.contains("PB[Ann]PW[Ben]TY[8]"), "{text}");
    assert!(text.contains("PC[reversi]DT[20"), "{text}");
    // Arrows move the cursor again, and Space is a blank.
    replay.terminal.send("\x1b[D");
    replay
        .terminal
        .wait_for("a cursor on the board", |screen| screen.contains("["));
    replay.terminal.send("\x1b");
    replay
        .terminal
        .wait_for("the cursor put away", |screen| !screen.contains("["));
    play(&mut replay.terminal, &mut record, "g5");
    ask(&mut replay.terminal, "undo", "Took back Blue's g5.");
    ask(&mut replay.terminal, "redo", "Played Blue's g5 again.");
    replay.terminal.signal(Signal::KILL);
    replay.terminal.wait_exit();
    let recorded = fs::read_to_string(replay.home.path().join("game")).unwrap();
    assert_eq!(recorded, RECORDED);
    wait_for_position(&mut resume(&at_home(&replay.home)), &record);
}

#[test]
fn a_click_on_a_legal_square_asks_too() {
    let mut replay = after_two_moves();
    let screen = replay.terminal.screen();
    replay.terminal.click(screen.board(8, 8).position("d3"));
    replay.terminal.wait_for_text(QUESTION);
    answer(&mut replay.terminal, "y");
    wait_for_position(&mut replay.terminal, &played("f5f6d3"));
}

#[test]
fn a_game_that_has_left_a_recorded_one_is_left_with_a_question() {
    let mut replay = after_two_moves();
    replay.terminal.send("d3\r");
    answer(&mut replay.terminal, "y");
    wait_for_position(&mut replay.terminal, &played("f5f6d3"));
    replay.terminal.send("quit\r");
    replay.terminal.wait_for_text("Leave this game unfinished?");
    answer(&mut replay.terminal, "y");
    assert_eq!(replay.terminal.wait_exit().code(), Some(0));
}

#[test]
fn the_same_move_as_the_recorded_one_asks_too() {
    let mut replay = after_two_moves();
    replay.terminal.send("e6\r");
    replay
        .terminal
        .wait_for_text("Leave the recorded game here and play on with e6?");
    answer(&mut replay.terminal, "n");
    wait_for_position(&mut replay.terminal, &played("f5f6"));
}
