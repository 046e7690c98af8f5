//! Lines of an input of any length, in a fixed amount of memory.

use std::io::{self, Read};

use super::bytes;

/// How much is read at a time, and the length at which a line is too long.
pub(super) const BLOCK: usize = 64 * 1024;

/// The part of an input that is in memory.
pub(super) struct Block<R> {
    source: R,
    bytes: Box<[u8]>,
    /// How many bytes there are.
    filled: usize,
    /// How many of them belong to lines that have been taken.
    taken: usize,
}

/// What reading on led to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// There is more than before.
    More,
    /// The input has ended.
    End,
    /// [`BLOCK`] bytes hold no line ending.
    TooLong,
}

impl<R: Read> Block<R> {
    pub(super) fn new(source: R) -> Block<R> {
        Block {
            source,
            bytes: vec![0; BLOCK].into_boxed_slice(),
            filled: 0,
            taken: 0,
        }
    }

    /// Reads on, once, after every whole line has been taken.
    pub(super) fn read_on(&mut self) -> io::Result<Reading> {
        self.bytes.copy_within(self.taken..self.filled, 0);
        self.filled -= self.taken;
        self.taken = 0;
        if self.filled == BLOCK {
            return Ok(Reading::TooLong);
        }
        let length = self.read()?;
        self.filled += length;
        Ok(if length == 0 {
            Reading::End
        } else {
            Reading::More
        })
    }

    fn read(&mut self) -> io::Result<usize> {
        loop {
            match self.source.read(&mut self.bytes[self.filled..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }

    /// Takes every whole line. One that comes in pieces is searched from its
    /// start each time; as its length is limited, so is that work.
    pub(super) fn take_lines<E>(
        &mut self,
        mut take: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut rest = self.rest();
        while let Some(length) = line_length(rest) {
            take(&rest[..length])?;
            rest = &rest[length + 1..];
        }
        self.taken = self.filled - rest.len();
        Ok(())
    }

    /// What follows the last whole line.
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.taken..self.filled]
    }
}

/// Where the first line of a text ends, most often within eight bytes.
#[inline]
fn line_length(text: &[u8]) -> Option<usize> {
    let Some((&bytes, rest)) = text.split_first_chunk() else {
        return text.iter().position(|&byte| byte == b'\n');
    };
    let endings = bytes::marks(bytes, b'\n');
    if endings != 0 {
        return Some(endings.trailing_zeros() as usize / 8);
    }
    let further = rest.iter().position(|&byte| byte == b'\n')?;
    Some(bytes.len() + further)
}
