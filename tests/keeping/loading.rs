//! Loading a game in the middle of another one.

use std::fs;

use reversi::rules::GameRecord;

use super::{SHORT_GAME, at_home, kept, resume, told, type_lines, words};
use crate::game::{answer, ask, play, table, wait_for_position};
use crate::rules::picture::played;
use crate::support::program::{ended, folder, reversi, run};

const QUESTION: &str = "Leave this game for the one in the file? y or n";
const FILE: &str = "(;GM[Othello]PC[Paris]DT[1999]PB[Ann]PW[Ben]TY[8]B[f5]W[f6]B[e6];)";

#[test]
fn loading_in_mid_game_is_asked_for() {
    let home = folder(&[("file.ggf", FILE.as_bytes())]);
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    for no in ["n", "\r", "\x1b"] {
        terminal.send("load file.ggf\r");
        terminal.wait_for_text(QUESTION);
        answer(&mut terminal, no);
        wait_for_position(&mut terminal, &played("d3"));
    }
    assert_eq!(kept(home.path()).len(), 1);
    terminal.send("load file.ggf\r");
    answer(&mut terminal, "y");
    terminal.wait_for_text("The game goes on after 3 moves.");
    let screen = wait_for_position(&mut terminal, &played("f5f6e6"));
    assert!(screen.row(0).contains("Ann") && screen.row(0).contains("Ben"));
    play(&mut terminal, &mut played("f5f6e6"), "f4");
    // Who played where and when stays with the game; the file does not change.
    let games = kept(home.path());
    assert_eq!(games.len(), 2);
    let text = fs::read_to_string(&games[1]).unwrap();
    assert!(text.contains("PC[Paris]DT[1999]PB[Ann]PW[Ben]"), "{text}");
    assert_eq!(
        fs::read_to_string(home.path().join("file.ggf")).unwrap(),
        FILE
    );
    // The game that was left is still there.
    wait_for_position(&mut resume(&at_home(&home)), &played("d3"));
}

#[test]
fn loading_in_mid_game_is_asked_for_in_lines() {
    let home = folder(&[("file.ggf", FILE.as_bytes())]);
    let lines = ["d3", "load file.ggf", "n", "c5", "load file.ggf", "y", "f4"];
    let output = type_lines(home.path(), &[], &lines);
    assert_eq!(output.matches(QUESTION).count(), 2, "{output}");
    for sentence in [
        "The game goes on.",
        "Blue plays c5",
        "The game goes on after 3 moves.",
        "Blue plays f4",
    ] {
        assert!(output.contains(sentence), "{sentence}: {output}");
    }
    assert_eq!(kept(home.path()).len(), 2);
}

#[test]
fn a_game_that_is_over_is_still_kept_after_another_was_loaded_unasked() {
    let home = folder(&[("file.ggf", FILE.as_bytes())]);
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), SHORT_GAME);
    ask(
        &mut terminal,
        "load file.ggf",
        "The game goes on after 3 moves.",
    );
    play(&mut terminal, &mut played("f5f6e6"), "f4");
    let told = told(home.path());
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].ends_with("Red wins") && told[1].starts_with("4 moves"));
}

#[test]
fn before_the_first_move_and_after_the_last_nothing_is_asked() {
    let over: &[u8] = SHORT_GAME.as_bytes();
    let home = folder(&[("file.ggf", FILE.as_bytes()), ("over.txt", over)]);
    let mut terminal = table(&at_home(&home));
    ask(
        &mut terminal,
        "load over.txt",
        "Red wins 13-0 after 9 moves and 0 passes.",
    );
    wait_for_position(&mut terminal, &played(super::SHORT_GAME));
    ask(
        &mut terminal,
        "load file.ggf",
        "The game goes on after 3 moves.",
    );
    wait_for_position(&mut terminal, &played("f5f6e6"));
    let lines = ["load over.txt", "load file.ggf"];
    let output = type_lines(home.path(), &[], &lines);
    for sentence in [
        "Red wins 13-0 after 9 moves and 0 passes. Type new for another game, undo, save or quit.",
        "Game over: Red wins 13-0",
        "The game goes on after 3 moves.",
    ] {
        assert!(output.contains(sentence), "{sentence}: {output}");
    }
}

#[test]
fn a_loaded_game_is_the_one_that_is_resumed() {
    let home = folder(&[("file.ggf", FILE.as_bytes())]);
    type_lines(home.path(), &[], &["d3", "load file.ggf", "y"]);
    wait_for_position(&mut resume(&at_home(&home)), &played("f5f6e6"));
}

#[test]
fn every_move_of_a_loaded_game_can_be_taken_back() {
    let home = folder(&[("file.ggf", FILE.as_bytes())]);
    let mut terminal = at_home(&home).args(["file.ggf"]).start();
    let mut record = played("f5f6e6");
    wait_for_position(&mut terminal, &record);
    while record.undo().is_some() {
        ask(&mut terminal, "undo", "Took back");
        wait_for_position(&mut terminal, &record);
    }
    ask(&mut terminal, "undo", "Nothing to take back");
}

