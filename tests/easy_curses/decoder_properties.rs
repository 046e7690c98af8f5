//! What holds for any bytes, in any pieces.

use proptest::{collection::vec, prelude::*, sample::select};
use reversi::easy_curses::{Decoder, Event, Key};

use super::broken_input::NOISE;
use super::{decode, give_up, typed};
use crate::support::cases;

/// Bytes that are likely to be parts of sequences, and any others.
fn input() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        3 => select(NOISE.to_vec()).prop_map(<[u8]>::to_vec),
        3 => select(vec![
            &b"\x1b"[..], b"\x1b[", b"\x1bO", b"\x1b]", b"\x1bP", b"\x1b[M", b"\x1b[<0;1;1M",
            b"\x1b[200~", b"\x1b[201~", b"\r", b"\n", b"\x1b[1;5C", b"\x1b[[A", b"\x1b[3$", b"\x1b\\",
        ]).prop_map(<[u8]>::to_vec),
        2 => "[ -~]{1,4}".prop_map(String::into_bytes),
        1 => "\\PC{1,2}".prop_map(String::into_bytes),
        1 => vec(any::<u8>(), 1..6),
        1 => "\x1b\\[[0-?]{60,70}".prop_map(String::into_bytes),
    ];
    vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

/// The events of bytes cut into pieces of these lengths, over and over.
fn in_pieces(bytes: &[u8], lengths: &[usize]) -> (Vec<Event>, Decoder) {
    let mut decoder = Decoder::default();
    let mut events = Vec::new();
    let mut rest = bytes;
    for length in lengths.iter().cycle() {
        if rest.is_empty() {
            break;
        }
        let (piece, later) = rest.split_at((*length).min(rest.len()));
        decoder.feed(piece);
        events.extend(std::iter::from_fn(|| decoder.next_event()));
        rest = later;
    }
    (events, decoder)
}

fn is_control(event: &Event) -> bool {
    matches!(event, Event::Key(Key::Char(key) | Key::Alt(key)) if key.is_control())
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn where_the_bytes_are_cut_changes_nothing(bytes in input(), lengths in vec(1..9usize, 1..5)) {
        let (mut whole, mut whole_decoder) = in_pieces(&bytes, &[bytes.len().max(1)]);
        let (mut cut, mut cut_decoder) = in_pieces(&bytes, &lengths);
        prop_assert_eq!(&cut, &whole);
        whole.extend(give_up(&mut whole_decoder));
        cut.extend(give_up(&mut cut_decoder));
        prop_assert_eq!(cut, whole);
    }

    #[test]
    fn bytes_give_at_most_an_event_each_and_never_a_control_character(
        bytes in prop_oneof![input(), vec(any::<u8>(), 0..80)],
    ) {
        let (mut events, mut decoder) = in_pieces(&bytes, &[7]);
        events.extend(give_up(&mut decoder));
        prop_assert!(events.len() <= bytes.len(), "{events:?}");
        prop_assert!(!events.iter().any(is_control), "{events:?}");
        prop_assert_eq!(decoder.give_up(), None);
    }

    #[test]
    fn text_behind_any_complete_noise_arrives_whole(
        noise in vec(select(NOISE.to_vec()), 0..4),
        text in "[ -~]{0,12}",
    ) {
        let bytes = [noise.concat(), text.clone().into_bytes()].concat();
        prop_assert_eq!(decode(&bytes), typed(&text));
    }

    #[test]
    fn after_giving_up_text_is_typed_again(bytes in input(), text in "[ -~]{1,8}") {
        let (_, mut decoder) = in_pieces(&bytes, &[3]);
        give_up(&mut decoder);
        decoder.feed(text.as_bytes());
        let events: Vec<Event> = std::iter::from_fn(|| decoder.next_event()).collect();
        prop_assert_eq!(events, typed(&text));
    }

    #[test]
    fn pasted_text_comes_through_as_it_is(text in "\\PC{0,40}") {
        let events = decode(format!("\x1b[200~{text}\x1b[201~").as_bytes());
        prop_assert_eq!(events, [Event::Paste(text)]);
    }
}
