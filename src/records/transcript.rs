//! Transcripts: the moves of a game in a row, `f5d6c3d3c4`.
//!
//! Upper or lower case, with or without blanks and line breaks, with or without
//! move numbers (`1. f5 d6 2. c3`), passes written (`--`, `pa`, `ps`, `pass`) or
//! left out, and perhaps the final score at the end (`51-13`).
//!
//! A game may go over several lines, and a line may be a game. The next game
//! begins after an empty line, after the end of a game on the board, after a
//! score, at the move number 1, and at a line that cannot go on with the last
//! game but can be played from the opening, or some moves of it. A few moves that
//! follow the end of a game on its own line are no game, but too many for it.

use std::io::{BufRead, Read};
use std::mem;

use super::{Claim, Flaw, ReadError, Recorded, Replay, ggf::is_pass};
use crate::rules::{BoardSize, GameBoard, GameRecord, Player};
use token::{Token, token};

mod token;

/// The most bytes of one line.
const LONGEST_LINE: u64 = 64 * 1024;
/// The most bytes without a move, before a game, in it or behind it.
const LONGEST_GAP: usize = 64 * 1024;
/// So many moves from the opening make a line a game, although a later one is
/// illegal: the rest of another game is hardly ever legal so far.
const ENOUGH: usize = 4;

/// Writes the moves of a game without passes. Only a game from the usual
/// opening can be told by its moves alone, and only if it has any: `None` for
/// others.
///
/// ```
/// use reversi::records::transcript;
/// use reversi::rules::GameRecord;
/// let mut game = GameRecord::default();
/// game.play("f5".parse().unwrap()).unwrap();
/// game.play("d6".parse().unwrap()).unwrap();
/// assert_eq!(transcript::write(&game).as_deref(), Some("f5d6\n"));
/// ```
#[must_use]
pub fn write(game: &GameRecord) -> Option<String> {
    let usual = GameBoard::new(game.opening().size());
    let from_usual = *game.opening() == usual && game.first_player() == Player::Black;
    let carried = from_usual && !game.moves().is_empty();
    carried.then(|| {
        let moves: String = game.moves().iter().map(ToString::to_string).collect();
        moves + "\n"
    })
}

/// The games of a file, one after the other.
pub(super) struct Reader<R> {
    file: R,
    size: BoardSize,
    line: String,
    /// The bytes of `line` that have been read, and its number.
    used: usize,
    number: usize,
    /// The bytes of the lines begun since the last move.
    gap: usize,
    /// Whether there has been a game, or something instead of one.
    any: bool,
    /// Whether the rest of a flawed game is still to be skipped.
    skipping: bool,
}

/// A game as far as its text has been read.
#[derive(Clone)]
struct Unfinished {
    replay: Replay,
    score: Option<Claim>,
    begun: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub(super) const fn new(file: R, size: BoardSize) -> Reader<R> {
        Reader {
            file,
            size,
            line: String::new(),
            used: 0,
            number: 0,
            gap: 0,
            any: false,
            skipping: false,
        }
    }

    /// Goes on to the next line; `false` at the end of the file.
    fn next_line(&mut self) -> Result<bool, ReadError> {
        self.line.clear();
        self.used = 0;
        self.number += 1;
        let mut bytes = Vec::new();
        let mut limited = (&mut self.file).take(LONGEST_LINE);
        let length = limited
            .read_until(b'\n', &mut bytes)
            .map_err(ReadError::Io)?;
        self.gap += length;
        if length as u64 == LONGEST_LINE || self.gap > LONGEST_GAP {
            return Err(ReadError::File(Flaw::TooLong));
        }
        let text = String::from_utf8_lossy(&bytes);
        let byte_order_mark = if self.number == 1 { "\u{FEFF}" } else { "" };
        self.line
            .push_str(text.strip_prefix(byte_order_mark).unwrap_or(&text));
        Ok(length > 0)
    }

    /// Reads the next game; `None` at the end of the file.
    fn next_game(&mut self) -> Result<Option<Recorded>, ReadError> {
        self.skip_flawed()?;
        let mut game = Unfinished::new(self.size);
        while self.find_more(&game)? {
            let at_start_of_line = self.used == 0;
            let Some((token, end)) = token(self.rest()) else {
                if game.is_over() && at_start_of_line {
                    break;
                }
                return Err(self.error(&game, None));
            };
            if game.is_complete_before(token) && (at_start_of_line || !self.is_surplus(&game)) {
                break;
            }
            let read = game.read(token);
            let is_move = matches!(token, Token::Word(_));
            read.map_err(|flaw| self.error(&game, flaw))?;
            if is_move {
                self.gap = 0;
            }
            self.used += end;
        }
        Ok(game.begun.then(|| game.finish()))
    }

    fn rest(&self) -> &str {
        &self.line[self.used..]
    }

