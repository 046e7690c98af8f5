//! Runs of the built program.

use std::{
    io::Write,
    process::{Command, Stdio},
    thread,
};

/// What a run printed and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    pub answers: String,
    pub errors: String,
    pub code: Option<i32>,
}

impl Outcome {
    pub fn fine(answers: &str) -> Outcome {
        Outcome::new(answers, "", 0)
    }

    pub fn new(answers: &str, errors: &str, code: i32) -> Outcome {
        Outcome {
            answers: answers.to_owned(),
            errors: errors.to_owned(),
            code: Some(code),
        }
    }
}

/// The built program, with a piped standard input and output.
pub fn reversi(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reversi"));
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs a command to its end, with this standard input.
pub fn run(mut command: Command, input: impl AsRef<[u8]>) -> Outcome {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref();
    let output = thread::scope(|scope| {
        // A program that has seen enough may close its end early.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap()
    });
    Outcome {
        answers: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// Runs `reversi judge` on this input.
pub fn judge(input: impl AsRef<[u8]>) -> Outcome {
    run(reversi(&["judge"]), input)
}

/// Runs `reversi judge --style uva` on this input.
pub fn judge_uva(input: impl AsRef<[u8]>) -> Outcome {
    run(reversi(&["judge", "--style", "uva"]), input)
}

/// The opening, as a picture in the judge's form.
pub const OPENING: &str = "\
--------
--------
--------
---WB---
---BW---
--------
--------
--------
";
