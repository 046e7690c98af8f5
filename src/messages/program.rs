//! What the program says of itself, on standard error.

use std::io;
use std::path::Path;

use crate::easy_curses::Unusable;
use crate::shell_word::spell;

/// Said when the log file cannot be written; the game goes on without it.
#[must_use]
pub fn no_log(file: &Path, error: &io::Error) -> String {
    format!(
        "cannot write the log file {}: {}; going on without it",
        spell(file.as_os_str()),
        reason(error)
    )
}

/// Said when there is no screen to play on.
#[must_use]
pub fn no_screen(reason: &Unusable) -> String {
    let reason = unusable(reason);
    format!("no full-screen game here: {reason}; playing in plain lines instead")
}

/// Said when there is no screen to step through a game on.
#[must_use]
pub fn no_screen_for_replay(reason: &Unusable) -> String {
    let reason = unusable(reason);
    format!("a replay needs a full screen: {reason}; start it in a terminal such as xterm")
}

/// Why there is no screen to draw on.
fn unusable(reason: &Unusable) -> String {
    match reason {
        Unusable::InputIsNoTerminal => "standard input is not a terminal".to_owned(),
        Unusable::OutputIsNoTerminal => "standard output is not a terminal".to_owned(),
        Unusable::NoTerm => "TERM is not set".to_owned(),
        Unusable::UnknownTerm(term) => {
            format!("TERM is {term:?}, which this system does not describe")
        }
        Unusable::NoCursor(term) => {
            format!("TERM is {term:?}, a terminal that cannot draw a screen")
        }
        Unusable::TooLarge(rows, columns) => format!(
            "a screen of {rows} rows and {columns} columns, if LINES and COLUMNS are right, is too large"
        ),
        Unusable::System(words) => format!("the system said: {words}"),
    }
}

/// Said when standard input cannot be read.
#[must_use]
pub fn cannot_read(error: &io::Error) -> String {
    let reason = reason(error);
    format!("cannot read standard input: {reason}; give a file, a pipe or a terminal")
}

/// Said when standard output cannot be written.
#[must_use]
pub fn cannot_write(error: &io::Error) -> String {
    format!("cannot write to standard output: {}", reason(error))
}

/// What the system says of an error, without the number that is for programs.
pub(super) fn reason(error: &io::Error) -> String {
    let told = error.to_string();
    let number = error
        .raw_os_error()
        .map(|code| format!(" (os error {code})"));
    let words = number.and_then(|number| told.strip_suffix(&number));
    words.unwrap_or(&told).to_owned()
}

/// Said when the name of a mode stands behind options or a file.
#[must_use]
pub fn mode_first(mode: &str) -> String {
    format!("the mode comes first, as in: reversi {mode} [OPTIONS]")
}

/// Said of a word that is neither a mode nor the name of a file.
#[must_use]
pub fn no_such_mode(word: &str) -> String {
    format!("there is no mode and no file called {word}; reversi --help lists the modes")
}

/// Which numbers an option takes.
#[must_use]
pub fn whole_number(least: u64) -> String {
    format!("expected a whole number from {least} to {}", u64::MAX)
}

/// A mistake on the command line, from clap's many lines to one sentence, with
/// the mode whose help tells more.
#[must_use]
pub fn usage(report: &str, mode: Option<&str>) -> String {
    let paragraph = report.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    let sentence = words.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    let mode = mode.map(|mode| format!(" {mode}")).unwrap_or_default();
    format!("{sentence}; see reversi{mode} --help")
}

/// A text as it may be written to a terminal: what users name, files and
/// arguments, may hold control characters, which are shown instead of obeyed.
#[must_use]
pub fn on_one_line(text: &str) -> String {
    let shown = |character: char| match character {
        control if control.is_control() => control.escape_debug().to_string(),
        other => other.to_string(),
    };
    text.chars().map(shown).collect()
}