    /// Goes on to the next text; `false` if the game ends before it.
    fn find_more(&mut self, game: &Unfinished) -> Result<bool, ReadError> {
        while self.rest().trim().is_empty() {
            let at_empty_line = game.begun && self.used == 0;
            if at_empty_line || !self.next_line()? || self.begins_another(game) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether this line is a game of its own rather than how `game` goes on.
    fn begins_another(&self, game: &Unfinished) -> bool {
        game.begun && game.clone().read_line(&self.line).is_err() && self.begins_game()
    }

    /// Whether this line can be played from the opening, or enough of it.
    fn begins_game(&self) -> bool {
        match token(&self.line) {
            Some((Token::MoveNumber(number), _)) if number != "1" => false,
            _ => match Unfinished::new(self.size).read_line(&self.line) {
                Ok(_) => true,
                Err(moves) => moves >= ENOUGH,
            },
        }
    }

    /// Whether the rest of the line are moves after the end of a game, too few
    /// for another one.
    fn is_surplus(&self, game: &Unfinished) -> bool {
        let is_word = matches!(token(self.rest()), Some((Token::Word(_), _)));
        let (Ok(moves) | Err(moves)) = Unfinished::new(self.size).read_line(self.rest());
        game.is_over() && game.score.is_none() && is_word && moves < ENOUGH
    }

    /// After a flawed game, the next one begins after an empty line, or at a
    /// line that looks like one.
    fn skip_flawed(&mut self) -> Result<(), ReadError> {
        while mem::take(&mut self.skipping) {
            let has_more = self.next_line()?;
            self.skipping = has_more && !self.line.trim().is_empty() && !self.begins_game();
        }
        Ok(())
    }

    /// After a heading, however many lines it has, the first game begins at a
    /// line that is one; `false` if there is none.
    fn skip_heading(&mut self) -> Result<bool, ReadError> {
        while self.next_line()? {
            if self.is_game() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this line is one or more moves from the opening, or begins with
    /// enough of them.
    fn is_game(&self) -> bool {
        let read = Unfinished::new(self.size).read_line(&self.line);
        matches!(read, Ok(1..) | Err(ENOUGH..))
    }

    fn flaw(&self) -> Flaw {
        let rest = self.rest().trim_start();
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

    /// A flaw of the game: the one that was found, or text that says nothing.
    fn error(&mut self, game: &Unfinished, found: Option<Flaw>) -> ReadError {
        if found.is_none() && !self.any && !game.begun {
            return self.heading();
        }
        self.skipping = true;
        ReadError::Game(found.unwrap_or_else(|| self.flaw()))
    }

    /// A flaw of what a file begins with. Where it is no text, or no game follows
    /// it, this is no file of transcripts.
    fn heading(&mut self) -> ReadError {
        if self.line.contains(is_of_no_text) {
            return ReadError::File(Flaw::NoGame);
        }
        let flaw = self.flaw();
        match self.skip_heading() {
            Ok(true) => ReadError::Game(flaw),
            Ok(false) | Err(ReadError::Game(_) | ReadError::File(_)) => ReadError::File(flaw),
            Err(error) => error,
        }
    }
}

/// Whether a character stands in no text, or for a byte of none.
fn is_of_no_text(character: char) -> bool {
    let is_blank = character.is_whitespace();
    (character.is_control() && !is_blank) || character == char::REPLACEMENT_CHARACTER
}

impl Unfinished {
    fn new(size: BoardSize) -> Unfinished {
        Unfinished {
            replay: Replay::new(GameRecord::new(size)),
            score: None,
            begun: false,
        }
    }

    /// Whether the board shows the end of the game.
    fn is_over(&self) -> bool {
        self.begun && self.replay.game().turn().is_none()
    }

    /// Whether a token belongs to the next game already.
    fn is_complete_before(&self, token: Token) -> bool {
        let over = self.is_over();
        let ends = match token {
            Token::Word(word) => over && !is_pass(word),
            Token::MoveNumber(number) => over || (self.begun && number == "1"),
            Token::Score(..) => false,
        };
        ends || self.score.is_some()
    }

    /// Plays what a token says; `Err(None)` if it says nothing.
    fn read(&mut self, token: Token) -> Result<(), Option<Flaw>> {
        match token {
            Token::MoveNumber(_) => return Ok(()),
            Token::Score(..) if !self.begun => return Err(None),
            Token::Score(black, white) => self.score = Some(Claim::Score(black, white)),
            Token::Word(word) if is_pass(word) => self.replay.pass().map_err(Some)?,
            Token::Word(word) => {
                let square = word.parse().map_err(|_| None)?;
                self.replay.play(square).map_err(Some)?;
            }
        }
        self.begun = true;
        Ok(())
    }

    /// Whether the game can go on with a line: to the line's end, or to its own.
    /// How many moves it then has.
    fn read_line(mut self, line: &str) -> Result<usize, usize> {
        let mut rest = line;
        while !rest.trim().is_empty() {
            let moves = self.replay.game().moves().len();
            let (token, end) = token(rest).ok_or(moves)?;
            if self.is_complete_before(token) {
                break;
            }
            self.read(token).map_err(|_| moves)?;
            rest = &rest[end..];
        }
        Ok(self.replay.game().moves().len())
    }

    fn finish(self) -> Recorded {
        Recorded {
            game: self.replay.finish(),
            claim: self.score,
            ..Recorded::default()
        }
    }
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
