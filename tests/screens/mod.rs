//! What people see, page by page: each test compares a screen of the running
//! program with a file, character by character and look by look.
//!
//! The files are under `tests/data/screens`; `UPDATE_SCREENS=1 cargo test
//! screens` writes them anew, to be looked at before they are committed.

mod pages;
mod picture;
mod signs;
mod themes;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use vt100::Color;

use crate::support::{Cell, DEADLINE, Launch, Screen, Terminal};

/// The variable that has the files written instead of compared.
const UPDATE: &str = "UPDATE_SCREENS";

/// Waits until a screen, in words or as a picture, is what a file of the
/// sources says, or writes the file.
fn compare(terminal: &mut Terminal, file: &str, described: impl Fn(&Screen) -> String) {
    let expected = expected(file);
    let found = awaited(terminal, &expected, described);
    assert_same(file, &expected, &found);
    update(file, &found);
}

/// What a file of the sources says, or nothing.
fn expected(file: &str) -> String {
    std::fs::read_to_string(source(file)).unwrap_or_default()
}

fn source(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn is_update() -> bool {
    std::env::var_os(UPDATE).is_some()
}

/// Waits until the screen is as expected, and gives what it is then. For a new
/// file nothing is expected but that it is whole.
fn awaited(
    terminal: &mut Terminal,
    expected: &str,
    described: impl Fn(&Screen) -> String,
) -> String {
    if is_update() {
        return described(&terminal.settle());
    }
    let deadline = Instant::now() + DEADLINE;
    while described(&terminal.screen()) != expected && Instant::now() < deadline {
        terminal.listen(Duration::from_millis(10));
    }
    described(&terminal.screen())
}

/// Fails unless what was found is what a file says, or the file is written anew.
fn assert_same(file: &str, expected: &str, found: &str) {
    assert!(
        is_update() || found == expected,
        "{file} differs from the screen (- file, + screen). \
         If the screen is right: {UPDATE}=1 cargo test screens\n{}",
        difference(expected, found)
    );
}

/// Writes a file of the sources anew, if that was asked for.
fn update(file: &str, found: &str) {
    if is_update() {
        std::fs::write(source(file), found).unwrap();
    }
}

/// The lines that differ, each with its number.
fn difference(expected: &str, found: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let mut report = String::new();
    for number in 0..old.len().max(new.len()) {
        let (before, after) = (old.get(number), new.get(number));
        if before != after {
            let [before, after] = [before, after].map(|line| line.copied().unwrap_or("(no line)"));
            writeln!(report, "{:4} - {before}\n     + {after}", number + 1).unwrap();
        }
    }
    report
}

/// Compares a screen with its file.
fn check(name: &str, terminal: &mut Terminal) {
    let file = format!("tests/data/screens/{name}.txt");
    compare(terminal, &file, described);
}

/// The text of a screen, then a map of its looks, each a letter, then what the
/// letters mean.
fn described(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let mut looks: Vec<String> = Vec::new();
    let mut map = String::new();
    for row in 0..rows {
        let cells = screen.seen(row).into_iter();
        let line: String = cells.map(|cell| letter(&mut looks, look(&cell))).collect();
        writeln!(map, "|{}", line.trim_end_matches('.')).unwrap();
    }
    let mut text = format!("{rows} x {columns}\n");
    for row in screen.rows() {
        writeln!(text, "|{row}").unwrap();
    }
    if screen.shows_cursor() {
        writeln!(text, "cursor: {:?}\n", screen.cursor()).unwrap();
    } else {
        writeln!(text, "no cursor\n").unwrap();
    }
    text.push_str(&map);
    for (letter, look) in ('a'..).zip(&looks) {
        writeln!(text, "{letter}: {look}").unwrap();
    }
    text
}

/// The letter of a look; a dot for the terminal's own.
fn letter(looks: &mut Vec<String>, look: String) -> char {
    if look.is_empty() {
        return '.';
    }
    let index = looks.iter().position(|known| *known == look);
    let index = index.unwrap_or_else(|| {
        looks.push(look);
        looks.len() - 1
    });
    ('a'..='z').nth(index).unwrap()
}

/// Colours and attributes of a cell, in words.
fn look(cell: &Cell) -> String {
    let mut words = Vec::new();
    for (what, color) in [("text", cell.fg), ("ground", cell.bg)] {
        if color != Color::Default {
            words.push(format!("{what} {color:?}"));
        }
    }
    for (is_on, word) in [
        (cell.bold, "bold"),
        (cell.dim, "dim"),
        (cell.italic, "italic"),
        (cell.underline, "underlined"),
        (cell.inverse, "reversed"),
    ] {
        words.extend(is_on.then(|| word.to_owned()));
    }
    words.join(", ")
}

/// A game of Anna's and Bert's after these moves and keys, once a text has come.
fn named_table(launch: &Launch, moves: &str, keys: &str, text: &str) -> Terminal {
    let launch = launch.clone().args(["--red", "Anna", "--blue", "Bert"]);
    let mut terminal = launch.sit_down();
    terminal.enter(moves);
    terminal.send(keys);
    terminal.wait_for_text(text);
    terminal
}

#[test]
fn a_difference_names_its_lines() {
    assert_eq!(
        difference("one\ntwo\n", "one\nthree\nfour\n"),
        "   2 - two\n     + three\n   3 - (no line)\n     + four\n"
    );
}

#[test]
fn a_screen_is_described_by_its_text_and_its_looks() {
    let screen = Screen::after(2, 6, b"ab\x1b[1;31mc\x1b[md\r\n \x1b[7mx\x1b[m");
    assert_eq!(
        described(&screen),
        "2 x 6\n|abcd\n| x\ncursor: (1, 2)\n\n|..a\n|.b\na: text Idx(1), bold\nb: reversed\n"
    );
}
