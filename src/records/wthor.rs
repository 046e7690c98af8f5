//! The WTHOR database of the Fédération Française d'Othello, files `.wtb`,
//! after its published description,
//! <https://www.ffothello.org/wthor/Format_WThor.pdf>.
//!
//! ```text
//! header   16 bytes   date, number of games, year, size of the board, kind
//! game     68 bytes   tournament, two players (2 bytes each), Black's score,
//!                     the best possible score, 60 moves: column + 10 x row
//! ```
//!
//! Numbers are little endian, a move of 0 is none, passes are not stored. The
//! score gives the empty squares to the winner, and half of them each in a draw.

use std::io::{BufRead, Read};

use super::{Claim, Flaw, ReadError, Recorded, Replay};
use crate::rules::Square;

const HEADER: usize = 16;
const GAME: usize = 68;
const MOVES_FROM: usize = 8;

/// Whether a file that begins with these bytes is of this form: with a date,
/// which no text begins with.
#[must_use]
pub(super) fn begins(first: &[u8]) -> bool {
    matches!(first, [19..=21, 0..=99, 1..=12, 1..=31, ..])
}

/// The games of a file, one after the other.
pub(super) struct Reader<R> {
    file: R,
    /// What the header says; `None` until it has been read.
    said: Option<u32>,
    found: u32,
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub(super) const fn new(file: R) -> Reader<R> {
        Reader {
            file,
            said: None,
            found: 0,
        }
    }

    /// The next `N` bytes; `None` at the end of the file.
    fn block<const N: usize>(&mut self) -> Result<Option<[u8; N]>, ReadError> {
        let mut bytes = Vec::with_capacity(N);
        let mut limited = (&mut self.file).take(N as u64);
        limited.read_to_end(&mut bytes).map_err(ReadError::Io)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        let block = bytes.try_into();
        let block = block.map_err(|_| ReadError::File(Flaw::Truncated))?;
        Ok(Some(block))
    }

    /// The number of games that the header says.
    fn said(&mut self) -> Result<u32, ReadError> {
        if let Some(said) = self.said {
            return Ok(said);
        }
        let header = self.block::<HEADER>()?;
        let header = header.ok_or(ReadError::File(Flaw::Truncated))?;
        let [_, _, _, _, a, b, c, d, _, _, _, _, rows, kind, _, _] = header;
        if !matches!((rows, kind), (0 | 8, 0)) {
            return Err(ReadError::File(Flaw::Kind { rows, kind }));
        }
        Ok(*self.said.insert(u32::from_le_bytes([a, b, c, d])))
    }

    fn next_game(&mut self) -> Result<Option<Recorded>, ReadError> {
        let said = self.said()?;
        let found = self.found;
        let miscounted = |found| Err(ReadError::File(Flaw::Miscounted { said, found }));
        match self.block::<GAME>() {
            Ok(None) if found == said => Ok(None),
            Ok(None) => miscounted(Some(found)),
            Ok(Some(_)) | Err(ReadError::File(_)) if found == said => miscounted(None),
            Ok(Some(block)) => {
                self.found += 1;
                read(&block).map(Some).map_err(ReadError::Game)
            }
            Err(error) => Err(error),
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Recorded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_game().transpose()
    }
}

/// Replays the moves of one game.
fn read(block: &[u8; GAME]) -> Result<Recorded, Flaw> {
    let mut replay = Replay::default();
    // Behind the last move only: a 0 between two of them stands for no pass.
    let last = block.iter().rposition(|&byte| byte != 0).unwrap_or(0);
    for &byte in block.iter().take(last + 1).skip(MOVES_FROM) {
        let (row, column) = (usize::from(byte / 10), usize::from(byte % 10));
        let square = Square::new(row, column);
        replay.play(square.ok_or_else(|| replay.no_move(&byte.to_string()))?)?;
    }
    Ok(Recorded {
        game: replay.finish(),
        claim: Some(Claim::BlackOf64(usize::from(block[6]))),
        ..Recorded::default()
    })
}
