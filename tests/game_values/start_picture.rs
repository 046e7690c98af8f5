//! The picture of the start page, and where clicks hit it.

use proptest::{collection::vec, prelude::*};
use reversi::commands::Command;
use reversi::easy_curses::{Cell, Frame, Size};
use reversi::game::{Item, StartPage, ThemeName, item_at};
use reversi::messages;
use reversi::names::Names;
use reversi::records::Recorded;
use reversi::rules::BoardSize;

use super::start_page::{drawn, focus, page, text, typed};
use super::{commands, texts};
use crate::support::cases;

const OFFER: &str = "Resume: Anna - Bert, 8x8, 12 moves";

/// Row and column of a text in a picture.
fn place(frame: &Frame, text: &str) -> (usize, usize) {
    let found = (0..frame.size().rows).find_map(|row| {
        let cells = frame.row(row);
        let starts = |column: &usize| {
            let rest: String = cells[*column..].iter().map(Cell::text).collect();
            rest.starts_with(text)
        };
        Some((row, (0..cells.len()).find(starts)?))
    });
    found.unwrap_or_else(|| panic!("no {text:?}"))
}

#[test]
fn a_field_without_the_focus_shows_how_a_long_name_begins() {
    let names = Names::new("Adelheid Mustermann", "");
    let page = StartPage::new(&names, BoardSize::STANDARD, true, ThemeName::Classic);
    let row = drawn(&page, 12, 20).line(1);
    assert_eq!(row.trim(), "Red name  Adelhei~");
}

#[test]
fn the_start_page_fits_every_window_that_a_game_fits() {
    let needed = reversi::game::Layout::needed(BoardSize::STANDARD);
    for theme in ThemeName::ALL {
        let page = StartPage::new(&Names::default(), BoardSize::STANDARD, true, theme);
        let shown = text(&drawn(&page, needed.rows, needed.columns));
        for words in [
            "Start Game",
            "(Resume)",
            "[Quit]",
            "Tab chooses",
            "goes on.",
            theme.name(),
        ] {
            assert!(shown.contains(words), "{words}: {shown}");
        }
    }
}

#[test]
fn the_button_that_has_the_focus_is_pointed_at_in_every_window() {
    for (item, button) in [
        (Item::Start, ">[Start Game]"),
        (Item::Resume, ">[Resume]"),
        (Item::Quit, ">[Quit]"),
    ] {
        let mut page = page().offering(Some(OFFER.to_owned()));
        focus(&mut page, item);
        for columns in 20..100 {
            let shown = text(&drawn(&page, 24, columns));
            assert!(shown.contains(button), "{columns}: {shown}");
        }
    }
}

#[test]
fn the_sample_of_a_theme_is_whole_or_left_out() {
    for columns in 20..100 {
        let shown = text(&drawn(&page(), 24, columns));
        let marks = shown.matches(" * ").count();
        assert_eq!(
            marks,
            if columns < 54 { 0 } else { 2 },
            "{columns}: {shown}"
        );
    }
}

#[test]
fn a_game_on_offer_that_has_not_room_for_all_hides_no_button_from_a_click() {
    let mut page = page().offering(Some(OFFER.repeat(9)));
    focus(&mut page, Item::Resume);
    for (rows, columns) in (12..30).flat_map(|rows| [20, 30, 60].map(|columns| (rows, columns))) {
        let (row, column) = place(&drawn(&page, rows, columns), "[Start Game]");
        let item = item_at(&page, row, column, Size { rows, columns });
        assert_eq!(item, Some(Item::Start), "{rows}x{columns}");
    }
}

#[test]
fn when_the_game_on_offer_was_played_is_told_on_one_line() {
    for name in (0..30).map(|length| "N".repeat(length)) {
        let names = Names::new(&name, "Bert");
        let mut recorded = Recorded::begin(BoardSize::STANDARD, &names);
        recorded.date = "2026.11.29_23:56:01.UTC".to_owned();
        let mut page = page().offering(Some(messages::offered(&recorded)));
        focus(&mut page, Item::Resume);
        for columns in [24, 30, 40, 60, 80] {
            let frame = drawn(&page, 24, columns);
            let shown = text(&frame);
            assert!(shown.contains("2026.11.29 23:56 UTC"), "{shown}");
        }
    }
}

