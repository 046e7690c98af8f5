//! The help of both user interfaces.

use crate::commands::{self, Entry, Meaning};
use crate::easy_curses::Key;

/// What a key is called.
#[must_use]
pub fn key(key: Key) -> String {
    match key {
        Key::Function(number) => format!("F{number}"),
        Key::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Escape => "Esc".to_owned(),
        other => format!("{other:?}"),
    }
}

/// The rules, and how to give a move, for whoever plays for the first time.
const RULES: [&str; 4] = [
    "Put a disc where it closes in a straight line of your opponent's",
    "discs, between it and your nearest disc: they all flip to you.",
    "Who cannot move passes; when nobody can, more discs win.",
    "",
];
/// The keys of a recorded game.
const REPLAY: &str = "In a recorded game: Left, Right, Home and End step, Space runs it.";
const PLAY: &str = "play on column d, row 3";

/// How to play and what can be typed and pressed, made from the command table.
#[must_use]
pub fn help() -> Vec<String> {
    let mut lines: Vec<String> = RULES.map(str::to_owned).into();
    lines.push(help_line("d3 Enter", "", PLAY));
    lines.push(help_line(
        "arrows",
        "",
        "choose a square; Enter plays there",
    ));
    for entry in commands::TABLE {
        let keys = entry
            .keys
            .first()
            .map(|&first| key(first))
            .unwrap_or_default();
        lines.push(help_line(&words(entry), &keys, entry.help));
    }
    lines.push(String::new());
    lines.push(REPLAY.to_owned());
    lines
}

fn help_line(words: &str, key: &str, help: &str) -> String {
    format!("{words:9} {key:7} {help}")
}

/// How to play on plain lines, where there are words but no keys, made from the
/// command table.
#[must_use]
pub fn spoken_help() -> Vec<String> {
    let mut lines: Vec<String> = RULES.map(str::to_owned).into();
    lines.push(spoken_line("d3", PLAY));
    let with_words = commands::TABLE
        .iter()
        .filter(|entry| !entry.words.is_empty());
    lines.extend(with_words.map(|entry| spoken_line(&words(entry), entry.help)));
    lines
}

fn spoken_line(words: &str, help: &str) -> String {
    format!("{words:9} {help}")
}

/// The words of an entry, as they are typed.
fn words(entry: &Entry) -> String {
    let argument = match entry.meaning {
        Meaning::Plain(_) => "",
        Meaning::OfSquare(_) => " d3",
        Meaning::OfFile { .. } => " FILE",
    };
    entry.words.join(" ") + argument
}
