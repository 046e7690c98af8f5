//! Known games, played to where their records end.

use std::fs;

use reversi::rules::Player;
use tempfile::TempDir;

use super::{OPENING, play};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::names;

/// Plays a known game and then some more lines.
fn play_and(game: &KnownGame, more: &[&str]) -> String {
    let moves = names(game.transcript);
    play(
        &["--size", &game.size.to_string()],
        &[&moves, more].concat(),
    )
}

/// The same for the game of this name.
fn play_known_and(id: &str, more: &[&str]) -> String {
    play_and(&KnownGame::named(id), more)
}

/// The last lines of an output, the prompt's included.
fn last_lines(output: &str, count: usize) -> Vec<&str> {
    let lines: Vec<&str> = output.lines().collect();
    lines[lines.len() - count..].to_vec()
}

#[test]
fn every_known_game_ends_with_its_score_its_turn_and_its_passes() {
    for game in KnownGame::all() {
        let output = play_and(&game, &[]);
        let [score, turn, prompt] = last_lines(&output, 3)[..] else {
            unreachable!()
        };
        let [red, blue, _] = game.tally;
        let expected = format!("Score: Red {red}  Blue {blue}");
        assert_eq!(score, expected, "{}", game.id);
        let passes = output.matches("has no legal move and passes").count();
        assert_eq!(passes, game.passes, "{}", game.id);
        let (turn_begins, expected_prompt) = match game.turn {
            Some(Player::Black) => ("Turn: Red", "Red's move: "),
            Some(Player::White) => ("Turn: Blue", "Blue's move: "),
            None => ("Game over: ", "new, undo, save or quit: "),
        };
        assert!(turn.starts_with(turn_begins), "{}: {turn}", game.id);
        assert_eq!(prompt, expected_prompt, "{}", game.id);
    }
}

#[test]
fn a_whole_game_ends_in_a_draw_that_nobody_wins() {
    let output = play_known_and("draw-32-32-two-passes", &["d3", "quit"]);
    assert!(output.starts_with(OPENING));
    assert_eq!(
        last_lines(&output, 15),
        [
            "Blue plays a1 and flips b2 a2.",
            "  a b c d e f g h",
            "1 O X X X X X X X",
            "2 O O X X X X O X",
            "3 O O O O O X X X",
            "4 O O X X O X X X",
            "5 O O O X O X X X",
            "6 O O O X O X O X",
            "7 O O X O X O X X",
            "8 O O O O O O O X",
            "Score: Red 32  Blue 32",
            "Game over: Draw 32-32",
            "new, undo, save or quit: ",
            "The game is over: type new for another one.",
            "new, undo, save or quit: ",
        ]
    );
    assert!(!output.contains("wins"), "{output}");
}

#[test]
fn an_empty_line_after_the_end_asks_for_no_square() {
    let output = play_known_and("shortest-9-black", &["", " "]);
    assert_eq!(
        last_lines(&output, 4),
        [
            "The game is over: type new for another one.",
            "new, undo, save or quit: ",
            "The game is over: type new for another one.",
            "new, undo, save or quit: ",
        ]
    );
}

#[test]
fn a_draw_written_in_upper_case_is_the_same_game() {
    let output = play_known_and("draw-32-32-upper-case", &[]);
    assert!(output.contains("\nGame over: Draw 32-32\n"));
    assert!(!output.contains("wins"), "{output}");
}

#[test]
fn the_same_player_moves_three_times_while_the_other_passes() {
    let output = play_known_and("draw-32-32-two-passes", &[]);
    let moves: Vec<&str> = output
        .lines()
        .filter(|line| line.contains(" plays "))
        .collect();
    assert!(
        moves[57..]
            .iter()
            .all(|line| line.starts_with("Blue plays")),
        "{moves:?}"
    );
    assert_eq!(moves.len(), 60);
}

