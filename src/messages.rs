//! Every sentence a user sees, on the screen, in plain lines and in the shell:
//! who translates the game translates this module, and nothing else. A test reads
//! every other file and finds no sentence there.
//!
//! Not sentences, but what files and fingers agree on in every language: the typed
//! words in the table of [commands](crate::commands), modes, options and themes, and
//! the judge's answers. The log is for those who look for a fault, and clap has
//! words of its own for help and errors, such as `Usage:`.

pub mod captions;
pub mod command_line;
mod files;
mod help;
mod judge;
mod listed;
pub mod manual;
mod program;
mod question;
mod start;
mod study;
mod text;
mod turn;
mod why;

pub use files::*;
use files::{called, moment};
pub use help::{help, key, replay_help, spoken_help};
pub use judge::mistake;
pub use listed::Listed;
pub use program::*;
pub use question::question;
pub use start::*;
pub use study::*;
pub use text::{clip, shorten, shorten_both, wrap};
pub use turn::{playing, replay_turns, turn, turns};
pub use why::{explanation, why};

use std::fmt::Display;

use crate::commands::Mistyped;
use crate::easy_curses::text_width;
use crate::names::Names;
use crate::rules::{
    BoardSize, GameBoard, GameRecord, GameState, IllegalMove, Played, Player, Reason, Square,
};

/// The name of the game.
pub const TITLE: &str = "Reversi";
/// Said when a new game begins.
pub const NEW_GAME: &str = "A new game: Red moves first.";
/// Said when there is no move to take back.
pub const NOTHING_TO_UNDO: &str = "Nothing to take back: no move has been played.";
/// Said when there is no move to play again.
pub const NOTHING_TO_REDO: &str = "Nothing to play again: no move has been taken back.";
/// Said when a question was answered with no, where the screen does not show
/// that the question is closed.
pub const GAME_GOES_ON: &str = "The game goes on.";
/// Said in plain lines, which have no panel.
pub const NO_PANEL: &str = "The panel is on the full screen alone: here, why d3 gives reasons.";
/// Said when a line is so long that it cannot be meant.
pub const LINE_TOO_LONG: &str = "That line is too long to be a square or a command.";
/// Said on the help page.
pub const LEAVE_HELP: &str = "Esc closes this page, arrows scroll it.";
/// Said on the help page where all of it can be seen.
pub const LEAVE_WHOLE_HELP: &str = "Esc closes this page.";
/// Said when a move comes after the end of the game.
pub const OVER: &str = "The game is over: type new for another one.";
/// The prompt while a question is open.
pub const ANSWER_PROMPT: &str = "y or n:";

/// What a player is called on screen.
#[must_use]
pub const fn player(player: Player) -> &'static str {
    match player {
        Player::Black => "Red",
        Player::White => "Blue",
    }
}

/// A player's part of the score: `Red 2`.
#[must_use]
pub fn score(board: &GameBoard, who: Player) -> String {
    format!("{} {}", player(who), board.count(who))
}

/// The score of both players on one line, with as much of their names as leaves
/// the line short: `Score: Red 2 (Anna)  Blue 2 (Bert)`.
#[must_use]
pub fn score_line(board: &GameBoard, names: &Names) -> String {
    const LONGEST_NAME: usize = 24;
    let [red, blue] = Player::BOTH.map(|player| {
        let name = shorten(names.of(player), LONGEST_NAME, CUT);
        if name.is_empty() {
            score(board, player)
        } else {
            format!("{} ({name})", score(board, player))
        }
    });
    format!("Score: {red}  {blue}")
}

/// The prompt for a player's move, or after the end of a game, on a line of so
/// many columns, in as many words as leave room to type.
#[must_use]
pub fn move_prompt(turn: Option<Player>, width: usize) -> String {
    const ROOM_TO_TYPE: usize = 8;
    const OVER: [&str; 2] = ["new, undo, save or quit:", "new undo save quit:"];
    let leaves_room = |prompt: &&str| text_width(prompt) + 2 + ROOM_TO_TYPE <= width;
    match turn {
        Some(turn) => format!("{}'s move:", player(turn)),
        None => OVER
            .into_iter()
            .find(leaves_room)
            .unwrap_or("Game over:")
            .to_owned(),
    }
}

/// The result of a finished game, the winner's discs first.
#[must_use]
pub fn result(board: &GameBoard) -> String {
    let [black, white] = Player::BOTH.map(|player| board.count(player));
    match board.state() {
        GameState::BlackWon => format!("Red wins {black}-{white}"),
        GameState::WhiteWon => format!("Blue wins {white}-{black}"),
        GameState::Tie => format!("Draw {black}-{white}"),
        GameState::InProgress => format!("Red {black}, Blue {white}"),
    }
}

/// The result of a game, and how long it took.
#[must_use]
pub fn ended(record: &GameRecord) -> String {
    let moves = counted(record.moves().len(), "move", "moves");
    let passes = counted(record.passes(), "pass", "passes");
    format!("{} after {moves} and {passes}.", result(record.board()))
}

/// Announces the end of a game, and what can be done then.
#[must_use]
pub fn game_over(record: &GameRecord) -> String {
    ended(record) + " Type new for another game, undo, save or quit."
}

