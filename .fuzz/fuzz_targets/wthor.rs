//! Any bytes as a WTHOR database: the header of one, and any bytes after its
//! date.
#![no_main]

mod records;

use libfuzzer_sys::fuzz_target;
use reversi::rules::BoardSize;

fuzz_target!(|data: &[u8]| {
    let file = [&[20, 3, 12, 15], data].concat();
    records::check(&file, BoardSize::default());
});
