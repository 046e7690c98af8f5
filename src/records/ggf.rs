//! The Generic Game Format of the Othello servers, after its description by
//! Michael Buro, <https://skatgame.net/mburo/ggsa/ggf>.
//!
//! ```text
//! (;GM[Othello]PB[Anna]PW[Bert]TY[8]BO[8 -------- … *]B[d3]W[c5]B[PASS];)
//! ```
//!
//! A game is a list of fields, each a name and a value in brackets. A backslash
//! before a bracket or a backslash in a value takes its meaning away. Boards
//! that are not square are written `TY[6x10]` and `BO[6x10 …]`.

use std::fmt::Write;
use std::io::BufRead;

use super::{Claim, Flaw, ReadError, Recorded, Replay};
use crate::rules::{BoardSize, GameBoard, GameRecord, Player, Ply, Square, Tile};

/// The most bytes of one game, far more than any server writes.
const LONGEST_GAME: usize = 1024 * 1024;
/// The most bytes between two games.
const LONGEST_GAP: usize = 64 * 1024;
/// How far into a file its first game may begin.
const LOOK_AHEAD: usize = 1024;

/// Whether a file that begins with these bytes holds games in this form.
#[must_use]
pub fn begins(first: &[u8]) -> bool {
    let first = &first[..first.len().min(LOOK_AHEAD)];
    first.windows(2).any(|pair| pair == b"(;")
}

/// Writes a game on one line, passes included, as other programs read it.
/// Moves that were taken back are not part of it.
#[must_use]
pub fn write(recorded: &Recorded) -> String {
    let game = &recorded.game;
    let size = size_text(game.opening().size());
    let mut text = String::from("(;GM[Othello]");
    let place = if recorded.place.is_empty() {
        "reversi"
    } else {
        &recorded.place
    };
    field(&mut text, "PC", place);
    for (name, value) in [
        ("DT", &recorded.date),
        ("PB", &recorded.black),
        ("PW", &recorded.white),
    ] {
        if !value.is_empty() {
            field(&mut text, name, value);
        }
    }
    if let Some(result) = result(recorded) {
        field(&mut text, "RE", &result);
    }
    field(&mut text, "TY", &size);
    field(
        &mut text,
        "BO",
        &board(game.opening(), game.first_player(), &size),
    );
    for ply in game.plies() {
        match ply {
            Ply::Move(player, square) => field(&mut text, letter(*player), &square.to_string()),
            Ply::Pass(player) => field(&mut text, letter(*player), "PASS"),
        }
    }
    text.push_str(";)\n");
    text
}

fn field(text: &mut String, name: &str, value: &str) {
    text.push_str(name);
    text.push('[');
    for character in value.chars() {
        if matches!(character, '[' | ']' | '\\') {
            text.push('\\');
        }
        text.push(character);
    }
    text.push(']');
}

const fn letter(player: Player) -> &'static str {
    match player {
        Player::Black => "B",
        Player::White => "W",
    }
}

fn size_text(size: BoardSize) -> String {
    if size.rows() == size.columns() {
        size.rows().to_string()
    } else {
        size.to_string()
    }
}

/// A claim that came with the game is kept; else the board tells the result of
/// a finished game.
fn result(recorded: &Recorded) -> Option<String> {
    if let Some(Claim::Difference(written, flag)) = &recorded.claim {
        let flag = flag.map(|flag| format!(":{flag}")).unwrap_or_default();
        return Some(format!("{written}{flag}"));
    }
    let [black, white] = Player::BOTH.map(|player| recorded.game.board().count(player));
    let sign = if black < white { '-' } else { '+' };
    let over = recorded.game.turn().is_none();
    over.then(|| format!("{sign}{}.000", black.abs_diff(white)))
}

fn board(board: &GameBoard, first: Player, size: &str) -> String {
    let mut text = size.to_owned();
    for row in board.rows() {
        text.push(' ');
        text.extend(row.iter().map(|tile| symbol(*tile)));
    }
    // Writing to a string cannot fail.
    let _ = write!(text, " {}", symbol(first.tile()));
    text
}

const fn symbol(tile: Tile) -> char {
    match tile {
        Tile::Empty => '-',
        Tile::Black => '*',
        Tile::White => 'O',
    }
}

/// Reads one game from its fields.
///
/// # Errors
/// Says what is wrong with the game, the number of the move included.
pub fn read(text: &str) -> Result<Recorded, Flaw> {
    let mut recorded = Recorded::default();
    let mut size = BoardSize::default();
    let mut replay: Option<Replay> = None;
    for (name, value) in fields(text) {
        match name.as_str() {
            "GM" if !value.eq_ignore_ascii_case("othello") => return Err(Flaw::Field("GM", value)),
            "PB" => recorded.black = value,
            "PW" => recorded.white = value,
            "PC" => recorded.place = value,
            "DT" => recorded.date = value,
            "RE" => recorded.claim = Some(claim(value)?),
            "TY" => size = board_size(&value).ok_or(Flaw::Field("TY", value))?,
            "BO" => {
                let opening = position(&value).ok_or(Flaw::Field("BO", value))?;
                replay = Some(Replay::new(opening));
            }
            "B" | "W" => {
                let player = if name == "B" {
                    Player::Black
                } else {
                    Player::White
                };
                let replay = replay.get_or_insert_with(|| Replay::new(GameRecord::new(size)));
                play(replay, player, &value)?;
            }
            _ => {}
        }
    }
    recorded.game = replay.map_or_else(|| GameRecord::new(size), Replay::finish);
    Ok(recorded)
}

