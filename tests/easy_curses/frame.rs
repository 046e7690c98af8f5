//! The picture that is not on the terminal yet.

use reversi::easy_curses::{Cell, Frame, Size, Style, text_width, visible};

fn frame(rows: usize, columns: usize) -> Frame {
    Frame::new(Size { rows, columns })
}

/// The texts of a row's cells, so that the halves of a character show.
fn cells(frame: &Frame, row: usize) -> Vec<&str> {
    frame.row(row).iter().map(Cell::text).collect()
}

#[test]
fn a_new_picture_is_blank_plain_and_without_a_cursor() {
    let frame = frame(2, 3);
    assert_eq!(frame.line(0), "   ");
    assert_eq!(frame.line(1), "   ");
    assert!(frame.row(1).iter().all(|cell| cell.style() == Style::PLAIN));
    assert_eq!(frame.cursor(), None);
}

#[test]
fn printing_returns_the_column_behind_the_text() {
    let mut frame = frame(1, 10);
    assert_eq!(frame.print(0, 2, "abc", Style::PLAIN), 5);
    assert_eq!(frame.print(0, 5, "日", Style::PLAIN), 7);
    assert_eq!(frame.print(0, 7, "e\u{301}", Style::PLAIN), 8);
    assert_eq!(frame.print(0, 8, "", Style::PLAIN), 8);
    assert_eq!(frame.line(0), "  abc日e\u{301}  ");
}

#[test]
fn text_is_cut_off_at_the_right_edge_and_never_wraps() {
    let mut frame = frame(2, 8);
    assert_eq!(frame.print(0, 2, "Hello, world", Style::PLAIN), 8);
    assert_eq!(frame.line(0), "  Hello,");
    assert_eq!(frame.line(1), "        ");
}

#[test]
fn a_wide_character_that_would_stick_out_is_not_drawn() {
    let mut frame = frame(1, 4);
    frame.print(0, 0, "----", Style::PLAIN);
    assert_eq!(frame.print(0, 1, "日本", Style::PLAIN), 3);
    assert_eq!(cells(&frame, 0), ["-", "日", "", "-"]);
}

#[test]
fn nothing_outside_the_picture_does_harm() {
    let far = [2, 1000, usize::MAX - 1, usize::MAX];
    let mut frame = frame(2, 3);
    let blank = frame.clone();
    for row in far {
        for column in far {
            frame.print(row, 0, "x", Style::PLAIN);
            frame.print(0, column.max(3), "x日e\u{301}", Style::PLAIN);
            frame.fill(row, 0..column, Style::PLAIN.bold());
            frame.fill(0, column.max(3)..usize::MAX, Style::PLAIN.bold());
            frame.overprint(row, 0, "x");
            frame.overprint(0, column.max(3), "x");
            assert!(frame.row(row).is_empty());
            assert_eq!(frame.line(row), "");
        }
    }
    assert_eq!(frame, blank);
}

#[test]
fn pictures_without_rows_or_columns_take_everything_and_show_nothing() {
    for (rows, columns) in [(0, 0), (0, 5), (5, 0)] {
        let mut frame = frame(rows, columns);
        frame.print(0, 0, "日x\u{301}", Style::PLAIN.bold());
        frame.fill(0, 0..5, Style::PLAIN.reverse());
        frame.overprint(0, 0, "x");
        frame.show_cursor(3, 3);
        assert_eq!(frame.line(0), "");
        assert_eq!(
            frame.cursor(),
            Some((rows.saturating_sub(2), columns.saturating_sub(2)))
        );
    }
}

#[test]
fn the_cursor_is_put_on_the_nearest_cell() {
    let mut frame = frame(3, 5);
    for (asked, put) in [
        ((0, 0), (0, 0)),
        ((2, 4), (2, 4)),
        ((3, 1), (2, 1)),
        ((1, 5), (1, 4)),
        ((usize::MAX, usize::MAX), (2, 4)),
    ] {
        frame.show_cursor(asked.0, asked.1);
        assert_eq!(frame.cursor(), Some(put));
    }
}

