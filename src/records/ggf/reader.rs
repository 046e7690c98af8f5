//! Finding the games in a file.

use std::io::{BufRead, ErrorKind};

use crate::records::{Flaw, ReadError, Recorded};

/// The most bytes of one game, far more than any server writes.
const LONGEST_GAME: usize = 2 * 1024 * 1024;
/// The most bytes between two games.
const LONGEST_GAP: usize = 64 * 1024;

/// The games of a file, one after the other. What stands between them is
/// skipped: line ends, or the number of games in a match.
pub(in crate::records) struct Reader<R> {
    file: R,
    /// Whether there has been a game, flawed or not.
    any: bool,
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
    /// After the end of a game.
    Done,
}

impl Place {
    const fn after(self, byte: u8) -> Place {
        use Place::{Done, Escaped, Inside, Opening, Outside, Value};
        match (self, byte) {
            (Outside | Opening, b'(') => Opening,
            (Opening, b';') | (Value, b']') => Inside,
            (Outside | Opening, _) => Outside,
            // Servers write `;)`; the semicolon alone means nothing.
            (Inside, b')') | (Done, _) => Done,
            (Inside, b'[') => Value,
            (Inside, _) => Inside,
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
    game: Vec<u8>,
}

impl Search {
    /// Reads on, up to the end of the game; returns how many bytes that took.
    fn read(&mut self, block: &[u8]) -> usize {
        for (index, &byte) in block.iter().enumerate() {
            self.gap += usize::from(self.place.is_outside());
            self.place = self.place.after(byte);
            match self.place {
                Place::Done => return index + 1,
                Place::Outside | Place::Opening => {}
                _ => self.game.push(byte),
            }
        }
        block.len()
    }

    /// What there is at the end of the file.
    fn at_end(&self) -> Result<Option<String>, ReadError> {
        if self.place.is_outside() {
            return Ok(None);
        }
        Err(ReadError::File(Flaw::Truncated))
    }
}

impl<R: BufRead> Reader<R> {
    /// Reads from a file at its beginning.
    pub(in crate::records) const fn new(file: R) -> Reader<R> {
        Reader { file, any: false }
    }

    /// The text of the next game between its parentheses; `None` at the end.
    fn next_text(&mut self) -> Result<Option<String>, ReadError> {
        let mut search = Search {
            place: Place::Outside,
            gap: 0,
            game: Vec::new(),
        };
        while search.place != Place::Done {
            let block = match self.file.fill_buf() {
                Ok([]) => return search.at_end(),
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
        Ok(Some(decode(search.game)))
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
        match self.next_text() {
            Err(error) => Some(Err(error)),
            Ok(None) if !self.any => Some(Err(ReadError::File(Flaw::NoGame))),
            Ok(None) => None,
            Ok(Some(text)) => {
                self.any = true;
                Some(super::read(&text).map_err(ReadError::Game))
            }
        }
    }
}
