//! How fast whole trees of games are walked on 8 x 8, as ratios to the naive
//! walk within one run: `cargo bench --bench perft`.
//!
//! Plain counting makes every leaf; bulk counting takes the number of legal
//! moves for the number of leaves one ply further on. Passes cost nothing here.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark that cannot go on stops"
)]

use std::hint::black_box;

use reversi::rules::{BitBoard, GameBoard, Player};

mod clock;
#[allow(dead_code, reason = "the rest serves the tests")]
#[path = "../tests/rules/naive.rs"]
mod naive;

use clock::busy_seconds;
use naive::Grid;

/// The leaves from the opening at this depth, by the published tables.
const DEPTH: usize = 8;
const LEAVES: u32 = 390_216;
const ROUNDS: usize = 7;
/// Our board walks the tree so many times a round, to be timed about as long as
/// the naive walk: what others do on the machine then disturbs both alike.
const TIMES: u32 = 32;

/// A position whose tree can be walked.
trait Position: Clone {
    type Moves;
    fn legal(&self, mover: Player) -> Self::Moves;
    fn count(moves: &Self::Moves) -> u64;
    fn after(&self, moves: Self::Moves, mover: Player, visit: impl FnMut(&Self));
}

impl Position for BitBoard {
    type Moves = u64;

    fn legal(&self, mover: Player) -> u64 {
        self.legal_moves(mover)
    }

    fn count(moves: &u64) -> u64 {
        moves.count_ones().into()
    }

    fn after(&self, mut moves: u64, mover: Player, mut visit: impl FnMut(&BitBoard)) {
        while moves != 0 {
            let disc = moves & moves.wrapping_neg();
            moves ^= disc;
            let mut next = *self;
            next.place(disc, self.flips(disc, mover), mover);
            visit(&next);
        }
    }
}

impl Position for Grid {
    type Moves = Vec<reversi::rules::Square>;

    fn legal(&self, mover: Player) -> Self::Moves {
        self.legal_moves(mover)
    }

    fn count(moves: &Self::Moves) -> u64 {
        moves.len() as u64
    }

    fn after(&self, moves: Self::Moves, mover: Player, mut visit: impl FnMut(&Grid)) {
        for square in moves {
            let mut next = self.clone();
            next.play(square, mover);
            visit(&next);
        }
    }
}

fn leaves<P: Position>(position: &P, mover: Player, depth: usize, bulk: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal(mover);
    match P::count(&moves) {
        0 if P::count(&position.legal(mover.opponent())) == 0 => 1,
        0 => leaves(position, mover.opponent(), depth, bulk),
        count if bulk && depth == 1 => count,
        _ => {
            let mut sum = 0;
            position.after(moves, mover, |next| {
                sum += leaves(next, mover.opponent(), depth - 1, bulk);
            });
            sum
        }
    }
}

fn main() {
    let board = GameBoard::default();
    let grid = Grid::of(&board);
    let bits = BitBoard::try_from(&board).unwrap();
    println!("Leaves of 8 x 8 at depth {DEPTH}: median of {ROUNDS} interleaved rounds");
    println!(
        "{:>6} {:>16} {:>16} {:>6}",
        "count", "naive leaves/s", "bits leaves/s", "ratio"
    );
    for (name, bulk) in [("plain", false), ("bulk", true)] {
        let mut rounds: Vec<(f64, f64)> = (0..ROUNDS)
            .map(|_| (seconds(&grid, bulk, 1), seconds(&bits, bulk, TIMES)))
            .collect();
        rounds.sort_by(|one, other| (one.0 / one.1).total_cmp(&(other.0 / other.1)));
        let (naive, ours) = rounds[ROUNDS / 2];
        let rate = |seconds: f64| f64::from(LEAVES) / seconds;
        println!(
            "{name:>6} {:>16.2e} {:>16.2e} {:>6.0}",
            rate(naive),
            rate(ours),
            naive / ours
        );
    }
}

/// Processor time of one walk, the mean of so many.
fn seconds<P: Position>(position: &P, bulk: bool, times: u32) -> f64 {
    let start = busy_seconds();
    for _ in 0..times {
        let counted = leaves(black_box(position), Player::Black, DEPTH, bulk);
        assert_eq!(black_box(counted), u64::from(LEAVES));
    }
    (busy_seconds() - start) / f64::from(times)
}