/// A move with its evaluation and time, which are skipped: `d3//0.01`.
fn play(replay: &mut Replay, player: Player, value: &str) -> Result<(), Flaw> {
    let written = value.split('/').next().unwrap_or_default().trim();
    if is_pass(written) {
        return replay.pass();
    }
    let square: Square = written
        .parse()
        .map_err(|_| Flaw::Field(letter(player), value.to_owned()))?;
    replay.play_as(player, square)
}

/// The spellings of a pass.
pub(super) fn is_pass(text: &str) -> bool {
    ["--", "pa", "ps", "pass"]
        .iter()
        .any(|pass| text.eq_ignore_ascii_case(pass))
}

/// The fields of a game: names in upper case with their values.
fn fields(text: &str) -> impl Iterator<Item = (String, String)> {
    let mut rest = text.chars();
    std::iter::from_fn(move || {
        let name = rest.by_ref().take_while(|&character| character != '[');
        let name: String = name.filter(char::is_ascii_uppercase).collect();
        let mut value = String::new();
        loop {
            match rest.next()? {
                ']' => return Some((name, value)),
                '\\' => value.push(rest.next()?),
                character => value.push(character),
            }
        }
    })
}

/// The size in a type such as `8`, `6x10`, `10r`, or `s8r20`.
fn board_size(text: &str) -> Option<BoardSize> {
    let text = text.trim_start_matches(|character: char| !character.is_ascii_digit());
    let end = text.find(|character: char| !character.is_ascii_digit() && character != 'x');
    text[..end.unwrap_or(text.len())].parse().ok()
}

/// Size, squares row by row, and who moves first.
fn position(text: &str) -> Option<GameRecord> {
    let (size, squares) = text.trim().split_once(char::is_whitespace)?;
    let mut board = GameBoard::empty(size.parse().ok()?);
    let mut tiles = squares
        .chars()
        .filter(|character| !character.is_whitespace())
        .map(tile);
    for square in board.size().squares() {
        board.set(square, tiles.next()??).ok()?;
    }
    let first = tiles.next()??.owner()?;
    tiles
        .next()
        .is_none()
        .then(|| GameRecord::from_position(board, first))
}

const fn tile(symbol: char) -> Option<Tile> {
    match symbol {
        '-' | '.' => Some(Tile::Empty),
        '*' | 'X' | 'x' => Some(Tile::Black),
        'O' | 'o' => Some(Tile::White),
        _ => None,
    }
}

/// A result such as `-40.00` or `+64.000:r`.
fn claim(value: String) -> Result<Claim, Flaw> {
    let (number, flag) = value.split_once(':').unwrap_or((&value, ""));
    if number.parse::<f64>().is_err() {
        return Err(Flaw::Field("RE", value));
    }
    Ok(Claim::Difference(number.to_owned(), flag.chars().next()))
}

/// The games of a file, one after the other.
pub struct Reader<R> {
    file: R,
    any: bool,
}

/// Where in the bytes of a file a reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Between two games.
    Outside,
    /// Between two games, after an opening parenthesis.
    Opening,
    /// Between two fields.
    Inside,
    /// Between two fields, after a semicolon.
    Closing,
    /// In a value.
    Value,
    /// In a value, after a backslash.
    Escaped,
    /// After the end of a game.
    Done,
}

impl Place {
    const fn after(self, byte: u8) -> Place {
        use Place::{Closing, Done, Escaped, Inside, Opening, Outside, Value};
        match (self, byte) {
            (Outside | Opening, b'(') => Opening,
            (Opening, b';') | (Value, b']') => Inside,
            (Outside | Opening, _) => Outside,
            (Closing, b')') | (Done, _) => Done,
            (Inside | Closing, b'[') => Value,
            (Inside | Closing, b';') => Closing,
            (Inside | Closing, _) => Inside,
            (Value, b'\\') => Escaped,
            (Value | Escaped, _) => Value,
        }
    }

    const fn is_outside(self) -> bool {
        matches!(self, Place::Outside | Place::Opening)
    }
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub const fn new(file: R) -> Reader<R> {
        Reader { file, any: false }
    }

    /// The bytes of the next game between its parentheses; `None` at the end.
    fn next_bytes(&mut self) -> Result<Option<Vec<u8>>, ReadError> {
        let mut game = Vec::new();
        let mut place = Place::Outside;
        let mut gap = 0;
        while place != Place::Done {
            let block = self.file.fill_buf().map_err(ReadError::Io)?;
            if block.is_empty() {
                return if place.is_outside() {
                    Ok(None)
                } else {
                    Err(ReadError::File(Flaw::Truncated))
                };
            }
            let mut used = 0;
            for &byte in block {
                used += 1;
                gap += usize::from(place.is_outside());
                place = place.after(byte);
                if place == Place::Done {
                    break;
                }
                if !place.is_outside() {
                    game.push(byte);
                }
            }
            self.file.consume(used);
            if gap > LONGEST_GAP || game.len() > LONGEST_GAME {
                return Err(ReadError::File(Flaw::TooLong));
            }
        }
        Ok(Some(game))
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Recorded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next_bytes() {
            Err(error) => Some(Err(error)),
            Ok(None) if !self.any => Some(Err(ReadError::File(Flaw::NoGame))),
            Ok(None) => None,
            Ok(Some(bytes)) => {
                self.any = true;
                Some(read(&String::from_utf8_lossy(&bytes)).map_err(ReadError::Game))
            }
        }
    }
}
