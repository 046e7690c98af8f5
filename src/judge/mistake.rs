//! What can be wrong with an input, each with its sentence.

use std::{fmt, io};

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
///
/// Its text is half a sentence that wants the name of the input before it:
/// `line 4: found "--B" where row 3 of game 1 belongs: 8 squares, each -, B or W`.
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
    /// A line too long to be anything, with this beginning.
    TooLong(String),
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
        Found::TooLong(quote(beginning))
    }
}

fn quote(line: &[u8]) -> String {
    let (shown, rest) = line.split_at(line.len().min(LONGEST_QUOTE));
    let dots = if rest.is_empty() { "" } else { "..." };
    format!("\"{}\"{dots}", shown.escape_ascii())
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Text(text) => write!(f, "{text}"),
            Found::TooLong(text) => write!(f, "{text}, a line of {BLOCK} bytes or more,"),
            Found::EmptyLine => write!(f, "an empty line"),
            Found::EndOfInput => write!(f, "the end of the input"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Games => write!(f, "the number of games belongs: digits alone, such as 2"),
            Expected::FewerGames => {
                write!(f, "the number of games belongs: at most {}", u64::MAX)
            }
            Expected::Row { game, row } => write!(
                f,
                "row {row} of game {game} belongs: 8 squares, each -, B or W"
            ),
            Expected::Mover => write!(f, "the player to move belongs: B or W"),
            Expected::Command => write!(
                f,
                "a command belongs: L, Q, or M with a row and a column from 1 to 8, such as M35"
            ),
            Expected::End { games: number } => write!(
                f,
                "the end of the input belongs: line 1 announces {}",
                games(*number)
            ),
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for MistakeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MistakeKind::Malformed { found, expected } => {
                write!(f, "found {found} where {expected}")
            }
            MistakeKind::GamesMissing { announced, present } => write!(
                f,
                "the input ends after {}, but line 1 announces {announced}",
                games(*present)
            ),
            MistakeKind::Illegal {
                player,
                square,
                reason,
                legal,
            } => {
                let (row, column) = (square.row(), square.column());
                write!(f, "found \"M{row}{column}\", but ")?;
                explain(f, name(*player), *reason, legal)
            }
        }
    }
}

fn explain(
    f: &mut fmt::Formatter<'_>,
    mover: &str,
    reason: Reason,
    legal: &[Square],
) -> fmt::Result {
    match reason {
        Reason::GameOver => return f.write_str("neither player can move: L and Q are left"),
        Reason::Occupied(owner) => write!(f, "{} has a disc there", name(owner))?,
        Reason::FlipsNothing | Reason::OffBoard(_) => {
            write!(f, "{mover} would flip nothing there")?;
        }
    }
    write!(f, ": {mover} can move to ")?;
    let mut squares = legal.iter();
    squares.try_for_each(|square| write!(f, "({},{})", square.row(), square.column()))
}

fn games(number: u64) -> String {
    format!("{number} game{}", if number == 1 { "" } else { "s" })
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Black => "Black",
        Player::White => "White",
    }
}
