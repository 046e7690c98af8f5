//! Inputs with their right answers, byte for byte.

use std::{fs, path::PathBuf};

use super::program::{OPENING, fine, judge, judge_uva};
use crate::support::program::run_with;

/// The inputs in `tests/data/judge`, each beside its answers in both styles.
fn inputs() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/judge");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let inputs: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "in"))
        .collect();
    assert_eq!(inputs.len(), 9);
    inputs
}

#[test]
fn every_recorded_input_has_its_recorded_answers_in_both_styles() {
    for input in inputs() {
        for style in ["seed", "uva"] {
            let answers = fs::read_to_string(input.with_extension(format!("{style}.out"))).unwrap();
            let name = input.to_str().unwrap();
            let from_file = run_with(&["judge", name, "--style", style], "");
            assert_eq!(from_file, fine(&answers), "{name}, {style}");
            let piped = run_with(&["judge", "--style", style], fs::read(&input).unwrap());
            assert_eq!(piped, fine(&answers), "{name}, {style}, piped");
        }
    }
}

#[test]
fn style_seed_is_the_default() {
    let input = format!("1\n{OPENING}B\nL\nM34\n");
    let answers = "\
(3,4)(4,3)(5,6)(6,5)
Black-4 White-1
--------
--------
---B----
---BB---
---BW---
--------
--------
--------
";
    assert_eq!(judge(input), fine(answers));
}

#[test]
fn moves_are_listed_by_row_then_column_without_a_blank_at_the_end() {
    let position = "\
BW------
W-------
--------
---WB---
---BW---
--------
--------
--------
";
    let listed = judge_uva(format!("1\n{position}B\nL\nQ\n"));
    let moves = "(1,3) (3,1) (3,4) (4,3) (5,6) (6,5)\n";
    assert_eq!(listed, fine(&format!("{moves}{position}")));
}

#[test]
fn a_line_that_reaches_the_edge_or_an_empty_square_flips_nothing() {
    for first_row in ["-WWWWWWW", "-W-B----"] {
        let board = format!("{first_row}\n{}", "--------\n".repeat(7));
        let answers = format!("No legal move.\n{board}");
        assert_eq!(judge(format!("1\n{board}B\nL\nQ\n")), fine(&answers));
    }
}

#[test]
fn an_empty_line_stands_between_games_and_nowhere_else() {
    let game = format!("{OPENING}B\nQ\n");
    assert_eq!(judge(format!("1\n{game}")), fine(OPENING));
    let three = format!("{OPENING}\n{OPENING}\n{OPENING}");
    assert_eq!(judge(format!("3\n{game}{game}{game}")), fine(&three));
    assert_eq!(judge("0\n"), fine(""));
}

#[test]
fn a_missing_last_q_is_made_up_for_even_without_any_command() {
    assert_eq!(judge(format!("1\n{OPENING}W")), fine(OPENING));
    assert_eq!(judge(format!("1\n{OPENING}W\n\n")), fine(OPENING));
}

#[test]
fn what_editors_add_to_a_text_does_no_harm() {
    let clean = format!("1\n{OPENING}B\nL\nM34\nQ\n");
    let answers = judge(&clean);
    assert_eq!(answers.code, Some(0));
    let harmless = [
        clean.replace('\n', "\r\n"),
        clean.replace('\n', " \t \n"),
        format!("\u{feff}{clean}"),
        clean.trim_end().to_owned(),
        format!("{clean}\n\r\n   \n"),
        format!("{clean}   "),
    ];
    for input in harmless {
        assert_eq!(judge(&input), answers, "{input:?}");
    }
}

#[test]
fn the_turn_passes_on_though_the_next_player_cannot_move() {
    let position = "\
WB------
--------
--------
--------
--------
--------
--------
WB------
";
    let answers = "\
(1,3)(8,3)
Black-1 White-4
No legal move.
Black-0 White-6
No legal move.
WWW-----
--------
--------
--------
--------
--------
--------
WWW-----
";
    assert_eq!(
        judge(format!("1\n{position}W\nL\nM13\nL\nM83\nL\nQ\n")),
        fine(answers)
    );
}