/// A number of things.
fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, one: &str, more: &str) -> String {
    let things = if number == N::from(1) { one } else { more };
    format!("{number} {things}")
}

/// Said when a game from a file goes on.
#[must_use]
pub fn going_on(record: &GameRecord) -> String {
    format!(
        "The game goes on after {}.",
        counted(record.moves().len(), "move", "moves")
    )
}

/// Said when the legal moves are marked from now on, or no longer.
#[must_use]
pub const fn hints_switched(on: bool) -> &'static str {
    if on {
        "Hints are on: * marks the legal moves."
    } else {
        "Hints are off."
    }
}

/// What can be typed in a game.
pub const HOW_TO_MOVE: &str = "Type a square, like d3, or help.";

/// Tells beginners what the signs of a board in plain lines mean.
#[must_use]
pub fn signs(hints: bool) -> String {
    let [red, blue] = Player::BOTH.map(|owner| format!("{} is {}", player(owner), owner.tile()));
    let mark = if hints { ", * marks a legal move" } else { "" };
    format!("{red}, {blue}{mark}.")
}

/// Tells what a move did.
#[must_use]
pub fn played(played: &Played) -> String {
    format!(
        "{} plays {} and flips {}.",
        player(played.player),
        played.square,
        squares(played.flipped.iter().copied())
    )
}

/// Announces a pass.
#[must_use]
pub fn pass(passed: Player) -> String {
    format!(
        "{} has no legal move and passes: {} moves again.",
        player(passed),
        player(passed.opponent())
    )
}

/// Confirms that a move was taken back.
#[must_use]
pub fn undone(played: &Played) -> String {
    format!("Took back {}'s {}.", player(played.player), played.square)
}

/// Confirms that a move was played again.
#[must_use]
pub fn redone(played: &Played) -> String {
    format!(
        "Played {}'s {} again.",
        player(played.player),
        played.square
    )
}

/// Why a move was refused to the player whose turn it is.
#[must_use]
pub fn refusal(refused: &IllegalMove, mover: Option<Player>) -> String {
    let square = refused.square;
    match (refused.reason, mover) {
        (Reason::OffBoard(size), _) => off_board(square, size),
        (Reason::Occupied(owner), _) => occupied(square, owner),
        (Reason::FlipsNothing, Some(mover)) => format!(
            "{square} flips nothing: it closes in no line of {} discs.",
            player(mover.opponent())
        ),
        (Reason::FlipsNothing | Reason::GameOver, _) => OVER.to_owned(),
    }
}

fn off_board(square: Square, size: BoardSize) -> String {
    format!("{square} is not on this board: {}.", range(size))
}

fn occupied(square: Square, owner: Player) -> String {
    format!("{square} is occupied: {} has a disc there.", player(owner))
}

/// What is wrong with a typed line.
#[must_use]
pub fn mistyped(mistake: &Mistyped, size: BoardSize) -> String {
    match mistake {
        Mistyped::Nothing => "Type a square, like d3, or a word, like help.".to_owned(),
        Mistyped::HalfASquare(text) => {
            format!(
                "{} is half a square: a move needs a column and a row, like d3.",
                quoted(text)
            )
        }
        Mistyped::NotASquare(text) => {
            format!(
                "{} is not a square of this board: {}, like d3.",
                quoted(text),
                range(size)
            )
        }
        Mistyped::UnknownWord(text) => {
            format!(
                "{} is neither a square, like d3, nor a command: see help.",
                quoted(text)
            )
        }
        Mistyped::StandsAlone(word) => format!("{word} stands alone: type nothing behind it."),
        Mistyped::WantsASquare(word) => format!("{word} wants a square, as in: {word} d3"),
        Mistyped::WantsAFile(word) => {
            format!("{word} wants the name of a file, as in: {word} game.ggf")
        }
    }
}

/// Which squares a board has.
fn range(size: BoardSize) -> String {
    let last = size.last_square();
    format!(
        "columns are a to {}, rows 1 to {}",
        last.column_letter(),
        last.row()
    )
}

/// A player's own text in a sentence: shortened, its control characters shown.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 16;
    let mut shown = String::new();
    for character in text.chars() {
        let readable = match character {
            // It is mistaken for no end of the quotation.
            '\'' => character.to_string(),
            other => other.escape_debug().to_string(),
        };
        if text_width(&shown) + text_width(&readable) > LONGEST {
            shown.push_str("...");
            break;
        }
        shown.push_str(&readable);
    }
    format!("\"{shown}\"")
}

/// Squares as a sentence names them: `d4 e5`.
fn squares(squares: impl Iterator<Item = Square>) -> String {
    let names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.join(" ")
}

/// What a window that is too small would need, as columns and rows, from the
/// longest to the shortest: said is the first that the window has room for.
#[must_use]
pub fn too_small(needed: (usize, usize), there: (usize, usize)) -> [String; 4] {
    let size = format!("{} columns and {} rows", needed.0, needed.1);
    let both = format!(
        "Needs a window of {size}. This one has {} and {}.",
        there.0, there.1
    );
    [
        format!("{both} Ctrl-C leaves."),
        both,
        format!("Needs a window of {size}."),
        format!("Needs {size}."),
    ]
}
