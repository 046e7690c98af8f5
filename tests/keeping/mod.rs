//! Games that outlive the program: what is kept while they are played, and how
//! they are resumed, saved, loaded and replayed, through the built program.

mod autosave;
mod branching;
mod cleaned_up;
mod killed;
mod list;
mod loading;
mod looking;
mod names;
mod no_place;
mod positions;
mod refusals;
mod replay;
mod resume;
mod saving;
mod spelling;
mod together;

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::support::program::{reversi, run};
use crate::support::{Launch, Screen, Terminal};

/// A game that is over after nine moves: Red wins 13-0.
const SHORT_GAME: &str = "e6f4e3f6g5d6e7f5c5";

/// The full-screen game, at home in this folder.
fn at_home(home: &TempDir) -> Launch {
    Launch::reversi().home(home.path())
}

/// The files of the games that were kept, by age.
fn kept(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home.join("state/reversi/games"));
    let files = entries
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path());
    let mut games: Vec<PathBuf> = files
        .filter(|file| file.extension() == Some("ggf".as_ref()))
        .collect();
    games.sort();
    games
}

/// What `reversi check` says of the games that were kept, by age. All of them
/// have to be whole.
fn told(home: &Path) -> Vec<String> {
    let games = kept(home);
    if games.is_empty() {
        return Vec::new();
    }
    let files = games.iter().map(|file| file.to_str().unwrap());
    let arguments: Vec<&str> = ["check"].into_iter().chain(files).collect();
    let ended = run(reversi(home, &arguments), "");
    assert_eq!(
        (ended.code, ended.errors.as_str()),
        (Some(0), ""),
        "{ended:?}"
    );
    let lines = ended.output.lines();
    lines
        .map(|line| line.split_once("#1: ").unwrap().1.to_owned())
        .collect()
}

/// The text of the one game that was kept.
fn only_kept(home: &Path) -> String {
    let games = kept(home);
    assert_eq!(games.len(), 1, "{games:?}");
    fs::read_to_string(&games[0]).unwrap()
}

/// Types lines in the text mode, which has to end well and quietly, and gives
/// what it printed on one line.
fn type_lines(home: &Path, arguments: &[&str], lines: &[&str]) -> String {
    let arguments = [&["text"], arguments].concat();
    let ended = run(reversi(home, &arguments), &(lines.join("\n") + "\n"));
    assert_eq!(
        (ended.code, ended.errors.as_str()),
        (Some(0), ""),
        "{ended:?}"
    );
    ended.output.replace('\n', " ")
}

/// All words on a screen, with one blank between them.
fn words(screen: &Screen) -> String {
    let text = screen.rows().join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The start page.
fn start(launch: &Launch) -> (Terminal, Screen) {
    let mut terminal = launch.start();
    // The last button is drawn after the others.
    let screen = terminal.wait_for("the start page", |screen| {
        screen.contains("Start Game") && screen.contains("Quit")
    });
    (terminal, screen)
}

/// Whether a start page offers an unfinished game.
fn offers_resume(screen: &Screen) -> bool {
    screen.contains("Resume") && !screen.contains("(Resume)")
}

/// Starts and goes on with the game that the start page has to offer.
fn resume(launch: &Launch) -> Terminal {
    let (mut terminal, screen) = start(launch);
    assert!(offers_resume(&screen), "{screen}");
    terminal.click(screen.find("Resume").unwrap());
    terminal
}
