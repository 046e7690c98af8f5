//! The command line: answers, and one sentence for each mistake.

use crate::support::program::{self, Ended, ended, folder, run, run_with};
use crate::support::skipped;

fn reversi(arguments: &[&str]) -> Ended {
    run_with(arguments, "")
}

/// A line of shell with the program as `$0`.
fn shell(script: &str) -> Ended {
    run(program::shell(folder(&[]).path(), script), "")
}

#[track_caller]
fn check_usage(arguments: &[&str], sentence: &str) {
    let sentence = format!("reversi: {sentence}; see reversi --help\n");
    assert_eq!(reversi(arguments), ended("", &sentence, 2), "{arguments:?}");
}

#[test]
fn each_mistake_is_one_sentence_on_standard_error_and_exit_2() {
    for wrong in ["3", "27", "8x", "", "8X3", "+8", "-1"] {
        let sentence = format!(
            "invalid value '{wrong}' for '--size <SIZE>': \
             a board has 4 to 26 rows and columns, as in 8 or 6x10"
        );
        check_usage(&["--size", wrong], &sentence);
    }
    for (arguments, sentence) in [
        (
            &["--color", "blue"][..],
            "invalid value 'blue' for '--color <WHEN>' [possible values: auto, always, never]",
        ),
        (
            &["--log-level", "loud"],
            "invalid value 'loud' for '--log-level <LEVEL>' [possible values: off, error, warn, \
             info, debug, trace]",
        ),
        (
            &["--colour", "auto"],
            "unexpected argument '--colour' found",
        ),
        (
            &["--no-hints=1"],
            "unexpected value '1' for '--no-hints' found; no more were expected",
        ),
        (
            &["--red", "--blue", "B"],
            "a value is required for '--red <NAME>' but none was supplied",
        ),
        (&["-x"], "unexpected argument '-x' found"),
        (
            &["--red", "A", "--red", "B"],
            "the argument '--red <NAME>' cannot be used multiple times",
        ),
    ] {
        check_usage(arguments, sentence);
    }
}

/// The sentence of a mode that was asked for something wrong.
#[track_caller]
fn check_mistake(arguments: &[&str], sentence: &str) {
    let mode = arguments[0];
    let sentence = format!("reversi: {sentence}; see reversi {mode} --help\n");
    assert_eq!(reversi(arguments), ended("", &sentence, 2), "{arguments:?}");
}

#[test]
fn a_number_that_is_none_is_told_with_the_numbers_there_are() {
    for wrong in ["abc", "-1", "1.5", "", "18446744073709551616"] {
        for (arguments, option, least) in [
            (&["judge", "--generate", wrong][..], "--generate <N>", 0),
            (
                &["judge", "--generate", "1", "--seed", wrong],
                "--seed <S>",
                0,
            ),
            (
                &["export", "a", "--to", "ggf", "--game", wrong],
                "--game <N>",
                1,
            ),
            (&["replay", "a", "--game", wrong], "--game <N>", 1),
            (&["text", "a", "--game", wrong], "--game <N>", 1),
            (&["play", "a", "--game", wrong], "--game <N>", 1),
        ] {
            let sentence = format!(
                "invalid value '{wrong}' for '{option}': \
                 expected a whole number from {least} to 18446744073709551615"
            );
            check_mistake(arguments, &sentence);
        }
    }
    for mode in ["check", "export", "text", "play", "replay"] {
        let sentence = "invalid value '3' for '--size <SIZE>': \
                        a board has 4 to 26 rows and columns, as in 8 or 6x10";
        check_mistake(&[mode, "--size", "3"], sentence);
    }
}

#[test]
fn what_is_missing_is_named() {
    let missing = "the following required arguments were not provided:";
    for (arguments, what) in [
        (&["export", "a"][..], "--to <FORM>"),
        (&["check"], "<FILE>..."),
        (&["replay"], "<FILE>"),
        (&["play", "--game", "2"], "<FILE>"),
        (&["judge", "--seed", "1"], "--generate <N>"),
        (&["completions"], "<SHELL>"),
    ] {
        check_mistake(arguments, &format!("{missing} {what}"));
    }
    for (given, other) in [("a", "[FILE]"), ("--style=uva", "--style <STYLE>")] {
        let sentence = format!("the argument '--seed <S>' cannot be used with '{other}'");
        check_mistake(&["judge", "--seed", "1", given], &sentence);
    }
    let sentence = "the argument '--generate <N>' cannot be used with '[FILE]'";
    check_mistake(&["judge", "--generate", "3", "a"], sentence);
}

