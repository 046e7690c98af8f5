//! Bytes told apart.

use crate::support::{Output, Piece};

#[test]
fn output_is_cut_into_text_and_sequences() {
    let pieces = Output(b"ab\r\x1b[1;31mc\x1b(B\x1b]2;title\x07\x1b=\xc3\xa9\x1b[?25h").pieces();
    assert_eq!(
        pieces,
        [
            Piece::Text(b"ab"),
            Piece::Control(b'\r'),
            Piece::Csi("1;31", b'm'),
            Piece::Text(b"c"),
            Piece::Escape(b"(B"),
            Piece::Escape(b"]2;title\x07"),
            Piece::Escape(b"="),
            Piece::Text("é".as_bytes()),
            Piece::Csi("?25", b'h'),
        ]
    );
}

#[test]
fn a_sequence_cut_off_at_the_end_is_a_piece() {
    for cut in [&b"\x1b"[..], b"\x1b[", b"\x1b[1;3", b"\x1b(", b"\x1b]2;t"] {
        assert_eq!(Output(cut).pieces().len(), 1, "{cut:?}");
    }
}

#[test]
fn every_form_of_a_screen_clear_is_counted() {
    for clear in [
        "\x1b[2J",
        "\x1b[H\x1b[J",
        "\x1b[1;1H\x1b[0J",
        "\x1bc",
        "\x1b[3J",
    ] {
        assert_eq!(Output(clear.as_bytes()).screen_clears(), 1, "{clear:?}");
    }
}

#[test]
fn clearing_a_line_or_the_rest_of_the_screen_is_no_screen_clear() {
    for other in ["\x1b[K", "\x1b[5;1H\x1b[J", "\x1b[H.\x1b[J", "\x1b[?1049h"] {
        assert_eq!(Output(other.as_bytes()).screen_clears(), 0, "{other:?}");
    }
}

#[test]
fn chosen_colours_are_listed_and_default_colours_are_none() {
    let output = Output(b"\x1b[1;31mA\x1b[38;5;12;44mB\x1b[39;49m\x1b[m\x1b[48;2;1;30;3mC\x1b[97m");
    assert_eq!(
        output.colors(),
        ["31", "38;5;12", "44", "48;2;1;30;3", "97"]
    );
    assert!(
        Output(b"\x1b[1mA\x1b[7mB\x1b[0;4m\x1b[39;49m")
            .colors()
            .is_empty()
    );
}

#[test]
fn bytes_outside_of_ascii_are_listed() {
    assert_eq!(Output("a●b".as_bytes()).non_ascii(), [0xe2, 0x97, 0x8f]);
    assert_eq!(Output(b"plain \x1b[31m text\r\n").non_ascii(), []);
}
