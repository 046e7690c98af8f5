//! Any bytes as a file of games, most of them in GGF.
#![no_main]

mod records;

use libfuzzer_sys::fuzz_target;
use reversi::rules::BoardSize;

fuzz_target!(|data: &[u8]| records::check(data, BoardSize::default()));
