//! Any bytes as transcripts on a board of any size.
#![no_main]

mod records;

use libfuzzer_sys::fuzz_target;
use reversi::rules::BoardSize;

fuzz_target!(|data: &[u8]| {
    if let [rows, columns, file @ ..] = data {
        let side = |byte: &u8| BoardSize::MIN + usize::from(byte % 23);
        let size = BoardSize::new(side(rows), side(columns)).expect("a size");
        records::check(file, size);
    }
});