#[test]
fn a_pass_is_announced_and_is_not_the_end() {
    let output = play_known_and("pass-not-end", &[]);
    assert_eq!(
        last_lines(&output, 15),
        [
            "Blue's move: ",
            "Blue plays f8 and flips g8.",
            "Red has no legal move and passes: Blue moves again.",
            "  a b c d e f g h",
            "1 . . . . . . . .",
            "2 . . . . . . . .",
            "3 . . * . . . * .",
            "4 . * X X X X X .",
            "5 . . X X X . X .",
            "6 . . X X X X X X",
            "7 . . . . X . X .",
            "8 . . . . . O O O",
            "Score: Red 17  Blue 3",
            "Turn: Blue, because Red passes",
            "Blue's move: ",
        ]
    );
}

#[test]
fn after_a_pass_the_disc_is_the_movers() {
    let output = play_known_and("pass-to-black", &["a7"]);
    assert!(output.contains("Blue has no legal move and passes: Red moves again.\n"));
    assert!(output.contains("\nTurn: Red, because Blue passes\n"));
    assert!(output.contains("\nRed plays a7 and flips "), "{output}");
}

#[test]
fn undo_takes_a_pass_back_and_redo_brings_its_notice() {
    let output = play_known_and("pass-not-end", &["undo", "redo"]);
    let (_, undone) = output.split_once("Took back Blue's f8.\n").unwrap();
    let (undone, redone) = undone.split_once("Blue's move: \n").unwrap();
    let marks: Vec<&str> = undone.lines().filter(|line| line.contains('*')).collect();
    assert_eq!(marks, ["3 . . * . . . . .", "8 . . . . . * X O"]);
    assert!(
        undone.ends_with("Score: Red 18  Blue 1\nTurn: Blue\n"),
        "{undone}"
    );
    assert!(
        redone.starts_with(
            "Played Blue's f8 again.\nRed has no legal move and passes: Blue moves again.\n"
        ),
        "{redone}"
    );
    assert!(
        redone.contains("\nTurn: Blue, because Red passes\n"),
        "{redone}"
    );
}

#[test]
fn a_new_game_after_a_pass_begins_with_red_and_two_discs_each() {
    let output = play_known_and("pass-not-end", &["new", "y", "undo"]);
    let (_, new) = output.split_once("A new game: Red moves first.\n").unwrap();
    let turn = OPENING.split_once("Red is X").unwrap().0;
    assert_eq!(
        new,
        format!(
            "{turn}Red's move: \nNothing to take back: no move has been played.\nRed's move: \n"
        )
    );
}

#[test]
fn nobody_can_pass_while_a_move_exists() {
    let output = play(&[], &["pass", "--", "d3"]);
    assert!(output.contains("\nRed plays d3"), "{output}");
    assert!(!output.contains("passes"), "{output}");
}

#[test]
fn a_game_is_over_when_both_are_blocked_on_a_board_with_room() {
    for (id, result) in [
        ("both-blocked-40-empty", "Game over: Red wins 21-3"),
        ("shortest-9-black", "Game over: Red wins 13-0"),
        ("shortest-white-10", "Game over: Blue wins 14-0"),
    ] {
        let output = play_known_and(id, &[]);
        assert_eq!(
            last_lines(&output, 2),
            [result, "new, undo, save or quit: "]
        );
    }
}

#[test]
fn a_finished_game_can_be_taken_back_renewed_and_left_unasked() {
    let after_end = |word| play_known_and("shortest-9-black", &[word]);
    let undone = after_end("undo");
    assert_eq!(last_lines(&undone, 2), ["Turn: Red", "Red's move: "]);
    let renewed = after_end("new");
    assert_eq!(last_lines(&renewed, 2), ["Turn: Red", "Red's move: "]);
    let left = play_known_and("shortest-9-black", &["quit", "new"]);
    assert_eq!(
        last_lines(&left, 2),
        ["Game over: Red wins 13-0", "new, undo, save or quit: "]
    );
}

#[test]
fn a_file_with_a_finished_game_is_greeted_with_its_end_and_what_can_be_typed() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("over.txt");
    fs::write(&file, "e6f4e3f6g5d6e7f5c5\n").unwrap();
    let output = play(&[file.to_str().unwrap()], &["quit"]);
    let greeting = "
Game over: Red wins 13-0
Red is X, Blue is O.
Red wins 13-0 after 9 moves and 0 passes. Type new for another game, undo, save
or quit.
new, undo, save or quit: \n";
    assert!(output.ends_with(greeting), "{output}");
}
