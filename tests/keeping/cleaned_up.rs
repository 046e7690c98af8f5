//! What is kept of a game after somebody has cleaned up in its folder.

use std::fs;
use std::path::{Path, PathBuf};

use reversi::rules::GameRecord;
use tempfile::TempDir;

use super::{at_home, offers_resume, resume, start, told};
use crate::game::{play, quit, table, wait_for_position};
use crate::rules::picture::played;

const ONE: &str = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
const TWO: &str = "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move";

fn games(home: &TempDir) -> PathBuf {
    home.path().join("state/reversi/games")
}

fn remove_locks(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        if file.extension() == Some("lock".as_ref()) {
            fs::remove_file(file).unwrap();
        }
    }
}

#[test]
fn a_game_whose_folder_is_removed_is_kept_anew_with_its_next_move() {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3");
    fs::remove_dir_all(games(&home)).unwrap();
    let screen = play(&mut terminal, &mut record, "c5");
    assert!(!screen.contains("not kept"), "{screen}");
    assert_eq!(told(home.path()), [TWO]);
    assert!(!offers_resume(&start(&at_home(&home)).1));
    quit(&mut terminal);
    terminal.wait_exit();
    wait_for_position(&mut resume(&at_home(&home)), &played("d3c5"));
}

#[test]
fn a_game_whose_lock_is_removed_shares_no_file_with_who_resumes_it() {
    let home = TempDir::new().unwrap();
    let mut first = table(&at_home(&home));
    let mut record = GameRecord::default();
    play(&mut first, &mut record, "d3");
    remove_locks(&games(&home));
    let mut second = resume(&at_home(&home));
    wait_for_position(&mut second, &played("d3"));
    play(&mut first, &mut record, "c5");
    assert_eq!(told(home.path()), [ONE, TWO]);
    // Who leaves takes nobody else's lock along: the game left is offered, and
    // then no other.
    quit(&mut first);
    first.wait_exit();
    let mut third = resume(&at_home(&home));
    wait_for_position(&mut third, &played("d3c5"));
    assert!(!offers_resume(&start(&at_home(&home)).1));
}
