//! Whatever a file holds, reading it ends, and says little and nothing strange.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

use proptest::prelude::*;
use reversi::messages;
use reversi::records::{Games, ReadError};
use reversi::rules::BoardSize;

use super::told_of;
use crate::rules::strategies::sizes;
use crate::support::cases;

fn check(file: &[u8], size: BoardSize) {
    let told = told_of(file, size);
    assert!(told.len() <= file.len() + 1);
    for line in told {
        assert!(
            line.len() < 400 && !line.contains(char::is_control),
            "{line:?}"
        );
    }
}

/// What nearly means something in one form or another.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let text = prop_oneof![
        4 => "[a-h][1-8]",
        2 => "(--|pa|PASS|[0-9]{1,3}[.]?|[0-9]{1,2}-[0-9]{1,2}|\n|\n\n|\r\n| )",
        4 => "[BW]\\[([a-h][1-8](/[0-9.]*){0,2}|PASS)\\]",
        2 => "(\\(;|;\\)|\\(|\\)|;|\\[|\\]|\\\\)",
        2 => "(GM\\[Othello\\]|TY\\[[0-9]{0,2}x?[0-9]{0,2}\\]|PB\\[.{0,9}\\]|RE\\[[+-]?[0-9]{0,3}(:.)?\\])",
        1 => "BO\\[4 [-*O]{16} [*O]\\]",
    ];
    let bytes = prop::collection::vec(any::<u8>(), 0..30);
    let piece = prop_oneof![9 => text.prop_map(String::into_bytes), 1 => bytes];
    prop::collection::vec(piece, 0..80).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn any_bytes_are_survived(size in sizes(), file in prop::collection::vec(any::<u8>(), 0..3000)) {
        check(&file, size);
    }

    #[test]
    fn any_pieces_of_games_are_survived(size in sizes(), file in pieces()) {
        check(&file, size);
        check(&[b"(;", &file[..]].concat(), size);
        check(&[&[20, 3, 3, 15, 9, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0], &file[..]].concat(), size);
    }

    #[test]
    fn a_file_is_the_same_however_it_is_cut_into_reads(size in sizes(), file in pieces(), width in 1..9_usize) {
        let in_pieces = BufReader::with_capacity(width, &file[..]);
        let games = Games::open(in_pieces, size).unwrap();
        let told: Vec<String> = games
            .map(|game| match game {
                Ok(recorded) => messages::checked(&recorded),
                Err(error) => messages::unread(&error),
            })
            .collect();
        prop_assert_eq!(told, told_of(&file, size));
    }
}

/// A file that gives its text and then fails, however often it is asked.
struct Failing<'a>(&'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Failing<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.0.is_empty() {
            return Err(ErrorKind::StorageFull.into());
        }
        Ok(self.0)
    }

    fn consume(&mut self, length: usize) {
        self.0 = &self.0[length..];
    }
}

/// The first 1024 bytes are read to tell the form: the failure has to come after
/// them.
fn check_failing(start: &[u8], filler: &[u8], ends_before: usize) {
    let mut file = start.to_vec();
    while file.len() < 2000 {
        file.extend(filler);
    }
    let games = Games::open(Failing(&file), BoardSize::STANDARD).unwrap();
    let games: Vec<_> = games.take(ends_before).collect();
    assert!(games.len() < ends_before);
    assert!(matches!(games.last(), Some(Err(ReadError::Io(_)))));
}

#[test]
fn a_file_that_cannot_be_read_on_is_given_up() {
    check_failing(b"", b"f5d6\n", 500);
    check_failing(b"f5a1\n", b"a1\n", 10);
    check_failing(b"", b"(;GM[Othello]B[d3];)", 200);
    check_failing(
        &[20, 3, 3, 15, 99, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0],
        &[56],
        40,
    );
}

/// Gives the same text for ever and counts how many bytes of it were taken.
struct Endless<'a>(&'a [u8], usize);

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in &mut *buffer {
            *byte = self.0[self.1 % self.0.len()];
            self.1 += 1;
        }
        Ok(buffer.len())
    }
}

#[test]
fn a_file_without_an_end_is_given_up_soon() {
    for (start, longest) in [
        (&b""[..], 256 * 1024),
        (b"(;", 4 * 1024 * 1024),
        (b"(;GM[", 4 * 1024 * 1024),
        (b"(;GM[Othello];)", 256 * 1024),
        (b"f5 d6", 256 * 1024),
        (b"f5a1\n", 256 * 1024),
        (
            &[20, 3, 3, 15, 1, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0],
            256 * 1024,
        ),
    ] {
        for text in [
            &b"a"[..],
            b" ",
            b"1",
            b"(",
            b"[",
            b"\\",
            b"\0",
            b"\xFF",
            b"\n",
            b" \r\n",
            b"2.\n",
            b"zz\n",
        ] {
            let mut endless = Endless(text, 0);
            let file = BufReader::new(start.chain(&mut endless));
            let games = Games::open(file, BoardSize::STANDARD).unwrap();
            assert!(games.count() < 3, "{start:?} {text:?}");
            assert!(
                endless.1 < longest,
                "{start:?} {text:?}: {} bytes",
                endless.1
            );
        }
    }
}
