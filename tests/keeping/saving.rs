//! Saving under a name that was typed, from both modes.

use std::fs;
use std::os::unix::fs::symlink;

use reversi::rules::GameRecord;
use tempfile::TempDir;

use super::{at_home, type_lines};
use crate::game::{answer, ask, play, table, wait_for_position};
use crate::records::store::names;
use crate::rules::picture::played;
use crate::support::Terminal;
use crate::support::program::{folder, reversi, run};

/// How the text of a saved game ends after `d3`.
const SAVED: &str = " *]B[d3];)\n";

/// A table in a folder with these files, after `d3`.
fn table_with(files: &[(&str, &[u8])]) -> (Terminal, TempDir) {
    let home = folder(files);
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    (terminal, home)
}

/// Names as they are typed, and where the files must be, from the home folder.
fn typed_names(home: &TempDir) -> Vec<(String, String)> {
    let mut names: Vec<(String, String)> = [
        "my game.ggf",
        "two  blanks.ggf",
        "sub/inner.ggf",
        "./sub/../sub/dots.ggf",
        "~tilde.ggf",
        "sub/~/tilde.ggf",
        "\"one",
        "o'clock'",
        "partie n\u{b0} 1 \u{e9}\u{e8}.ggf",
        "\u{5bfe}\u{5c40}.ggf",
        "e\u{301}.ggf",
        "\u{1f600}.ggf",
        "%s%n;)[$HOME]*.ggf",
        "-x",
        "UPPER.GGF",
        "no ending",
    ]
    .map(|name| (name.to_owned(), name.to_owned()))
    .to_vec();
    for (typed, file) in [
        ("~/at home.ggf", "at home.ggf"),
        ("~//below home.ggf", "below home.ggf"),
        ("sub/'quoted below.ggf'", "sub/quoted below.ggf"),
        ("\"in quotes.ggf\"", "in quotes.ggf"),
        ("' single.ggf'", " single.ggf"),
        ("\"\"twice\"\"", "\"twice\""),
    ] {
        names.push((typed.to_owned(), file.to_owned()));
    }
    let absolute = home
        .path()
        .join("absolute.ggf")
        .to_str()
        .unwrap()
        .to_owned();
    names.push((absolute, "absolute.ggf".to_owned()));
    names
}

