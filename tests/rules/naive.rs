//! The rules once more, as plainly as they can be written: from each square,
//! walk each ray. Shares no code with the board under test; slow, and obviously
//! right. The tests use it as their oracle, the benchmark as its anchor.

use reversi::rules::{GameBoard, GameState, Player, Square, Tile};

/// Rows downwards and columns to the right, clockwise from the north.
const STEPS: [(isize, isize); 8] = [
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
];

/// A plain copy of a board's tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid(Vec<Vec<Tile>>);

impl Grid {
    /// Copies a board.
    pub fn of(board: &GameBoard) -> Grid {
        Grid(board.rows().map(<[Tile]>::to_vec).collect())
    }

    /// Every square on which `mover` may put a disc, in reading order: those from
    /// which something flips.
    pub fn legal_moves(&self, mover: Player) -> Vec<Square> {
        let (rows, columns) = (self.0.len(), self.0[0].len());
        let squares =
            (0..rows * columns).filter_map(|at| Square::new(at / columns + 1, at % columns + 1));
        let is_legal = |square: &Square| !self.flips(*square, mover).is_empty();
        squares.filter(is_legal).collect()
    }

    /// The discs that `mover` flips from `square`, line by line clockwise from
    /// the north, each line outwards. None if the move is illegal.
    pub fn flips(&self, square: Square, mover: Player) -> Vec<Square> {
        let (row, column) = (square.row() as isize, square.column() as isize);
        let mut flips = Vec::new();
        if self.tile(row, column) == Some(Tile::Empty) {
            for (down, right) in STEPS {
                for far in 1..=self.outflanked(row, column, (down, right), mover) {
                    let (row, column) = (row + far * down, column + far * right);
                    flips.extend(square_at(row, column));
                }
            }
        }
        flips
    }

    /// Puts a disc of `mover` on a square and turns over what it flips.
    pub fn play(&mut self, square: Square, mover: Player) {
        for changed in self.flips(square, mover).into_iter().chain([square]) {
            self.0[changed.row() - 1][changed.column() - 1] = mover.tile();
        }
    }

    /// How the game stands: over by count once neither player can move.
    pub fn state(&self) -> GameState {
        let stuck = |player: &Player| self.legal_moves(*player).is_empty();
        let discs = |tile: Tile| {
            self.0
                .iter()
                .flatten()
                .filter(|&&held| held == tile)
                .count()
        };
        let (black, white) = (discs(Tile::Black), discs(Tile::White));
        match Player::BOTH.iter().all(stuck) {
            false => GameState::InProgress,
            true if black > white => GameState::BlackWon,
            true if black < white => GameState::WhiteWon,
            true => GameState::Tie,
        }
    }

    /// How many discs `mover` outflanks along one ray.
    fn outflanked(&self, row: isize, column: isize, step: (isize, isize), mover: Player) -> isize {
        let mut discs = 0;
        loop {
            let far = discs + 1;
            match self.tile(row + far * step.0, column + far * step.1) {
                Some(tile) if tile == mover.opponent().tile() => discs = far,
                Some(tile) if tile == mover.tile() => return discs,
                _ => return 0,
            }
        }
    }

    /// The tile at a row and column counted from 1, unless off the board.
    fn tile(&self, row: isize, column: isize) -> Option<Tile> {
        let row = self.0.get(usize::try_from(row - 1).ok()?)?;
        row.get(usize::try_from(column - 1).ok()?).copied()
    }
}

/// The square at a row and column counted from 1.
fn square_at(row: isize, column: isize) -> Option<Square> {
    Square::new(row.try_into().ok()?, column.try_into().ok()?)
}
