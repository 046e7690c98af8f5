//! Results as files claim them, which the board may contradict.

use std::cmp::Ordering;

use crate::rules::{GameRecord, Player};

/// The result of a game, as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// So many discs of Black and of White.
    Score(usize, usize),
    /// Black's discs, with the empty squares counted for the winner, and
    /// halved in a draw.
    BlackOf64(usize),
    /// Black's discs less White's, as written, and how the game ended if it was
    /// not on the board: `r` resigned, `t` out of time, `s` agreed.
    Difference(String, Option<char>),
}

impl Claim {
    /// Whether the claim agrees with a game. Empty squares may have been counted
    /// for the winner or not. What was decided elsewhere than on the board
    /// cannot be contradicted by it, nor can the result that a server or a
    /// database gives to an unfinished game; but a score counts discs.
    #[must_use]
    pub fn agrees_with(&self, game: &GameRecord) -> bool {
        let scores = scores(game);
        match self {
            Claim::Score(black, white) => scores
                .iter()
                .any(|score| score.map(usize::from) == [*black, *white]),
            Claim::Difference(_, Some(_)) => true,
            _ if game.turn().is_some() => true,
            Claim::Difference(written, None) => written.parse().is_ok_and(|claimed: f64| {
                scores
                    .iter()
                    .map(|score| score.map(f64::from))
                    .any(|[black, white]| (claimed - (black - white)).abs() < 0.01)
            }),
            Claim::BlackOf64(claimed) => usize::from(scores[1][0]) == *claimed,
        }
    }
}

/// Black's and White's discs as they are on the board; and, after the end, with
/// the empty squares counted for the winner, and halved in a draw.
fn scores(game: &GameRecord) -> [[u16; 2]; 2] {
    let board = game.board();
    // A board has at most 676 squares.
    let [black, white] = Player::BOTH.map(|player| board.count(player) as u16);
    let squares = (board.size().rows() * board.size().columns()) as u16;
    let empty = squares - black - white;
    let counted = match black.cmp(&white) {
        _ if game.turn().is_some() => [black, white],
        Ordering::Greater => [black + empty, white],
        Ordering::Less => [black, white + empty],
        Ordering::Equal => [black + empty / 2, white + empty / 2],
    };
    [[black, white], counted]
}
