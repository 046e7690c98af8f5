//! Finding the games in a file.

use std::io::{BufRead, ErrorKind};
use std::mem;

use crate::records::{Flaw, ReadError, Recorded};

/// The most bytes of one game, far more than any server writes.
const LONGEST_GAME: usize = 2 * 1024 * 1024;
/// The most bytes between two games.
const LONGEST_GAP: usize = 64 * 1024;

/// The games of a file, one after the other. What stands between them is
/// skipped: line ends, or the number of games in a match; but not fields.
pub(in crate::records) struct Reader<R> {
    file: R,
    /// Whether there has been a game, flawed or not.
    any: bool,
    /// Where the search for the next game begins: inside it, if it cut another
    /// one off.
    place: Place,
}

/// Where in the bytes of a file a reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Between two games.
    Outside,
    /// Between two games, after an opening parenthesis.
    Opening,
    /// Between two fields.
    Inside,
    /// In a value.
    Value,
    /// In a value, after a backslash.
    Escaped,
    /// Between two fields, after an opening parenthesis.
    Reopening,
    /// After the end of a game.
    Done,
    /// At the beginning of a game that cuts another one off.
    Cut,
}

impl Place {
    const fn after(self, byte: u8) -> Place {
        use Place::{Cut, Done, Escaped, Inside, Opening, Outside, Reopening, Value};
        match (self, byte) {
            (Outside | Opening, b'(') => Opening,
            (Opening, b';') | (Value, b']') => Inside,
            (Outside | Opening, _) => Outside,
            (Reopening, b';') | (Cut, _) => Cut,
            (Inside | Reopening, b'(') => Reopening,
            // Servers write `;)`; the semicolon alone means nothing.
            (Inside | Reopening, b')') | (Done, _) => Done,
            (Inside | Reopening, b'[') => Value,
            (Inside | Reopening, _) => Inside,
            (Value, b'\\') => Escaped,
            (Value | Escaped, _) => Value,
        }
    }

    const fn is_outside(self) -> bool {
        matches!(self, Place::Outside | Place::Opening)
    }
}

/// What has been read of the file on the way through the next game.
struct Search {
    place: Place,
    gap: usize,
    /// The last byte outside a game, and whether there has been a field.
    last: u8,
    stray: bool,
    game: Vec<u8>,
}

impl Search {
    const fn from(place: Place) -> Search {
        Search {
            place,
            gap: 0,
            last: 0,
            stray: false,
            game: Vec::new(),
        }
    }

    const fn is_over(&self) -> bool {
        matches!(self.place, Place::Done | Place::Cut)
    }

    /// Reads on, up to the end of the game; returns how many bytes that took.
    fn read(&mut self, block: &[u8]) -> usize {
        for (index, &byte) in block.iter().enumerate() {
            if self.place.is_outside() {
                self.pass_over(byte);
            }
            self.place = match self.place.after(byte) {
                Place::Inside if self.stray => Place::Cut,
                place => place,
            };
            match self.place {
                Place::Done | Place::Cut => return index + 1,
                Place::Outside | Place::Opening => {}
                _ => self.game.push(byte),
            }
        }
        block.len()
    }

    fn pass_over(&mut self, byte: u8) {
        self.gap += 1;
        self.stray |= byte == b'[' && self.last.is_ascii_alphabetic();
        self.last = byte;
    }

    /// What there is up to the end of the game, or of the file.
    fn finish(self) -> Result<Option<String>, ReadError> {
        match self.place {
            _ if self.stray => Err(ReadError::Game(Flaw::NoBeginning)),
            Place::Cut => Err(ReadError::Game(Flaw::NoEnd)),
            Place::Done => Ok(Some(decode(self.game))),
            Place::Outside | Place::Opening => Ok(None),
            _ => Err(ReadError::File(Flaw::Truncated)),
        }
    }
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub(in crate::records) const fn new(file: R) -> Reader<R> {
        Reader {
            file,
            any: false,
            place: Place::Outside,
        }
    }

    /// The text of the next game between its parentheses; `None` at the end.
    fn next_text(&mut self) -> Result<Option<String>, ReadError> {
        let mut search = Search::from(mem::replace(&mut self.place, Place::Outside));
        while !search.is_over() {
            let block = match self.file.fill_buf() {
                Ok([]) => return search.finish(),
                Ok(block) => block,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(ReadError::Io(error)),
            };
            let used = search.read(block);
            self.file.consume(used);
            if search.gap > LONGEST_GAP || search.game.len() > LONGEST_GAME {
                return Err(ReadError::File(Flaw::TooLong));
            }
        }
        if search.place == Place::Cut {
            self.place = Place::Inside;
        }
        search.finish()
    }
}

/// Text in UTF-8, or else in Latin-1, as older programs write names.
fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect())
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Recorded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = self.next_text();
        let is_first = !mem::replace(&mut self.any, true);
        match text {
            Ok(None) if is_first => Some(Err(ReadError::File(Flaw::NoGame))),
            Ok(None) => None,
            Ok(Some(text)) => Some(super::read(&text).map_err(ReadError::Game)),
            Err(error) => Some(Err(error)),
        }
    }
}
