//! A game board, read from the screen as a person reads it: by its labels.

use super::{Cell, Screen};

/// A board on a screen.
///
/// It is found by its line of column letters, which stand at equal distances,
/// and by its row numbers to the left, one every so many lines. The glyph of a
/// square stands under its letter and on the line of its number:
///
/// ```text
///      a   b   c   d        letters 4 columns apart
///
///  1   .   .   .   .        numbers 2 lines apart
///
///  2   .   O   X   .
/// ```
pub struct Board<'a> {
    screen: &'a Screen,
    rows: u16,
    columns: u16,
    /// Where the glyph of `a1` stands.
    first: (u16, u16),
    /// How many lines and columns lie from one glyph to the next.
    step: (u16, u16),
}

impl<'a> Board<'a> {
    /// Looks for a board of this size.
    pub fn find(screen: &'a Screen, rows: u16, columns: u16) -> Option<Board<'a>> {
        (0..screen.size().0).find_map(|line| {
            let (column, across) = letters(screen, line, columns)?;
            let (row, down) = numbers(screen, column, rows)?;
            Some(Board {
                screen,
                rows,
                columns,
                first: (row, column),
                step: (down, across),
            })
        })
    }

    /// How many lines and columns one square takes.
    pub fn cell_size(&self) -> (u16, u16) {
        self.step
    }

    /// Where the glyph of a square stands: row and column of the screen.
    pub fn position(&self, square: &str) -> (u16, u16) {
        let (row, column) = self
            .parse(square)
            .unwrap_or_else(|| panic!("`{square}` is not a square of this board"));
        self.place(row, column)
    }

    /// The cell with the glyph of a square.
    pub fn cell(&self, square: &str) -> Cell {
        let (row, column) = self.position(square);
        self.screen.cell(row, column)
    }

    /// What a square shows: `X`, `O`, `*`, `.` or a blank.
    pub fn glyph(&self, square: &str) -> char {
        let (row, column) = self.position(square);
        self.screen.glyph(row, column)
    }

    /// What stands to the left and to the right of a square's glyph.
    pub fn around(&self, square: &str) -> (char, char) {
        let (row, column) = self.position(square);
        let left = column.checked_sub(1);
        (
            left.map_or(' ', |column| self.screen.glyph(row, column)),
            self.screen.glyph(row, column + 1),
        )
    }

    /// All cells of a square, line by line: as many as the distance to the
    /// next square, the glyph in the middle, or left of and above the middle.
    pub fn block(&self, square: &str) -> Vec<Vec<Cell>> {
        let (row, column) = self.position(square);
        let top = row.saturating_sub((self.step.0 - 1) / 2);
        let left = column.saturating_sub((self.step.1 - 1) / 2);
        (top..top + self.step.0)
            .map(|row| {
                (left..left + self.step.1)
                    .map(|column| self.screen.cell(row, column))
                    .collect()
            })
            .collect()
    }

    /// The whole board, one text a row: `...XO...`.
    pub fn picture(&self) -> Vec<String> {
        (0..self.rows)
            .map(|row| {
                (0..self.columns)
                    .map(|column| self.at(row, column))
                    .collect()
            })
            .collect()
    }

    /// The squares that show a glyph, from the top left: `d3 c4 f5 e6`.
    pub fn squares(&self, glyph: char) -> String {
        let all = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        let names = all
            .filter(|(row, column)| self.at(*row, *column) == glyph)
            .map(|(row, column)| format!("{}{}", letter(column), row + 1));
        names.collect::<Vec<_>>().join(" ")
    }

    /// How many squares show a glyph.
    pub fn count(&self, glyph: char) -> usize {
        let picture = self.picture().concat();
        picture.chars().filter(|shown| *shown == glyph).count()
    }

    fn at(&self, row: u16, column: u16) -> char {
        let (row, column) = self.place(row, column);
        self.screen.glyph(row, column)
    }

    fn place(&self, row: u16, column: u16) -> (u16, u16) {
        (
            self.first.0 + row * self.step.0,
            self.first.1 + column * self.step.1,
        )
    }

    fn parse(&self, square: &str) -> Option<(u16, u16)> {
        let column = (0..self.columns).find(|column| square.starts_with(letter(*column)))?;
        let row = square.get(1..)?.parse::<u16>().ok()?.checked_sub(1)?;
        (row < self.rows).then_some((row, column))
    }
}

fn letter(column: u16) -> char {
    char::from(b'a' + u8::try_from(column).unwrap())
}

/// Where the letter `a` of a line of labels stands, and how far apart the
/// letters are.
fn letters(screen: &Screen, line: u16, count: u16) -> Option<(u16, u16)> {
    let width = screen.size().1;
    let is_label = |start: u16, step: u16| {
        (0..=(count - 1) * step).all(|offset| {
            let expected = if offset % step == 0 {
                letter(offset / step)
            } else {
                ' '
            };
            screen.glyph(line, start + offset) == expected
        })
    };
    (0..width)
        .filter(|start| screen.glyph(line, *start) == 'a')
        .find_map(|start| {
            let step = (2..=width / count).find(|step| is_label(start, *step))?;
            Some((start, step))
        })
}

/// The line with the number 1 left of `column`, and how far apart the numbers
/// are.
fn numbers(screen: &Screen, column: u16, count: u16) -> Option<(u16, u16)> {
    let height = screen.size().0;
    let labels: Vec<Option<u16>> = (0..height)
        .map(|line| number_left_of(screen, line, column))
        .collect();
    let is_label = |first: u16, step: u16| {
        (0..count).all(|row| labels.get(usize::from(first + row * step)) == Some(&Some(row + 1)))
    };
    (0..height).find_map(|first| {
        let step = (1..=height).find(|step| is_label(first, *step))?;
        Some((first, step))
    })
}

/// The nearest number left of a column, whatever else stands between.
fn number_left_of(screen: &Screen, line: u16, column: u16) -> Option<u16> {
    let mut digits: Vec<char> = (0..column)
        .rev()
        .map(|column| screen.glyph(line, column))
        .skip_while(|glyph| !glyph.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    digits.reverse();
    digits.into_iter().collect::<String>().parse().ok()
}
