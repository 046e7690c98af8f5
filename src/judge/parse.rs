//! What each kind of line can say.

use super::bytes::{bits, marks};
use crate::rules::{Player, Square};

/// What can be asked of a game.
pub(super) enum Command {
    /// `L`: list the legal moves.
    List,
    /// `Mrc`: move to row `r`, column `c`.
    Move(Square),
    /// `Q`: print the board, end the game.
    Quit,
}

#[inline]
pub(super) fn number(text: &[u8]) -> Option<u64> {
    let digits = Some(text).filter(|text| is_digits(text))?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

#[inline]
pub(super) fn is_digits(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(u8::is_ascii_digit)
}

/// The black and the white discs of a row, as bits from the left.
#[inline]
pub(super) fn row(text: &[u8]) -> Option<(u8, u8)> {
    let squares: [u8; 8] = text.try_into().ok()?;
    let [black, white, empty] = [b'B', b'W', b'-'].map(|tile| bits(marks(squares, tile)));
    (black | white | empty == u8::MAX).then_some((black, white))
}

#[inline]
pub(super) fn player(text: &[u8]) -> Option<Player> {
    match text {
        b"B" => Some(Player::Black),
        b"W" => Some(Player::White),
        _ => None,
    }
}

#[inline]
pub(super) fn command(text: &[u8]) -> Option<Command> {
    match *text {
        [b'L'] => Some(Command::List),
        [b'Q'] => Some(Command::Quit),
        [b'M', row @ b'1'..=b'8', column @ b'1'..=b'8'] => {
            let counted = |digit: u8| usize::from(digit - b'0');
            Square::new(counted(row), counted(column)).map(Command::Move)
        }
        _ => None,
    }
}

/// A line without the blanks at its end, of which a carriage return is one.
#[inline]
pub(super) fn without_blanks_at_end(line: &[u8]) -> &[u8] {
    let mut text = line;
    while let [rest @ .., b' ' | b'\t' | b'\r'] = text {
        text = rest;
    }
    text
}

/// Some editors put the mark U+FEFF in front of a text.
#[inline]
pub(super) fn without_byte_order_mark(text: &[u8]) -> &[u8] {
    let mark = "\u{feff}".as_bytes();
    text.strip_prefix(mark).unwrap_or(text)
}
