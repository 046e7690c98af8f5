//! The same game in a terminal that cannot draw a screen.

use std::io::{Read, Write};
use std::process::Child;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use pty_process::blocking::{Command, Pty};
use tempfile::TempDir;

use super::{DEADLINE, OPENING, REVERSI, UNSET};

/// A program in a terminal, and all it has written there.
struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    pieces: Receiver<Vec<u8>>,
    seen: String,
    _home: TempDir,
}

impl Terminal {
    /// Starts `reversi` with this TERM, or with none.
    fn start(term: Option<&str>, args: &[&str]) -> Terminal {
        let home = TempDir::new().unwrap();
        let mut command = Command::new(REVERSI).args(args);
        for name in UNSET.into_iter().chain(["TERM"]) {
            command = command.env_remove(name);
        }
        command = command
            .env("LC_ALL", "C.UTF-8")
            .env("HOME", home.path())
            .env("XDG_STATE_HOME", home.path());
        Terminal::of(command.envs(term.map(|term| ("TERM", term))), home)
    }

    fn of(command: Command, home: TempDir) -> Terminal {
        let (pty, pts) = pty_process::blocking::open().unwrap();
        let child = command.spawn(pts).unwrap();
        let pty = Arc::new(pty);
        Terminal {
            pieces: pieces_of(Arc::clone(&pty)),
            pty,
            child,
            seen: String::new(),
            _home: home,
        }
    }

    fn type_line(&self, line: &str) {
        (&*self.pty)
            .write_all(format!("{line}\n").as_bytes())
            .unwrap();
    }

    /// Reads on until the terminal has shown a text as its last.
    fn wait_for(&mut self, last: &str) {
        while !self.seen.ends_with(last) {
            let piece = self.pieces.recv_timeout(DEADLINE);
            let piece = piece.unwrap_or_else(|error| panic!("{error}: {:?}", self.seen));
            self.seen += &String::from_utf8(piece).unwrap();
        }
    }

    /// Reads on until the program has ended; returns all that was shown.
    fn end(mut self) -> (String, Option<i32>) {
        while let Ok(piece) = self.pieces.recv_timeout(DEADLINE) {
            self.seen += &String::from_utf8(piece).unwrap();
        }
        let _ = self.child.kill();
        (
            self.seen.replace("\r\n", "\n"),
            self.child.wait().unwrap().code(),
        )
    }
}

