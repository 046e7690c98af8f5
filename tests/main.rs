//! Every promise the program makes, tested on the library's public face and on
//! the built program itself.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "what cannot be had fails the test"
)]

mod command_line;
mod easy_curses;
mod game;
mod game_values;
mod harness;
mod judge;
mod keeping;
mod logging;
mod records;
mod rules;
mod screens;
mod soak;
mod storm;
mod support;
mod table;
mod terminals;
mod text;
mod tidy;
mod ways_out;
