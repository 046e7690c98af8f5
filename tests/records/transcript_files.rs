//! Several transcripts in a file: where one ends and the next begins.

use super::told;
use crate::rules::known_games::KnownGame;

const F5D6: &str = "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move";
const F5D6C3: &str = "3 moves, 0 passes, Red 5 Blue 2, in progress, Blue to move";
const F5: &str = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";

#[test]
fn every_finished_game_on_a_line_of_its_own_or_all_on_one() {
    let games: Vec<KnownGame> = KnownGame::all()
        .into_iter()
        .filter(|game| game.turn.is_none() && game.size.rows() == 8)
        .collect();
    let transcripts: Vec<&str> = games.iter().map(|game| game.transcript).collect();
    for between in ["\n", "\r\n", "\n\n", " ", ""] {
        let lines = told(transcripts.join(between));
        assert_eq!(lines.len(), games.len(), "{between:?}");
        for (line, game) in lines.iter().zip(&games) {
            let [black, white, _] = game.tally;
            let score = format!("Red {black} Blue {white}, ");
            assert!(line.contains(&score), "{}: {line}", game.id);
        }
    }
}

#[test]
fn a_list_of_unfinished_games_has_one_on_each_line() {
    assert_eq!(told("f5d6\nf5d6c3\nF5\n"), [F5D6, F5D6C3, F5]);
    assert_eq!(told("f5 d6\r\nf5 d6 c3\r\nf5"), [F5D6, F5D6C3, F5]);
}

#[test]
fn an_empty_line_a_score_or_the_number_1_begins_the_next_game() {
    assert_eq!(
        told("f5d6\n\nc3\n"),
        [F5D6, "illegal at move 1: c3 flips nothing"]
    );
    assert_eq!(told("f5d6 3-3\nf5"), [F5D6, F5]);
    assert_eq!(told("1. f5 d6\n2. c3\n1. f5 d6 1. f5"), [F5D6C3, F5D6, F5]);
}

#[test]
fn a_line_that_goes_on_with_the_last_game_is_part_of_it() {
    assert_eq!(told("f5d6\nc3"), [F5D6C3]);
    assert_eq!(told("f5\nd6\n\n\n\nf5\n"), [F5D6, F5]);
}

#[test]
fn a_flawed_line_of_a_list_is_one_flawed_game() {
    let flaw = "illegal at move 5: a1 flips nothing";
    let flawed = "f5d6c3d3a1";
    assert_eq!(told(format!("{flawed}\nf5d6\nf5\n")), [flaw, F5D6, F5]);
    assert_eq!(
        told(format!("f5d6\n{flawed}c4\n{flawed}")),
        [F5D6, flaw, flaw]
    );
    let short = "illegal at move 2: a1 flips nothing";
    assert_eq!(told("f5 a1\nd6 c3\n\nf5\n"), [short, F5]);
    assert_eq!(
        told("f5d6\nf5a1\nf5"),
        ["illegal at move 3: f5 is occupied by Red", F5]
    );
}

#[test]
fn a_game_with_a_bad_move_on_a_later_line_is_still_one_game() {
    let lines = "1. f5 d6\n2. c3 h8\n3. c4 d3\n4. c2\n\n1. f5\n";
    assert_eq!(told(lines), ["illegal at move 4: h8 flips nothing", F5]);
}

#[test]
fn a_move_after_the_end_of_a_game_on_its_line_is_a_move_too_many_and_no_game() {
    let won = "e6f4e3f6g5d6e7f5c5";
    for (more, square) in [
        ("d3", "d3"),
        (" d3", "d3"),
        ("D3zz", "d3"),
        ("a1", "a1"),
        ("f5d6c3", "f5"),
    ] {
        let flaw = format!("illegal at move 10: {square} comes after the end of the game");
        assert_eq!(
            told(format!("{won}{more}\nf5d6\n")),
            [&flaw, F5D6],
            "{more}"
        );
    }
    let end = "9 moves, 0 passes, Red 13 Blue 0, Red wins";
    // Four legal moves are another game, also on the same line.
    for next in ["\nd3", "\nf5d6zz", "-- 1. d3", " 13-0 d3", "f5d6c3d3"] {
        assert_eq!(told(format!("{won}{next}"))[0], end, "{next}");
    }
}

#[test]
fn text_that_is_no_move_spoils_its_own_game_and_not_those_behind_it() {
    let flaw = |line, column, found: &str| {
        format!(
            "line {line}, character {column}: \"{found}\" is not a move; moves are written like d3"
        )
    };
    assert_eq!(told("f5zz\n\nf5d6\n"), [&flaw(1, 3, "zz"), F5D6]);
    assert_eq!(
        told("f5d6\n\nhello world\n\nf5\n"),
        [F5D6, &flaw(3, 1, "hello"), F5]
    );
    assert_eq!(
        told("e6f4e3f6g5d6e7f5c5\n# next\nf5\n"),
        [
            "9 moves, 0 passes, Red 13 Blue 0, Red wins",
            &flaw(2, 1, "#"),
            F5
        ]
    );
}

#[test]
fn what_a_file_begins_with_that_is_no_game_is_told_once_and_hides_none_behind_it() {
    let flaw = |found: &str| {
        format!("line 1, character 1: \"{found}\" is not a move; moves are written like d3")
    };
    for (heading, found) in [
        ("hello world\n\n", "hello"),
        ("Final 2024\nRed 40 Blue 24\n\n1977\n", "Final"),
        ("f56c3d3\nc4f4\n", "f56c3d3"),
        ("f\n\n5d6c3\n\n", "f"),
    ] {
        assert_eq!(told(heading), [flaw(found)], "{heading}");
        let games = told(format!("{heading}f5d6\n\nf5zz\n\nf5\n"));
        let [first, game, _, last] = &games[..] else {
            panic!("{heading}: {games:?}");
        };
        assert_eq!((first, &game[..], &last[..]), (&flaw(found), F5D6, F5));
    }
}
