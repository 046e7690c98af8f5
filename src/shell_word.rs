//! Names of files as a shell spells them, so that any name can be typed, and
//! what is shown of any name can be typed again: here, and if it has marks, in a
//! shell too.
//!
//! A text that a shell would read as one word with quotation marks or backslashes
//! in it is read as the shell reads it: `'my game'`, `"Anna's"`, `my\ game`, and
//! with the bytes that no keyboard has, `$'caf\351'` or, as `ls` puts it together,
//! `'caf'$'\351'`. Nothing is looked up: `$HOME` and `*` are themselves, and `~` is
//! for [those who know the home folder](below_home).
//!
//! Any other text is the name itself, without the pair of marks around it if
//! there is one: blanks need no marks, and within a word a mark is an apostrophe.
//! Behind a slash another word begins: `games/'my game'`.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

use crate::easy_curses::visible;

/// The signs that stand for others behind a backslash in `$'…'`, and what for.
const ESCAPES: [(u8, u8); 13] = [
    (b'a', 0x07),
    (b'b', 0x08),
    (b'e', 0x1b),
    (b'E', 0x1b),
    (b'f', 0x0c),
    (b'n', b'\n'),
    (b'r', b'\r'),
    (b't', b'\t'),
    (b'v', 0x0b),
    (b'\\', b'\\'),
    (b'\'', b'\''),
    (b'"', b'"'),
    (b'?', b'?'),
];

/// The name that was typed.
///
/// ```
/// use reversi::shell_word::read;
/// assert_eq!(read(b"my game.ggf"), "my game.ggf");
/// assert_eq!(read(b"'my game.ggf'"), "my game.ggf");
/// assert_eq!(read(b"Anna's game"), "Anna's game");
/// assert_eq!(read(b"'caf'$'\\303\\251''.ggf'"), "caf\u{e9}.ggf");
/// ```
#[must_use]
pub fn read(typed: &[u8]) -> OsString {
    let name = word(typed).unwrap_or_else(|| without_marks(typed).to_vec());
    OsString::from_vec(name)
}

/// What stands behind `~/`, or nothing behind `~` alone; `None` of a name that
/// does not begin in the home folder.
#[must_use]
pub const fn below_home(typed: &[u8]) -> Option<&[u8]> {
    match typed {
        [b'~'] => Some(&[]),
        [b'~', b'/', rest @ ..] => Some(rest),
        _ => None,
    }
}

/// A name as it is, or spelled so that it can be printed and typed again.
///
/// ```
/// use reversi::shell_word::spell;
/// use std::ffi::OsStr;
/// assert_eq!(spell(OsStr::new("Anna's game")), "Anna's game");
/// assert_eq!(spell(OsStr::new("a\nb")), "$'a\\nb'");
/// ```
#[must_use]
pub fn spell(name: &OsStr) -> String {
    match name.to_str() {
        Some(text) if is_plain(text) => text.to_owned(),
        _ => escaped(name.as_bytes()),
    }
}

/// A typed line whose bytes are no text, with what stands behind its first word
/// spelled as text.
#[must_use]
pub fn line_as_text(line: &[u8]) -> String {
    let line = line.trim_ascii();
    let blank = line.iter().position(u8::is_ascii_whitespace);
    let (word, name) = line.split_at(blank.unwrap_or(line.len()));
    let name = name.trim_ascii_start();
    let word = String::from_utf8_lossy(word);
    if name.is_empty() {
        return word.into_owned();
    }
    match below_home(name) {
        Some(rest) => format!("{word} ~/{}", spell(&read(rest))),
        None => format!("{word} {}", spell(&read(name))),
    }
}

/// Whether a name is read as itself where it is shown as it is.
fn is_plain(name: &str) -> bool {
    let is_shown = |c: &char| *c == ' ' || !c.is_whitespace();
    let shown = visible(name).map(|(c, _)| c).filter(is_shown);
    let is_shown = shown.eq(name.chars()) && name.trim() == name;
    is_shown && below_home(name.as_bytes()).is_none() && read(name.as_bytes()) == name
}

