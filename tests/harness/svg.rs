//! Pictures of screens.

use crate::support::{Screen, film, frame, svg};

#[test]
fn a_picture_has_a_rectangle_a_ground_and_a_text_a_run() {
    let screen = Screen::after(2, 4, b"\x1b[?25l\x1b[1;31;48;5;16mXX\x1b[m <\x1b[2;1H");
    assert_eq!(
        svg(&screen),
        concat!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"36\" height=\"36\" ",
            "viewBox=\"0 0 36 36\" ",
            "font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\">\n",
            "<rect width=\"36\" height=\"36\" fill=\"#101010\"/>\n",
            "<rect x=\"0\" y=\"0\" width=\"18\" height=\"18\" fill=\"#000000\"/>\n",
            "<text x=\"0\" y=\"14\" textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\" ",
            "fill=\"#cd0000\" font-weight=\"bold\">XX</text>\n",
            "<text x=\"27\" y=\"14\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\" ",
            "fill=\"#e5e5e5\">&lt;</text>\n",
            "</svg>\n",
        )
    );
}

/// Whether the picture of these bytes has this part.
fn shows(bytes: &str, part: &str) -> bool {
    let picture = svg(&Screen::after(1, 10, bytes.as_bytes()));
    assert!(picture.contains(part), "`{part}` is missing in:\n{picture}");
    true
}

#[test]
fn colours_go_through_the_palette_of_xterm() {
    assert!(shows("\x1b[94mO", "fill=\"#5c5cff\""));
    assert!(shows("\x1b[38;5;196mX", "fill=\"#ff0000\""));
    assert!(shows("\x1b[38;5;67mX", "fill=\"#5f87af\""));
    assert!(shows("\x1b[38;5;232mX", "fill=\"#080808\""));
    assert!(shows("\x1b[38;5;255mX", "fill=\"#eeeeee\""));
    assert!(shows("\x1b[38;2;1;2;255mX", "fill=\"#0102ff\""));
}

#[test]
fn inverse_text_changes_places_with_its_ground() {
    assert!(shows("\x1b[7mX", "height=\"18\" fill=\"#e5e5e5\"/>"));
    assert!(shows("\x1b[7mX", "fill=\"#101010\">X</text>"));
}

#[test]
fn underlined_blanks_are_drawn_and_plain_blanks_are_not() {
    let line = "<rect x=\"0\" y=\"16\" width=\"18\" height=\"1\" fill=\"#e5e5e5\"/>";
    assert!(shows("\x1b[4m  ", line));
    let blanks = svg(&Screen::after(1, 10, b"    "));
    assert!(!blanks.contains("<text"), "{blanks}");
}

#[test]
fn no_blank_of_a_text_gets_lost() {
    assert!(shows("  a  b  ", ">a\u{a0}\u{a0}b</text>"));
    assert!(shows(
        "  a  b  ",
        "<text x=\"18\" y=\"14\" textLength=\"36\""
    ));
}

#[test]
fn a_wide_character_takes_two_cells() {
    assert!(shows(
        "a日",
        "<text x=\"9\" y=\"14\" textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#e5e5e5\">日</text>"
    ));
}

#[test]
fn the_cursor_is_outlined_where_it_can_be_seen() {
    let outline = "<rect x=\"18\" y=\"0\" width=\"9\" height=\"18\" fill=\"none\"";
    assert!(shows("ab", outline));
    let hidden = svg(&Screen::after(1, 10, b"ab\x1b[?25l"));
    assert!(!hidden.contains("fill=\"none\""), "{hidden}");
}

#[test]
fn each_frame_of_a_film_is_the_picture_of_its_screen() {
    let screens = [
        "ab\x1b[41mc\x1b[m\r\nd",
        "ab\x1b[44mc\x1b[m\r\nd\x1b[?25l",
        "abc\r\nd",
    ]
    .map(|bytes| Screen::after(3, 4, bytes.as_bytes()));
    let film = film(&screens);
    for (number, screen) in screens.iter().enumerate() {
        assert_eq!(frame(&film, number), svg(screen), "frame {number}");
    }
    assert_eq!(film.matches(">d").count(), 1, "{film}");
}

#[test]
fn a_film_shows_each_frame_in_its_time_and_rests_on_the_last() {
    let screens = ["\x1b[?25la", "\x1b[?25lb"].map(|bytes| Screen::after(1, 4, bytes.as_bytes()));
    let film = film(&screens);
    for part in [
        "<style>g{animation:3s step-end infinite}",
        ".f01{visibility:visible;animation-name:f01}",
        "@keyframes f01{0.000%{visibility:hidden}50.000%{visibility:visible}}",
        ".f10{visibility:hidden;animation-name:f10}",
        "@media (prefers-reduced-motion:reduce){g{animation:none}}",
    ] {
        assert!(film.contains(part), "`{part}` is missing in:\n{film}");
    }
}
