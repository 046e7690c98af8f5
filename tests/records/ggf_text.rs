//! GGF as it is written, for other programs and to be read again.

use reversi::names::Names;
use reversi::records::{Claim, Recorded, ggf};
use reversi::rules::{BoardSize, GameRecord, Player};

use super::{only, told};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::{board, played};

#[test]
fn a_game_is_one_line_with_the_tags_other_programs_look_for() {
    let mut recorded = Recorded::new(played("d3 c5"), &Names::new("Anna", "Bert"));
    recorded.date = "2024.03.09_18:05:00.UTC".to_owned();
    let line = "(;GM[Othello]PC[reversi]DT[2024.03.09_18:05:00.UTC]PB[Anna]PW[Bert]TY[8]\
                BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
                B[d3]W[c5];)\n";
    assert_eq!(ggf::write(&recorded), line);
}

#[test]
fn passes_and_the_result_are_written() {
    let game = GameRecord::from_position(
        board(
            "X O . . | . . . . | . . . . | . . . ."
                .replace('|', "\n")
                .as_str(),
        ),
        Player::White,
    );
    let mut recorded = Recorded::new(game, &Names::default());
    recorded.game.play("c1".parse().unwrap()).unwrap();
    let line = "(;GM[Othello]PC[reversi]RE[+3.000]TY[4]BO[4 *O-- ---- ---- ---- O]\
                W[PASS]B[c1];)\n";
    assert_eq!(ggf::write(&recorded), line);
}

#[test]
fn a_board_that_is_not_square_is_written_with_both_its_sides() {
    let recorded = Recorded::begin(BoardSize::new(4, 5).unwrap(), &Names::default());
    let line = "(;GM[Othello]PC[reversi]TY[4x5]BO[4x5 ----- -O*-- -*O-- ----- *];)\n";
    assert_eq!(ggf::write(&recorded), line);
    assert_eq!(only(line).game, recorded.game);
}

#[test]
fn moves_taken_back_are_absent() {
    let mut recorded = Recorded::new(played("d3 c5 e6"), &Names::default());
    recorded.game.undo();
    recorded.game.undo();
    assert_eq!(only(ggf::write(&recorded)).game, played("d3"));
}

#[test]
fn resignations_and_agreed_scores_are_kept() {
    for result in ["+64.000:r", "-64.000:t", "+2.00:s", "-6:x"] {
        let file = format!("(;GM[Othello]RE[{result}]B[d3];)");
        let written = ggf::write(&only(&file));
        assert!(written.contains(&format!("RE[{result}]")), "{written}");
    }
    let line = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move, resigned";
    assert_eq!(told("(;GM[Othello]RE[+64.000:r]B[d3];)"), [line]);
}

#[test]
fn every_known_game_comes_back_byte_for_byte() {
    for known in KnownGame::all() {
        let recorded = Recorded::new(known.replay(), &Names::new("Anna", "Bert"));
        let text = ggf::write(&recorded);
        let again = only(&text);
        assert_eq!(again.game, recorded.game, "{}", known.id);
        assert_eq!(ggf::write(&again), text, "{}", known.id);
    }
}

#[test]
fn any_name_comes_back_as_it_was() {
    let long = "[\\]".repeat(64 * 1024 / 3);
    let full = "[]0;x\\".repeat(16 * 1024);
    for name in [
        "\"Anna\" ]",
        "[[]]",
        "\\",
        "\\\\]",
        " blanks ",
        "(;GM[Othello];)",
        "名前 e\u{301} \u{202e}",
        &long,
        &full,
    ] {
        let recorded = Recorded {
            black: name.to_owned(),
            white: format!("{name}!"),
            place: name.to_owned(),
            date: name.to_owned(),
            claim: Some(Claim::Difference("+1".to_owned(), Some('r'))),
            ..Recorded::default()
        };
        assert!(only(ggf::write(&recorded)) == recorded, "{name:.20}");
    }
}

/// A game whose every text is this one.
fn named_throughout(text: &str) -> Recorded {
    Recorded {
        black: text.to_owned(),
        white: text.to_owned(),
        place: text.to_owned(),
        date: text.to_owned(),
        claim: Some(Claim::Difference(text.to_owned(), None)),
        ..Recorded::default()
    }
}

#[test]
fn no_control_character_is_written_and_none_is_read() {
    for (name, left) in [
        ("two\nlines\tand\u{85}tabs", "two lines and tabs"),
        ("\u{1b}[2J\u{9b}31m", "[2J31m"),
        ("\0a\u{7f}b\u{8}", "ab"),
    ] {
        let clean = named_throughout(left);
        assert_eq!(ggf::write(&named_throughout(name)), ggf::write(&clean));
        let file =
            format!("(;GM[Othello]PC[{name}]DT[{name}]PB[{name}]PW[{name}]RE[{name}]TY[8]B[d3];)");
        let read = only(&file);
        assert_eq!((&read.black, &read.claim), (&clean.black, &clean.claim));
        assert!(!ggf::write(&read).trim_end().contains(char::is_control));
    }
    // Of a text that holds nothing else nothing is left.
    let nothing = only(ggf::write(&named_throughout("\u{1b}\0")));
    assert_eq!(
        (nothing.black.as_str(), nothing.place.as_str()),
        ("", "reversi")
    );
}

#[test]
fn what_would_be_too_long_to_be_read_again_is_not_read() {
    let name = "[".repeat(128 * 1024);
    let file = format!("(;GM[Othello]PB[{name}]PW[{name}]PC[{name}]DT[{name}]RE[{name}:r];)");
    let written = ggf::write(&only(&file));
    assert!(written.len() > 5 * 2 * name.len());
    assert_eq!(ggf::write(&only(&written)), written);
    let too_long = "too long for a game: neither GGF, a transcript nor WTHOR";
    for field in ["PB", "PW", "PC", "DT", "RE"] {
        assert_eq!(told(format!("(;GM[Othello]{field}[{name}[];)")), [too_long]);
    }
}
