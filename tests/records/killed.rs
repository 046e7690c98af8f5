//! A program killed at any moment has kept its game up to the last move.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use reversi::records::Shelf;
use reversi::rules::BoardSize;
use reversi::store::Store;
use tempfile::TempDir;

use super::program::reversi;
use super::store::{is_game, names};
use crate::rules::known_games::KnownGame;

/// Plays a game in plain lines until so many lines have been read of it, and
/// kills the program; returns how many moves it had answered.
fn play_and_kill(folder: &Path, moves: &str, lines: usize) -> usize {
    let mut child = reversi(folder, &["text"]).spawn().unwrap();
    child
        .stdin
        .as_mut()
        .unwrap()
        .write_all(moves.as_bytes())
        .unwrap();
    let output = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    let answered = output
        .take(lines)
        .filter(|line| line.as_ref().is_ok_and(|line| line.contains(" plays ")))
        .count();
    child.kill().unwrap();
    child.wait().unwrap();
    answered
}

#[test]
fn a_program_killed_two_hundred_times_always_goes_on_at_its_last_move() {
    let games = KnownGame::all();
    let game = games
        .iter()
        .find(|game| game.id == "wc-1977-final")
        .unwrap()
        .replay();
    // All but the last move, so that the game is always one to go on with.
    let (_, squares) = game.moves().split_last().unwrap();
    let lines: Vec<String> = squares.iter().map(ToString::to_string).collect();
    let lines = lines.join("\n") + "\n";
    for round in 0..200 {
        let home = TempDir::new().unwrap();
        let answered = play_and_kill(home.path(), &lines, 3 + round * 7 % 130);
        let folder = home.path().join("state/reversi/games");
        let mut store = Store::in_folder(folder.clone(), BoardSize::STANDARD);
        let resumed = store.resume().map(|recorded| recorded.game);
        let kept = resumed.as_ref().map_or(&[][..], |game| game.moves());
        assert!(squares.starts_with(kept), "round {round}: {kept:?}");
        assert!(
            kept.len() >= answered,
            "round {round}: {answered} answered, {kept:?}"
        );
        if folder.exists() {
            let saved = names(&folder)
                .into_iter()
                .filter(|name| is_game(name))
                .count();
            assert!(saved <= 1, "round {round}");
        }
    }
}
