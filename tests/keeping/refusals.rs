//! Files that cannot be saved or loaded: a sentence says why, and the game goes
//! on untouched.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use reversi::rules::GameRecord;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::TempDir;

use super::{at_home, kept, only_kept, type_lines};
use crate::game::{ask, play, refused, table, wait_for_position};
use crate::records::store::names;
use crate::rules::picture::played;
use crate::support::program::{folder, reversi, run};
use crate::support::skipped;

/// Names that no game can be saved under, and why.
const NOT_SAVED: [(&str, &str); 5] = [
    ("folder", "Not saved: folder is not a regular file."),
    ("file/below", "Not saved: file/below: Not a directory."),
    (
        "none/below",
        "Not saved: none/below: No such file or directory.",
    ),
    ("/dev/zero", "Not saved: /dev/zero is not a regular file."),
    ("pipe", "Not saved: pipe is not a regular file."),
];

/// Files that hold no game to go on with, and why.
const NOT_LOADED: [(&str, &str); 13] = [
    ("missing", "Not loaded: missing: No such file or directory."),
    ("file/below", "Not loaded: file/below: Not a directory."),
    ("folder", "Not loaded: folder is not a regular file."),
    ("/dev/zero", "Not loaded: /dev/zero is not a regular file."),
    ("pipe", "Not loaded: pipe is not a regular file"),
    (
        "empty",
        "Not loaded: empty: no game in it: neither GGF, a transcript nor WTHOR.",
    ),
    (
        "file",
        "Not loaded: file: line 1, character 1: \"hello\" is not a move;",
    ),
    (
        "half.ggf",
        "Not loaded: half.ggf: the file ends in the middle of a game.",
    ),
    (
        "illegal",
        "Not loaded: illegal: illegal at move 3: a1 flips nothing.",
    ),
    (
        "turn.ggf",
        "Not loaded: turn.ggf: illegal at move 2: it is not Red's turn.",
    ),
    ("nuls", "Not loaded: nuls: "),
    ("noise", "Not loaded: noise: "),
    ("zeros", "Not loaded: zeros: "),
];

/// A home with all those files.
fn home() -> TempDir {
    let noise: Vec<u8> = (0..5000_u32)
        .map(|index| (index * index / 7 % 251) as u8)
        .collect();
    let home = folder(&[
        ("file", b"hello"),
        ("empty", b""),
        ("half.ggf", b"(;GM[Othello]TY[8]B[d3]W[c"),
        ("illegal", b"d3c5a1"),
        ("turn.ggf", b"(;GM[Othello]TY[8]B[d3]B[c5];)"),
        ("nuls", &[0; 300]),
        ("noise", &noise),
    ]);
    fs::create_dir(home.path().join("folder")).unwrap();
    let zeros = fs::File::create(home.path().join("zeros")).unwrap();
    zeros.set_len(1 << 30).unwrap();
    let pipe = home.path().join("pipe");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::from_raw_mode(0o600), 0).unwrap();
    home
}

/// The files of a folder, without what the program itself keeps there.
fn files(home: &Path) -> Vec<String> {
    let mut names = names(home);
    names.retain(|name| name != "state");
    names
}

#[test]
fn what_cannot_be_saved_is_said_on_the_screen_and_play_goes_on() {
    let home = home();
    let before = files(home.path());
    let mut terminal = table(&at_home(&home));
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3");
    for (name, sentence) in NOT_SAVED {
        refused(&mut terminal, &format!("save {name}"), sentence);
    }
    play(&mut terminal, &mut record, "c5");
    assert_eq!(files(home.path()), before);
}

#[test]
fn what_cannot_be_loaded_is_said_on_the_screen_and_the_game_is_untouched() {
    let home = home();
    let mut terminal = table(&at_home(&home));
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3c5");
    ask(&mut terminal, "undo", "Took back");
    let kept = only_kept(home.path());
    for (name, sentence) in NOT_LOADED {
        refused(&mut terminal, &format!("load {name}"), sentence);
        assert_eq!(only_kept(home.path()), kept, "{name}");
    }
    ask(&mut terminal, "redo", "Played Blue's c5 again.");
    wait_for_position(&mut terminal, &played("d3c5"));
}

#[test]
fn what_cannot_be_saved_or_loaded_is_said_in_lines_and_play_goes_on() {
    let home = home();
    let before = files(home.path());
    let saves = NOT_SAVED.map(|(name, _)| format!("save {name}"));
    let loads = NOT_LOADED.map(|(name, _)| format!("load {name}"));
    let mut lines = vec!["d3", "c5", "undo"];
    lines.extend(saves.iter().chain(&loads).map(String::as_str));
    lines.push("redo");
    let output = type_lines(home.path(), &[], &lines);
    for (_, sentence) in NOT_SAVED.iter().chain(&NOT_LOADED) {
        assert!(output.contains(sentence), "{sentence}\n{output}");
    }
    assert!(output.contains("Played Blue's c5 again."), "{output}");
    assert_eq!(kept(home.path()).len(), 1);
    assert_eq!(files(home.path()), before);
}

#[test]
fn a_file_named_at_the_start_that_is_no_game_ends_the_program_with_one_sentence() {
    let home = home();
    for mode in ["play", "text", "replay"] {
        for (name, sentence) in NOT_LOADED {
            let ended = run(reversi(home.path(), &[mode, name]), "");
            assert_eq!(ended.output, "", "{mode} {name}");
            let told = ended.errors.strip_prefix("reversi: ").unwrap();
            assert_eq!(told.lines().count(), 1, "{told}");
            let reason = sentence
                .rsplit_once(": ")
                .map_or(sentence, |(_, reason)| reason);
            let reason = reason.trim_end_matches(['.', ';']);
            assert!(told.contains(reason), "{mode}: {told}");
            let system = ["missing", "file/below"].contains(&name);
            assert_eq!(
                ended.code,
                Some(if system { 2 } else { 1 }),
                "{mode} {name}"
            );
        }
    }
    assert_eq!(kept(home.path()).len(), 0);
}

/// A lease, as file servers take them, stands for whatever makes others wait.
const HOLD: &str = r#"$SIG{IO} = "IGNORE"; open F, "+<", "file" or exit;
    fcntl(F, 1024, 1) or exit; $| = 1; print "held\n"; <STDIN>"#;

#[test]
fn a_file_that_another_program_holds_back_keeps_nobody_waiting() {
    let home = home();
    let mut holder = Command::new("perl");
    holder.args(["-e", HOLD]).current_dir(home.path());
    holder.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut holder = match holder.spawn() {
        Ok(holder) => holder,
        Err(error) => return skipped(&format!("a file that is held back (perl: {error})")),
    };
    let mut told = String::new();
    let mut output = BufReader::new(holder.stdout.take().unwrap());
    output.read_line(&mut told).unwrap();
    if told.is_empty() {
        holder.wait().unwrap();
        return skipped("a file that is held back (nothing can be, on this file system)");
    }
    let mut terminal = table(&at_home(&home));
    let sentence = "Not loaded: file: Resource temporarily unavailable.";
    refused(&mut terminal, "load file", sentence);
    play(&mut terminal, &mut GameRecord::default(), "d3");
    drop(holder.stdin.take());
    holder.wait().unwrap();
}
