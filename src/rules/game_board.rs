//! The grid of tiles: everything that can be said of a position without
//! knowing whose turn it is or what came before.

use std::fmt;

use super::{
    BoardSize, Direction, Explanation, IllegalMove, Player, Ray, RayEnd, Reason, Square, SquareSet,
    Tile,
    mobility::{self, RowMasks},
};

/// A board of any size from 4 x 4 to 26 x 26.
///
/// Its only state is a two-dimensional array of [`Tile`]s. The rules are those
/// of the World Othello Federation, with the opening of the standard board
/// carried over to other sizes.
///
/// ```
/// use reversi::rules::{GameBoard, Player};
/// let mut board = GameBoard::default();
/// let flipped = board.place("d3".parse().unwrap(), Player::Black).unwrap();
/// assert_eq!(flipped, ["d4".parse().unwrap()]);
/// assert_eq!((board.count(Player::Black), board.count(Player::White)), (4, 1));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct GameBoard {
    size: BoardSize,
    /// Rows from the top, columns from the left. What lies beyond `size`
    /// stays empty, so that equal boards are equal arrays. Rows are as long as
    /// the search for legal moves likes to take them in.
    tiles: [[Tile; mobility::PADDED_ROW]; BoardSize::MAX],
}

/// How a game on a board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// At least one player can move.
    InProgress,
    /// Neither can move and Black has more discs.
    BlackWon,
    /// Neither can move and White has more discs.
    WhiteWon,
    /// Neither can move and the discs are equal.
    Tie,
}

impl GameState {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            GameState::BlackWon => Some(Player::Black),
            GameState::WhiteWon => Some(Player::White),
            GameState::InProgress | GameState::Tie => None,
        }
    }
}

impl GameBoard {
    /// The opening: two discs of each colour crosswise on the centre squares.
    #[must_use]
    pub fn new(size: BoardSize) -> GameBoard {
        let mut board = GameBoard::empty(size);
        let (row, column) = (size.rows() / 2 - 1, size.columns() / 2 - 1);
        board.tiles[row][column] = Tile::White;
        board.tiles[row][column + 1] = Tile::Black;
        board.tiles[row + 1][column] = Tile::Black;
        board.tiles[row + 1][column + 1] = Tile::White;
        board
    }

    /// A board without discs, to set a position up on.
    #[must_use]
    pub const fn empty(size: BoardSize) -> GameBoard {
        GameBoard {
            size,
            tiles: [[Tile::Empty; mobility::PADDED_ROW]; BoardSize::MAX],
        }
    }

    /// The rows and columns of this board.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// What a square holds; `None` where the board has no such square.
    #[must_use]
    pub fn tile(&self, square: Square) -> Option<Tile> {
        let (row, column) = square.indices();
        self.size.contains(square).then(|| self.tiles[row][column])
    }

    /// Puts a tile on a square outside the rules, to set a position up.
    ///
    /// # Errors
    /// [`Reason::OffBoard`] where the board has no such square; nothing changes.
    pub fn set(&mut self, square: Square, tile: Tile) -> Result<(), IllegalMove> {
        if !self.size.contains(square) {
            return Err(IllegalMove {
                square,
                reason: Reason::OffBoard(self.size),
            });
        }
        self.put(square, tile);
        Ok(())
    }

    fn put(&mut self, square: Square, tile: Tile) {
        let (row, column) = square.indices();
        self.tiles[row][column] = tile;
    }

    /// The rows from the top, each a slice of its tiles from the left.
    pub fn rows(&self) -> impl Iterator<Item = &[Tile]> {
        self.tiles[..self.size.rows()]
            .iter()
            .map(|row| &row[..self.size.columns()])
    }

    /// How many discs a player has on the board. This is the score.
    #[must_use]
    pub fn count(&self, player: Player) -> usize {
        let discs = |row: &[Tile]| row.iter().filter(|&&tile| tile == player.tile()).count();
        self.rows().map(discs).sum()
    }

    /// How the game stands: over when neither player can move.
    #[must_use]
    pub fn state(&self) -> GameState {
        if Player::BOTH
            .iter()
            .any(|&player| self.has_valid_move(player))
        {
            return GameState::InProgress;
        }
        match self.count(Player::Black).cmp(&self.count(Player::White)) {
            std::cmp::Ordering::Greater => GameState::BlackWon,
            std::cmp::Ordering::Less => GameState::WhiteWon,
            std::cmp::Ordering::Equal => GameState::Tie,
        }
    }

    /// Every square on which `player` may put a disc.
    #[must_use]
    pub fn legal_moves(&self, player: Player) -> SquareSet {
        mobility::legal_moves(&self.row_masks(player))
    }

    /// Whether `player` has a legal move at all.
    #[must_use]
    pub fn has_valid_move(&self, player: Player) -> bool {
        !self.legal_moves(player).is_empty()
    }

    /// Whether `player` may put a disc on `square`.
    #[must_use]
    pub fn is_legal(&self, square: Square, player: Player) -> bool {
        self.legal_moves(player).contains(square)
    }

