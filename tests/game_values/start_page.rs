//! The start page as a plain value: focus, fields, choices and buttons.

use proptest::{collection::vec, prelude::*};
use reversi::commands::Command;
use reversi::easy_curses::{Cell, ColorDepth, Frame, Size};
use reversi::game::{Choice, Item, StartPage, Theme, ThemeName, item_at, start_view};
use reversi::messages;
use reversi::names::Names;
use reversi::records::Recorded;
use reversi::rules::{BoardSize, Direction, Player};

use super::{commands, texts};

const OFFER: &str = "Resume: Anna - Bert, 8x8, 12 moves";

fn page() -> StartPage {
    let names = Names::default();
    StartPage::new(&names, BoardSize::STANDARD, true, ThemeName::Classic)
}

fn drawn(page: &StartPage, rows: usize, columns: usize) -> Frame {
    let theme = Theme::new(page.theme(), ColorDepth::Indexed256);
    start_view(page, &theme, Size { rows, columns })
}

/// The text of the whole picture.
fn text(frame: &Frame) -> String {
    let rows = 0..frame.size().rows;
    rows.map(|row| frame.line(row) + "\n").collect()
}

fn typed(page: &mut StartPage, text: &str) {
    for character in text.chars() {
        page.update(Command::Type(character));
    }
}

fn focus(page: &mut StartPage, item: Item) {
    for _ in 0..Item::ALL.len() {
        if page.focus() != item {
            page.update(Command::NextField);
        }
    }
    assert_eq!(page.focus(), item);
}

fn content(page: &StartPage, item: Item) -> &str {
    page.text(item).unwrap().text()
}

#[test]
fn enter_at_once_starts_a_game_of_8_by_8_with_hints() {
    let mut page = page();
    assert_eq!(page.update(Command::Confirm), Choice::Start);
    assert_eq!(page.size(), Some(BoardSize::STANDARD));
    assert!(page.hints());
    assert_eq!(page.names(), Names::default());
}

#[test]
fn tab_and_down_go_through_all_items_and_shift_tab_and_up_back() {
    for (next, previous) in [
        (Command::NextField, Command::PreviousField),
        (
            Command::Move(Direction::South),
            Command::Move(Direction::North),
        ),
    ] {
        let mut page = page().offering(Some(OFFER.to_owned()));
        focus(&mut page, Item::RedName);
        for item in Item::ALL {
            assert_eq!(page.focus(), item);
            page.update(next.clone());
        }
        assert_eq!(page.focus(), Item::RedName);
        for item in Item::ALL.iter().rev() {
            page.update(previous.clone());
            assert_eq!(page.focus(), *item);
        }
    }
}

#[test]
fn what_cannot_be_resumed_is_passed_over_and_says_why_when_pressed() {
    let mut page = page();
    page.update(Command::NextField);
    assert_eq!(page.focus(), Item::Quit);
    page.update(Command::PreviousField);
    assert_eq!(page.focus(), Item::Start);
    assert!(text(&drawn(&page, 24, 80)).contains("(Resume)"));
    assert_eq!(page.press(Item::Resume), Choice::None);
    let said = "There is no unfinished game to go on with.";
    assert_eq!(page.message(), Some(said));

    let mut page = page.offering(Some(OFFER.to_owned()));
    assert!(text(&drawn(&page, 24, 80)).contains("[Resume]"));
    assert_eq!(page.press(Item::Resume), Choice::Resume);
    focus(&mut page, Item::Resume);
    assert_eq!(page.update(Command::Confirm), Choice::Resume);
}

#[test]
fn a_field_is_edited_where_its_caret_stands() {
    let mut page = page();
    focus(&mut page, Item::RedName);
    typed(&mut page, "Ana");
    for (command, expected) in [
        (Command::Move(Direction::West), "Ana"),
        (Command::Type('n'), "Anna"),
        (Command::ToStart, "Anna"),
        (Command::EraseAfter, "nna"),
        (Command::Type('H'), "Hnna"),
        (Command::Type('a'), "Hanna"),
        (Command::ToEnd, "Hanna"),
        (Command::EraseBefore, "Hann"),
        (Command::Move(Direction::East), "Hann"),
        (Command::Paste("e\n".to_owned()), "Hanne"),
        (Command::Confirm, "Hanne"),
    ] {
        assert_eq!(page.update(command.clone()), Choice::None);
        assert_eq!(content(&page, Item::RedName), expected, "{command:?}");
    }
    assert_eq!(page.focus(), Item::RedNumber, "Enter goes on");
    page.update(Command::PreviousField);
    page.update(Command::Cancel);
    assert_eq!(content(&page, Item::RedName), "");
}

