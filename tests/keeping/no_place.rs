//! Where nothing can be kept the game is playable, and that is said once.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use reversi::rules::GameRecord;

use super::{kept, words};
use crate::game::{answer, ask, play, table, wait_for_position};
use crate::records::store::names;
use crate::rules::picture::played;
use crate::support::program::{folder, reversi, run};
use crate::support::{Launch, Terminal, skipped};

/// Plays two moves on a screen where nothing can be kept: the first is answered
/// with the reason, the second is not. Standard error goes to a file, and there
/// is nothing in it.
fn play_unkept(launch: &Launch, reason: &str) -> Terminal {
    let mut terminal = table(launch);
    let mut record = GameRecord::default();
    let screen = play(&mut terminal, &mut record, "d3");
    let text = words(&screen);
    assert!(text.contains("This game is not kept: "), "{screen}");
    assert!(text.contains(reason), "{screen}");
    assert!(text.contains("Play goes on."), "{screen}");
    let screen = play(&mut terminal, &mut record, "c5");
    assert!(!screen.contains("not kept"), "{screen}");
    assert_eq!(
        fs::read_to_string(terminal.home().join("errors")).unwrap(),
        ""
    );
    terminal
}

/// A line of shell that runs the program, its standard error in a file.
fn shell(before: &str) -> Launch {
    Launch::shell(&format!("{before}; exec \"$0\" 2>errors"))
}

#[test]
fn without_a_home_the_screen_says_once_that_nothing_is_kept() {
    let launch = shell("true").without("HOME").without("XDG_STATE_HOME");
    let reason = "HOME is not set, so there is no place for games.";
    play_unkept(&launch, reason);
}

#[test]
fn with_a_home_below_a_file_the_screen_says_once_that_nothing_is_kept() {
    let launch = shell("touch file").without("XDG_STATE_HOME");
    let launch = launch.env("HOME", "file/home");
    let mut terminal = play_unkept(&launch, "Not a directory.");
    // Elsewhere the game can still be saved.
    ask(&mut terminal, "save here.ggf", "Saved as here.ggf.");
    assert_eq!(names(terminal.home()), ["errors", "file", "here.ggf"]);
}

#[test]
fn where_games_cannot_be_written_the_screen_says_so_once() {
    let launch = shell("mkdir -p state/reversi; touch state/reversi/games");
    let terminal = play_unkept(&launch, "state/reversi/games: ");
    let log = fs::read_to_string(terminal.home().join("state/reversi/reversi.log")).unwrap();
    assert_eq!(log.matches("[WARN] not kept: ").count(), 2, "{log}");
}

