//! One game as a transcript, in all its spellings.

use reversi::names::Names;
use reversi::records::{Games, Recorded, transcript};
use reversi::rules::{BoardSize, GameRecord, Player};

use super::{only, told, told_of};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::{board, played, squares};

const NUMBERED: &str = include_str!("../data/numbered.txt");

fn known(id: &str) -> &'static str {
    KnownGame::named(id).transcript
}

#[test]
fn upper_lower_and_mixed_case_are_one_game() {
    let upper = known("draw-32-32-upper-case");
    let mixed: String = upper
        .chars()
        .enumerate()
        .map(|(index, letter)| {
            if index % 3 == 0 {
                letter.to_ascii_lowercase()
            } else {
                letter
            }
        })
        .collect();
    let line = "60 moves, 1 pass, Red 32 Blue 32, draw";
    for text in [upper, &upper.to_lowercase(), &mixed] {
        assert_eq!(told(text), [line]);
    }
}

#[test]
fn a_numbered_record_with_its_pass_written_agrees_with_its_score() {
    let line = "60 moves, 1 pass, Red 51 Blue 13, Red wins";
    assert_eq!(told(NUMBERED), [line]);
    let recorded = only(NUMBERED);
    let plies: Vec<String> = recorded
        .game
        .plies()
        .iter()
        .map(|ply| format!("{ply:?}"))
        .collect();
    let pass = plies.iter().position(|ply| ply == "Pass(White)").unwrap();
    assert_eq!(plies[pass - 1], "Move(Black, b1)");
}

#[test]
fn a_score_that_contradicts_the_board_is_reported() {
    let line = "60 moves, 1 pass, Red 51 Blue 13, Red wins, but the file says Red 50 Blue 14";
    assert_eq!(told(NUMBERED.replace("51-13", "50-14")), [line]);
    let without_end = NUMBERED.replace("31. f2", "");
    let line = "59 moves, 1 pass, Red 45 Blue 18, in progress, Red to move, \
                but the file says Red 51 Blue 13";
    assert_eq!(told(without_end), [line]);
}

#[test]
fn a_score_may_count_the_empty_squares_for_the_winner() {
    let moves = known("both-blocked-40-empty");
    let line = "20 moves, 1 pass, Red 21 Blue 3, Red wins";
    for score in ["21-3", "61:3"] {
        assert_eq!(told(format!("{moves} {score}")), [line]);
    }
}

#[test]
fn passes_are_written_in_any_way_or_left_out() {
    let (before, after) = NUMBERED.split_once("--").unwrap();
    for pass in ["--", "pa", "PS", "pass", "Pass", ""] {
        let line = "60 moves, 1 pass, Red 51 Blue 13, Red wins";
        assert_eq!(told(format!("{before}{pass}{after}")), [line], "{pass}");
    }
    let short = known("both-blocked-40-empty");
    let glued = short.replace("g7h4", "g7pah4--");
    assert_eq!(told(&glued), ["20 moves, 1 pass, Red 21 Blue 3, Red wins"]);
    let twice = short.replace("g7h4", "g7papah4");
    assert_eq!(told(twice), ["illegal at move 20: Red passes but can move"]);
}

#[test]
fn blanks_numbers_and_line_ends_mean_nothing_within_a_game() {
    let line = "5 moves, 0 passes, Red 6 Blue 3, in progress, Blue to move";
    for text in [
        "f5d6c3d3c4",
        "\u{FEFF}F5 D6 C3 D3 C4\r\n",
        "  f5\td6 c3\n d3 c4",
        "1.f5 d6 2.c3 d3 3.c4",
        "1) f5 2) d6 3) c3 4) d3 5) c4",
        "1. f5 d6\n2. c3\n2... d3\n3. c4",
        "1: f5 d6\r\n2: c3 d3\r\n3: c4",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
    ] {
        assert_eq!(told(text), [line], "{text:?}");
    }
}

