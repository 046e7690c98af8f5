//! Runs of the built program in a folder of its own.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use super::Launch;

/// Nothing that is given to a program takes it longer.
const LONGEST_RUN: Duration = Duration::from_secs(60);

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

/// What starts in a terminal, in pipes instead: in a folder that is its home, with
/// the same surroundings.
fn command(folder: &Path, launch: &Launch) -> Command {
    let mut command = Command::new(&launch.program);
    command
        .args(&launch.arguments)
        .current_dir(folder)
        .env_clear()
        .envs(launch.environment(folder))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The built program in a folder.
pub fn reversi(folder: &Path, arguments: &[&str]) -> Command {
    command(folder, &Launch::reversi().args(arguments.iter().copied()))
}

/// A line of shell in a folder, to which the built program is `$0`.
pub fn shell(folder: &Path, script: &str) -> Command {
    command(folder, &Launch::shell(script))
}

/// Runs a command to its end on an input.
pub fn run(mut command: Command, input: impl AsRef<[u8]>) -> Ended {
    finish(command.spawn().unwrap(), input)
}

/// Gives a program its input, if it takes one, and waits for its end.
pub fn finish(mut child: Child, input: impl AsRef<[u8]>) -> Ended {
    let (process, input) = (Pid::from_child(&child), input.as_ref().to_vec());
    if let Some(mut stdin) = child.stdin.take() {
        // A program that has ended reads no more.
        thread::spawn(move || stdin.write_all(&input));
    }
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || sender.send(child.wait_with_output().unwrap()));
    let Ok(output) = ended.recv_timeout(LONGEST_RUN) else {
        kill_process(process, Signal::KILL).unwrap();
        panic!("the program did not end");
    };
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

/// Runs `reversi` in an empty folder on an input.
pub fn run_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Ended {
    run(reversi(folder(&[]).path(), arguments), input)
}
