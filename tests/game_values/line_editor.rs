//! The line being typed.

use proptest::{collection::vec, prelude::*, sample::select};
use reversi::easy_curses::text_width;
use reversi::game::LineEditor;
use unicode_segmentation::UnicodeSegmentation;

use super::texts;
use crate::support::cases;

/// A line with this text and the caret at its end.
fn line(text: &str) -> LineEditor {
    let mut line = LineEditor::default();
    line.insert(text);
    line
}

/// The text with a stroke where the caret is.
fn with_caret(line: &LineEditor) -> String {
    let mut line = line.clone();
    line.insert("|");
    line.text().to_owned()
}

/// The byte at which the caret stands.
fn caret(line: &LineEditor) -> usize {
    let marked = {
        let mut line = line.clone();
        line.insert("\u{e123}");
        line.text().to_owned()
    };
    marked.find('\u{e123}').unwrap()
}

#[test]
fn backspace_erases_one_character_as_a_reader_sees_it() {
    for (text, left) in [
        ("d3", "d"),
        ("e\u{301}\u{302}", ""),
        ("ae\u{301}", "a"),
        ("日本", "日"),
        ("x\u{1f1e9}\u{1f1ea}", "x"),
        ("x👍\u{1f3fd}", "x"),
        ("한글", "한"),
        ("", ""),
    ] {
        let mut line = line(text);
        line.erase_before();
        assert_eq!(line.text(), left, "{text:?}");
    }
}

#[test]
fn delete_erases_the_character_behind_the_caret_with_its_marks() {
    let mut line = line("e\u{301}日d");
    line.erase_after();
    assert_eq!(line.text(), "e\u{301}日d");
    line.to_start();
    line.erase_after();
    assert_eq!(line.text(), "日d");
    line.erase_after();
    assert_eq!(line.text(), "d");
}

#[test]
fn typing_goes_in_where_the_caret_stands() {
    let mut line = line("d");
    line.to_start();
    line.insert("why ");
    assert_eq!(with_caret(&line), "why |d");
    line.to_end();
    line.insert("3");
    assert_eq!(with_caret(&line), "why d3|");
}

#[test]
fn a_mark_typed_behind_a_character_joins_it_and_the_caret_stands_behind_both() {
    let mut line = line("\u{301}x");
    line.to_start();
    line.insert("e");
    assert_eq!(line.text(), "e\u{301}x");
    assert_eq!(caret(&line), "e\u{301}".len());
    line.erase_before();
    assert_eq!(line.text(), "x");
}

#[test]
fn line_breaks_become_blanks_and_what_cannot_be_seen_is_left_out() {
    assert_eq!(line("d3\nc5\r\n\tx").text(), "d3 c5   x");
    assert_eq!(line("\u{1b}[2J\u{0}a\u{9b}\u{202e}\u{200d}").text(), "[2Ja");
}

#[test]
fn a_line_takes_1024_bytes_and_no_half_character() {
    assert_eq!(line(&"x".repeat(5000)).text().len(), 1024);
    assert_eq!(line(&"日".repeat(5000)).text().len(), 1023);
    let mut full = line(&"x".repeat(1024));
    full.to_start();
    full.insert("d3");
    assert_eq!(full.text(), "x".repeat(1024));
}

#[test]
fn taking_and_clearing_leave_an_empty_line() {
    let mut taken = line("d3");
    assert_eq!(taken.take(), "d3");
    let mut cleared = line("d3");
    cleared.clear();
    for line in [taken, cleared] {
        assert!(line.is_empty());
        assert_eq!(with_caret(&line), "|");
    }
}

#[test]
fn a_window_narrower_than_the_text_shows_the_part_around_the_caret() {
    let mut line = line("abcdefgh");
    for (width, text, caret) in [
        (20, "abcdefgh", 8),
        (9, "abcdefgh", 8),
        (8, "bcdefgh", 7),
        (4, "fgh", 3),
        (1, "", 0),
        (0, "", 0),
    ] {
        let visible = line.visible(width);
        assert_eq!(
            (visible.text.as_str(), visible.caret),
            (text, caret),
            "{width}"
        );
    }
    line.to_start();
    let visible = line.visible(4);
    assert_eq!((visible.text.as_str(), visible.caret), ("abcd", 0));
}

#[test]
fn a_window_never_shows_half_a_wide_character() {
    let mut line = line("日本語");
    let visible = line.visible(6);
    assert_eq!((visible.text.as_str(), visible.caret), ("本語", 4));
    line.to_start();
    assert_eq!(line.visible(5).text, "日本");
}

#[derive(Clone, Debug)]
enum Edit {
    Insert(String),
    Press(fn(&mut LineEditor)),
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let presses: Vec<fn(&mut LineEditor)> = vec![
        LineEditor::erase_before,
        LineEditor::erase_after,
        LineEditor::to_start,
        LineEditor::to_end,
    ];
    let edit = prop_oneof![
        texts().prop_map(Edit::Insert),
        select(presses).prop_map(Edit::Press),
    ];
    vec(edit, 0..16)
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn the_caret_stands_between_characters_and_nothing_typed_is_a_control(
        edits in edits(),
        width in 0..30usize,
    ) {
        let mut line = LineEditor::default();
        for edit in edits {
            match edit {
                Edit::Insert(text) => line.insert(&text),
                Edit::Press(press) => press(&mut line),
            }
            let text = line.text();
            prop_assert!(text.len() <= LineEditor::LONGEST);
            prop_assert!(!text.chars().any(char::is_control), "{:?}", text);
            let mut borders = text.grapheme_indices(true).map(|(at, _)| at).chain([text.len()]);
            prop_assert!(borders.any(|border| border == caret(&line)), "{:?}", with_caret(&line));
            let visible = line.visible(width);
            prop_assert!(visible.caret < width.max(1));
            prop_assert!(text_width(&visible.text) <= width);
            prop_assert!(text.contains(&visible.text));
        }
    }
}
