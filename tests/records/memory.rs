//! Memory does not grow with the number of games in a file.
#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::{self, Read};

use crate::rules::known_games::KnownGame;
use crate::support::memory;
use crate::support::program::{folder, reversi, run};

/// So many games; all of them take a process more than what the pipe holds.
const GAMES: usize = 6000;

/// While its output waits to be read, a program is there to be looked at: soon
/// after its start, and near its end.
fn check_growth(file: &str) {
    for name in ["a", "-"] {
        check_growth_from(name, file);
    }
}

fn check_growth_from(name: &str, file: &str) {
    let folder = folder(&[("a", file.as_bytes())]);
    let check = || {
        let mut command = reversi(folder.path(), &["check", name]);
        command.stdin(File::open(folder.path().join("a")).unwrap());
        command
    };
    let length = check().output().unwrap().stdout.len() as u64;
    let mut child = check().spawn().unwrap();
    let mut output = child.stdout.take().unwrap();
    let mut read = |length| {
        let copied = io::copy(&mut (&mut output).take(length), &mut io::sink());
        assert_eq!(copied.unwrap(), length);
    };
    read(1);
    let early = memory::peak(child.id());
    // A pipe and a buffer hold less than this.
    let left = 90 * 1024;
    assert!(length > 3 * left, "{length}");
    read(length - 1 - left);
    let late = memory::peak(child.id());
    read(left);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(late - early < 512, "grew from {early} to {late} KiB");
}

fn short_games() -> [String; 2] {
    let ids = ["shortest-9-black", "both-blocked-40-empty"];
    ids.map(|id| KnownGame::named(id).transcript.to_owned() + "\n")
}

#[test]
fn a_long_file_of_transcripts_takes_no_more_than_a_short_one() {
    check_growth(&short_games().concat().repeat(GAMES / 2));
}

#[test]
fn a_long_file_of_ggf_takes_no_more_than_a_short_one() {
    let transcripts = short_games().concat();
    let folder = folder(&[("a", transcripts.as_bytes())]);
    let ggf = run(reversi(folder.path(), &["export", "a", "--to", "ggf"]), "");
    check_growth(&ggf.output.repeat(GAMES / 2));
}
