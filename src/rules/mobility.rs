//! The search for legal moves, a row of squares at a time.
//!
//! Each row becomes two bit masks, one for the mover's discs and one for the
//! opponent's. A run of opposing discs that starts beside an own disc grows
//! downwards, upwards and along the rows; where it first meets an empty square,
//! a disc put there would outflank it. Exact on every size, because bits beyond
//! the board are never empty squares.

use super::{BoardSize, SquareSet, Tile};

/// Tiles of a row, padded to whole words of [`WORD`] tiles.
pub(super) const PADDED_ROW: usize = 32;
/// Tiles that are looked at in one step.
const WORD: usize = 8;

/// A position as one player sees it: bit `c` of row `r` stands for row `r`,
/// column `c`, both counted from 0.
pub(super) struct RowMasks {
    size: BoardSize,
    pub(super) mine: [u32; BoardSize::MAX],
    pub(super) theirs: [u32; BoardSize::MAX],
}

impl RowMasks {
    pub(super) const fn new(size: BoardSize) -> RowMasks {
        RowMasks {
            size,
            mine: [0; BoardSize::MAX],
            theirs: [0; BoardSize::MAX],
        }
    }

    fn empty_squares(&self, row: usize) -> u32 {
        let whole_row = (1 << self.size.columns()) - 1;
        whole_row & !(self.mine[row] | self.theirs[row])
    }
}

/// The discs of a row, Black's and White's: bit `c` stands for column `c`.
pub(super) fn colors(row: &[Tile; PADDED_ROW], columns: usize) -> [u32; 2] {
    let mut colors = [0; 2];
    let words = row.chunks_exact(WORD).take(columns.div_ceil(WORD));
    for (index, tiles) in words.enumerate() {
        let mut bytes = [0; WORD];
        for (byte, tile) in bytes.iter_mut().zip(tiles) {
            *byte = *tile as u8;
        }
        let word = u64::from_le_bytes(bytes);
        colors[0] |= lowest_bits(word) << (WORD * index);
        colors[1] |= lowest_bits(word >> 1) << (WORD * index);
    }
    colors
}

/// The lowest bit of each of eight bytes, as one byte. The factor shifts byte
/// `n`'s bit to place `n` of the uppermost byte.
const fn lowest_bits(word: u64) -> u32 {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    const GATHER: u64 = 0x0102_0408_1020_4080;
    ((word & LOWEST).wrapping_mul(GATHER) >> 56) as u32
}

/// Every empty square from which at least one line would flip.
pub(super) fn legal_moves(masks: &RowMasks) -> SquareSet {
    let mut reached = SquareSet::default();
    let rows = masks.size.rows();
    sweep(masks, 0..rows, &mut reached.rows);
    sweep(masks, (0..rows).rev(), &mut reached.rows);
    for row in 0..rows {
        let (mine, theirs) = (masks.mine[row], masks.theirs[row]);
        reached.rows[row] |= east(mine, theirs) | west(mine, theirs, masks.size.columns());
        reached.rows[row] &= masks.empty_squares(row);
    }
    reached
}

/// Carries runs of opposing discs from row to row, straight and along both
/// diagonals, and marks the squares that each run reaches next.
fn sweep(masks: &RowMasks, rows: impl Iterator<Item = usize>, reached: &mut [u32; BoardSize::MAX]) {
    let mut mine_before = 0;
    let mut runs = [0u32; 3];
    for row in rows {
        let [left, straight, right] = runs;
        let ahead = [left >> 1, straight, right << 1];
        let beside = [mine_before >> 1, mine_before, mine_before << 1];
        for way in 0..3 {
            reached[row] |= ahead[way];
            runs[way] = (ahead[way] | beside[way]) & masks.theirs[row];
        }
        mine_before = masks.mine[row];
    }
}

/// Squares reached by runs to the right: adding the first disc of a run to the
/// run carries into the bit behind it.
const fn east(mine: u32, theirs: u32) -> u32 {
    let first = (mine << 1) & theirs;
    (theirs + first) & !theirs & !mine
}

/// Squares reached by runs to the left. A run doubles its length at each step,
/// until it could fill the row.
const fn west(mine: u32, theirs: u32, columns: usize) -> u32 {
    let mut run = (mine >> 1) & theirs;
    let mut unbroken = theirs;
    let mut length = 1;
    while length < columns {
        run |= (run >> length) & unbroken;
        unbroken &= unbroken >> length;
        length *= 2;
    }
    run >> 1
}
