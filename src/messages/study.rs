//! What is said beside the board to those who study a game: the teaching panel,
//! the replay, and the list of games.

use super::{counted, player};
use crate::rules::{GameRecord, Player, Ply};

/// The head of a list of games.
pub const LIST_HEAD: &str = "Games in this file";
/// How the list of games is used.
pub const LIST_HELP: &str = "Arrows choose, or a number; Enter opens, Esc leaves.";
/// The same where there is less room.
pub const SHORT_LIST_HELP: &str = "Enter opens, Esc leaves.";
/// Said at the beginning of a replay.
pub const REPLAY: &str =
    "Right and Left step, Home and End jump, Space plays by itself. A move plays on from here.";
/// Said at the beginning of a replay that was chosen from a list.
#[must_use]
pub fn replay_from_list() -> String {
    format!("{REPLAY} Esc goes back to the list.")
}

/// Said when the cursor is called up in a replay, which takes the keys that step.
pub const CHOOSES_SQUARE: &str = "Arrows choose a square now; Esc goes back to stepping.";
/// Said when a recorded game has been left for a game of one's own.
pub const PLAYING_ON: &str =
    "The recorded game is left: you play on from here. Esc goes back to it.";
/// Said when a recorded game is gone back to.
pub const BACK: &str = "The recorded game goes on from where it was left.";
/// Said before the first move of a replay.
pub const REPLAY_BEGINS: &str = "This is the opening.";
/// Said after the last move of a replay.
pub const REPLAY_ENDS: &str = "This is the last move.";
/// Stands for what there is no room for.
pub const CUT: &str = "...";

/// Said when the teaching panel is wanted where it has no room.
#[must_use]
pub fn no_room_for_panel(needed: (usize, usize)) -> String {
    format!(
        "No room for the panel here: it needs a window of {} columns and {} rows.",
        needed.0, needed.1
    )
}

/// How many moves are legal.
#[must_use]
pub fn legal_moves(number: usize) -> String {
    format!("Legal moves: {number}")
}

/// The head of the moves in the teaching panel.
#[must_use]
pub fn panel_head() -> String {
    format!("     {:5} {}", player(Player::Black), player(Player::White))
}

/// A line of moves in the teaching panel.
#[must_use]
pub fn panel_moves(number: usize, red: Option<&Ply>, blue: Option<&Ply>) -> String {
    let text = |ply: Option<&Ply>| match ply {
        None => String::new(),
        Some(Ply::Move(_, square)) => square.to_string(),
        Some(Ply::Pass(_)) => "pass".to_owned(),
    };
    format!("{number:3}. {:5} {}", text(red), text(blue))
}

/// At which move of a recorded game the replay is.
#[must_use]
pub fn replay_place(record: &GameRecord) -> String {
    let (done, to_come) = (record.moves().len(), record.undone());
    match record.last_move() {
        Some(last) => format!(
            "Move {done} of {}: {} {}.",
            done + to_come,
            player(last.player),
            last.square
        ),
        None => format!("The opening, before {}.", counted(to_come, "move", "moves")),
    }
}
