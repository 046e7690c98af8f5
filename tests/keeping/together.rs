//! Two programs at once, in two terminals with one home.

use std::fs;

use reversi::rules::GameRecord;
use tempfile::TempDir;

use super::{at_home, kept, offers_resume, resume, start, told, type_lines};
use crate::game::{play, quit, table, wait_for_position};
use crate::rules::picture::played;
use crate::support::Signal;

#[test]
fn two_games_at_once_are_kept_in_two_files() {
    let home = TempDir::new().unwrap();
    let mut terminals = [0, 1].map(|_| table(&at_home(&home)));
    let mut records = [0, 1].map(|_| GameRecord::default());
    for squares in [["d3", "f5"], ["c5", "f6"], ["f6", "e6"]] {
        for (index, square) in squares.into_iter().enumerate() {
            play(&mut terminals[index], &mut records[index], square);
        }
    }
    let texts = kept(home.path()).into_iter().map(fs::read_to_string);
    let endings: Vec<String> = texts
        .map(|text| text.unwrap().split_once(" *]").unwrap().1.to_owned())
        .collect();
    let wanted = ["B[d3]W[c5]B[f6];)\n", "B[f5]W[f6]B[e6];)\n"];
    assert_eq!(endings, wanted);
}

#[test]
fn a_game_being_played_is_offered_nowhere_else() {
    let home = TempDir::new().unwrap();
    let mut first = table(&at_home(&home));
    play(&mut first, &mut GameRecord::default(), "d3");
    assert!(!offers_resume(&start(&at_home(&home)).1));
    quit(&mut first);
    first.wait_exit();
    let mut second = resume(&at_home(&home));
    wait_for_position(&mut second, &played("d3"));
    assert!(!offers_resume(&start(&at_home(&home)).1));
    second.signal(Signal::KILL);
    second.wait_exit();
    let mut third = resume(&at_home(&home));
    wait_for_position(&mut third, &played("d3"));
    assert_eq!(told(home.path()).len(), 1);
}

#[test]
fn of_two_programs_that_offer_the_same_game_one_gets_it_and_one_is_told() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &[], &["d3"]);
    let (mut second, screen) = start(&at_home(&home));
    assert!(offers_resume(&screen));
    let mut first = resume(&at_home(&home));
    wait_for_position(&mut first, &played("d3"));
    second.click(screen.find("Resume").unwrap());
    second.wait_for("nothing to resume any more", |screen| {
        screen.contains("There is no unfinished game to go on with.") && !offers_resume(screen)
    });
    second.send("\r");
    wait_for_position(&mut second, &GameRecord::default());
    play(&mut second, &mut GameRecord::default(), "f5");
    play(&mut first, &mut played("d3"), "c5");
    assert_eq!(
        told(home.path()),
        [
            "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move",
            "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move"
        ]
    );
}
