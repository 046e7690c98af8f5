//! Runs of the built program in a folder of its own.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// What a run printed and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub output: String,
    pub errors: String,
    pub code: Option<i32>,
}

/// An ending to compare with.
pub fn ended(output: &str, errors: &str, code: i32) -> Ended {
    Ended {
        output: output.to_owned(),
        errors: errors.to_owned(),
        code: Some(code),
    }
}

/// A folder with these files, in which programs are run.
pub fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, bytes) in files {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

/// A program in a folder, with its state in `state` there.
pub fn command(folder: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir(folder)
        .env_remove("CARGO_MANIFEST_DIR")
        .env("HOME", folder)
        .env("XDG_STATE_HOME", folder.join("state"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The built program in a folder.
pub fn reversi(folder: &Path, arguments: &[&str]) -> Command {
    command(folder, env!("CARGO_BIN_EXE_reversi"), arguments)
}

/// Runs a command to its end on an input.
pub fn run(mut command: Command, input: impl AsRef<[u8]>) -> Ended {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref();
    let output = thread::scope(|scope| {
        // A program that has ended reads no more.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap()
    });
    Ended {
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// Runs `reversi` in a folder with these files.
pub fn run_on(files: &[(&str, &[u8])], arguments: &[&str]) -> Ended {
    let folder = folder(files);
    run(reversi(folder.path(), arguments), "")
}
