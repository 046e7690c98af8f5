//! What the keys of each kind of terminal mean.

use super::{decode, decode_all, decode_one_by_one, keys, shown, typed};
use reversi::easy_curses::{Decoder, Event, Key};

const ALL_KINDS: &str = "xterm, rxvt, linux, vt220, screen";

/// The sequences of whole keys, each with the terminals that send it.
const KEYS: &[(&[u8], Key, &str)] = &[
    // Arrows.
    (b"\x1b[A", Key::Up, ALL_KINDS),
    (b"\x1b[B", Key::Down, ALL_KINDS),
    (b"\x1b[C", Key::Right, ALL_KINDS),
    (b"\x1b[D", Key::Left, ALL_KINDS),
    (b"\x1bOA", Key::Up, "cursor keys in application mode"),
    (b"\x1bOB", Key::Down, "cursor keys in application mode"),
    (b"\x1bOC", Key::Right, "cursor keys in application mode"),
    (b"\x1bOD", Key::Left, "cursor keys in application mode"),
    (b"\x1b[1;1A", Key::Up, "xterm, when no modifier is held"),
    // The keys around them.
    (b"\x1b[H", Key::Home, "xterm"),
    (b"\x1bOH", Key::Home, "xterm in application mode"),
    (b"\x1b[1~", Key::Home, "linux, screen, tmux"),
    (b"\x1b[7~", Key::Home, "rxvt"),
    (b"\x1b[F", Key::End, "xterm"),
    (b"\x1bOF", Key::End, "xterm in application mode"),
    (b"\x1b[4~", Key::End, "linux, screen, tmux"),
    (b"\x1b[8~", Key::End, "rxvt"),
    (b"\x1b[2~", Key::Insert, ALL_KINDS),
    (b"\x1b[3~", Key::Delete, ALL_KINDS),
    (b"\x1b[5~", Key::PageUp, ALL_KINDS),
    (b"\x1b[6~", Key::PageDown, ALL_KINDS),
    (b"\x1b[Z", Key::BackTab, "xterm, rxvt, screen"),
    (b"\x1bOM", Key::Enter, "the number pad of the VT family"),
    // Function keys.
    (b"\x1bOP", Key::Function(1), "xterm, vt220, screen"),
    (b"\x1bOQ", Key::Function(2), "xterm, vt220, screen"),
    (b"\x1bOR", Key::Function(3), "xterm, vt220, screen"),
    (b"\x1bOS", Key::Function(4), "xterm, vt220, screen"),
    (b"\x1b[11~", Key::Function(1), "rxvt"),
    (b"\x1b[12~", Key::Function(2), "rxvt"),
    (b"\x1b[13~", Key::Function(3), "rxvt"),
    (b"\x1b[14~", Key::Function(4), "rxvt"),
    (b"\x1b[[A", Key::Function(1), "linux"),
    (b"\x1b[[B", Key::Function(2), "linux"),
    (b"\x1b[[C", Key::Function(3), "linux"),
    (b"\x1b[[D", Key::Function(4), "linux"),
    (b"\x1b[[E", Key::Function(5), "linux"),
    (b"\x1b[15~", Key::Function(5), "xterm, rxvt, screen"),
    (b"\x1b[17~", Key::Function(6), ALL_KINDS),
    (b"\x1b[18~", Key::Function(7), ALL_KINDS),
    (b"\x1b[19~", Key::Function(8), ALL_KINDS),
    (b"\x1b[20~", Key::Function(9), ALL_KINDS),
    (b"\x1b[21~", Key::Function(10), ALL_KINDS),
    (b"\x1b[23~", Key::Function(11), ALL_KINDS),
    (b"\x1b[24~", Key::Function(12), ALL_KINDS),
    // One byte each.
    (b"\r", Key::Enter, "all"),
    (b"\n", Key::Enter, "all: Ctrl-J"),
    (b"\t", Key::Tab, "all"),
    (b"\x7f", Key::Backspace, "xterm, linux, screen"),
    (b"\x08", Key::Backspace, "vt220, and xterm by choice"),
    (b"\x00", Key::Ctrl(' '), "all"),
    (b"\x01", Key::Ctrl('a'), "all"),
    (b"\x03", Key::Ctrl('c'), "all"),
    (b"\x0c", Key::Ctrl('l'), "all"),
    (b"\x1a", Key::Ctrl('z'), "all"),
    (b"\x1c", Key::Other, "all: Ctrl-backslash"),
    (b"\x1f", Key::Other, "all: Ctrl-_"),
    // Characters.
    (b" ", Key::Char(' '), "all"),
    (b"~", Key::Char('~'), "all"),
    ("é".as_bytes(), Key::Char('é'), "all in UTF-8"),
    ("●".as_bytes(), Key::Char('●'), "all in UTF-8"),
    ("𝄞".as_bytes(), Key::Char('𝄞'), "all in UTF-8"),
    // Alt and a key.
    (b"\x1bd", Key::Alt('d'), "xterm, linux"),
    (b"\x1bD", Key::Alt('D'), "xterm, linux"),
    ("\x1bé".as_bytes(), Key::Alt('é'), "xterm in UTF-8"),
    (b"\x1b\r", Key::Other, "Alt-Enter"),
    (b"\x1b\x7f", Key::Other, "Alt-Backspace"),
    // Modified keys have no names, and are never taken for the plain ones.
    (b"\x1b[1;5C", Key::Other, "Ctrl-Right, xterm"),
    (b"\x1b[1;3A", Key::Other, "Alt-Up, xterm"),
    (b"\x1b[3;5~", Key::Other, "Ctrl-Delete, xterm"),
    (b"\x1b[1;2P", Key::Other, "Shift-F1, xterm"),
    (b"\x1b[24;6~", Key::Other, "Ctrl-Shift-F12, xterm"),
    (b"\x1bO5P", Key::Other, "Ctrl-F1, older xterm"),
    (b"\x1bO2A", Key::Other, "Shift-Up, older xterm"),
    (b"\x1b[a", Key::Other, "Shift-Up, rxvt"),
    (b"\x1bOa", Key::Other, "Ctrl-Up, rxvt"),
    (b"\x1b[3$", Key::Other, "Shift-Delete, rxvt"),
    (b"\x1b[23$", Key::Other, "Shift-F11, rxvt"),
    (b"\x1b[3^", Key::Other, "Ctrl-Delete, rxvt"),
    (b"\x1b[3@", Key::Other, "Ctrl-Shift-Delete, rxvt"),
    (b"\x1b\x1b[A", Key::Other, "Alt-Up, rxvt"),
    (b"\x1b\x1b[3~", Key::Other, "Alt-Delete, rxvt"),
    (b"\x1b\x1bOA", Key::Other, "Alt-Up, application mode"),
    (b"\x1b[25~", Key::Other, "F13 of vt220, Shift-F1 of linux"),
    (
        b"\x1b[27;5;99~",
        Key::Other,
        "Ctrl-c with xterm's modifyOtherKeys",
    ),
    (b"\x1b[99;5u", Key::Other, "Ctrl-c in the CSI-u form"),
    (b"\x1bOj", Key::Other, "number pad in application mode"),
];

