//! A full disk, and files that may not grow: nothing is lost or left behind.

use std::fs;
use std::path::Path;

use super::store::names;
use crate::support::on_full_disk;
use crate::support::program::{folder, run, shell};

/// Plays in plain lines where no file may grow beyond nothing.
fn play_where_no_file_may_grow(folder: &Path, lines: &str) -> String {
    let played = run(shell(folder, "ulimit -f 0; exec \"$0\" text"), lines);
    assert_eq!((played.code, played.errors.as_str()), (Some(0), ""));
    played.output.replace('\n', " ")
}

#[test]
fn where_files_may_not_grow_the_old_file_stays_whole_and_the_game_goes_on() {
    let folder = folder(&[("old.ggf", b"old")]);
    let lines = "d3\nsave old.ggf\ny\nsave new.ggf\nc5\nquit\ny\n";
    let output = play_where_no_file_may_grow(folder.path(), lines);
    for name in ["old.ggf", "new.ggf"] {
        let sentence = format!("Not saved: {name}: File too large.");
        assert!(output.contains(&sentence), "{output}");
    }
    assert_eq!(
        output.matches("This game is not kept: ").count(),
        1,
        "{output}"
    );
    assert!(output.contains("Blue plays c5"), "{output}");
    assert_eq!(fs::read(folder.path().join("old.ggf")).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["old.ggf", "state"]);
    assert_eq!(names(&folder.path().join("state/reversi/games")), [""; 0]);
}

#[test]
fn on_a_full_disk_the_old_file_stays_whole_and_the_game_goes_on() {
    let test = "on_a_full_disk_the_old_file_stays_whole_and_the_game_goes_on";
    let play = "\"$0\" text; cat old.ggf; ls -A";
    let Some(script) = on_full_disk(test, "echo old >old.ggf", play) else {
        return;
    };
    let folder = folder(&[]);
    let lines = "d3\nsave old.ggf\ny\nc5\nquit\ny\n";
    let output = run(shell(folder.path(), &script), lines).output;
    for sentence in [
        "Not saved: old.ggf: No space left on device.",
        "Blue plays c5",
    ] {
        assert!(output.replace('\n', " ").contains(sentence), "{output}");
    }
    assert!(
        output.ends_with("\nold\nold.ggf\nrest\nstate\n"),
        "{output}"
    );
}
