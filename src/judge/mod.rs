//! The batch protocol: positions and commands in, answers out.
//!
//! The first line is the number of games. A game is 8 lines of 8 squares (`-`,
//! `B`, `W`), a line `B` or `W` for the player to move, and commands, one a
//! line: `L` lists the legal moves, `M35` moves to row 3, column 5 (after a
//! pass, if the player to move has to), `Q` prints the board and ends the game.
//!
//! ```
//! use reversi::judge::{self, Style};
//! let rows = ["--------"; 3].join("\n");
//! let game = format!("1\n{rows}\n---WB---\n---BW---\n{rows}\nB\nL\nM34\n");
//! let mut answers = Vec::new();
//! judge::run(game.as_bytes(), &mut answers, Style::Seed).unwrap();
//! assert!(answers.starts_with(b"(3,4)(4,3)(5,6)(6,5)\nBlack-4 White-1\n--------\n"));
//! ```
//!
//! Carriage returns, blanks at the end of a line, empty lines at the end of the
//! input, a byte order mark, and a last `Q` or line ending that is not there do
//! no harm. Everything else that is not in the protocol is a [`Mistake`].
//!
//! The input streams through one block and the answers through another, so
//! that memory does not grow with either. Answers are handed over before every
//! read: whoever waits for an answer before asking on gets it.

mod answers;
mod bytes;
mod generate;
mod lines;
mod mistake;
mod move_list;
mod parse;
mod protocol;

use std::io::{Read, Write};

use answers::Answers;
pub use generate::generate;
use lines::{Block, Reading};
pub use mistake::{Error, Expected, Found, Mistake, MistakeKind};
use protocol::Protocol;

/// How answers are set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// `(3,5)(4,6)` and `Black-1 White-4`.
    #[default]
    Seed,
    /// `(3,5) (4,6)` and `Black -  1 White -  4`, as problem 220 of the
    /// online judge of the University of Valladolid wants it.
    Uva,
}

/// Answers every command of `input` on `output`.
///
/// ```
/// use reversi::judge::{Style, run};
/// let row = "--------\n";
/// let opening = row.repeat(3) + "---WB---\n---BW---\n" + &row.repeat(3);
/// let mut answers = Vec::new();
/// run(format!("1\n{opening}B\nL\n").as_bytes(), &mut answers, Style::Uva).unwrap();
/// assert!(answers.starts_with(b"(3,4) (4,3) (5,6) (6,5)\n"));
/// ```
///
/// # Errors
/// The first thing wrong with the input, or an input or output that fails.
/// Whatever was answered before that has been written.
pub fn run(input: impl Read, output: impl Write, style: Style) -> Result<(), Error> {
    let mut protocol = Protocol::new(Answers::new(output, style));
    let verdict = follow(&mut protocol, Block::new(input));
    protocol.send_answers()?;
    verdict
}

/// Takes the protocol through an input to its end.
fn follow<R: Read, W: Write>(protocol: &mut Protocol<W>, mut block: Block<R>) -> Result<(), Error> {
    loop {
        protocol.send_answers()?;
        match block.read_on().map_err(Error::Read)? {
            Reading::More => block.take_lines(|line| protocol.line(line))?,
            Reading::TooLong => return protocol.too_long_line(block.rest()),
            Reading::End if block.rest().is_empty() => return protocol.end(),
            Reading::End => {
                protocol.line(block.rest())?;
                return protocol.end();
            }
        }
    }
}
