//! The picture of a disc: a round patch in its owner's colour with a sign on it.
//!
//! The sign grows with the disc, for those who sit far away from a projector:
//!
//! ```text
//!                 . \   / .       . /-\ .
//!  X   (O)        .  \ /  .       ./   \.
//!                 .   X   .       (  O  )
//!                 .  / \  .       .\   /.
//!                 . /   \ .       . \-/ .
//! ```

use std::cmp::Ordering;

use super::{Layout, Theme};
use crate::easy_curses::{Frame, Style};
use crate::rules::{Player, Square};

/// What there is to say of a disc beyond whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct News {
    /// The last move flipped it.
    pub(super) flipped: bool,
    /// A move at the cursor would flip it.
    pub(super) would_flip: bool,
}

/// Draws a disc on its square.
pub(super) fn draw(
    frame: &mut Frame,
    layout: &Layout,
    theme: &Theme,
    (square, owner): (Square, Player),
    news: News,
) {
    let disc = Disc {
        layout,
        theme,
        square,
        owner,
    };
    disc.patch(frame);
    disc.sign(frame);
    disc.letter(frame, news);
}

struct Disc<'a> {
    layout: &'a Layout,
    theme: &'a Theme,
    square: Square,
    owner: Player,
}

/// How many half columns the rounding of a disc takes off both ends of a row,
/// in the row's upper and lower half.
type Inset = [usize; 2];

impl Disc<'_> {
    fn style(&self) -> Style {
        self.theme.disc(self.owner)
    }

    /// The round ground, without its sign.
    fn patch(&self, frame: &mut Frame) {
        let (top, left) = self.layout.corner(self.square);
        let (rows, columns) = self.layout.disc();
        let edge = self.theme.edge(self.owner);
        for down in 0..rows {
            let row = top + down;
            let inset = match edge {
                Some(_) => inset(down, rows, columns),
                None => [2 * first_inside(down, rows, columns); 2],
            };
            let whole = inset[0].max(inset[1]).div_ceil(2);
            frame.fill(row, left + whole..left + columns - whole, self.style());
            if let Some(edge) = edge {
                self.edges(frame, row, inset, edge);
            }
        }
    }

    /// The cells at both ends of a row that the patch fills in part.
    fn edges(&self, frame: &mut Frame, row: usize, inset: Inset, style: Style) {
        let (_, left) = self.layout.corner(self.square);
        let (_, columns) = self.layout.disc();
        for column in 0..inset.into_iter().max().unwrap_or(0).div_ceil(2) {
            if let Some([sign, mirrored]) = quadrants(inset, column) {
                frame.print(row, left + column, sign, style);
                frame.print(row, left + columns - 1 - column, mirrored, style);
            }
        }
    }

    /// The strokes of the sign around its letter. Blue's sign is round: where
    /// there is no room for strokes, its disc has round ends.
    fn sign(&self, frame: &mut Frame) {
        let (rows, _) = self.layout.disc();
        let reach = (rows - 1) / 2;
        match self.owner {
            Player::Black => self.cross(frame, reach),
            Player::White if reach == 0 => self.round_ends(frame),
            Player::White => self.ring(frame, reach),
        }
    }

    fn cross(&self, frame: &mut Frame, reach: usize) {
        let (row, column) = self.layout.center(self.square);
        for away in 1..=reach {
            for (row, signs) in [(row - away, ["\\", "/"]), (row + away, ["/", "\\"])] {
                frame.print(row, column - away, signs[0], self.style());
                frame.print(row, column + away, signs[1], self.style());
            }
        }
    }

    fn ring(&self, frame: &mut Frame, reach: usize) {
        let (row, column) = self.layout.center(self.square);
        let side = reach + 1;
        frame.print(row, column - side, "(", self.style());
        frame.print(row, column + side, ")", self.style());
        for away in 1..=reach {
            let side = side - away;
            for (row, signs) in [(row - away, ["/", "\\"]), (row + away, ["\\", "/"])] {
                frame.print(row, column - side, signs[0], self.style());
                frame.print(row, column + side, signs[1], self.style());
            }
        }
        for row in [row - reach, row + reach] {
            frame.print(row, column, "-", self.style());
        }
    }

    fn round_ends(&self, frame: &mut Frame) {
        let (top, left) = self.layout.corner(self.square);
        let (rows, columns) = self.layout.disc();
        if columns == 1 {
            return;
        }
        if rows > 1 && self.theme.edge(self.owner).is_some() {
            // The patch itself is round.
            let (row, column) = self.layout.center(self.square);
            frame.print(row, column - 1, "(", self.style());
            frame.print(row, column + 1, ")", self.style());
            return;
        }
        for down in 0..rows {
            let inset = first_inside(down, rows, columns);
            frame.print(top + down, left + inset, "(", self.style());
            frame.print(top + down, left + columns - 1 - inset, ")", self.style());
        }
    }

    /// The letter in the middle, and what there is to say of the disc: a small
    /// letter if it would flip, strokes beside it if it was flipped.
    fn letter(&self, frame: &mut Frame, news: News) {
        let (row, column) = self.layout.center(self.square);
        let letters = match self.owner {
            Player::Black => ["X", "x"],
            Player::White => ["O", "o"],
        };
        if news.would_flip {
            self.hole(frame, row, column);
        }
        frame.overprint(row, column, letters[usize::from(news.would_flip)]);
        if news.flipped {
            self.strokes(frame, row, column);
        }
    }

    /// The smallest cells have room for one stroke alone, in the gap before the
    /// disc.
    fn strokes(&self, frame: &mut Frame, row: usize, column: usize) {
        frame.overprint(row, column - 1, "-");
        if self.layout.scale() > 1 {
            frame.overprint(row, column + 1, "-");
        }
    }

    /// Around the letter of a large disc. In small ones a change of colours in
    /// each would cost the terminal more than all the rest of a move of the
    /// cursor.
    fn hole(&self, frame: &mut Frame, row: usize, column: usize) {
        if self.layout.scale() > 2 {
            let style = self.theme.hollow(self.owner);
            frame.fill(row, column - 1..column + 2, style);
        }
    }
}

