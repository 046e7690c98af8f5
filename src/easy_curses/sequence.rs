//! The forms in which terminals describe keys and the mouse.
//!
//! They are escape sequences (ECMA-48, `ESC [ …` and `ESC O …`), which no two
//! terminals write alike. Known here are the forms of xterm, screen, tmux, rxvt,
//! the Linux console and the VT family; what is not known is swallowed whole, so
//! that no piece of a sequence is ever taken for typed text.

use super::{Event, Key, Mouse, MouseAction};

pub(super) const ESC: u8 = 0x1B;
pub(super) const BEL: u8 = 0x07;
/// The most parameter bytes a sequence has; one with more is noise.
const MOST_PARAMETERS: usize = 64;

/// What the first bytes of the input are.
pub(super) enum Token {
    /// So many bytes mean this event; `None` stands for noise.
    Complete(usize, Option<Event>),
    /// They are the beginning of a longer form.
    Unfinished,
    /// So many bytes begin a sequence that is skipped to its end.
    Skip(usize, Skipped),
}

/// A sequence that is dropped byte by byte until its end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Skipped {
    /// One with too many parameters, up to its final byte.
    Parameters,
    /// An answer such as `ESC ] 11 ; … BEL`, up to BEL or `ESC \`.
    Answer,
}

/// Reads the form that the bytes begin with; `None` if there are none.
pub(super) fn token(bytes: &[u8]) -> Option<Token> {
    Some(match bytes {
        [] => return None,
        [ESC] | [ESC, ESC | b']' | b'P' | b'_'] => Token::Unfinished,
        [ESC, b'[', rest @ ..] => control_sequence(rest),
        [ESC, b'O', rest @ ..] => single_shift(rest),
        // Some terminals send Alt and an arrow as escape and the arrow's bytes.
        [ESC, ESC, b'[' | b'O', ..] => with_alt(&token(&bytes[1..])?),
        // Escape twice: the first one stands for itself.
        [ESC, ESC, ..] => key(1, Key::Escape),
        // Answers to questions that another program asked.
        [ESC, b']' | b'P' | b'_', 0x20..=0x7E, ..] => Token::Skip(2, Skipped::Answer),
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

/// A key behind an escape byte; before anything else that byte stands for
/// itself.
fn with_alt(inner: &Token) -> Token {
    match inner {
        Token::Complete(length, Some(Event::Key(_))) => key(1 + length, Key::Other),
        Token::Unfinished => Token::Unfinished,
        Token::Complete(..) | Token::Skip(..) => key(1, Key::Escape),
    }
}

/// Parameters and intermediates of a control sequence.
pub(super) const fn is_parameter(byte: u8) -> bool {
    matches!(byte, 0x20..=0x3F)
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
/// three forms that break the rule: X10 mouse reports, the Linux console's
/// function keys, and rxvt's shifted keys, which end in `$`.
fn control_sequence(rest: &[u8]) -> Token {
    match rest {
        [b'M', report @ ..] => return x10_mouse(report),
        [b'['] => return Token::Unfinished,
        [b'[', letter @ b'A'..=b'E', ..] => return key(4, Key::Function(letter - b'A' + 1)),
        _ => {}
    }
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if (1..=MOST_PARAMETERS).contains(&digits) && rest.get(digits) == Some(&b'$') {
        return key(2 + digits + 1, Key::Other);
    }
    let body = rest.iter().take_while(|byte| is_parameter(**byte)).count();
    match rest.get(body) {
        _ if body > MOST_PARAMETERS => Token::Skip(2 + body, Skipped::Parameters),
        None => Token::Unfinished,
        Some(last @ 0x40..=0x7E) => Token::Complete(2 + body + 1, meaning(&rest[..body], *last)),
        // A new escape, a control or a character ends a broken sequence.
        Some(_) => Token::Complete(2 + body, None),
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
        // Reports of the cursor, the terminal, its window or the mouse.
        (b'M' | b'R' | b'c' | b'n' | b't' | b'x' | b'y', _) if !text.is_empty() => return None,
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
        (_, b'M' | b'm') => MouseAction::Other,
        _ => return None,
    };
    Some(mouse(action, row.checked_sub(1)?, column.checked_sub(1)?))
}

/// `ESC [ M` and three bytes: button, column and row, each 32 more than its
/// value, columns and rows counted from 1. Places too far away come as zero.
fn x10_mouse(report: &[u8]) -> Token {
    let [button, column, row, ..] = *report else {
        return Token::Unfinished;
    };
    let action = match button.wrapping_sub(32) {
        0 => MouseAction::Press,
        3 => MouseAction::Release,
        _ => MouseAction::Other,
    };
    let place = |byte: u8| byte.checked_sub(33).map(usize::from);
    let event = place(row)
        .zip(place(column))
        .map(|(row, column)| mouse(action, row, column));
    Token::Complete(6, event)
}

const fn mouse(action: MouseAction, row: usize, column: usize) -> Event {
    Event::Mouse(Mouse {
        action,
        row,
        column,
    })
}
