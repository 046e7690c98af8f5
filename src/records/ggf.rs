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
//!
//! The servers play games under other rules too. In a komi game the players
//! first bid on a move (`KB`, `KW`); the move itself stands in the list of moves
//! as any other, but the result counts the komi (`KM`). In an anti game
//! (`TY[8a]`) the fewer discs win. Such results say nothing of the board.

use std::fmt::Write;

use super::{Claim, Flaw, Recorded, Replay};
use crate::rules::{BoardSize, GameBoard, GameRecord, Player, Ply, Square, Tile};

mod fields;
mod reader;

pub(super) use reader::Reader;

/// The most bytes of a name, a place, a date or a result. All of them, each
/// byte with a backslash before it, fit into the longest game that is read: so
/// whatever has been read can be written and read again.
const LONGEST_TEXT: usize = 128 * 1024;

/// Whether a file that begins with these bytes holds games in this form.
#[must_use]
pub(super) fn begins(first: &[u8]) -> bool {
    first.windows(2).any(|pair| pair == b"(;")
}

/// Writes a game on one line, passes included, as other programs read it.
/// Moves that were taken back are not part of it.
///
/// ```
/// use reversi::names::Names;
/// use reversi::records::{Recorded, ggf};
/// use reversi::rules::GameRecord;
/// let mut game = GameRecord::default();
/// game.play("d3".parse().unwrap()).unwrap();
/// let text = ggf::write(&Recorded::new(game, &Names::new("Anna", "Bert")));
/// assert!(text.starts_with("(;GM[Othello]PC[reversi]PB[Anna]PW[Bert]TY[8]BO[8 "));
/// assert!(text.ends_with(" *]B[d3];)\n"));
/// ```
#[must_use]
pub fn write(recorded: &Recorded) -> String {
    let mut text = String::from("(;GM[Othello]");
    write_head(&mut text, recorded);
    write_game(&mut text, &recorded.game);
    text.push_str(";)\n");
    text
}

/// Where, when and by whom the game was played, and how it ended.
fn write_head(text: &mut String, recorded: &Recorded) {
    for (name, value, default) in [
        ("PC", &recorded.place, "reversi"),
        ("DT", &recorded.date, ""),
        ("PB", &recorded.black, ""),
        ("PW", &recorded.white, ""),
    ] {
        let value = printable(value);
        let value = if value.is_empty() { default } else { &value };
        if !value.is_empty() {
            field(text, name, value);
        }
    }
    if let Some(result) = result(recorded) {
        field(text, "RE", &result);
    }
}

/// The board, its opening, and every move and pass.
fn write_game(text: &mut String, game: &GameRecord) {
    let size = game.opening().size().shortest();
    let opening = board(game.opening(), game.first_player(), &size);
    field(text, "TY", &size);
    field(text, "BO", &opening);
    for ply in game.plies() {
        match ply {
            Ply::Move(player, square) => field(text, letter(*player), &square.to_string()),
            Ply::Pass(player) => field(text, letter(*player), "PASS"),
        }
    }
}

