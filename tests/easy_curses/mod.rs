//! The terminal helper: bytes to events, pictures, colours, and giving the
//! terminal back.

mod broken_input;
mod colors;
mod decoder_properties;
mod frame;
mod frame_properties;
mod hello;
mod keys;
mod mouse;
mod odd_text;
mod paste;

use reversi::easy_curses::{Decoder, Event, Key};

/// The events of bytes that arrive in one piece, without giving up on any.
fn decode(bytes: &[u8]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    decoder.feed(bytes);
    std::iter::from_fn(|| decoder.next_event()).collect()
}

/// The same, when nothing more comes after them.
fn decode_all(bytes: &[u8]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    decoder.feed(bytes);
    give_up(&mut decoder)
}

/// Everything a decoder makes of what it has kept back.
fn give_up(decoder: &mut Decoder) -> Vec<Event> {
    let mut events = Vec::new();
    while decoder.patience().is_some() {
        events.extend(decoder.give_up());
    }
    events
}

/// The events of bytes that arrive one by one.
fn decode_one_by_one(bytes: &[u8]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    let mut events = Vec::new();
    for byte in bytes {
        decoder.feed(&[*byte]);
        events.extend(std::iter::from_fn(|| decoder.next_event()));
    }
    events
}

fn keys(keys: &[Key]) -> Vec<Event> {
    keys.iter().copied().map(Event::Key).collect()
}

fn typed(text: &str) -> Vec<Event> {
    text.chars().map(|key| Event::Key(Key::Char(key))).collect()
}

/// Bytes as they are written in a test's message.
fn shown(bytes: &[u8]) -> String {
    bytes.escape_ascii().to_string()
}
