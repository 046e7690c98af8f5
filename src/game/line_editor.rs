//! The text being typed, and the caret in it.

use unicode_segmentation::UnicodeSegmentation;

use crate::commands::Command;
use crate::easy_curses::{text_width, visible};

/// A line of text that can be edited. The caret stands between characters as a
/// reader sees them, so that one key erases one of those.
///
/// ```
/// use reversi::game::LineEditor;
/// let mut line = LineEditor::default();
/// line.insert("d4");
/// line.erase_before();
/// line.insert("3");
/// assert_eq!(line.text(), "d3");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineEditor {
    text: String,
    /// A byte index into `text`, on the border of a character.
    caret: usize,
}

/// What fits on screen of a line, and where its caret stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisibleLine {
    /// The part of the text to show.
    pub text: String,
    /// How many columns into it the caret stands.
    pub caret: usize,
}

impl LineEditor {
    /// The most bytes a line takes; what is typed beyond is ignored.
    pub const LONGEST: usize = 1024;

    /// The text typed so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing is typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Types a text at the caret. Line breaks and tabulators count as blanks;
    /// what cannot be seen is left out.
    pub fn insert(&mut self, text: &str) {
        let blanks = text.replace(['\r', '\n', '\t'], " ");
        for (character, _) in visible(&blanks) {
            if self.text.len() + character.len_utf8() > Self::LONGEST {
                break;
            }
            self.text.insert(self.caret, character);
            self.caret += character.len_utf8();
        }
        self.settle_caret();
    }

    /// Carries out a command that types or erases; others do nothing here.
    pub fn edit(&mut self, command: &Command) {
        match command {
            Command::Type(character) => self.insert(character.encode_utf8(&mut [0; 4])),
            Command::Paste(text) => self.insert(text.trim()),
            Command::EraseBefore => self.erase_before(),
            Command::EraseAfter => self.erase_after(),
            Command::EraseWord => self.erase_word(),
            Command::EraseToStart => self.erase_to(0),
            Command::EraseToEnd => self.text.truncate(self.caret),
            _ => {}
        }
    }

    /// Erases the word before the caret and the blanks behind it.
    fn erase_word(&mut self) {
        let before = self.text[..self.caret].trim_end();
        let rest = before.trim_end_matches(|sign: char| !sign.is_whitespace());
        self.erase_to(rest.len());
    }

    /// Erases from a border to the caret.
    fn erase_to(&mut self, start: usize) {
        self.text.drain(start..self.caret);
        self.caret = start;
        self.settle_caret();
    }

    /// Erases the character before the caret.
    pub fn erase_before(&mut self) {
        if let Some((start, _)) = self.text[..self.caret].grapheme_indices(true).next_back() {
            self.erase_to(start);
        }
    }

    /// Erases the character after the caret.
    pub fn erase_after(&mut self) {
        if let Some(next) = self.text[self.caret..].graphemes(true).next() {
            let end = self.caret + next.len();
            self.text.drain(self.caret..end);
            self.settle_caret();
        }
    }

    /// A mark that has become the neighbour of another character joins it: the
    /// caret then stands behind both.
    fn settle_caret(&mut self) {
        let mut borders = self.text.grapheme_indices(true).map(|(border, _)| border);
        let next = borders.find(|&border| border >= self.caret);
        self.caret = next.unwrap_or(self.text.len());
    }

    /// A line with a text in it and the caret behind that.
    #[must_use]
    pub fn with(text: &str) -> LineEditor {
        let mut line = LineEditor::default();
        line.insert(text);
        line
    }

    /// Moves the caret one character to the left.
    pub fn to_left(&mut self) {
        let mut before = self.text[..self.caret].grapheme_indices(true);
        self.caret = before.next_back().map_or(0, |(start, _)| start);
    }

    /// Moves the caret one character to the right.
    pub fn to_right(&mut self) {
        let next = self.text[self.caret..].graphemes(true).next();
        self.caret += next.map_or(0, str::len);
    }

    /// Moves the caret before the first character.
    pub fn to_start(&mut self) {
        self.caret = 0;
    }

    /// Moves the caret behind the last character.
    pub fn to_end(&mut self) {
        self.caret = self.text.len();
    }

    /// Empties the line.
    pub fn clear(&mut self) {
        self.text.clear();
        self.caret = 0;
    }

    /// Empties the line and returns what was typed.
    pub fn take(&mut self) -> String {
        self.caret = 0;
        std::mem::take(&mut self.text)
    }

    /// The part of the line around the caret that fits into `width` columns,
    /// with a column to spare for the caret at its end.
    #[must_use]
    pub fn visible(&self, width: usize) -> VisibleLine {
        let before = &self.text[..self.caret];
        let (mut start, mut caret) = (self.caret, 0);
        for (index, character) in before.grapheme_indices(true).rev() {
            let columns = text_width(character);
            if caret + columns >= width.max(1) {
                break;
            }
            (start, caret) = (index, caret + columns);
        }
        let mut columns = 0;
        let fitting = self.text[start..].graphemes(true).take_while(|character| {
            columns += text_width(character);
            columns <= width
        });
        VisibleLine {
            text: fitting.collect(),
            caret,
        }
    }
}
