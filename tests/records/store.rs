//! Games kept in files: whole, never overwritten unasked, and found again.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use reversi::names::Names;
use reversi::records::{Recorded, Shelf, ShelfError, ggf};
use reversi::rules::BoardSize;
use reversi::store::Store;
use tempfile::TempDir;

use super::only;
use crate::rules::picture::played;
use crate::support::age;

/// A store in a folder that it has to make.
pub fn store(folder: &TempDir) -> Store {
    Store::in_folder(folder.path().join("state/games"), BoardSize::STANDARD)
}

/// The game of Anna and Bert after these moves.
pub fn game(moves: &str) -> Recorded {
    Recorded {
        place: "home".to_owned(),
        date: "2024.03.09_18:05:00.UTC".to_owned(),
        ..Recorded::new(played(moves), &Names::new("Anna", "Bert"))
    }
}

/// The moves of a game that was taken from a store.
pub fn moves(taken: Option<Recorded>) -> Option<String> {
    taken.map(|recorded| format!("{:?}", recorded.game.moves()))
}

/// The names in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Whether a file in the folder of games is one.
pub fn is_game(name: &str) -> bool {
    Path::new(name).extension() == Some("ggf".as_ref())
}

fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn the_last_state_of_the_last_unfinished_game_is_resumed() {
    let folder = TempDir::new().unwrap();
    let mut first = store(&folder);
    for moves in ["d3", "d3 c5", "d3 c5 e6"] {
        first.autosave(&game(moves)).unwrap();
    }
    first.start_another();
    first.autosave(&game("f5")).unwrap();
    first.start_another();
    first.autosave(&game("e6f4e3f6g5d6e7f5c5")).unwrap();
    first.start_another();
    first.autosave(&game("")).unwrap();
    drop(first);
    let mut second = store(&folder);
    assert!(second.has_unfinished());
    assert_eq!(second.resume(), Some(game("f5")));
    second.autosave(&game("f5 d6")).unwrap();
    drop(second);
    assert_eq!(moves(store(&folder).resume()).as_deref(), Some("[f5, d6]"));
}

#[test]
fn without_a_game_there_is_nothing_to_resume() {
    let folder = TempDir::new().unwrap();
    assert!(!store(&folder).has_unfinished());
    assert_eq!(store(&folder).resume(), None);
    let games = folder.path().join("state/games");
    fs::create_dir_all(&games).unwrap();
    for (name, text) in [
        ("1.ggf", ""),
        ("2.ggf", "(;GM[Oth"),
        ("3.txt", "f5"),
        ("4.ggf", "\0"),
    ] {
        fs::write(games.join(name), text).unwrap();
    }
    fs::create_dir(games.join("5.ggf")).unwrap();
    assert!(!store(&folder).has_unfinished());
    assert_eq!(store(&folder).resume(), None);
}

#[test]
fn a_game_without_a_date_gets_the_day_it_began() {
    let folder = TempDir::new().unwrap();
    let mut store = store(&folder);
    let undated = Recorded::new(played("d3"), &Names::default());
    store.autosave(&undated).unwrap();
    store.start_another();
    let first = store.resume().unwrap().date;
    assert!(first.strip_suffix(".UTC").is_some() && first.len() == "2024.03.09_18:05:00.UTC".len());
    store.autosave(&game("d3 c5")).unwrap();
    store.start_another();
    assert_eq!(store.resume().unwrap().date, "2024.03.09_18:05:00.UTC");
}

#[test]
fn of_many_games_the_newest_are_kept_and_the_last_of_each_kind() {
    let folder = TempDir::new().unwrap();
    let mut store = store(&folder);
    store.autosave(&game("d3")).unwrap();
    for _ in 0..150 {
        store.start_another();
        store.autosave(&game("e6f4e3f6g5d6e7f5c5")).unwrap();
    }
    drop(store);
    let games = names(&folder.path().join("state/games"));
    assert_eq!(games.len(), 101, "{games:?}");
    assert!(games.iter().all(|name| is_game(name)), "{games:?}");
    assert_eq!(
        moves(self::store(&folder).resume()).as_deref(),
        Some("[d3]")
    );
}

