//! What can be typed: squares, words, and everything that is neither.

use super::{OPENING, check_refusals, play};
use crate::game::refusals::REFUSALS;

/// What follows the prompt when d3 was understood.
const D3_IS_PLAYED: &str = "\nRed plays d3 and flips d4.\n";

#[test]
fn squares_are_read_in_either_case_and_with_blanks_around() {
    for line in ["d3", "D3", " d3 ", "\td3", "d3\r", "\u{feff}d3"] {
        let output = play(&[], &[line]);
        assert!(
            output.starts_with(&(OPENING.to_owned() + D3_IS_PLAYED)),
            "{line:?}"
        );
    }
}

#[test]
fn half_a_square_is_told_what_it_lacks() {
    check_refusals(&[
        (
            "d",
            "\"d\" is half a square: a move needs a column and a row, like d3.",
        ),
        (
            "3",
            "\"3\" is half a square: a move needs a column and a row, like d3.",
        ),
    ]);
}

#[test]
fn what_was_typed_is_quoted_as_it_was_typed() {
    check_refusals(&[(
        "it's",
        "\"it's\" is not a square of this board: columns are a to h, rows 1 to 8, like d3.",
    )]);
}

#[test]
fn the_board_refuses_a_square_for_its_own_reason() {
    check_refusals(&REFUSALS);
}

#[test]
fn what_only_looks_like_a_square_is_never_taken_for_one() {
    let lines = [
        "d 3",
        "3d",
        "d,3",
        "(3,4)",
        "d3.",
        "a0",
        "d33",
        "d03",
        "d3x",
        "d+3",
        "d-1",
        "aa1",
        "d3 e3",
        "d\u{ff13}",
        "\u{ff44}3",
        "d\u{b2}",
        "d\u{663}",
        "\u{e9}3",
        "\u{434}3",
    ];
    let answers = lines.map(|line| {
        format!(
            "\"{line}\" is not a square of this board: columns are a to h, rows 1 to 8, like d3."
        )
    });
    let refusals: Vec<(&str, &str)> = lines
        .into_iter()
        .zip(answers.iter().map(String::as_str))
        .collect();
    check_refusals(&refusals);
}

#[test]
fn long_and_unprintable_text_is_shown_short_and_escaped() {
    check_refusals(&[
        (
            "d99999999999999999999",
            "\"d999999999999999...\" is not a square of this board: columns are a to h, rows 1
to 8, like d3.",
        ),
        (
            "\x1b[2J\x07",
            "\"\\u{1b}[2J\\u{7}\" is not a square of this board: columns are a to h, rows 1 to 8,
like d3.",
        ),
        (
            "\0",
            "\"\\0\" is not a square of this board: columns are a to h, rows 1 to 8, like d3.",
        ),
    ]);
}

#[test]
fn unknown_words_point_to_help() {
    check_refusals(&[
        (
            "zz",
            "\"zz\" is neither a square, like d3, nor a command: see help.",
        ),
        (
            "pass",
            "\"pass\" is neither a square, like d3, nor a command: see help.",
        ),
        (
            "svae game",
            "\"svae game\" is neither a square, like d3, nor a command: see help.",
        ),
        ("", "Type a square, like d3, or a word, like help."),
        ("   ", "Type a square, like d3, or a word, like help."),
    ]);
}

#[test]
fn words_want_what_belongs_to_them_and_nothing_else() {
    check_refusals(&[
        ("quit now", "quit stands alone: type nothing behind it."),
        ("undo d3", "undo stands alone: type nothing behind it."),
        ("why", "why wants a square, as in: why d3"),
        (
            "why d",
            "\"d\" is half a square: a move needs a column and a row, like d3.",
        ),
    ]);
}

#[test]
fn the_panel_of_the_screen_is_said_to_be_there_alone() {
    check_refusals(&[(
        "panel",
        "The panel is on the full screen alone: here, why d3 gives reasons.",
    )]);
}

#[test]
fn words_are_read_in_any_case() {
    for line in ["quit", "QUIT", "q", " Q "] {
        assert_eq!(
            play(&[], &[line, "d3"]),
            OPENING.to_owned() + "\n",
            "{line:?}"
        );
    }
    let undo = "Nothing to take back: no move has been played.";
    check_refusals(&[("undo", undo), ("UNDO", undo), ("Undo", undo)]);
}

#[test]
fn words_never_swallow_the_squares_of_a_wide_board() {
    let output = play(&["--size", "26"], &["q5", "u1", "n3", "z26"]);
    let answers: Vec<&str> = output
        .lines()
        .filter(|line| line.contains("flips"))
        .collect();
    assert_eq!(
        answers,
        ["q5", "u1", "n3", "z26"]
            .map(|square| format!("{square} flips nothing: it closes in no line of Blue discs."))
    );
}

#[test]
fn two_digit_rows_are_squares_of_a_large_board() {
    let output = play(&["--size", "10"], &["j10", "a10", "j1", "j11", "k1"]);
    let answers: Vec<&str> = output.lines().skip(15).step_by(2).take(5).collect();
    let off = |square| format!("{square} is not on this board: columns are a to j, rows 1 to 10.");
    let nothing = |square| format!("{square} flips nothing: it closes in no line of Blue discs.");
    assert_eq!(
        answers,
        [
            nothing("j10"),
            nothing("a10"),
            nothing("j1"),
            off("j11"),
            off("k1")
        ]
    );
}

#[test]
fn help_names_the_words_and_no_keys() {
    let help = "\
Put a disc where it closes in a straight line of your opponent's discs, between
it and your nearest disc: they all flip to you.
Who cannot move passes; when nobody can, more discs win.

d3         play on column d, row 3
help ?     show this help
new        start another game
hint hints mark the legal moves, or not
undo       take the last move back
redo       play it again
why d3     say why a move there is legal or not
save FILE  save the game; without a name, under a free one
load FILE  go on with a file's game; FILE is spelled as in a shell
resume     go on with the last unfinished game
quit q     leave the game";
    check_refusals(&[("help", help), ("?", help), ("HELP", help)]);
}
