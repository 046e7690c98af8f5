//! Wrong inputs: what could be answered is answered, then one sentence.

use super::program::{OPENING, fine, judge};
use crate::support::program::{ended, run_with};

/// Checks the sentence for a wrong input that has no answers before.
fn check(input: impl AsRef<[u8]>, sentence: &str) {
    check_after("", input, sentence);
}

fn check_after(answers: &str, input: impl AsRef<[u8]>, sentence: &str) {
    let errors = format!("reversi: standard input, {sentence}\n");
    assert_eq!(judge(input), ended(answers, &errors, 1));
}

/// One game from the opening with these commands.
fn game(commands: &str) -> String {
    format!("1\n{OPENING}B\n{commands}")
}

#[test]
fn an_input_without_a_number_of_games() {
    let right = "where the number of games belongs: digits alone, such as 2";
    check("", &format!("line 1: found the end of the input {right}"));
    for blank in ["\n", "\n\n", " \t\n", "\r\n"] {
        check(blank, &format!("line 1: found an empty line {right}"));
    }
    check("\n2\n", &format!("line 1: found an empty line {right}"));
    check("two\n", &format!("line 1: found \"two\" {right}"));
    check("+2\n", &format!("line 1: found \"+2\" {right}"));
    check(" 2\n", &format!("line 1: found \" 2\" {right}"));
    let beyond = "18446744073709551616";
    let most = "where the number of games belongs: at most 18446744073709551615";
    check(beyond, &format!("line 1: found \"{beyond}\" {most}"));
}

#[test]
fn a_row_that_is_not_eight_squares() {
    let right = "where row 2 of game 1 belongs: 8 squares, each -, B or W";
    for row in ["-------", "---------", "---b----", "---.----", " -------"] {
        check(
            format!("1\n--------\n{row}\n"),
            &format!("line 3: found \"{row}\" {right}"),
        );
    }
    check(
        "1\n--------\n\n--------\n",
        &format!("line 3: found an empty line {right}"),
    );
    check(
        "1\n--------\n",
        &format!("line 3: found the end of the input {right}"),
    );
}

#[test]
fn a_mover_that_is_nobody() {
    let right = "where the player to move belongs: B or W";
    for mover in ["b", "X", "BW", "--------"] {
        check(
            format!("1\n{OPENING}{mover}\nQ\n"),
            &format!("line 10: found \"{mover}\" {right}"),
        );
    }
    check(
        format!("1\n{OPENING}"),
        &format!("line 10: found the end of the input {right}"),
    );
}

#[test]
fn a_command_that_is_none() {
    let right = "where a command belongs: \
                 L, Q, or M with a row and a column from 1 to 8, such as M35";
    let wrong = [
        "l", "q", "m34", "M", "M3", "M345", "M99", "M04", "M3x", "M 34", "LQ", "P",
    ];
    for command in wrong {
        check(
            game(command),
            &format!("line 11: found \"{command}\" {right}"),
        );
    }
    check_after(
        "(3,4)(4,3)(5,6)(6,5)\n",
        game("L\n\nL\n"),
        &format!("line 12: found an empty line {right}"),
    );
}

#[test]
fn a_move_that_flips_nothing() {
    check(
        game("M11\nQ\n"),
        "line 11: found \"M11\", but Black would flip nothing there: \
         Black can move to (3,4)(4,3)(5,6)(6,5)",
    );
    check_after(
        "Black-4 White-1\n",
        game("M34\nM34\nQ\n"),
        "line 12: found \"M34\", but Black has a disc there: \
         White can move to (3,3)(3,5)(5,3)",
    );
}

#[test]
fn a_wrong_move_after_a_pass_is_the_other_players() {
    let position = format!("WB------\n{}", "--------\n".repeat(7));
    check_after(
        "No legal move.\n",
        format!("1\n{position}B\nL\nM88\n"),
        "line 12: found \"M88\", but White would flip nothing there: White can move to (1,3)",
    );
}

#[test]
fn a_move_after_the_end_of_the_game() {
    let full = "WWWWWWWW\n".repeat(8);
    check_after(
        "No legal move.\n",
        format!("1\n{full}B\nL\nM11\nQ\n"),
        "line 12: found \"M11\", but neither player can move: L and Q are left",
    );
}

#[test]
fn fewer_games_than_announced() {
    check(
        "3\n",
        "line 2: the input ends after 0 games, but line 1 announces 3",
    );
    let game = format!("{OPENING}B\nQ\n");
    let sentence = "line 12: the input ends after 1 game, but line 1 announces 3";
    check_after(OPENING, format!("3\n{game}"), sentence);
    check_after(OPENING, format!("3\n{game}\n\n"), sentence);
    let without_q = game.replace("Q\n", "");
    check_after(
        OPENING,
        format!("3\n{without_q}"),
        "line 11: the input ends after 1 game, but line 1 announces 3",
    );
}

#[test]
fn more_than_the_games_announced() {
    let right = "where the end of the input belongs: line 1 announces";
    check_after(
        OPENING,
        format!("1\n{OPENING}B\nQ\nL\n"),
        &format!("line 12: found \"L\" {right} 1 game"),
    );
    check_after(
        OPENING,
        format!("1\n{OPENING}B\nQ\n\n\nL\n"),
        &format!("line 14: found \"L\" {right} 1 game"),
    );
    check("0\nL\n", &format!("line 2: found \"L\" {right} 0 games"));
}

#[test]
fn a_wrong_next_game_leaves_no_empty_line_behind() {
    check_after(
        OPENING,
        format!("2\n{OPENING}B\nQ\n\n{OPENING}B\nQ\n"),
        "line 12: found an empty line \
         where row 1 of game 2 belongs: 8 squares, each -, B or W",
    );
    check_after(
        OPENING,
        format!("2\n{OPENING}B\nQ\n{OPENING}B\nX\n"),
        "line 21: found \"X\" where a command belongs: \
         L, Q, or M with a row and a column from 1 to 8, such as M35",
    );
}

#[test]
fn what_is_found_is_shown_escaped_and_shortened() {
    let right = "where the number of games belongs: digits alone, such as 2";
    check(
        b"\x1b[2J\x00\xff\"\xc3\xa4\n",
        &format!("line 1: found \"\\x1b[2J\\x00\\xff\\\"\\xc3\\xa4\" {right}"),
    );
    check(
        "x".repeat(5000),
        &format!("line 1: found \"{}\"... {right}", "x".repeat(24)),
    );
}

#[test]
fn a_line_of_more_than_a_block_is_refused() {
    let right = "where the number of games belongs: digits alone, such as 2";
    let quote = format!("\"{}\"...", "7".repeat(24));
    check(
        "7".repeat(3_000_000),
        &format!("line 1: found {quote}, a line of 65536 bytes or more, {right}"),
    );
    let longest = format!("0{}\n", " ".repeat(65534));
    assert_eq!(judge(longest), fine(""));
}

#[test]
fn a_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    std::fs::write(&file, "two\n").unwrap();
    let name = file.to_str().unwrap();
    let sentence = format!(
        "reversi: {name}, line 1: found \"two\" \
         where the number of games belongs: digits alone, such as 2\n"
    );
    assert_eq!(run_with(&["judge", name], ""), ended("", &sentence, 1));
}
