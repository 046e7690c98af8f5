//! The start page as a plain value: focus, fields, choices and buttons.

use reversi::commands::Command;
use reversi::easy_curses::{ColorDepth, Frame, Size};
use reversi::game::{Choice, Item, StartPage, Theme, ThemeName, start_view};
use reversi::names::Names;
use reversi::rules::{BoardSize, Direction, Player};

const OFFER: &str = "Resume: Anna - Bert, 8x8, 12 moves";

pub fn page() -> StartPage {
    let names = Names::default();
    StartPage::new(&names, BoardSize::STANDARD, true, ThemeName::Classic)
}

pub fn drawn(page: &StartPage, rows: usize, columns: usize) -> Frame {
    let theme = Theme::new(page.theme(), ColorDepth::Indexed256);
    start_view(page, &theme, Size { rows, columns })
}

/// The text of the whole picture.
pub fn text(frame: &Frame) -> String {
    let rows = 0..frame.size().rows;
    rows.map(|row| frame.line(row) + "\n").collect()
}

pub fn typed(page: &mut StartPage, text: &str) {
    for character in text.chars() {
        page.update(Command::Type(character));
    }
}

pub fn focus(page: &mut StartPage, item: Item) {
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
fn each_item_is_said_to_do_on_enter_what_it_does() {
    for item in Item::ALL {
        for (rows, columns) in [(12, 20), (16, 30), (24, 80), (60, 200)] {
            let mut page = page().offering(Some(OFFER.to_owned()));
            focus(&mut page, item);
            let picture = text(&drawn(&page, rows, columns));
            let words: Vec<&str> = picture.split_whitespace().collect();
            let said = words.join(" ");
            let hints = page.hints();
            page.update(Command::Confirm);
            let stays = page.hints() != hints;
            assert_eq!(said.contains("Enter changes it, Tab goes on."), stays);
            assert!(!stays || !said.contains("Enter goes on"), "{said}");
        }
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
