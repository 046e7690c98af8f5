//! The ideal encoder's bytes, and that they do what they are meant to do.

use proptest::prelude::*;

use crate::support::{Screen, cases, ideal};

const ROWS: u16 = 6;
const COLUMNS: u16 = 30;

/// The bytes from what `before` shows to what `after` shows, each drawn on an
/// empty screen.
fn way(before: &str, after: &str) -> String {
    let before = Screen::after(ROWS, COLUMNS, before.as_bytes());
    let after = Screen::after(ROWS, COLUMNS, after.as_bytes());
    let bytes = ideal::encode(before.emulated(), after.emulated());
    assert_eq!(
        bytes.len(),
        ideal::price(before.emulated(), after.emulated())
    );
    String::from_utf8(bytes).unwrap()
}

#[test]
fn nothing_costs_nothing() {
    assert_eq!(way("\x1b[2;3Habc", "\x1b[2;3Habc"), "");
}

#[test]
fn a_blank_written_where_nothing_stood_costs_nothing() {
    assert_eq!(way("\x1b[H", "   \x1b[31m   \x1b[m\x1b[H"), "");
}

#[test]
fn the_cursor_alone_moves_the_cheapest_way() {
    for (from, to, expected) in [
        ("\x1b[3;4H", "\x1b[H", "\x1b[H"),
        ("\x1b[3;4H", "\x1b[3;1H", "\r"),
        ("\x1b[3;4H", "\x1b[4;4H", "\n"),
        ("\x1b[3;4H", "\x1b[4;1H", "\r\n"),
        ("\x1b[3;4H", "\x1b[3;3H", "\x08"),
        ("\x1b[3;4H", "\x1b[2;4H", "\x1bM"),
        ("\x1b[3;4H", "\x1b[3;9H", "\t"),
        ("\x1b[3;20H", "\x1b[3;29H", "\x1b[9C"),
        ("\x1b[3;29H", "\x1b[3;22H", "\x1b[7D"),
        ("\x1b[6;29H", "\x1b[1;14H", "\x1b[;14H"),
    ] {
        assert_eq!(way(from, to), expected, "from {from:?} to {to:?}");
    }
}

#[test]
fn one_changed_character_costs_its_move_its_style_and_itself() {
    assert_eq!(
        way("\x1b[H", "\x1b[3;5H\x1b[31mX\x1b[m\x1b[H"),
        "\x1b[3;5H\x1b[31mX\x1b[H"
    );
}

#[test]
fn near_cells_are_bridged_by_writing_what_stands_between() {
    assert_eq!(way("a-b\x1b[H", "A-B\x1b[H"), "A-B\r");
    // Where the bridge has another style the jump is cheaper.
    assert_eq!(
        way("a\x1b[1m-\x1b[mb\x1b[H", "A\x1b[1m-\x1b[mB\x1b[H"),
        "A\x1b[CB\r"
    );
}

#[test]
fn a_style_is_changed_stepwise_or_afresh_whichever_is_shorter() {
    for (from, to, expected) in [
        ("\x1b[31m", "\x1b[34m", "\x1b[34mX"),
        ("\x1b[1m", "\x1b[1;34m", "\x1b[34mX"),
        ("\x1b[1;4;7;31;42m", "", "\x1b[mX"),
        ("\x1b[1;31;42m", "\x1b[31;42m", "\x1b[22mX"),
        ("\x1b[1;31m", "\x1b[34m", "\x1b[;34mX"),
        ("", "\x1b[1;38;5;12;48;5;22m", "\x1b[1;94;48;5;22mX"),
        ("\x1b[31m", "\x1b[38;2;1;2;3m", "\x1b[38;2;1;2;3mX"),
    ] {
        let to = format!("{to}X");
        assert_eq!(way(from, &to), expected, "from {from:?} to {to:?}");
    }
}

#[test]
fn blanks_are_erased_where_that_is_shorter_than_writing_them() {
    assert_eq!(way("ab", "a\x1b[H\x1b[C"), "\x08 \x08");
    assert_eq!(way("a long message\x1b[H", "\x1b[H"), "\x1b[K");
    let boxed = ("|a message|\x1b[H", "|         |\x1b[H");
    assert_eq!(way(boxed.0, boxed.1), "|\x1b[9X\r");
}

#[test]
fn a_blank_may_keep_any_foreground_but_not_another_ground() {
    assert_eq!(way("abc\x1b[31m\x1b[H", "a c\x1b[H"), "\x1b[C \r");
    assert_eq!(way("abc\x1b[41m\x1b[H", "a c\x1b[H"), "\x1b[ma \r");
}

#[test]
fn showing_and_hiding_the_cursor_is_paid() {
    assert_eq!(way("", "\x1b[?25l"), "\x1b[?25l");
    assert_eq!(way("\x1b[?25l", ""), "\x1b[?25h");
}

/// What one cell of a screen looks like to a person.
fn looks(screen: &Screen) -> Vec<String> {
    let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    places
        .map(|(row, column)| {
            let cell = screen.cell(row, column);
            if cell.text == " " && !cell.underline && !cell.inverse && !cell.continuation {
                return format!("blank on {:?}", cell.bg);
            }
            format!("{cell:?}")
        })
        .collect()
}

/// A few texts in a few styles at a few places.
fn picture() -> impl Strategy<Value = String> {
    let styles = [
        "", "1", "31", "1;34", "42", "31;42", "7", "4;94", "38;5;200",
    ];
    let texts = [
        "X",
        "O",
        "  ",
        "a message",
        "日本",
        "              ",
        "|",
        "é",
    ];
    let piece = (
        1..=ROWS,
        1..=COLUMNS,
        prop::sample::select(styles.to_vec()),
        prop::sample::select(texts.to_vec()),
    );
    let pieces = prop::collection::vec(piece, 0..8);
    (pieces, 1..=ROWS, 1..=COLUMNS).prop_map(|(pieces, row, column)| {
        let drawn = pieces
            .iter()
            .map(|(row, column, style, text)| format!("\x1b[{row};{column}H\x1b[0;{style}m{text}"));
        let drawn = drawn.collect::<Vec<_>>().concat();
        format!("{drawn}\x1b[{row};{column}H")
    })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_bytes_turn_one_picture_into_the_other(before in picture(), after in picture()) {
        let bytes = way(&before, &after);
        // Both begin on an empty screen; the pen is as `before` left it.
        let turned = Screen::after(ROWS, COLUMNS, (before + &bytes).as_bytes());
        let wanted = Screen::after(ROWS, COLUMNS, after.as_bytes());
        prop_assert_eq!(looks(&turned), looks(&wanted));
        prop_assert_eq!(turned.cursor(), wanted.cursor());
    }
}
