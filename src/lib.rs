//! Reversi (Othello) for two people at one terminal.

pub mod cli;
pub mod commands;
pub mod easy_curses;
pub mod game;
pub mod logging;
pub mod messages;
pub mod rules;
