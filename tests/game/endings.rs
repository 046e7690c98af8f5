//! Leaving and panics, and that the terminal is then as it was before; and a spoilt picture.

use super::{drawn_since, play, quit, table, table_after, wait_for_position};
use crate::support::{Launch, is_described};
use reversi::rules::GameRecord;

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
fn a_panic_on_a_terminal_without_a_second_screen_can_be_read_too() {
    let launch = Launch::reversi().term("vt100");
    let mut terminal = launch.args(["--panic-after", "0"]).start();
    assert_eq!(terminal.wait_exit().code(), Some(101));
    terminal.assert_given_back();
    assert!(terminal.screen().contains("a panic was asked for"));
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
