//! Squares by name: `d3` is column d, row 3.

use std::{fmt, str::FromStr};

use super::{BoardSize, Direction};

/// A row and a column: `d3` is the fourth column from the left and the third
/// row from the top.
///
/// ```text
///      a   b   c   d
///   1  a1  b1  c1  d1
///   2  a2  b2  c2  d2
///   3  a3  b3  c3  d3
/// ```
///
/// Every square lies on the largest board (a1 to z26). Whether a smaller board
/// has it is that board's to say: [`BoardSize::contains`].
///
/// ```
/// use reversi::rules::Square;
/// let square: Square = "D3".parse().unwrap();
/// assert_eq!((square.row(), square.column()), (3, 4));
/// assert_eq!(square.to_string(), "d3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    row: u8,
    column: u8,
}

/// Why a text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASquare {
    /// A column letter without a row, or a row number without a column.
    HalfGiven,
    /// Not written as a letter and a number.
    Malformed,
    /// Written as a square, but on no board: rows end at 26.
    OutOfRange,
}

impl Square {
    /// The square at a row and column counted from 1; `None` beyond 26.
    #[must_use]
    #[inline]
    pub fn new(row: usize, column: usize) -> Option<Square> {
        let on_largest = 1..=BoardSize::MAX;
        (on_largest.contains(&row) && on_largest.contains(&column))
            .then(|| Square::at(row - 1, column - 1))
    }

    /// The square at a row and column counted from 0, both below 26.
    pub(super) fn at(row: usize, column: usize) -> Square {
        debug_assert!(row < BoardSize::MAX && column < BoardSize::MAX);
        Square {
            row: row as u8,
            column: column as u8,
        }
    }

    /// The row, counted from 1 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize + 1
    }

    /// The column, counted from 1 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize + 1
    }

    /// The letter of the column, in lower case.
    #[must_use]
    pub const fn column_letter(self) -> char {
        (b'a' + self.column) as char
    }

    /// Row and column counted from 0, as arrays want them.
    pub(super) const fn indices(self) -> (usize, usize) {
        (self.row as usize, self.column as usize)
    }

    /// The neighbour in a direction, unless it lies beyond the largest board.
    #[must_use]
    pub fn neighbour(self, direction: Direction) -> Option<Square> {
        let (down, right) = direction.step();
        Square::new(
            self.row().checked_add_signed(down)?,
            self.column().checked_add_signed(right)?,
        )
    }
}

/// The square's name in lower case: `d3`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads exactly a letter and a row number without leading zeros: `d3`, `D3`,
/// `j10`. Nothing is clipped or skipped to make a square out of other text.
impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let bytes = text.as_bytes();
        match *bytes {
            [only] if only.is_ascii_alphabetic() => Err(NotASquare::HalfGiven),
            [_, ..] if bytes.iter().all(u8::is_ascii_digit) => Err(NotASquare::HalfGiven),
            [letter, first, ref rest @ ..]
                if letter.is_ascii_alphabetic()
                    && matches!(first, b'1'..=b'9')
                    && rest.iter().all(u8::is_ascii_digit) =>
            {
                let column = usize::from(letter.to_ascii_lowercase() - b'a') + 1;
                let row = text[1..].parse().map_err(|_| NotASquare::OutOfRange)?;
                Square::new(row, column).ok_or(NotASquare::OutOfRange)
            }
            _ => Err(NotASquare::Malformed),
        }
    }
}
