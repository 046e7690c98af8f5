//! The buttons of the bottom line.

use std::ops::Range;

use crate::commands::{self, Command, Meaning};
use crate::easy_curses::text_width;
use crate::messages;

/// A button of the bottom bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The columns it covers.
    pub columns: Range<usize>,
    /// The name of its key.
    pub key: String,
    /// What it says beside its key; empty where there is no room.
    pub caption: &'static str,
    /// What it does.
    pub command: Command,
}

/// The buttons for so many columns, from the left. Where they do not fit, the
/// one of the panel is left out first, for want of room beside the board; then
/// captions go from the right, Help's and Quit's last.
pub(super) fn buttons(width: usize) -> Vec<Button> {
    let mut buttons = all();
    if !fits(&buttons, width) {
        buttons.retain(|button| button.command != Command::Panel);
    }
    let lasting = |button: &Button| matches!(button.command, Command::Help | Command::Quit);
    let (last, first): (Vec<usize>, Vec<usize>) = (0..buttons.len())
        .rev()
        .partition(|&index| lasting(&buttons[index]));
    for index in first.into_iter().chain(last) {
        if !fits(&buttons, width) {
            buttons[index].caption = "";
        }
    }
    let mut start = 1;
    for button in &mut buttons {
        button.columns = start..start + columns(button);
        start = button.columns.end + 1;
    }
    buttons
}

/// Every button with its caption.
fn all() -> Vec<Button> {
    let with_button = commands::TABLE
        .iter()
        .filter(|entry| !entry.button.is_empty());
    let buttons = with_button.filter_map(|entry| match (&entry.meaning, entry.keys.first()) {
        (Meaning::Plain(command), Some(&key)) => Some(Button {
            columns: 0..0,
            key: messages::key(key),
            caption: entry.button,
            command: command.clone(),
        }),
        _ => None,
    });
    buttons.collect()
}

fn fits(buttons: &[Button], width: usize) -> bool {
    buttons
        .iter()
        .map(|button| columns(button) + 1)
        .sum::<usize>()
        <= width
}

/// The columns of a button: a caption has a blank on either side.
fn columns(button: &Button) -> usize {
    let caption = match text_width(button.caption) {
        0 => 0,
        width => width + 2,
    };
    text_width(&button.key) + caption
}