    /// The discs that a move of `player` on `square` flips, line by line
    /// clockwise from the north, each line from the placed disc outwards.
    ///
    /// # Errors
    /// Names what speaks against the move: off the board, occupied, or nothing
    /// to flip.
    pub fn flips(&self, square: Square, player: Player) -> Result<Vec<Square>, IllegalMove> {
        let reason = match self.explain(square, player) {
            Explanation::OffBoard(size) => Reason::OffBoard(size),
            Explanation::Occupied(owner) => Reason::Occupied(owner),
            Explanation::Rays(rays) => {
                let flipping = rays.iter().filter(|ray| ray.flips());
                let flips: Vec<Square> = flipping.flat_map(|ray| ray.squares(square)).collect();
                if !flips.is_empty() {
                    return Ok(flips);
                }
                Reason::FlipsNothing
            }
        };
        Err(IllegalMove { square, reason })
    }

    /// Puts a disc of `player` on `square` and flips every disc it outflanks;
    /// returns those discs in the order of [`GameBoard::flips`].
    ///
    /// # Errors
    /// As [`GameBoard::flips`]; the board is then as it was.
    pub fn place(&mut self, square: Square, player: Player) -> Result<Vec<Square>, IllegalMove> {
        let flips = self.flips(square, player)?;
        self.put(square, player.tile());
        for &flipped in &flips {
            self.put(flipped, player.tile());
        }
        Ok(flips)
    }

    /// Why `player` may or may not put a disc on `square`.
    #[must_use]
    pub fn explain(&self, square: Square, player: Player) -> Explanation {
        match self.tile(square).map(Tile::owner) {
            None => Explanation::OffBoard(self.size),
            Some(Some(owner)) => Explanation::Occupied(owner),
            Some(None) => Explanation::Rays(
                Direction::ALL.map(|direction| self.ray(square, direction, player)),
            ),
        }
    }

    /// This board, to be shown in plain lines with a `*` on each of `marks`.
    ///
    /// ```
    /// # use reversi::rules::{BoardSize, GameBoard, Player};
    /// let board = GameBoard::new(BoardSize::new(4, 4).unwrap());
    /// let marked = board.marked(&board.legal_moves(Player::Black));
    /// let lines = ["  a b c d", "1 . * . .", "2 * O X .", "3 . X O *", "4 . . * ."];
    /// assert_eq!(marked.to_string(), lines.join("\n") + "\n");
    /// ```
    #[must_use]
    pub const fn marked(&self, marks: &SquareSet) -> MarkedBoard<'_> {
        MarkedBoard {
            board: self,
            marks: *marks,
        }
    }

    /// Walks from `origin` over the opposing discs to whatever ends them.
    fn ray(&self, origin: Square, direction: Direction, player: Player) -> Ray {
        let mut discs = 0;
        let mut here = origin;
        let end = loop {
            let next = here.neighbour(direction);
            match next.and_then(|square| Some((square, self.tile(square)?.owner()))) {
                None => break RayEnd::Edge,
                Some((square, None)) => break RayEnd::Empty(square),
                Some((square, Some(owner))) if owner == player => break RayEnd::Own(square),
                Some((square, Some(_))) => here = square,
            }
            discs += 1;
        };
        Ray {
            direction,
            discs,
            end,
        }
    }

    /// The position as `player` sees it, for the search for legal moves.
    fn row_masks(&self, player: Player) -> RowMasks {
        let mut masks = RowMasks::new(self.size);
        for (row, tiles) in self.tiles[..self.size.rows()].iter().enumerate() {
            let [black, white] = mobility::colors(tiles, self.size.columns());
            (masks.mine[row], masks.theirs[row]) = match player {
                Player::Black => (black, white),
                Player::White => (white, black),
            };
        }
        masks
    }
}

impl Default for GameBoard {
    fn default() -> GameBoard {
        GameBoard::new(BoardSize::default())
    }
}

/// A board with some of its squares marked, to be shown in plain lines: see
/// [`GameBoard::marked`].
#[derive(Clone, Copy, Debug)]
pub struct MarkedBoard<'a> {
    board: &'a GameBoard,
    marks: SquareSet,
}

/// The board in plain lines, with column letters and row numbers.
///
/// ```
/// # use reversi::rules::{BoardSize, GameBoard};
/// let board = GameBoard::new(BoardSize::new(4, 4).unwrap());
/// let lines = ["  a b c d", "1 . . . .", "2 . O X .", "3 . X O .", "4 . . . ."];
/// assert_eq!(board.to_string(), lines.join("\n") + "\n");
/// ```
impl fmt::Display for GameBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.marked(&SquareSet::default()), f)
    }
}

impl fmt::Display for MarkedBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board.size;
        let label_width = size.rows().to_string().len();
        write!(f, "{:label_width$}", "")?;
        for square in size.squares().take(size.columns()) {
            write!(f, " {}", square.column_letter())?;
        }
        for square in size.squares() {
            let (row, column) = square.indices();
            if column == 0 {
                write!(f, "\n{:label_width$}", square.row())?;
            }
            if self.marks.contains(square) {
                write!(f, " *")?;
            } else {
                write!(f, " {}", self.board.tiles[row][column])?;
            }
        }
        writeln!(f)
    }
}

impl fmt::Debug for GameBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
