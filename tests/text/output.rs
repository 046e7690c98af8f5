//! Outputs that are files, full, or closed, and no screen to draw on.

use std::fs::{self, File, OpenOptions};

use super::OPENING;
use crate::support::program::{finish, folder, reversi, run, run_with};

#[test]
fn without_a_screen_the_game_is_played_in_lines_and_says_so() {
    for args in [&[][..], &["play"]] {
        let ended = run_with(args, "d3\n");
        let sentence = "reversi: no full-screen game here: standard input is not a terminal; \
                        playing in plain lines instead\n";
        assert_eq!((ended.errors.as_str(), ended.code), (sentence, Some(0)));
        assert!(ended.output.starts_with(OPENING), "{ended:?}");
        assert!(
            ended.output.contains("\nRed plays d3 and flips d4.\n"),
            "{ended:?}"
        );
    }
}

#[test]
fn without_a_screen_the_options_of_the_game_still_hold() {
    let args = ["--size", "4", "--red", "Anna", "--no-hints", "--no-mouse"];
    let ended = run_with(&args, "");
    let expected = "  a b c d
1 . . . .
2 . O X .
3 . X O .
4 . . . .
Score: Red 2 (Anna)  Blue 2
Turn: Red
Red is X, Blue is O. Type a square, like d3, or help.
Red's move: 
";
    assert_eq!(ended.output, expected);
}

#[test]
fn a_file_gets_plain_text() {
    let home = folder(&[]);
    let path = home.path().join("game.txt");
    let file = File::create(&path).unwrap();
    let mut command = reversi(home.path(), &[]);
    command.stdout(file);
    assert_eq!(run(command, "d3\n\x1b[A\nquit\ny\n").code, Some(0));
    let written = fs::read_to_string(path).unwrap();
    assert!(written.starts_with(OPENING));
    assert!(!written.contains('\x1b'), "{written:?}");
}

#[test]
fn a_full_disk_is_reported() {
    let home = folder(&[]);
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = reversi(home.path(), &["text"]);
    command.stdout(full);
    let ended = run(command, "");
    let sentence = "reversi: cannot write to standard output: No space left on device\n";
    assert_eq!((ended.errors.as_str(), ended.code), (sentence, Some(2)));
}

#[test]
fn a_closed_pipe_is_a_quiet_end() {
    let home = folder(&[]);
    let mut child = reversi(home.path(), &["text"]).spawn().unwrap();
    drop(child.stdout.take());
    let ended = finish(child, "d3\n".repeat(1000));
    assert_eq!((ended.errors.as_str(), ended.code), ("", Some(0)));
}

#[test]
fn a_standard_error_that_takes_nothing_is_no_reason_to_stop() {
    let home = folder(&[]);
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = reversi(home.path(), &[]);
    command.stderr(full);
    let ended = run(command, "d3\n");
    assert_eq!(ended.code, Some(0));
    assert!(ended.output.contains("\nRed plays d3 and flips d4.\n"));
}

#[test]
fn the_log_keeps_moves_refusals_and_typed_text_one_record_a_line() {
    let home = folder(&[]);
    let lines = "a1\nx\x1b[2J\rINFO forged\nd3\n";
    let ended = run(reversi(home.path(), &["text"]), lines);
    assert_eq!(ended.code, Some(0));
    let log = fs::read_to_string(home.path().join("state/reversi/reversi.log")).unwrap();
    let records: Vec<&str> = log
        .lines()
        .map(|line| line.split_once("] ").map_or(line, |(_, r)| r))
        .collect();
    assert_eq!(
        records[1..],
        [
            "game in lines on 8x8, Names { red: \"\", blue: \"\" }",
            "refused: a1, FlipsNothing",
            "not understood: \"x\\u{1b}[2J\\rINFO forged\"",
            "Black plays d3, flips [d4]",
            "end of input",
            "ended: Ok(())",
        ]
    );
}
