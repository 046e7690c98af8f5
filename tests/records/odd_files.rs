//! Files that are none: each is refused at once, with its reason.

use std::fs::File;

use rustix::fs::{CWD, FileType, Mode, mknodat};

use super::program::{Ended, ended, folder, reversi, run, run_on};

fn check(name: &str) -> Ended {
    run_on(&[], &["check", name])
}

#[test]
fn folders_devices_and_pipes_are_refused_at_once() {
    for name in [".", "/dev/zero", "/dev/null", "/dev/tty"] {
        let sentence = format!("reversi: {name} is no regular file\n");
        assert_eq!(check(name), ended("", &sentence, 1));
    }
    let folder = folder(&[]);
    let pipe = folder.path().join("pipe");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    for arguments in [
        &["check", "pipe"][..],
        &["export", "pipe", "--to", "ggf"],
        &["text", "pipe"],
    ] {
        let refused = run(reversi(folder.path(), arguments), "");
        assert_eq!(refused, ended("", "reversi: pipe is no regular file\n", 1));
    }
}

#[test]
fn files_without_a_game_are_refused() {
    let no_game = "a#1: no game in it: neither GGF, a transcript nor WTHOR\n";
    let half = "a#1: the file ends in the middle of a game\n";
    let passes = include_bytes!("../data/passes.ggf");
    let files: [(&[u8], &str); 5] = [
        (b"", no_game),
        (b"\n\n", no_game),
        (
            &[0; 100],
            "a#1: line 1, character 1: \"\\0\\0\\0\\0\\0\\0\\0\\0...\" is no move; \
             moves are written like d3\n",
        ),
        (&passes[..500], half),
        (&passes[..3], half),
    ];
    for (bytes, line) in files {
        assert_eq!(run_on(&[("a", bytes)], &["check", "a"]), ended(line, "", 1));
    }
}

#[test]
fn a_gigabyte_without_a_game_is_refused_at_once() {
    let folder = folder(&[]);
    let file = File::create(folder.path().join("a")).unwrap();
    // It takes no room on the disk: nothing but its length is written.
    file.set_len(1 << 30).unwrap();
    let line = "a#1: too long for a game: neither GGF, a transcript nor WTHOR\n";
    let checked = run(reversi(folder.path(), &["check", "a"]), "");
    assert_eq!(checked, ended(line, "", 1));
}

#[test]
fn a_file_that_may_not_be_read_ends_with_2() {
    let folder = folder(&[]);
    let sentence = "reversi: a/b: Not a directory (os error 20)\n";
    File::create(folder.path().join("a")).unwrap();
    let checked = run(reversi(folder.path(), &["check", "a/b"]), "");
    assert_eq!(checked, ended("", sentence, 2));
}
