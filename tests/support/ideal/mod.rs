//! The ideal encoder: the fewest bytes that turn one picture into the next.
//!
//! It is a yardstick. It needs no time and no memory limit, and it may use
//! whatever every xterm understands:
//!
//! | what | how | bytes |
//! |---|---|---|
//! | a character | UTF-8 | 1 to 4 |
//! | to any cell | `ESC[r;cH`; row or column 1 is left out | 3 and up |
//! | along a line | `ESC[nC`, `ESC[nD`, `ESC[cG`, n backspaces, CR, tabs | 1 and up |
//! | along a column | n line feeds, `ESC[nA`, `ESC[nB`, `ESC[rd`, n times `ESC M` | 1 and up |
//! | over unchanged cells | writing them again, with their styles | as they cost |
//! | style | one `ESC[…m`, from what is on, or from nothing (`ESC[;…m`) | 3 and up |
//! | blanks | the character, `ESC[nX`, or `ESC[K` to the end of the line | 1, 3, 4 … |
//! | cursor shown or hidden | `ESC[?25h`, `ESC[?25l` | 6 |
//!
//! A colour costs two digits (30 to 37, 90 to 97, 40 to 47), three (100 to
//! 107), or `38;5;n`. A blank may keep any foreground. The pen begins as the
//! first picture left it and may end in any style; the cursor ends where the
//! second picture has it.
//!
//! Changed cells are written from top to bottom, each line from left to right;
//! among all ways to do that the shortest is found, by keeping for every
//! number of finished cells the shortest bytes to each cursor place and style.
//! An order that jumps back could now and then save a byte: the price is
//! minimal up to that.

mod cursor;
mod style;

use cursor::cheapest_move;
use style::Style;
use vt100::{Cell, Screen};

/// Rows and columns from 0; a column beyond the last one means that the last
/// one was just written.
type Place = (u16, u16);

/// How many unchanged cells are at most worth writing again.
const LONGEST_BRIDGE: u16 = 12;

/// The number of bytes of [`encode`].
pub fn price(before: &Screen, after: &Screen) -> usize {
    encode(before, after).len()
}

/// The bytes that turn a terminal showing `before` into one showing `after`.
///
/// # Panics
/// If the two screens differ in size.
pub fn encode(before: &Screen, after: &Screen) -> Vec<u8> {
    assert_eq!(before.size(), after.size(), "two sizes");
    let changed = changed_places(before, after);
    let picture = Picture { after, changed };
    let mut fronts: Vec<Vec<Path>> = vec![Vec::new(); picture.changed.len() + 1];
    fronts[0].push(Path {
        cursor: before.cursor_position(),
        pen: Style::of_pen(before),
        bytes: Vec::new(),
    });
    for done in 0..picture.changed.len() {
        for path in std::mem::take(&mut fronts[done]) {
            for arrived in picture.arrivals(&path, picture.changed[done]) {
                for (next, written) in picture.writings(&arrived, done) {
                    keep_shortest(&mut fronts[next], written);
                }
            }
        }
    }
    let ends = fronts.pop().unwrap_or_default();
    let target = inside(after, after.cursor_position());
    let mut bytes = ends
        .iter()
        .flat_map(|path| picture.arrivals(path, target))
        .map(|path| path.bytes)
        .min_by_key(Vec::len)
        .unwrap_or_default();
    if before.hide_cursor() != after.hide_cursor() {
        bytes.extend(if after.hide_cursor() {
            b"\x1b[?25l"
        } else {
            b"\x1b[?25h"
        });
    }
    bytes
}

/// One way to have written some of the cells.
#[derive(Clone)]
struct Path {
    cursor: Place,
    pen: Style,
    bytes: Vec<u8>,
}

impl Path {
    /// Writes `text` in a style and goes on by `width` columns.
    fn write(mut self, text: &str, pen: Style, width: u16) -> Path {
        self.bytes.extend(self.pen.change_to(pen));
        self.bytes.extend(text.as_bytes());
        self.cursor.1 += width;
        self.pen = pen;
        self
    }
}

struct Picture<'a> {
    after: &'a Screen,
    changed: Vec<Place>,
}

