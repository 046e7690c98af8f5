//! No file can grow: the log and the kept game are given up, the game is not.

use std::fs;

use super::{PLAYED, Page, START, TABLE};
use crate::game::{answer, is_ready, score};
use crate::support::{Launch, Terminal, on_full_disk};

const GAME: Page = Page::new("a game", &[START, TABLE, PLAYED]);

/// Plays on after the first move; there is one complaint and no more.
fn assert_playable(terminal: &mut Terminal) {
    terminal.wait_for_text("This game is not kept:");
    terminal.send("c5\r");
    let screen = terminal.wait_for("the second move", |screen| {
        score(screen) == Some([3, 3]) && screen.contains("Red's move:") && is_ready(screen)
    });
    assert!(!screen.contains("not kept"), "{screen}");
    terminal.send("save x.ggf\r");
    terminal.wait_for_text("Not saved: x.ggf");
    terminal.send("quit\r");
    answer(terminal, "y");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
    assert!(!terminal.home().join("x.ggf").exists());
}

/// The names of all files below a folder that hold anything.
fn files_with_text(folder: &std::path::Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_with_text(&path));
        } else if fs::metadata(&path).unwrap().len() > 0 {
            found.push(path.display().to_string());
        }
    }
    found
}

#[test]
fn where_no_file_may_grow_the_game_goes_on() {
    let mut terminal = GAME.open_after("ulimit -f 0");
    assert_playable(&mut terminal);
    let written = files_with_text(&terminal.home().join("state"));
    assert_eq!(written, [""; 0]);
}

#[test]
fn on_a_full_disk_the_game_goes_on() {
    let play = "exec \"$0\" \"$@\"";
    if let Some(disk) = on_full_disk("on_a_full_disk_the_game_goes_on", ":", play) {
        assert_playable(&mut GAME.open_after(&disk));
    }
}

#[test]
fn an_answer_that_no_file_takes_is_reported() {
    let script = "ulimit -f 0; \"$0\" completions bash >out; echo code $?";
    let mut terminal = Launch::shell(script).start();
    terminal.wait_exit();
    let screen = terminal.screen();
    assert!(screen.contains("reversi: cannot write to standard output: File too large"));
    assert!(screen.contains("code 2"));
}

#[test]
fn a_log_that_takes_nothing_is_in_nobodys_way() {
    let page = Page::of(
        &["--log-file", "/dev/full"],
        "a game",
        &[START, TABLE, PLAYED, ("c5\r", "Red's move:")],
    );
    let mut terminal = page.open();
    assert_eq!(score(&terminal.screen()), Some([3, 3]));
    terminal.send("quit\r");
    answer(&mut terminal, "y");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}
