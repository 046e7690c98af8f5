//! What is said of files and the games in them.

use std::{io, path::Path};

use super::program::reason;
use super::{Listed, counted, player, quoted, text::HELD};
use crate::names::Names;
use crate::records::{Behind, Claim, Flaw, ReadError, Recorded, ShelfError};
use crate::rules::{GameRecord, IllegalMove, Player, Reason};
use crate::shell_word::spell;

/// Why a game is not exported as a transcript.
pub const NO_TRANSCRIPT: &str =
    "a transcript needs a move, and the usual opening before it: use --to ggf";

/// Stands in a list for the games that it has no room for.
pub const MORE_GAMES: &str = "and more: start with --game N to choose one of them";

/// Said when a number is typed that a list does not reach.
#[must_use]
pub fn not_listed(number: usize, last: usize) -> String {
    format!("There is no {number} in this list, which ends with {last}.")
}

/// What else there is in a file of which the first game was taken, if anything.
#[must_use]
pub fn behind(behind: &Behind) -> Option<String> {
    match behind {
        Behind::Nothing => None,
        Behind::Games => Some(
            "The file holds several games and this is the first: start with --game N to choose."
                .to_owned(),
        ),
        Behind::Flaw(flaw) => Some(format!(
            "The file holds one game, and what follows it is not a game: {}.",
            self::flaw(flaw)
        )),
    }
}

/// Confirms that a game was saved, up to the position on the board.
#[must_use]
pub fn saved(name: &str, game: &GameRecord) -> String {
    match game.undone() {
        0 => format!("Saved as {name}."),
        left_out => format!(
            "Saved as {name}: the game up to here, without {} after it.",
            counted(left_out, "move", "moves")
        ),
    }
}

/// Said when a game cannot be saved.
#[must_use]
pub fn not_saved(error: &ShelfError) -> String {
    format!("Not saved: {}.", shelf(error))
}

/// Said when a game cannot be loaded.
#[must_use]
pub fn not_loaded(error: &ShelfError) -> String {
    format!("Not loaded: {}.", shelf(error))
}

/// Said once when a game cannot be kept while it is played.
#[must_use]
pub fn not_kept(error: &ShelfError) -> String {
    format!("This game is not kept: {}. Play goes on.", shelf(error))
}

/// Why a game could not be saved or loaded.
#[must_use]
pub fn shelf(error: &ShelfError) -> String {
    match error {
        ShelfError::Exists(name) => format!("{name} exists already"),
        ShelfError::NoPlace => "HOME is not set, so there is no place for games".to_owned(),
        ShelfError::NotAFile(name) => format!("{name} is not a regular file"),
        ShelfError::Stream(name) => format!(
            "{name} is not a regular file: save its games in one, as standard input is for the keys"
        ),
        ShelfError::Unfed(name) => format!("{name}: nobody writes to this pipe"),
        ShelfError::Io(name, error) => format!("{name}: {}", reason(error)),
        ShelfError::Flawed(name, flaw) => format!("{name}: {}", self::flaw(flaw)),
    }
}

/// Why a game of a file could not be read.
#[must_use]
pub fn unread(error: &ReadError) -> String {
    match error {
        ReadError::Io(error) => reason(error),
        ReadError::Game(flaw) | ReadError::File(flaw) => self::flaw(flaw),
    }
}

/// What is wrong with a recorded game.
#[must_use]
pub fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Illegal {
            number,
            mover,
            refused,
        } => illegal(*number, &short_refusal(refused, *mover)),
        Flaw::OutOfTurn { number, player } => illegal(
            *number,
            &format!("it is not {}'s turn", super::player(*player)),
        ),
        Flaw::IdlePass { number, player } => illegal(
            *number,
            &format!("{} passes but can move", super::player(*player)),
        ),
        Flaw::NoMove { number, found } => {
            illegal(*number, &format!("{} is not a square", quoted(found)))
        }
        Flaw::Text {
            line,
            column,
            found,
        } => format!(
            "line {line}, character {column}: {} is not a move; moves are written like d3",
            quoted(found)
        ),
        Flaw::Field(name, value) => {
            format!("{name} is {}, not {}", quoted(value), wanted_field(name))
        }
        Flaw::Board(word) => format!(
            "BO makes no sense at {}: it is a size, a sign (- * O) for each square, \
             and * or O to move",
            quoted(word)
        ),
        Flaw::LateBoard => {
            "BO stands in the middle of a game, as if a ;) were missing before it".to_owned()
        }
        Flaw::Kind { rows, kind } => {
            format!("WTHOR games of kind {kind} on {rows} rows, but only Othello on 8 rows is read")
        }
        Flaw::Miscounted { said, found } => format!(
            "the header says {}, but the file holds {}",
            counted(*said as usize, "game", "games"),
            found.map_or("more".to_owned(), |found| found.to_string())
        ),
        Flaw::NoField { number, found } => format!(
            "at move {number}: {} is not a field, like B[d3]",
            quoted(found)
        ),
        Flaw::NoBeginning => "the (; before this game is missing".to_owned(),
        Flaw::NoEnd => "the ;) after this game is missing".to_owned(),
        Flaw::Truncated => "the file ends in the middle of a game".to_owned(),
        Flaw::NoGame => "no game in it: neither GGF, a transcript nor WTHOR".to_owned(),
        Flaw::TooLong => "too long for a game: neither GGF, a transcript nor WTHOR".to_owned(),
    }
}

/// Why the game stops at a move.
fn illegal(number: usize, reason: &str) -> String {
    format!("illegal at move {number}: {reason}")
}

/// What a field of GGF should hold.
fn wanted_field(name: &str) -> &'static str {
    match name {
        "GM" => "Othello",
        _ => "a size from 4 to 26, like 8 or 6x10",
    }
}

