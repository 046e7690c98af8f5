//! Inputs that end, fail, or hold what nobody types.

use std::fs::File;
use std::io::Read;
use std::process::Stdio;

use rustix::process::{Pid, Signal, kill_process};

use super::{OPENING, play};
use crate::support::program::{finish, folder, reversi, run, run_with, shell};

#[test]
fn an_input_that_ends_at_any_prompt_ends_the_game_well() {
    let at_move = run_with(&["text"], b"");
    assert_eq!(at_move.output, OPENING.to_owned() + "\n");
    let at_question = run_with(&["text"], b"d3\nquit\n");
    assert!(
        at_question
            .output
            .ends_with("\nLeave this game unfinished? y or n: \n")
    );
    let at_new = run_with(&["text"], b"d3\nnew");
    assert!(
        at_new
            .output
            .ends_with("\nLeave this game and start a new one? y or n: \n")
    );
    let at_the_end = run_with(&["text"], b"e6\nf4\ne3\nf6\ng5\nd6\ne7\nf5\nc5");
    assert!(
        at_the_end
            .output
            .ends_with("\nGame over: Red wins 13-0\nnew, undo, save or quit: \n")
    );
    for ended in [at_move, at_question, at_new, at_the_end] {
        assert_eq!(
            (ended.code, ended.errors.as_str()),
            (Some(0), ""),
            "{ended:?}"
        );
    }
}

#[test]
fn an_input_without_any_text_ends_at_once() {
    let home = folder(&[]);
    let mut command = reversi(home.path(), &["text"]);
    command.stdin(Stdio::null());
    let ended = run(command, "");
    assert_eq!(ended.output, OPENING.to_owned() + "\n");
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
}

#[test]
fn the_last_line_needs_no_line_break() {
    let ended = run_with(&["text"], b"d3");
    assert!(ended.output.contains("\nRed plays d3 and flips d4.\n"));
}

/// As `nohup` does it, and a shell for what runs in the background.
#[test]
fn in_a_pipe_a_signal_that_was_to_be_ignored_ends_no_game() {
    let home = folder(&[]);
    let script = "trap '' HUP INT QUIT; exec \"$0\" text";
    let mut child = shell(home.path(), script).spawn().unwrap();
    let mut opening = vec![0; OPENING.len()];
    let output = child.stdout.as_mut().unwrap();
    output.read_exact(&mut opening).unwrap();
    for signal in [Signal::HUP, Signal::INT, Signal::QUIT] {
        kill_process(Pid::from_child(&child), signal).unwrap();
    }
    let ended = finish(child, "d3\n");
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.output.contains("Red plays d3 and flips d4."));
}

#[test]
fn a_directory_cannot_be_played_from() {
    let home = folder(&[]);
    let directory = File::open(home.path()).unwrap();
    let mut command = reversi(home.path(), &["text"]);
    command.stdin(directory);
    let ended = run(command, "");
    assert_eq!(ended.output, format!("{OPENING}\n"));
    let sentence = "reversi: cannot read standard input: Is a directory; \
                    give a file, a pipe or a terminal\n";
    assert_eq!((ended.errors.as_str(), ended.code), (sentence, Some(2)));
}

#[test]
fn mistakes_are_answered_once_each_and_then_the_input_ends() {
    let output = play(&[], &["zz", "99"]);
    let expected = OPENING.to_owned()
        + "
\"zz\" is neither a square, like d3, nor a command: see help.
Red's move: 
\"99\" is half a square: a move needs a column and a row, like d3.
Red's move: 
";
    assert_eq!(output, expected);
}

#[test]
fn a_line_that_is_too_long_is_refused_alone() {
    let long = "d3 ".repeat(3000);
    let output = play(&[], &[&long, "d3", "quit", &long, "n"]);
    let (refused, rest) = output.split_once("Red plays d3 and flips d4.").unwrap();
    let expected = "\nThat line is too long to be a square or a command.\nRed's move: \n";
    assert_eq!(refused, OPENING.to_owned() + expected);
    let asked_again = "Leave this game unfinished? y or n: 
That line is too long to be a square or a command.
Leave this game unfinished? y or n: 
The game goes on.
Blue's move: 
";
    assert!(rest.ends_with(asked_again), "{rest}");
}

#[test]
fn blanks_up_to_the_longest_line_do_not_hide_a_square() {
    let padded = " ".repeat(4094) + "d3";
    let output = play(&[], &[&padded]);
    assert!(output.contains("\nRed plays d3 and flips d4.\n"));
    let output = play(&[], &[&(padded + " ")]);
    assert!(output.contains("\nThat line is too long to be a square or a command.\n"));
}

#[test]
fn a_line_of_any_length_takes_no_memory() {
    let home = folder(&[]);
    let mut input = vec![b'x'; 100 << 20];
    input.extend(b"\nd3\n");
    let ended = run(
        shell(home.path(), "ulimit -v 65536; exec \"$0\" text"),
        input,
    );
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    let answers = ended.output.matches("That line is too long").count();
    assert_eq!(
        (answers, ended.output.matches("Red plays d3").count()),
        (1, 1)
    );
}

#[test]
fn bytes_that_are_no_text_are_refused_and_the_next_line_is_played() {
    let ended = run_with(&["text"], b"\xe9\n\xff\xc3\x28\n\xed\xa0\x80\n\xffd3\nd3\n");
    let (refused, _) = ended
        .output
        .split_once("Red plays d3 and flips d4.")
        .unwrap();
    let answer = |shown: &str| {
        let range = "columns are a to h, rows 1 to 8, like d3.";
        format!("\n\"{shown}\" is not a square of this board: {range}\nRed's move: ")
    };
    let answers = [
        "\u{fffd}",
        "\u{fffd}\u{fffd}(",
        "\u{fffd}\u{fffd}\u{fffd}",
        "\u{fffd}d3",
    ];
    assert_eq!(
        refused,
        OPENING.to_owned() + &answers.map(answer).concat() + "\n"
    );
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
}
