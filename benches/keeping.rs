//! What keeping a game costs: `cargo bench --bench keeping`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark that cannot go on stops"
)]

use std::time::Duration;

use reversi::names::Names;
use reversi::records::{Recorded, Shelf};
use reversi::rules::{BoardSize, GameRecord};
use reversi::store::Store;
use tempfile::TempDir;

mod clock;

use clock::busy_seconds;

/// Plays a game and keeps it after every move; gives the processor time that
/// keeping took for one move, beginning a file among a hundred others included.
fn cost_of_a_move(course: &GameRecord) -> Duration {
    let folder = TempDir::new().unwrap();
    let size = course.opening().size();
    let mut store = Store::in_folder(folder.path().to_owned(), size);
    let mut recorded = Recorded::begin(size, &Names::new("Ann", "Ben"));
    for &square in course.moves() {
        recorded.game.play(square).unwrap();
    }
    for _ in 0..100 {
        store.start_another();
        store.autosave(&recorded).unwrap();
    }
    store.start_another();
    recorded = Recorded::begin(size, &Names::new("Ann", "Ben"));
    let mut seconds = 0.0;
    for &square in course.moves() {
        recorded.game.play(square).unwrap();
        let before = busy_seconds();
        store.autosave(&recorded).unwrap();
        seconds += busy_seconds() - before;
    }
    Duration::from_secs_f64(seconds) / u32::try_from(course.moves().len()).unwrap()
}

/// A game on a board of this size, of so many moves.
fn course(size: usize, moves: usize) -> GameRecord {
    let mut record = GameRecord::new(BoardSize::new(size, size).unwrap());
    for _ in 0..moves {
        let Some(square) = record.legal_moves().iter().next() else {
            break;
        };
        record.play(square).unwrap();
    }
    record
}

fn main() {
    println!("Keeping a game: processor time a move, 2 ms at most");
    for (size, moves) in [(8, 60), (26, 200)] {
        let cost = cost_of_a_move(&course(size, moves));
        println!("{size:>3} x {size:<3} {cost:>12.2?}");
    }
}
