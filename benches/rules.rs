//! How fast the rules are, as ratios within one run, and the leaf counts that
//! are too deep for the tests. Run by `cargo bench --bench rules`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark that cannot go on stops"
)]

use std::{hint::black_box, time::Instant};

use reversi::rules::{BoardSize, GameBoard, GameRecord, Player};

#[path = "../tests/rules/leaf_count.rs"]
mod leaf_count;
#[allow(dead_code, reason = "the rest serves the tests")]
#[path = "../tests/rules/naive.rs"]
mod naive;

use leaf_count::{DEEPEST_TESTED, KnownCount, Pass};
use naive::Grid;

const ROUNDS: usize = 31;
/// Positions in one round, each visited once: a processor learns the branches
/// of a few positions by heart, and no game repeats them.
const POSITIONS: u32 = 2_000;

fn main() {
    println!("List of legal moves: median of {ROUNDS} interleaved rounds");
    println!(
        "{:>7} {:>10} {:>10} {:>7}",
        "board", "naive ns", "board ns", "ratio"
    );
    for (rows, columns) in [
        (4, 4),
        (6, 6),
        (8, 8),
        (10, 10),
        (8, 16),
        (16, 16),
        (26, 26),
    ] {
        compare(BoardSize::new(rows, columns).unwrap());
    }
    println!("\nLeaf counts, all verified");
    println!(
        "{:>7} {:>5} {:>9} {:>12} {:>8}",
        "board", "depth", "pass", "leaves", "seconds"
    );
    for known in KnownCount::all() {
        if known.depth > DEEPEST_TESTED {
            verify(&known, Pass::CostsAPly);
            verify(&known, Pass::IsFree);
        }
    }
}

fn verify(known: &KnownCount, pass: Pass) {
    let start = Instant::now();
    let leaves = known.counted(pass);
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(leaves, known.expected(pass), "{pass:?} {known:?}");
    let (name, depth) = (name(known.size), known.depth);
    let pass = format!("{pass:?}");
    println!("{name:>7} {depth:>5} {pass:>9} {leaves:>12} {seconds:>8.2}");
}

/// Times both ways to list legal moves on the positions of random games.
fn compare(size: BoardSize) {
    let positions = positions(size);
    let grids: Vec<(Grid, Player)> = positions
        .iter()
        .map(|(board, player)| (Grid::of(board), *player))
        .collect();
    for ((board, player), (grid, _)) in positions.iter().zip(&grids) {
        assert!(
            board
                .legal_moves(*player)
                .iter()
                .eq(grid.legal_moves(*player))
        );
    }
    let naive = || {
        time(&grids, |(grid, player)| {
            black_box(grid.legal_moves(*player));
        })
    };
    let ours = || {
        time(&positions, |(board, player)| {
            black_box(board.legal_moves(*player));
        })
    };
    let rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| (naive(), ours())).collect();
    let naive = median(rounds.iter().map(|round| round.0));
    let ours = median(rounds.iter().map(|round| round.1));
    let ratio = median(rounds.iter().map(|(naive, ours)| naive / ours));
    println!("{:>7} {naive:>10.0} {ours:>10.0} {ratio:>7.1}", name(size));
}

/// Nanoseconds a call, over all the positions.
fn time<T>(positions: &[T], list: impl Fn(&T)) -> f64 {
    let start = Instant::now();
    for position in positions {
        list(black_box(position));
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(POSITIONS)
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The positions of games that are played at random, the same at each run.
fn positions(size: BoardSize) -> Vec<(GameBoard, Player)> {
    let mut positions = Vec::new();
    let mut game = GameRecord::new(size);
    let mut random = 1u32;
    while positions.len() < POSITIONS as usize {
        let Some(player) = game.turn() else {
            game = GameRecord::new(size);
            continue;
        };
        positions.push((game.board().clone(), player));
        let legal = game.board().legal_moves(player);
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let pick = (random >> 8) as usize % legal.len();
        game.play(legal.iter().nth(pick).unwrap()).unwrap();
    }
    positions
}

fn name(size: BoardSize) -> String {
    format!("{}x{}", size.rows(), size.columns())
}
