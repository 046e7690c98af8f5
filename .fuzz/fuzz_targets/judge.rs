//! Any bytes into the judge: it never panics, says the same however the input
//! is cut into reads, and says the same in both styles but for blanks.
#![no_main]

use std::io::{self, Read};

use libfuzzer_sys::fuzz_target;
use reversi::judge::{self, Error, Mistake, Style};
use reversi::messages;

fuzz_target!(|data: &[u8]| {
    let (seed, mistake) = answers(data, Style::Seed);
    let (uva, same_mistake) = answers(data, Style::Uva);
    assert_eq!(mistake, same_mistake);
    assert_eq!(without_blanks(&seed), without_blanks(&uva));
    let in_pieces = answers(InPieces(data), Style::Seed);
    assert_eq!((seed, mistake), in_pieces);
});

fn answers(input: impl Read, style: Style) -> (Vec<u8>, Option<Mistake>) {
    let mut output = Vec::new();
    let mistake = match judge::run(input, &mut output, style) {
        Ok(()) => None,
        Err(Error::Mistake(mistake)) => Some(mistake),
        Err(Error::Read(error) | Error::Write(error)) => panic!("memory failed: {error}"),
    };
    if let Some(mistake) = &mistake {
        let sentence = messages::mistake(mistake);
        assert!(sentence.bytes().all(|byte| matches!(byte, b' '..=b'~')));
    }
    (output, mistake)
}

fn without_blanks(text: &[u8]) -> Vec<u8> {
    let kept = text.iter().copied().filter(|&byte| byte != b' ');
    kept.collect()
}

/// Gives few bytes a read, how many depending on what they are.
struct InPieces<'a>(&'a [u8]);

impl Read for InPieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let wanted = self.0.first().map_or(0, |&byte| 1 + usize::from(byte % 5));
        let (mut piece, rest) = self.0.split_at(wanted.min(self.0.len()));
        let read = piece.read(buffer)?;
        self.0 = rest;
        Ok(read)
    }
}
