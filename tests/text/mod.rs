//! The game in plain lines, played through pipes and in a terminal.

mod any_bytes;
mod games;
mod input;
mod output;
mod position;
mod questions;
mod terminal;
mod why;
mod words;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use crate::support::program::Ended;

/// The program under test.
const REVERSI: &str = env!("CARGO_BIN_EXE_reversi");

/// Nothing that is waited for may take longer.
const DEADLINE: Duration = Duration::from_secs(20);

/// Variables that change what the program does, unless a test sets them.
const UNSET: [&str; 5] = [
    "CARGO_MANIFEST_DIR",
    "LINES",
    "COLUMNS",
    "NO_COLOR",
    "RUST_BACKTRACE",
];

/// What `reversi text` shows before anything is typed.
const OPENING: &str = "  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . * . . . .
4 . . * O X . . .
5 . . . X O * . .
6 . . . . * . . .
7 . . . . . . . .
8 . . . . . . . .
Score: Red 2  Blue 2
Turn: Red
Red is X, Blue is O, * marks a legal move. Type a square, like d3, or help.
Red's move: ";

/// The program with pinned surroundings and everything piped.
fn command(program: &str, home: &TempDir) -> Command {
    let mut command = Command::new(program);
    for name in UNSET {
        command.env_remove(name);
    }
    command
        .env("TERM", "xterm-256color")
        .env("LC_ALL", "C.UTF-8")
        .env("HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program on an input to its end.
fn reversi(args: &[&str], input: &[u8]) -> Ended {
    let home = TempDir::new().unwrap();
    let mut child = command(REVERSI, &home).args(args).spawn().unwrap();
    feed(child.stdin.take().unwrap(), input.to_vec());
    finish(child)
}

/// Writes an input and closes it. A program that ended early reads no more.
fn feed(mut stdin: ChildStdin, input: Vec<u8>) {
    thread::spawn(move || stdin.write_all(&input));
}

/// Waits until the program has closed its output and ended.
fn finish(mut child: Child) -> Ended {
    let (done, ended) = mpsc::channel();
    let output = child.stdout.take();
    let errors = child.stderr.take();
    thread::spawn(move || done.send((text_of(output), text_of(errors))));
    let Ok((output, errors)) = ended.recv_timeout(DEADLINE) else {
        child.kill().unwrap();
        panic!("the program did not end");
    };
    Ended {
        output,
        errors,
        code: child.wait().unwrap().code(),
    }
}

fn text_of(stream: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        stream.read_to_end(&mut bytes).unwrap();
    }
    String::from_utf8(bytes).unwrap()
}

/// Plays lines in `reversi text`, which has to end well and quietly.
fn play(args: &[&str], lines: &[&str]) -> String {
    let args = [&["text"], args].concat();
    let ended = reversi(&args, (lines.join("\n") + "\n").as_bytes());
    assert_eq!(
        (ended.code, ended.errors.as_str()),
        (Some(0), ""),
        "{ended:?}"
    );
    ended.output
}

/// Types lines that change nothing on the board, and compares all that is said:
/// each line has its answer and then a prompt, and the board is not shown again.
#[track_caller]
fn check_refusals(refusals: &[(&str, &str)]) {
    let lines: Vec<&str> = refusals.iter().map(|(line, _)| *line).collect();
    let answered = refusals
        .iter()
        .map(|(_, answer)| format!("\n{answer}\nRed's move: "));
    let expected: String = answered.collect();
    assert_eq!(play(&[], &lines), OPENING.to_owned() + &expected + "\n");
}
