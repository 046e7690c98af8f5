//! Where everything stands on the start page.

use std::ops::Range;

use super::{Item, ThemeName};
use crate::easy_curses::{Size, text_width};
use crate::messages;

/// The fields from the first one down, with a long and a short label.
const FIELDS: [(Item, [&str; 2]); 7] = [
    (Item::RedName, messages::RED_NAME),
    (Item::RedNumber, messages::RED_NUMBER),
    (Item::BlueName, messages::BLUE_NAME),
    (Item::BlueNumber, messages::BLUE_NUMBER),
    (Item::Size, messages::BOARD_SIZE),
    (Item::Hints, messages::HINTS),
    (Item::Theme, messages::THEME),
];
/// The buttons from the left.
pub(super) const BUTTONS: [(Item, &str); 3] = [
    (Item::Start, messages::START_GAME),
    (Item::Resume, messages::RESUME),
    (Item::Quit, messages::QUIT),
];

/// The page is drawn in the middle of the window, at most this wide.
const WIDTH: usize = 60;
/// From this width on there is room for discs, and soon for a sample of the theme.
const WIDE: usize = 50;
/// Below this width labels are short and stand close to the edge.
const NARROW: usize = 30;
/// The columns of the longest size, `26x26`, and its caret.
const SIZE_COLUMNS: usize = 6;
/// The columns of a sample of the theme.
const SAMPLE: usize = 17;
/// The rows between title and message with gaps, and the rows below them.
const ROOMY_ROWS: usize = 18;

/// The places of the start page in a window of a certain size.
pub(super) struct Places {
    pub(super) left: usize,
    pub(super) width: usize,
    pub(super) title: usize,
    /// The first column of the labels.
    pub(super) label: usize,
    roomy: bool,
    rows: usize,
}

impl Places {
    /// The fewest rows and columns it needs: those of a game on 8 by 8.
    pub(super) const NEEDED: Size = Size {
        rows: 12,
        columns: 20,
    };

    pub(super) fn fit(window: Size) -> Option<Places> {
        if window.rows < Places::NEEDED.rows || window.columns < Places::NEEDED.columns {
            return None;
        }
        let width = WIDTH.min(window.columns);
        let left = (window.columns - width) / 2;
        let roomy = window.rows >= ROOMY_ROWS;
        let height = if roomy {
            ROOMY_ROWS
        } else {
            Places::NEEDED.rows
        };
        Some(Places {
            left,
            width,
            title: (window.rows - height) / 3,
            label: left
                + match width {
                    WIDE.. => 7,
                    NARROW.. => 2,
                    _ => 1,
                },
            roomy,
            rows: window.rows,
        })
    }

    pub(super) const fn is_wide(&self) -> bool {
        self.width >= WIDE
    }

    pub(super) const fn columns(&self) -> Range<usize> {
        self.left..self.left + self.width
    }

    /// The fields from the first one down, each with its label.
    pub(super) fn fields(&self) -> [(Item, &'static str); 7] {
        let label = usize::from(self.width < NARROW);
        FIELDS.map(|(item, labels)| (item, labels[label]))
    }

    /// The row of a field. Where there is room, gaps set the players apart.
    pub(super) const fn field(&self, index: usize) -> usize {
        if self.roomy {
            self.title + 2 + index + if index < 4 { index / 2 } else { 2 }
        } else {
            self.title + 1 + index
        }
    }

    /// The columns of a field's text.
    pub(super) fn text(&self, item: Item) -> Range<usize> {
        let widths = self.fields().map(|(_, label)| text_width(label));
        let start = self.label + widths.into_iter().max().unwrap_or(0) + 1;
        let end = self.left + self.width - 1;
        match item {
            Item::Size => start..(start + SIZE_COLUMNS).min(end),
            // The longest name in the narrowest windows begins further left.
            Item::Theme => {
                let own = self.label + text_width(messages::THEME[0]) + 1;
                start.min(own.max(end - longest_theme() - 2))..end + 1
            }
            _ => start..end,
        }
    }

    /// Row and column of a sample of the theme, behind the longest name.
    pub(super) fn sample(&self) -> Option<(usize, usize)> {
        let Range { start, end } = self.text(Item::Theme);
        let column = start + text_width(&messages::chosen("", WIDTH)) + longest_theme() + 1;
        let fits = self.is_wide() && column + SAMPLE <= end + 1;
        fits.then_some((self.field(FIELDS.len() - 1), column))
    }

    /// Row and columns of each button with its brackets: all in one row, or in
    /// the narrowest windows the first above the others.
    pub(super) fn buttons(&self) -> [(usize, Range<usize>); 3] {
        let top = self.field(FIELDS.len()) + usize::from(self.roomy);
        let widths = BUTTONS.map(|(_, caption)| text_width(caption) + 2);
        let gap = if self.is_wide() { 4 } else { 2 };
        let all = widths.iter().sum::<usize>() + gap * (BUTTONS.len() - 1);
        if all + 2 > self.width {
            let left = self.left + 1;
            let second = left + widths[1] + 1;
            return [
                (top, left..left + widths[0]),
                (top + 1, left..left + widths[1]),
                (top + 1, second..second + widths[2]),
            ];
        }
        let mut start = self.left + (self.width - all) / 2;
        widths.map(|width| {
            let columns = start..start + width;
            start = columns.end + gap;
            (top, columns)
        })
    }

    /// The first column of a message.
    pub(super) const fn message_column(&self) -> usize {
        if self.is_wide() {
            self.label
        } else {
            self.left + 1
        }
    }

    /// The rows of a message of so many lines, in the last rows if need be.
    pub(super) fn message(&self, lines: usize) -> Range<usize> {
        let last_button = self.buttons()[2].0;
        let start = last_button + 1 + usize::from(self.roomy);
        let start = start.min(self.rows.saturating_sub(lines));
        start..(start + lines).min(self.rows)
    }

    /// The columns of a message.
    pub(super) const fn message_width(&self) -> usize {
        self.left + self.width - 1 - self.message_column()
    }

    /// The rows below the buttons that a message covers nothing in.
    pub(super) fn message_rows(&self) -> usize {
        self.rows - self.message(0).start
    }

    /// The item at a place.
    pub(super) fn item_at(&self, row: usize, column: usize) -> Option<Item> {
        let fields = FIELDS.iter().enumerate();
        let field = fields.map(|(index, (item, _))| (*item, self.field(index), self.columns()));
        let buttons = BUTTONS.iter().zip(self.buttons());
        let buttons = buttons.map(|((item, _), (row, columns))| (*item, row, columns));
        let mut all = field.chain(buttons);
        let hit = all.find(|(_, at, columns)| *at == row && columns.contains(&column));
        hit.map(|(item, ..)| item)
    }
}

fn longest_theme() -> usize {
    let names = ThemeName::ALL.map(|theme| text_width(theme.name()));
    names.into_iter().max().unwrap_or(0)
}
