//! Any size, any position, any game.

use proptest::{collection::vec, prelude::*, sample::Index};
use reversi::rules::{BoardSize, GameBoard, GameRecord, Player, Tile};

use super::picture::{filled, legal};

/// All sizes, most of them small: there games end, and players get stuck.
pub fn sizes() -> impl Strategy<Value = BoardSize> {
    let side = || prop_oneof![4 => 4..=8usize, 1 => 9..=26usize];
    (side(), side()).prop_map(|(rows, columns)| BoardSize::new(rows, columns).unwrap())
}

/// Boards filled at random, full or sparse, with much or little of a colour.
pub fn positions() -> impl Strategy<Value = GameBoard> {
    (sizes(), 1..=9u32, 1..=9u32, 1..=9u32).prop_flat_map(|(size, empty, black, white)| {
        let tile = prop_oneof![
            empty => Just(Tile::Empty),
            black => Just(Tile::Black),
            white => Just(Tile::White),
        ];
        vec(tile, size.rows() * size.columns()).prop_map(move |tiles| filled(size, tiles))
    })
}

pub fn players() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Black), Just(Player::White)]
}

/// Games from the opening or from any position, played at random for a while
/// or to their end.
pub fn games() -> impl Strategy<Value = GameRecord> {
    let opening = prop_oneof![2 => sizes().prop_map(GameBoard::new), 1 => positions()];
    let picks = vec(any::<Index>(), 0..=80);
    (opening, players(), picks).prop_map(|(opening, first, picks)| {
        let mut game = GameRecord::from_position(opening, first);
        for pick in picks {
            let Some(player) = game.turn() else { break };
            game.play(*pick.get(&legal(game.board(), player))).unwrap();
        }
        game
    })
}
