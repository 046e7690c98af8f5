//! The WTHOR database: `.wtb` files as its published description has them.

use super::{only, told};
use crate::rules::known_games::KnownGame;
use crate::support::program::{ended, run_on};

/// A header of 15 March 2003 for so many games of 2002.
fn header(games: u32) -> Vec<u8> {
    let [a, b, c, d] = games.to_le_bytes();
    vec![20, 3, 3, 15, a, b, c, d, 0, 0, 0xD2, 7, 8, 0, 24, 0]
}

/// The record of a game: tournament 1, players 2 and 3.
fn record(game: &KnownGame) -> Vec<u8> {
    let [black, white, empty] = game.tally;
    let score = black
        + match black.cmp(&white) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => empty / 2,
            std::cmp::Ordering::Greater => empty,
        };
    let mut record = vec![1, 0, 2, 0, 3, 0, score as u8, score as u8];
    let moves = game.replay();
    let bytes = moves
        .moves()
        .iter()
        .map(|at| (at.column() + 10 * at.row()) as u8);
    record.extend(bytes);
    record.resize(68, 0);
    record
}

/// The finished games on 8 x 8.
fn games() -> Vec<KnownGame> {
    let all = KnownGame::all().into_iter();
    all.filter(|game| game.turn.is_none() && game.size.rows() == 8)
        .collect()
}

fn file_of(games: &[KnownGame]) -> Vec<u8> {
    let records = games.iter().flat_map(record);
    header(games.len() as u32)
        .into_iter()
        .chain(records)
        .collect()
}

#[test]
fn a_file_written_by_hand_is_read() {
    let mut file = vec![
        19, 99, 12, 31, 1, 0, 0, 0, 0, 0, 0xCF, 0x07, 0, 0, 0, 0, // header
        7, 0, 0x12, 0x04, 0x13, 0x04, 64, 64, // tournament, players, scores
        65, 46, 35, 66, 57, 64, 75, 56, 53, // e6 f4 e3 f6 g5 d6 e7 f5 c5
    ];
    file.resize(16 + 68, 0);
    assert_eq!(told(&file), ["9 moves, 0 passes, Red 13 Blue 0, Red wins"]);
    let moves = format!("{:?}", only(&file).game.moves());
    assert_eq!(moves, "[e6, f4, e3, f6, g5, d6, e7, f5, c5]");
}

#[test]
fn every_known_game_agrees_with_its_score() {
    let lines = told(file_of(&games()));
    assert_eq!(lines.len(), games().len());
    for (line, game) in lines.iter().zip(games()) {
        let [black, white, _] = game.tally;
        let score = format!("Red {black} Blue {white}, ");
        assert!(line.contains(&score), "{}: {line}", game.id);
        assert!(!line.contains("the file says"), "{}: {line}", game.id);
    }
}

#[test]
fn a_score_that_contradicts_the_board_is_reported() {
    let mut file = file_of(&games()[..1]);
    file[16 + 6] = 13;
    let line = "9 moves, 0 passes, Red 13 Blue 0, Red wins, but the file says Red 13 of 64";
    assert_eq!(told(file), [line]);
}

#[test]
fn the_score_given_to_an_unfinished_game_contradicts_nothing() {
    let mut file = file_of(&games()[..1]);
    file[16 + 8 + 8] = 0;
    let line = "8 moves, 0 passes, Red 7 Blue 5, in progress, Red to move";
    assert_eq!(told(file), [line]);
}

#[test]
fn the_score_of_any_game_comes_back_byte_for_byte_through_ggf() {
    let whole = file_of(&games()[..1]);
    let mut unfinished = whole.clone();
    unfinished[16 + 8 + 8] = 0;
    let mut contradicted = whole.clone();
    contradicted[16 + 6] = 13;
    for (file, result, code) in [
        (&whole, "RE[+64.000]", 0),
        (&unfinished, "RE[+64.000]", 0),
        (&contradicted, "RE[-38.000]", 1),
    ] {
        let export = ["export", "a", "--to", "ggf"];
        let ggf = run_on(&[("a", file)], &export).output;
        assert!(ggf.contains(result), "{ggf}");
        let files: [(&str, &[u8]); 1] = [("a", ggf.as_bytes())];
        assert_eq!(run_on(&files, &export), ended(&ggf, "", 0));
        assert_eq!(run_on(&files, &["check", "a"]).code, Some(code), "{ggf}");
    }
}

#[test]
fn an_illegal_move_is_named_and_the_next_game_is_read() {
    let line = "10 moves, 0 passes, Red 0 Blue 14, Blue wins";
    for (byte, flaw) in [
        (46, "illegal at move 3: f4 is occupied by Blue"),
        (19, "illegal at move 3: i1 is not on a board of 8x8"),
        (40, "illegal at move 3: \"40\" is not a square"),
        (255, "illegal at move 3: e25 is not on a board of 8x8"),
        (11, "illegal at move 3: a1 flips nothing"),
        (0, "illegal at move 3: \"0\" is not a square"),
    ] {
        let mut file = file_of(&games()[..2]);
        file[16 + 8 + 2] = byte;
        assert_eq!(told(file), [flaw, line], "{byte}");
    }
}

#[test]
fn a_database_without_games_is_fine() {
    assert_eq!(told(header(0)), [""; 0]);
}

#[test]
fn a_truncated_file_is_said_to_be_one() {
    let whole = file_of(&games()[..1]);
    for length in 5..whole.len() {
        let line = match length {
            16 => "the header says 1 game, but the file holds 0",
            _ => "the file ends in the middle of a game",
        };
        assert_eq!(told(&whole[..length]), [line], "{length}");
    }
}

#[test]
fn a_header_that_counts_other_games_than_the_file_holds_is_contradicted() {
    let line = "9 moves, 0 passes, Red 13 Blue 0, Red wins";
    let mut file = file_of(&games()[..1]);
    file[4] = 3;
    assert_eq!(
        told(&file),
        [line, "the header says 3 games, but the file holds 1"]
    );
    for more in [&[0][..], &[0; 68], &[255; 500]] {
        file[4] = 1;
        file.truncate(16 + 68);
        file.extend(more);
        assert_eq!(
            told(&file),
            [line, "the header says 1 game, but the file holds more"]
        );
    }
}

#[test]
fn other_boards_and_other_games_are_named() {
    let mut file = file_of(&games()[..1]);
    file[12] = 10;
    let line = "WTHOR games of kind 0 on 10 rows, but only Othello on 8 rows is read";
    assert_eq!(told(&file), [line]);
    (file[12], file[13]) = (8, 1);
    let line = "WTHOR games of kind 1 on 8 rows, but only Othello on 8 rows is read";
    assert_eq!(told(&file), [line]);
}
