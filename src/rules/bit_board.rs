//! The 8 x 8 board as two 64-bit words, for work on many positions.

use super::{BoardSize, GameBoard, Player, Square, Tile};

/// A position on the standard board. Every set of squares is one word:
///
/// ```text
///        a   b       h
///   1    0   1  ...  7     bit 8 * row + column, both counted from 0,
///   2    8   9  ... 15     so that ascending bits are in reading order
///   8   56  57  ... 63
/// ```
///
/// [`GameBoard`] says what the rules are and takes every size. This board says
/// the same of one size, faster, and is tested equal to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BitBoard {
    /// The discs of Black and of White; no square is in both.
    discs: [u64; 2],
}

/// Columns b to g. A line along a row or a diagonal ends at columns a and h,
/// so only discs between them can be outflanked; this also stops a shift
/// from wrapping round an edge.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The four ways a line can lie: how far apart its squares are, and where the
/// discs of such a line can be outflanked. Each way is walked up and down.
const WAYS: [(u32, u64); 4] = [
    (1, INNER_COLUMNS),
    (7, INNER_COLUMNS),
    (8, u64::MAX),
    (9, INNER_COLUMNS),
];

impl BitBoard {
    /// The set of one square; empty if 8 x 8 does not have it.
    #[must_use]
    pub const fn bit(square: Square) -> u64 {
        let (row, column) = square.indices();
        if BoardSize::STANDARD.contains(square) {
            1 << (8 * row + column)
        } else {
            0
        }
    }

    /// The squares of a set.
    pub fn squares(set: u64) -> impl Iterator<Item = Square> {
        let squares = BoardSize::STANDARD.squares();
        squares.filter(move |&square| set & BitBoard::bit(square) != 0)
    }

    /// Fills one row, counted from 0 at the top, with the discs given as bits
    /// from the left. On a square that both claim, White's disc is left out.
    pub const fn set_row(&mut self, row: usize, black: u8, white: u8) {
        let shift = 8 * row;
        let others = !(0xff << shift);
        self.discs[0] = self.discs[0] & others | (black as u64) << shift;
        self.discs[1] = self.discs[1] & others | ((white & !black) as u64) << shift;
    }

    /// The discs of a player.
    #[must_use]
    pub const fn discs(&self, player: Player) -> u64 {
        self.discs[player as usize]
    }

    /// How many discs a player has.
    #[must_use]
    pub const fn count(&self, player: Player) -> u32 {
        self.discs(player).count_ones()
    }

    /// Every square on which `player` may put a disc.
    #[must_use]
    pub fn legal_moves(&self, player: Player) -> u64 {
        let (mine, theirs) = (self.discs(player), self.discs(player.opponent()));
        let mut reached = 0;
        for (step, room) in WAYS {
            let (up, down) = runs(mine, theirs & room, step);
            reached |= up << step | down >> step;
        }
        reached & !(mine | theirs)
    }

    /// The discs that a move of `player` on the one square of `disc` flips;
    /// none if the move is illegal.
    #[must_use]
    pub fn flips(&self, disc: u64, player: Player) -> u64 {
        let (mine, theirs) = (self.discs(player), self.discs(player.opponent()));
        let Some(rays) = RAYS.get(disc.trailing_zeros() as usize) else {
            return 0; // no square
        };
        if disc & (mine | theirs) != 0 {
            return 0;
        }
        let mut flips = 0;
        for ray in rays.up {
            let end = lowest(ray & !theirs) & mine;
            flips |= ray & end.saturating_sub(1);
        }
        for ray in rays.down {
            let end = highest(ray & !theirs) & mine;
            flips |= ray & (end << 1).wrapping_neg();
        }
        flips
    }

    /// Puts a disc of `player` on the square of `disc` and turns over `flips`,
    /// which [`BitBoard::flips`] gave for that move.
    pub const fn place(&mut self, disc: u64, flips: u64, player: Player) {
        self.discs[player as usize] |= disc | flips;
        self.discs[player.opponent() as usize] &= !flips;
    }
}

/// The runs of discs in `between` that start one step beside `origin`, towards
/// higher bits and towards lower ones: first one disc, then two, then as many
/// as six by pairs. No line of 8 squares has more between two others.
fn runs(origin: u64, between: u64, step: u32) -> (u64, u64) {
    let pairs_up = between & (between << step);
    let pairs_down = pairs_up >> step;
    let mut up = (origin << step) & between;
    let mut down = (origin >> step) & between;
    up |= (up << step) & between;
    down |= (down >> step) & between;
    for _ in 0..2 {
        up |= (up << (2 * step)) & pairs_up;
        down |= (down >> (2 * step)) & pairs_down;
    }
    (up, down)
}

/// The squares that a disc looks along, in the four directions towards higher
/// bits and the four towards lower ones. On each ray the nearest square without
/// an opposing disc ends the line; if it is the mover's, all before it flips.
struct Rays {
    up: [u64; 4],
    down: [u64; 4],
}

const RAYS: [Rays; 64] = {
    const NONE: Rays = Rays {
        up: [0; 4],
        down: [0; 4],
    };
    let mut rays = [NONE; 64];
    let mut square = 0;
    while square < 64 {
        let (row, column) = (square as i32 / 8, square as i32 % 8);
        rays[square] = Rays {
            up: [
                ray(row, column, 0, 1),
                ray(row, column, 1, -1),
                ray(row, column, 1, 0),
                ray(row, column, 1, 1),
            ],
            down: [
                ray(row, column, 0, -1),
                ray(row, column, -1, 1),
                ray(row, column, -1, 0),
                ray(row, column, -1, -1),
            ],
        };
        square += 1;
    }
    rays
};

/// The squares from a row and a column to the edge, by steps down and right.
const fn ray(mut row: i32, mut column: i32, down: i32, right: i32) -> u64 {
    let mut squares = 0;
    loop {
        row += down;
        column += right;
        if row < 0 || row > 7 || column < 0 || column > 7 {
            return squares;
        }
        squares |= 1 << (8 * row + column);
    }
}

/// The lowest bit of a set; empty if the set is.
const fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

/// The highest bit of a set; empty if the set is.
const fn highest(set: u64) -> u64 {
    set & 1 << (set | 1).ilog2()
}

/// The same position, if the board is 8 x 8; its size if it is not.
impl TryFrom<&GameBoard> for BitBoard {
    type Error = BoardSize;

    fn try_from(board: &GameBoard) -> Result<BitBoard, BoardSize> {
        if board.size() != BoardSize::STANDARD {
            return Err(board.size());
        }
        let mut bits = BitBoard::default();
        for (row, tiles) in board.rows().enumerate() {
            bits.set_row(
                row,
                row_bits(tiles, Tile::Black),
                row_bits(tiles, Tile::White),
            );
        }
        Ok(bits)
    }
}

fn row_bits(tiles: &[Tile], wanted: Tile) -> u8 {
    let from_the_right = tiles.iter().rev();
    from_the_right.fold(0, |bits, &tile| bits << 1 | u8::from(tile == wanted))
}
