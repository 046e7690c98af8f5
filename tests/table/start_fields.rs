//! The fields of the start page, with every key, byte and size of window.

use super::{TO_RED_NAME, start_page, wait_for_field};
use crate::support::{BROKEN_CHARACTERS, Dice, Launch, Terminal, is_described};

/// The start page with the caret in the first field.
fn red_name(launch: &Launch) -> Terminal {
    let mut terminal = start_page(launch);
    terminal.send(TO_RED_NAME);
    terminal.wait_for("the focus on the first field", |screen| {
        screen
            .row_with("Red name")
            .is_some_and(|row| row.contains('>'))
    });
    terminal
}

#[test]
fn editing_keys_work_on_every_kind_of_terminal() {
    for term in [
        "xterm-256color",
        "screen",
        "tmux-256color",
        "linux",
        "vt100",
    ] {
        if !is_described(term) {
            continue;
        }
        let mut terminal = red_name(&Launch::reversi().term(term));
        for (keys, expected) in [
            ("ab\x7f", "a"),
            ("b\x08", "a"),
            ("bc\x1b[Hx", "xabc"),
            ("\x1b[3~", "xbc"),
            ("\x1b[Fy", "xbcy"),
            ("\x1b[1~z", "zxbcy"),
            ("\x1b[4~w", "zxbcyw"),
            ("\x1bOH\x1bOF\x1b[D\x1bOD\x7f", "zxbyw"),
            ("\x1b[C\x1bOC.", "zxbyw."),
            // Keys without a meaning here type nothing.
            ("\x1b[1;5C\x1b[1;3A\x1b[3;5~\x1b[5~\x1b[6~\x1b[2~", "zxbyw."),
            ("\x00\x11\x1b", ""),
        ] {
            terminal.send(keys);
            wait_for_field(&mut terminal, "Red name", expected);
        }
        let screen = terminal.settle();
        assert!(
            !screen.contains("~") && !screen.contains("^"),
            "{term}: {screen}"
        );
    }
}

#[test]
fn fields_are_edited_with_the_keys_of_a_shell() {
    let mut terminal = red_name(&Launch::reversi());
    for (keys, expected) in [
        ("Anna Maria", "Anna Maria"),
        ("\x17", "Anna"),
        ("Maria\x01\x0b", ""),
        ("Bert\x1b[D\x15", "t"),
        ("\x05om\x01S", "Stom"),
    ] {
        terminal.send(keys);
        wait_for_field(&mut terminal, "Red name", expected);
    }
}

#[test]
fn a_size_is_typed_over_the_one_that_is_there() {
    let mut terminal = start_page(&Launch::reversi());
    terminal.send("\x1b[A\x1b[A\x1b[A10");
    wait_for_field(&mut terminal, "Board size", "10");
    terminal.send("\x1b[12~");
    terminal.wait_for("a board of 10 by 10", |screen| screen.contains("i j"));
}

#[test]
fn help_is_to_be_had_on_the_start_page() {
    let mut terminal = red_name(&Launch::reversi());
    terminal.resize(12, 20);
    terminal.send("Ann\x1bOP");
    terminal.wait_for_text("Put a disc where");
    // Keys for fields wait until help is closed; it can be scrolled to its end.
    terminal.send("x\r\x1bOP");
    terminal.send(&"\x1b[6~".repeat(20)[..]);
    terminal.wait_for_text("Space runs it.");
    terminal.send("\x1b[H");
    terminal.wait_for_text("Put a disc where");
    terminal.send("\x1b[F");
    terminal.wait_for_text("Space runs it.");
    terminal.send("\x1b");
    terminal.wait_for_text("Red name  Ann");
    terminal.resize(24, 80);
    terminal.send("\x1bOP");
    terminal.wait_for_text("Esc closes this page");
    terminal.click((14, 30));
    terminal.wait_for_text("Start Game");
    terminal.send("\x1bOP");
    terminal.wait_for_text("Esc closes this page");
    terminal.send("\x03");
    assert_eq!(terminal.wait_exit().code(), Some(0));
}

#[test]
fn each_form_of_enter_goes_on_by_one_field() {
    for enter in ["\r", "\n", "\x1bOM", "\r\n"] {
        let mut terminal = red_name(&Launch::reversi());
        for (label, text) in [
            ("Red name", "Anna"),
            ("Red uni no.", "1"),
            ("Blue name", "Bert"),
            ("Blue uni no.", "2"),
        ] {
            terminal.send(format!("{text}{enter}"));
            wait_for_field(&mut terminal, label, text);
        }
        terminal.send("\x7f6");
        wait_for_field(&mut terminal, "Board size", "6");
    }
}

