//! The batch judge.

mod bit_board;
mod cases;
mod generate;
mod memory;
mod mistakes;
mod pipes;
mod program;
mod properties;
