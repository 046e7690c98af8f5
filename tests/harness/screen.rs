//! What a person sees.

use vt100::{Color, MouseProtocolEncoding, MouseProtocolMode};

use crate::support::Screen;

#[test]
fn a_cell_has_its_character_colours_and_attributes() {
    let screen = Screen::after(2, 10, b"\x1b[1;31;44mX\x1b[0;4;38;5;12mO\x1b[0;7m*\x1b[m.");
    let (red, blue, star, dot) = (
        screen.cell(0, 0),
        screen.cell(0, 1),
        screen.cell(0, 2),
        screen.cell(0, 3),
    );
    assert_eq!(red.text, "X");
    assert_eq!((red.fg, red.bg), (Color::Idx(1), Color::Idx(4)));
    assert!(red.bold && !red.underline && !red.inverse);
    assert_eq!((blue.fg, blue.bg), (Color::Idx(12), Color::Default));
    assert!(!blue.bold && blue.underline && !blue.inverse);
    assert!(star.inverse);
    assert_eq!((dot.fg, dot.bg), (Color::Default, Color::Default));
}

#[test]
fn an_untouched_cell_and_an_erased_cell_are_blanks() {
    let screen = Screen::after(1, 4, b"ab\x1b[1D\x1b[K");
    assert_eq!(screen.cell(0, 1).text, " ");
    assert_eq!(screen.cell(0, 3).text, " ");
    assert_eq!(screen.glyph(0, 1), ' ');
    assert_eq!(screen.rows(), ["a"]);
}

#[test]
fn text_is_found_by_columns_not_by_bytes() {
    let screen = Screen::after(3, 20, "\r\n●日本 Red 2".as_bytes());
    assert_eq!(screen.find("Red 2"), Some((1, 6)));
    assert_eq!(screen.find("本"), Some((1, 3)));
    assert_eq!(screen.find("Blue"), None);
    assert_eq!(screen.row_with("Red").as_deref(), Some("●日本 Red 2"));
    assert!(screen.cell(1, 1).wide && screen.cell(1, 2).continuation);
}

#[test]
fn text_does_not_go_on_in_the_next_row() {
    let screen = Screen::after(2, 4, b"abcdef");
    assert!(screen.contains("abcd") && screen.contains("ef"));
    assert!(!screen.contains("de"));
}

#[test]
fn cursor_screen_and_mouse_are_known() {
    let plain = Screen::after(5, 20, b"\x1b[3;7H");
    assert_eq!(plain.cursor(), (2, 6));
    assert!(plain.shows_cursor() && !plain.is_alternate());
    assert_eq!(plain.mouse(), MouseProtocolMode::None);
    let full = Screen::after(5, 20, b"\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h");
    assert!(!full.shows_cursor() && full.is_alternate());
    assert_eq!(full.mouse(), MouseProtocolMode::PressRelease);
    assert_eq!(full.mouse_encoding(), MouseProtocolEncoding::Sgr);
}

#[test]
fn a_screen_is_shown_with_its_edges_and_its_cursor() {
    let screen = Screen::after(2, 5, b"ab\r\nc");
    let expected = "+-----+\n|ab   |\n|c    |\n+-----+\ncursor: row 1, column 1";
    assert_eq!(screen.to_string(), expected);
}
