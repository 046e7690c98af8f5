//! The harness: the real program in a real pseudo-terminal, and what a person
//! would see of it.
//!
//! ```text
//! Launch::reversi() --start--> Terminal --wait_for--> Screen --board--> Board
//!                                 |                     |
//!                              output()           svg(), film()
//! ```
//!
//! - [`Launch`] says what runs and where: arguments, size, `TERM`, locale, a
//!   fresh home folder, an environment with nothing left to chance.
//! - [`Terminal`] types, clicks, resizes, sends signals, and waits with a
//!   deadline for what must come. It never sleeps in hope.
//! - [`Screen`] is one picture; [`Board`] reads a game board in it.
//! - [`program`] is the same program in pipes: what it printed, how it ended.
//! - [`Output`] is the raw bytes: colours, screen clears, bytes outside ASCII.
//! - [`Dice`] makes the same choices in every run.
//! - [`ideal`] is the cheapest way from one picture to the next.

#![allow(dead_code, reason = "each test and benchmark uses its own part")]
#![allow(
    unused_imports,
    reason = "each test and benchmark uses its own part of the names"
)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a harness that cannot do its work fails the test"
)]

mod age;
mod board;
mod broken;
mod cases;
mod dice;
mod ending;
mod film;
mod full_disk;
pub mod ideal;
mod launch;
pub mod memory;
mod modes;
mod output;
pub mod palette;
pub mod program;
mod screen;
mod skipped;
mod svg;
mod terminal;

pub use age::age;
pub use board::Board;
pub use broken::BROKEN_CHARACTERS;
pub use cases::cases;
pub use dice::Dice;
pub use film::{film, frame};
pub use full_disk::on_full_disk;
pub use launch::Launch;
pub use modes::Modes;
pub use output::{Output, Piece};
pub use rustix::process::Signal;
pub use screen::{Cell, Screen};
pub use skipped::{is_described, skipped};
pub use svg::svg;
pub use terminal::{DEADLINE, Terminal};