/// A name as `$'…'`: bytes that cannot be shown in octal, of which it is known
/// where they end.
fn escaped(name: &[u8]) -> String {
    let octal = |byte: u8| format!("\\{byte:03o}");
    let mut text = String::from("$'");
    for chunk in name.utf8_chunks() {
        for character in chunk.valid().chars() {
            let sign = character.to_string();
            match character {
                '\n' => text.push_str("\\n"),
                '\t' => text.push_str("\\t"),
                '\\' | '\'' => text.extend(['\\', character]),
                ' ' => text.push(' '),
                _ if character.is_whitespace() || visible(&sign).count() == 0 => {
                    text.extend(sign.bytes().map(octal));
                }
                _ => text.push(character),
            }
        }
        text.extend(chunk.invalid().iter().copied().map(octal));
    }
    text + "'"
}

/// A pair of quotation marks around a text that is no word of a shell.
fn without_marks(typed: &[u8]) -> &[u8] {
    match typed {
        [b'"', name @ .., b'"'] | [b'\'', name @ .., b'\''] => name,
        _ => typed,
    }
}

/// What a shell would make of a text; `None` if it is not one word, or has a
/// mark within a word.
fn word(typed: &[u8]) -> Option<Vec<u8>> {
    let mut name = Vec::new();
    let mut rest = typed;
    let mut within = false;
    loop {
        let quoted = match rest {
            [] => return Some(name),
            [b'\'', text @ ..] if !within => single(text, &mut name)?,
            [b'"', text @ ..] if !within => double(text, &mut name)?,
            [b'$', b'\'', text @ ..] => dollar(text, &mut name)?,
            [b'\\', sign, text @ ..] => {
                name.push(*sign);
                text
            }
            [b'\'' | b'"' | b'\\', ..] => return None,
            [blank, ..] if blank.is_ascii_whitespace() => return None,
            [sign, text @ ..] => {
                name.push(*sign);
                (rest, within) = (text, *sign != b'/');
                continue;
            }
        };
        (rest, within) = (quoted, false);
    }
}

/// A text up to its closing mark, in which nothing else has a meaning.
fn single<'a>(text: &'a [u8], name: &mut Vec<u8>) -> Option<&'a [u8]> {
    let end = text.iter().position(|byte| *byte == b'\'')?;
    name.extend(&text[..end]);
    Some(&text[end + 1..])
}

/// A text up to its closing mark, in which a backslash takes the meaning from
/// some signs.
fn double<'a>(mut text: &'a [u8], name: &mut Vec<u8>) -> Option<&'a [u8]> {
    loop {
        let (sign, rest) = match text {
            [b'"', rest @ ..] => return Some(rest),
            [b'\\', sign @ (b'"' | b'\\' | b'$' | b'`'), rest @ ..] | [sign, rest @ ..] => {
                (sign, rest)
            }
            [] => return None,
        };
        name.push(*sign);
        text = rest;
    }
}

/// A text up to its closing mark, in which a backslash gives a meaning.
fn dollar<'a>(mut text: &'a [u8], name: &mut Vec<u8>) -> Option<&'a [u8]> {
    loop {
        text = match text {
            [b'\'', rest @ ..] => return Some(rest),
            [b'\\', rest @ ..] => escape(rest, name)?,
            [sign, rest @ ..] => {
                name.push(*sign);
                rest
            }
            [] => return None,
        };
    }
}

/// What stands behind a backslash. No name has a NUL in it.
fn escape<'a>(text: &'a [u8], name: &mut Vec<u8>) -> Option<&'a [u8]> {
    let (&sign, rest) = text.split_first()?;
    let (digits, radix, most) = match sign {
        b'0'..=b'7' => (text, 8, 3),
        b'x' => (rest, 16, 2),
        b'u' => (rest, 16, 4),
        b'U' => (rest, 16, 8),
        _ => {
            let (_, meant) = *ESCAPES.iter().find(|(escaped, _)| *escaped == sign)?;
            name.push(meant);
            return Some(rest);
        }
    };
    let (number, rest) = number(digits, radix, most)?;
    if matches!(sign, b'u' | b'U') {
        let mut bytes = [0; 4];
        name.extend(char::from_u32(number)?.encode_utf8(&mut bytes).bytes());
    } else {
        name.push(number as u8);
    }
    (name.last() != Some(&0)).then_some(rest)
}

/// A number of at most so many digits, and what follows it.
fn number(text: &[u8], radix: u32, most: usize) -> Option<(u32, &[u8])> {
    let is_digit = |byte: &u8| char::from(*byte).is_digit(radix);
    let digits = text.iter().take(most).take_while(|byte| is_digit(byte));
    let (digits, rest) = text.split_at(digits.count());
    let number = u32::from_str_radix(std::str::from_utf8(digits).ok()?, radix).ok()?;
    Some((number, rest))
}