#[test]
fn in_a_read_only_folder_the_game_is_playable() {
    let home = folder(&[]);
    let state = home.path().join("state");
    fs::create_dir(&state).unwrap();
    fs::set_permissions(&state, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(state.join("probe"), "").is_ok() {
        skipped("in_a_read_only_folder_the_game_is_playable (root may write anywhere)");
        return;
    }
    let launch = shell("true").home(home.path());
    play_unkept(&launch, "Permission denied.");
}

/// A folder takes the place of the game's lock, which root may not write either.
#[test]
fn a_kept_game_that_cannot_be_locked_is_offered_and_goes_on() {
    let home = folder(&[]);
    let text = |input| run(reversi(home.path(), &["text"]), input).output;
    assert!(text("d3\nc5\n").contains("Blue plays c5"));
    let [game] = kept(home.path()).try_into().unwrap();
    fs::create_dir(game.with_extension("lock")).unwrap();
    let output = text("resume\ne6\n");
    assert!(
        output.contains("An unfinished game is kept: resume goes on with it."),
        "{output}"
    );
    assert!(
        output.contains("The game goes on after 2 moves."),
        "{output}"
    );
    assert!(output.contains("Red plays e6"), "{output}");
}

#[test]
fn where_no_file_may_grow_the_screen_says_so_once_and_old_files_stay_whole() {
    let home = folder(&[("old.ggf", b"old")]);
    let launch = shell("ulimit -f 0").home(home.path());
    let mut terminal = play_unkept(&launch, "File too large.");
    terminal.send("save old.ggf\r");
    answer(&mut terminal, "y");
    terminal.wait_for_text("Not saved: old.ggf: File too large.");
    ask(
        &mut terminal,
        "save new.ggf",
        "Not saved: new.ggf: File too large.",
    );
    wait_for_position(&mut terminal, &played("d3c5"));
    assert_eq!(fs::read(home.path().join("old.ggf")).unwrap(), b"old");
    assert_eq!(names(home.path()), ["errors", "old.ggf", "state"]);
    let games = names(&home.path().join("state/reversi/games"));
    assert!(!games.iter().any(|name| name.starts_with('.')), "{games:?}");
}

#[test]
fn a_pass_is_still_announced_where_nothing_can_be_kept() {
    let moves = "f5f6d3g5h5h4f7";
    let home = folder(&[("game.txt", moves.as_bytes()), ("file", b"")]);
    let launch = Launch::shell("exec \"$0\" game.txt 2>errors");
    let launch = launch.home(home.path()).without("XDG_STATE_HOME");
    let mut terminal = launch.env("HOME", "file/home").start();
    let mut record = played(moves);
    wait_for_position(&mut terminal, &record);
    let screen = play(&mut terminal, &mut record, "h6");
    let text = screen.rows().join(" ");
    assert!(
        text.contains("Red has no legal move and passes"),
        "{screen}"
    );
    assert!(text.contains("This game is not kept: "), "{screen}");
}

#[test]
fn in_lines_too_it_is_said_once() {
    for (variable, value) in [("HOME", Some("file/home")), ("HOME", None)] {
        let home = folder(&[("file", b"")]);
        let mut program = reversi(home.path(), &["text"]);
        program.env_remove("XDG_STATE_HOME").env_remove(variable);
        program.envs(value.map(|value| (variable, value)));
        let played = run(program, "d3\nc5\nsave here.ggf\n");
        assert_eq!((played.code, played.errors.as_str()), (Some(0), ""));
        let output = played.output.replace('\n', " ");
        assert_eq!(
            output.matches("This game is not kept: ").count(),
            1,
            "{output}"
        );
        assert!(output.contains("Blue plays c5"), "{output}");
        assert!(output.contains("Saved as here.ggf."), "{output}");
        assert_eq!(names(home.path()), ["file", "here.ggf"]);
    }
}

#[test]
fn a_game_that_is_not_kept_is_left_knowing_that_it_is_not() {
    let home = folder(&[("file", b"")]);
    let launch = shell("true").home(home.path()).without("XDG_STATE_HOME");
    let mut terminal = play_unkept(&launch.env("HOME", "file/home"), "Not a directory.");
    let question = "This game is not kept as it stands now. Leave this game unfinished? y or n";
    ask(&mut terminal, "quit", question);
    answer(&mut terminal, "n");
    // Where there is a place again, the game is kept before it is left.
    fs::remove_file(home.path().join("file")).unwrap();
    terminal.send("quit\r");
    terminal.wait_for("the usual question", |screen| {
        screen.contains("Leave this game unfinished?") && !screen.contains("not kept")
    });
    answer(&mut terminal, "y");
    terminal.wait_exit();
    let games = names(&home.path().join("file/home/.local/state/reversi/games"));
    assert_eq!(games.len(), 1, "{games:?}");
}

#[test]
fn in_lines_too_a_game_that_is_not_kept_is_left_knowing_that_it_is_not() {
    let home = folder(&[("file", b"")]);
    let mut program = reversi(home.path(), &["text"]);
    program
        .env_remove("XDG_STATE_HOME")
        .env("HOME", "file/home");
    let played = run(program, "d3\nnew\nn\nquit\ny\n");
    for question in [
        "Leave this game and start a new one? y or n: ",
        "Leave this game unfinished? y or n: ",
    ] {
        let asked = format!("\nThis game is not kept as it stands now. {question}\n");
        assert!(played.output.contains(&asked), "{played:?}");
    }
}
