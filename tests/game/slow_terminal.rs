//! Terminals that are slow, or take no more bytes for a while.

use std::thread;
use std::time::{Duration, Instant};

use reversi::rules::GameRecord;

use super::{Position, is_ready, usual_table, wait_for_position};
use crate::rules::picture::names;
use crate::support::{Launch, Signal};
use crate::ways_out::signals::SIGNALS;

/// The program is stopped as soon as the first byte of a picture is seen: the rest
/// of it has left with that byte.
#[test]
fn a_picture_is_never_seen_half_drawn() {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    for name in names("f5d6c3d3c4f4f6f3e6e7d7c5b6d8") {
        record.play(name.parse().unwrap()).unwrap();
        terminal.send(name);
        terminal.settle();
        let mark = terminal.mark();
        terminal.send("\r");
        terminal.wait_for_bytes(mark, 1);
        terminal.signal(Signal::STOP);
        let screen = terminal.settle();
        assert!(is_ready(&screen), "{name}\n{screen}");
        assert_eq!(Position::on(&screen), Some(Position::of(&record)), "{name}");
        terminal.signal(Signal::CONT);
        wait_for_position(&mut terminal, &record);
    }
}

/// The program waits for room, and does not ask for it without end.
#[test]
fn a_terminal_that_does_not_wait_for_room_shows_the_whole_picture_all_the_same() {
    let mut terminal = Launch::reversi().size(60, 200).sit_down();
    let whole = terminal.settle().to_string();
    terminal.leave_without_waiting();
    terminal.fill_with("\x0c");
    let before = terminal.cpu_time();
    thread::sleep(Duration::from_millis(300));
    let busy = terminal.cpu_time().saturating_sub(before);
    assert!(busy < Duration::from_millis(100), "{busy:?}");
    assert_eq!(terminal.settle().to_string(), whole);
}

/// What it has not taken yet gives way to what gives it back.
#[test]
fn a_signal_ends_a_game_whose_terminal_takes_nothing_more() {
    for (signal, number) in SIGNALS {
        let mut terminal = Launch::reversi().size(60, 200).sit_down();
        terminal.settle();
        terminal.fill_with("\x0c");
        let told = Instant::now();
        terminal.signal(signal);
        while !terminal.has_ended() {
            assert!(told.elapsed() < Duration::from_secs(2), "{signal:?}");
            thread::yield_now();
        }
        assert_eq!(terminal.wait_exit().code(), Some(128 + number));
        terminal.assert_given_back();
    }
}
