//! What holds for any picture.

use proptest::{collection::vec, prelude::*, sample::select};
use reversi::easy_curses::{Cell, Frame, Size, Style};
use unicode_width::UnicodeWidthStr;

use crate::support::cases;

/// Texts with characters of every width, and any others.
fn text() -> impl Strategy<Value = String> {
    let parts = vec![
        "a",
        "X",
        " ",
        "日",
        "本",
        "é",
        "e\u{301}",
        "\u{301}",
        "●",
        "😀",
        "👩\u{200d}👧",
        "\u{1b}",
        "\n",
        "\u{0}",
        "ﷺ",
        "\u{202e}",
        "한",
        "नि",
        "\u{fe0f}",
        "\u{1f1e9}\u{1f1ea}",
    ];
    prop_oneof![
        3 => vec(select(parts), 0..8).prop_map(|parts| parts.concat()),
        1 => any::<String>(),
    ]
}

fn printed(frame: &mut Frame, prints: &[(usize, usize, String)]) {
    for (row, column, text) in prints {
        frame.print(*row, *column, text, Style::PLAIN);
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn every_row_is_as_wide_as_the_picture_whatever_is_printed(
        rows in 0..4usize,
        columns in 0..12usize,
        prints in vec((0..4usize, 0..14usize, text()), 0..12),
    ) {
        let mut frame = Frame::new(Size { rows, columns });
        printed(&mut frame, &prints);
        for row in 0..rows {
            let texts: Vec<&str> = frame.row(row).iter().map(Cell::text).collect();
            prop_assert_eq!(texts.len(), columns);
            // Cell by cell: a text's width as a whole may count joined emoji as one.
            let width: usize = texts.iter().map(|text| first_width(text)).sum();
            prop_assert_eq!(width, columns, "{:?}", texts);
            for (column, text) in texts.iter().enumerate() {
                prop_assert!(!text.chars().any(char::is_control), "{:?}", texts);
                let covered = column > 0 && first_width(texts[column - 1]) == 2;
                prop_assert_eq!(text.is_empty(), covered, "{:?}", texts);
            }
        }
    }

    #[test]
    fn printing_changes_no_other_row_and_nothing_left_of_it_but_half_a_character(
        column in 0..12usize,
        before in vec((0..3usize, 0..12usize, text()), 0..6),
        text in text(),
    ) {
        let mut frame = Frame::new(Size { rows: 3, columns: 12 });
        printed(&mut frame, &before);
        let old = frame.clone();
        frame.print(1, column, &text, Style::PLAIN);
        prop_assert_eq!(frame.row(0), old.row(0));
        prop_assert_eq!(frame.row(2), old.row(2));
        let untouched = column.saturating_sub(1);
        prop_assert_eq!(&frame.row(1)[..untouched], &old.row(1)[..untouched]);
    }
}

/// The columns that a cell's character takes without its marks.
fn first_width(text: &str) -> usize {
    text.chars()
        .next()
        .map_or(0, |first| first.to_string().width())
}
