//! Files that are none: each is refused at once, with its reason.

use std::fs::File;

use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::TempDir;

use crate::support::program::{Ended, ended, folder, reversi, run, run_on, shell};

fn check(name: &str) -> Ended {
    run_on(&[], &["check", name])
}

#[test]
fn folders_and_devices_are_refused_at_once() {
    for name in [".", "/dev/zero", "/dev/null", "/dev/tty"] {
        let sentence = format!("reversi: {name} is not a regular file\n");
        assert_eq!(check(name), ended("", &sentence, 1));
    }
}

/// A folder with a pipe in it.
fn folder_with_pipe() -> TempDir {
    let folder = folder(&[]);
    let pipe = folder.path().join("pipe");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    folder
}

#[test]
fn a_pipe_that_nobody_writes_to_is_refused_soon() {
    let folder = folder_with_pipe();
    for arguments in [&["check", "pipe"][..], &["export", "pipe", "--to", "ggf"]] {
        let refused = run(reversi(folder.path(), arguments), "");
        let sentence = "reversi: pipe: nobody writes to this pipe\n";
        assert_eq!(refused, ended("", sentence, 1));
    }
}

#[test]
fn nobody_plays_from_a_pipe_and_that_is_said_at_once() {
    let folder = folder_with_pipe();
    for (mode, name) in [
        ("text", "pipe"),
        ("replay", "pipe"),
        ("play", "pipe"),
        ("text", "-"),
        ("replay", "-"),
        ("replay", "/dev/stdin"),
    ] {
        let refused = run(reversi(folder.path(), &[mode, name]), "d3\n");
        let sentence = format!(
            "reversi: {name} is not a regular file: save its games in one, \
             as standard input is for the keys\n"
        );
        assert_eq!(refused, ended("", &sentence, 1));
    }
}

const TWO: &str = "\
standard input#1: 2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move
standard input#2: 1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move
";

#[test]
fn games_are_read_from_standard_input() {
    let games = "f5d6\n\nd3\n";
    let folder = folder(&[]);
    let run = |arguments: &[&str]| run(reversi(folder.path(), arguments), games);
    assert_eq!(run(&["check", "-"]), ended(TWO, "", 0));
    let from_device = TWO.replace("standard input", "/dev/stdin");
    assert_eq!(run(&["check", "/dev/stdin"]), ended(&from_device, "", 0));
    let export = ["export", "-", "--to", "transcript"];
    assert_eq!(run(&export), ended("f5d6\n\nd3\n", "", 0));
    let second = [&export[..], &["--game", "2"]].concat();
    assert_eq!(run(&second), ended("d3\n", "", 0));
    let third = [&export[..], &["--game", "3"]].concat();
    let none = "reversi: standard input has no game 3: it holds 2 games\n";
    assert_eq!(run(&third), ended("", none, 1));
}

#[test]
fn games_are_read_from_a_pipe_with_a_name_also_if_they_come_late() {
    let folder = folder_with_pipe();
    for script in [
        "printf 'f5d6\n\nd3\n' >pipe & \"$0\" check pipe",
        "(exec >pipe; sleep 3; printf 'f5d6\n\n'; sleep 0.1; printf 'd3\n') & \"$0\" check pipe",
    ] {
        let checked = run(shell(folder.path(), script), "");
        let lines = TWO.replace("standard input", "pipe");
        assert_eq!(checked, ended(&lines, "", 0), "{script}");
    }
}

#[test]
fn a_standard_input_without_end_or_without_a_game_is_refused_at_once() {
    for (input, words, code) in [
        ("/dev/zero", "too long for a game", 1),
        ("/dev/null", "no game in it", 1),
        (".", "Is a directory", 2),
    ] {
        let folder = folder(&[]);
        let mut check = reversi(folder.path(), &["check", "-"]);
        let ended = check.stdin(File::open(input).unwrap()).output().unwrap();
        let said = [ended.stdout, ended.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains("standard input"), "{said}");
        assert!(said.contains(words), "{said}");
        assert_eq!((said.lines().count(), ended.status.code()), (1, Some(code)));
    }
}

#[test]
fn files_without_a_game_are_refused() {
    let no_game = "a#1: no game in it: neither GGF, a transcript nor WTHOR\n";
    let half = "a#1: the file ends in the middle of a game\n";
    let passes = include_bytes!("../data/passes.ggf");
    let files: [(&[u8], &str); 8] = [
        (b"", no_game),
        (b"\n\n", no_game),
        (&[0; 100], no_game),
        (b"\x89PNG\r\n\x1a\n", no_game),
        (b"\xFF\xFEf\x005\x00", no_game),
        // The header of a database whose date is none.
        (
            &[20, 3, 30, 15, 1, 0, 0, 0, 0, 0, 0xD2, 7, 8, 0, 0, 0],
            no_game,
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
    let sentence = "reversi: a/b: Not a directory\n";
    File::create(folder.path().join("a")).unwrap();
    let checked = run(reversi(folder.path(), &["check", "a/b"]), "");
    assert_eq!(checked, ended("", sentence, 2));
}