/// What the terminal shows, as it comes; the end of the channel is the end of
/// the program.
fn pieces_of(pty: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (sender, pieces) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(length @ 1..) = (&*pty).read(&mut buffer) {
            if sender.send(buffer[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    pieces
}

/// Plays a few lines where no screen can be drawn, and compares the sentence
/// that says so.
#[track_caller]
fn check_plain(term: Option<&str>, reason: &str) {
    let mut terminal = Terminal::start(term, &[]);
    terminal.wait_for("Red's move: ");
    terminal.type_line("d3");
    terminal.wait_for("Blue's move: ");
    terminal.type_line("quit");
    terminal.wait_for("Leave this game unfinished? y or n: ");
    terminal.type_line("y");
    let (seen, code) = terminal.end();
    assert_eq!(code, Some(0), "{seen}");
    assert!(!seen.contains('\x1b'), "{seen:?}");
    let sentence = format!(
        "reversi: no full-screen game here: {reason}; playing in plain lines instead\n  a b c d"
    );
    assert!(seen.starts_with(&sentence), "{seen}");
    assert!(
        seen.contains("\nRed's move: d3\n\nRed plays d3 and flips d4.\n  a b c d e f g h\n"),
        "{seen}"
    );
}

#[test]
fn a_dumb_terminal_plays_in_lines() {
    check_plain(
        Some("dumb"),
        "TERM is \"dumb\", a terminal that cannot draw a screen",
    );
}

#[test]
fn an_end_of_input_behind_a_move_plays_it_and_ends_the_game() {
    let mut terminal = Terminal::start(Some("dumb"), &["text"]);
    terminal.wait_for("Red's move: ");
    (&*terminal.pty).write_all(b"d3\x04\x04").unwrap();
    let (seen, code) = terminal.end();
    assert_eq!(code, Some(0), "{seen}");
    assert!(seen.contains("Red plays d3 and flips d4.\n"), "{seen}");
    assert!(seen.ends_with("Blue's move: \n"), "{seen:?}");
}

#[test]
fn an_interrupted_game_leaves_the_line_of_its_prompt() {
    let mut terminal = Terminal::start(Some("dumb"), &["text"]);
    terminal.wait_for("Red's move: ");
    (&*terminal.pty).write_all(b"d3\x03").unwrap();
    let (seen, code) = terminal.end();
    assert_eq!(code, Some(130), "{seen}");
    assert!(seen.ends_with("^C\n"), "{seen:?}");
}

#[test]
fn a_terminal_that_nobody_describes_plays_in_lines() {
    check_plain(None, "TERM is not set");
    check_plain(Some(""), "TERM is not set");
    for term in ["unknown", "nosuchterm"] {
        let reason = format!("TERM is \"{term}\", which this system does not describe");
        check_plain(Some(term), &reason);
    }
}

/// All that `reversi text` shows of the opening on a terminal.
fn opening_on(term: &str, args: &[&str], no_color: Option<&str>) -> String {
    let mut command = Command::new(REVERSI).arg("text").args(args);
    for name in UNSET {
        command = command.env_remove(name);
    }
    let home = TempDir::new().unwrap();
    let command = command
        .env("TERM", term)
        .env("HOME", home.path())
        .env("XDG_STATE_HOME", home.path())
        .envs(no_color.map(|value| ("NO_COLOR", value)));
    let mut terminal = Terminal::of(command, home);
    terminal.wait_for("Red's move: ");
    terminal.type_line("\x04");
    let (seen, code) = terminal.end();
    assert_eq!(code, Some(0), "{seen}");
    seen
}

#[test]
fn a_terminal_with_colours_gets_them_and_no_other_escapes() {
    let xterm = "xterm-256color";
    let colored = "4 . . \x1b[1;31m*\x1b[0m \x1b[1;34mO\x1b[0m \x1b[1;31mX\x1b[0m . . .\n";
    for (args, no_color) in [
        (&[][..], None),
        (&["--color", "auto"], Some("")),
        (&["--color", "always"], Some("1")),
    ] {
        let seen = opening_on(xterm, args, no_color);
        assert!(seen.contains(colored), "{seen:?}");
        let mut plain = seen;
        for code in ["\x1b[1;31m", "\x1b[1;34m", "\x1b[0m"] {
            plain = plain.replace(code, "");
        }
        assert!(plain.starts_with(OPENING), "{plain:?}");
        assert!(!plain.contains('\x1b'), "{plain:?}");
    }
}

#[test]
fn a_terminal_without_colours_or_whose_user_wants_none_gets_no_escapes() {
    for (term, args, no_color) in [
        ("vt100", &[][..], None),
        ("dumb", &[], None),
        ("nosuchterm", &[], None),
        ("xterm-256color", &[], Some("1")),
        ("xterm-256color", &["--color", "never"], None),
    ] {
        let seen = opening_on(term, args, no_color);
        assert!(seen.starts_with(OPENING), "{term}: {seen:?}");
        assert!(!seen.contains('\x1b'), "{term}: {seen:?}");
    }
}

#[test]
fn a_terminal_that_goes_away_ends_the_game_as_an_input_that_fails() {
    let (done, ended) = mpsc::channel();
    thread::spawn(move || {
        let (mut pty, pts) = pty_process::blocking::open().unwrap();
        let script = "trap '' HUP; exec \"$0\" text --log-level off";
        let shell = Command::new("sh").args(["-c", script, REVERSI]);
        let mut child = shell.spawn(pts).unwrap();
        let mut seen = Vec::new();
        while !seen.ends_with(b"Red's move: ") {
            let mut byte = [0];
            pty.read_exact(&mut byte).unwrap();
            seen.extend(byte);
        }
        drop(pty);
        done.send(child.wait().unwrap().code()).unwrap();
    });
    // What is noticed first is the hang-up or the input that fails.
    let code = ended.recv_timeout(DEADLINE).unwrap();
    assert!(matches!(code, Some(2 | 129)), "{code:?}");
}
