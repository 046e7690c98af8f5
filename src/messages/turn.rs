//! Whose turn it is, in as many words as there is room for.

use super::{player, replay_place, result};
use crate::rules::{GameBoard, GameRecord, Played, Player};

/// Whose turn it is, and who had to pass for it; the result once it is over.
#[must_use]
pub fn turn(board: &GameBoard, turn: Option<Player>, passed: Option<Player>) -> String {
    match (turn, passed) {
        (None, _) => format!("Game over: {}", result(board)),
        (Some(turn), None) => format!("Turn: {}", player(turn)),
        (Some(turn), Some(passed)) => {
            format!("Turn: {}, because {} passes", player(turn), player(passed))
        }
    }
}

/// The same from the longest to the shortest: the words that a window has room
/// for are the first that fit.
#[must_use]
pub fn turns(record: &GameRecord) -> Vec<String> {
    let (board, turn, passed) = (record.board(), record.turn(), record.passed());
    let mut turns = vec![self::turn(board, turn, passed)];
    match (turn, passed) {
        (None, _) => turns.extend([result(board), outcome(board)]),
        (Some(turn), Some(passed)) => {
            let (turn, passed) = (player(turn), player(passed));
            turns.push(format!("Turn: {turn}, {passed} passes"));
            turns.push(format!("Turn: {turn} again"));
            turns.push(format!("Turn: {turn}"));
        }
        (Some(_), None) => {}
    }
    turns
}

/// At which move a replay is, and whose turn it is then, from the longest to
/// the shortest.
#[must_use]
pub fn replay_turns(record: &GameRecord) -> Vec<String> {
    let (done, all) = (record.moves().len(), record.moves().len() + record.undone());
    let places = [replay_place(record), format!("Move {done} of {all}.")];
    let turns = self::turns(record);
    let both = |place: &str| turns.iter().map(|turn| format!("{place} {turn}")).collect();
    let mut lines: Vec<String> = places
        .iter()
        .flat_map(|place| -> Vec<String> { both(place) })
        .collect();
    lines.extend(both(&format!("{done}/{all}")));
    lines.push(format!("Move {done}/{all}"));
    lines
}

/// Tells of a move whose flips are still being shown, from the longest to the
/// shortest.
#[must_use]
pub fn playing(played: &Played) -> Vec<String> {
    let (who, square) = (player(played.player), played.square);
    vec![format!("{who} plays {square}."), format!("{who} {square}")]
}

/// Who has won, without the numbers.
fn outcome(board: &GameBoard) -> String {
    match board.state().winner() {
        Some(winner) => format!("{} wins", player(winner)),
        None => "Draw".to_owned(),
    }
}
