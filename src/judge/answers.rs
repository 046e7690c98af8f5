//! What the judge prints.

use std::{
    array::from_fn,
    io::{self, Write},
};

use super::{Style, bytes, lines::BLOCK, move_list::MoveTexts};
use crate::rules::{BitBoard, Player};

/// More than the longest answer takes: an empty line, 64 moves, a line ending.
const LONGEST_ANSWER: usize = 512;

/// Answers gathered into blocks on their way to `sink`.
pub(super) struct Answers<W> {
    sink: W,
    phrases: Phrases,
    /// The answers not yet handed over, up to `filled`.
    block: Box<[u8]>,
    filled: usize,
    /// Whether the next answer is the first of a game after another one. The
    /// empty line between two games waits for it, so that none is left over
    /// when that game turns out to be malformed.
    gap_due: bool,
}

/// Every piece of text that answers are made of, in the chosen style.
struct Phrases {
    moves: MoveTexts,
    /// `Black-0` to `Black-64`.
    black: [Phrase; 65],
    /// ` White-0` to ` White-64`, with the end of the line.
    white: [Phrase; 65],
}

/// A short text in a place of fixed length. All of the place is copied, because
/// that takes one instruction where a copy of any other length is a call.
#[derive(Clone, Copy)]
struct Phrase {
    place: [u8; 16],
    length: usize,
}

impl Phrase {
    fn new(text: &str) -> Phrase {
        let mut place = [0; 16];
        place[..text.len()].copy_from_slice(text.as_bytes());
        let length = text.len();
        Phrase { place, length }
    }
}

impl Phrases {
    fn new(style: Style) -> Phrases {
        let count = |before: &str, number: usize| match style {
            Style::Seed => format!("{before}-{number}"),
            Style::Uva => format!("{before} - {number:2}"),
        };
        Phrases {
            moves: MoveTexts::new(style),
            black: from_fn(|discs| Phrase::new(&count("Black", discs))),
            white: from_fn(|discs| Phrase::new(&(count(" White", discs) + "\n"))),
        }
    }
}

impl<W: Write> Answers<W> {
    pub(super) fn new(sink: W, style: Style) -> Answers<W> {
        Answers {
            sink,
            phrases: Phrases::new(style),
            block: vec![0; BLOCK + LONGEST_ANSWER].into_boxed_slice(),
            filled: 0,
            gap_due: false,
        }
    }

    /// The answer to `L`.
    pub(super) fn moves(&mut self, moves: u64) -> io::Result<()> {
        self.begin();
        if moves == 0 {
            self.put(b"No legal move.\n");
            return self.send_if_full();
        }
        let room = &mut self.block[self.filled..];
        self.filled += self.phrases.moves.write(moves, room);
        self.put(b"\n");
        self.send_if_full()
    }

    /// The answer to `M`.
    pub(super) fn counts(&mut self, board: &BitBoard) -> io::Result<()> {
        self.begin();
        self.say(self.phrases.black[board.count(Player::Black) as usize]);
        self.say(self.phrases.white[board.count(Player::White) as usize]);
        self.send_if_full()
    }

    /// The answer to `Q`; ends the game.
    pub(super) fn board(&mut self, board: &BitBoard) -> io::Result<()> {
        self.begin();
        self.put(&board_text(board));
        self.gap_due = true;
        self.send_if_full()
    }

    fn begin(&mut self) {
        if self.gap_due {
            self.put(b"\n");
            self.gap_due = false;
        }
    }

    fn say(&mut self, phrase: Phrase) {
        self.put(&phrase.place);
        self.filled -= phrase.place.len() - phrase.length;
    }

    fn put<const LENGTH: usize>(&mut self, text: &[u8; LENGTH]) {
        self.block[self.filled..][..LENGTH].copy_from_slice(text);
        self.filled += LENGTH;
    }

    fn send_if_full(&mut self) -> io::Result<()> {
        if self.filled < BLOCK {
            return Ok(());
        }
        self.send()
    }

    /// Hands over everything answered so far. After a failure nothing of it
    /// is tried again.
    pub(super) fn send(&mut self) -> io::Result<()> {
        let filled = std::mem::take(&mut self.filled);
        self.sink.write_all(&self.block[..filled])?;
        self.sink.flush()
    }
}

/// A board in the form of the input: 8 lines of 8 squares.
pub(super) fn board_text(board: &BitBoard) -> [u8; 72] {
    let mut text = [b'\n'; 72];
    for (row, line) in text.chunks_exact_mut(9).enumerate() {
        let [black, white] = Player::BOTH.map(|player| (board.discs(player) >> (8 * row)) as u8);
        line[..8].copy_from_slice(&bytes::tiles(black, white));
    }
    text
}