impl Picture<'_> {
    /// The ways to bring the cursor to a place without changing the picture.
    fn arrivals(&self, path: &Path, place: Place) -> Vec<Path> {
        let columns = self.after.size().1.get();
        let mut moved = path.clone();
        moved
            .bytes
            .extend(cheapest_move(path.cursor, place, columns));
        moved.cursor = place;
        let mut all = vec![moved];
        all.extend(self.bridge(path, place));
        all
    }

    /// Writes the cells between the cursor and a place to its right again.
    fn bridge(&self, path: &Path, place: Place) -> Option<Path> {
        let (row, start) = path.cursor;
        let gap = place.1.checked_sub(start)?;
        if row != place.0 || gap == 0 || gap > LONGEST_BRIDGE {
            return None;
        }
        let mut path = path.clone();
        while path.cursor.1 < place.1 {
            let cell = self.cell(path.cursor);
            if cell.is_wide_continuation() {
                return None;
            }
            let style = Style::of_cell(cell);
            let keeps = is_blank(cell) && path.pen.looks_blank_like(style);
            let pen = if keeps { path.pen } else { style };
            path = path.write(text(cell), pen, width(cell));
        }
        (path.cursor == place).then_some(path)
    }

    /// The ways to write the changed cell under the cursor, each with the
    /// number of changed cells that are then done.
    fn writings(&self, path: &Path, done: usize) -> Vec<(usize, Path)> {
        let cell = self.cell(self.changed[done]);
        let style = Style::of_cell(cell);
        if !is_blank(cell) {
            let written = path.clone().write(text(cell), style, width(cell));
            return vec![(done + 1, written)];
        }
        let next = self.changed.get(done + 1);
        let pens = [Some(path.pen), Some(style)]
            .into_iter()
            .chain([next.map(|place| Style::of_cell(self.cell(*place)))])
            .flatten()
            .filter(|pen| pen.looks_blank_like(style));
        pens.flat_map(|pen| {
            let mut ways = vec![(done + 1, path.clone().write(" ", pen, 1))];
            if pen.is_plain_ground() {
                ways.extend(self.erasures(path, done, pen));
            }
            ways
        })
        .collect()
    }

    /// `ESC[nX` over the blanks that follow, and `ESC[K` if the rest of the
    /// line is blank. Neither moves the cursor.
    fn erasures(&self, path: &Path, done: usize, pen: Style) -> Vec<(usize, Path)> {
        let (row, column) = self.changed[done];
        let columns = self.after.size().1.get();
        let is_erased = |column: &u16| {
            let cell = self.cell((row, *column));
            is_blank(cell) && Style::of_cell(cell).looks_blank_like(pen)
        };
        let length = (column..columns).take_while(is_erased).count() as u16;
        let end = column + length;
        let covered = self.changed[done..]
            .iter()
            .take_while(|place| place.0 == row && place.1 < end)
            .count();
        let last = self.changed[done + covered - 1].1;
        let erase = format!("\x1b[{}X", last - column + 1);
        let mut ways = vec![(done + covered, path.clone().write(&erase, pen, 0))];
        if end == columns {
            ways.push((done + covered, path.clone().write("\x1b[K", pen, 0)));
        }
        ways
    }

    fn cell(&self, (row, column): Place) -> &Cell {
        self.after.cell(row, column).expect("a place on the screen")
    }
}

fn keep_shortest(front: &mut Vec<Path>, path: Path) {
    let same = front
        .iter_mut()
        .find(|other| other.cursor == path.cursor && other.pen == path.pen);
    match same {
        Some(other) if other.bytes.len() <= path.bytes.len() => {}
        Some(other) => *other = path,
        None => front.push(path),
    }
}

/// The places whose character must be written: of a wide one, its first half.
fn changed_places(before: &Screen, after: &Screen) -> Vec<Place> {
    let (rows, columns) = (after.size().0.get(), after.size().1.get());
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let mut changed: Vec<Place> = places
        .filter(|(row, column)| {
            let cells = (before.cell(*row, *column), after.cell(*row, *column));
            !matches!(cells, (Some(old), Some(new)) if is_same(old, new))
        })
        .map(|(row, column)| match after.cell(row, column) {
            Some(cell) if cell.is_wide_continuation() => (row, column - 1),
            _ => (row, column),
        })
        .collect();
    changed.dedup();
    changed
}

/// Whether a person sees the same in two cells.
fn is_same(old: &Cell, new: &Cell) -> bool {
    let styles = (Style::of_cell(old), Style::of_cell(new));
    let shapes = |cell: &Cell| (cell.is_wide(), cell.is_wide_continuation());
    let looks = if is_blank(old) && is_blank(new) {
        styles.0.looks_blank_like(styles.1)
    } else {
        text(old) == text(new) && styles.0 == styles.1
    };
    looks && shapes(old) == shapes(new)
}

fn is_blank(cell: &Cell) -> bool {
    text(cell) == " " && !cell.is_wide_continuation()
}

fn text(cell: &Cell) -> &str {
    if cell.has_contents() {
        cell.contents()
    } else {
        " "
    }
}

fn width(cell: &Cell) -> u16 {
    if cell.is_wide() { 2 } else { 1 }
}

fn inside(screen: &Screen, (row, column): Place) -> Place {
    (row, column.min(screen.size().1.get() - 1))
}
