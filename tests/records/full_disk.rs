//! A full disk, and files that may not grow: nothing is lost or left behind.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::program::{command, folder, run};
use super::store::names;
use crate::support::skipped;

/// Plays in plain lines where no file may grow beyond nothing.
fn play_where_no_file_may_grow(folder: &Path, lines: &str) -> String {
    let script = format!("ulimit -f 0; exec {} text", env!("CARGO_BIN_EXE_reversi"));
    let played = run(command(folder, "sh", &["-c", &script]), lines);
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
        output.matches("This game is not kept").count(),
        1,
        "{output}"
    );
    assert!(output.contains("Blue plays c5"), "{output}");
    assert_eq!(fs::read(folder.path().join("old.ggf")).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["old.ggf", "state"]);
    assert_eq!(names(&folder.path().join("state/reversi/games")), [""; 0]);
}

/// A file system of 64 KiB, if this process may make one.
struct SmallDisk<'a>(&'a Path);

impl SmallDisk<'_> {
    fn mount(at: &Path) -> Option<SmallDisk<'_>> {
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=64k", "tmpfs"])
            .arg(at);
        mount.stderr(std::process::Stdio::null());
        mount
            .status()
            .is_ok_and(|status| status.success())
            .then_some(SmallDisk(at))
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[test]
fn on_a_full_disk_the_old_file_stays_whole_and_the_game_goes_on() {
    let folder = folder(&[]);
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        skipped("on_a_full_disk_the_old_file_stays_whole (may not mount a tmpfs)");
        return;
    };
    fs::write(disk.0.join("old.ggf"), "old").unwrap();
    let mut filler = Vec::new();
    while fs::write(disk.0.join("filler"), &filler).is_ok() {
        filler.resize(filler.len() + 1024, 0);
    }
    let lines = "d3\nsave old.ggf\ny\nc5\nquit\ny\n";
    let program = command(disk.0, env!("CARGO_BIN_EXE_reversi"), &["text"]);
    let output = run(program, lines).output.replace('\n', " ");
    let sentence = "Not saved: old.ggf: No space left on device.";
    assert!(output.contains(sentence), "{output}");
    assert!(output.contains("Blue plays c5"), "{output}");
    assert_eq!(fs::read(disk.0.join("old.ggf")).unwrap(), b"old");
    let litter: Vec<String> = names(disk.0)
        .into_iter()
        .filter(|name| name.starts_with('.'))
        .collect();
    assert_eq!(litter, [""; 0]);
}
