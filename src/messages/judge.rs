//! What is wrong with the judge's input, which speaks of Black and White as the
//! protocol does.

use super::counted;
use crate::judge::{Expected, Found, Mistake, MistakeKind};
use crate::rules::{Player, Reason, Square};

/// What is wrong on which line: half a sentence that wants the name of the input
/// before it, `line 4: found "--B" where row 3 of game 1 belongs: 8 squares, each
/// -, B or W`.
#[must_use]
pub fn mistake(mistake: &Mistake) -> String {
    let what = match &mistake.kind {
        MistakeKind::Malformed { found, expected } => {
            format!("found {} where {}", self::found(found), belongs(*expected))
        }
        MistakeKind::GamesMissing { announced, present } => format!(
            "the input ends after {}, but line 1 announces {announced}",
            games(*present)
        ),
        MistakeKind::Illegal {
            player,
            square,
            reason,
            legal,
        } => format!(
            "found \"M{}{}\", but {}",
            square.row(),
            square.column(),
            refused(*player, *reason, legal)
        ),
    };
    format!("line {}: {what}", mistake.line)
}

fn found(found: &Found) -> String {
    match found {
        Found::Text(text) => text.clone(),
        Found::TooLong { beginning, least } => {
            format!("{beginning}, a line of {least} bytes or more,")
        }
        Found::EmptyLine => "an empty line".to_owned(),
        Found::EndOfInput => "the end of the input".to_owned(),
    }
}

fn belongs(expected: Expected) -> String {
    match expected {
        Expected::Games => "the number of games belongs: digits alone, such as 2".to_owned(),
        Expected::FewerGames => format!("the number of games belongs: at most {}", u64::MAX),
        Expected::Row { game, row } => {
            format!("row {row} of game {game} belongs: 8 squares, each -, B or W")
        }
        Expected::Mover => "the player to move belongs: B or W".to_owned(),
        Expected::Command => {
            "a command belongs: L, Q, or M with a row and a column from 1 to 8, such as M35"
                .to_owned()
        }
        Expected::End { games: number } => format!(
            "the end of the input belongs: line 1 announces {}",
            games(number)
        ),
    }
}

fn refused(mover: Player, reason: Reason, legal: &[Square]) -> String {
    let reason = match reason {
        Reason::GameOver => return "neither player can move: L and Q are left".to_owned(),
        Reason::Occupied(owner) => format!("{} has a disc there", name(owner)),
        Reason::FlipsNothing | Reason::OffBoard(_) => {
            format!("{} would flip nothing there", name(mover))
        }
    };
    let place = |square: &Square| format!("({},{})", square.row(), square.column());
    let places: String = legal.iter().map(place).collect();
    format!("{reason}: {} can move to {places}", name(mover))
}

fn games(number: u64) -> String {
    counted(number, "game", "games")
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::Black => "Black",
        Player::White => "White",
    }
}
