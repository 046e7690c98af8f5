//! Names and file names of every kind come back as they were.

use std::fs;

use reversi::rules::GameRecord;
use tempfile::TempDir;

use super::{at_home, kept, only_kept, resume, start, type_lines, words};
use crate::game::{ask, play, table, wait_for_position};
use crate::rules::picture::played;
use crate::support::Signal;

/// A name that breaks files, logs and terminals which are not careful, and what
/// is left of it: one line that can be read.
const ODD: (&str, &str) = (
    "A\nB\tC\u{1b}[2J \"q\" ]W[d3];) \\ %s\u{9b}",
    "A B C[2J \"q\" ]W[d3];) \\ %s",
);

#[test]
fn odd_names_are_kept_and_saved_and_loaded_back_as_they_were() {
    let home = TempDir::new().unwrap();
    let long = "x".repeat(1000);
    let launch = at_home(&home).args(["--red", ODD.0, "--blue", &long]);
    let mut terminal = table(&launch);
    play(&mut terminal, &mut GameRecord::default(), "d3");
    ask(&mut terminal, "save game.ggf", "Saved as game.ggf.");
    let text = only_kept(home.path());
    let red = "PB[A B C\\[2J \"q\" \\]W\\[d3\\];) \\\\ %s]";
    assert!(text.contains(red), "{}", &text[..200]);
    assert!(text.contains(&format!("PW[{long}]")));
    let saved = fs::read_to_string(home.path().join("game.ggf")).unwrap();
    assert_eq!(saved, text);
    terminal.signal(Signal::KILL);
    terminal.wait_exit();

    let mut terminal = resume(&at_home(&home));
    let screen = wait_for_position(&mut terminal, &played("d3"));
    assert!(screen.row(0).contains("A B C[2J \"q\""), "{screen}");
    // Loaded back and saved again, it is the same to the last byte.
    type_lines(home.path(), &["game.ggf"], &["save again.ggf"]);
    let again = fs::read_to_string(home.path().join("again.ggf")).unwrap();
    assert_eq!(again, saved);
}

#[test]
fn a_name_of_64_kilobytes_is_kept_and_resumed() {
    let home = TempDir::new().unwrap();
    let long = "x".repeat(64 * 1024);
    type_lines(home.path(), &["--blue", &long], &["d3"]);
    let begun = only_kept(home.path());
    assert!(begun.contains(&format!("PW[{long}]")));
    // The start page tells of it as much as it has room for, and the rest too.
    let offer = format!("Resume: Red - {}..., 8x8, 1 move,", "x".repeat(34));
    let (mut terminal, _) = start(&at_home(&home));
    terminal.wait_for("the offer", |screen| words(screen).contains(&offer));
    let mut terminal = resume(&at_home(&home));
    let mut record = played("d3");
    wait_for_position(&mut terminal, &record);
    play(&mut terminal, &mut record, "c5");
    let (begun, _) = begun.split_once(";)").unwrap();
    assert_eq!(only_kept(home.path()), format!("{begun}W[c5];)\n"));
}

#[test]
fn odd_names_are_one_line_of_the_log_and_of_the_output() {
    let home = TempDir::new().unwrap();
    let output = type_lines(home.path(), &["--red", ODD.0], &["d3"]);
    let shown = "Score: Red 2 (A B C[2J \"q\" ]W[d3];)...)  Blue 2";
    assert!(output.contains(shown), "{output}");
    let log = fs::read_to_string(home.path().join("state/reversi/reversi.log")).unwrap();
    let records = log.lines().filter(|line| line.contains(" [INFO] "));
    assert_eq!(records.count(), log.lines().count());
    assert!(!log.contains('\u{1b}') && !log.contains('\t'));
}

#[test]
fn a_name_given_with_a_file_takes_the_place_of_the_one_in_it() {
    let home = TempDir::new().unwrap();
    let names = ["--red", "Ann", "--blue", "Ben"];
    type_lines(home.path(), &names, &["d3", "save game.ggf"]);
    type_lines(home.path(), &["game.ggf", "--blue", "Cy"], &["c5"]);
    let texts: Vec<String> = kept(home.path())
        .iter()
        .map(|game| fs::read_to_string(game).unwrap())
        .collect();
    assert!(texts[0].contains("PB[Ann]PW[Ben]"), "{texts:?}");
    assert!(texts[1].contains("PB[Ann]PW[Cy]"), "{texts:?}");
}
