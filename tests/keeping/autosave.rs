//! The game is kept after every change, as a file that other programs read.

use std::fs;
use std::time::Duration;

use reversi::records::{Recorded, Shelf};
use reversi::rules::{BoardSize, GameRecord};
use reversi::store::Store;
use tempfile::TempDir;

use super::{SHORT_GAME, at_home, kept, only_kept, resume, told, type_lines};
use crate::game::{answer, ask, play, quit, table, wait_for_position};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::played;
use crate::support::program::folder;

const ONE: &str = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
const TWO: &str = "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move";
const OTHER: &str = "1 move, 0 passes, Red 1 Blue 4, in progress, Red to move";
/// A position of somebody else, with Blue to move, one move before OTHER.
const LOADED: &str = "(;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 -------- -------- -------- ---O*--- \
                      ---*O--- -------- -------- -------- O]W[d6];)";

#[test]
fn a_game_on_the_screen_is_kept_after_every_change() {
    let home = folder(&[("other.ggf", LOADED.as_bytes())]);
    let mut record = GameRecord::default();
    let mut terminal = table(&at_home(&home));
    assert_eq!(told(home.path()), [""; 0]);
    play(&mut terminal, &mut record, "d3");
    assert_eq!(told(home.path()), [ONE]);
    play(&mut terminal, &mut record, "c5");
    assert_eq!(told(home.path()), [TWO]);
    ask(&mut terminal, "undo", "Took back");
    assert_eq!(told(home.path()), [ONE]);
    ask(&mut terminal, "redo", "again");
    assert_eq!(told(home.path()), [TWO]);
    // Function keys do the same.
    terminal.send("\x1bOS");
    terminal.wait_for_text("Took back");
    assert_eq!(told(home.path()), [ONE]);
    terminal.send("new\r");
    answer(&mut terminal, "y");
    wait_for_position(&mut terminal, &GameRecord::default());
    assert_eq!(told(home.path()), [ONE]);
    play(&mut terminal, &mut GameRecord::default(), "f5");
    assert_eq!(told(home.path()), [ONE, ONE]);
    terminal.send("load other.ggf\r");
    answer(&mut terminal, "y");
    terminal.wait_for_text("The game goes on after 1 move.");
    assert_eq!(told(home.path()), [ONE, ONE, OTHER]);
    let loaded = fs::read_to_string(home.path().join("other.ggf")).unwrap();
    assert_eq!(loaded, LOADED);
}

#[test]
fn a_game_in_lines_is_kept_after_every_change() {
    let lines = [
        ("d3", vec![ONE]),
        ("c5", vec![TWO]),
        ("undo", vec![ONE]),
        ("redo", vec![TWO]),
        ("undo", vec![ONE]),
        ("new", vec![ONE]),
        ("y", vec![ONE]),
        ("f5", vec![ONE, ONE]),
        ("load other.ggf", vec![ONE, ONE]),
        ("y", vec![ONE, ONE, OTHER]),
    ];
    for typed in 1..=lines.len() {
        let home = folder(&[("other.ggf", LOADED.as_bytes())]);
        let words: Vec<&str> = lines[..typed].iter().map(|(line, _)| *line).collect();
        type_lines(home.path(), &[], &words);
        assert_eq!(told(home.path()), lines[typed - 1].1, "{words:?}");
    }
}

#[test]
fn the_kept_file_is_one_line_of_ggf_with_names_date_and_passes() {
    let home = TempDir::new().unwrap();
    let moves = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"];
    type_lines(home.path(), &["--red", "Ann [x]", "--blue", "B\\"], &moves);
    let text = only_kept(home.path());
    let (head, rest) = text.split_once("DT[").unwrap();
    assert_eq!(head, "(;GM[Othello]PC[reversi]");
    let (date, rest) = rest.split_once(".UTC]").unwrap();
    assert_eq!(date.len(), "2025.01.31_08:09:10".len());
    assert_eq!(
        rest,
        "PB[Ann \\[x\\]]PW[B\\\\]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- \
         -------- -------- *]B[f5]W[f6]B[d3]W[g5]B[h5]W[h4]B[f7]W[h6]B[PASS];)\n"
    );
}