#[test]
fn the_game_on_offer_is_told_in_every_window() {
    let mut page = page().offering(Some(OFFER.to_owned()));
    assert!(text(&drawn(&page, 24, 80)).contains(OFFER));
    focus(&mut page, Item::Resume);
    assert!(text(&drawn(&page, 24, 80)).contains(OFFER));
    let small = text(&drawn(&page, 12, 20));
    assert!(
        small.contains("Resume: Anna -") && small.contains(">[Resume]"),
        "{small}"
    );
}

#[test]
fn a_click_hits_what_stands_there_in_every_window() {
    let page = page();
    for (rows, columns) in [(12, 20), (12, 24), (14, 40), (24, 80), (60, 200)] {
        let frame = drawn(&page, rows, columns);
        let [red_number, blue_number, size] = if columns < 30 {
            ["Red no.", "Blue no.", "Size"]
        } else {
            ["Red uni no.", "Blue uni no.", "Board size"]
        };
        for (text, item) in [
            ("Red name", Item::RedName),
            (red_number, Item::RedNumber),
            ("Blue name", Item::BlueName),
            (blue_number, Item::BlueNumber),
            (size, Item::Size),
            ("[x]", Item::Hints),
            ("classic", Item::Theme),
            ("Start Game", Item::Start),
            ("[Start Game]", Item::Start),
            ("Resume", Item::Resume),
            ("Quit", Item::Quit),
        ] {
            let (row, column) = place(&frame, text);
            let hit = item_at(&page, row, column, frame.size());
            assert_eq!(hit, Some(item), "{text} in {rows} x {columns}");
        }
        let (row, column) = place(&frame, "Tab ");
        for (row, column) in [(row, column), (0, 0), (rows - 1, columns - 1), (500, 500)] {
            assert_eq!(item_at(&page, row, column, frame.size()), None);
        }
    }
}

#[test]
fn a_message_that_covers_the_buttons_lets_no_click_through() {
    let mut page = page();
    let window = Size {
        rows: 12,
        columns: 24,
    };
    let (row, column) = place(&drawn(&page, 12, 24), "Start Game");
    focus(&mut page, Item::Size);
    typed(&mut page, "99");
    page.update(Command::New);
    assert!(!text(&drawn(&page, 12, 24)).contains("Start Game"));
    assert_eq!(item_at(&page, row, column, window), None);
    page.update(Command::NextField);
    assert_eq!(item_at(&page, row, column, window), Some(Item::Start));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_start_page_can_be_drawn_and_clicked_on_in_any_window(
        names in (texts(), texts()),
        steps in vec((commands(), any::<bool>()), 0..40),
        (rows, columns) in prop_oneof![(0..30usize, 0..90usize), (0..=120usize, 0..=400usize)],
        click in (0..130usize, 0..410usize),
    ) {
        let names = Names::new(&names.0, &names.1);
        let mut page = StartPage::new(&names, BoardSize::STANDARD, true, ThemeName::Classic);
        for (command, next) in steps {
            if next {
                page.update(Command::NextField);
            }
            page.update(command);
        }
        let frame = drawn(&page, rows, columns);
        prop_assert_eq!(frame.size(), Size { rows, columns });
        let _ = item_at(&page, click.0, click.1, frame.size());
        if rows >= 12 && columns >= 20 {
            prop_assert!(text(&frame).contains("Reversi"));
            let texts = Item::ALL.iter().filter(|item| page.text(**item).is_some());
            let in_text = texts.into_iter().any(|item| *item == page.focus());
            prop_assert_eq!(frame.cursor().is_some(), in_text);
        }
    }
}
