//! The same game in a terminal that cannot draw a screen.

use super::OPENING;
use crate::support::Launch;

/// Types, each time once a prompt has come, and gives all that a program which
/// ends well has then shown.
fn seen_after(launch: &Launch, keys: &[(&str, &str)]) -> String {
    let mut terminal = launch.start();
    let mut mark = 0;
    for (prompt, keys) in keys {
        terminal.wait_for_output(mark, prompt);
        mark = terminal.mark();
        terminal.send(keys);
    }
    let code = terminal.wait_exit().code();
    let seen = String::from_utf8(terminal.output().0.to_vec()).unwrap();
    assert_eq!(code, Some(0), "{seen}");
    seen.replace("\r\n", "\n")
}

/// Plays a few lines where no screen can be drawn, and compares the sentence
/// that says so.
#[track_caller]
fn check_plain(launch: &Launch, reason: &str) {
    let keys = [
        ("Red's move: ", "d3\n"),
        ("Blue's move: ", "quit\n"),
        ("Leave this game unfinished? y or n: ", "y\n"),
    ];
    let seen = seen_after(launch, &keys);
    assert!(!seen.contains('\x1b'), "{seen:?}");
    let sentence = format!(
        "reversi: no full-screen game here: {reason}; playing in plain lines instead\n  a b c d"
    );
    assert!(seen.starts_with(&sentence), "{seen}");
    assert!(
        seen.contains("\nRed's move: d3\n\nRed plays d3 and flips d4.\n  a b c d e f g h\n"),
        "{seen}"
    );
}

#[test]
fn a_dumb_terminal_plays_in_lines() {
    check_plain(
        &Launch::reversi().term("dumb"),
        "TERM is \"dumb\", a terminal that cannot draw a screen",
    );
}

#[test]
fn an_end_of_input_behind_a_move_plays_it_and_ends_the_game() {
    let launch = Launch::reversi().args(["text"]).term("dumb");
    let seen = seen_after(&launch, &[("Red's move: ", "d3\x04\x04")]);
    assert!(seen.contains("Red plays d3 and flips d4.\n"), "{seen}");
    assert!(seen.ends_with("Blue's move: \n"), "{seen:?}");
}

#[test]
fn an_interrupted_game_leaves_the_line_of_its_prompt() {
    let mut terminal = Launch::reversi().args(["text"]).term("dumb").start();
    terminal.wait_for_output(0, "Red's move: ");
    terminal.send("d3\x03");
    assert_eq!(terminal.wait_exit().code(), Some(130));
    assert!(terminal.output().0.ends_with(b"^C\r\n"));
}

#[test]
fn a_terminal_that_nobody_describes_plays_in_lines() {
    check_plain(&Launch::reversi().without("TERM"), "TERM is not set");
    check_plain(&Launch::reversi().term(""), "TERM is not set");
    for term in ["unknown", "nosuchterm"] {
        let reason = format!("TERM is \"{term}\", which this system does not describe");
        check_plain(&Launch::reversi().term(term), &reason);
    }
}

/// All that `reversi text` shows of the opening on a terminal.
fn opening_on(term: &str, args: &[&str], no_color: Option<&str>) -> String {
    let launch = Launch::reversi().args(["text"]).term(term);
    let launch = launch.args(args.iter().copied());
    let launch = match no_color {
        Some(value) => launch.env("NO_COLOR", value),
        None => launch,
    };
    seen_after(&launch, &[("Red's move: ", "\x04")])
}

#[test]
fn a_terminal_with_colours_gets_them_and_no_other_escapes() {
    let xterm = "xterm-256color";
    let colored = "4 . . \x1b[1;31m*\x1b[0m \x1b[1;34mO\x1b[0m \x1b[1;31mX\x1b[0m . . .\n";
    for (args, no_color) in [
        (&[][..], None),
        (&["--color", "auto"], Some("")),
        (&["--color", "always"], Some("1")),
    ] {
        let seen = opening_on(xterm, args, no_color);
        assert!(seen.contains(colored), "{seen:?}");
        let mut plain = seen;
        for code in ["\x1b[1;31m", "\x1b[1;34m", "\x1b[0m"] {
            plain = plain.replace(code, "");
        }
        assert!(plain.starts_with(OPENING), "{plain:?}");
        assert!(!plain.contains('\x1b'), "{plain:?}");
    }
}

#[test]
fn a_terminal_without_colours_or_whose_user_wants_none_gets_no_escapes() {
    for (term, args, no_color) in [
        ("vt100", &[][..], None),
        ("dumb", &[], None),
        ("nosuchterm", &[], None),
        ("xterm-256color", &[], Some("1")),
        ("xterm-256color", &["--color", "never"], None),
    ] {
        let seen = opening_on(term, args, no_color);
        assert!(seen.starts_with(OPENING), "{term}: {seen:?}");
        assert!(!seen.contains('\x1b'), "{term}: {seen:?}");
    }
}

#[test]
fn a_terminal_that_goes_away_ends_the_game_as_an_input_that_fails() {
    let script = "trap '' HUP; exec \"$0\" text --log-level off";
    let mut terminal = Launch::shell(script).start();
    terminal.wait_for_output(0, "Red's move: ");
    // What is noticed first is the hang-up or the input that fails.
    let code = terminal.hang_up().code();
    assert!(matches!(code, Some(2 | 129)), "{code:?}");
}