#[test]
fn the_first_bad_move_is_named_with_its_number_and_square() {
    assert_eq!(told("d3d4d5"), ["illegal at move 2: d4 is occupied by Red"]);
    assert_eq!(told("d3a1"), ["illegal at move 2: a1 flips nothing"]);
    assert_eq!(
        told("d3i9"),
        ["illegal at move 2: i9 is not on a board of 8x8"]
    );
    assert_eq!(
        told("d3--"),
        ["illegal at move 2: Blue passes but can move"]
    );
    let missing = known("wc-1977-final").replacen("f4d3", "f4", 1);
    assert_eq!(told(missing), ["illegal at move 6: c4 flips nothing"]);
    assert_eq!(
        told(NUMBERED.replace("5. c6 d8", "5. c6")),
        ["illegal at move 14: e3 flips nothing"]
    );
}

#[test]
fn what_is_no_move_is_named_with_its_place() {
    let sentence = |place: &str, found: &str| {
        format!("{place}: \"{found}\" is not a move; moves are written like d3")
    };
    assert_eq!(
        told("d3 c5\n hello d3"),
        [sentence("line 2, character 2", "hello")]
    );
    assert_eq!(told("d3 c5 z99"), [sentence("line 1, character 7", "z99")]);
    assert_eq!(told("f5, d6"), [sentence("line 1, character 3", ",")]);
    assert_eq!(told("ｄ3"), [sentence("line 1, character 1", "ｄ3")]);
    assert_eq!(
        told("d3 51-13 64-0"),
        [
            "1 move, 0 passes, Red 4 Blue 1, in progress, \
        Blue to move, but the file says Red 51 Blue 13"
                .to_owned(),
            sentence("line 1, character 10", "64-0")
        ]
    );
    assert_eq!(
        told("d3 \u{1b}[2J\0"),
        [sentence("line 1, character 4", "\\u{1b}[2J\\0")]
    );
}

#[test]
fn numbers_alone_are_no_game() {
    let no_game = "no game in it: neither GGF, a transcript nor WTHOR";
    for text in ["", "\n \r\n", "\u{FEFF}", "1", "1. 2.\n3\n"] {
        assert_eq!(told(text), [no_game], "{text:?}");
    }
}

#[test]
fn every_known_game_comes_back_byte_for_byte() {
    for known in KnownGame::all() {
        let text = transcript::write(&known.replay()).unwrap();
        assert_eq!(text, known.transcript.to_lowercase() + "\n", "{}", known.id);
        let mut games = Games::open(text.as_bytes(), known.size).unwrap();
        let again = games.next().unwrap().unwrap().game;
        assert_eq!(again, known.replay(), "{}", known.id);
        assert_eq!(transcript::write(&again).as_deref(), Some(&text[..]));
    }
}

#[test]
fn a_board_of_another_size_has_to_be_told() {
    let moves = known("4x4-perfect");
    let line = "10 moves, 0 passes, Red 3 Blue 11, Blue wins";
    assert_eq!(
        told_of(moves.as_bytes(), BoardSize::new(4, 4).unwrap()),
        [line]
    );
    assert_eq!(told(moves), ["illegal at move 1: b1 flips nothing"]);
    let wide = BoardSize::new(4, 12).unwrap();
    let line = "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move";
    assert_eq!(told_of(b"f1 e3", wide), [line]);
}

#[test]
fn what_a_transcript_cannot_tell_is_not_written_as_one() {
    assert_eq!(transcript::write(&GameRecord::default()), None);
    let position = board(". . . .\n. X O .\n. O X .\n. . . .");
    let mut game = GameRecord::from_position(position, Player::Black);
    game.play(squares("c1")[0]).unwrap();
    assert_eq!(transcript::write(&game), None);
    let recorded = Recorded::new(played("d3"), &Names::new("Anna", ""));
    assert_eq!(transcript::write(&recorded.game).as_deref(), Some("d3\n"));
}
