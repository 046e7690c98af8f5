//! The cheapest move of the cursor.

use super::Place;

/// The shortest bytes that bring the cursor from one place to another, on a
/// screen of `columns` columns with a tab stop every 8.
pub fn cheapest_move(from: Place, to: Place, columns: u16) -> Vec<u8> {
    if from == to {
        return Vec::new();
    }
    let down = along_column(from.0, to.0);
    let mut ways = vec![absolute(to)];
    let from_left = [b"\r".to_vec(), down.clone(), along_line(0, to.1)];
    ways.push(from_left.concat());
    // Behind the last column terminals differ in where a relative move begins.
    if from.1 < columns {
        ways.push([down, along_line(from.1, to.1)].concat());
    }
    shortest(ways)
}

fn absolute((row, column): Place) -> Vec<u8> {
    let number = |index: u16| {
        if index == 0 {
            String::new()
        } else {
            (index + 1).to_string()
        }
    };
    let separator = if column == 0 { "" } else { ";" };
    format!("\x1b[{}{separator}{}H", number(row), number(column)).into_bytes()
}

fn along_column(from: u16, to: u16) -> Vec<u8> {
    let count = usize::from(from.abs_diff(to));
    let to_row = csi(to + 1, 'd');
    match to.cmp(&from) {
        std::cmp::Ordering::Equal => Vec::new(),
        std::cmp::Ordering::Greater => shortest([b"\n".repeat(count), csi(to - from, 'B'), to_row]),
        std::cmp::Ordering::Less => shortest([b"\x1bM".repeat(count), csi(from - to, 'A'), to_row]),
    }
}

fn along_line(from: u16, to: u16) -> Vec<u8> {
    if from == to {
        return Vec::new();
    }
    let to_column = csi(to + 1, 'G');
    if to < from {
        let count = from - to;
        return shortest([
            b"\x08".repeat(usize::from(count)),
            csi(count, 'D'),
            to_column,
        ]);
    }
    let tabs = to / 8 - from / 8;
    let mut ways = vec![csi(to - from, 'C'), to_column];
    if tabs > 0 {
        let rest = along_line(to / 8 * 8, to);
        ways.push([b"\t".repeat(usize::from(tabs)), rest].concat());
    }
    shortest(ways)
}

/// `ESC[nX`; a count of 1 is left out.
fn csi(count: u16, last: char) -> Vec<u8> {
    if count == 1 {
        format!("\x1b[{last}").into_bytes()
    } else {
        format!("\x1b[{count}{last}").into_bytes()
    }
}

fn shortest(ways: impl IntoIterator<Item = Vec<u8>>) -> Vec<u8> {
    let ways = ways.into_iter();
    ways.min_by_key(Vec::len).unwrap_or_default()
}