#[test]
fn names_and_university_numbers_become_what_players_are_called() {
    for (name, number, called) in [
        ("Anna", "", "Anna"),
        ("Anna", "n7654321", "Anna (n7654321)"),
        ("", "n7654321", "n7654321"),
        ("  ", " ", ""),
        ("日本", "é", "日本 (é)"),
    ] {
        let mut page = page();
        for (item, text) in [(Item::BlueName, name), (Item::BlueNumber, number)] {
            focus(&mut page, item);
            typed(&mut page, text);
        }
        assert_eq!(page.names().of(Player::White), called);
        assert_eq!(page.names().of(Player::Black), "");
    }
}

#[test]
fn choices_change_by_space_enter_arrows_and_clicks() {
    let mut page = page();
    focus(&mut page, Item::Hints);
    for command in [
        Command::Type(' '),
        Command::Confirm,
        Command::Move(Direction::East),
        Command::Move(Direction::West),
        Command::Hints,
    ] {
        let before = page.hints();
        page.update(command.clone());
        assert_ne!(page.hints(), before, "{command:?}");
    }
    page.press(Item::Hints);
    assert!(page.hints());
    assert!(text(&drawn(&page, 24, 80)).contains("[x] mark the legal moves"));

    focus(&mut page, Item::Theme);
    let mut seen = vec![page.theme()];
    for _ in 1..ThemeName::ALL.len() {
        page.update(Command::Move(Direction::East));
        seen.push(page.theme());
    }
    assert_eq!(seen, ThemeName::ALL);
    page.update(Command::Type(' '));
    assert_eq!(page.theme(), ThemeName::Classic);
    page.update(Command::Move(Direction::West));
    assert_eq!(page.theme(), ThemeName::Mono);
    page.press(Item::Theme);
    assert_eq!(page.theme(), ThemeName::Classic);
}

#[test]
fn enter_leaves_the_theme_as_the_arrows_chose_it_and_goes_on() {
    let mut page = page();
    focus(&mut page, Item::Theme);
    page.update(Command::Move(Direction::East));
    page.update(Command::Confirm);
    assert_eq!(page.theme(), ThemeName::BlackWhite);
    assert_eq!(page.focus(), Item::Start);
}

#[test]
fn a_size_that_is_none_is_told_and_can_be_put_right() {
    for wrong in [
        "", "3", "27", "8x", "x8", "8x27", "8 8", "-8", "８", "8x8x8", "abc",
    ] {
        let mut page = page();
        focus(&mut page, Item::Size);
        page.update(Command::Cancel);
        typed(&mut page, wrong);
        focus(&mut page, Item::Start);
        assert_eq!(page.update(Command::Confirm), Choice::None, "{wrong:?}");
        assert_eq!(page.focus(), Item::Size, "{wrong:?}");
        let message = page.message().unwrap().to_owned();
        assert_eq!(
            message,
            format!(
                "\"{wrong}\" is no size: a board has 4 to 26 rows and columns, as in 8 or 6x10."
            )
        );
        page.update(Command::Cancel);
        typed(&mut page, " 6X10 ");
        assert_eq!(page.message(), None);
        focus(&mut page, Item::Start);
        assert_eq!(page.update(Command::Confirm), Choice::Start);
        assert_eq!(page.size(), BoardSize::new(6, 10));
    }
}

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
fn what_is_typed_replaces_a_size_that_nobody_has_touched_and_edits_one_that_somebody_has() {
    for (commands, expected) in [
        (vec![Command::Type('1'), Command::Type('0')], "10"),
        (vec![Command::Paste("6x10".to_owned())], "6x10"),
        (vec![Command::EraseBefore], ""),
        (vec![Command::ToEnd, Command::Type('x')], "8x"),
        (
            vec![Command::Move(Direction::West), Command::Type('1')],
            "18",
        ),
        (vec![Command::Hints, Command::Type('4')], "4"),
    ] {
        let mut page = page();
        focus(&mut page, Item::Size);
        assert!(page.is_selected());
        for command in &commands {
            page.update(command.clone());
        }
        assert_eq!(content(&page, Item::Size), expected, "{commands:?}");
        assert!(!page.is_selected());
    }
    let mut page = page();
    focus(&mut page, Item::RedName);
    typed(&mut page, "Ann");
    focus(&mut page, Item::BlueName);
    focus(&mut page, Item::RedName);
    typed(&mut page, "a");
    assert_eq!(
        content(&page, Item::RedName),
        "Anna",
        "a name is not replaced"
    );
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
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

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