#[test]
fn each_key_of_each_terminal_is_one_event_in_one_piece_or_byte_by_byte() {
    for (bytes, key, terminals) in KEYS {
        let what = format!("{} ({terminals})", shown(bytes));
        assert_eq!(decode(bytes), keys(&[*key]), "{what}");
        assert_eq!(decode_one_by_one(bytes), keys(&[*key]), "{what}");
    }
}

#[test]
fn a_key_takes_nothing_of_the_text_behind_it() {
    for (bytes, key, terminals) in KEYS {
        let expected = [keys(&[*key]), typed("d3")].concat();
        let what = format!("{} ({terminals})", shown(bytes));
        assert_eq!(decode(&[bytes, &b"d3"[..]].concat()), expected, "{what}");
    }
}

#[test]
fn modified_keys_between_typed_ones_leave_only_the_typed_ones() {
    let events = decode(b"d\x1b[1;5C\x1b[1;3A\x1b[3;5~3\r");
    let named = events
        .into_iter()
        .filter(|event| *event != Event::Key(Key::Other));
    let expected = keys(&[Key::Char('d'), Key::Char('3'), Key::Enter]);
    assert_eq!(named.collect::<Vec<_>>(), expected);
}

#[test]
fn a_lone_escape_byte_is_the_escape_key_once_nothing_follows() {
    assert_eq!(decode(b"\x1b"), []);
    assert_eq!(decode_all(b"\x1b"), keys(&[Key::Escape]));
    assert_eq!(decode_all(b"\x1b\x1b"), keys(&[Key::Escape, Key::Escape]));
    assert_eq!(decode_all(b"\x1b\x1b\x1b"), keys(&[Key::Escape; 3]));
    assert_eq!(
        decode_all(b"\x1b\x1bd"),
        keys(&[Key::Escape, Key::Alt('d')])
    );
}

#[test]
fn an_escape_byte_is_kept_for_at_most_a_tenth_of_a_second() {
    let mut decoder = Decoder::default();
    assert_eq!(decoder.patience(), None);
    decoder.feed(b"\x1b");
    assert_eq!(decoder.next_event(), None);
    let patience = decoder.patience().unwrap().as_millis();
    assert!((25..=100).contains(&patience), "{patience} ms");
    decoder.feed(b"[A");
    assert_eq!(decoder.next_event(), Some(Event::Key(Key::Up)));
    assert_eq!(decoder.patience(), None);
}

#[test]
fn alt_and_a_key_that_begins_sequences_is_that_key_once_nothing_follows() {
    for letter in ['[', 'O', ']', 'P', '_'] {
        let bytes = format!("\x1b{letter}");
        assert_eq!(decode(bytes.as_bytes()), []);
        assert_eq!(decode_all(bytes.as_bytes()), keys(&[Key::Alt(letter)]));
    }
}

#[test]
fn each_way_to_end_a_line_is_one_enter() {
    for (bytes, times) in [
        (&b"\r"[..], 1),
        (b"\n", 1),
        (b"\r\n", 1),
        (b"\x1bOM", 1),
        (b"\r\n\r\n", 2),
        (b"\r\r", 2),
        (b"\n\n", 2),
        (b"\n\r", 2),
        (b"\r\n\n", 2),
    ] {
        let expected = keys(&vec![Key::Enter; times]);
        assert_eq!(decode(bytes), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(bytes), expected, "{}", shown(bytes));
    }
}

#[test]
fn a_line_feed_long_after_a_return_is_an_enter_of_its_own() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\r");
    assert_eq!(decoder.next_event(), Some(Event::Key(Key::Enter)));
    assert!(decoder.patience().is_some());
    assert_eq!(decoder.give_up(), None);
    assert_eq!(decoder.patience(), None);
    decoder.feed(b"\n");
    assert_eq!(decoder.next_event(), Some(Event::Key(Key::Enter)));
}