#[test]
fn a_word_that_is_neither_a_mode_nor_a_file_is_told_where_the_modes_are() {
    for arguments in [&["texxt"][..], &["help"], &["Judge"], &["chek", "a.ggf"]] {
        let word = arguments[0];
        let sentence = format!(
            "reversi: there is no mode and no file called {word}; reversi --help lists the modes\n"
        );
        assert_eq!(reversi(arguments), ended("", &sentence, 2));
    }
    let sentence = "reversi: no.ggf: No such file or directory\n";
    assert_eq!(reversi(&["no.ggf"]), ended("", sentence, 2));
}

#[test]
fn neither_completions_nor_manual_tell_of_hidden_options() {
    let printed = ["bash", "zsh", "fish", "elvish", "powershell"].map(|shell| {
        let script = reversi(&["completions", shell]).output;
        for word in ["judge", "no-hints", "log-level"] {
            assert!(script.contains(word), "{word} in {shell}: {script}");
        }
        script
    });
    let manual = reversi(&["man"]).output;
    for text in printed.iter().chain([&manual]) {
        assert!(!text.contains("panic"), "{text}");
    }
}

#[test]
fn a_mistake_that_holds_control_characters_or_line_breaks_is_still_one_line() {
    for argument in ["--a\nb", "--a\tb", "--a\n\nreversi: forged", "--a\x1b[2J"] {
        let Ended {
            errors: sentence,
            code,
            ..
        } = reversi(&[argument]);
        assert_eq!(code, Some(2));
        assert_eq!(sentence.matches('\n').count(), 1, "{sentence:?}");
        assert!(sentence.starts_with("reversi: "), "{sentence:?}");
        assert!(!sentence.contains('\x1b'), "{sentence:?}");
    }
}

#[test]
fn the_version_is_the_name_and_a_number() {
    for argument in ["-V", "--version"] {
        let version = concat!("reversi ", env!("CARGO_PKG_VERSION"), "\n");
        assert_eq!(reversi(&[argument]), ended(version, "", 0));
    }
}

#[test]
fn the_newest_of_the_changes_is_this_version_and_the_manual_has_its_date() {
    let changes = include_str!("../CHANGELOG.md");
    let heading = changes.lines().find_map(|line| line.strip_prefix("## "));
    let (version, date) = heading.unwrap().split_once(' ').unwrap();
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    let day = date
        .strip_prefix('(')
        .and_then(|date| date.strip_suffix(')'));
    let day: Vec<&str> = day.unwrap().split('-').collect();
    assert_eq!(
        day.iter().map(|part| part.len()).collect::<Vec<_>>(),
        [4, 2, 2]
    );
    let manual = reversi(&["man"]).output;
    let head = format!(
        ".TH REVERSI 6 {} \"reversi {version}\" Games",
        day.join("-")
    );
    assert!(
        manual.lines().any(|line| line == head),
        "{head} in {manual}"
    );
}

#[test]
fn help_names_every_option_once_in_lines_a_terminal_shows() {
    let help = reversi(&["--help"]).output;
    for option in [
        "--size <SIZE>",
        "--red <NAME>",
        "--blue <NAME>",
        "--no-hints",
        "--color <WHEN>",
        "--game <N>",
        "--theme <NAME>",
        "--ascii",
        "--animate",
        "--no-mouse",
        "--log-level <LEVEL>",
        "--log-file <FILE>",
        "-h, --help",
        "-V, --version",
    ] {
        assert_eq!(help.matches(option).count(), 1, "{option} in\n{help}");
    }
    assert!(help.starts_with("Reversi (Othello) for two people at one terminal\n"));
    assert!(help.contains("NO_COLOR"));
    assert!(!help.contains(['`', '\x1b']), "{help}");
    assert!(!help.contains("--panic-after"), "{help}");
    assert!(help.lines().all(|line| line.len() <= 100), "{help}");
}

