//! How fast the rules are, as ratios within one run, and the leaf counts that
//! are too deep for the tests. Run by `cargo bench --bench rules`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark that cannot go on stops"
)]

use std::{hint::black_box, time::Instant};

use reversi::rules::{BoardSize, GameBoard, GameRecord, Player};

mod chart;
mod clock;
#[path = "../tests/rules/leaf_count.rs"]
mod leaf_count;
#[allow(dead_code, reason = "the rest serves the tests")]
#[path = "../tests/rules/naive.rs"]
mod naive;

use chart::{Axis, Chart, Color, Curve};
use clock::busy_seconds;
use leaf_count::{DEEPEST_TESTED, KnownCount, Pass};
use naive::Grid;

/// The boards are square, with so many rows.
const SIDES: [usize; 8] = [4, 6, 8, 10, 12, 16, 20, 26];
const ROUNDS: usize = 31;
/// Positions in one round, each visited once: a processor learns the branches
/// of a few positions by heart, and no game repeats them.
const POSITIONS: u32 = 2_000;

fn main() {
    println!("List of legal moves, processor time: median of {ROUNDS} interleaved rounds");
    println!(
        "{:>7} {:>10} {:>10} {:>7}",
        "board", "naive ns", "board ns", "ratio"
    );
    let mut samples = SIDES.map(|side| Sample::of(BoardSize::new(side, side).unwrap()));
    for sample in &mut samples {
        (0..ROUNDS).for_each(|_| sample.compare());
        sample.report();
    }
    draw(&samples);
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

/// The positions of random games on one size, and the nanoseconds that one list
/// of legal moves took in each round: by the naive walk, by our board.
struct Sample {
    size: BoardSize,
    boards: Vec<(GameBoard, Player)>,
    grids: Vec<(Grid, Player)>,
    rounds: Vec<(f64, f64)>,
}

impl Sample {
    /// No round yet, but one list after the other proved equal.
    fn of(size: BoardSize) -> Sample {
        let boards = positions(size);
        let grid = |(board, player): &(GameBoard, Player)| (Grid::of(board), *player);
        let grids: Vec<(Grid, Player)> = boards.iter().map(grid).collect();
        for ((board, player), (grid, _)) in boards.iter().zip(&grids) {
            let legal = board.legal_moves(*player);
            assert!(legal.iter().eq(grid.legal_moves(*player)));
        }
        Sample {
            size,
            boards,
            grids,
            rounds: Vec::new(),
        }
    }

    fn compare(&mut self) {
        let naive = time(&self.grids, |(grid, player)| {
            black_box(&grid.legal_moves(*player));
        });
        let ours = time(&self.boards, |(board, player)| {
            black_box(&board.legal_moves(*player));
        });
        self.rounds.push((naive, ours));
    }

    fn naive(&self) -> f64 {
        median(self.rounds.iter().map(|round| round.0))
    }

    fn ours(&self) -> f64 {
        median(self.rounds.iter().map(|round| round.1))
    }

    fn report(&self) {
        let (name, naive, ours) = (name(self.size), self.naive(), self.ours());
        let ratio = median(self.rounds.iter().map(|(naive, ours)| naive / ours));
        println!("{name:>7} {naive:>10.0} {ours:>10.0} {ratio:>7.1}");
    }

    fn squares(&self) -> f64 {
        self.size.squares().map(|_| 1.0).sum()
    }
}

fn draw(samples: &[Sample]) {
    let curve = |time: fn(&Sample) -> f64| samples.iter().map(move |at| (at.squares(), time(at)));
    let naive: Vec<(f64, f64)> = curve(Sample::naive).collect();
    let ours: Vec<(f64, f64)> = curve(Sample::ours).collect();
    let ticks = samples.iter().map(|at| (at.squares(), name(at.size)));
    let chart = Chart {
        title: "One list of legal moves",
        x: Axis {
            name: "board, by the number of its squares",
            ticks: ticks.collect(),
        },
        y: Axis::covering("ns", naive.iter().chain(&ours).map(|point| point.1)),
        curves: [
            Curve {
                name: "a naive walk of the rays",
                color: Color::Red,
                points: &naive,
            },
            Curve {
                name: "GameBoard::legal_moves",
                color: Color::Blue,
                points: &ours,
            },
        ],
    };
    chart.save("legal-moves.svg").unwrap();
}

/// Nanoseconds a call, over all the positions.
fn time<T>(positions: &[T], list: impl Fn(&T)) -> f64 {
    let start = busy_seconds();
    for position in positions {
        list(black_box(position));
    }
    (busy_seconds() - start) * 1e9 / f64::from(POSITIONS)
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
