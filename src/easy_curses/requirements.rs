//! What curses needs of a terminal, asked before it is started.
//!
//! Curses itself ends the whole process where it cannot start, and writes
//! escape sequences into pipes and onto terminals that know none.

use std::io::IsTerminal;

use termini::{NumberCapability, StringCapability, TermInfo};

/// Curses counts rows and columns in 16 bits, and ends where they do not do.
const MOST_LINES: usize = i16::MAX as usize;
/// Several times what a wall of displays shows. Curses takes some 90 bytes a cell.
const MOST_CELLS: usize = 2_000_000;

/// Why there is no screen to draw on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// Standard input is not a terminal.
    InputIsNoTerminal,
    /// Standard output is not a terminal.
    OutputIsNoTerminal,
    /// The variable TERM is not set, or empty.
    NoTerm,
    /// The system has no entry for the terminal that TERM names.
    UnknownTerm(String),
    /// The terminal cannot place its cursor, so no picture can be drawn on it.
    NoCursor(String),
    /// The window, or what the variables LINES and COLUMNS say of it, has more
    /// rows and columns than curses has room for.
    TooLarge(usize, usize),
    /// The system gives no signals or pipes to wait on; its own words.
    System(String),
}

/// What is known of a terminal that can be drawn on.
pub(super) struct Terminal {
    /// Whether it speaks the language of xterm, so that modes beyond its
    /// entry, such as marked pastes, are understood or harmless.
    pub(super) like_xterm: bool,
}

/// Whether standard output is a terminal that shows colours.
#[must_use]
pub fn shows_colors() -> bool {
    let entry = name().and_then(|term| entry(&term)).ok();
    let colors = entry.and_then(|entry| entry.number_cap(NumberCapability::MaxColors));
    std::io::stdout().is_terminal() && colors >= Some(8)
}

/// Looks at standard input, standard output and TERM.
pub(super) fn check() -> Result<Terminal, Unusable> {
    if !std::io::stdin().is_terminal() {
        return Err(Unusable::InputIsNoTerminal);
    }
    if !std::io::stdout().is_terminal() {
        return Err(Unusable::OutputIsNoTerminal);
    }
    let term = name()?;
    let entry = entry(&term)?;
    let cursor = entry.raw_string_cap(StringCapability::CursorAddress);
    if cursor.is_none() {
        return Err(Unusable::NoCursor(term));
    }
    let (rows, columns) = claimed_size();
    if rows.max(columns) > MOST_LINES || rows.saturating_mul(columns) > MOST_CELLS {
        return Err(Unusable::TooLarge(rows, columns));
    }
    Ok(Terminal {
        like_xterm: is_like_xterm(&term),
    })
}

/// The rows and columns that curses starts with: the window's own, unless the
/// variables LINES and COLUMNS say otherwise.
fn claimed_size() -> (usize, usize) {
    let window = rustix::termios::tcgetwinsize(rustix::stdio::stdout()).ok();
    let (rows, columns) = window.map_or((0, 0), |window| (window.ws_row, window.ws_col));
    let or_claimed = |own: u16, variable| {
        let claimed: Option<i32> = std::env::var(variable)
            .ok()
            .and_then(|text| text.trim().parse().ok());
        let claimed = claimed.and_then(|lines| usize::try_from(lines).ok());
        claimed.filter(|&lines| lines > 0).unwrap_or(own.into())
    };
    (or_claimed(rows, "LINES"), or_claimed(columns, "COLUMNS"))
}

/// What TERM calls the terminal.
fn name() -> Result<String, Unusable> {
    match std::env::var_os("TERM") {
        Some(term) if !term.is_empty() => Ok(term.to_string_lossy().into_owned()),
        _ => Err(Unusable::NoTerm),
    }
}

/// What the system knows of a terminal.
fn entry(term: &str) -> Result<TermInfo, Unusable> {
    let entry = TermInfo::from_name(term).ok();
    // The entry of that name describes a terminal of which nothing is known.
    let entry = entry.filter(|_| term != "unknown");
    entry.ok_or_else(|| Unusable::UnknownTerm(term.to_owned()))
}

fn is_like_xterm(term: &str) -> bool {
    const FAMILIES: [&str; 7] = [
        "xterm",
        "screen",
        "tmux",
        "rxvt",
        "foot",
        "alacritty",
        "kitty",
    ];
    FAMILIES.iter().any(|family| term.starts_with(family))
}
