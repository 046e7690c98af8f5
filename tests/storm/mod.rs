//! Input of any kind and amount: what must hold of the game holds at every
//! step, and the built program lives through it.

mod driver;
mod random_bytes;
mod watch;

use std::path::Path;

use proptest::{collection::vec, prelude::*, sample::select};

use crate::rules::naive;
use crate::support::cases;

/// Pieces of input that mean something, and some that only look like it.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let known: &[&[u8]] = &[
        b"d3\r",
        b"c4\r",
        b"f5\r",
        b"e6\r",
        b"c5\r",
        b"f6\r",
        b"b2\r",
        b"undo\r",
        b"redo\r",
        b"new\r",
        b"hint\r",
        b"help\r",
        b"why d3\r",
        b"why c5\r",
        b"save\r",
        b"save x\r",
        b"load abc\r",
        b"load abcd\r",
        b"quit\r",
        b"y",
        b"n",
        b" ",
        b"d",
        b"\r",
        b"\n",
        b"\t",
        b"\x7f",
        b"\x1b",
        b"\x1b[A",
        b"\x1b[B",
        b"\x1b[C",
        b"\x1b[D",
        b"\x1b[H",
        b"\x1b[F",
        b"\x1b[5~",
        b"\x1b[6~",
        b"\x1b[3~",
        b"\x1b[Z",
        b"\x1bOP",
        b"\x1bOQ",
        b"\x1bOR",
        b"\x1bOS",
        b"\x1b[15~",
        b"\x1b[17~",
        b"\x1b[21~",
        b"\x1b[200~",
        b"\x1b[201~",
        b"\x1b[M !!",
        b"\xFF\x00",
        b"\xFF\x01",
        b"\x03",
        b"\x0C",
        b"\x1A",
        b"\xE6\x97\xA5",
        b"\xCC\x81",
        b"\xC3\xA9",
    ];
    prop_oneof![
        12 => select(known).prop_map(<[u8]>::to_vec),
        2 => (1..80u8, 1..40u8).prop_map(|(x, y)| format!("\x1b[<0;{x};{y}M").into_bytes()),
        2 => (any::<u8>(), any::<u8>()).prop_map(|(rows, columns)| vec![0xFF, 2, rows, columns]),
        1 => vec(any::<u8>(), 1..6),
    ]
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn whatever_is_typed_the_game_and_its_picture_stay_right(
        head in any::<[u8; 5]>(),
        typed in vec(pieces(), 0..40),
    ) {
        driver::sit_through(&[&head[..], &typed.concat()].concat());
    }
}

#[test]
fn what_was_typed_to_find_faults_finds_none_any_more() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/storm");
    let mut files = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        println!("{}", path.display());
        driver::sit_through(&std::fs::read(path).unwrap());
        files += 1;
    }
    assert!(files >= 6, "only {files} files");
}
