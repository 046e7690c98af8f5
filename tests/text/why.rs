//! `why d3`: the rules in words.

use super::{check_refusals, play};

#[test]
fn a_legal_move_names_each_line_that_flips() {
    check_refusals(&[(
        "why d3",
        "d3 is legal for Red.
Down: flips d4, between d3 and Red's d5.",
    )]);
}

#[test]
fn an_illegal_move_names_what_each_line_that_comes_close_meets() {
    check_refusals(&[(
        "WHY C3",
        "c3 is illegal for Red: it flips nothing.
Down right: Blue's d4 e5, but then f6 is empty.
In no other direction does a Blue disc lie beside c3.",
    )]);
}

#[test]
fn a_line_that_meets_the_edge_is_told_from_one_that_meets_an_empty_square() {
    let output = play(&["--size", "4"], &["b1", "why b4", "a1", "why d4"]);
    let answer = |first: &str| {
        let lines = output
            .lines()
            .skip_while(move |line| !line.starts_with(first));
        let answer: Vec<&str> = lines.take_while(|line| !line.contains("move:")).collect();
        answer.join("\n")
    };
    assert_eq!(
        answer("b4 is"),
        "b4 is illegal for Blue: it flips nothing.
Up: Red's b3 b2 b1, but then the edge.
In no other direction does a Red disc lie beside b4."
    );
    assert_eq!(
        answer("d4 is"),
        "d4 is illegal for Red: it flips nothing.
Up left: Blue's c3 b2 a1, but then the edge.
In no other direction does a Blue disc lie beside d4."
    );
}

#[test]
fn an_illegal_move_beside_no_opposing_disc_says_so() {
    check_refusals(&[(
        "why a1",
        "a1 is illegal for Red: it flips nothing.
No Blue disc lies beside a1.",
    )]);
}

#[test]
fn squares_that_can_never_be_played_are_explained_without_lines() {
    check_refusals(&[
        ("why d4", "d4 is occupied: Blue has a disc there."),
        (
            "why i9",
            "i9 is not on this board: columns are a to h, rows 1 to 8.",
        ),
    ]);
}

#[test]
fn after_the_end_no_move_is_anybodys() {
    let moves = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
    for (square, sentences) in [
        (
            "e2",
            "The game is over: e2 flips nothing, neither for Red nor for Blue.
Down: Red's e3 e4 e5 e6 e7, but then e8 is empty.
",
        ),
        (
            "a1",
            "The game is over: a1 flips nothing, neither for Red nor for Blue.\n",
        ),
        ("e3", "e3 is occupied: Red has a disc there.\n"),
        (
            "i9",
            "i9 is not on this board: columns are a to h, rows 1 to 8.\n",
        ),
    ] {
        let why = format!("why {square}");
        let output = play(&[], &[&moves[..], &[&why]].concat());
        let answer = output.rsplit("new, undo, save or quit: \n").nth(1).unwrap();
        assert_eq!(answer, sentences);
    }
}
