//! The one table of commands: what is typed and what is pressed.

use std::collections::HashSet;

use proptest::prelude::*;
use reversi::commands::{Command, Meaning, Mistyped, TABLE, of_key, parse};
use reversi::easy_curses::Key;
use reversi::rules::Square;
use reversi::shell_word::read;

use super::texts;
use crate::rules::picture::square;
use crate::support::cases;

#[test]
fn a_square_is_a_letter_and_a_number_in_any_case_with_blanks_around() {
    for (line, name) in [
        ("d3", "d3"),
        ("D3", "d3"),
        (" d3 ", "d3"),
        ("\td3\u{a0}", "d3"),
        ("j10", "j10"),
        ("Z26", "z26"),
        // With 26 columns, letters that begin words are columns too.
        ("q5", "q5"),
        ("u1", "u1"),
        ("n3", "n3"),
        ("h8", "h8"),
        ("r2", "r2"),
    ] {
        assert_eq!(parse(line), Ok(Command::Play(square(name))), "{line:?}");
    }
}

#[test]
fn a_word_counts_in_any_case_with_blanks_around() {
    for (word, command) in [
        ("help", Command::Help),
        ("?", Command::Help),
        ("new", Command::New),
        ("hint", Command::Hints),
        ("undo", Command::Undo),
        ("redo", Command::Redo),
        ("resume", Command::Resume),
        ("quit", Command::Quit),
        ("q", Command::Quit),
    ] {
        for line in [word.to_owned(), word.to_uppercase(), format!("  {word}\t")] {
            assert_eq!(parse(&line), Ok(command.clone()), "{line:?}");
        }
    }
    assert_eq!(parse("uNdO"), Ok(Command::Undo));
}

#[test]
fn the_name_of_a_file_is_read_as_a_shell_reads_a_word_with_marks_and_else_as_it_is() {
    for (typed, name) in [
        ("a b.ggf", "a b.ggf"),
        ("\"a b.ggf\"", "a b.ggf"),
        ("'a b.ggf'", "a b.ggf"),
        ("a\\ b.ggf", "a b.ggf"),
        ("\"\"a\"\"", "\"a\""),
        ("\"a", "\"a"),
        ("a'b'", "a'b'"),
        ("\"a'", "\"a'"),
        ("\"", "\""),
        ("Anna's", "Anna's"),
        ("Anna's \\ a", "Anna's \\ a"),
        ("'Anna's a'", "Anna's a"),
        ("Anna\\'s", "Anna's"),
        ("\"Anna's \\\" \\$ \\a\"", "Anna's \" $ \\a"),
        ("'a'\\''\"b'", "a'\"b"),
        (
            "a$'\\t\\x41\\1012\\u00e9\\U1f600\\e\\?'b",
            "a\tAA2\u{e9}\u{1f600}\u{1b}?b",
        ),
        ("$'a", "$'a"),
        ("$'\\q'", "$'\\q'"),
        ("$'\\0'", "$'\\0'"),
        ("$'\\ud800'", "$'\\ud800'"),
        ("$HOME/*;", "$HOME/*;"),
        ("a\\", "a\\"),
        ("my games/'a b'/\"c's\"", "my games/'a b'/\"c's\""),
        ("games/'a b'/\"c's\"", "games/a b/c's"),
        ("games/'a", "games/'a"),
        ("games/a'b'", "games/a'b'"),
    ] {
        assert_eq!(read(typed.as_bytes()), name);
        let typed = typed.to_owned();
        for (word, command) in [
            ("save", Command::Save(typed.clone())),
            ("load", Command::Load(typed.clone())),
        ] {
            assert_eq!(parse(&format!("{word} {typed}")), Ok(command));
        }
    }
    for nothing in ["", "''", "\"\"", "$''"] {
        let typed = format!("load {nothing}");
        assert_eq!(parse(&typed), Err(Mistyped::WantsAFile("load")));
    }
}

#[test]
fn why_asks_about_the_square_behind_it() {
    assert_eq!(parse("why d3"), Ok(Command::Why(square("d3"))));
    assert_eq!(parse(" WHY   D3 "), Ok(Command::Why(square("d3"))));
    assert_eq!(parse("why"), Err(Mistyped::WantsASquare("why")));
    assert_eq!(parse("why d"), Err(Mistyped::HalfASquare("d".to_owned())));
    // No command is wanted there, so nothing is said of commands.
    for word in ["quit", "zz"] {
        let typed = format!("why {word}");
        assert_eq!(parse(&typed), Err(Mistyped::WantsASquare("why")));
    }
    assert_eq!(
        parse("why d3 e3"),
        Err(Mistyped::NotASquare("d3 e3".to_owned()))
    );
}

#[test]
fn half_a_square_is_told_from_nonsense() {
    for line in ["d", "D", "3", "33", "z"] {
        assert_eq!(parse(line), Err(Mistyped::HalfASquare(line.to_owned())));
    }
}

