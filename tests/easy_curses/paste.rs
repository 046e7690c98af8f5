//! Text that a terminal marks as pasted.

use super::{decode, decode_all, give_up, keys, shown, typed};
use reversi::easy_curses::{Decoder, Event, Key};

fn paste(text: &str) -> Event {
    Event::Paste(text.to_owned())
}

#[test]
fn a_marked_paste_is_one_event_wherever_it_is_cut_in_two() {
    let bytes = "a\x1b[200~d3\nc5 é●\x1b[Aq\x1b[201~z".as_bytes();
    let expected = [typed("a"), vec![paste("d3\nc5 é●\x1b[Aq")], typed("z")].concat();
    for cut in 0..=bytes.len() {
        let mut decoder = Decoder::default();
        let mut events = Vec::new();
        for piece in [&bytes[..cut], &bytes[cut..]] {
            decoder.feed(piece);
            events.extend(std::iter::from_fn(|| decoder.next_event()));
        }
        assert_eq!(events, expected, "cut at {cut} of {}", shown(bytes));
        assert_eq!(decoder.patience(), None, "cut at {cut}");
    }
}

#[test]
fn a_paste_without_its_end_is_whole_once_nothing_follows() {
    assert_eq!(decode(b"\x1b[200~d3\nc5"), []);
    assert_eq!(decode_all(b"\x1b[200~d3\nc5"), [paste("d3\nc5")]);
    assert_eq!(decode_all(b"\x1b[200~"), [paste("")]);
    assert_eq!(decode_all(b"\x1b[200~d3\x1b[20"), [paste("d3")]);
    assert_eq!(decode_all(b"\x1b[200~d3\x1b"), [paste("d3")]);
}

#[test]
fn what_is_typed_after_a_paste_was_given_up_is_typed() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b[200~d3");
    assert_eq!(give_up(&mut decoder), [paste("d3")]);
    decoder.feed(b"x");
    assert_eq!(decoder.next_event(), Some(Event::Key(Key::Char('x'))));
}

#[test]
fn a_paste_waits_longer_for_its_end_than_a_key_for_its_rest() {
    let mut decoder = Decoder::default();
    decoder.feed(b"\x1b[200~d");
    assert_eq!(decoder.next_event(), None);
    let patience = decoder.patience().unwrap().as_millis();
    assert!((500..=2000).contains(&patience), "{patience} ms");
}

#[test]
fn marks_without_a_paste_are_no_keys() {
    assert_eq!(decode(b"\x1b[201~d"), typed("d"));
    assert_eq!(
        decode(b"\x1b[200~\x1b[201~d"),
        [vec![paste("")], typed("d")].concat()
    );
}

#[test]
fn a_paste_keeps_its_first_64_kibibytes() {
    let text = "n".repeat(100_000);
    let events = decode(format!("\x1b[200~{text}\x1b[201~d").as_bytes());
    assert_eq!(events, [vec![paste(&text[..65_536])], typed("d")].concat());
}

#[test]
fn bytes_that_are_no_text_become_replacement_characters_in_a_paste() {
    assert_eq!(decode(b"\x1b[200~d\xff3\x1b[201~"), [paste("d\u{fffd}3")]);
}

#[test]
fn escape_before_a_paste_is_a_key_and_the_paste_a_paste() {
    let expected = [keys(&[Key::Escape]), vec![paste("d3")]].concat();
    assert_eq!(decode(b"\x1b\x1b[200~d3\x1b[201~"), expected);
}