/// What a row of a disc leaves of its ends where cells are filled by quarters, of
/// which those with the upper or lower half alone are left out: some terminals draw
/// them two columns wide.
fn inset(row: usize, rows: usize, columns: usize) -> Inset {
    let half = |index| first_inside(index, 2 * rows, 2 * columns);
    let [upper, lower] = [half(2 * row), half(2 * row + 1)];
    let at_most = |other: usize| 2 * other.div_ceil(2) + 1;
    match upper.cmp(&lower) {
        Ordering::Equal => [upper.next_multiple_of(2); 2],
        Ordering::Greater => [upper.min(at_most(lower)), lower],
        Ordering::Less => [upper, lower.min(at_most(upper))],
    }
}

/// The first part of a row, of so many rows and parts a row, whose middle lies
/// inside the ellipse that fills the disc's rectangle. Where cells are filled
/// whole, a part is a column.
fn first_inside(row: usize, rows: usize, parts: usize) -> usize {
    let from_middle = |index: usize, length: usize| (2 * index + 1).abs_diff(length);
    let down = from_middle(row, rows) * parts;
    (0..parts / 2)
        .find(|&part| {
            let across = from_middle(part, parts) * rows;
            down * down + across * across <= (rows * parts).pow(2)
        })
        .unwrap_or(parts / 2)
}

/// The sign for a cell that is filled in part, at the left end of a row and
/// mirrored at the right one; `None` for a cell that is empty or full.
const fn quadrants([upper, lower]: Inset, column: usize) -> Option<[&'static str; 2]> {
    let (left, right) = (2 * column, 2 * column + 1);
    let [above, below] = [
        [left >= upper, right >= upper],
        [left >= lower, right >= lower],
    ];
    match (above, below) {
        ([false, false], [false, true]) => Some(["\u{2597}", "\u{2596}"]),
        ([false, true], [true, true]) => Some(["\u{259F}", "\u{2599}"]),
        ([false, true], [false, false]) => Some(["\u{259D}", "\u{2598}"]),
        ([true, true], [false, true]) => Some(["\u{259C}", "\u{259B}"]),
        _ => None,
    }
}
