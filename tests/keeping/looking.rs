//! Looking about in a recorded game: its help, and the cursor on its board.

use super::SHORT_GAME;
use super::replay::{Replay, back_to};
use crate::game::wait_for_position;
use crate::rules::picture::played;
use crate::table::cursor::wait_for_cursor;

const RIGHT: &str = "\x1b[C";
const HOME: &str = "\x1b[H";
const END: &str = "\x1b[F";

#[test]
fn help_in_a_replay_begins_with_its_keys() {
    let mut replay = Replay::of(SHORT_GAME);
    wait_for_position(&mut replay.terminal, &played(""));
    replay.terminal.send("help\r");
    let screen = replay.terminal.wait_for_text("Put a disc where");
    let keys = " In a recorded game: Left and Right step, Home and End jump, Space runs it.";
    assert!(screen.row(2).starts_with(keys), "{screen}");
}

#[test]
fn a_blank_over_help_closes_it_because_no_replay_runs_unseen() {
    let game = played(SHORT_GAME);
    let mut replay = Replay::of(SHORT_GAME);
    wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    replay.terminal.send("help\r");
    replay.terminal.wait_for_text("Put a disc where");
    replay.press(" ", &back_to(&game, 1));
    replay.press(" ", &back_to(&game, 1));
}

#[test]
fn up_and_down_bring_the_cursor_up_which_the_arrows_then_move_until_escape() {
    const DOWN: &str = "\x1b[B";
    let (game, now) = (played(SHORT_GAME), back_to(&played(SHORT_GAME), 1));
    let mut replay = Replay::of(SHORT_GAME);
    replay.press(RIGHT, &now);
    replay.terminal.send(DOWN);
    let sentence = "Arrows choose a square now; Esc goes back to stepping.";
    replay.terminal.wait_for_text(sentence);
    for (key, square) in [
        ("", "f4"),
        (RIGHT, "g4"),
        (DOWN, "g5"),
        (HOME, "a5"),
        (END, "h5"),
    ] {
        replay.terminal.send(key);
        let screen = wait_for_cursor(&mut replay.terminal, square);
        assert!(screen.row(1).contains("Move 1 of 9"), "{square}: {screen}");
    }
    // What steps everywhere steps here too, and the cursor stays.
    replay.terminal.send("redo\r");
    replay.terminal.wait_for_text("Move 2 of 9");
    wait_for_cursor(&mut replay.terminal, "h5");
    replay.terminal.send("undo\r");
    replay.terminal.wait_for_text("Move 1 of 9");
    replay.terminal.send("\x1b");
    replay
        .terminal
        .wait_for("no cursor", |screen| !screen.contains("[.]"));
    replay.press(RIGHT, &back_to(&game, 2));
    replay.press(END, &game);
    replay.assert_untouched();
}

#[test]
fn a_result_that_the_board_contradicts_is_told_at_the_last_move() {
    let contradiction = "But the file says Red 20 Blue 44.";
    for (claim, is_told) in [(" 20-44", true), (" 13-0", false), ("", false)] {
        let mut replay = Replay::of(&format!("{SHORT_GAME}{claim}"));
        wait_for_position(&mut replay.terminal, &played(""));
        let screen = replay.press(END, &played(SHORT_GAME));
        assert!(screen.contains("Red wins 13-0"), "{screen}");
        assert_eq!(screen.contains(contradiction), is_told, "{claim}\n{screen}");
        replay.terminal.send("\x1b[D");
        replay
            .terminal
            .wait_for("one move before the end", |screen| {
                !screen.contains("Red wins") && !screen.contains(contradiction)
            });
    }
}
