//! What each turn shows: the board of any size, the score, the turn.

use super::{OPENING, play};

/// The rows of a board that was just printed, and the lines below it.
#[track_caller]
fn check_opening(args: &[&str], expected: &[&str]) {
    let output = play(args, &[]);
    let lines: Vec<&str> = output.lines().take(expected.len()).collect();
    assert_eq!(lines, expected);
}

#[test]
fn the_opening_turn_shows_board_score_turn_and_prompt() {
    assert_eq!(play(&[], &["quit"]), OPENING.to_owned() + "\n");
}

#[test]
fn a_move_is_told_and_shown() {
    let expected = OPENING.to_owned()
        + "
Red plays d3 and flips d4.
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . * X * . . .
4 . . . X X . . .
5 . . * X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
Score: Red 4  Blue 1
Turn: Blue
Blue's move: 
";
    assert_eq!(play(&[], &["d3"]), expected);
}

#[test]
fn without_hints_no_square_is_marked_until_they_are_asked_for() {
    let output = play(&["--no-hints"], &["hint", "hint"]);
    let bare = "  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
Score: Red 2  Blue 2
Turn: Red
";
    let marked = &OPENING[..bare.len()];
    let signs = "Red is X, Blue is O. Type a square, like d3, or help.\n";
    let prompt = "Red's move: \n";
    let on = "Hints are on: * marks the legal moves.\n";
    let off = "Hints are off.\n";
    let expected = [bare, signs, prompt, on, marked, prompt, off, bare, prompt];
    assert_eq!(output, expected.concat());
}

#[test]
fn one_number_sets_rows_and_columns() {
    check_opening(
        &["--size", "6"],
        &[
            "  a b c d e f",
            "1 . . . . . .",
            "2 . . * . . .",
            "3 . * O X . .",
            "4 . . X O * .",
            "5 . . . * . .",
            "6 . . . . . .",
            "Score: Red 2  Blue 2",
            "Turn: Red",
        ],
    );
}

#[test]
fn a_board_need_not_be_square() {
    check_opening(
        &["--size", "4x10"],
        &[
            "  a b c d e f g h i j",
            "1 . . . . * . . . . .",
            "2 . . . * O X . . . .",
            "3 . . . . X O * . . .",
            "4 . . . . . * . . . .",
            "Score: Red 2  Blue 2",
        ],
    );
}

#[test]
fn columns_stay_aligned_beside_two_digit_rows() {
    check_opening(
        &["--size", "26"],
        &[
            "   a b c d e f g h i j k l m n o p q r s t u v w x y z",
            " 1 . . . . . . . . . . . . . . . . . . . . . . . . . .",
        ],
    );
    let output = play(&["--size", "26"], &[]);
    let middle: Vec<&str> = output.lines().skip(9).take(7).collect();
    assert_eq!(
        middle,
        [
            " 9 . . . . . . . . . . . . . . . . . . . . . . . . . .",
            "10 . . . . . . . . . . . . . . . . . . . . . . . . . .",
            "11 . . . . . . . . . . . . . . . . . . . . . . . . . .",
            "12 . . . . . . . . . . . . * . . . . . . . . . . . . .",
            "13 . . . . . . . . . . . * O X . . . . . . . . . . . .",
            "14 . . . . . . . . . . . . X O * . . . . . . . . . . .",
            "15 . . . . . . . . . . . . . * . . . . . . . . . . . .",
        ]
    );
    assert!(output.lines().all(|line| line.len() <= 80), "{output}");
}

#[test]
fn names_stand_behind_the_scores() {
    let score = |args: &[&str]| play(args, &[]).lines().nth(9).unwrap().to_owned();
    assert_eq!(
        score(&["--red", "Anna", "--blue", "Bert"]),
        "Score: Red 2 (Anna)  Blue 2 (Bert)"
    );
    assert_eq!(score(&["--blue", " Bert\n"]), "Score: Red 2  Blue 2 (Bert)");
    assert_eq!(
        score(&["--red", "%s\x1b[2J\t%n"]),
        "Score: Red 2 (%s[2J %n)  Blue 2"
    );
}

#[test]
fn long_names_are_cut_so_that_the_score_stays_on_its_line() {
    let [wide, long] = ["\u{6f22}".repeat(40), "W".repeat(200)];
    let output = play(&["--red", &wide, "--blue", &long], &[]);
    assert_eq!(
        output.lines().nth(9).unwrap(),
        format!(
            "Score: Red 2 ({})  Blue 2 ({})",
            "\u{6f22}".repeat(10) + "...",
            "W".repeat(21) + "..."
        )
    );
}

#[test]
fn pipes_get_colours_only_when_asked_for() {
    let colored = play(&["--color", "always"], &["d3"]);
    let row = "4 . . \x1b[1;31m*\x1b[0m \x1b[1;34mO\x1b[0m \x1b[1;31mX\x1b[0m . . .\n";
    assert!(colored.contains(row), "{colored:?}");
    let blue_may_play = "3 . . \x1b[1;34m*\x1b[0m \x1b[1;31mX\x1b[0m \x1b[1;34m*\x1b[0m . . .\n";
    assert!(colored.contains(blue_may_play), "{colored:?}");
    let plain = play(&[], &["d3"]);
    assert_eq!(play(&["--color", "auto"], &["d3"]), plain);
    assert_eq!(play(&["--color", "never"], &["d3"]), plain);
}
