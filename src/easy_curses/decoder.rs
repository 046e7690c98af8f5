//! From the bytes a terminal sends to keys, mouse and pasted text.
//!
//! Bytes arrive in pieces of any size; what they mean does not depend on where
//! they were cut. The forms themselves are told apart in [`super::sequence`].

use std::{collections::VecDeque, time::Duration};

use super::sequence::{BEL, ESC, Skipped, Token, is_parameter, token};
use super::{Event, Key};

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
    /// The sequence in whose middle the bytes begin; it means nothing.
    skipped: Option<Skipped>,
    after_return: bool,
}

impl Decoder {
    /// Adds bytes as they came from the terminal.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
    }

    /// How long to wait for the rest of what has begun before giving up;
    /// `None` if nothing has.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        if self.pasted.is_some() {
            return Some(PASTE_TIME);
        }
        let waiting = !self.bytes.is_empty() || self.skipped.is_some() || self.after_return;
        waiting.then_some(SEQUENCE_TIME)
    }

    /// The next event whose bytes are complete.
    pub fn next_event(&mut self) -> Option<Event> {
        loop {
            if self.pasted.is_some() {
                return self.continue_paste();
            }
            if !self.skip_to_end() {
                return None;
            }
            let bytes = self.bytes.make_contiguous();
            if bytes.starts_with(PASTE_BEGIN) {
                self.begin_paste();
                continue;
            }
            match token(bytes)? {
                Token::Unfinished => return None,
                Token::Skip(length, skipped) => {
                    self.bytes.drain(..length);
                    self.skipped = Some(skipped);
                    self.after_return = false;
                }
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
    /// and half a sequence or half a character is dropped. A line feed from now
    /// on is a key of its own, not the second half of a return before it.
    pub fn give_up(&mut self) -> Option<Event> {
        if let Some(event) = self.next_event() {
            return Some(event);
        }
        self.after_return = false;
        if let Some(mut text) = self.pasted.take() {
            text.extend(self.bytes.drain(..));
            let half_mark = (0..PASTE_END.len()).rfind(|&half| text.ends_with(&PASTE_END[..half]));
            text.truncate(text.len() - half_mark.unwrap_or(0));
            return Some(pasted(&text));
        }
        self.skipped = None;
        let (length, key) = match *self.bytes.make_contiguous() {
            [ESC] | [ESC, ESC, ..] => (1, Some(Key::Escape)),
            [ESC, letter @ (b'[' | b'O' | b']' | b'P' | b'_')] => {
                (2, Some(Key::Alt(char::from(letter))))
            }
            ref half => (half.len(), None),
        };
        self.bytes.drain(..length);
        key.map(Event::Key)
    }

    /// Drops the bytes that belong to a sequence without meaning; says whether
    /// its end was among them. A control byte ends a broken one.
    fn skip_to_end(&mut self) -> bool {
        let Some(skipped) = self.skipped else {
            return true;
        };
        let bytes = self.bytes.make_contiguous();
        let belongs = |byte: &u8| match skipped {
            Skipped::Parameters => is_parameter(*byte),
            Skipped::Answer => *byte >= 0x20 && *byte != 0x7F,
        };
        let body = bytes.iter().take_while(|byte| belongs(byte)).count();
        let end = match (skipped, &bytes[body..]) {
            (_, []) | (Skipped::Answer, [ESC]) => None,
            (Skipped::Parameters, [0x40..=0x7E, ..]) | (Skipped::Answer, [BEL, ..]) => Some(1),
            (Skipped::Answer, [ESC, b'\\', ..]) => Some(2),
            _ => Some(0),
        };
        self.bytes.drain(..body + end.unwrap_or(0));
        if end.is_some() {
            self.skipped = None;
        }
        end.is_some()
    }

    fn begin_paste(&mut self) {
        self.bytes.drain(..PASTE_BEGIN.len());
        self.pasted = Some(Vec::new());
        self.after_return = false;
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
