//! Every way out, and that the terminal is then as it was before.

use std::time::{Duration, Instant};

use super::{drawn_since, play, quit, table, table_after, usual_table, wait_for_position};
use crate::support::{Launch, Signal, is_described};
use reversi::rules::GameRecord;
use vt100::MouseProtocolMode;

#[test]
fn quitting_gives_every_kind_of_terminal_back() {
    for term in [
        "xterm-256color",
        "xterm",
        "screen",
        "screen-256color",
        "tmux-256color",
        "linux",
        "vt100",
        "vt220",
        "xterm-mono",
        "ansi",
        "rxvt",
    ] {
        if !is_described(term) {
            continue;
        }
        let mut terminal = table(&Launch::reversi().term(term));
        play(&mut terminal, &mut GameRecord::default(), "d3");
        quit(&mut terminal);
        assert_eq!(terminal.wait_exit().code(), Some(0), "{term}");
        terminal.assert_given_back();
    }
}

#[test]
fn modes_that_were_unusual_before_are_so_again() {
    let script = "stty -ixon -onlcr intr ^B; stty -a; exec \"$0\"";
    let launch = Launch::shell(script);
    let mut terminal = table(&launch);
    terminal.send("quit\r");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    let left = terminal.left_behind();
    assert_eq!(left.len(), 3, "{left:?}");
    assert!(left[0].starts_with("input modes: ") && left[1].starts_with("output modes: "));
    assert!(left[2].starts_with("characters modes: "), "{left:?}");
}

#[test]
fn a_panic_gives_the_terminal_back_and_can_be_read() {
    for events in ["0", "1", "4", "7"] {
        let launch = Launch::reversi().args(["--panic-after", events]);
        let mut terminal = launch.start();
        if events != "0" {
            terminal.wait_for_text("[Start Game");
            terminal.send("\rd3\rc5\r");
        }
        assert_eq!(terminal.wait_exit().code(), Some(101), "{events}");
        terminal.assert_given_back();
        let screen = terminal.screen();
        assert!(screen.contains("a panic was asked for"), "{screen}");
        assert!(screen.contains("panicked at "), "{screen}");
    }
}

#[test]
fn a_panic_with_a_question_open_or_help_shown_gives_the_terminal_back() {
    for (keys, events) in [("d3\rquit\r", "9"), ("help\r", "6")] {
        let launch = Launch::reversi().args(["--panic-after", events]);
        let mut terminal = table(&launch);
        terminal.send(keys);
        assert_eq!(terminal.wait_exit().code(), Some(101), "{keys:?}");
        terminal.assert_given_back();
        assert!(terminal.screen().contains("a panic was asked for"));
    }
}

#[test]
fn every_signal_that_ends_gives_the_terminal_back() {
    for (signal, number, name) in [
        (Signal::HUP, 1, "SIGHUP"),
        (Signal::INT, 2, "SIGINT"),
        (Signal::QUIT, 3, "SIGQUIT"),
        (Signal::TERM, 15, "SIGTERM"),
    ] {
        let (mut terminal, _) = table_after("d3c5");
        assert_ne!(terminal.screen().mouse(), MouseProtocolMode::None);
        terminal.signal(signal);
        let told = Instant::now();
        assert_eq!(terminal.wait_exit().code(), Some(128 + number));
        assert!(told.elapsed() < Duration::from_secs(2));
        terminal.assert_given_back();
        let log = terminal.home().join("state/reversi/reversi.log");
        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains(&format!("{name} received\n")), "{log}");
        assert!(log.ends_with('\n'), "{log}");
    }
}

#[test]
fn a_signal_ends_also_help_questions_and_a_window_that_is_too_small() {
    for keys in ["help\r", "quit\r", "d3"] {
        let (mut terminal, _) = table_after("d3");
        terminal.send(keys);
        terminal.settle();
        terminal.signal(Signal::TERM);
        assert_eq!(terminal.wait_exit().code(), Some(143), "{keys:?}");
        terminal.assert_given_back();
    }
    let mut terminal = usual_table();
    terminal.resize(5, 20);
    terminal.wait_for_text("Needs a window");
    terminal.signal(Signal::TERM);
    assert_eq!(terminal.wait_exit().code(), Some(143));
    terminal.assert_given_back();
}

#[test]
fn a_closed_terminal_ends_the_game_at_once() {
    let (mut terminal, _) = table_after("d3");
    let closed = Instant::now();
    let code = terminal.hang_up().code();
    assert!(matches!(code, Some(0 | 129)), "{code:?}");
    assert!(closed.elapsed() < Duration::from_secs(1));
}

#[test]
fn a_closed_terminal_ends_the_game_also_where_hang_ups_are_ignored() {
    let script = "trap '' HUP; exec \"$0\"";
    let launch = Launch::shell(script);
    let mut terminal = table(&launch);
    let before = terminal.cpu_time();
    let closed = Instant::now();
    let code = terminal.hang_up().code();
    assert!(matches!(code, Some(0 | 129)), "{code:?}");
    assert!(closed.elapsed() < Duration::from_secs(1));
    assert!(before < Duration::from_secs(1));
}

#[test]
fn a_picture_that_something_wrote_over_is_drawn_again_on_request() {
    let (mut terminal, record) = table_after("d3c5");
    terminal.settle();
    let mark = terminal.mark();
    terminal.send("\x0c");
    terminal.wait_for("a new picture", super::is_ready);
    terminal.settle();
    wait_for_position(&mut terminal, &record);
    assert_eq!(terminal.since(mark).screen_clears(), 1);
    assert_eq!(
        drawn_since(&terminal, mark).rows(),
        terminal.screen().rows()
    );
}