#[test]
fn any_name_can_be_typed_and_loaded_again_on_the_screen() {
    let (mut terminal, home) = table_with(&[]);
    fs::create_dir_all(home.path().join("sub/~")).unwrap();
    for (typed, file) in typed_names(&home) {
        terminal.send(format!("save {typed}\r"));
        terminal.wait_for(&format!("{typed} saved"), |screen| {
            screen.contains("Saved as ") && crate::game::is_ready(screen)
        });
        let text = fs::read_to_string(home.path().join(&file)).unwrap();
        assert!(text.ends_with(SAVED), "{file}: {text}");
        terminal.send(format!("load {typed}\r"));
        terminal.wait_for_text("Leave this game for the one in the file?");
        answer(&mut terminal, "y");
        ask(&mut terminal, "zz", "is neither a square");
    }
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn a_file_is_named_as_it_was_typed() {
    let home = TempDir::new().unwrap();
    let lines = ["d3", "save Anna's \\ game.ggf"];
    let output = type_lines(home.path(), &[], &lines);
    assert!(output.contains("Saved as Anna's \\ game.ggf."), "{output}");
}

#[test]
fn any_name_can_be_typed_and_loaded_again_in_lines() {
    let home = TempDir::new().unwrap();
    fs::create_dir_all(home.path().join("sub/~")).unwrap();
    let mut lines = vec!["d3".to_owned()];
    let typed = typed_names(&home);
    for (name, _) in &typed {
        lines.extend([
            format!("save {name}"),
            format!("load {name}"),
            "y".to_owned(),
        ]);
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let output = type_lines(home.path(), &[], &lines);
    assert_eq!(output.matches("Saved as ").count(), typed.len(), "{output}");
    let loaded = output.matches("The game goes on after 1 move.").count();
    assert_eq!(loaded, typed.len(), "{output}");
    for (_, file) in typed {
        let text = fs::read_to_string(home.path().join(&file)).unwrap();
        assert!(text.ends_with(SAVED), "{file}: {text}");
    }
}

#[test]
fn without_a_name_a_free_one_is_found() {
    let (mut terminal, home) = table_with(&[("reversi-2.ggf", b"mine")]);
    ask(&mut terminal, "save", "Saved as reversi-1.ggf.");
    ask(&mut terminal, "SAVE", "Saved as reversi-3.ggf.");
    type_lines(home.path(), &[], &["save", "save "]);
    let files = [1, 2, 3, 4, 5].map(|number| format!("reversi-{number}.ggf"));
    assert_eq!(names(home.path())[..5], files);
    assert_eq!(
        fs::read(home.path().join("reversi-2.ggf")).unwrap(),
        b"mine"
    );
}

#[test]
fn a_file_that_exists_is_replaced_on_the_screen_only_after_a_yes() {
    let (mut terminal, home) = table_with(&[("old.ggf", b"old")]);
    let old = home.path().join("old.ggf");
    for no in ["n", "N", "\r", "\x1b"] {
        terminal.send("save old.ggf\r");
        terminal.wait_for_text("\"old.ggf\" exists. Replace it? y or n");
        answer(&mut terminal, no);
        wait_for_position(&mut terminal, &played("d3"));
        assert_eq!(fs::read(&old).unwrap(), b"old", "{no:?}");
    }
    // What was typed ahead is no answer.
    terminal.send("save old.ggf\ry");
    terminal.wait_for_text("Replace it?");
    assert!(terminal.settle().contains("Replace it?"));
    assert_eq!(fs::read(&old).unwrap(), b"old");
    answer(&mut terminal, "y");
    terminal.wait_for_text("Saved as old.ggf.");
    assert!(fs::read_to_string(&old).unwrap().ends_with(SAVED));
    assert_eq!(names(home.path()), ["old.ggf", "state"]);
}

#[test]
fn a_file_that_exists_is_replaced_in_lines_only_after_a_yes() {
    for (replies, replaced) in [
        (&["n"][..], false),
        (&[""], false),
        (&["d3", "no"], false),
        (&["maybe", "Y"], true),
        (&["yes"], true),
        (&[], false),
    ] {
        let home = folder(&[("old.ggf", b"old")]);
        let lines = [&["d3", "save old.ggf"], replies].concat();
        let output = type_lines(home.path(), &[], &lines);
        let question = "\"old.ggf\" exists. Replace it? y or n: ";
        assert!(output.contains(question), "{output}");
        let text = fs::read_to_string(home.path().join("old.ggf")).unwrap();
        if replaced {
            assert!(output.contains("Saved as old.ggf."), "{output}");
            assert!(text.ends_with(SAVED), "{text}");
        } else {
            assert_eq!(text, "old", "{replies:?}");
        }
    }
}

#[test]
fn a_link_is_followed_and_stays_a_link() {
    let (mut terminal, home) = table_with(&[("old.ggf", b"old")]);
    let link = home.path().join("link.ggf");
    symlink("old.ggf", &link).unwrap();
    terminal.send("save link.ggf\r");
    answer(&mut terminal, "y");
    terminal.wait_for_text("Saved as link.ggf.");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    let text = fs::read_to_string(home.path().join("old.ggf")).unwrap();
    assert!(text.ends_with(SAVED));
}

#[test]
fn moves_that_were_taken_back_are_not_saved_and_that_is_said() {
    let (mut terminal, home) = table_with(&[]);
    play(&mut terminal, &mut played("d3"), "c5");
    ask(&mut terminal, "undo", "Took back");
    ask(
        &mut terminal,
        "save screen.ggf",
        "Saved as screen.ggf: the game up to here, without 1 move after it.",
    );
    let output = type_lines(
        home.path(),
        &[],
        &["d3", "c5", "undo", "save lines.ggf", "undo", "save", "redo"],
    );
    for said in [
        "Saved as lines.ggf: the game up to here, without 1 move after it.",
        "Saved as reversi-1.ggf: the game up to here, without 2 moves after it.",
    ] {
        assert!(output.contains(said), "{output}");
    }
    for file in ["screen.ggf", "lines.ggf"] {
        let text = fs::read_to_string(home.path().join(file)).unwrap();
        assert!(text.ends_with(SAVED), "{text}");
    }
    let log = fs::read_to_string(home.path().join("state/reversi/reversi.log")).unwrap();
    for name in ["screen", "lines"] {
        let record = format!("[INFO] saved as \"{name}.ggf\"\n");
        assert!(log.contains(&record), "{log}");
    }
    // Saving takes nothing away from the game.
    ask(&mut terminal, "redo", "Played Blue's c5 again.");
}

#[test]
fn a_finished_game_is_saved_with_its_result_and_checked() {
    let home = TempDir::new().unwrap();
    let moves = played(super::SHORT_GAME);
    let squares: Vec<String> = moves.moves().iter().map(ToString::to_string).collect();
    let mut lines: Vec<&str> = squares.iter().map(String::as_str).collect();
    lines.push("save over.ggf");
    type_lines(home.path(), &["--red", "Ann"], &lines);
    let text = fs::read_to_string(home.path().join("over.ggf")).unwrap();
    assert!(text.contains("PB[Ann]RE[+13.000]TY[8]"), "{text}");
    let checked = run(reversi(home.path(), &["check", "over.ggf"]), "");
    let line = "over.ggf#1: 9 moves, 0 passes, Red 13 Blue 0, Red wins\n";
    assert_eq!((checked.output.as_str(), checked.code), (line, Some(0)));
}

#[test]
fn a_game_that_is_saved_has_the_date_of_its_record_or_the_day_it_is_played_here() {
    let home = folder(&[("undated", b"d3\n")]);
    let mut terminal = at_home(&home).args(["replay", "undated"]).start();
    wait_for_position(&mut terminal, &played(""));
    terminal.send("\x1b[F");
    wait_for_position(&mut terminal, &played("d3"));
    ask(&mut terminal, "save replay.ggf", "Saved as replay.ggf.");
    let lines = ["save text.ggf", "c5", "save played.ggf"];
    type_lines(home.path(), &["undated"], &lines);
    for (file, is_dated) in [("replay", false), ("text", false), ("played", true)] {
        let text = fs::read_to_string(home.path().join(format!("{file}.ggf"))).unwrap();
        assert_eq!(text.contains("DT[20"), is_dated, "{text}");
    }
}

#[test]
fn what_is_saved_of_a_recorded_game_has_its_result_only_if_it_is_all_of_it() {
    let text = "(;GM[Othello]PC[Paris]DT[1999]PB[Ann]PW[Ben]RE[+64.000:r]TY[8]B[d3]W[c5];)";
    let home = folder(&[("game", text.as_bytes())]);
    let mut terminal = at_home(&home).args(["replay", "game"]).start();
    wait_for_position(&mut terminal, &played(""));
    terminal.send("\x1b[C");
    wait_for_position(&mut terminal, &played("d3"));
    let said = "Saved as part.ggf: the game up to here, without 1 move after it.";
    ask(&mut terminal, "save part.ggf", said);
    terminal.send("\x1b[F");
    wait_for_position(&mut terminal, &played("d3c5"));
    ask(&mut terminal, "save all.ggf", "Saved as all.ggf.");
    let saved = |name| fs::read_to_string(home.path().join(name)).unwrap();
    let names = "(;GM[Othello]PC[Paris]DT[1999]PB[Ann]PW[Ben]";
    let (part, all) = (saved("part.ggf"), saved("all.ggf"));
    assert!(part.starts_with(&format!("{names}TY[8]")), "{part}");
    assert!(part.ends_with(SAVED), "{part}");
    assert!(
        all.starts_with(&format!("{names}RE[+64.000:r]TY[8]")),
        "{all}"
    );
}
