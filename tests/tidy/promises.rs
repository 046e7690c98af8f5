//! The table of promises in `tests/README.md`, held against the tests.

use super::source::Source;

const TABLE: &str = include_str!("../README.md");

/// The names of all tests, as cargo names them: `game::bytes::an_idle_game_…`.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for source in Source::all("tests") {
        let path = source.path.trim_start_matches("tests/");
        let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
        let module = path.replace('/', "::");
        for (at, mark) in source.code.match_indices("#[test]") {
            let rest = source.code[at + mark.len()..].split_once("fn ");
            let name = rest.and_then(|(_, rest)| rest.split('(').next());
            names.extend(name.map(|name| format!("{module}::{name}")));
        }
    }
    names
}

/// The rows of the table, as promise and tests.
fn rows() -> Vec<(&'static str, Vec<&'static str>)> {
    let rows = TABLE.lines().filter_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|').skip(1);
        let promise = cells.next()?.trim();
        let tests = cells.next()?.split('`').skip(1).step_by(2).collect();
        Some((promise, tests))
    });
    // Below the head and its line.
    rows.skip(2).collect()
}

#[test]
fn every_promise_names_tests_that_exist() {
    let (names, rows) = (names(), rows());
    assert!(rows.len() > 40, "only {} promises", rows.len());
    let mut faults = Vec::new();
    for (promise, tests) in rows {
        if tests.is_empty() {
            faults.push(format!("no test: {promise}"));
        }
        let missing = tests
            .into_iter()
            .filter(|test| !names.iter().any(|name| name == test));
        faults.extend(missing.map(|test| format!("no such test: {test}")));
    }
    super::assert_none(&faults);
}
