//! The judge between files, pipes and terminals.

use std::{
    fs::File,
    io::{BufRead, BufReader, Write},
};

use super::program::OPENING;
use crate::support::Launch;
use crate::support::program::{ended, folder, reversi, run, run_with, shell};

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    for arguments in [
        &["judge"][..],
        &["judge", "--generate", "5000", "--seed", "1"],
    ] {
        let mut games = tempfile::tempfile().unwrap();
        reversi::judge::generate(5000, 1, &games).unwrap();
        std::io::Seek::rewind(&mut games).unwrap();
        let folder = folder(&[]);
        let mut command = reversi(folder.path(), arguments);
        let mut child = command.stdin(games).spawn().unwrap();
        let mut first_line = String::new();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        answers.read_line(&mut first_line).unwrap();
        assert!(!first_line.is_empty());
        drop(answers);
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    for arguments in [&["judge"][..], &["judge", "--generate", "9"]] {
        let folder = folder(&[]);
        let mut command = reversi(folder.path(), arguments);
        command.stdout(File::options().write(true).open("/dev/full").unwrap());
        let sentence = "reversi: cannot write to standard output: \
                        No space left on device\n";
        assert_eq!(
            run(command, format!("1\n{OPENING}B\nQ\n")),
            ended("", sentence, 2)
        );
    }
}

#[test]
fn a_closed_standard_input_is_an_empty_one() {
    let folder = folder(&[]);
    let command = shell(folder.path(), "exec \"$0\" judge <&-");
    let sentence = "reversi: standard input, line 1: found the end of the input \
                    where the number of games belongs: digits alone, such as 2\n";
    assert_eq!(run(command, ""), ended("", sentence, 1));
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.txt");
    let problems = [
        (missing.as_path(), "No such file or directory"),
        (folder.path(), "Is a directory"),
    ];
    for (path, problem) in problems {
        let name = path.to_str().unwrap();
        assert_eq!(
            run_with(&["judge", name], ""),
            ended("", &format!("reversi: cannot read {name}: {problem}\n"), 2)
        );
    }
}

#[test]
fn who_waits_for_each_answer_gets_it() {
    let folder = folder(&[]);
    let mut child = reversi(folder.path(), &["judge"]).spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut ask = |question: &str| {
        write!(questions, "{question}").unwrap();
        answers.next().unwrap().unwrap()
    };
    let opening = format!("1\n{OPENING}B\n");
    assert_eq!(ask(&format!("{opening}L\n")), "(3,4)(4,3)(5,6)(6,5)");
    assert_eq!(ask("M34\n"), "Black-4 White-1");
    assert_eq!(ask("L\n"), "(3,3)(3,5)(5,3)");
    assert_eq!(ask("Q\n"), "--------");
    drop(questions);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_gets_no_escape_byte() {
    let mut terminal = Launch::reversi().args(["judge"]).start();
    terminal.send(format!("1\n{OPENING}B\nL\nM34\nX\n"));
    assert_eq!(terminal.wait_exit().code(), Some(1));
    assert_eq!(terminal.output().escapes(), 0);
    let screen = terminal.screen();
    assert!(screen.contains("(3,4)(4,3)(5,6)(6,5)"), "{screen}");
    let mistake = "reversi: standard input, line 13: found \"X\"";
    assert!(screen.contains(mistake), "{screen}");
}
