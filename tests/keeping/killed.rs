//! A program that is killed at any moment has lost nothing that it showed, and
//! leaves no half of a file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use reversi::rules::{GameRecord, Square};
use tempfile::TempDir;

use super::{at_home, kept, resume};
use crate::game::{Position, is_ready, play, table};
use crate::rules::known_games::KnownGame;
use crate::support::program::{folder, reversi};
use crate::support::{Dice, Screen, Signal, Terminal, age};

/// How often the program is killed.
const KILLS: u64 = 200;
/// How many games are played side by side.
const GAMES: u64 = 4;
/// The most moves between two kills.
const MOST_MOVES: usize = 5;

/// A game to play, and what the page says before and after each of its moves.
struct Course {
    squares: Vec<Square>,
    positions: Vec<Position>,
}

impl Course {
    fn new() -> Course {
        let squares = KnownGame::record("wc-1977-final").moves().to_vec();
        let mut record = GameRecord::default();
        let mut positions = vec![Position::of(&record)];
        for &square in &squares {
            record.play(square).unwrap();
            positions.push(Position::of(&record));
        }
        Course { squares, positions }
    }

    /// After how many moves a screen shows the game. A picture that was cut off
    /// while it was drawn shows it at no move.
    fn number(&self, screen: &Screen) -> Option<usize> {
        let seen = Position::on(screen)?;
        self.positions.iter().position(|position| *position == seen)
    }
}

/// Types some moves, some of them before the last is answered, and kills the
/// program. Gives how many moves it showed, and how many it may have played.
fn play_and_kill(
    terminal: &mut Terminal,
    course: &Course,
    now: usize,
    dice: &mut Dice,
) -> (usize, usize) {
    let count = 1 + dice.below(MOST_MOVES);
    let mut shown = now;
    for square in &course.squares[now..now + count] {
        terminal.send(format!("{square}\r"));
        terminal.listen(Duration::from_micros(dice.below(8_000) as u64));
        shown = shown.max(course.number(&terminal.screen()).unwrap_or(0));
    }
    terminal.signal(Signal::KILL);
    terminal.wait_exit();
    shown = shown.max(course.number(&terminal.screen()).unwrap_or(0));
    (shown, now + count)
}

/// Plays one game with a kill every few moves, as far as it goes. Gives how
/// often the program was killed, at most so often.
fn play_through(course: &Course, most_kills: u64, dice: &mut Dice) -> u64 {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    play(
        &mut terminal,
        &mut GameRecord::default(),
        &course.squares[0].to_string(),
    );
    let mut now = 1;
    let mut kills = 0;
    let mut unseen = 0;
    while kills < most_kills && now + MOST_MOVES < course.squares.len() {
        let (shown, sent) = play_and_kill(&mut terminal, course, now, dice);
        kills += 1;
        assert_eq!(kept(home.path()).len(), 1);
        terminal = resume(&at_home(&home));
        let what = format!("a game of {shown} to {sent} moves");
        let resumed = terminal.wait_for(&what, |screen| {
            is_ready(screen)
                && (course.number(screen)).is_some_and(|now| (shown..=sent).contains(&now))
        });
        now = course.number(&resumed).unwrap();
        unseen += usize::from(now > shown);
    }
    drop(terminal);
    println!("{kills} kills, {unseen} of them between keeping a move and showing it");
    check_litter(&home, kills);
    kills
}

/// What is left of states that were half written is at most one file a kill, and
/// a game that begins an hour later sweeps them away.
fn check_litter(home: &TempDir, kills: u64) {
    let left = litter(home.path());
    assert!(left.len() as u64 <= kills, "{left:?}");
    for file in left {
        age(&file);
    }
    let mut terminal = table(&at_home(home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    assert!(litter(home.path()).is_empty());
    assert_eq!(kept(home.path()).len(), 2);
}

fn litter(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home.join("state/reversi/games")).unwrap();
    let files = entries.map(|entry| entry.unwrap().path());
    files
        .filter(|file| {
            !["ggf", "lock"]
                .map(|known| Some(known.as_ref()))
                .contains(&file.extension())
        })
        .collect()
}

#[test]
fn a_program_killed_two_hundred_times_at_any_moment_is_resumed_with_all_that_it_showed() {
    let course = Course::new();
    std::thread::scope(|scope| {
        for seed in 1..=GAMES {
            let course = &course;
            scope.spawn(move || {
                let mut dice = Dice::of(seed);
                let mut left = KILLS / GAMES;
                while left > 0 {
                    left -= play_through(course, left, &mut dice);
                }
            });
        }
    });
}

/// A game as it is saved, with one move and with two. Its date does not change.
const SHORT: &str = "(;GM[Othello]PC[reversi]DT[1999]TY[8]BO[8 -------- -------- -------- \
                     ---O*--- ---*O--- -------- -------- -------- *]B[d3];)\n";
const LONG: &str = "(;GM[Othello]PC[reversi]DT[1999]TY[8]BO[8 -------- -------- -------- \
                    ---O*--- ---*O--- -------- -------- -------- *]B[d3]W[c5];)\n";

/// More lines than are answered before the kill: they save the one and the other
/// game in the place of the same file, and each of them as a new file too.
fn lines_that_save() -> String {
    let save = |number: usize| {
        let other = ["redo", "undo"][number % 2];
        format!("{other}\nsave old.ggf\ny\nsave new-{number}.ggf\n")
    };
    (1..500).map(save).collect()
}

#[test]
fn a_file_that_was_being_saved_when_the_program_was_killed_is_the_old_one_or_the_new_one() {
    let mut dice = Dice::of(5);
    let (mut amid, mut replaced, mut new) = (0, 0, 0);
    for _ in 0..KILLS {
        let home = folder(&[("old.ggf", SHORT.as_bytes()), ("game", LONG.as_bytes())]);
        let mut program = reversi(home.path(), &["text", "game"]).spawn().unwrap();
        let mut input = program.stdin.take().unwrap();
        thread::scope(|scope| {
            // Whoever was killed reads no more.
            scope.spawn(move || input.write_all(lines_that_save().as_bytes()));
            // The moment of the kill: nothing is waited for.
            thread::sleep(Duration::from_micros(2_000 + dice.below(40_000) as u64));
            program.kill().unwrap();
            program.wait_with_output().unwrap();
        });
        let text = fs::read_to_string(home.path().join("old.ggf")).unwrap();
        assert!([SHORT, LONG].contains(&text.as_str()), "{text:?}");
        replaced += usize::from(text == LONG);
        for number in 1.. {
            let file = home.path().join(format!("new-{number}.ggf"));
            let Ok(text) = fs::read_to_string(file) else {
                break;
            };
            assert_eq!(text, [LONG, SHORT][number % 2], "{number}");
            new += 1;
        }
        let entries = fs::read_dir(home.path()).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name());
        let hidden = names.filter(|name| name.to_string_lossy().starts_with('.'));
        let hidden = hidden.count();
        assert!(hidden <= 1);
        amid += hidden;
    }
    println!("{KILLS} kills, {amid} of them amid saving; {replaced} files replaced, {new} new");
    assert!(new > 0);
}
