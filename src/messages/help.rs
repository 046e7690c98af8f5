//! The help of both user interfaces.

use super::wrap;
use crate::commands::{self, Command, Entry, Meaning};
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
const RULES: [&str; 3] = [
    "Put a disc where it closes in a straight line of your opponent's discs, between it and your \
     nearest disc: they all flip to you.",
    "Who cannot move passes; when nobody can, more discs win.",
    "",
];
/// The keys of a recorded game.
const REPLAY: &str = "In a recorded game: Left and Right step, Home and End jump, Space runs it. Up \
                      or Down brings the cursor up, which the arrows then move; Esc puts it away.";
const PLAY: &str = "play on column d, row 3";

/// How to play and what can be typed and pressed, made from the command table,
/// in lines of so many columns.
#[must_use]
pub fn help(width: usize) -> Vec<String> {
    let mut lines = play_help(width);
    lines.push(String::new());
    lines.extend(wrap(REPLAY, width));
    lines
}

/// The same for those who look at a recorded game, whose keys come first.
#[must_use]
pub fn replay_help(width: usize) -> Vec<String> {
    let mut lines = wrap(REPLAY, width);
    lines.push(String::new());
    lines.extend(play_help(width));
    lines
}

fn play_help(width: usize) -> Vec<String> {
    let entries = commands::TABLE.iter().flat_map(|entry| {
        let keys = entry.keys.first().map(|&first| key(first));
        help_lines(&words(entry), &keys.unwrap_or_default(), entry.help, width)
    });
    let rules = RULES.iter().flat_map(|rule| wrap(rule, width));
    let choose = "choose a square; Enter plays there, a click at once";
    rules
        .chain(help_lines("d3 Enter", "", PLAY, width))
        .chain(help_lines("arrows", "", choose, width))
        .chain(entries)
        .collect()
}

/// What is to be typed or pressed, and what for beside it, or below it where
/// there is little room.
fn help_lines(words: &str, key: &str, help: &str, width: usize) -> Vec<String> {
    const FEWEST: usize = 24;
    const INDENT: &str = "  ";
    let beside = format!("{words:10} {key:6} ");
    if width < beside.len() + FEWEST {
        let below = wrap(help, width.saturating_sub(INDENT.len()));
        let below = below.into_iter().map(|line| INDENT.to_owned() + &line);
        let above = format!("{words} {key}").trim().to_owned();
        return [above].into_iter().chain(below).collect();
    }
    let mut lines = wrap(help, width - beside.len());
    for (index, line) in lines.iter_mut().enumerate() {
        let start = if index == 0 { beside.as_str() } else { "" };
        *line = format!("{start:0$}{line}", beside.len());
    }
    lines
}

/// How to play in plain lines, where there are words but no keys, made from the
/// command table.
#[must_use]
pub fn spoken_help() -> Vec<String> {
    let mut lines: Vec<String> = RULES.map(str::to_owned).into();
    lines.push(spoken_line("d3", PLAY));
    let is_screens = |entry: &Entry| matches!(entry.meaning, Meaning::Plain(Command::Panel));
    let with_words = commands::TABLE
        .iter()
        .filter(|entry| !entry.words.is_empty() && !is_screens(entry));
    lines.extend(with_words.map(|entry| spoken_line(&words(entry), entry.help)));
    lines
}

fn spoken_line(words: &str, help: &str) -> String {
    format!("{words:10} {help}")
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
