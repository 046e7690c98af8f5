//! One picture on the terminal.

use std::num::NonZeroU16;

use vt100::{Color, MouseProtocolEncoding, MouseProtocolMode, Parser};

use super::Board;

/// What the emulator shows at one moment. Rows and columns count from 0.
#[derive(Clone, Debug)]
pub struct Screen(vt100::Screen);

/// One character cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "a terminal has that many attributes"
)]
pub struct Cell {
    /// What stands in it; a blank if nothing does.
    pub text: String,
    /// The colour of the character.
    pub fg: Color,
    /// The colour behind it.
    pub bg: Color,
    /// Bold.
    pub bold: bool,
    /// Faint.
    pub dim: bool,
    /// Slanted.
    pub italic: bool,
    /// Underlined.
    pub underline: bool,
    /// Foreground and background change places.
    pub inverse: bool,
    /// The character takes the next cell too.
    pub wide: bool,
    /// This cell is the right half of a wide character.
    pub continuation: bool,
}

impl Cell {
    /// Whether nothing but a ground is seen of it.
    fn is_blank(&self) -> bool {
        self.text == " " && !self.underline && !self.inverse
    }

    /// A blank takes the ink of a neighbour on the same ground.
    fn take_ink_of(&mut self, neighbour: &Cell) {
        let lined = neighbour.underline || neighbour.inverse;
        if self.is_blank() && self.bg == neighbour.bg && !lined {
            (self.fg, self.bold) = (neighbour.fg, neighbour.bold);
        }
    }
}

impl From<vt100::Screen> for Screen {
    fn from(screen: vt100::Screen) -> Screen {
        Screen(screen)
    }
}

impl Screen {
    /// What a terminal of this size shows after these bytes.
    pub fn after(rows: u16, columns: u16, bytes: &[u8]) -> Screen {
        let mut parser = parser(rows, columns);
        parser.process(bytes);
        Screen(parser.screen().clone())
    }

    /// The emulator's own screen.
    pub fn emulated(&self) -> &vt100::Screen {
        &self.0
    }

    /// Rows and columns.
    pub fn size(&self) -> (u16, u16) {
        let (rows, columns) = self.0.size();
        (rows.get(), columns.get())
    }

    /// The cell at a row and a column.
    pub fn cell(&self, row: u16, column: u16) -> Cell {
        let cell = self
            .0
            .cell(row, column)
            .unwrap_or_else(|| panic!("no cell at row {row}, column {column}:\n{self}"));
        let text = if cell.has_contents() {
            cell.contents()
        } else {
            " "
        };
        Cell {
            text: text.to_owned(),
            fg: cell.fgcolor(),
            bg: cell.bgcolor(),
            bold: cell.bold(),
            dim: cell.dim(),
            italic: cell.italic(),
            underline: cell.underline(),
            inverse: cell.inverse(),
            wide: cell.is_wide(),
            continuation: cell.is_wide_continuation(),
        }
    }

    /// The cells of a row as a person sees them: of a blank only the ground is
    /// seen, so that it takes the ink of what stands beside it.
    pub fn seen(&self, row: u16) -> Vec<Cell> {
        let (_, columns) = self.size();
        let mut cells: Vec<Cell> = (0..columns).map(|column| self.cell(row, column)).collect();
        for cell in cells.iter_mut().filter(|cell| cell.is_blank()) {
            (cell.fg, cell.bold) = (vt100::Color::Default, false);
        }
        for column in (1..cells.len()).rev() {
            let right = cells[column].clone();
            cells[column - 1].take_ink_of(&right);
        }
        for column in 1..cells.len() {
            let left = cells[column - 1].clone();
            cells[column].take_ink_of(&left);
        }
        cells
    }

    /// The character at a row and a column; a blank outside of the screen.
    pub fn glyph(&self, row: u16, column: u16) -> char {
        let cell = self.0.cell(row, column);
        cell.and_then(|cell| cell.contents().chars().next())
            .unwrap_or(' ')
    }

    /// The text of one row, without blanks at its end.
    pub fn row(&self, row: u16) -> String {
        let text: String = self.characters(row).map(|(_, text)| text).collect();
        text.trim_end().to_owned()
    }

    /// The texts of all rows.
    pub fn rows(&self) -> Vec<String> {
        (0..self.size().0).map(|row| self.row(row)).collect()
    }

    /// Whether a text stands on one row.
    pub fn contains(&self, text: &str) -> bool {
        self.find(text).is_some()
    }

    /// Row and column where a text first stands.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        (0..self.size().0).find_map(|row| {
            let at = self.row(row).find(text)?;
            let starts = self.characters(row).scan(0, |bytes, (column, character)| {
                let start = *bytes;
                *bytes += character.len();
                Some((start, column))
            });
            let (_, column) = starts.into_iter().find(|(start, _)| *start == at)?;
            Some((row, column))
        })
    }

    /// The row on which a text first stands.
    pub fn row_with(&self, text: &str) -> Option<String> {
        self.rows().into_iter().find(|row| row.contains(text))
    }

    /// Where the cursor stands: row and column.
    pub fn cursor(&self) -> (u16, u16) {
        self.0.cursor_position()
    }

    /// Whether the cursor can be seen.
    pub fn shows_cursor(&self) -> bool {
        !self.0.hide_cursor()
    }

    /// Whether this is the alternate screen, which full-screen programs use.
    pub fn is_alternate(&self) -> bool {
        self.0.alternate_screen()
    }

    /// Which mouse events the program asked for.
    pub fn mouse(&self) -> MouseProtocolMode {
        self.0.mouse_protocol_mode()
    }

    /// In which form it asked for them.
    pub fn mouse_encoding(&self) -> MouseProtocolEncoding {
        self.0.mouse_protocol_encoding()
    }

    /// The board of this many rows and columns on the screen.
    pub fn board(&self, rows: u16, columns: u16) -> Board<'_> {
        Board::find(self, rows, columns)
            .unwrap_or_else(|| panic!("no board of {rows} x {columns} on the screen:\n{self}"))
    }

    /// The columns of a row that begin a character, with what they show.
    fn characters(&self, row: u16) -> impl Iterator<Item = (u16, &str)> {
        let cells = (0..self.size().1).filter_map(move |column| {
            let cell = self.0.cell(row, column)?;
            (!cell.is_wide_continuation()).then_some((column, cell.contents()))
        });
        cells.map(|(column, text)| (column, if text.is_empty() { " " } else { text }))
    }
}

impl std::fmt::Display for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let edge = "-".repeat(usize::from(self.size().1));
        writeln!(f, "+{edge}+")?;
        for row in 0..self.size().0 {
            let text: String = self.characters(row).map(|(_, text)| text).collect();
            writeln!(f, "|{text}|")?;
        }
        writeln!(f, "+{edge}+")?;
        let (row, column) = self.cursor();
        write!(f, "cursor: row {row}, column {column}")
    }
}

/// An emulator with an empty screen.
pub(super) fn parser(rows: u16, columns: u16) -> Parser {
    Parser::new(at_least_one(rows), at_least_one(columns), 0)
}

/// An emulator has at least one row and one column.
pub(super) fn at_least_one(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap_or(NonZeroU16::MIN)
}
