//! Games played from their opening to their end: after every move the page is
//! compared with a replay of the same moves.

use reversi::rules::GameRecord;

use super::{Position, answer, ask, play, table_after};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::names;
use crate::support::{Screen, Terminal};

/// Plays a game of the table to its end; checks its tally and its result.
fn play_known(id: &str, result: &str) -> Terminal {
    let game = KnownGame::named(id);
    let (mut terminal, record) = table_after(game.transcript);
    assert_eq!(record, game.replay());
    let screen = terminal.screen();
    let position = Position::on(&screen).unwrap();
    let [red, blue, _] = game.tally;
    assert_eq!(
        (position.score, position.turn.as_str()),
        ([red, blue], "over")
    );
    assert_eq!(screen.row(1).trim(), format!("Game over: {result}"));
    let moves = names(game.transcript).len();
    assert!(screen.contains(&format!(
        "{result} after {moves} moves and {} pass",
        game.passes
    )));
    // The next key takes the notice away, but never the result.
    let screen = terminal.probe();
    assert_eq!(screen.row(1).trim(), format!("Game over: {result}"));
    assert_eq!(Position::on(&screen), Some(position));
    terminal
}

/// Starts another game after the end of one, and plays in it.
fn play_another(terminal: &mut Terminal) {
    ask(terminal, "new", "A new game: Red moves first.");
    super::wait_for_position(terminal, &GameRecord::default());
    play(terminal, &mut GameRecord::default(), "d3c5");
}

fn turn_line(screen: &Screen) -> String {
    screen.row(1).trim().to_owned()
}

#[test]
fn a_full_board_of_one_colour_with_thirteen_passes() {
    let mut terminal = play_known("full-64-0", "Red wins 64-0");
    assert_eq!(terminal.screen().board(8, 8).count('X'), 64);
    play_another(&mut terminal);
}

#[test]
fn a_draw_typed_in_upper_case_has_no_winner() {
    let mut terminal = play_known("draw-32-32-upper-case", "Draw 32-32");
    assert!(!terminal.screen().contains("win"));
    play_another(&mut terminal);
}

#[test]
fn a_wipe_out_after_nine_moves_ends_the_game() {
    let mut terminal = play_known("shortest-9-black", "Red wins 13-0");
    play_another(&mut terminal);
}

#[test]
fn blue_can_win_too() {
    play_known("shortest-white-10", "Blue wins 14-0");
}

#[test]
fn a_game_ends_where_both_are_blocked_with_forty_empty_squares() {
    play_known("both-blocked-40-empty", "Red wins 21-3");
}

#[test]
fn three_moves_in_a_row_when_the_other_passes_twice_at_the_end() {
    let game = KnownGame::named("draw-32-32-two-passes");
    let moves = names(game.transcript);
    let (first, last) = moves.split_at(57);
    let (mut terminal, mut record) = table_after(&first.concat());
    for (name, turn) in last.iter().zip([
        "Turn: Blue, because Red passes",
        "Turn: Blue, because Red passes",
        "Game over: Draw 32-32",
    ]) {
        assert!(terminal.screen().contains("Blue's move:"), "before {name}");
        let screen = play(&mut terminal, &mut record, name);
        assert_eq!(turn_line(&screen), turn, "after {name}");
    }
}

#[test]
fn a_finished_game_refuses_moves_and_can_be_taken_back() {
    let (mut terminal, mut record) = table_after("e6f4e3f6g5d6e7f5c5");
    super::refused(
        &mut terminal,
        "a1",
        "The game is over: type new for another one.",
    );
    record.undo();
    ask(&mut terminal, "undo", "Took back Red's c5.");
    super::wait_for_position(&mut terminal, &record);
    record.redo();
    ask(&mut terminal, "redo", "Red wins 13-0");
    super::wait_for_position(&mut terminal, &record);
}

#[test]
fn a_finished_game_is_left_without_a_question() {
    let (mut terminal, _) = table_after("e6f4e3f6g5d6e7f5c5");
    terminal.send("quit\r");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_new_game_in_mid_game_is_asked_for_and_keeps_nothing_of_the_old_one() {
    let (mut terminal, record) = table_after("d3c5");
    terminal.send("new\r");
    answer(&mut terminal, "n");
    super::wait_for_position(&mut terminal, &record);
    terminal.send("new\r");
    answer(&mut terminal, "y");
    super::wait_for_position(&mut terminal, &GameRecord::default());
    super::refused(
        &mut terminal,
        "undo",
        "Nothing to take back: no move has been played.",
    );
    super::refused(
        &mut terminal,
        "redo",
        "Nothing to play again: no move has been taken back.",
    );
}
