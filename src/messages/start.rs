//! The words of the start page.

use super::quoted;
use crate::easy_curses::text_width;
use crate::rules::NotASize;

/// The captions of the start page.
pub const RED_NAME: &str = "Red name";
/// The captions of the start page.
pub const RED_NUMBER: &str = "Red uni no.";
/// The captions of the start page.
pub const BLUE_NAME: &str = "Blue name";
/// The captions of the start page.
pub const BLUE_NUMBER: &str = "Blue uni no.";
/// The captions of the start page.
pub const BOARD_SIZE: &str = "Board size";
/// The captions of the start page.
pub const HINTS: &str = "Hints";
/// The captions of the start page.
pub const THEME: &str = "Theme";
/// The captions of the start page.
pub const START_GAME: &str = "Start Game";
/// The captions of the start page.
pub const RESUME: &str = "Resume";
/// The captions of the start page.
pub const QUIT: &str = "Quit";

/// Whether legal moves are marked, in at most so many columns if it can be.
#[must_use]
pub fn hints(on: bool, width: usize) -> String {
    let checked = if on { "[x]" } else { "[ ]" };
    let words = format!("{checked} mark the legal moves");
    if text_width(&words) <= width {
        words
    } else {
        checked.to_owned()
    }
}

/// One of several things to choose from by arrows to the left and right, in at
/// most so many columns if it can be.
#[must_use]
pub fn chosen(name: &str, width: usize) -> String {
    let words = format!("< {name} >");
    if text_width(&words) <= width {
        words
    } else {
        format!("<{name}>")
    }
}

/// What is wrong with a size of the board.
#[must_use]
pub fn no_size(text: &str) -> String {
    format!("{} is no size: {NotASize}.", quoted(text))
}

/// How the start page is used.
pub const START_HELP: &str = "Tab and arrows choose, Enter goes on.";
/// Said on plain lines, before a new game, when there is an unfinished one.
pub const RESUMABLE: &str = "An unfinished game is kept: resume goes on with it.";
/// Said when there is no unfinished game.
pub const NOTHING_TO_RESUME: &str = "There is no unfinished game to go on with.";

/// Which themes there are.
#[must_use]
pub fn themes(names: &[&str]) -> String {
    format!("the themes are {}", names.join(", "))
}
