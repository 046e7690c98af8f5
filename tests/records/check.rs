//! `reversi check`: a line a game.

use std::fs::File;
use std::io::{BufRead, BufReader};

use crate::support::program::{ended, folder, reversi, run, run_on};

const D3: &str = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";

#[test]
fn every_game_of_every_file_has_a_line() {
    let files: [(&str, &[u8]); 3] = [
        ("passes.ggf", include_bytes!("../data/passes.ggf")),
        ("list.txt", b"f5d6\nf5d6c3d3a1\n\nd3c3c4\n"),
        ("numbered.txt", include_bytes!("../data/numbered.txt")),
    ];
    let lines = "\
passes.ggf#1: 60 moves, 1 pass, Red 32 Blue 32, draw
passes.ggf#2: 60 moves, 2 passes, Red 12 Blue 52, Blue wins
list.txt#1: 2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move
list.txt#2: illegal at move 5: a1 flips nothing
list.txt#3: 3 moves, 0 passes, Red 5 Blue 2, in progress, Blue to move
numbered.txt#1: 60 moves, 1 pass, Red 51 Blue 13, Red wins
";
    let names = ["check", "passes.ggf", "list.txt", "numbered.txt"];
    assert_eq!(run_on(&files, &names), ended(lines, "", 1));
    let line = "list.txt#1: 2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move\n";
    assert_eq!(
        run_on(&[("list.txt", b"f5d6")], &["check", "list.txt"]),
        ended(line, "", 0)
    );
}

#[test]
fn a_result_that_contradicts_the_board_is_said_and_ends_with_1() {
    for claimed in ["+2.000", "-0.5"] {
        let result = format!("RE[{claimed}]");
        let passes = include_str!("../data/passes.ggf").replace("RE[+0.000]", &result);
        let lines = format!(
            "a.ggf#1: 60 moves, 1 pass, Red 32 Blue 32, draw, but the file says \"{claimed}\"\n\
             a.ggf#2: 60 moves, 2 passes, Red 12 Blue 52, Blue wins\n"
        );
        let files: [(&str, &[u8]); 1] = [("a.ggf", passes.as_bytes())];
        assert_eq!(run_on(&files, &["check", "a.ggf"]), ended(&lines, "", 1));
    }
}

#[test]
fn transcripts_are_of_the_size_that_is_told() {
    let files: [(&str, &[u8]); 1] = [("a", b"b1a1a2c1d4a3d1b4a4c4")];
    let line = "a#1: 10 moves, 0 passes, Red 3 Blue 11, Blue wins\n";
    assert_eq!(
        run_on(&files, &["check", "--size", "4", "a"]),
        ended(line, "", 0)
    );
}

#[test]
fn a_file_that_is_not_there_ends_with_2_and_the_others_are_checked() {
    let files: [(&str, &[u8]); 1] = [("b", b"d3")];
    let sentence = "reversi: a: No such file or directory\n";
    let line = format!("b#1: {D3}\n");
    assert_eq!(
        run_on(&files, &["check", "a", "b"]),
        ended(&line, sentence, 2)
    );
}

#[test]
fn a_name_keeps_to_one_line() {
    let files: [(&str, &[u8]); 1] = [("a\n\u{1b}b", b"d3")];
    let line = format!("$'a\\n\\033b'#1: {D3}\n");
    assert_eq!(
        run_on(&files, &["check", "a\n\u{1b}b"]),
        ended(&line, "", 0)
    );
    let sentence = "reversi: $'c\\nd': No such file or directory\n";
    assert_eq!(run_on(&[], &["check", "c\nd"]), ended("", sentence, 2));
}

#[test]
fn a_full_disk_is_reported() {
    let folder = folder(&[("a", b"d3")]);
    let sentence = "reversi: cannot write to standard output: \
                    No space left on device\n";
    for arguments in [&["check", "a"][..], &["export", "a", "--to", "ggf"]] {
        let mut command = reversi(folder.path(), arguments);
        command.stdout(File::options().write(true).open("/dev/full").unwrap());
        assert_eq!(run(command, ""), ended("", sentence, 2));
    }
}

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    let folder = folder(&[("a", "f5d6\n".repeat(5000).as_bytes())]);
    for arguments in [&["check", "a"][..], &["export", "a", "--to", "ggf"]] {
        let mut child = reversi(folder.path(), arguments).spawn().unwrap();
        let mut first_line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut first_line).unwrap();
        drop(output);
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_eq!(output.status.code(), Some(0));
    }
}
