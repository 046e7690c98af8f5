//! What keeping a game costs.

use std::fs;
use std::time::Duration;

use reversi::names::Names;
use reversi::records::{Recorded, Shelf};
use reversi::rules::{BoardSize, GameRecord};
use reversi::store::Store;
use tempfile::TempDir;

use crate::rules::known_games::KnownGame;

/// The most processor time of one move, with a wide margin.
const MOST: Duration = Duration::from_millis(2);

/// How long this thread has kept a processor busy (Linux).
fn cpu_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(text.split(' ').next().unwrap().parse().unwrap())
}

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
    let mut spent = Duration::ZERO;
    for &square in course.moves() {
        recorded.game.play(square).unwrap();
        let before = cpu_time();
        store.autosave(&recorded).unwrap();
        spent += cpu_time().saturating_sub(before);
    }
    spent / u32::try_from(course.moves().len()).unwrap()
}

/// A game on the largest board, of so many moves.
fn large_game(moves: usize) -> GameRecord {
    let mut record = GameRecord::new(BoardSize::new(26, 26).unwrap());
    for _ in 0..moves {
        let Some(mover) = record.turn() else { break };
        let square = record.board().legal_moves(mover).iter().next().unwrap();
        record.play(square).unwrap();
    }
    record
}

#[test]
fn keeping_a_game_takes_less_than_two_milliseconds_of_a_processor_a_move() {
    let usual = cost_of_a_move(&KnownGame::record("wc-1977-final"));
    let large = cost_of_a_move(&large_game(200));
    println!("keeping costs {usual:?} of a processor a move, on 26x26 {large:?}");
    assert!(usual < MOST && large < MOST, "{usual:?}, {large:?}");
}
