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

use std::io::{BufRead, ErrorKind};

use super::{Claim, Flaw, ReadError, Recorded, Replay};
use crate::rules::Square;

const HEADER: usize = 16;
const GAME: usize = 68;
const MOVES_FROM: usize = 8;

/// Whether a file that begins with these bytes is of this form. Its header
/// holds a date, and a board of 8 x 8 is written as 0 or 8.
#[must_use]
pub fn begins(first: &[u8]) -> bool {
    matches!(
        first.get(..HEADER),
        Some(&[19..=21, 0..=99, 1..=12, 1..=31, .., 0 | 8, 0, _, _])
    )
}

/// The games of a file, one after the other.
pub struct Reader<R> {
    file: R,
    begun: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub const fn new(file: R) -> Reader<R> {
        Reader { file, begun: false }
    }

    /// The next `N` bytes; `None` at the end of the file.
    fn block<const N: usize>(&mut self) -> Result<Option<[u8; N]>, ReadError> {
        if self.file.fill_buf().map_err(ReadError::Io)?.is_empty() {
            return Ok(None);
        }
        let mut block = [0; N];
        match self.file.read_exact(&mut block) {
            Ok(()) => Ok(Some(block)),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                Err(ReadError::File(Flaw::Truncated))
            }
            Err(error) => Err(ReadError::Io(error)),
        }
    }

    fn next_game(&mut self) -> Result<Option<Recorded>, ReadError> {
        if !self.begun {
            self.begun = true;
            self.block::<HEADER>()?;
        }
        let Some(block) = self.block::<GAME>()? else {
            return Ok(None);
        };
        read(&block).map(Some).map_err(ReadError::Game)
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
    for &byte in block[MOVES_FROM..].iter().take_while(|&&byte| byte != 0) {
        let (row, column) = (usize::from(byte / 10), usize::from(byte % 10));
        let square =
            Square::new(row, column).ok_or_else(|| Flaw::Field("move", byte.to_string()))?;
        replay.play(square)?;
    }
    Ok(Recorded {
        game: replay.finish(),
        claim: Some(Claim::BlackOf64(usize::from(block[6]))),
        ..Recorded::default()
    })
}
