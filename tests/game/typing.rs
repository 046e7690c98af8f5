//! Keys and bytes of every kind, typed into the input line.

use std::time::{Duration, Instant};

use super::{ask, field, is_ready, refused, table, usual_table, wait_for_position};
use crate::rules::picture::played;
use crate::support::{BROKEN_CHARACTERS, Launch, Terminal};

fn wait_for_field(terminal: &mut Terminal, text: &str) {
    terminal.wait_for(&format!("{text:?} in the input line"), |screen| {
        field(screen).as_deref() == Some(text)
    });
}

#[test]
fn names_full_of_format_signs_are_shown_as_they_are() {
    for name in ["%s%s%s%n", "100%", "!~&@%+", "%d%i%p%x%c"] {
        let launch = Launch::reversi().args(["--red", name, "--blue", name]);
        let line = table(&launch).probe().row(0);
        assert_eq!(line.matches(name).count(), 2, "{line}");
    }
}

#[test]
fn typed_format_signs_are_shown_as_they_are() {
    let mut terminal = table(&Launch::reversi().size(24, 140));
    for text in ["%s%s%s%n", "100%", "!~&@%+"] {
        terminal.send(text);
        wait_for_field(&mut terminal, text);
        ask(
            &mut terminal,
            "",
            &format!("\"{text}\" is not a square of this board"),
        );
        refused(&mut terminal, text, &format!("\"{text}\" is not a square"));
    }
    for file in ["%s%s%s%n", "100%", "!~&@%+"] {
        let saved = format!("Saved as {file}.");
        ask(&mut terminal, &format!("save {file}"), &saved);
    }
}

