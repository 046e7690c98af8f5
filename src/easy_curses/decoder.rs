//! From the bytes a terminal sends to keys, mouse and pasted text.
//!
//! Terminals describe keys in escape sequences (ECMA-48, `ESC [ …` and
//! `ESC O …`), which no two of them write alike. The decoder knows the forms of
//! xterm, screen, tmux, rxvt, the Linux console and the VT family, and swallows
//! whole what it does not know, so that no piece of a sequence is ever taken
//! for typed text.

use std::{collections::VecDeque, time::Duration};

use super::{Event, Key, Mouse, MouseAction};

const ESC: u8 = 0x1B;
/// Longest escape sequence that is waited for; a longer one is noise.
const LONGEST_SEQUENCE: usize = 64;
/// How long the rest of an escape sequence may take. A slow line needs some
/// time between the bytes of one key; a person who pressed Escape should not
/// notice the wait.
const SEQUENCE_TIME: Duration = Duration::from_millis(75);
/// How long a pause in a paste may be. What came after it would be typed.
const PASTE_TIME: Duration = Duration::from_secs(1);
/// The most bytes of one paste that are kept.
const LONGEST_PASTE: usize = 64 * 1024;
const PASTE_BEGIN: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";

/// Turns bytes into events. Bytes that may be the beginning of something
/// longer are kept until the rest arrives or [`Decoder::give_up`] is called.
///
/// ```
/// use reversi::easy_curses::{Decoder, Event, Key};
/// let mut decoder = Decoder::default();
/// decoder.feed(b"d\x1b[1;5C\x1b[A");
/// assert_eq!(decoder.next_event(), Some(Event::Key(Key::Char('d'))));
/// assert_eq!(decoder.next_event(), Some(Event::Key(Key::Other)));
/// assert_eq!(decoder.next_event(), Some(Event::Key(Key::Up)));
/// assert_eq!(decoder.next_event(), None);
/// ```
#[derive(Debug, Default)]
pub struct Decoder {
    bytes: VecDeque<u8>,
    pasted: Option<Vec<u8>>,
    after_return: bool,
}

/// What the first bytes of the input are.
enum Token {
    /// So many bytes mean this event; `None` stands for noise.
    Complete(usize, Option<Event>),
    /// They are the beginning of a longer form.
    Unfinished,
}

impl Decoder {
    /// Adds bytes as they came from the terminal.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
    }

    /// How long to wait for the rest of what is kept back before giving up;
    /// `None` if nothing is kept back.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        if self.pasted.is_some() {
            return Some(PASTE_TIME);
        }
        (!self.bytes.is_empty()).then_some(SEQUENCE_TIME)
    }

    /// The next event whose bytes are complete.
    pub fn next_event(&mut self) -> Option<Event> {
        loop {
            if self.pasted.is_some() {
                return self.continue_paste();
            }
            let bytes = self.bytes.make_contiguous();
            if bytes.starts_with(PASTE_BEGIN) {
                self.bytes.drain(..PASTE_BEGIN.len());
                self.pasted = Some(Vec::new());
                continue;
            }
            match token(bytes)? {
                Token::Unfinished => return None,
                Token::Complete(length, event) => {
                    let second_half = self.after_return && bytes[0] == b'\n';
                    self.after_return = bytes[0] == b'\r';
                    self.bytes.drain(..length);
                    if event.is_some() && !second_half {
                        return event;
                    }
                }
            }
        }
    }

    /// Nothing more is coming: makes the best of the bytes kept back. A lone
    /// escape byte is the Escape key, a paste without its end is still a paste,
    /// and half a sequence or half a character is dropped.
    pub fn give_up(&mut self) -> Option<Event> {
        if let Some(text) = self.pasted.take() {
            self.bytes.clear();
            return Some(pasted(&text));
        }
        let bytes: Vec<u8> = self.bytes.drain(..).collect();
        match bytes.as_slice() {
            [ESC] => Some(Event::Key(Key::Escape)),
            [ESC, letter @ (b'[' | b'O')] => Some(Event::Key(Key::Alt(char::from(*letter)))),
            _ => None,
        }
    }

    fn continue_paste(&mut self) -> Option<Event> {
        let bytes = self.bytes.make_contiguous();
        let end = bytes
            .windows(PASTE_END.len())
            .position(|window| window == PASTE_END);
        // Without the end mark, the last bytes may be the first half of it.
        let certain = end.unwrap_or(bytes.len().saturating_sub(PASTE_END.len() - 1));
        let text = self.pasted.get_or_insert_default();
        let room = LONGEST_PASTE.saturating_sub(text.len());
        text.extend(self.bytes.drain(..certain).take(room));
        end?;
        self.bytes.drain(..PASTE_END.len());
        self.pasted.take().map(|text| pasted(&text))
    }
}

