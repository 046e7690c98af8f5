//! The picture of the start page, and what a click on it means.

use std::ops::Range;

use super::start_layout::{BUTTONS, FIELDS, Places};
use super::{Item, StartPage, Theme};
use crate::easy_curses::{Frame, Size, Style, text_width};
use crate::messages;
use crate::rules::Player;

/// Draws the start page for a window of this size.
#[must_use]
pub fn start_view(page: &StartPage, theme: &Theme, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    let Some(places) = Places::fit(window) else {
        too_small(&mut frame);
        return frame;
    };
    title(&mut frame, &places, theme);
    for (index, (item, label)) in FIELDS.into_iter().enumerate() {
        let row = places.field(index);
        let focused = page.focus() == item;
        let style = if focused {
            frame.print(row, places.left, ">", Style::PLAIN.bold());
            Style::PLAIN.bold()
        } else {
            Style::PLAIN
        };
        frame.print(row, places.label, label, style);
        discs(&mut frame, &places, theme, row, item);
        field(&mut frame, page, &places, row, item);
    }
    theme_sample(&mut frame, &places, theme);
    buttons(&mut frame, page, &places);
    message(&mut frame, page, &places);
    frame
}

fn too_small(frame: &mut Frame) {
    let (needed, there) = (Places::NEEDED, frame.size());
    let text = messages::too_small((needed.columns, needed.rows), (there.columns, there.rows));
    for (row, line) in messages::wrap(&text, there.columns).iter().enumerate() {
        frame.print(row, 0, line, Style::PLAIN);
    }
}

/// The name of the game between two discs, in the looks chosen.
fn title(frame: &mut Frame, places: &Places, theme: &Theme) {
    let width = text_width(messages::TITLE) + 10;
    let column = places.left + (places.width - width) / 2;
    let column = frame.print(places.title, column, " X ", theme.disc(Player::Black));
    let title = Style::PLAIN.bold();
    let column = frame.print(places.title, column + 2, messages::TITLE, title);
    frame.print(places.title, column + 2, "(O)", theme.disc(Player::White));
}

/// A player's disc before the name, where there is room for it.
fn discs(frame: &mut Frame, places: &Places, theme: &Theme, row: usize, item: Item) {
    let (sign, player) = match item {
        Item::RedName => (" X ", Player::Black),
        Item::BlueName => ("(O)", Player::White),
        _ => return,
    };
    if places.is_wide() {
        frame.print(row, places.left + 2, sign, theme.disc(player));
    }
}

fn field(frame: &mut Frame, page: &StartPage, places: &Places, row: usize, item: Item) {
    let columns = places.text(item);
    let width = columns.len();
    let Some(text) = page.text(item) else {
        let words = match item {
            Item::Hints => messages::hints(page.hints(), width),
            _ => messages::chosen(page.theme().name(), width),
        };
        let start = columns
            .start
            .min(columns.end.saturating_sub(text_width(&words)));
        frame.print(row, start, &words, Style::PLAIN);
        return;
    };
    let shown = text.visible(width);
    frame.fill(row, columns.clone(), Style::PLAIN.underline());
    frame.print_within(row, columns.clone(), &shown.text, Style::PLAIN.underline());
    if page.focus() == item {
        frame.show_cursor(row, columns.start + shown.caret);
    }
}

/// What discs, legal squares and other squares look like in the theme chosen.
fn theme_sample(frame: &mut Frame, places: &Places, theme: &Theme) {
    let Some((row, mut column)) = places.sample() else {
        return;
    };
    for (text, style) in [
        (" ", theme.frame()),
        (" X ", theme.disc(Player::Black)),
        (" ", theme.frame()),
        (" * ", theme.mark(Player::Black)),
        (" ", theme.frame()),
        ("(O)", theme.disc(Player::White)),
        (" ", theme.frame()),
        (" * ", theme.mark(Player::White)),
        (" ", theme.frame()),
    ] {
        column = frame.print(row, column, text, style);
    }
}

/// Buttons are in brackets, one that does nothing in parentheses.
fn buttons(frame: &mut Frame, page: &StartPage, places: &Places) {
    for ((item, caption), (row, columns)) in BUTTONS.iter().zip(places.buttons()) {
        let useless = *item == Item::Resume && !page.is_resumable();
        let style = if page.focus() == *item {
            frame.print(
                row,
                columns.start.saturating_sub(1),
                ">",
                Style::PLAIN.bold(),
            );
            Style::PLAIN.reverse()
        } else {
            Style::PLAIN
        };
        let [open, close] = if useless { ["(", ")"] } else { ["[", "]"] };
        let column = frame.print(row, columns.start, open, style);
        let column = frame.print(row, column, caption, style);
        frame.print(row, column, close, style);
    }
}

fn message_lines(page: &StartPage, places: &Places) -> Vec<String> {
    let text = page.message().unwrap_or(messages::START_HELP);
    let width = places.columns().end - 1 - places.message_column();
    messages::wrap(text, width)
}

/// A message too long for its rows covers some of those above until the next
/// key.
fn message(frame: &mut Frame, page: &StartPage, places: &Places) {
    let lines = message_lines(page, places);
    for (row, line) in places.message(lines.len()).zip(lines) {
        frame.fill(row, places.columns(), Style::PLAIN);
        frame.print(row, places.message_column(), &line, Style::PLAIN);
    }
}

/// The item at a place on the screen. A message hides what it covers.
#[must_use]
pub fn item_at(page: &StartPage, row: usize, column: usize, window: Size) -> Option<Item> {
    let places = Places::fit(window)?;
    let message: Range<usize> = places.message(message_lines(page, &places).len());
    if message.contains(&row) {
        return None;
    }
    places.item_at(row, column)
}