const SEVERAL: &str = "several games and this is the first: start with --game N to choose.";

#[test]
fn of_a_file_with_several_games_the_first_is_taken_and_that_is_said() {
    let home = folder(&[("a.txt", b"d3c5\n\nf5f6e6\n\nd3\n")]);
    for lines in [&["load a.txt"][..], &["d3", "load a.txt", "y"]] {
        let output = type_lines(home.path(), &[], lines);
        assert_eq!(output.matches(SEVERAL).count(), 1, "{output}");
    }
    let output = type_lines(home.path(), &["a.txt"], &["undo"]);
    assert_eq!(output.matches(SEVERAL).count(), 1, "{output}");
    assert!(output.contains("Took back Blue's c5."), "{output}");

    let mut terminal = at_home(&home).args(["a.txt"]).start();
    let screen = wait_for_position(&mut terminal, &played("d3c5"));
    assert!(words(&screen).contains(SEVERAL), "{screen}");
    let mut terminal = table(&at_home(&home));
    terminal.send("load a.txt\r");
    let screen = wait_for_position(&mut terminal, &played("d3c5"));
    assert!(words(&screen).contains(SEVERAL), "{screen}");
}

#[test]
fn the_game_of_a_file_can_be_chosen_and_then_nothing_is_said_of_the_others() {
    let home = folder(&[("a.txt", b"d3c5\n\nf5f6e6\n\nd3\n")]);
    let output = type_lines(home.path(), &["a.txt", "--game", "2"], &["undo"]);
    assert!(!output.contains("several"), "{output}");
    assert!(output.contains("Took back Red's e6."), "{output}");
    let mut terminal = at_home(&home).args(["--game", "3", "a.txt"]).start();
    let screen = wait_for_position(&mut terminal, &played("d3"));
    assert!(!screen.contains("several"), "{screen}");
    let none = run(reversi(home.path(), &["text", "--game", "4", "a.txt"]), "");
    assert_eq!(
        none,
        ended("", "reversi: a.txt has no game 4: it holds 3 games\n", 1)
    );
}

/// Files with one game, what is behind it, and what is said of that.
const ONE_AND_MORE: [(&str, &str, &str); 4] = [
    (
        "note.txt",
        "d3c5\n\nhello\n",
        "line 3, character 1: \"hello\" is not a move; moves are written like d3.",
    ),
    (
        "illegal.txt",
        "d3c5\n\nd3c5a1\n",
        "illegal at move 3: a1 flips nothing.",
    ),
    (
        "half.ggf",
        "(;GM[Othello]B[d3]W[c5];)\n(;GM[Othello]B[d3",
        "the file ends in the middle of a game.",
    ),
    (
        "twice.ggf",
        "(;GM[Othello]B[d3]W[c5];)(;GM[Othello]B[a1];)(;GM[Chess];)",
        "illegal at move 1: a1 flips nothing.",
    ),
];

#[test]
fn what_is_behind_the_only_game_of_a_file_is_said_and_is_no_other_game() {
    for (name, text, reason) in ONE_AND_MORE {
        let home = folder(&[(name, text.as_bytes())]);
        let told = format!("The file holds one game, and what follows it is not a game: {reason}");
        let load = format!("load {name}");
        for (arguments, lines) in [
            (&[name][..], &["undo"][..]),
            (&[], &[&load]),
            (&[], &["d3", &load, "y"]),
        ] {
            let output = type_lines(home.path(), arguments, lines);
            assert_eq!(output.matches(&told).count(), 1, "{output}");
            assert!(!output.contains("several"), "{output}");
        }
        for mode in ["play", "replay"] {
            let mut terminal = at_home(&home).args([mode, name]).start();
            let moves = if mode == "play" { "d3c5" } else { "" };
            let screen = wait_for_position(&mut terminal, &played(moves));
            assert!(words(&screen).contains(&told), "{mode} {told}\n{screen}");
        }
        let mut terminal = table(&at_home(&home));
        terminal.send(format!("{load}\r"));
        let screen = wait_for_position(&mut terminal, &played("d3c5"));
        assert!(words(&screen).contains(&told), "{told}\n{screen}");
        // Where each thing is told of, it has its number.
        let checked = run(reversi(home.path(), &["check", name]), "");
        let second = format!("\n{name}#2: {}\n", reason.trim_end_matches('.'));
        assert!(checked.output.contains(&second), "{checked:?}");
    }
}

#[test]
fn a_game_behind_what_is_none_is_another_game() {
    let home = folder(&[("a.txt", b"d3c5\n\nhello\n\nd3c5a1\n\nf5\n")]);
    let output = type_lines(home.path(), &["a.txt"], &["undo"]);
    assert_eq!(output.matches(SEVERAL).count(), 1, "{output}");
    assert!(!output.contains("hello"), "{output}");
}