#[test]
fn control_characters_and_invisible_ones_are_left_out() {
    for (text, seen) in [
        ("a\tb", "ab"),
        ("a\nb\r", "ab"),
        ("\u{1b}[2Jx", "[2Jx"),
        ("a\u{0}b", "ab"),
        ("\u{7f}a\u{9b}b", "ab"),
        ("a\u{200d}b\u{200b}", "ab"),
        ("\u{202e}ab\u{202c}", "ab"),
        ("\u{feff}ab", "ab"),
        ("\u{1f44d}\u{1f3fd}ab", "\u{1f44d}ab"),
        ("%s%n", "%s%n"),
    ] {
        let mut frame = frame(1, 6);
        frame.print(0, 0, text, Style::PLAIN);
        assert_eq!(frame.line(0).trim_end(), seen, "{text:?}");
        let visible: String = visible(text).map(|(character, _)| character).collect();
        assert_eq!(visible, seen, "{text:?}");
    }
}

#[test]
fn marks_join_the_character_before_them_at_most_four() {
    let mut frame = frame(1, 4);
    let text = format!("\u{301}a{}b", "\u{301}".repeat(60));
    assert_eq!(frame.print(0, 0, &text, Style::PLAIN), 2);
    assert_eq!(
        cells(&frame, 0),
        ["a\u{301}\u{301}\u{301}\u{301}", "b", " ", " "]
    );
}

#[test]
fn marks_join_a_wide_character_too() {
    let mut frame = frame(1, 3);
    frame.print(0, 0, "が\u{3099}x", Style::PLAIN);
    assert_eq!(cells(&frame, 0), ["が\u{3099}", "", "x"]);
}

#[test]
fn half_a_wide_character_overwritten_leaves_a_blank() {
    let wide = |column, text| {
        let mut frame = frame(1, 6);
        frame.print(0, 1, "日本", Style::PLAIN);
        frame.print(0, column, text, Style::PLAIN);
        cells(&frame, 0).join("|")
    };
    assert_eq!(wide(0, "x"), "x|日||本|| ");
    assert_eq!(wide(1, "x"), " |x| |本|| ");
    assert_eq!(wide(2, "x"), " | |x|本|| ");
    assert_eq!(wide(2, "語"), " | |語|| | ");
    assert_eq!(wide(2, "xx"), " | |x|x| | ");
    assert_eq!(wide(0, "語"), "語|| |本|| ");
}

#[test]
fn text_has_the_style_it_was_printed_in_also_both_halves_of_a_wide_one() {
    let style = Style::PLAIN.bold().underline();
    let mut frame = frame(1, 4);
    frame.print(0, 1, "日", style);
    let styles: Vec<Style> = frame.row(0).iter().map(Cell::style).collect();
    assert_eq!(styles, [Style::PLAIN, style, style, Style::PLAIN]);
}

#[test]
fn filling_blanks_and_overprinting_keeps_the_style() {
    let mut frame = frame(1, 5);
    frame.print(0, 0, "abcde", Style::PLAIN);
    frame.fill(0, 1..3, Style::PLAIN.reverse());
    frame.overprint(0, 2, "xy");
    assert_eq!(frame.line(0), "a xye");
    assert_eq!(frame.row(0)[1].style(), Style::PLAIN.reverse());
    assert_eq!(frame.row(0)[2].style(), Style::PLAIN.reverse());
    assert_eq!(frame.row(0)[3].style(), Style::PLAIN);
}

#[test]
fn the_width_of_a_text_is_the_columns_it_takes() {
    for (text, width) in [
        ("", 0),
        ("Red's move:", 11),
        ("日本", 4),
        ("e\u{301}", 1),
        ("😀", 2),
        ("\u{1b}[1m", 3),
        ("👩\u{200d}👧", 4),
        ("👍\u{1f3fd}", 2),
    ] {
        assert_eq!(text_width(text), width, "{text:?}");
    }
}
