//! Signals that end the program, and Ctrl-C.

use std::time::{Duration, Instant};

use super::PAGES;
use crate::game::answer;
use crate::support::{Signal, Terminal};

pub const SIGNALS: [(Signal, i32); 4] = [
    (Signal::HUP, 1),
    (Signal::INT, 2),
    (Signal::QUIT, 3),
    (Signal::TERM, 15),
];

fn assert_killed(terminal: &mut Terminal, signal: Signal, number: i32, page: &str) {
    terminal.signal(signal);
    let told = Instant::now();
    let code = terminal.wait_exit().code();
    assert_eq!(code, Some(128 + number), "{page}");
    assert!(told.elapsed() < Duration::from_secs(2), "{page}");
    terminal.assert_given_back();
}

#[test]
fn every_signal_ends_every_page_and_gives_the_terminal_back() {
    for page in PAGES {
        for (signal, number) in SIGNALS {
            assert_killed(&mut page.open(), signal, number, page.name);
        }
    }
}

#[test]
fn every_signal_ends_every_page_in_a_window_too_small_for_it() {
    for page in PAGES {
        let (signal, number) = SIGNALS[page.name.len() % 4];
        let mut terminal = page.open();
        terminal.resize(3, 9);
        terminal.settle();
        assert_killed(&mut terminal, signal, number, page.name);
    }
}

/// A burst of signals is one end, reported by one of them.
#[test]
fn signals_that_come_all_at_once_end_the_program_once() {
    for page in PAGES {
        let mut terminal = page.open();
        for (signal, _) in SIGNALS {
            if !terminal.has_ended() {
                terminal.signal(signal);
            }
        }
        let code = terminal.wait_exit().code();
        let codes = SIGNALS.map(|(_, number)| Some(128 + number));
        assert!(codes.contains(&code), "{}: {code:?}", page.name);
        terminal.assert_given_back();
    }
}

/// A game under way is left after a question; all else at once.
#[test]
fn control_c_leaves_every_page() {
    for page in PAGES {
        let mut terminal = page.open();
        terminal.send("\x03");
        terminal.wait_for_end_or("y or n:");
        let is_under_way = page.has_d3() || page.name == "a pass";
        assert_eq!(!terminal.has_ended(), is_under_way, "{}", page.name);
        if is_under_way {
            answer(&mut terminal, "y");
        }
        assert_eq!(terminal.wait_exit().code(), Some(0), "{}", page.name);
        terminal.assert_given_back();
    }
}