fn pasted(text: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(text).into_owned())
}

/// Reads the form that the bytes begin with; `None` if there are none.
fn token(bytes: &[u8]) -> Option<Token> {
    Some(match bytes {
        [] => return None,
        [ESC] => Token::Unfinished,
        [ESC, b'[', rest @ ..] => control_sequence(rest),
        [ESC, b'O', rest @ ..] => single_shift(rest),
        // Escape twice: the first one stands for itself.
        [ESC, ESC, ..] => key(1, Key::Escape),
        [ESC, rest @ ..] => alt(rest),
        [byte, ..] if byte.is_ascii() => key(1, plain(*byte)),
        _ => character(bytes).map_or(Token::Unfinished, |(length, character)| {
            Token::Complete(length, character.map(|c| Event::Key(Key::Char(c))))
        }),
    })
}

fn key(length: usize, key: Key) -> Token {
    Token::Complete(length, Some(Event::Key(key)))
}

/// A byte of the ASCII range outside any sequence.
fn plain(byte: u8) -> Key {
    match byte {
        b'\r' | b'\n' => Key::Enter,
        b'\t' => Key::Tab,
        0x08 | 0x7F => Key::Backspace,
        0 => Key::Ctrl(' '),
        0x01..=0x1A => Key::Ctrl(char::from(byte - 1 + b'a')),
        0x1B..=0x1F => Key::Other,
        _ => Key::Char(char::from(byte)),
    }
}

/// A character of two to four bytes: its length, and `None` for bytes that are
/// no character. `None` altogether while the rest may still come.
fn character(bytes: &[u8]) -> Option<(usize, Option<char>)> {
    let head = &bytes[..bytes.len().min(4)];
    let valid = match std::str::from_utf8(head) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => {
            std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(error) => return error.error_len().map(|length| (length, None)),
    };
    // C1 controls are characters of two bytes, but no one types them.
    valid
        .chars()
        .next()
        .map(|first| (first.len_utf8(), (!first.is_control()).then_some(first)))
}

/// Alt and a key come as escape and that key.
fn alt(rest: &[u8]) -> Token {
    match rest {
        [byte, ..] if byte.is_ascii() => match plain(*byte) {
            Key::Char(letter) => key(2, Key::Alt(letter)),
            _ => key(2, Key::Other),
        },
        _ => match character(rest) {
            None => Token::Unfinished,
            Some((length, Some(letter))) => key(1 + length, Key::Alt(letter)),
            Some((_, None)) => key(1, Key::Escape),
        },
    }
}

/// `ESC O x`, in which some terminals put a digit for Shift, Alt or Control.
fn single_shift(rest: &[u8]) -> Token {
    match rest {
        [] | [b'1'..=b'8'] => Token::Unfinished,
        [b'1'..=b'8', letter, ..] if letter.is_ascii_alphabetic() => key(4, Key::Other),
        [letter, ..] if letter.is_ascii_alphabetic() => key(3, named(*letter)),
        _ => key(2, Key::Alt('O')),
    }
}

/// Keys whose sequence ends in a letter, after `ESC [` or `ESC O`.
fn named(letter: u8) -> Key {
    match letter {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        b'H' => Key::Home,
        b'F' => Key::End,
        b'M' => Key::Enter,
        b'P' => Key::Function(1),
        b'Q' => Key::Function(2),
        b'R' => Key::Function(3),
        b'S' => Key::Function(4),
        b'Z' => Key::BackTab,
        _ => Key::Other,
    }
}

