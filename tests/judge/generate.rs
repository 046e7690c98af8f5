//! Random input for comparing judges.

use super::program::{fine, judge};
use crate::support::program::run_with;

fn generate(games: &str, seed: &str) -> String {
    let outcome = run_with(&["judge", "--generate", games, "--seed", seed], "");
    assert_eq!((outcome.errors.as_str(), outcome.code), ("", Some(0)));
    outcome.output
}

#[test]
fn every_generated_game_is_accepted() {
    for seed in ["0", "1", "2", "18446744073709551615"] {
        let outcome = judge(generate("400", seed));
        assert_eq!((outcome.errors.as_str(), outcome.code), ("", Some(0)));
    }
    assert_eq!(generate("0", "7"), "0\n");
    assert_eq!(judge("0\n"), fine(""));
}

/// Somebody may have kept a seed instead of its games.
#[test]
fn a_seed_gives_the_same_games_for_ever() {
    assert_eq!(generate("50", "3"), generate("50", "3"));
    assert_ne!(generate("50", "3"), generate("50", "4"));
    let expected = include_str!("../data/generated-4-seed-9.txt");
    assert_eq!(generate("4", "9"), expected);
}

#[test]
fn the_default_seed_is_zero() {
    let outcome = run_with(&["judge", "--generate", "3"], "");
    assert_eq!(outcome.output, generate("3", "0"));
}

#[test]
fn every_kind_of_command_and_position_occurs_often() {
    let input = generate("400", "1");
    let answers = judge(&input).output;
    let lines = |text: &str, wanted: &dyn Fn(&str) -> bool| {
        text.lines().filter(|line| wanted(line)).count()
    };
    assert!(lines(&input, &|line| line == "L") > 4000);
    assert!(lines(&input, &|line| line.starts_with('M')) > 4000);
    assert_eq!(lines(&input, &|line| line == "Q"), 400);
    assert!(lines(&input, &|line| line == "B") > 100);
    assert!(lines(&input, &|line| line == "W") > 100);
    assert!(lines(&answers, &|line| line == "No legal move.") > 200);
}

/// An `L` without a move, then an `M`: the other player's.
#[test]
fn moves_after_a_pass_occur_often() {
    let input = generate("400", "1");
    let answers = judge(&input).output;
    let answers: Vec<&str> = answers.lines().collect();
    let passes = answers
        .windows(2)
        .filter(|pair| pair[0] == "No legal move." && pair[1].starts_with("Black-"));
    assert!(passes.count() > 100);
}
