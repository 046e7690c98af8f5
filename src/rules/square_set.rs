//! A set of squares, kept as one bit mask a row.

use std::fmt;

use super::{BoardSize, Square};

/// Some squares of a board, in reading order: row by row from the top, each
/// row from the left.
///
/// ```
/// use reversi::rules::{GameBoard, Player};
/// let legal = GameBoard::default().legal_moves(Player::Black);
/// let names: Vec<String> = legal.iter().map(|square| square.to_string()).collect();
/// assert_eq!(names, ["d3", "c4", "f5", "e6"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SquareSet {
    /// Bit `c` of `rows[r]` stands for the square in row `r`, column `c`,
    /// both counted from 0.
    pub(super) rows: [u32; BoardSize::MAX],
}

impl SquareSet {
    /// How many squares there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// Whether `square` is one of them.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        let (row, column) = square.indices();
        self.rows[row] & (1 << column) != 0
    }

    /// The squares, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        let rows = self.rows;
        (0..BoardSize::MAX).flat_map(move |row| {
            let mut left = rows[row];
            std::iter::from_fn(move || {
                let column = left.trailing_zeros() as usize;
                (left != 0).then(|| {
                    left &= left - 1;
                    Square::at(row, column)
                })
            })
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::default();
        for square in squares {
            let (row, column) = square.indices();
            set.rows[row] |= 1 << column;
        }
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