#[test]
fn the_last_finished_and_the_last_unfinished_game_both_stay() {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    terminal.send("new\r");
    answer(&mut terminal, "y");
    wait_for_position(&mut terminal, &GameRecord::default());
    play(&mut terminal, &mut GameRecord::default(), SHORT_GAME);
    let over = "9 moves, 0 passes, Red 13 Blue 0, Red wins";
    assert_eq!(told(home.path()), [ONE, over]);
    // A game that is over is left without a question.
    terminal.send("quit\r");
    terminal.wait_exit();
    let mut terminal = resume(&at_home(&home));
    wait_for_position(&mut terminal, &played("d3"));
    assert_eq!(told(home.path()), [ONE, over]);
}

#[test]
fn a_kept_game_is_played_on_in_its_own_file_by_both_modes() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &["--red", "Ann"], &["d3"]);
    let file = kept(home.path())[0].to_str().unwrap().to_owned();
    let mut record = played("d3");
    let launch = at_home(&home).args(["play", &file]);
    let mut terminal = launch.start();
    let screen = wait_for_position(&mut terminal, &record);
    assert!(screen.row(0).contains("Ann"), "{screen}");
    play(&mut terminal, &mut record, "c5");
    quit(&mut terminal);
    terminal.wait_exit();
    assert_eq!(told(home.path()), [TWO]);
    type_lines(home.path(), &[&file], &["undo"]);
    assert_eq!(told(home.path()), [ONE]);
    assert!(only_kept(home.path()).contains("PB[Ann]"));
}

#[test]
fn a_kept_game_that_is_being_played_is_played_on_elsewhere() {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    let file = kept(home.path())[0].to_str().unwrap().to_owned();
    type_lines(home.path(), &[&file], &["c5"]);
    assert_eq!(told(home.path()), [ONE, TWO]);
    ask(&mut terminal, "undo", "Took back");
    assert_eq!(told(home.path()).len(), 2);
}

#[test]
fn a_result_that_a_file_claims_is_gone_with_the_first_change() {
    let game = "(;GM[Othello]RE[+64.000:r]TY[8]B[d3]W[c5];)";
    for words in [&["e6"][..], &["undo"], &["undo", "redo"]] {
        let home = folder(&[("game.ggf", game.as_bytes())]);
        let launch = at_home(&home).args(["game.ggf"]);
        let mut terminal = launch.start();
        wait_for_position(&mut terminal, &played("d3c5"));
        terminal.enter(&words.join(" "));
        terminal.probe();
        assert!(!only_kept(home.path()).contains("RE["), "{words:?}");

        let home = folder(&[("game.ggf", game.as_bytes())]);
        type_lines(home.path(), &["game.ggf"], words);
        assert!(
            !only_kept(home.path()).contains("RE["),
            "{words:?} in lines"
        );
    }
}

#[test]
fn a_transcript_beside_the_kept_games_is_none_of_them() {
    let home = folder(&[]);
    type_lines(home.path(), &[], &["d3"]);
    let file = kept(home.path())[0].with_file_name("mine.txt");
    fs::write(&file, "d3c5").unwrap();
    type_lines(home.path(), &[file.to_str().unwrap()], &["undo"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "d3c5");
    assert_eq!(told(home.path()), [ONE, ONE]);
}

/// How long this thread has kept a processor busy (Linux).
fn cpu_time() -> Duration {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(text.split(' ').next().unwrap().parse().unwrap())
}

#[test]
fn keeping_a_move_takes_less_than_two_milliseconds_of_a_processor() {
    let home = TempDir::new().unwrap();
    let mut store = Store::in_folder(home.path().to_owned(), BoardSize::STANDARD);
    let squares = KnownGame::record("wc-1977-final").moves().to_vec();
    let mut recorded = Recorded::default();
    let before = cpu_time();
    for &square in &squares {
        recorded.game.play(square).unwrap();
        store.autosave(&recorded).unwrap();
    }
    let spent = cpu_time().saturating_sub(before);
    let a_move = spent / u32::try_from(squares.len()).unwrap();
    assert!(a_move < Duration::from_millis(2), "{a_move:?}");
}
