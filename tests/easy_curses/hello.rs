//! The example, which draws a coloured word and waits for a key, on terminals
//! of every kind.

use std::path::PathBuf;

use crate::support::{Launch, Screen, Signal, Terminal};

/// The built example: cargo puts it beside the folder of the tests.
fn example() -> Launch {
    let test = std::env::current_exe().unwrap();
    let folder: PathBuf = test.ancestors().nth(2).unwrap().join("examples");
    let example = folder.join("hello");
    assert!(
        example.exists(),
        "{} is built by cargo test, but not by cargo test with a filter: see cargo build --examples",
        example.display()
    );
    Launch::program(example.to_str().unwrap())
}

fn drawn(launch: &Launch) -> Terminal {
    let mut terminal = launch.start();
    let screen = terminal.wait_for("the whole picture", |screen| {
        screen.row(1) == "  Hello in  red" && screen.row(3) == "  Press any key."
    });
    assert!(screen.cell(3, 2).bold);
    assert!(!screen.cell(1, 2).bold);
    terminal
}

#[test]
fn the_word_is_drawn_in_the_best_colours_of_each_terminal() {
    use vt100::Color::{Default, Idx};
    for (term, text, ground) in [
        ("xterm-256color", Idx(15), Idx(1)),
        ("rxvt-unicode", Idx(15), Idx(1)),
        ("xterm", Idx(7), Idx(1)),
        ("xterm-mono", Default, Default),
    ] {
        let mut terminal = drawn(&example().term(term));
        let cell = terminal.screen().cell(1, 12);
        assert_eq!(
            (cell.text.as_str(), cell.fg, cell.bg),
            ("r", text, ground),
            "{term}"
        );
        terminal.send("x");
        assert_eq!(terminal.wait_exit().code(), Some(0), "{term}");
        terminal.assert_given_back();
    }
}

#[test]
fn terminals_without_colours_get_none() {
    for term in ["xterm-mono", "vt100", "vt220"] {
        let mut terminal = drawn(&example().term(term));
        terminal.send("x");
        assert_eq!(terminal.wait_exit().code(), Some(0), "{term}");
        assert_eq!(terminal.output().colors(), [""; 0], "{term}");
        terminal.assert_given_back();
    }
}

#[test]
fn without_a_terminal_that_curses_can_draw_on_the_reason_is_told() {
    let without = example().without("TERM");
    for (launch, reason) in [
        (without.clone(), "NoTerm"),
        (without.env("TERM", ""), "NoTerm"),
        (example().term("unknown"), "UnknownTerm(\"unknown\")"),
        (example().term("nosuchterm"), "UnknownTerm(\"nosuchterm\")"),
        (example().term("dumb"), "NoCursor(\"dumb\")"),
        (example().env("LINES", "32768"), "TooLarge(32768, 80)"),
        (example().env("COLUMNS", "99999"), "TooLarge(24, 99999)"),
        (
            example().env("LINES", "2000").env("COLUMNS", "2000"),
            "TooLarge(2000, 2000)",
        ),
    ] {
        let mut terminal = launch.start();
        assert_eq!(terminal.wait_exit().code(), Some(1), "{reason}");
        assert_eq!(terminal.screen().row(0), format!("Error: {reason}"));
        assert_eq!(terminal.output().escapes(), 0, "{reason}");
        terminal.assert_given_back();
    }
}

#[test]
fn a_key_that_sends_many_bytes_is_one_key() {
    let mut terminal = drawn(&example());
    terminal.send("\x1b[1;5C");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn a_resize_is_no_key_and_has_the_picture_drawn_again() {
    let mut terminal = drawn(&example());
    let mark = terminal.mark();
    terminal.resize(10, 30);
    terminal.settle();
    assert!(!terminal.has_ended());
    // Nothing of the picture before is relied upon: terminals move their text.
    let screen = Screen::after(10, 30, terminal.since(mark).0);
    assert_eq!(screen.row(1), "  Hello in  red");
    assert_eq!(screen.row(3), "  Press any key.");
    terminal.send("x");
    assert_eq!(terminal.wait_exit().code(), Some(0));
}

#[test]
fn a_signal_is_an_event_and_the_terminal_comes_back() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT] {
        let mut terminal = drawn(&example());
        terminal.signal(signal);
        assert_eq!(terminal.wait_exit().code(), Some(0), "{signal:?}");
        terminal.assert_given_back();
    }
}
