//! A picture that is not on the terminal yet.

use std::ops::Range;

use arrayvec::ArrayString;
use unicode_width::UnicodeWidthChar;

use super::ColorPair;

/// The rows and columns of a terminal or a frame, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Cells from top to bottom.
    pub rows: usize,
    /// Cells from left to right.
    pub columns: usize,
}

/// How text looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// The colours; `None` leaves both text and ground to the terminal.
    pub colors: Option<ColorPair>,
    /// Bold or bright.
    pub bold: bool,
    /// Underlined.
    pub underline: bool,
    /// Text and ground exchanged.
    pub reverse: bool,
}

impl Style {
    /// The terminal's own colours and no attribute.
    pub const PLAIN: Style = Style {
        colors: None,
        bold: false,
        underline: false,
        reverse: false,
    };

    /// A style of two colours.
    #[must_use]
    pub const fn of(colors: ColorPair) -> Style {
        Style {
            colors: Some(colors),
            ..Style::PLAIN
        }
    }

    /// This style in bold.
    #[must_use]
    pub const fn bold(self) -> Style {
        Style { bold: true, ..self }
    }

    /// This style underlined.
    #[must_use]
    pub const fn underline(self) -> Style {
        Style {
            underline: true,
            ..self
        }
    }

    /// This style with text and ground exchanged.
    #[must_use]
    pub const fn reverse(self) -> Style {
        Style {
            reverse: true,
            ..self
        }
    }
}

/// Marks on one character beyond this many are dropped; no script needs more,
/// and curses keeps no more in a cell.
const MOST_MARKS: usize = 4;
/// The bytes of a character with that many marks.
const LONGEST_TEXT: usize = (1 + MOST_MARKS) * char::MAX.len_utf8();

/// One cell of a frame: what a reader sees as one character, and its style.
/// The right half of a wide character is a cell without text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    text: ArrayString<LONGEST_TEXT>,
    style: Style,
}

impl Cell {
    /// The cell's character with its combining marks; empty in the right half
    /// of a wide one.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How the cell looks.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Whether a reader sees no difference: of a blank only the ground is seen.
    pub(super) fn looks_like(&self, other: &Cell) -> bool {
        self == other || other.text() == " " && self.is_ground_of(other.style)
    }

    /// Takes another style if nobody sees the difference.
    pub(super) fn adopt(&mut self, style: Style) {
        if self.is_ground_of(style) {
            self.style = style;
        }
    }

    /// Whether the cell is a blank that looks as one of this style does.
    fn is_ground_of(&self, style: Style) -> bool {
        let lined = |style: Style| style.underline || style.reverse;
        let ground = |style: Style| style.colors.map(|pair| pair.ground);
        self.text() == " "
            && !lined(self.style)
            && !lined(style)
            && ground(self.style) == ground(style)
    }

    fn blank(style: Style) -> Cell {
        let mut text = ArrayString::new();
        text.push(' ');
        Cell { text, style }
    }
}

/// An off-screen picture: the back buffer. Draw on it freely, then
/// [`show`](super::EasyCurses::show) it; only what changed reaches the terminal.
///
/// Text that does not fit is cut off, never wrapped, and nothing drawn outside
/// the frame does harm. Control characters are left out, so that no text can
/// command the terminal.
///
/// ```
/// use reversi::easy_curses::{Frame, Size, Style};
/// let mut frame = Frame::new(Size { rows: 2, columns: 8 });
/// frame.print(0, 2, "Hello, world", Style::PLAIN.bold());
/// assert_eq!(frame.line(0), "  Hello,");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    size: Size,
    cells: Vec<Cell>,
    cursor: Option<(usize, usize)>,
}

impl Frame {
    /// An empty picture with the cursor hidden.
    #[must_use]
    pub fn new(size: Size) -> Frame {
        Frame {
            size,
            cells: vec![Cell::blank(Style::PLAIN); size.rows * size.columns],
            cursor: None,
        }
    }

    /// The picture's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Writes a text from a row and column (counted from 0) to the right and
    /// returns the column after it. A row outside the picture takes no text.
    pub fn print(&mut self, row: usize, column: usize, text: &str, style: Style) -> usize {
        self.print_within(row, column..self.size.columns, text, style)
    }

