//! Transcripts: the moves of a game in a row, `f5d6c3d3c4`.
//!
//! Upper or lower case, with or without blanks and line breaks, with or without
//! move numbers (`1. f5 d6 2. c3`), passes written (`--`, `pa`, `ps`, `pass`) or
//! left out, and perhaps the final score at the end (`51-13`). An empty line, or
//! a move after the end of a game, begins the next one.

use std::io::{BufRead, Read};

use super::{Claim, Flaw, ReadError, Recorded, Replay, ggf::is_pass};
use crate::rules::{BoardSize, GameBoard, GameRecord, Player};

/// The most bytes of one line.
const LONGEST_LINE: u64 = 64 * 1024;

/// Writes the moves of a game without passes. Only a game from the usual
/// opening can be told by its moves alone: `None` for others.
#[must_use]
pub fn write(game: &GameRecord) -> Option<String> {
    let usual = GameBoard::new(game.opening().size());
    let carried = *game.opening() == usual && game.first_player() == Player::Black;
    carried.then(|| {
        let moves: String = game.moves().iter().map(ToString::to_string).collect();
        moves + "\n"
    })
}

/// The games of a file, one after the other.
pub struct Reader<R> {
    file: R,
    size: BoardSize,
    line: String,
    /// The bytes of `line` that have been read, and its number.
    used: usize,
    number: usize,
    any: bool,
}

/// A game as far as its text has been read.
struct Unfinished {
    replay: Replay,
    score: Option<Claim>,
    begun: bool,
}

/// What a transcript is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    MoveNumber(&'a str),
    Score(usize, usize),
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub const fn new(file: R, size: BoardSize) -> Reader<R> {
        Reader {
            file,
            size,
            line: String::new(),
            used: 0,
            number: 0,
            any: false,
        }
    }

    /// Goes on to the next line; `false` at the end of the file.
    fn next_line(&mut self) -> Result<bool, ReadError> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.file).take(LONGEST_LINE);
        let length = limited
            .read_until(b'\n', &mut bytes)
            .map_err(ReadError::Io)?;
        if length as u64 == LONGEST_LINE {
            return Err(ReadError::File(Flaw::TooLong));
        }
        self.line = String::from_utf8_lossy(&bytes).into_owned();
        self.used = 0;
        self.number += 1;
        if self.number == 1 {
            self.used = self.line.len() - self.line.trim_start_matches('\u{FEFF}').len();
        }
        Ok(length > 0)
    }

    /// Reads the next game; `None` at the end of the file.
    fn next_game(&mut self) -> Result<Option<Recorded>, ReadError> {
        let mut game = Unfinished {
            replay: Replay::new(GameRecord::new(self.size)),
            score: None,
            begun: false,
        };
        loop {
            let rest = &self.line[self.used..];
            let blank = rest.trim().is_empty();
            if blank {
                let ends = self.used == 0 && game.begun;
                if !self.next_line()? || ends {
                    break;
                }
                continue;
            }
            let Some((token, end)) = token(rest) else {
                return Err(ReadError::File(self.flaw()));
            };
            if game.is_complete_before(token) {
                break;
            }
            game.read(token).map_err(|flaw| self.game_error(flaw))?;
            self.used += end;
        }
        Ok(game.begun.then(|| game.finish()))
    }

    fn flaw(&self) -> Flaw {
        let rest = self.line[self.used..].trim_start();
        let start = self.line.len() - rest.len();
        Flaw::Text {
            line: self.number,
            column: self.line[..start].chars().count() + 1,
            found: rest
                .chars()
                .take_while(|c| !c.is_whitespace())
                .take(16)
                .collect(),
        }
    }

    /// A flaw of the game, or text that is no part of any.
    fn game_error(&mut self, flaw: Option<Flaw>) -> ReadError {
        match flaw {
            None => ReadError::File(self.flaw()),
            Some(flaw) => {
                // The next game begins after the next empty line.
                while self.next_line().unwrap_or(false) && !self.line.trim().is_empty() {}
                ReadError::Game(flaw)
            }
        }
    }
}

impl Unfinished {
    /// Whether a token belongs to the next game already.
    fn is_complete_before(&self, token: Token) -> bool {
        let over = self.begun && self.replay.game().turn().is_none();
        match token {
            Token::Word(word) => (over && !is_pass(word)) || self.score.is_some(),
            Token::MoveNumber(number) => {
                over || (self.begun && number == "1") || self.score.is_some()
            }
            Token::Score(..) => self.score.is_some(),
        }
    }

    /// Plays what a token says; `Err(None)` if it says nothing.
    fn read(&mut self, token: Token) -> Result<(), Option<Flaw>> {
        self.begun = true;
        match token {
            Token::MoveNumber(_) => Ok(()),
            Token::Score(black, white) => {
                self.score = Some(Claim::Score(black, white));
                Ok(())
            }
            Token::Word(word) if is_pass(word) => self.replay.pass().map_err(Some),
            Token::Word(word) => {
                let square = word.parse().map_err(|_| None)?;
                self.replay.play(square).map_err(Some)
            }
        }
    }

    fn finish(self) -> Recorded {
        Recorded {
            game: self.replay.finish(),
            claim: self.score,
            ..Recorded::default()
        }
    }
}

/// The first token of a text and where it ends; `None` if there is no token.
fn token(text: &str) -> Option<(Token<'_>, usize)> {
    let start = text.len() - text.trim_start().len();
    let body = &text[start..];
    let digits = run(body, |c| c.is_ascii_digit());
    if digits > 0 {
        let rest = &body[digits..];
        if let Some(score) = rest.strip_prefix(['-', ':']) {
            let more = run(score, |c| c.is_ascii_digit());
            let black = body[..digits].parse().ok()?;
            let white = score[..more].parse().ok()?;
            return Some((Token::Score(black, white), start + digits + 1 + more));
        }
        let mark = run(rest, |c| matches!(c, '.' | ')' | ':')).min(3);
        let number = Token::MoveNumber(&body[..digits]);
        return Some((number, start + digits + mark));
    }
    if body.starts_with("--") {
        return Some((Token::Word("--"), start + 2));
    }
    let letters = run(body, |c| c.is_ascii_alphabetic());
    let length = match letters {
        0 => return None,
        1 => 1 + run(&body[1..], |c| c.is_ascii_digit()),
        // A word, or a pass glued to a move: `pad3` is a pass and d3.
        _ => ["pass", "pa", "ps"]
            .iter()
            .find(|pass| body[..letters].to_ascii_lowercase().starts_with(**pass))?
            .len(),
    };
    Some((Token::Word(&body[..length]), start + length))
}

/// How many bytes at the beginning of a text are ASCII of a kind.
fn run(text: &str, is_of_kind: impl Fn(char) -> bool) -> usize {
    text.find(|character| !is_of_kind(character))
        .unwrap_or(text.len())
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Recorded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next_game() {
            Ok(None) if !self.any => Some(Err(ReadError::File(Flaw::NoGame))),
            Ok(game) => {
                self.any |= game.is_some();
                game.map(Ok)
            }
            Err(error) => {
                self.any = true;
                Some(Err(error))
            }
        }
    }
}
