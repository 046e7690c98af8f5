//! `reversi export`: games in another form.

use crate::rules::known_games::KnownGame;
use crate::support::program::{Ended, ended, run_on};

const OPENING: &str =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

fn export(file: &str, form: &str) -> Ended {
    run_on(&[("a", file.as_bytes())], &["export", "a", "--to", form])
}

#[test]
fn a_transcript_becomes_ggf_and_ggf_a_transcript() {
    let ggf = format!("(;GM[Othello]PC[reversi]TY[8]{OPENING}B[f5]W[d6];)\n");
    assert_eq!(export("F5 D6", "ggf"), ended(&ggf, "", 0));
    assert_eq!(export(&ggf, "transcript"), ended("f5d6\n", "", 0));
    assert_eq!(export("1. F5 D6\n", "transcript"), ended("f5d6\n", "", 0));
}

#[test]
fn a_resignation_is_kept() {
    let ggf =
        format!("(;GM[Othello]PC[GGS/os]PB[Anna]PW[Bert]RE[-64.000:r]TY[8]{OPENING}B[f5];)\n");
    assert_eq!(export(&ggf, "ggf"), ended(&ggf, "", 0));
}

#[test]
fn a_score_behind_a_transcript_is_kept() {
    for (score, result) in [("4-1", "+3.000"), ("1-4", "-3.000"), ("32:32", "+0.000")] {
        let ggf = format!("(;GM[Othello]PC[reversi]RE[{result}]TY[8]{OPENING}B[f5];)\n");
        assert_eq!(export(&format!("F5 {score}"), "ggf"), ended(&ggf, "", 0));
        assert_eq!(export(&ggf, "ggf"), ended(&ggf, "", 0));
    }
}

#[test]
fn every_known_game_comes_back_byte_for_byte_through_both_forms() {
    let all = KnownGame::all().into_iter();
    let games: Vec<KnownGame> = all.filter(|game| game.size.rows() == 8).collect();
    let transcripts: Vec<&str> = games.iter().map(|game| game.transcript).collect();
    let file = transcripts.join("\n\n");
    let ggf = export(&file, "ggf").output;
    assert_eq!(ggf.lines().count(), games.len());
    assert_eq!(export(&ggf, "ggf"), ended(&ggf, "", 0));
    let moves = export(&ggf, "transcript").output;
    assert_eq!(export(&moves, "transcript"), ended(&moves, "", 0));
    assert_eq!(export(&moves, "ggf").output.lines().count(), games.len());
    let exported: Vec<&str> = moves.lines().filter(|line| !line.is_empty()).collect();
    let lower: Vec<String> = transcripts
        .iter()
        .map(|moves| moves.to_lowercase())
        .collect();
    assert_eq!(exported, lower);
}

#[test]
fn unfinished_games_are_parted_by_an_empty_line() {
    let file = "(;GM[Othello]B[f5]W[d6];)(;GM[Othello]B[d3];)";
    assert_eq!(export(file, "transcript"), ended("f5d6\n\nd3\n", "", 0));
}

#[test]
fn one_game_of_several_is_exported_by_its_number() {
    let files: [(&str, &[u8]); 1] = [("a", b"f5\n\nd3a1\n\nd3\n\n@\n\nf5\n")];
    let game = |number| {
        run_on(
            &files,
            &["export", "a", "--to", "transcript", "--game", number],
        )
    };
    assert_eq!(game("1"), ended("f5\n", "", 0));
    let flaw = "reversi: a#2: illegal at move 2: a1 flips nothing\n";
    assert_eq!(game("2"), ended("", flaw, 1));
    assert_eq!(game("3"), ended("d3\n", "", 0));
    let flaw = "reversi: a#4: line 7, character 1: \"@\" is not a move; \
                moves are written like d3\n";
    assert_eq!(game("4"), ended("", flaw, 1));
    assert_eq!(game("5"), ended("f5\n", "", 0));
    // A file that makes no sense from somewhere on holds nothing beyond.
    let files: [(&str, &[u8]); 1] = [("a", b"(;GM[Othello]B[f5];)(;GM[Othello]B[")];
    let arguments = ["export", "a", "--to", "ggf", "--game", "3"];
    let flaw = "reversi: a#2: the file ends in the middle of a game\n";
    assert_eq!(run_on(&files, &arguments), ended("", flaw, 1));
    let files: [(&str, &[u8]); 1] = [("a", b"f5\n")];
    let arguments = ["export", "a", "--to", "ggf", "--game", "2"];
    assert_eq!(
        run_on(&files, &arguments),
        ended("", "reversi: a has no game 2: it holds 1 game\n", 1)
    );
}

#[test]
fn the_games_before_a_flawed_one_are_written() {
    let flaw = "reversi: a#2: illegal at move 2: a1 flips nothing\n";
    assert_eq!(
        export("f5\n\nf5a1\n\nd3\n", "transcript"),
        ended("f5\n", flaw, 1)
    );
}

#[test]
fn what_a_transcript_cannot_tell_is_refused() {
    let sentence = "reversi: a#1: a transcript needs a move, and the usual opening before it: \
                    use --to ggf\n";
    for file in [
        "(;GM[Othello];)",
        "(;GM[Othello]BO[4 ---- -O*- -*O- ---- O]W[b4];)",
        "(;GM[Othello]BO[4 ---- -*O- -O*- ---- *]B[c1];)",
    ] {
        assert_eq!(export(file, "transcript"), ended("", sentence, 1));
    }
    // Nor is it parted from the game before it.
    let second = sentence.replace("#1", "#2");
    let told = export("(;GM[Othello]B[f5];)(;GM[Othello];)", "transcript");
    assert_eq!(told, ended("f5\n", &second, 1));
}

#[test]
fn what_is_printed_commands_no_terminal() {
    let file = "(;GM[Othello]PC[\u{1b}[2J]DT[\u{9b}5n]PB[A\u{1b}[31mnn\u{7}]PW[B\0]\
                RE[\u{1b}c:\u{1b}]TY[8]B[d3]W[\u{1b}[2J];)(;GM[\u{1b}c]B[d3];)";
    let files: [(&str, &[u8]); 1] = [("a\u{1b}[2J.ggf", file.as_bytes())];
    for arguments in [
        &["check", "a\u{1b}[2J.ggf"][..],
        &["export", "a\u{1b}[2J.ggf", "--to", "ggf"],
        &["export", "a\u{1b}[2J.ggf", "--to", "ggf", "--game", "2"],
        &["text", "a\u{1b}[2J.ggf"],
        &["text", "a\u{1b}[2J.ggf", "--game", "2"],
    ] {
        let printed = run_on(&files, arguments);
        for text in [&printed.output, &printed.errors] {
            let control = text.chars().find(|sign| sign.is_control() && *sign != '\n');
            assert_eq!(control, None, "{arguments:?}: {text:?}");
        }
    }
}
