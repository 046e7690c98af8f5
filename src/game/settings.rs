//! What the full-screen game is started with, and how it ends.

use super::ThemeName;
use crate::easy_curses::{Options, Signal};
use crate::messages::Listed;
use crate::names::Names;
use crate::records::{Loaded, Recorded};
use crate::rules::BoardSize;

/// What the players chose before the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The size of the board.
    pub size: BoardSize,
    /// The players' names.
    pub names: Names,
    /// Whether legal moves are marked at first.
    pub hints: bool,
    /// The looks of the board.
    pub theme: ThemeName,
    /// Draw with ASCII signs alone.
    pub ascii: bool,
    /// Whether flips are shown one after the other.
    pub animate: bool,
    /// What is wanted of the terminal.
    pub terminal: Options,
    /// Panic after so many events: proves that the terminal is given back.
    pub panic_after: Option<usize>,
}

/// Opens one of the listed games, counted from 1, or says why it cannot.
pub type OpenGame = Box<dyn Fn(usize) -> Result<Recorded, String>>;

/// What comes up first.
pub enum Opening {
    /// The start page.
    StartPage,
    /// A recorded game, to go on with.
    GoOn(Box<Loaded>),
    /// A recorded game, to step through.
    Replay(Box<Loaded>),
    /// A list of recorded games, to choose one to step through.
    Choose(Vec<Listed>, OpenGame),
}

/// How a full-screen game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The players left it, or nobody could type any more.
    Quit,
    /// A signal asked the program to end.
    Killed(Signal),
}