/// A text without the characters that would command a terminal. Those that part
/// words become blanks.
fn printable(text: &str) -> String {
    let shown = |character: char| match character {
        blank if blank.is_control() && blank.is_whitespace() => Some(' '),
        other => (!other.is_control()).then_some(other),
    };
    text.chars().filter_map(shown).collect()
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

/// A claim that came with the game is kept, also that of an unfinished game, but
/// not where moves it follows from are left out; else the board tells the result
/// of a finished one.
fn result(recorded: &Recorded) -> Option<String> {
    let is_whole = recorded.game.undone() == 0;
    match recorded.claim.as_ref().filter(|_| is_whole) {
        Some(Claim::Difference(written, flag)) => {
            let flag = flag.map(|flag| format!(":{flag}")).unwrap_or_default();
            Some(printable(&format!("{written}{flag}")))
        }
        Some(Claim::Score(black, white)) => Some(difference(*black, *white)),
        Some(Claim::BlackOf64(black)) => Some(difference(2 * black, 64)),
        None => {
            let [black, white] = Player::BOTH.map(|player| recorded.game.board().count(player));
            let is_over = recorded.game.turn().is_none();
            is_over.then(|| difference(black, white))
        }
    }
}

/// Black's discs less White's, as the servers write it.
fn difference(black: usize, white: usize) -> String {
    let sign = if black < white { '-' } else { '+' };
    format!("{sign}{}.000", black.abs_diff(white))
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

/// Reads one game from the text between its parentheses.
///
/// # Errors
/// Says what is wrong with the game, the number of the move included.
pub(super) fn read(text: &str) -> Result<Recorded, Flaw> {
    let mut reading = Reading::default();
    for field in fields::split(text) {
        match field {
            Ok((name, value)) => reading.field(&name, value)?,
            Err(found) => return Err(reading.no_field(found)),
        }
    }
    reading.finish()
}

/// A game as far as its fields have been read.
#[derive(Default)]
struct Reading {
    recorded: Recorded,
    kind: Option<String>,
    /// Whether there is any sign that the text is a game of Othello.
    is_game: bool,
    /// Whether the result follows other rules than the board.
    other_rules: bool,
    replay: Option<Replay>,
}

impl Reading {
    fn field(&mut self, name: &str, value: String) -> Result<(), Flaw> {
        self.is_game |= matches!(name, "GM" | "BO" | "B" | "W");
        match name {
            "GM" if !value.trim().eq_ignore_ascii_case("othello") => Err(Flaw::Field("GM", value)),
            "PB" => keep(&mut self.recorded.black, &value),
            "PW" => keep(&mut self.recorded.white, &value),
            "PC" => keep(&mut self.recorded.place, &value),
            "DT" => keep(&mut self.recorded.date, &value),
            "RE" => self.result(&value),
            "KM" => {
                self.other_rules |= value.trim().parse() != Ok(0.0);
                Ok(())
            }
            "TY" => {
                self.other_rules |= value.contains(['a', 'A']);
                self.kind = Some(value);
                Ok(())
            }
            "BO" => self.set_up(&value),
            "B" => self.play(Player::Black, &value),
            "W" => self.play(Player::White, &value),
            _ => Ok(()),
        }
    }

    /// A result such as `-40.00` or `+64.000:r`; `?` is none.
    fn result(&mut self, value: &str) -> Result<(), Flaw> {
        let value = printable(value);
        let (number, flag) = value.split_once(':').unwrap_or((&value, ""));
        let (number, flag) = (number.trim(), flag.trim().chars().next());
        if number.len() > LONGEST_TEXT {
            return Err(Flaw::TooLong);
        }
        let known = flag.is_some() || !matches!(number, "" | "?");
        self.recorded.claim = known.then(|| Claim::Difference(number.to_owned(), flag));
        Ok(())
    }

    fn set_up(&mut self, value: &str) -> Result<(), Flaw> {
        if self.replay.is_some() {
            return Err(Flaw::LateBoard);
        }
        let senseless = || Flaw::Board(odd_word(value).to_owned());
        let opening = position(value).ok_or_else(senseless)?;
        self.replay = Some(Replay::new(opening));
        Ok(())
    }

    /// A move with its evaluation and time, which are skipped: `d3//0.01`.
    fn play(&mut self, player: Player, value: &str) -> Result<(), Flaw> {
        let replay = self.replay()?;
        // Without its own end a move runs on to that of the next.
        if value.contains('[') {
            return Err(replay.no_move(value));
        }
        let written = value.split('/').next().unwrap_or_default().trim();
        if is_pass(written) {
            return replay.pass_as(player);
        }
        match written.parse::<Square>() {
            Ok(square) => replay.play_as(player, square),
            Err(_) => Err(replay.no_move(written)),
        }
    }

    /// That a text in this place is no field. Where not even one seems to have
    /// been meant there is no game.
    fn no_field(mut self, found: String) -> Flaw {
        if !self.is_game && !found.contains(']') {
            return Flaw::NoGame;
        }
        self.replay()
            .map_or_else(|flaw| flaw, |replay| replay.no_field(found))
    }

    /// The replay, which begins with the usual opening where no other was set
    /// up.
    fn replay(&mut self) -> Result<&mut Replay, Flaw> {
        let replay = match self.replay.take() {
            Some(replay) => replay,
            None => Replay::new(GameRecord::new(self.size()?)),
        };
        Ok(self.replay.insert(replay))
    }

    /// The size that the type tells.
    fn size(&self) -> Result<BoardSize, Flaw> {
        let Some(kind) = &self.kind else {
            return Ok(BoardSize::default());
        };
        board_size(kind).ok_or_else(|| Flaw::Field("TY", kind.clone()))
    }

    fn finish(mut self) -> Result<Recorded, Flaw> {
        if !self.is_game {
            return Err(Flaw::NoGame);
        }
        self.recorded.game = self.replay()?.game().clone();
        let decided = |claim: &Claim| matches!(claim, Claim::Difference(_, Some(_)));
        if self.other_rules {
            self.recorded.claim = self.recorded.claim.filter(decided);
        }
        Ok(self.recorded)
    }
}

/// Takes a text that is not too long to be written again.
fn keep(text: &mut String, value: &str) -> Result<(), Flaw> {
    if value.len() > LONGEST_TEXT {
        return Err(Flaw::TooLong);
    }
    *text = printable(value);
    Ok(())
}

/// The spellings of a pass.
pub(super) fn is_pass(text: &str) -> bool {
    ["--", "pa", "ps", "pass"]
        .iter()
        .any(|pass| text.eq_ignore_ascii_case(pass))
}

/// The size in a type such as `8`, `6x10`, `10r`, or `s8r20`.
fn board_size(text: &str) -> Option<BoardSize> {
    let text = text.trim_start_matches(|character: char| !character.is_ascii_digit());
    let end = text.find(|character: char| !matches!(character, '0'..='9' | 'x' | 'X'));
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

/// The word of a position that makes no sense: its size, a sign that is none, or
/// a row of another length. All of it, if every word makes sense.
fn odd_word(text: &str) -> &str {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let Ok(size) = first.parse::<BoardSize>() else {
        return first;
    };
    let is_sign = |sign| tile(sign).is_some();
    let mut rows = words.clone().take(size.rows());
    words
        .find(|word| !word.chars().all(is_sign))
        .or_else(|| rows.find(|row| row.len() != size.columns()))
        .unwrap_or(text)
}

const fn tile(symbol: char) -> Option<Tile> {
    match symbol {
        '-' | '.' => Some(Tile::Empty),
        '*' | 'X' | 'x' => Some(Tile::Black),
        'O' | 'o' => Some(Tile::White),
        _ => None,
    }
}
