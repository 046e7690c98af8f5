//! The picture of the start page, and what a click on it means.

use std::ops::Range;

use super::{Item, StartPage, Theme};
use crate::easy_curses::{Frame, Size, Style, text_width};
use crate::messages;
use crate::rules::Player;

/// The page is drawn in the middle of the window, at most this wide.
const WIDTH: usize = 48;
/// The fewest rows and columns it needs.
const NEEDED: Size = Size {
    rows: 12,
    columns: 24,
};
/// The rows of the fields, from the first one down.
const FIELDS: [(Item, &str); 7] = [
    (Item::RedName, messages::RED_NAME),
    (Item::RedNumber, messages::RED_NUMBER),
    (Item::BlueName, messages::BLUE_NAME),
    (Item::BlueNumber, messages::BLUE_NUMBER),
    (Item::Size, messages::BOARD_SIZE),
    (Item::Hints, messages::HINTS),
    (Item::Theme, messages::THEME),
];
const BUTTONS: [(Item, &str); 3] = [
    (Item::Start, messages::START_GAME),
    (Item::Resume, messages::RESUME),
    (Item::Quit, messages::QUIT),
];

/// Where things stand in a window.
struct Places {
    left: usize,
    width: usize,
    title: usize,
    fields: usize,
    buttons: usize,
    message: usize,
    /// The columns of a field's text.
    text: Range<usize>,
}

impl Places {
    fn fit(window: Size) -> Option<Places> {
        if window.rows < NEEDED.rows || window.columns < NEEDED.columns {
            return None;
        }
        let width = WIDTH.min(window.columns);
        let left = (window.columns - width) / 2;
        let roomy = window.rows >= NEEDED.rows + 5;
        let gap = usize::from(roomy);
        let height = NEEDED.rows + 3 * gap;
        let top = (window.rows - height) / 3;
        let fields = top + 2;
        let buttons = fields + FIELDS.len() + gap;
        let labels = FIELDS.iter().map(|(_, label)| text_width(label)).max();
        Some(Places {
            left,
            width,
            title: top,
            fields,
            buttons,
            message: buttons + 1 + gap,
            text: left + 2 + labels.unwrap_or(0) + 1..left + width - 1,
        })
    }

    /// The columns of the buttons' captions. Each has a column to its left and
    /// right, which neighbours may share.
    fn captions(&self) -> [Range<usize>; 3] {
        let total: usize = BUTTONS.iter().map(|(_, caption)| text_width(caption)).sum();
        let gap = ((self.width - total) / (BUTTONS.len() + 1)).clamp(1, 4);
        let mut start = self.left + 1;
        BUTTONS.map(|(_, caption)| {
            let columns = start..start + text_width(caption);
            start = columns.end + gap;
            columns
        })
    }
}

/// Draws the start page for a window of this size.
#[must_use]
pub fn start_view(page: &StartPage, theme: &Theme, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    let Some(places) = Places::fit(window) else {
        let needed = (NEEDED.columns, NEEDED.rows);
        let text = messages::too_small(needed, (window.columns, window.rows));
        for (row, line) in messages::wrap(&text, window.columns).iter().enumerate() {
            frame.print(row, 0, line, Style::PLAIN);
        }
        return frame;
    };
    title(&mut frame, &places, theme);
    for (row, (item, label)) in (places.fields..).zip(FIELDS) {
        frame.print(row, places.left + 2, label, Style::PLAIN);
        field(&mut frame, page, &places, row, item);
        if page.focus() == item {
            frame.print(row, places.left, ">", Style::PLAIN.bold());
        }
    }
    buttons(&mut frame, page, &places);
    let message = page.message().unwrap_or(messages::START_HELP);
    for (row, line) in (places.message..).zip(messages::wrap(message, places.width - 2)) {
        frame.print(row, places.left + 1, &line, Style::PLAIN);
    }
    frame
}

/// The name of the game between two discs, in the looks chosen.
fn title(frame: &mut Frame, places: &Places, theme: &Theme) {
    let width = text_width(messages::TITLE) + 10;
    let column = places.left + (places.width - width) / 2;
    let column = frame.print(places.title, column, " X ", theme.disc(Player::Black));
    let column = frame.print(
        places.title,
        column + 2,
        messages::TITLE,
        Style::PLAIN.bold(),
    );
    frame.print(places.title, column + 2, "(O)", theme.disc(Player::White));
}

fn field(frame: &mut Frame, page: &StartPage, places: &Places, row: usize, item: Item) {
    let Range { start, end } = places.text;
    let Some(text) = page.text(item) else {
        let words = match item {
            Item::Hints => messages::hints(page.hints()).to_owned(),
            _ => format!("< {} >", page.theme()),
        };
        frame.print(row, start, &words, Style::PLAIN);
        return;
    };
    let shown = text.visible(end - start);
    frame.fill(row, start..end, Style::PLAIN.underline());
    frame.print_within(row, start..end, &shown.text, Style::PLAIN.underline());
    if page.focus() == item {
        frame.show_cursor(row, start + shown.caret);
    }
}

/// The focus is in brackets; a button that does nothing is in parentheses.
fn buttons(frame: &mut Frame, page: &StartPage, places: &Places) {
    let row = places.buttons;
    for ((item, caption), columns) in BUTTONS.iter().zip(places.captions()) {
        let useless = *item == Item::Resume && !page.is_resumable();
        let focused = page.focus() == *item;
        let style = if focused {
            Style::PLAIN.reverse()
        } else {
            Style::PLAIN
        };
        frame.print(row, columns.start, caption, style);
        let around = match (focused, useless) {
            (true, _) => ["[", "]"],
            (false, true) => ["(", ")"],
            (false, false) => continue,
        };
        frame.print(row, columns.start - 1, around[0], style);
        frame.print(row, columns.end, around[1], style);
    }
}

/// The item at a place on the screen.
#[must_use]
pub fn item_at(row: usize, column: usize, window: Size) -> Option<Item> {
    let places = Places::fit(window)?;
    if row == places.buttons {
        let mut buttons = BUTTONS.iter().zip(places.captions());
        let found = buttons.find(|(_, columns)| columns.contains(&column));
        return found.map(|((item, _), _)| *item);
    }
    let (item, _) = FIELDS.get(row.checked_sub(places.fields)?)?;
    (places.left..places.left + places.width)
        .contains(&column)
        .then_some(*item)
}
