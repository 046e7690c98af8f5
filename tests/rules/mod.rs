//! The rules of the game.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot go on fails"
)]

mod board;
mod games;
pub mod known_games;
mod leaf_count;
pub mod naive;
mod perft;
pub mod picture;
mod properties;
mod squares;
pub mod strategies;
