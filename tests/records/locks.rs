//! Several programs at once: each plays its own game.

use std::io::{BufRead, BufReader, Write};
use std::process::Child;
use std::sync::Barrier;
use std::thread;

use reversi::records::{Recorded, Shelf};
use reversi::rules::BoardSize;
use reversi::store::Store;
use tempfile::TempDir;

use super::store::{game, is_game, moves, names, store};
use crate::support::program::reversi;

#[test]
fn a_game_being_played_is_not_resumed_elsewhere() {
    let folder = TempDir::new().unwrap();
    let mut first = store(&folder);
    first.autosave(&game("d3")).unwrap();
    let mut second = store(&folder);
    assert!(!second.has_unfinished());
    assert_eq!(second.resume(), None);
    drop(first);
    assert!(second.has_unfinished());
    assert_eq!(moves(second.resume()).as_deref(), Some("[d3]"));
    assert_eq!(store(&folder).resume(), None);
}

#[test]
fn the_newest_game_that_nobody_plays_is_resumed() {
    let folder = TempDir::new().unwrap();
    let [mut oldest, mut middle, mut newest] = [(); 3].map(|()| store(&folder));
    oldest.autosave(&game("d3")).unwrap();
    middle.autosave(&game("d3 c5")).unwrap();
    newest.autosave(&game("d3 c5 e6")).unwrap();
    drop((oldest, middle));
    assert_eq!(moves(store(&folder).resume()).as_deref(), Some("[d3, c5]"));
    newest.start_another();
    assert_eq!(
        moves(store(&folder).resume()).as_deref(),
        Some("[d3, c5, e6]")
    );
}

#[test]
fn programs_that_begin_or_resume_at_once_never_share_a_game() {
    const PROGRAMS: usize = 8;
    for _ in 0..20 {
        let folder = TempDir::new().unwrap();
        let mut old = store(&folder);
        for _ in 0..PROGRAMS / 2 {
            old.autosave(&game("d3")).unwrap();
            old.start_another();
        }
        let start = Barrier::new(PROGRAMS);
        let play = |number: usize| {
            let mut store = store(&folder);
            start.wait();
            if number % 2 == 0 {
                store.resume();
            }
            let name = format!("player {number}");
            let mine = Recorded {
                black: name,
                ..game("d3 c5")
            };
            store.autosave(&mine).unwrap();
            start.wait();
            store.autosave(&mine).unwrap();
            start.wait();
        };
        thread::scope(|scope| {
            for number in 0..PROGRAMS {
                scope.spawn(move || play(number));
            }
        });
        let games = folder.path().join("state/games");
        let saved: Vec<String> = names(&games)
            .iter()
            .filter(|name| is_game(name))
            .map(|name| std::fs::read_to_string(games.join(name)).unwrap())
            .collect();
        for number in 0..PROGRAMS {
            let name = format!("PB[player {number}]");
            let of_player = saved.iter().filter(|text| text.contains(&name));
            assert_eq!(of_player.count(), 1, "{name}: {saved:?}");
        }
    }
}

/// A lock that is given up the moment another program opens it is no lock.
#[test]
fn a_game_that_goes_from_hand_to_hand_is_never_in_two() {
    let folder = TempDir::new().unwrap();
    store(&folder).autosave(&game("d3")).unwrap();
    let games = folder.path().join("state/games");
    let saved = names(&games).remove(0);
    let play = |number: usize| {
        let mut store = store(&folder);
        let name = format!("player {number}");
        let mine = Recorded {
            black: name.clone(),
            ..game("d3 c5")
        };
        let mut turns = 0;
        for _ in 0..200 {
            if store.resume().is_some() {
                store.autosave(&mine).unwrap();
                thread::yield_now();
                let text = std::fs::read_to_string(games.join(&saved)).unwrap();
                assert!(text.contains(&name), "{name}: {text}");
                store.start_another();
                turns += 1;
            }
        }
        turns
    };
    let turns: usize = thread::scope(|scope| {
        let players: Vec<_> = (0..6)
            .map(|number| scope.spawn(move || play(number)))
            .collect();
        players
            .into_iter()
            .map(|player| player.join().unwrap())
            .sum()
    });
    assert!(turns > 0);
}

/// A game in plain lines, after its first move.
fn playing(folder: &TempDir) -> Child {
    let mut child = reversi(folder.path(), &["text"]).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"d3\n").unwrap();
    let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    let answered = lines.map(Result::unwrap).any(|line| line == "Turn: Blue");
    assert!(answered);
    child
}

#[test]
fn a_program_that_is_killed_gives_its_game_up() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("state/reversi/games");
    let mut store = Store::in_folder(games.clone(), BoardSize::STANDARD);
    let mut child = playing(&folder);
    assert_eq!(store.resume(), None);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(moves(store.resume()).as_deref(), Some("[d3]"));
    drop(store);
    let left: Vec<String> = names(&games);
    assert!(left.len() == 1 && is_game(&left[0]), "{left:?}");
}