#[test]
fn what_is_no_square_is_refused_and_never_clipped() {
    for line in [
        "a0",
        "a27",
        "d33",
        "d03",
        "d3x",
        "d+3",
        "d99999999999999999999",
        "d-1",
        "aa1",
        "d3 e3",
        "d 3",
        "3d",
        "d,3",
        "(3,4)",
        "d3.",
        "d３",
        "ｄ3",
        "d²",
        "d٣",
        "é3",
        "д3",
        "é",
        "d\u{301}3",
        "d3\u{301}",
        "+",
        "-1",
        "%s%n",
        "d3\u{0}",
    ] {
        assert_eq!(
            parse(line),
            Err(Mistyped::NotASquare(line.to_owned())),
            "{line:?}"
        );
    }
}

#[test]
fn an_unknown_word_is_told_as_one() {
    for line in ["zz", "undoo", "und", "ne", "Quitt"] {
        assert_eq!(parse(line), Err(Mistyped::UnknownWord(line.to_owned())));
    }
}

#[test]
fn a_word_that_stands_alone_takes_nothing_behind_it() {
    assert_eq!(parse("undo 3"), Err(Mistyped::StandsAlone("undo")));
    assert_eq!(parse("QUIT now"), Err(Mistyped::StandsAlone("quit")));
    assert_eq!(parse("q 5"), Err(Mistyped::StandsAlone("q")));
}

#[test]
fn nothing_typed_is_told_as_nothing() {
    for line in ["", " ", "\t \u{3000}"] {
        assert_eq!(parse(line), Err(Mistyped::Nothing), "{line:?}");
    }
}

#[test]
fn keys_ask_for_what_the_table_says() {
    for (key, command) in [
        (Key::Function(1), Some(Command::Help)),
        (Key::Function(2), Some(Command::New)),
        (Key::Function(3), Some(Command::Hints)),
        (Key::Function(4), Some(Command::Undo)),
        (Key::Function(5), Some(Command::Redo)),
        (Key::Function(10), Some(Command::Quit)),
        (Key::Ctrl('c'), Some(Command::Quit)),
        (Key::Ctrl('l'), Some(Command::Repaint)),
        (Key::Escape, Some(Command::Cancel)),
        (Key::Enter, Some(Command::Confirm)),
        (Key::Backspace, Some(Command::EraseBefore)),
        (Key::Char('q'), Some(Command::Type('q'))),
        (Key::Function(6), Some(Command::Panel)),
        (Key::Ctrl('q'), None),
        (Key::Alt('q'), None),
        (Key::Other, None),
    ] {
        assert_eq!(of_key(key), command, "{key:?}");
    }
}

#[test]
fn no_key_word_or_button_stands_for_two_commands() {
    let mut keys = HashSet::new();
    let mut words = HashSet::new();
    let mut buttons = HashSet::new();
    for entry in TABLE {
        assert!(entry.keys.iter().all(|key| keys.insert(key)), "{entry:?}");
        assert!(
            entry.words.iter().all(|word| words.insert(word)),
            "{entry:?}"
        );
        assert!(
            entry.button.is_empty() || buttons.insert(entry.button),
            "{entry:?}"
        );
        assert!(!entry.help.is_empty(), "{entry:?}");
        let letter = entry.keys.iter().find(|key| matches!(key, Key::Char(_)));
        assert_eq!(letter, None, "no single character acts alone");
    }
}

#[test]
fn help_tells_of_every_command_with_its_words_its_first_key_and_what_it_does() {
    for width in [18, 30, 76, 200] {
        let help: String = reversi::messages::help(width).join(" ");
        let told: Vec<&str> = help.split_whitespace().collect();
        let told = told.join(" ");
        for entry in TABLE {
            let key = entry.keys.first().map(|&key| reversi::messages::key(key));
            for wanted in entry.words.iter().copied().chain(key.as_deref()) {
                assert!(told.contains(wanted), "{wanted} in {width} columns: {told}");
            }
            assert!(
                told.contains(entry.help),
                "{} in {width} columns: {told}",
                entry.help
            );
        }
    }
}

#[test]
fn whatever_has_a_button_has_the_first_word_of_its_caption_as_a_word() {
    for entry in TABLE.iter().filter(|entry| !entry.button.is_empty()) {
        let caption = entry.button.to_lowercase();
        let first = caption.split(' ').next().unwrap_or_default();
        assert!(entry.words.contains(&first), "{caption}");
    }
}

#[test]
fn no_word_could_be_meant_as_a_square() {
    for word in TABLE.iter().flat_map(|entry| entry.words) {
        assert!(word.parse::<Square>().is_err(), "{word}");
        assert_eq!(*word, word.to_lowercase(), "the table is in lower case");
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn any_line_is_read_or_refused_and_a_square_only_from_its_own_name(
        line in prop_oneof![texts(), "[a-zA-Z0-9 ]{0,6}"],
    ) {
        match parse(&line) {
            Ok(Command::Play(square)) => {
                prop_assert_eq!(square.to_string(), line.trim().to_ascii_lowercase());
            }
            Ok(Command::Why(_)) => prop_assert!(line.trim().to_ascii_lowercase().starts_with("why")),
            Ok(command) => {
                let word = line.trim().to_ascii_lowercase();
                let entry = TABLE.iter().find(|entry| entry.words.contains(&word.as_str()));
                let plain = entry.map(|entry| &entry.meaning);
                prop_assert!(matches!(plain, Some(Meaning::Plain(meant)) if *meant == command));
            }
            Err(_) => {}
        }
    }
}
