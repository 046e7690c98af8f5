//! Why a move is legal or not, as a value.

use super::{BoardSize, Direction, Player, Square};

/// What a player finds in one direction from an empty square: a run of
/// opposing discs, and what stands behind it.
///
/// ```text
///   . O O X     from the dot eastwards: two discs, then an own disc: they flip
///   . O O .     two discs, then an empty square: nothing flips
///   . O O |     two discs, then the edge: nothing flips
///   . X         no opposing disc beside the square: nothing flips
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Where the ray runs to.
    pub direction: Direction,
    /// How many opposing discs lie in an unbroken line beside the square.
    pub discs: usize,
    /// What comes after them.
    pub end: RayEnd,
}

/// What ends a run of opposing discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RayEnd {
    /// The nearest disc of the mover's own colour.
    Own(Square),
    /// An empty square.
    Empty(Square),
    /// The edge of the board.
    Edge,
}

impl Ray {
    /// Whether the discs on this ray are outflanked.
    #[must_use]
    pub const fn flips(&self) -> bool {
        self.discs > 0 && matches!(self.end, RayEnd::Own(_))
    }

    /// The opposing discs on the ray, nearest first, seen from `origin`.
    pub fn squares(&self, origin: Square) -> impl Iterator<Item = Square> {
        let direction = self.direction;
        std::iter::successors(origin.neighbour(direction), move |square| {
            square.neighbour(direction)
        })
        .take(self.discs)
    }
}

/// Why a player may or may not put a disc on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The board has no such square.
    OffBoard(BoardSize),
    /// A disc of this player lies there already.
    Occupied(Player),
    /// The square is empty: these are the eight rays from it, clockwise from
    /// the north. The move is legal if at least one of them flips.
    Rays([Ray; 8]),
}

/// Why a move was refused. A refused move changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The board, of this size, has no such square.
    OffBoard(BoardSize),
    /// A disc of this player lies there already.
    Occupied(Player),
    /// No opposing disc is outflanked from there.
    FlipsNothing,
    /// Neither player can move any more.
    GameOver,
}

/// A move that was refused: where, by whom, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The square the disc was meant for.
    pub square: Square,
    /// What speaks against it.
    pub reason: Reason,
}
