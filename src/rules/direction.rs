//! The eight ways a line of discs can run.

/// One of the eight directions from a square, as a compass shows them with
/// row 1 to the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up the column.
    North,
    /// Up and to the right.
    NorthEast,
    /// Along the row to the right.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down the column.
    South,
    /// Down and to the left.
    SouthWest,
    /// Along the row to the left.
    West,
    /// Up and to the left.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// One step: rows downwards and columns to the right, each -1, 0 or 1.
    #[must_use]
    pub const fn step(self) -> (isize, isize) {
        match self {
            Direction::North => (-1, 0),
            Direction::NorthEast => (-1, 1),
            Direction::East => (0, 1),
            Direction::SouthEast => (1, 1),
            Direction::South => (1, 0),
            Direction::SouthWest => (1, -1),
            Direction::West => (0, -1),
            Direction::NorthWest => (-1, -1),
        }
    }
}
