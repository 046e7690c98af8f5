//! How many rows and columns a board has.

use std::{fmt, str::FromStr};

use super::Square;

/// The rows and columns of a board, each from 4 to 26, not necessarily equal.
///
/// ```
/// use reversi::rules::BoardSize;
/// let size = BoardSize::new(4, 10).unwrap();
/// assert_eq!((size.rows(), size.columns()), (4, 10));
/// assert_eq!(size.last_square().to_string(), "j4");
/// assert!(BoardSize::new(3, 8).is_none());
/// assert_eq!("6x10".parse(), Ok(BoardSize::new(6, 10).unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    rows: usize,
    columns: usize,
}

impl BoardSize {
    /// The fewest rows or columns: 4.
    pub const MIN: usize = 4;
    /// The most rows or columns: 26, one for each letter.
    pub const MAX: usize = 26;
    /// The board of the published rules: 8 by 8.
    pub const STANDARD: BoardSize = BoardSize {
        rows: 8,
        columns: 8,
    };

    /// A size of `rows` by `columns`; `None` unless both are from 4 to 26.
    #[must_use]
    pub fn new(rows: usize, columns: usize) -> Option<BoardSize> {
        let allowed = Self::MIN..=Self::MAX;
        (allowed.contains(&rows) && allowed.contains(&columns))
            .then_some(BoardSize { rows, columns })
    }

    /// The number of rows, 4 to 26.
    #[must_use]
    pub const fn rows(self) -> usize {
        self.rows
    }

    /// The number of columns, 4 to 26.
    #[must_use]
    pub const fn columns(self) -> usize {
        self.columns
    }

    /// The size in as few signs as can be read again: `8`, `6x10`.
    #[must_use]
    pub fn shortest(self) -> String {
        if self.rows == self.columns {
            self.rows.to_string()
        } else {
            self.to_string()
        }
    }

    /// Whether a board of this size has `square`.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.row() <= self.rows && square.column() <= self.columns
    }

    /// The bottom right corner: `h8` on the standard board.
    #[must_use]
    pub fn last_square(self) -> Square {
        Square::at(self.rows - 1, self.columns - 1)
    }

    /// Every square, row by row from the top left corner.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Square::at(row, column)))
    }
}

/// A text names no size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASize;

/// Rows and columns, `6x10`.
impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

/// Reads rows and columns (`6x10`), or one number for both (`8`).
impl FromStr for BoardSize {
    type Err = NotASize;

    fn from_str(text: &str) -> Result<BoardSize, NotASize> {
        let number = |text: &str| -> Result<usize, NotASize> {
            let plain = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| plain).ok_or(NotASize)
        };
        let (rows, columns) = text.split_once(['x', 'X']).unwrap_or((text, text));
        BoardSize::new(number(rows)?, number(columns)?).ok_or(NotASize)
    }
}

impl Default for BoardSize {
    fn default() -> BoardSize {
        BoardSize::STANDARD
    }
}