#[test]
fn a_game_begun_long_ago_and_played_of_late_makes_no_room() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("state/games");
    let mut store = store(&folder);
    store.autosave(&game("d3 c5 e6")).unwrap();
    for _ in 0..120 {
        store.start_another();
        store.autosave(&game("d3")).unwrap();
        let begun_last = names(&games).into_iter().rfind(|name| is_game(name));
        age(&games.join(begun_last.unwrap()));
    }
    drop(store);
    assert_eq!(names(&games).len(), 100);
    let resumed = moves(self::store(&folder).resume());
    assert_eq!(resumed.as_deref(), Some("[d3, c5, e6]"));
}

#[test]
fn of_files_that_hold_no_game_no_more_are_kept_than_of_games() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("state/games");
    fs::create_dir_all(&games).unwrap();
    for number in 0..150 {
        fs::write(games.join(format!("{number}.ggf")), "no game").unwrap();
    }
    store(&folder).autosave(&game("d3")).unwrap();
    assert_eq!(names(&games).len(), 100);
}

#[test]
fn many_games_that_make_room_at_once_take_no_file_of_another_kind_along() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("state/games");
    fs::create_dir_all(&games).unwrap();
    fs::write(games.join("damaged.ggf"), "(;GM[Othello]B[d3").unwrap();
    let finished = ggf::write(&game("e6f4e3f6g5d6e7f5c5"));
    for number in 0..220 {
        fs::write(games.join(format!("{number}.ggf")), &finished).unwrap();
    }
    age(&games.join("damaged.ggf"));
    store(&folder).autosave(&game("d3")).unwrap();
    let left = names(&games);
    assert_eq!(left.len(), 101, "{left:?}");
    assert!(left.contains(&"damaged.ggf".to_owned()), "{left:?}");
}

#[test]
fn what_killed_programs_left_behind_is_swept_away_and_the_rest_is_not() {
    let folder = TempDir::new().unwrap();
    let games = folder.path().join("state/games");
    fs::create_dir_all(&games).unwrap();
    for name in [
        "0.lock",
        "1.ggf",
        "1.lock",
        "2.ggf",
        "2.lock",
        ".tmpOld",
        ".tmpNew",
        "notes.txt",
    ] {
        fs::write(games.join(name), "").unwrap();
    }
    for name in [".tmpOld", "1.lock"] {
        age(&games.join(name));
    }
    let mut store = store(&folder);
    store.autosave(&game("d3")).unwrap();
    drop(store);
    let names = names(&games);
    assert_eq!(names.len(), 6, "{names:?}");
    // Somebody may be taking up a game whose lock is young.
    assert_eq!(names[..4], [".tmpNew", "1.ggf", "2.ggf", "2.lock"]);
    assert_eq!(names[5], "notes.txt");
}

#[test]
fn a_saved_game_is_loaded_back_and_nothing_else_is_left() {
    let folder = TempDir::new().unwrap();
    let name = path(&folder, "my game: %s [1].ggf");
    let mut store = store(&folder);
    assert_eq!(store.save(&name, &game("d3 c5"), false).unwrap(), name);
    assert_eq!(store.load(&name).unwrap().game, game("d3 c5"));
    assert_eq!(names(folder.path()), ["my game: %s [1].ggf"]);
}

#[test]
fn a_file_that_exists_is_replaced_only_when_asked_to() {
    let folder = TempDir::new().unwrap();
    let name = path(&folder, "a.ggf");
    fs::write(&name, "old").unwrap();
    let mut store = store(&folder);
    let refused = store.save(&name, &game("d3"), false);
    assert!(matches!(refused, Err(ShelfError::Exists(there)) if there == name));
    assert_eq!(fs::read_to_string(&name).unwrap(), "old");
    store.save(&name, &game("d3"), true).unwrap();
    assert_eq!(store.load(&name).unwrap().game, game("d3"));
    assert_eq!(names(folder.path()), ["a.ggf"]);
}