/// The reason of a refusal in a few words.
fn short_refusal(refused: &IllegalMove, mover: Option<Player>) -> String {
    let square = refused.square;
    match (refused.reason, mover) {
        (Reason::OffBoard(size), _) => format!("{square} is not on a board of {size}"),
        (Reason::Occupied(owner), _) => format!("{square} is occupied by {}", player(owner)),
        (Reason::FlipsNothing, Some(_)) => format!("{square} flips nothing"),
        (Reason::FlipsNothing | Reason::GameOver, _) => {
            format!("{square} comes after the end of the game")
        }
    }
}

/// A replayed game in a line.
#[must_use]
pub fn checked(recorded: &Recorded) -> String {
    let game = &recorded.game;
    let [red, blue] = Player::BOTH.map(|player| game.board().count(player));
    let moves = counted(game.moves().len(), "move", "moves");
    let passes = counted(game.passes(), "pass", "passes");
    let standing = match game.turn() {
        Some(_) => format!("in progress, {}", standing(game)),
        None => standing(game),
    };
    let more = beyond_the_board(recorded);
    format!("{moves}, {passes}, Red {red} Blue {blue}, {standing}{more}")
}

/// Who is to move, or how the game ended.
fn standing(game: &GameRecord) -> String {
    match (game.turn(), game.state().winner()) {
        (Some(turn), _) => format!("{} to move", player(turn)),
        (None, Some(winner)) => format!("{} wins", player(winner)),
        (None, None) => "draw".to_owned(),
    }
}

/// That a file claims another result than its last position shows.
#[must_use]
pub fn contradicted(recorded: &Recorded) -> Option<String> {
    let claim = recorded.claim.as_ref();
    let claim = claim.filter(|_| recorded.is_contradicted())?;
    Some(format!("But the file says {}.", claimed(claim)))
}

/// What a file claims beyond what the board shows, or against it.
fn beyond_the_board(recorded: &Recorded) -> String {
    match &recorded.claim {
        Some(claim) if recorded.is_contradicted() => {
            format!(", but the file says {}", claimed(claim))
        }
        Some(Claim::Difference(_, Some(flag))) => format!(", {}", how_ended(*flag)),
        _ => String::new(),
    }
}

/// A game in a list: who played, on what board, how it stands, and when it was.
/// Of games without names only the rest can be told apart.
#[must_use]
pub fn listed(recorded: &Recorded) -> Listed {
    let game = &recorded.game;
    let [red, blue] = Player::BOTH.map(|player| game.board().count(player));
    let moves = counted(game.moves().len(), "move", "moves");
    let (size, more) = (game.board().size(), beyond_the_board(recorded));
    let day = recorded.date.split('_').next().unwrap_or_default();
    let day = if day.is_empty() {
        ""
    } else {
        &format!(", {day}")
    };
    let standing = standing(game);
    Listed {
        names: (recorded.names() != Names::default()).then(|| called(recorded)),
        told: format!("{size}, {moves}, Red {red} Blue {blue}, {standing}{day}{more}"),
    }
}

/// What its players are called.
pub(super) fn called(recorded: &Recorded) -> [String; 2] {
    let names = recorded.names();
    Player::BOTH.map(|who| match names.of(who) {
        "" => player(who).to_owned(),
        name => name.to_owned(),
    })
}

/// When a game was played, to the minute if its file says it as this program
/// does, behind a comma and on one line; nothing if it does not say.
pub(super) fn moment(date: &str) -> String {
    let parts = date.split_once('_').and_then(|(day, time)| {
        let (clock, zone) = time.split_once('.')?;
        Some(format!(", {day}{HELD}{}{HELD}{zone}", clock.get(..5)?))
    });
    match parts {
        Some(moment) => moment,
        None if date.is_empty() => String::new(),
        None => format!(", {date}"),
    }
}

/// A result as a file claims it.
fn claimed(claim: &Claim) -> String {
    match claim {
        Claim::Score(red, blue) => format!("Red {red} Blue {blue}"),
        Claim::BlackOf64(red) => format!("Red {red} of 64"),
        Claim::Difference(written, _) => quoted(written),
    }
}

/// How a game ended that did not end on the board.
fn how_ended(flag: char) -> String {
    match flag {
        'r' => "resigned".to_owned(),
        't' => "lost on time".to_owned(),
        's' => "score agreed".to_owned(),
        other => format!("flag {}", other.escape_debug()),
    }
}

/// What the judge says of a wrong line; without a file, of standard input.
#[must_use]
pub fn misjudged(file: Option<&Path>, mistake: &str) -> String {
    format!("{}, {mistake}", source(file))
}

/// Said when the judge's input cannot be read.
#[must_use]
pub fn unreadable(file: Option<&Path>, error: &io::Error) -> String {
    format!("cannot read {}: {}", source(file), reason(error))
}

/// Where the judge's input comes from.
fn source(file: Option<&Path>) -> String {
    file.map_or("standard input".to_owned(), |path| spell(path.as_os_str()))
}

/// Something about one game of a file.
#[must_use]
pub fn in_file(file: &Path, number: usize, words: &str) -> String {
    format!("{}#{number}: {words}", file_name(file))
}

/// A file's name, as it can be typed again.
#[must_use]
pub fn file_name(file: &Path) -> String {
    if file == Path::new("-") {
        return source(None);
    }
    spell(file.as_os_str())
}

/// Said when a file has fewer games than were asked for.
#[must_use]
pub fn no_such_game(file: &Path, number: usize, found: usize) -> String {
    let (file, games) = (file_name(file), counted(found, "game", "games"));
    format!("{file} has no game {number}: it holds {games}")
}
