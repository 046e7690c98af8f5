//! Questions that are asked before something is lost.

use crate::records::Loaded;
use crate::rules::Square;

/// What must not happen by accident.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Leave a game in progress.
    Quit,
    /// Replace a game in progress by a new one.
    New,
    /// Replace a game in progress by a loaded one.
    Load(Box<Loaded>),
    /// Leave a game in progress for the last unfinished one.
    Resume,
    /// Replace the file of this name.
    Replace(String),
    /// Leave a recorded game and go on from here with this move.
    Branch(Square),
    /// Leave the game that a move began in a recorded one, and go back to that.
    Back,
    /// Leave a recorded game and do this at once.
    Leave(Box<Question>),
}
