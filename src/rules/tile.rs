//! What a square holds, and who plays.

use std::fmt;

/// What one square of the board holds.
///
/// Red's discs are `Black` and Blue's are `White`: the names of the rules and
/// of every record format. A disc flips to the other colour; an empty square
/// stays empty.
///
/// ```
/// use reversi::rules::Tile;
/// assert_eq!(Tile::Black.flipped(), Tile::White);
/// assert_eq!(Tile::Empty.flipped(), Tile::Empty);
/// assert_eq!(Tile::White.to_string(), "O");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tile {
    /// No disc.
    #[default]
    Empty = 0,
    /// A disc of the first player, Red.
    Black = 1,
    /// A disc of the second player, Blue.
    White = 2,
}

impl Tile {
    /// The tile after its disc is turned over.
    #[must_use]
    pub const fn flipped(self) -> Tile {
        match self {
            Tile::Empty => Tile::Empty,
            Tile::Black => Tile::White,
            Tile::White => Tile::Black,
        }
    }

    /// Whose disc lies here, if any.
    #[must_use]
    pub const fn owner(self) -> Option<Player> {
        match self {
            Tile::Empty => None,
            Tile::Black => Some(Player::Black),
            Tile::White => Some(Player::White),
        }
    }
}

/// The tile as a board in plain lines shows it: `X`, `O` or `.`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Tile::Empty => ".",
            Tile::Black => "X",
            Tile::White => "O",
        })
    }
}

/// One of the two players. A turn is always a player's, never `Empty`'s.
///
/// ```
/// use reversi::rules::{Player, Tile};
/// assert_eq!(Player::Black.opponent(), Player::White);
/// assert_eq!(Player::White.tile(), Tile::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The first player: Red on screen.
    Black,
    /// The second player: Blue on screen.
    White,
}

impl Player {
    /// Both players, the first to move first.
    pub const BOTH: [Player; 2] = [Player::Black, Player::White];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::Black => Player::White,
            Player::White => Player::Black,
        }
    }

    /// The tile that shows this player's disc.
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Player::Black => Tile::Black,
            Player::White => Tile::White,
        }
    }
}
