//! The rules of the game.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot go on fails"
)]

mod board;
mod games;
mod known_games;
mod leaf_count;
mod naive;
mod perft;
mod picture;
mod properties;
mod squares;
