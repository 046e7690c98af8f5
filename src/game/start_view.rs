//! The picture of the start page, and what a click on it means.

use std::ops::Range;

use super::start_layout::{BUTTONS, Places};
use super::{Item, LineEditor, StartPage, Theme, view};
use crate::easy_curses::{Frame, Size, Style, text_width};
use crate::messages;
use crate::rules::Player;

/// A field that takes text.
const UNDERLINED: Style = Style::PLAIN.underline();

/// Draws the start page for a window of this size.
#[must_use]
pub fn start_view(page: &StartPage, theme: &Theme, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    let Some(places) = Places::fit(window) else {
        view::needs(&mut frame, 0, Places::NEEDED);
        return frame;
    };
    title(&mut frame, &places, theme);
    for (index, (item, label)) in places.fields().into_iter().enumerate() {
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
        field(&mut frame, page, &places, theme, row, item);
    }
    theme_sample(&mut frame, &places, theme);
    buttons(&mut frame, page, &places);
    message(&mut frame, page, &places, theme);
    frame
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

fn field(
    frame: &mut Frame,
    page: &StartPage,
    places: &Places,
    theme: &Theme,
    row: usize,
    item: Item,
) {
    let columns = places.text(item);
    match page.text(item) {
        None => choice(frame, page, row, columns, item),
        Some(text) if page.focus() == item => edited(frame, page, row, columns, text),
        Some(text) => {
            let shown = messages::shorten(text.text(), columns.len(), theme.cut());
            frame.fill(row, columns.clone(), UNDERLINED);
            frame.print_within(row, columns, &shown, UNDERLINED);
        }
    }
}

/// A field of which one of several values is chosen.
fn choice(frame: &mut Frame, page: &StartPage, row: usize, columns: Range<usize>, item: Item) {
    let words = match item {
        Item::Hints => messages::hints(page.hints(), columns.len()),
        _ => messages::chosen(page.theme().name(), columns.len()),
    };
    let start = choice_start(&columns, &words);
    frame.print(row, start, &words, Style::PLAIN);
}

/// The column in which the words of a choice begin.
fn choice_start(columns: &Range<usize>, words: &str) -> usize {
    let start = columns.end.saturating_sub(text_width(words));
    start.min(columns.start)
}

/// A text that is being typed, with the cursor in it.
fn edited(
    frame: &mut Frame,
    page: &StartPage,
    row: usize,
    columns: Range<usize>,
    text: &LineEditor,
) {
    let shown = text.visible(columns.len());
    let style = if page.is_selected() {
        UNDERLINED.reverse()
    } else {
        UNDERLINED
    };
    frame.fill(row, columns.clone(), UNDERLINED);
    frame.print_within(row, columns.clone(), &shown.text, style);
    frame.show_cursor(row, columns.start + shown.caret);
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

/// What there is to say, or else how the page is used and which game can be
/// resumed: the latter alone where there is no room for both.
fn message_lines(page: &StartPage, places: &Places) -> Vec<String> {
    let wrapped = |text: &str| messages::wrap(text, places.message_width());
    if let Some(said) = page.message() {
        return wrapped(said);
    }
    let room = places.message_rows();
    let help = match page.focus() {
        Item::Hints => messages::HINTS_HELP,
        _ => messages::START_HELP,
    };
    let help = help.map(wrapped);
    let fits = |lines: &&Vec<String>| lines.len() <= room;
    let mut lines = help
        .iter()
        .find(fits)
        .or(help.last())
        .cloned()
        .unwrap_or_default();
    let offer = page.offer().map(wrapped).unwrap_or_default();
    if page.focus() == Item::Resume && page.is_resumable() {
        return offer;
    }
    if lines.len() + offer.len() < room {
        lines.extend(offer);
    }
    lines
}

/// A message too long for its rows covers some of those above until the next
/// key; the game on offer is told in as many as there are.
fn message(frame: &mut Frame, page: &StartPage, places: &Places, theme: &Theme) {
    let mut lines = message_lines(page, places);
    let room = places.message_rows();
    if page.message().is_none() && lines.len() > room {
        let rest = lines.split_off(room.saturating_sub(1)).join(" ");
        lines.push(messages::shorten(
            &rest,
            places.message_width(),
            theme.cut(),
        ));
    }
    for (row, line) in places.message(lines.len()).zip(lines) {
        frame.fill(row, places.columns(), Style::PLAIN);
        frame.print(row, places.message_column(), &line, Style::PLAIN);
    }
}

/// Whether the sign before the name of the theme is at a place on the screen,
/// which points back to the theme before.
#[must_use]
pub fn points_back(page: &StartPage, row: usize, column: usize, window: Size) -> bool {
    let Some(places) = Places::fit(window) else {
        return false;
    };
    let (columns, name) = (places.text(Item::Theme), page.theme().name());
    let words = messages::chosen(name, columns.len());
    let sign = words.split(name).next().map_or(0, text_width);
    let start = choice_start(&columns, &words);
    let is_theme = item_at(page, row, column, window) == Some(Item::Theme);
    is_theme && (start..start + sign).contains(&column)
}

/// The item at a place on the screen. A message hides what it covers.
#[must_use]
pub fn item_at(page: &StartPage, row: usize, column: usize, window: Size) -> Option<Item> {
    let places = Places::fit(window)?;
    let lines = message_lines(page, &places).len();
    let covers = page.message().is_some() || lines <= places.message_rows();
    let message: Range<usize> = places.message(if covers { lines } else { 0 });
    if message.contains(&row) {
        return None;
    }
    places.item_at(row, column)
}