#[test]
fn help_is_the_same_by_its_short_name_and_begins_alike_for_a_mode() {
    assert_eq!(reversi(&["-h"]), reversi(&["--help"]));
    let play = reversi(&["play", "--help"]).output;
    assert!(play.contains("Usage: reversi play [OPTIONS]"), "{play}");
    assert!(play.contains("--size <SIZE>"), "{play}");
}

#[test]
fn help_and_manual_show_where_a_mode_stands_and_which_options_are_for_a_screen() {
    let help = reversi(&["--help"]).output;
    let usage = "Usage: reversi [OPTIONS] [FILE]\n       reversi MODE [OPTIONS] [ARGUMENTS]\n";
    assert!(help.contains(usage), "{help}");
    assert!(help.contains("\nModes:\n  play "), "{help}");
    let manual = reversi(&["man"]).output;
    assert!(manual.contains("MODE [OPTIONS] [ARGUMENTS]"), "{manual}");
    assert_eq!(manual.matches("[on the full screen alone]").count(), 4);
    // What stands for the input of a mode is told there too.
    for input in ["without it, standard input", "\\- is standard input"] {
        assert!(manual.contains(input), "{manual}");
    }
    for mode in ["play", "text", "replay"] {
        let help = reversi(&[mode, "--help"]).output;
        let (every, screen) = help.split_once("On the full screen alone:\n").unwrap();
        for option in ["--theme", "--ascii", "--animate", "--no-mouse"] {
            assert!(screen.contains(option) && !every.contains(option), "{help}");
        }
        assert!(
            every.contains("--size") && every.contains("--log-file"),
            "{help}"
        );
    }
}

#[test]
fn help_that_nobody_reads_is_quiet() {
    assert_eq!(shell("\"$0\" --help >&-"), ended("", "", 0));
    assert_eq!(shell("\"$0\" --version >&-"), ended("", "", 0));
    assert_eq!(shell("\"$0\" --help | :"), ended("", "", 0));
}

#[test]
fn errors_that_nobody_reads_still_end_with_2() {
    assert_eq!(shell("exec \"$0\" --size 3 2>&-").code, Some(2));
    assert_eq!(shell("exec \"$0\" --size 3 2>/dev/full").code, Some(2));
}

#[test]
fn arguments_that_are_no_unicode_are_refused_or_taken_but_never_a_panic() {
    for arguments in [
        "--red $x",
        "$x",
        "--red$x",
        "--$x",
        "-$x",
        "$x --bogus",
        "judge --$x",
    ] {
        let script = format!("x=$(printf '\\377'); exec \"$0\" {arguments}");
        let Ended { errors, code, .. } = shell(&script);
        assert_eq!(code, Some(2), "{arguments}: {errors}");
        assert!(!errors.contains("panicked"), "{arguments}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{arguments}: {errors}");
    }
}

#[test]
fn a_mode_behind_options_or_a_file_is_told_where_it_belongs() {
    for arguments in [
        &["--size", "6", "text"][..],
        &["a.ggf", "text"],
        &["--game", "2", "text", "a.ggf"],
    ] {
        let sentence = "the mode comes first, as in: reversi text [OPTIONS]";
        check_usage(arguments, sentence);
    }
}

#[test]
fn the_log_may_be_named_before_the_mode_or_behind_it() {
    for arguments in [
        ["--log-file", "/dev/null", "man"],
        ["man", "--log-file", "/dev/null"],
    ] {
        assert_eq!(reversi(&arguments).code, Some(0), "{arguments:?}");
    }
}

#[test]
fn readers_of_manual_pages_find_nothing_wrong_with_ours() {
    for (reader, complaints) in [
        ("mandoc", "mandoc -T lint -W style"),
        ("groff", "groff -man -ww -T utf8 2>&1 >/dev/null"),
    ] {
        if shell(&format!("command -v {reader} >/dev/null")).code != Some(0) {
            skipped(&format!(
                "the manual page as {reader} reads it (not installed)"
            ));
            continue;
        }
        let script = format!("\"$0\" man | ({complaints}) >&2");
        assert_eq!(shell(&script), ended("", "", 0), "{reader}");
    }
}
