//! Bytes that are no key: broken characters, unknown, overlong and torn
//! sequences, answers to questions nobody asked.

use super::{decode, decode_all, decode_one_by_one, keys, shown, typed};
use crate::support::BROKEN_CHARACTERS;
use reversi::easy_curses::{Decoder, Event, Key};

#[test]
fn bytes_that_are_no_utf8_vanish_and_swallow_nothing() {
    for bytes in BROKEN_CHARACTERS {
        let text = if bytes.ends_with(b"(") { "(d3" } else { "d3" };
        let input = [bytes, &b"d3\r"[..]].concat();
        let expected = [typed(text), keys(&[Key::Enter])].concat();
        assert_eq!(decode(&input), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(&input), expected, "{}", shown(bytes));
    }
}

#[test]
fn half_a_character_is_dropped_once_nothing_follows() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\xe2\x97");
    assert_eq!(decoder.next_event(), None);
    assert_eq!(decoder.give_up(), None);
    decoder.feed(b"d3");
    assert_eq!(decoder.next_event(), Some(Event::Key(Key::Char('d'))));
}

#[test]
fn a_character_whose_bytes_come_late_is_whole() {
    assert_eq!(decode_one_by_one("é●𝄞".as_bytes()), typed("é●𝄞"));
}

#[test]
fn two_byte_controls_are_not_typed() {
    assert_eq!(decode("\u{9b}d\u{85}3".as_bytes()), typed("d3"));
}

/// Sequences that are complete and stand for no key.
pub(super) const NOISE: &[&[u8]] = &[
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[?1;2c",
    b"\x1b[>0;276;0c",
    b"\x1b[0n",
    b"\x1b[1;1R",
    b"\x1b[24;80R",
    b"\x1b[8;24;80t",
    b"\x1b[?2004;1$y",
    b"\x1b[4;2$y",
    b"\x1b]11;rgb:0000/0000/0000\x07",
    b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
    b"\x1bP1$r0m\x1b\\",
    b"\x1b_Gi=31;OK\x1b\\",
    b"\x1b[<0;0;0M",
    b"\x1b[201~",
];

#[test]
fn answers_to_questions_nobody_asked_are_no_keys() {
    for bytes in NOISE {
        assert_eq!(decode(bytes), [], "{}", shown(bytes));
        let input = [bytes, &b"d3"[..]].concat();
        assert_eq!(decode(&input), typed("d3"), "{}", shown(bytes));
        assert_eq!(decode_one_by_one(&input), typed("d3"), "{}", shown(bytes));
    }
}

#[test]
fn an_unknown_sequence_is_one_key_without_a_name() {
    for bytes in [
        &b"\x1b[z"[..],
        b"\x1b[99~",
        b"\x1b[1;2;3;4;5;6z",
        b"\x1b[65535~",
        b"\x1b[99999999999999999999~",
        b"\x1b[[",
        b"\x1b[ q",
    ] {
        let expected = [keys(&[Key::Other]), typed("d3")].concat();
        let input = [bytes, &b"d3"[..]].concat();
        assert_eq!(decode(&input), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(&input), expected, "{}", shown(bytes));
    }
}

#[test]
fn an_overlong_sequence_is_dropped_to_its_end_however_it_arrives() {
    for length in [63, 64, 65, 66, 100, 100_000] {
        for begin in ["", "0;", "?", "<"] {
            let parameters = format!("{begin}{}", "1".repeat(length));
            let input = format!("\x1b[{parameters}~d3\r");
            let got = decode(input.as_bytes());
            let ending = [typed("d3"), keys(&[Key::Enter])].concat();
            assert!(got.ends_with(&ending), "{length} {begin}: {got:?}");
            assert!(got.len() <= ending.len() + 1, "{length} {begin}: {got:?}");
            assert_eq!(decode_one_by_one(input.as_bytes()), got, "{length} {begin}");
        }
    }
}

#[test]
fn an_answer_of_any_length_is_dropped_to_its_end() {
    let answer = format!("\x1b]52;c;{}\x07d3", "QUJD".repeat(50_000));
    assert_eq!(decode(answer.as_bytes()), typed("d3"));
    assert_eq!(decode_one_by_one(answer.as_bytes()), typed("d3"));
}

#[test]
fn a_torn_sequence_ends_where_a_control_or_another_sequence_begins() {
    for (bytes, expected) in [
        (&b"\x1b[1;\x1b[A"[..], keys(&[Key::Up])),
        (b"\x1b[1;\r", keys(&[Key::Enter])),
        (b"\x1b[\xc3\xa9", typed("é")),
        (
            b"\x1b]11;rgb\rd",
            [keys(&[Key::Enter]), typed("d")].concat(),
        ),
        (b"\x1b]11;rgb\x1b[A", keys(&[Key::Up])),
    ] {
        assert_eq!(decode(bytes), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(bytes), expected, "{}", shown(bytes));
    }
}

#[test]
fn the_first_half_of_a_sequence_is_dropped_once_nothing_follows() {
    for bytes in [
        &b"\x1b[1;5"[..],
        b"\x1b[<0;10",
        b"\x1b[M ",
        b"\x1bO5",
        b"\x1b]11;rgb",
        b"\x1b[1111111111111111111111111111111111111111111111111111111111111111111111111",
    ] {
        assert_eq!(decode_all(bytes), [], "{}", shown(bytes));
    }
}
