//! Reversi (Othello) for two people at one terminal.

pub mod rules;
