//! Sitting down at the table, and what it offers beyond the game: start page,
//! mouse, cursor, flips shown one by one, reasons. The built program in a
//! terminal.

pub mod cursor;
mod dearest_steps;
mod odd_names;
mod pages;
mod reasons;
mod sitting_down;
mod start_fields;

use crate::support::{Launch, Screen, Terminal};

/// The program with its start page complete.
fn start_page(launch: &Launch) -> Terminal {
    let mut terminal = launch.start();
    terminal.wait_for_text("Enter goes on.");
    terminal
}

/// Waits for a whole page of a game: its last row, and the cursor back in the
/// input line above it.
fn wait_for_page(terminal: &mut Terminal) -> Screen {
    terminal.wait_for("the page of a game", |screen| {
        let last = screen.size().0 - 1;
        screen.row(last).contains("F10 Quit") && screen.cursor().0 == last - 1
    })
}

/// From the button that has the focus at first to the first field.
const TO_RED_NAME: &str = "\t\t";

/// Waits until a text stands behind a label of the start page.
fn wait_for_field(terminal: &mut Terminal, label: &str, text: &str) -> Screen {
    terminal.wait_for(&format!("{text:?} behind {label:?}"), |screen| {
        field(screen, label).as_deref() == Some(text)
    })
}

/// What stands behind a label of the start page.
fn field(screen: &Screen, label: &str) -> Option<String> {
    let row = screen.row_with(label)?;
    let (_, text) = row.split_once(label)?;
    Some(text.trim().to_owned())
}
