//! Runs of the judge.

use std::process::{Command, Stdio};

use crate::support::program::{Ended, ended, run};

/// An ending with these answers and nothing wrong.
pub fn fine(answers: &str) -> Ended {
    ended(answers, "", 0)
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

/// Runs `reversi judge` on this input.
pub fn judge(input: impl AsRef<[u8]>) -> Ended {
    run(reversi(&["judge"]), input)
}

/// Runs `reversi judge --style uva` on this input.
pub fn judge_uva(input: impl AsRef<[u8]>) -> Ended {
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
