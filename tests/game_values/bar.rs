//! The buttons in the bottom line, in windows of every width.

use reversi::commands::Command;
use reversi::easy_curses::Size;
use reversi::game::{Button, Layout};
use reversi::rules::BoardSize;

fn buttons(columns: usize) -> Vec<Button> {
    let layout = Layout::fit(BoardSize::STANDARD, Size { rows: 24, columns });
    layout.unwrap().buttons()
}

/// The bar as it is read.
fn words(columns: usize) -> String {
    let words = buttons(columns).into_iter().map(|button| {
        let text = format!("{} {}", button.key, button.caption);
        text.trim_end().to_owned()
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_button_of_the_panel_goes_then_captions_and_those_of_help_and_quit_last() {
    for (columns, expected) in [
        (
            70,
            "F1 Help F2 New game F3 Hints F4 Undo F5 Redo F6 Panel F10 Quit",
        ),
        (69, "F1 Help F2 New game F3 Hints F4 Undo F5 Redo F10 Quit"),
        (59, "F1 Help F2 New game F3 Hints F4 Undo F5 F10 Quit"),
        (40, "F1 Help F2 F3 F4 F5 F10 Quit"),
        (31, "F1 Help F2 F3 F4 F5 F10 Quit"),
        (30, "F1 Help F2 F3 F4 F5 F10"),
        (20, "F1 F2 F3 F4 F5 F10"),
    ] {
        assert_eq!(words(columns), expected, "{columns}");
    }
}

#[test]
fn every_window_has_a_button_for_help_and_one_to_quit() {
    for columns in 20..=200 {
        let commands: Vec<Command> = buttons(columns).into_iter().map(|b| b.command).collect();
        assert_eq!(commands.first(), Some(&Command::Help), "{columns}");
        assert_eq!(commands.last(), Some(&Command::Quit), "{columns}");
        assert!(commands.len() >= 6, "{columns}: {commands:?}");
    }
}
