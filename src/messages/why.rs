//! Why a move is legal or not, in words.

use super::{occupied, off_board, player, squares};
use crate::rules::{Direction, Explanation, GameRecord, Player, Ray, RayEnd, Square};

/// Why a move on a square is legal or not, for the player whose turn it is, or
/// for both once the game is over.
#[must_use]
pub fn why(record: &GameRecord, square: Square) -> Vec<String> {
    let explained = |player| record.board().explain(square, player);
    if let Some(mover) = record.turn() {
        return explanation(square, mover, &explained(mover));
    }
    let mut sentences = vec![format!(
        "The game is over: {square} flips nothing, neither for {} nor for {}.",
        player(Player::Black),
        player(Player::White)
    )];
    for player in Player::BOTH {
        match explained(player) {
            Explanation::Rays(rays) => {
                let close = rays.iter().filter(|ray| ray.discs > 0);
                sentences.extend(close.map(|ray| ray_sentence(square, player, ray)));
            }
            settled => return explanation(square, player, &settled),
        }
    }
    sentences
}

/// Why a move is legal or not, a sentence a line that flips or comes close.
#[must_use]
pub fn explanation(square: Square, mover: Player, why: &Explanation) -> Vec<String> {
    let rays = match why {
        Explanation::OffBoard(size) => return vec![off_board(square, *size)],
        Explanation::Occupied(owner) => return vec![occupied(square, *owner)],
        Explanation::Rays(rays) => rays,
    };
    let name = player(mover);
    let (flipping, others): (Vec<Ray>, Vec<Ray>) = rays.iter().partition(|ray| ray.flips());
    let sentence = |ray: &Ray| ray_sentence(square, mover, ray);
    if !flipping.is_empty() {
        let verdict = format!("{square} is legal for {name}.");
        return [verdict]
            .into_iter()
            .chain(flipping.iter().map(sentence))
            .collect();
    }
    let (close, far): (Vec<Ray>, Vec<Ray>) = others.iter().partition(|ray| ray.discs > 0);
    let verdict = format!("{square} is illegal for {name}: it flips nothing.");
    [verdict]
        .into_iter()
        .chain(close.iter().map(sentence))
        .chain(nothing_beside(square, mover, far.len()))
        .collect()
}

/// What is to be said of the directions in which no opposing disc lies beside
/// the square, if there are any.
fn nothing_beside(square: Square, mover: Player, directions: usize) -> Option<String> {
    let theirs = player(mover.opponent());
    match directions {
        0 => None,
        8 => Some(format!("No {theirs} disc lies beside {square}.")),
        _ => Some(format!(
            "In no other direction does a {theirs} disc lie beside {square}."
        )),
    }
}

fn ray_sentence(origin: Square, mover: Player, ray: &Ray) -> String {
    let discs = squares(ray.squares(origin));
    let way = direction(ray.direction);
    let (mine, theirs) = (player(mover), player(mover.opponent()));
    match ray.end {
        RayEnd::Own(own) => format!("{way}: flips {discs}, between {origin} and {mine}'s {own}."),
        RayEnd::Empty(empty) => format!("{way}: {theirs}'s {discs}, but then {empty} is empty."),
        RayEnd::Edge => format!("{way}: {theirs}'s {discs}, but then the edge."),
    }
}

const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "Up",
        Direction::NorthEast => "Up right",
        Direction::East => "Right",
        Direction::SouthEast => "Down right",
        Direction::South => "Down",
        Direction::SouthWest => "Down left",
        Direction::West => "Left",
        Direction::NorthWest => "Up left",
    }
}
