//! A picture file of a screen, made from the emulator's cells.

use std::fmt::Write as _;

use vt100::Color;

use super::{Cell, Screen, palette};

/// The size of one cell in pixels.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 18;
/// How far the line on which letters stand lies below the top of a cell.
const BASELINE: u16 = 14;
/// The terminal's own colours.
const FOREGROUND: &str = "#e5e5e5";
const BACKGROUND: &str = "#101010";

/// What the cells of one run have in common.
#[derive(PartialEq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "a terminal has that many attributes"
)]
struct Look {
    ink: String,
    ground: String,
    bold: bool,
    italic: bool,
    underline: bool,
    wide: bool,
}

/// The screen as an SVG file: one rectangle a run of one background, one text
/// a run of one look, an outline where the cursor stands.
pub fn svg(screen: &Screen) -> String {
    let [head, ground] = head(screen);
    format!("{head}{ground}{}</svg>\n", parts(screen).concat())
}

/// What such a file begins with: its first line, and the ground below it all.
pub(super) fn head(screen: &Screen) -> [String; 2] {
    let (rows, columns) = screen.size();
    let (width, height) = (columns * WIDTH, rows * HEIGHT);
    [
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" \
             font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\">\n"
        ),
        format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{BACKGROUND}\"/>\n"),
    ]
}

/// The lines of the file that draw each row, and at last the cursor.
pub(super) fn parts(screen: &Screen) -> Vec<String> {
    let (rows, _) = screen.size();
    let mut parts: Vec<String> = (0..rows)
        .map(|row| {
            let cells = screen.seen(row);
            let mut part = String::new();
            grounds(&mut part, row, &cells);
            blocks(&mut part, row, &cells);
            texts(&mut part, row, &cells);
            part
        })
        .collect();
    parts.push(cursor(screen));
    parts
}

fn cursor(screen: &Screen) -> String {
    if !screen.shows_cursor() {
        return String::new();
    }
    let (row, column) = screen.cursor();
    let (x, y) = (column * WIDTH, row * HEIGHT);
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         fill=\"none\" stroke=\"{FOREGROUND}\"/>\n"
    )
}

fn grounds(file: &mut String, row: u16, cells: &[Cell]) {
    for (start, run) in runs(cells, |cell| look(cell).ground) {
        let ground = look(&run[0]).ground;
        if ground != BACKGROUND {
            let (x, y) = (start * WIDTH, row * HEIGHT);
            let width = run.len() * usize::from(WIDTH);
            line(
                file,
                &format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" \
                     fill=\"{ground}\"/>"
                ),
            );
        }
    }
}

/// Cells filled by quarters: drawn, because fonts leave gaps between them.
fn blocks(file: &mut String, row: u16, cells: &[Cell]) {
    for (column, cell) in (0..).zip(cells) {
        let ink = look(cell).ink;
        for (index, _) in quarters(cell).iter().enumerate().filter(|(_, full)| **full) {
            let [right, down] = [index % 2, index / 2].map(|half| half as u16);
            let x = 2 * column * WIDTH + right * WIDTH;
            let y = row * HEIGHT + down * HEIGHT / 2;
            let (whole, tenths) = (x / 2, x % 2 * 5);
            let (width, rest, height) = (WIDTH / 2, WIDTH % 2 * 5, HEIGHT / 2);
            line(
                file,
                &format!(
                    "<rect x=\"{whole}.{tenths}\" y=\"{y}\" width=\"{width}.{rest}\" \
                     height=\"{height}\" fill=\"{ink}\"/>"
                ),
            );
        }
    }
}

/// Which quarters of a cell its character fills: above left and right, below
/// left and right.
fn quarters(cell: &Cell) -> [bool; 4] {
    let full = match cell.text.as_str() {
        "\u{2596}" => [2].as_slice(),
        "\u{2597}" => &[3],
        "\u{2598}" => &[0],
        "\u{2599}" => &[0, 2, 3],
        "\u{259B}" => &[0, 1, 2],
        "\u{259C}" => &[0, 1, 3],
        "\u{259D}" => &[1],
        "\u{259F}" => &[1, 2, 3],
        _ => &[],
    };
    [0, 1, 2, 3].map(|quarter| full.contains(&quarter))
}

/// Texts begin and end with a letter, for some viewers leave out the blanks of
/// an end; so a line below blanks is drawn.
fn texts(file: &mut String, row: u16, cells: &[Cell]) {
    for (start, run) in runs(cells, look) {
        let look = look(&run[0]);
        if look.underline {
            underline(file, (row, start), run.len(), &look.ink);
        }
        let shown = run.iter().filter(|cell| !cell.continuation);
        let text: String = shown.map(text_of).collect();
        let before = text.len() - text.trim_start_matches(' ').len();
        let after = text.len() - text.trim_end_matches(' ').len();
        let text = text.trim_matches(' ');
        if text.is_empty() {
            continue;
        }
        let x = (usize::from(start) + before) * usize::from(WIDTH);
        let y = row * HEIGHT + BASELINE;
        let length = (run.len() - before - after) * usize::from(WIDTH);
        let mut style = String::new();
        for (is_on, attribute) in [
            (look.bold, " font-weight=\"bold\""),
            (look.italic, " font-style=\"italic\""),
        ] {
            style.push_str(if is_on { attribute } else { "" });
        }
        line(
            file,
            &format!(
                "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\" \
                 lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\"{style}>{}</text>",
                look.ink,
                escape(text),
            ),
        );
    }
}

fn underline(file: &mut String, (row, column): (u16, u16), cells: usize, ink: &str) {
    let (x, y) = (column * WIDTH, row * HEIGHT + BASELINE + 2);
    let width = cells * usize::from(WIDTH);
    line(
        file,
        &format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"1\" fill=\"{ink}\"/>"),
    );
}

/// The text of a cell, which a block has none of.
fn text_of(cell: &Cell) -> &str {
    if quarters(cell) == [false; 4] {
        &cell.text
    } else {
        " "
    }
}

/// The cells cut where `of` changes, each run with its first column.
fn runs<T: PartialEq>(cells: &[Cell], of: impl Fn(&Cell) -> T) -> Vec<(u16, &[Cell])> {
    let mut start = 0;
    cells
        .chunk_by(|left, right| of(left) == of(right))
        .map(|run| {
            let first = start;
            start += u16::try_from(run.len()).unwrap();
            (first, run)
        })
        .collect()
}

fn look(cell: &Cell) -> Look {
    let (ink, ground) = (color(cell.fg, FOREGROUND), color(cell.bg, BACKGROUND));
    let (ink, ground) = if cell.inverse {
        (ground, ink)
    } else {
        (ink, ground)
    };
    Look {
        ink,
        ground,
        bold: cell.bold,
        italic: cell.italic,
        underline: cell.underline,
        wide: cell.wide || cell.continuation,
    }
}

/// A colour through xterm's palette.
fn color(color: Color, default: &str) -> String {
    let [red, green, blue] = match color {
        Color::Default => return default.to_owned(),
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Idx(index) => palette::rgb(index),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A text as the file has it; its blanks do not break, for viewers draw several
/// plain ones as one.
fn escape(text: &str) -> String {
    text.replace(' ', "\u{a0}")
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

fn line(file: &mut String, text: &str) {
    writeln!(file, "{text}").unwrap();
}
