//! The full-screen game, played as people play it: the built program in a
//! terminal, its picture compared with the rules.

mod bytes;
mod endings;
mod layout;
mod mouse;
mod opening;
mod passes;
mod questions;
pub mod refusals;
mod slow_terminal;
mod stopping;
mod terminals;
mod typing;
mod whole_games;

use std::time::{Duration, Instant};

use reversi::rules::{GameRecord, Player, Tile};

use crate::rules::naive::Grid;
use crate::rules::picture::names;
use crate::support::{Board, DEADLINE, Launch, Screen, Terminal};

/// What a page says of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The board, one text a row: `X`, `O`, `*` for a legal move, else `.`.
    pub board: Vec<String>,
    /// How many discs Red and Blue have, as the score line says.
    pub score: [usize; 2],
    /// Whose turn it is, or `over`.
    pub turn: String,
}

impl Position {
    /// What a page has to say. Legal moves are found by a walk of its own, and
    /// discs are counted one by one.
    pub fn of(record: &GameRecord) -> Position {
        let board = record.board();
        let legal = record
            .turn()
            .map(|turn| Grid::of(board).legal_moves(turn))
            .unwrap_or_default();
        let glyphs: Vec<char> = board
            .size()
            .squares()
            .map(|square| match board.tile(square) {
                Some(Tile::Black) => 'X',
                Some(Tile::White) => 'O',
                _ if legal.contains(&square) => '*',
                _ => '.',
            })
            .collect();
        let count = |disc| glyphs.iter().filter(|&&glyph| glyph == disc).count();
        Position {
            board: glyphs
                .chunks(board.size().columns())
                .map(|row| row.iter().collect())
                .collect(),
            score: [count('X'), count('O')],
            turn: match record.turn() {
                Some(Player::Black) => "Red".to_owned(),
                Some(Player::White) => "Blue".to_owned(),
                None => "over".to_owned(),
            },
        }
    }

    /// What a screen with a whole board says.
    pub fn seen(screen: &Screen, rows: u16, columns: u16) -> Option<Position> {
        let turn = match screen.row_with("Turn: ") {
            Some(row) => row.split("Turn: ").nth(1)?.split([' ', ',']).next()?.into(),
            None => screen.contains("Game over: ").then(|| "over".to_owned())?,
        };
        Some(Position {
            board: Board::find(screen, rows, columns)?.picture(),
            score: score(screen)?,
            turn,
        })
    }

    /// What a screen with a board of 8 x 8 says.
    pub fn on(screen: &Screen) -> Option<Position> {
        Position::seen(screen, 8, 8)
    }
}

/// The numbers in `Red N` and `Blue N` of the first line.
pub fn score(screen: &Screen) -> Option<[usize; 2]> {
    let line = screen.row(0);
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse().ok()
    };
    Some([number("Red")?, number("Blue")?])
}

/// What stands in the input line behind its prompt.
pub fn field(screen: &Screen) -> Option<String> {
    let line = screen.row(screen.cursor().0);
    ["move:", "save or quit:", "save quit:", "y or n:"]
        .iter()
        .find_map(|prompt| line.split_once(prompt))
        .map(|(_, typed)| typed.strip_prefix(' ').unwrap_or(typed).to_owned())
}

/// The signs of a square of 3 columns and of the frame beside it: ` [*] `.
pub fn signs(screen: &Screen, square: &str) -> String {
    let (row, column) = screen.board(8, 8).position(square);
    (column - 2..=column + 2)
        .map(|column| screen.glyph(row, column))
        .collect()
}

/// Whether the cursor waits in an empty input line: the last thing a picture
/// brings about.
pub fn is_ready(screen: &Screen) -> bool {
    let (row, column) = screen.cursor();
    let line = screen.row(row);
    field(screen).is_some_and(|typed| typed.is_empty())
        && usize::from(column) == line.chars().count() + 1
}

/// Starts the program and goes over the start page to the opening of a game.
pub fn table(launch: &Launch) -> Terminal {
    let mut terminal = launch.sit_down();
    terminal.wait_for("the opening", |screen| {
        score(screen) == Some([2, 2]) && screen.contains("Red's move:") && is_ready(screen)
    });
    terminal
}

/// A game of 8 x 8 in an xterm of 24 rows by 80 columns.
pub fn usual_table() -> Terminal {
    table(&Launch::reversi())
}

/// Waits until the page says exactly what the rules say of a game.
pub fn wait_for_position(terminal: &mut Terminal, record: &GameRecord) -> Screen {
    let size = record.board().size();
    let (rows, columns) = (size.rows() as u16, size.columns() as u16);
    let expected = Position::of(record);
    terminal.wait_for(&format!("{expected:#?}"), |screen| {
        is_ready(screen) && Position::seen(screen, rows, columns).as_ref() == Some(&expected)
    })
}

/// Types the moves of a transcript one by one, each once the page shows what
/// the one before has to bring about. Gives the last picture.
pub fn play(terminal: &mut Terminal, record: &mut GameRecord, transcript: &str) -> Screen {
    let mut screen = terminal.screen();
    for name in names(transcript) {
        let played = record.play(name.parse().unwrap());
        assert!(played.is_ok(), "{name}: {played:?}");
        terminal.send(format!("{name}\r"));
        screen = wait_for_position(terminal, record);
    }
    screen
}

/// A table at which these moves have been played.
pub fn table_after(transcript: &str) -> (Terminal, GameRecord) {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, transcript);
    (terminal, record)
}

/// What the bytes after a mark show on a terminal that showed nothing before.
pub fn drawn_since(terminal: &Terminal, mark: usize) -> Screen {
    let (rows, columns) = terminal.screen().size();
    Screen::after(rows, columns, terminal.since(mark).0)
}

/// Types a line and waits for the words that must answer it.
pub fn ask(terminal: &mut Terminal, line: &str, answer: &str) -> Screen {
    terminal.send(format!("{line}\r"));
    terminal.wait_for(&format!("{answer:?} as answer to {line:?}"), |screen| {
        screen.contains(answer) && is_ready(screen)
    })
}

/// Types a line that must be refused with these words, and checks that nothing
/// else changes, neither with the refusal nor after it.
pub fn refused(terminal: &mut Terminal, line: &str, reason: &str) {
    let before = Position::on(&terminal.probe());
    assert!(before.is_some(), "no page to begin with");
    let screen = ask(terminal, line, reason);
    assert_eq!(Position::on(&screen), before, "while {line:?} is refused");
    let screen = terminal.probe();
    assert_eq!(Position::on(&screen), before, "after {line:?} was refused");
    assert!(!screen.contains(reason), "the next key ends the refusal");
}

/// Answers a question. Keys that come before it can be read are rightly taken
/// as typed ahead, so that on a busy machine the answer may have to be repeated.
pub fn answer(terminal: &mut Terminal, key: &str) {
    let deadline = Instant::now() + DEADLINE;
    let is_open = |terminal: &Terminal| terminal.screen().contains("y or n:");
    terminal.wait_for_text("y or n:");
    while is_open(terminal) && !terminal.has_ended() {
        assert!(Instant::now() < deadline, "no answer is taken");
        terminal.settle();
        terminal.send(key);
        let patience = Instant::now() + Duration::from_millis(500);
        while is_open(terminal) && !terminal.has_ended() && Instant::now() < patience {
            terminal.listen(Duration::from_millis(2));
        }
    }
}

/// Leaves a game in progress.
pub fn quit(terminal: &mut Terminal) {
    terminal.send("quit\r");
    answer(terminal, "y");
}
