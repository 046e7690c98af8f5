//! Counting the leaves of the game tree ("perft"), and the published counts:
//! `tests/data/perft.tsv`.

use reversi::rules::{BoardSize, GameBoard, Player};

/// The tests verify the rows to this depth, in half a second. The deeper ones
/// would take them most of a minute: `cargo bench --bench rules` verifies those.
pub const DEEPEST_TESTED: usize = 9;

/// What a pass costs. In both counts an ended game is one leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// A pass costs one ply, as a move does.
    CostsAPly,
    /// A pass costs nothing.
    IsFree,
}

/// One row of the table: the leaves so many plies from the opening.
#[derive(Clone, Copy, Debug)]
pub struct KnownCount {
    /// The rows and columns of the board.
    pub size: BoardSize,
    /// How many plies deep.
    pub depth: usize,
    /// Leaves if a pass costs a ply.
    ply: u64,
    /// Leaves if a pass is free.
    free: u64,
}

impl KnownCount {
    /// Every row of the table.
    pub fn all() -> Vec<KnownCount> {
        let lines = include_str!("../data/perft.tsv").lines();
        lines
            .filter(|line| !line.starts_with('#'))
            .skip(1)
            .map(KnownCount::from_row)
            .collect()
    }

    /// The leaves there have to be.
    pub const fn expected(&self, pass: Pass) -> u64 {
        match pass {
            Pass::CostsAPly => self.ply,
            Pass::IsFree => self.free,
        }
    }

    /// The leaves there are.
    pub fn counted(&self, pass: Pass) -> u64 {
        leaves(&GameBoard::new(self.size), Player::Black, self.depth, pass)
    }

    fn from_row(line: &str) -> KnownCount {
        let numbers: Vec<u64> = line
            .split('\t')
            .map(|field| field.parse().expect(line))
            .collect();
        let [rows, columns, depth, ply, free] = numbers[..] else {
            panic!("five numbers a row: {line}");
        };
        KnownCount {
            size: BoardSize::new(rows as usize, columns as usize).expect(line),
            depth: depth as usize,
            ply,
            free,
        }
    }
}

fn leaves(board: &GameBoard, mover: Player, depth: usize, pass: Pass) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = board.legal_moves(mover);
    if legal.is_empty() {
        let depth = match pass {
            Pass::CostsAPly => depth - 1,
            Pass::IsFree => depth,
        };
        let goes_on = board.has_valid_move(mover.opponent());
        return if goes_on {
            leaves(board, mover.opponent(), depth, pass)
        } else {
            1
        };
    }
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |square| {
        let mut next = board.clone();
        next.place(square, mover).expect("a legal move");
        leaves(&next, mover.opponent(), depth - 1, pass)
    };
    legal.iter().map(after).sum()
}
