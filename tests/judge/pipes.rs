//! The judge between files, pipes and terminals.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    process::{Command, Stdio},
};

use super::program::{OPENING, reversi};
use crate::support::program::{ended, run};

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    for arguments in [
        &["judge"][..],
        &["judge", "--generate", "5000", "--seed", "1"],
    ] {
        let mut games = tempfile::tempfile().unwrap();
        reversi::judge::generate(5000, 1, &games).unwrap();
        std::io::Seek::rewind(&mut games).unwrap();
        let mut child = reversi(arguments).stdin(games).spawn().unwrap();
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
        let mut command = reversi(arguments);
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
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "exec \"$0\" judge <&-", env!("CARGO_BIN_EXE_reversi")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let sentence = "reversi: standard input, line 1: found the end of the input \
                    where the number of games belongs: digits alone, such as 2\n";
    assert_eq!(run(shell, ""), ended("", sentence, 1));
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
            run(reversi(&["judge", name]), ""),
            ended("", &format!("reversi: cannot read {name}: {problem}\n"), 2)
        );
    }
}

#[test]
fn who_waits_for_each_answer_gets_it() {
    let mut child = reversi(&["judge"]).spawn().unwrap();
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
    let (mut terminal, program_side) = pty_process::blocking::open().unwrap();
    let mut child = pty_process::blocking::Command::new(env!("CARGO_BIN_EXE_reversi"))
        .arg("judge")
        .spawn(program_side)
        .unwrap();
    write!(terminal, "1\n{OPENING}B\nL\nM34\nX\n").unwrap();
    let mut shown = Vec::new();
    // Linux reports the end of a terminal's other side as an error.
    let _ = terminal.read_to_end(&mut shown);
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let shown = String::from_utf8(shown).unwrap();
    assert!(shown.contains("(3,4)(4,3)(5,6)(6,5)\r\n"), "{shown}");
    assert!(
        shown.contains("reversi: standard input, line 13: found \"X\""),
        "{shown}"
    );
    assert!(!shown.contains('\x1b'), "{shown}");
}
