//! The words of the start page.

use super::{CUT, called, counted, moment, quoted, shorten_both};
use crate::easy_curses::text_width;
use crate::records::Recorded;
use crate::rules::BoardSize;

/// The captions of the fields, each with the one for narrow windows.
pub const RED_NAME: [&str; 2] = ["Red name", "Red name"];
/// The first player's university number.
pub const RED_NUMBER: [&str; 2] = ["Red uni no.", "Red no."];
/// The second player's name.
pub const BLUE_NAME: [&str; 2] = ["Blue name", "Blue name"];
/// The second player's university number.
pub const BLUE_NUMBER: [&str; 2] = ["Blue uni no.", "Blue no."];
/// Rows and columns of the board.
pub const BOARD_SIZE: [&str; 2] = ["Board size", "Size"];
/// Whether legal moves are marked.
pub const HINTS: [&str; 2] = ["Hints", "Hints"];
/// The looks of the board.
pub const THEME: [&str; 2] = ["Theme", "Theme"];
/// The captions of the buttons.
pub const START_GAME: &str = "Start Game";
/// Goes on with the unfinished game.
pub const RESUME: &str = "Resume";
/// Leaves the program.
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
    let words = [format!("< {name} >"), format!("<{name}>")];
    let fits = |words: &String| text_width(words) <= width;
    words.into_iter().find(fits).unwrap_or(name.to_owned())
}

/// What is wrong with a size of the board.
#[must_use]
pub fn no_size(text: &str) -> String {
    format!("{} is no size: {}.", quoted(text), sizes())
}

/// Which sizes a board can have.
#[must_use]
pub fn sizes() -> String {
    let (min, max) = (BoardSize::MIN, BoardSize::MAX);
    format!("a board has {min} to {max} rows and columns, as in 8 or 6x10")
}

/// The unfinished game that can be resumed. Of long names as much is told as leaves
/// room for what tells it apart from other games.
#[must_use]
pub fn offered(recorded: &Recorded) -> String {
    const NAMES: usize = 40;
    let [red, blue] = called(recorded);
    let [red, blue] = shorten_both([&red, &blue], NAMES, CUT);
    let (size, moves) = (recorded.game.board().size(), recorded.game.moves().len());
    let when = moment(&recorded.date);
    format!(
        "Resume: {red} - {blue}, {size}, {}{when}",
        counted(moves, "move", "moves")
    )
}

/// How the start page is used, from the longest to the shortest.
pub const START_HELP: [&str; 3] = [
    "Tab and arrows choose, Enter goes on. F1 helps.",
    "Tab and arrows choose, Enter goes on.",
    "Tab chooses, Enter goes on.",
];
/// How the hints are set, from the longest to the shortest.
pub const HINTS_HELP: [&str; 3] = [
    "Space or Enter changes it, Tab goes on. F1 helps.",
    "Space or Enter changes it, Tab goes on.",
    "Enter changes it, Tab goes on.",
];
/// Said in plain lines, before a new game, when there is an unfinished one.
pub const RESUMABLE: &str = "An unfinished game is kept: resume goes on with it.";
/// Said when there is no unfinished game.
pub const NOTHING_TO_RESUME: &str = "There is no unfinished game to go on with.";
