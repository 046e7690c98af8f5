//! What can be wrong with an input.

use std::io;

use super::lines::BLOCK;
use crate::rules::{Player, Reason, Square};

/// Why the judge stopped before the end of its input.
#[derive(Debug)]
pub enum Error {
    /// The input is wrong.
    Mistake(Mistake),
    /// The input cannot be read.
    Read(io::Error),
    /// The answers cannot be written.
    Write(io::Error),
}

/// Something wrong in the input, and the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The number of the line, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub kind: MistakeKind,
}

/// The ways an input can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MistakeKind {
    /// A line is not what belongs there.
    Malformed {
        /// What stands there instead.
        found: Found,
        /// What belongs there.
        expected: Expected,
    },
    /// The input ends before the last game that its first line announces.
    GamesMissing {
        /// How many games the first line announces.
        announced: u64,
        /// How many there are.
        present: u64,
    },
    /// A move that the rules refuse.
    Illegal {
        /// Who was to move, after a pass if there was one.
        player: Player,
        /// Where to.
        square: Square,
        /// What speaks against it.
        reason: Reason,
        /// Where that player could have moved, in reading order.
        legal: Vec<Square>,
    },
}

/// What stands on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This text, escaped and shortened.
    Text(String),
    /// A line too long to be anything.
    TooLong {
        /// Its beginning, escaped and shortened.
        beginning: String,
        /// How many bytes it has at the least.
        least: usize,
    },
    /// Nothing or blanks, with more text below.
    EmptyLine,
    /// No line at all.
    EndOfInput,
}

/// What belongs on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The number of games.
    Games,
    /// A number of games that can be counted.
    FewerGames,
    /// A row of a game's board, both counted from 1.
    Row {
        /// The game.
        game: u64,
        /// The row.
        row: usize,
    },
    /// Who is to move.
    Mover,
    /// A command.
    Command,
    /// Nothing, because there have been so many games.
    End {
        /// The number of games, as the first line announces it.
        games: u64,
    },
}

/// Found text longer than this is cut in sentences.
const LONGEST_QUOTE: usize = 24;

impl Found {
    /// A line's text, safe to show on any terminal.
    pub(super) fn text(line: &[u8]) -> Found {
        Found::Text(quote(line))
    }

    pub(super) fn too_long(beginning: &[u8]) -> Found {
        Found::TooLong {
            beginning: quote(beginning),
            least: BLOCK,
        }
    }
}

fn quote(line: &[u8]) -> String {
    let (shown, rest) = line.split_at(line.len().min(LONGEST_QUOTE));
    let dots = if rest.is_empty() { "" } else { "..." };
    format!("\"{}\"{dots}", shown.escape_ascii())
}