#[test]
fn broken_characters_are_dropped_and_what_follows_is_typed() {
    for broken in BROKEN_CHARACTERS.iter().chain([&&b"\0"[..]]) {
        let mut terminal = red_name(&Launch::reversi());
        terminal.send(broken);
        terminal.settle();
        terminal.send("Anna");
        terminal.wait_for("the name", |screen| {
            let row = screen.row_with("Red name");
            row.is_some_and(|row| row.ends_with("Anna"))
        });
    }
}

#[test]
fn a_pasted_text_is_typed_and_confirms_nothing() {
    for (pasted, expected) in [
        ("d3\nc5\n", "d3 c5"),
        ("quit\n", "quit"),
        ("Anna\tMaria", "Anna Maria"),
        ("\x1b[2J", "[2J"),
        ("%s%s%s%n", "%s%s%s%n"),
        ("f5d6c5f4e3c6d3f6e6d7g3c4", "f5d6c5f4e3c6d3f6e6d7g3c4"),
    ] {
        let mut terminal = red_name(&Launch::reversi());
        let mark = terminal.mark();
        terminal.send(format!("\x1b[200~{pasted}\x1b[201~"));
        let screen = wait_for_field(&mut terminal, "Red name", expected);
        assert!(screen.contains("Start Game") && !screen.contains("200~"));
        assert!(!terminal.since(mark).escaped().contains("\\x1b[2J"));
    }
}

#[test]
fn what_is_pasted_without_brackets_neither_quits_nor_starts() {
    let mut terminal = red_name(&Launch::reversi());
    terminal.send("quit\nnew\ny\nq\n\x7f10\n".to_owned() + &"n\nq\n".repeat(2500));
    wait_for_field(&mut terminal, "Red name", "quit");
    let screen = wait_for_field(&mut terminal, "Board size", "10");
    assert!(screen.contains("Start Game"));
    assert!(!terminal.has_ended());
}

#[test]
fn ten_thousand_letters_are_cut_at_the_length_of_a_line() {
    let mut terminal = red_name(&Launch::reversi());
    terminal.send("n".repeat(10_000));
    // No more has room, not even at its beginning.
    terminal.send("\x1b[HX\x1b[C");
    terminal.wait_for("the caret behind the first letter", |screen| {
        let row = screen.row_with("Red name").unwrap_or_default();
        let first = row.find("nnn");
        first.is_some_and(|first| usize::from(screen.cursor().1) == first + 1)
    });
    terminal.send("\r\x1b[12~");
    terminal.wait_for_text("Red's move:");
}

#[test]
fn half_typed_text_survives_every_size() {
    let mut terminal = red_name(&Launch::reversi());
    terminal.send("Ann");
    wait_for_field(&mut terminal, "Red name", "Ann");
    for (rows, columns) in [(10, 2), (1, 1), (60, 200), (12, 24), (2, 10)] {
        terminal.resize(rows, columns);
        terminal.settle();
        assert!(!terminal.has_ended(), "{rows} x {columns}");
    }
    terminal.resize(24, 80);
    wait_for_field(&mut terminal, "Red name", "Ann");
    let mut dice = Dice::of(12345);
    for _ in 0..100 {
        dice.resize(&mut terminal);
        terminal.listen(std::time::Duration::from_millis(2));
    }
    terminal.send("a");
    terminal.resize(24, 80);
    wait_for_field(&mut terminal, "Red name", "Anna");
    terminal.resize(8, 40);
    terminal.wait_for_text("rows. This one has 40 and 8.");
}

#[test]
fn without_colours_the_focus_and_the_useless_button_are_told_by_signs() {
    let launches = [
        Launch::reversi().term("vt100").locale("C"),
        Launch::reversi().env("NO_COLOR", "1"),
        Launch::reversi().args(["--color", "never"]),
    ];
    for launch in launches {
        let mut terminal = start_page(&launch);
        let screen = terminal.settle();
        assert!(screen.contains(">[Start Game]") && screen.contains("(Resume)"));
        assert_eq!(terminal.output().colors(), [""; 0], "{launch:?}");
    }
    for launch in [
        Launch::reversi().env("NO_COLOR", ""),
        Launch::reversi()
            .env("NO_COLOR", "1")
            .args(["--color", "always"]),
    ] {
        let mut terminal = start_page(&launch);
        terminal.settle();
        assert_ne!(terminal.output().colors(), [""; 0], "{launch:?}");
    }
}
