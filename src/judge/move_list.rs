//! The text of a list of moves.

use std::array::from_fn;

use super::Style;

/// Every move has a place of its own, of fixed length: all of it is copied,
/// because that takes one instruction.
const PLACE: usize = 8;

/// How many moves are written at once. A few more than there are, for what
/// follows to write over, cost less than a wrong guess where the list ends.
const GROUP: usize = 8;

/// The text of every move.
pub(super) struct MoveTexts {
    style: Style,
    /// `(1,1)` to `(8,8)` in reading order, blanks behind each; then one to
    /// fill a group up with.
    places: [[u8; PLACE]; 65],
}

impl MoveTexts {
    pub(super) fn new(style: Style) -> MoveTexts {
        let place = |square: usize| {
            let [row, column] = [square / 8, square % 8].map(|index| b'1' + index as u8);
            [b'(', row, b',', column, b')', b' ', b' ', b' ']
        };
        MoveTexts {
            style,
            places: from_fn(place),
        }
    }

    /// Writes a list of at least one move and tells its length. The room wants
    /// to be larger by a group.
    pub(super) fn write(&self, moves: u64, room: &mut [u8]) -> usize {
        let blank = " ".len();
        match self.style {
            Style::Seed => self.write_every::<5>(moves, room),
            Style::Uva => self.write_every::<6>(moves, room) - blank,
        }
    }

    /// Writes each move in so many bytes.
    fn write_every<const LENGTH: usize>(&self, moves: u64, room: &mut [u8]) -> usize {
        let mut left = moves;
        let mut rest = room;
        while left != 0 {
            let group = &mut rest[..GROUP * PLACE];
            for index in 0..GROUP {
                let place = &self.places[left.trailing_zeros() as usize];
                group[LENGTH * index..][..PLACE].copy_from_slice(place);
                left &= left.wrapping_sub(1);
            }
            rest = &mut rest[LENGTH * GROUP..];
        }
        LENGTH * moves.count_ones() as usize
    }
}
