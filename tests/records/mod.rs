//! Recorded games: reading and writing them, checking and exporting files of
//! them, and keeping the game that is being played.

mod any_bytes;
mod check;
mod export;
mod full_disk;
mod ggf;
mod ggf_text;
mod locks;
mod memory;
mod odd_files;
mod properties;
pub mod store;
mod transcript_files;
mod transcripts;
mod wthor;

use reversi::messages;
use reversi::records::{Games, Recorded};
use reversi::rules::BoardSize;

/// What is said of each game of a file with boards of this size.
fn told_of(file: &[u8], size: BoardSize) -> Vec<String> {
    let games = Games::open(file, size).unwrap();
    let told = games.map(|game| match game {
        Ok(recorded) => messages::checked(&recorded),
        Err(error) => messages::unread(&error),
    });
    told.collect()
}

/// What is said of each game of a file.
fn told(file: impl AsRef<[u8]>) -> Vec<String> {
    told_of(file.as_ref(), BoardSize::STANDARD)
}

/// The one game of a file.
fn only(file: impl AsRef<[u8]>) -> Recorded {
    let mut games = Games::open(file.as_ref(), BoardSize::STANDARD).unwrap();
    let game = games.next().unwrap().unwrap();
    assert!(games.next().is_none());
    game
}
