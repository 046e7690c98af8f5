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

use crate::support::program::run_with;

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

/// Plays lines in `reversi text`, which has to end well and quietly.
fn play(args: &[&str], lines: &[&str]) -> String {
    let args = [&["text"], args].concat();
    let ended = run_with(&args, lines.join("\n") + "\n");
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
