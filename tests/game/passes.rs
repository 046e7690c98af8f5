//! Passes: announced, never a move of anybody's, taken back with their move.

use super::{Position, answer, ask, play, refused, table_after, usual_table, wait_for_position};
use crate::rules::picture::names;
use crate::support::{Screen, Terminal};
use reversi::rules::GameRecord;

/// After its last move Red has to pass.
const TO_A_PASS: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";
/// After its last move Blue has to pass.
const TO_A_PASS_OF_BLUE: &str = "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1\
                                 b1g1c1h4g3b6d1h2h1g2h3";
const NOTICE: &str = "Red has no legal move and passes: Blue moves again.";
const TURN: &str = "Turn: Blue, because Red passes";

fn assert_blue_moves_again(screen: &Screen) {
    let position = Position::on(screen).unwrap();
    assert_eq!((position.score, position.turn.as_str()), ([17, 3], "Blue"));
    assert_eq!(screen.board(8, 8).squares('*'), "c3 g3 b4");
}

#[test]
fn a_pass_is_announced_by_name_before_any_further_key() {
    let (terminal, _) = table_after(TO_A_PASS);
    let screen = terminal.screen();
    assert!(screen.contains(NOTICE), "{screen}");
    assert_eq!(screen.row(1).trim(), TURN);
    assert!(screen.contains("Blue's move:"));
    assert_blue_moves_again(&screen);
}

#[test]
fn the_notice_of_a_pass_stays_until_the_next_key() {
    let (mut terminal, record) = table_after(TO_A_PASS);
    terminal.settle();
    assert_eq!(terminal.listen(std::time::Duration::from_millis(300)), 0);
    assert!(terminal.screen().contains(NOTICE));
    terminal.send("c");
    let screen = terminal.wait_for("the notice gone", |screen| !screen.contains(NOTICE));
    assert_eq!(Position::on(&screen), Some(Position::of(&record)));
    // Who moves and why stays on the page until the next move.
    assert_eq!(terminal.screen().row(1).trim(), TURN);
}

#[test]
fn the_enter_that_ends_a_notice_plays_nothing_at_the_cursor() {
    let (mut terminal, mut record) = table_after("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8");
    terminal.send("\x1b[A");
    terminal.wait_for("a cursor on the board", |screen| screen.contains("["));
    record.play("f8".parse().unwrap()).unwrap();
    ask(&mut terminal, "f8", NOTICE);
    terminal.send("\r");
    let screen = terminal.wait_for("the notice gone", |screen| !screen.contains(NOTICE));
    assert_eq!(Position::on(&screen).map(|seen| seen.score), Some([17, 3]));
    // Escape puts the cursor away, and with it what a move there would flip.
    terminal.send("\x1b");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_hundred_enters_across_a_pass_and_across_the_end_do_nothing() {
    let enters = "\r".repeat(100);
    let (mut terminal, mut record) = table_after("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8");
    record.play("f8".parse().unwrap()).unwrap();
    terminal.send(format!("f8\r{enters}"));
    wait_for_position(&mut terminal, &record);
    assert_eq!(terminal.probe().row(1).trim(), TURN);
    wait_for_position(&mut terminal, &record);

    let (mut terminal, mut record) = table_after("e6f4e3f6g5d6e7f5");
    record.play("c5".parse().unwrap()).unwrap();
    terminal.send(format!("c5\r{enters}"));
    wait_for_position(&mut terminal, &record);
    let screen = terminal.probe();
    assert_eq!(screen.row(1).trim(), "Game over: Red wins 13-0");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn the_disc_after_a_pass_is_that_of_who_moves_again() {
    let (mut terminal, mut record) = table_after(TO_A_PASS_OF_BLUE);
    let screen = terminal.screen();
    assert_eq!(screen.row(1).trim(), "Turn: Red, because Blue passes");
    assert!(screen.contains("Blue has no legal move and passes: Red moves again."));
    assert_eq!(
        screen.board(8, 8).squares('*'),
        "g4 h5 h6 a7 b7 c7 g7 h7 d8 e8 f8 g8"
    );
    let screen = play(&mut terminal, &mut record, "a7");
    assert_eq!(screen.board(8, 8).glyph("a7"), 'X');
}

#[test]
fn nobody_can_pass_who_has_a_move() {
    let mut terminal = usual_table();
    for word in ["pass", "PASS", "pa", "--"] {
        let reason = format!("\"{word}\" is n");
        refused(&mut terminal, word, &reason);
    }
}

#[test]
fn undo_takes_a_pass_back_with_its_move_and_redo_brings_both_again() {
    let (mut terminal, mut record) = table_after(TO_A_PASS);
    record.undo();
    ask(&mut terminal, "undo", "Took back Blue's f8.");
    let screen = wait_for_position(&mut terminal, &record);
    let position = Position::on(&screen).unwrap();
    assert_eq!((position.score, position.turn.as_str()), ([18, 1], "Blue"));
    assert_eq!(screen.board(8, 8).squares('*'), "c3 f8");
    assert_eq!(screen.row(1).trim(), "Turn: Blue");
    record.redo();
    let screen = ask(
        &mut terminal,
        "redo",
        &format!("Played Blue's f8 again. {NOTICE}"),
    );
    assert_eq!(screen.row(1).trim(), TURN);
    assert_blue_moves_again(&screen);
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_new_game_after_a_pass_begins_with_red_and_has_nothing_to_take_back() {
    let (mut terminal, _) = table_after(TO_A_PASS);
    terminal.send("new\r");
    answer(&mut terminal, "y");
    let screen = wait_for_position(&mut terminal, &GameRecord::default());
    assert_eq!(screen.row(1).trim(), "Turn: Red");
    assert_eq!(screen.board(8, 8).squares('*'), "d3 c4 f5 e6");
    refused(
        &mut terminal,
        "undo",
        "Nothing to take back: no move has been played.",
    );
}

/// Waits for a page that says `what` and has this score in its first line.
fn assert_score(terminal: &mut Terminal, what: &str, score: [usize; 2]) {
    terminal.wait_for(&format!("{what} and the score {score:?}"), |screen| {
        screen.contains(what) && super::score(screen) == Some(score)
    });
}

#[test]
fn the_score_stands_on_every_page_and_is_the_number_of_discs() {
    let (mut terminal, mut record) = table_after("d3c5f6f5");
    let [red, blue] = Position::of(&record).score;
    assert_eq!([red, blue], [4, 4]);
    terminal.send("help\r");
    assert_score(&mut terminal, "Esc closes this page", [4, 4]);
    terminal.send("\x1b");
    wait_for_position(&mut terminal, &record);
    terminal.send("quit\r");
    assert_score(&mut terminal, "Leave this game unfinished?", [4, 4]);
    answer(&mut terminal, "n");
    terminal.send("new\r");
    assert_score(&mut terminal, "Leave this game", [4, 4]);
    answer(&mut terminal, "n");
    terminal.resize(8, 30);
    assert_score(&mut terminal, "Needs a window", [4, 4]);
    terminal.resize(24, 80);
    wait_for_position(&mut terminal, &record);
    for name in names("e6e3") {
        play(&mut terminal, &mut record, name);
    }
}
