//! Texts of any length in the columns there are.

use crate::easy_curses::{text_width, visible};

/// A blank at which no line is broken unless it has to be.
pub(super) const HELD: char = '\u{a0}';

/// A text in lines of at most `width` columns, broken at blanks where it can,
/// and else within a word.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let held = |text: &str| text_width(text) <= width;
    let parts = text.split(' ');
    let words = parts.flat_map(|part| part.split(move |c| c == HELD && !held(part)));
    for word in words.flat_map(|word| pieces(&word.replace(HELD, " "), width)) {
        match lines.last_mut() {
            Some(line) if text_width(line) + 1 + text_width(&word) <= width => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// A word, in pieces if it is longer than a line.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut used = 0;
    for (character, columns) in visible(word) {
        if used + columns > width && used > 0 {
            pieces.push(String::new());
            used = 0;
        }
        used += columns;
        if let Some(piece) = pieces.last_mut() {
            piece.push(character);
        }
    }
    pieces
}

/// As much of a text as fits into `width` columns.
#[must_use]
pub fn clip(text: &str, width: usize) -> String {
    let mut used = 0;
    visible(text)
        .take_while(|(_, columns)| {
            used += columns;
            used <= width
        })
        .map(|(character, _)| character)
        .collect()
}

/// A text in at most `width` columns; `sign` stands for what is left out.
///
/// ```
/// use reversi::messages::shorten;
/// assert_eq!(shorten("Anna Schmidt", 8, "..."), "Anna...");
/// assert_eq!(shorten("Anna", 8, "..."), "Anna");
/// ```
#[must_use]
pub fn shorten(text: &str, width: usize, sign: &str) -> String {
    if text_width(text) <= width {
        return text.to_owned();
    }
    let Some(room) = width.checked_sub(text_width(sign)) else {
        return String::new();
    };
    clip(text, room).trim_end().to_owned() + sign
}

/// Two texts in the columns that there are for both: what one of them does not
/// need is the other's.
#[must_use]
pub fn shorten_both([first, second]: [&str; 2], room: usize, sign: &str) -> [String; 2] {
    let half = room
        .div_ceil(2)
        .max(room.saturating_sub(text_width(second)));
    let first = shorten(first, half, sign);
    let second = shorten(second, room - text_width(&first), sign);
    [first, second]
}