#[test]
fn the_line_is_edited_with_the_keys_of_a_shell() {
    let mut terminal = usual_table();
    for (keys, expected) in [
        ("why f9 now", "why f9 now"),
        ("\x17", "why f9"),
        ("\x17", "why"),
        ("\x15", ""),
        ("f9\x01\x0b", ""),
        ("3\x01d\x05", "d3"),
    ] {
        terminal.send(keys);
        wait_for_field(&mut terminal, expected);
    }
    terminal.send("\r");
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn enter_on_an_empty_line_says_what_to_type() {
    let mut terminal = usual_table();
    ask(
        &mut terminal,
        "",
        "Type a square, like d3, or a word, like help.",
    );
    // Where there is a cursor, Enter plays.
    terminal.send("\x1b[B\r");
    wait_for_position(&mut terminal, &played("d3"));
    terminal.send("\x1b");
    terminal.wait_for("no cursor", |screen| !screen.contains("[X]"));
    let screen = ask(&mut terminal, "  ", "Type a square, like d3");
    assert!(screen.contains("Turn: Blue"), "{screen}");
}

#[test]
fn a_zero_byte_types_nothing() {
    let mut terminal = usual_table();
    terminal.send(b"\0d\0\x003\0\r");
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn keys_without_a_meaning_type_nothing() {
    let mut terminal = usual_table();
    let keys = [
        "\x1b[1;5C",
        "\x1b[1;3A",
        "\x1b[3;5~",
        "\x1b[1;2D",
        "\x1b[5;5~",
        "\x1bOq",
        "\x1b[24~",
        "\x1b[34~",
        "\x1b[99;99z",
        "\x1b[?1;2c",
        "\x1b[I",
        "\x1b[O",
        "\x1bx",
        "\t",
        "\x1b[Z",
        "\x02",
        "\x13",
        "\x11",
        "\x1b[2~",
    ];
    terminal.send(format!("d{}3", keys.concat()));
    wait_for_field(&mut terminal, "d3");
    terminal.send("\r");
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn broken_characters_freeze_nothing_and_lose_at_most_one_line() {
    for bytes in BROKEN_CHARACTERS {
        let mut terminal = usual_table();
        terminal.send(bytes);
        // The rest of the character never comes.
        terminal.listen(Duration::from_millis(120));
        terminal.send("d3\r");
        terminal.send("d3\r");
        terminal.wait_for(&format!("d3 played after {bytes:x?}"), |screen| {
            super::Position::on(screen) == Some(super::Position::of(&played("d3")))
        });
    }
}

#[test]
fn typed_characters_of_any_script_are_shown_and_erased_one_by_one() {
    let mut terminal = usual_table();
    terminal.send("aé日e\u{301}");
    terminal.wait_for("all four characters", |screen| {
        screen.contains("aé日e\u{301}")
    });
    terminal.send("\x7f");
    terminal.wait_for("the last one gone", |screen| {
        screen.row(22).ends_with("aé日")
    });
    terminal.send("\x7f\x7f");
    wait_for_field(&mut terminal, "a");
}

#[test]
fn a_lone_escape_is_noticed_within_150_milliseconds() {
    let mut terminal = usual_table();
    // A busy machine may delay an answer, but not each of several.
    let fastest = (0..5).map(|_| {
        terminal.send("d");
        wait_for_field(&mut terminal, "d");
        let pressed = Instant::now();
        terminal.send("\x1b");
        terminal.wait_for("an empty line", is_ready);
        pressed.elapsed()
    });
    let fastest = fastest.min().unwrap();
    assert!(fastest <= Duration::from_millis(150), "{fastest:?}");
}

#[test]
fn an_arrow_whose_bytes_come_20_milliseconds_apart_is_an_arrow() {
    let mut terminal = usual_table();
    loop {
        terminal.send("d");
        wait_for_field(&mut terminal, "d");
        let start = Instant::now();
        terminal.send("\x1b");
        terminal.listen(Duration::from_millis(20));
        terminal.send("[A");
        // Only if the machine kept the pause short enough can this be judged.
        if start.elapsed() < Duration::from_millis(60) {
            break;
        }
        terminal.probe();
        terminal.send("\x1b");
        terminal.wait_for("an empty line", is_ready);
    }
    let screen = terminal.wait_for("a cursor on the board, and the field", |screen| {
        screen.contains("[") && field(screen).is_some()
    });
    assert_eq!(screen.board(8, 8).around("d3"), ('[', ']'));
    assert_eq!(field(&screen).as_deref(), Some("d"));
}

#[test]
fn each_form_of_enter_confirms_once() {
    for enter in ["\r", "\n", "\x1bOM", "\r\n"] {
        let mut terminal = usual_table();
        // A second Enter would play at the cursor, where Blue may play too.
        terminal.send("\x1b[A\x1b[D");
        terminal.wait_for("a cursor on c3", |screen| {
            let board = screen.board(8, 8);
            let (row, column) = board.position("c3");
            screen.glyph(row, column - 1) == '['
        });
        terminal.send(format!("d3{enter}"));
        terminal.wait_for("d3 played", |screen| screen.contains("Blue's move:"));
        let screen = terminal.probe();
        assert_eq!(super::score(&screen), Some([4, 1]), "{enter:?}");
        assert_eq!(screen.board(8, 8).glyph("c3"), '*', "{enter:?}");
    }
}

#[test]
fn the_editing_keys_of_every_terminal_edit() {
    let homes = ["\x1b[1~", "\x1b[H", "\x1bOH", "\x01", "\x1b[7~"];
    let ends = ["\x1b[4~", "\x1b[F", "\x1bOF", "\x05", "\x1b[8~"];
    for term in [
        "xterm-256color",
        "screen",
        "tmux-256color",
        "linux",
        "vt100",
    ] {
        let mut terminal = table(&Launch::reversi().term(term));
        for (home, end) in homes.iter().zip(ends) {
            terminal.send("x\x7f");
            terminal.send("x\x08");
            terminal.send(format!("xd{home}\x1b[3~{end}4\x7f3"));
            wait_for_field(&mut terminal, "d3");
            terminal.send("\x7f\x7f");
            terminal.wait_for("an empty line", is_ready);
        }
    }
}

#[test]
fn a_line_longer_than_the_window_is_cut_and_does_no_harm() {
    let mut terminal = usual_table();
    terminal.send("d3 ".repeat(100));
    let screen = terminal.wait_for("the end of the line", |screen| {
        screen.cursor() == (22, 79) && screen.row(22).ends_with("d3 d3")
    });
    assert!(screen.row(22).starts_with(" Red's move: "));
    assert_eq!(super::score(&screen), Some([2, 2]));
    ask(&mut terminal, "", "is not a square of this board");
    terminal.send("d3\r");
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn function_keys_and_control_keys_act_at_once_and_keep_what_is_typed() {
    let mut terminal = usual_table();
    terminal.send("d");
    for (keys, effect) in [
        ("\x1b[13~", "Hints are off."),
        ("\x1bOR", "Hints are on"),
        ("\x1b[14~", "Nothing to take back"),
        ("\x1b[15~", "Nothing to play again"),
        ("\x1b[[A", "Esc closes this page"),
    ] {
        terminal.send(keys);
        terminal.wait_for(&format!("{effect:?} and the field as it was"), |screen| {
            screen.contains(effect) && screen.contains("move: d")
        });
    }
    terminal.send("\x1b");
    terminal.wait_for("the board again", |screen| {
        super::Position::on(screen).is_some() && field(screen).as_deref() == Some("d")
    });
    terminal.send("\x1b[21~");
    assert_eq!(terminal.wait_exit().code(), Some(0), "F10");
    let mut terminal = usual_table();
    terminal.send("\x03");
    assert_eq!(terminal.wait_exit().code(), Some(0), "Ctrl-C");
    terminal.assert_given_back();
}