#[test]
fn a_replaced_file_keeps_its_permissions_and_a_new_one_has_the_usual_ones() {
    let folder = TempDir::new().unwrap();
    let mode = |name: &str| fs::metadata(name).unwrap().permissions().mode() & 0o777;
    let (kept, new, usual) = (path(&folder, "a"), path(&folder, "b"), path(&folder, "c"));
    fs::write(&kept, "").unwrap();
    fs::set_permissions(&kept, fs::Permissions::from_mode(0o640)).unwrap();
    fs::write(&usual, "").unwrap();
    let mut store = store(&folder);
    store.save(&kept, &game("d3"), true).unwrap();
    store.save(&new, &game("d3"), false).unwrap();
    assert_eq!(mode(&kept), 0o640);
    assert_eq!(mode(&new), mode(&usual));
}

#[test]
fn a_link_keeps_pointing_where_it_points() {
    let folder = TempDir::new().unwrap();
    let (link, file) = (path(&folder, "link"), path(&folder, "file"));
    fs::write(&file, "old").unwrap();
    symlink("file", &link).unwrap();
    let mut store = store(&folder);
    assert!(matches!(
        store.save(&link, &game("d3"), false),
        Err(ShelfError::Exists(_))
    ));
    store.save(&link, &game("d3"), true).unwrap();
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("file"));
    assert_eq!(only(fs::read(&file).unwrap()), game("d3"));
}

#[test]
fn a_link_to_nothing_a_folder_and_a_device_are_no_files() {
    let folder = TempDir::new().unwrap();
    let (link, inner) = (path(&folder, "link"), path(&folder, "inner"));
    symlink("nothing", &link).unwrap();
    fs::create_dir(&inner).unwrap();
    let mut store = store(&folder);
    for name in [&link, &inner, "/dev/null", "/dev/zero", ".."] {
        for replace in [false, true] {
            let refused = store.save(name, &game("d3"), replace);
            assert!(
                matches!(refused, Err(ShelfError::NotAFile(_))),
                "{name}: {refused:?}"
            );
        }
    }
    for name in [&inner, "/dev/zero"] {
        assert!(
            matches!(store.load(name), Err(ShelfError::NotAFile(_))),
            "{name}"
        );
    }
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("nothing"));
    assert_eq!(names(folder.path()), ["inner", "link"]);
}

#[test]
fn names_that_no_file_can_have_are_refused() {
    let folder = TempDir::new().unwrap();
    let mut store = store(&folder);
    let long = path(&folder, &"a".repeat(300));
    for name in [
        "a\0b",
        &path(&folder, "none/a"),
        &path(&folder, "a/"),
        &long,
    ] {
        let refused = store.save(name, &game("d3"), true);
        assert!(
            matches!(refused, Err(ShelfError::Io(..))),
            "{name:?}: {refused:?}"
        );
        assert!(
            matches!(store.load(name), Err(ShelfError::Io(..))),
            "{name:?}"
        );
    }
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn a_transcript_is_loaded_on_a_board_of_the_size_being_played() {
    let folder = TempDir::new().unwrap();
    let name = path(&folder, "a.txt");
    fs::write(&name, "b1a1a2c1d4a3d1b4a4c4").unwrap();
    let games = folder.path().to_owned();
    let mut small = Store::in_folder(games.clone(), BoardSize::new(4, 4).unwrap());
    assert_eq!(small.load(&name).unwrap().game.game.moves().len(), 10);
    let mut usual = Store::in_folder(games, BoardSize::STANDARD);
    assert!(matches!(usual.load(&name), Err(ShelfError::Flawed(..))));
}