/// `ESC [`, parameters, intermediates and a final byte (ECMA-48, 5.4), and the
/// two forms that break the rule: X10 mouse reports and the Linux console's
/// function keys.
fn control_sequence(rest: &[u8]) -> Token {
    match rest {
        [b'M', report @ ..] => return x10_mouse(report),
        [b'['] => return Token::Unfinished,
        [b'[', letter @ b'A'..=b'E', ..] => return key(4, Key::Function(letter - b'A' + 1)),
        _ => {}
    }
    let body = rest
        .iter()
        .position(|byte| !matches!(byte, 0x20..=0x3F))
        .unwrap_or(rest.len());
    let length = 2 + body + 1;
    match rest.get(body) {
        None if rest.len() < LONGEST_SEQUENCE => Token::Unfinished,
        None => Token::Complete(2 + rest.len(), None),
        // A new escape, a control or a character ends a broken sequence.
        Some(byte) if !matches!(byte, 0x40..=0x7E | b'$') => Token::Complete(2 + body, None),
        Some(last) => Token::Complete(length, meaning(&rest[..body], *last)),
    }
}

/// What a complete control sequence stands for; `None` for reports and marks
/// that are no key.
fn meaning(parameters: &[u8], last: u8) -> Option<Event> {
    if let [b'<', report @ ..] = parameters {
        return sgr_mouse(report, last);
    }
    if matches!(parameters.first(), Some(b'?' | b'>' | b'=')) {
        return None;
    }
    let text = std::str::from_utf8(parameters).unwrap_or_default();
    let numbers: Vec<u16> = text.split(';').map(|n| n.parse().unwrap_or(0)).collect();
    let modified = numbers.get(1).is_some_and(|&modifiers| modifiers > 1);
    let key = match (last, numbers[0]) {
        (b'~', 200 | 201) | (b'I' | b'O', _) => return None,
        _ if modified => Key::Other,
        (b'~', number) => numbered(number),
        (letter, _) => named(letter),
    };
    Some(Event::Key(key))
}

/// Keys whose sequence is a number and a tilde.
fn numbered(number: u16) -> Key {
    match number {
        1 | 7 => Key::Home,
        2 => Key::Insert,
        3 => Key::Delete,
        4 | 8 => Key::End,
        5 => Key::PageUp,
        6 => Key::PageDown,
        11..=15 => Key::Function(number as u8 - 10),
        17..=21 => Key::Function(number as u8 - 11),
        23..=24 => Key::Function(number as u8 - 12),
        _ => Key::Other,
    }
}

/// `ESC [ < button ; column ; row` and `M` for down or `m` for up.
fn sgr_mouse(report: &[u8], last: u8) -> Option<Event> {
    let text = std::str::from_utf8(report).ok()?;
    let mut numbers = text.split(';').map(str::parse::<usize>);
    let mut next = || numbers.next()?.ok();
    let (button, column, row) = (next()?, next()?, next()?);
    let action = match (button, last) {
        (0, b'M') => MouseAction::Press,
        (0..=2, b'm') => MouseAction::Release,
        _ => MouseAction::Other,
    };
    mouse(action, row.checked_sub(1)?, column.checked_sub(1)?)
}

/// `ESC [ M` and three bytes: button, column and row, each 32 more than its
/// value, columns and rows counted from 1.
fn x10_mouse(report: &[u8]) -> Token {
    let [button, column, row, ..] = *report else {
        return Token::Unfinished;
    };
    let action = match button.wrapping_sub(32) {
        0 => MouseAction::Press,
        3 => MouseAction::Release,
        _ => MouseAction::Other,
    };
    let place = |byte: u8| usize::from(byte.wrapping_sub(33));
    Token::Complete(6, mouse(action, place(row), place(column)))
}

#[allow(clippy::unnecessary_wraps)] // both callers want an optional event
fn mouse(action: MouseAction, row: usize, column: usize) -> Option<Event> {
    Some(Event::Mouse(Mouse {
        action,
        row,
        column,
    }))
}
