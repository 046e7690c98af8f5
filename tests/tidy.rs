//! The rules of the house, held by reading the source files: who may know what,
//! and what no file does.

mod promises;
mod rules;
mod sentences;
mod source;
mod top_level;

use rules::{RULES, Rule};
use source::Source;

const MOST_LINES: usize = 400;

const WITH_SOURCES: [&str; 4] = ["src", "tests", "benches", "examples"];

fn lies_in(path: &str, places: &[&str]) -> bool {
    let inside = |place: &&str| {
        path.strip_prefix(place)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    places.iter().any(inside)
}

/// What a rule finds in a file, as file, line and reason.
fn broken(rule: &Rule, source: &Source) -> Vec<String> {
    if !lies_in(&source.path, rule.within) || lies_in(&source.path, rule.except) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for word in rule.never {
        for line in source.lines_with(word) {
            found.push(format!("{}:{line}: `{word}`: {}", source.path, rule.why));
        }
    }
    found
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_knows_only_what_it_may() {
    let sources = Source::all("src");
    let faults: Vec<String> = RULES
        .iter()
        .flat_map(|rule| sources.iter().flat_map(|source| broken(rule, source)))
        .collect();
    assert_none(&faults);
}

#[test]
fn rules_import_nothing_but_themselves_and_plain_std() {
    let mut faults = Vec::new();
    for source in Source::all("src/rules") {
        for (line, path) in source.imports() {
            let first = path.split("::").next().unwrap_or_default();
            if !["std", "super", "self"].contains(&first)
                && !path.starts_with("crate::rules")
                && !source.path.ends_with("mod.rs")
            {
                faults.push(format!("{}:{line}: imports {path}", source.path));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn every_file_begins_with_what_it_is_for() {
    let mut faults = Vec::new();
    for folder in WITH_SOURCES {
        let silent = Source::all(folder)
            .into_iter()
            .filter(|source| !source.text.starts_with("//!"));
        faults.extend(silent.map(|source| format!("{}:1: begins without `//!`", source.path)));
    }
    assert_none(&faults);
}

#[test]
fn no_source_file_is_longer_than_400_lines() {
    let mut faults = Vec::new();
    for folder in WITH_SOURCES {
        for source in Source::all(folder) {
            let lines = source.text.lines().count();
            if lines > MOST_LINES {
                faults.push(format!(
                    "{}:{lines}: at most {MOST_LINES} lines",
                    source.path
                ));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn a_word_is_seen_in_code_and_imports_but_not_in_text_or_longer_words() {
    let text = "//! std::fs\nuse std::{fmt, fs::{self, File}};\nlet offset = \"unsafe std::env\";\n\
                let c = '\"'; // unsafe\nlet x = y.unwrap();\nlet z: &'static str = r#\"dbg!\"#;\n";
    let source = Source::new("src/sample.rs", text);
    for (word, lines) in [
        ("std::fs", vec![2]),
        ("std::env", vec![]),
        ("fs", vec![2]),
        ("unsafe", vec![]),
        ("dbg!", vec![]),
        (".unwrap()", vec![5]),
        ("set", vec![]),
        ("str", vec![6]),
    ] {
        assert_eq!(source.lines_with(word), lines, "{word}");
    }
}

#[test]
fn a_rule_is_broken_within_its_files_alone_and_names_file_and_line() {
    let rule = &RULES[0];
    let text = "\nuse pancurses::Window;";
    assert_eq!(
        broken(rule, &Source::new("src/easy_curses/painter.rs", text)),
        [""; 0]
    );
    assert_eq!(
        broken(rule, &Source::new("src/easy_curses_too.rs", text)),
        [
            "src/easy_curses_too.rs:2: `pancurses`: only easy_curses knows which curses library is used"
        ]
    );
}