    /// As [`Frame::print`], but only in these columns.
    pub fn print_within(
        &mut self,
        row: usize,
        columns: Range<usize>,
        text: &str,
        style: Style,
    ) -> usize {
        let end = columns.end.min(self.size.columns);
        let mut column = columns.start;
        let mut drawn = None;
        for (character, width) in visible(text) {
            if width == 0 {
                self.combine(drawn, character);
                continue;
            }
            if row >= self.size.rows || column >= end.saturating_sub(width - 1) {
                break;
            }
            drawn = Some(self.put(row, column, character, width, style));
            column += width;
        }
        column
    }

    /// Sets one character and returns the index of its cell.
    fn put(
        &mut self,
        row: usize,
        column: usize,
        character: char,
        width: usize,
        style: Style,
    ) -> usize {
        self.split_wide(row, column);
        self.split_wide(row, column + width);
        let start = row * self.size.columns + column;
        for cell in &mut self.cells[start..start + width] {
            cell.text.clear();
            cell.style = style;
        }
        self.cells[start].text.push(character);
        start
    }

    /// Puts a combining mark on the character drawn last.
    fn combine(&mut self, drawn: Option<usize>, mark: char) {
        if let Some(cell) = drawn.and_then(|index| self.cells.get_mut(index)) {
            if cell.text.chars().count() <= MOST_MARKS {
                cell.text.push(mark);
            }
        }
    }

    /// Blanks a wide character that `column` would cut in two.
    fn split_wide(&mut self, row: usize, column: usize) {
        let start = row * self.size.columns;
        let cuts =
            column > 0 && column < self.size.columns && self.cells[start + column].text.is_empty();
        if cuts {
            for cell in &mut self.cells[start + column - 1..=start + column] {
                *cell = Cell::blank(cell.style);
            }
        }
    }

    /// Fills part of a row with blanks of a style.
    pub fn fill(&mut self, row: usize, columns: Range<usize>, style: Style) {
        let columns = columns.start..columns.end.min(self.size.columns);
        if row >= self.size.rows || columns.is_empty() {
            return;
        }
        self.split_wide(row, columns.start);
        self.split_wide(row, columns.end);
        let start = row * self.size.columns;
        self.cells[start + columns.start..start + columns.end].fill(Cell::blank(style));
    }

    /// Puts whole cells into a row, from a column to the right.
    pub(super) fn replace(&mut self, row: usize, column: usize, cells: &[Cell]) {
        let start = row * self.size.columns + column;
        self.cells[start..start + cells.len()].clone_from_slice(cells);
    }

    /// Writes signs of one column each on what is there, in the style of each cell.
    pub fn overprint(&mut self, row: usize, column: usize, text: &str) {
        for (column, (character, _)) in (column..self.size.columns).zip(visible(text)) {
            let style = self.style(row, column);
            self.print(row, column, character.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// Shows the terminal's cursor on a cell. Outside the picture it is put on
    /// the nearest cell.
    pub fn show_cursor(&mut self, row: usize, column: usize) {
        let last = |length: usize| length.saturating_sub(1);
        self.cursor = Some((
            row.min(last(self.size.rows)),
            column.min(last(self.size.columns)),
        ));
    }

    /// Where the cursor stands, as row and column; `None` while it is hidden.
    #[must_use]
    pub const fn cursor(&self) -> Option<(usize, usize)> {
        self.cursor
    }

    /// The cells of a row from the left; none where there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[Cell] {
        let columns = self.size.columns;
        if row >= self.size.rows {
            return &[];
        }
        &self.cells[row * columns..(row + 1) * columns]
    }

    /// How a cell looks; plain outside the picture.
    #[must_use]
    pub fn style(&self, row: usize, column: usize) -> Style {
        let cell = self.row(row).get(column);
        cell.map_or(Style::PLAIN, Cell::style)
    }

    /// The text of a row.
    #[must_use]
    pub fn line(&self, row: usize) -> String {
        self.row(row).iter().map(Cell::text).collect()
    }
}

/// The characters of a text that can be seen, each with the columns it takes:
/// 1, 2 for a wide one, 0 for a mark on the character before it.
///
/// Left out are control characters, and the joiners, selectors and tones of skin
/// that make one emoji of several: terminals do not agree on the width of those,
/// but all agree on the parts.
pub fn visible(text: &str) -> impl Iterator<Item = (char, usize)> {
    let shown = text.chars().filter(|&character| !joins(character));
    shown.filter_map(|character| Some((character, character.width()?)))
}

const fn joins(character: char) -> bool {
    matches!(
        character,
        '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{1F3FB}'..='\u{1F3FF}'
    )
}

/// How many columns a text takes on a screen.
#[must_use]
pub fn text_width(text: &str) -> usize {
    visible(text).map(|(_, width)| width).sum()
}
