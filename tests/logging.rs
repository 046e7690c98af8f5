//! The log file: what it tells, where it is, and that it is never in the way.

use std::fs;
use std::path::Path;

use crate::support::program::{folder, run, shell};
use crate::support::{Launch, Signal, Terminal};

/// The records of a log file, without their times.
fn records(file: &Path) -> Vec<String> {
    let log =
        fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert!(log.ends_with('\n'), "the last record is cut off: {log}");
    log.lines()
        .map(|line| {
            let (time, record) = line.split_once(' ').unwrap_or_default();
            assert!(is_time(time), "no time begins this line: {line:?}");
            assert!(!line.contains(char::is_control), "{line:?}");
            record.to_owned()
        })
        .collect()
}

/// Whether a text is a time as in 2025-01-31T08:09:10.123Z (RFC 3339, UTC).
fn is_time(text: &str) -> bool {
    let pattern = "dddd-dd-ddTdd:dd:dd";
    let fits = |(sign, wanted): (char, char)| match wanted {
        'd' => sign.is_ascii_digit(),
        other => sign == other,
    };
    let rest = text.get(pattern.len()..).unwrap_or_default();
    text.len() >= pattern.len()
        && text.chars().zip(pattern.chars()).all(fits)
        && rest.ends_with('Z')
        && rest
            .chars()
            .all(|sign| sign.is_ascii_digit() || ".Z".contains(sign))
}

fn started(launch: &Launch) -> Terminal {
    let mut terminal = launch.sit_down();
    terminal.wait_for("the board", |screen| {
        screen.contains("Turn: Red") && screen.contains("move:")
    });
    terminal
}

/// A game with its log in `log` of the home folder.
fn logged<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Terminal {
    started(
        &Launch::reversi()
            .args(["--log-file", "log"])
            .args(arguments),
    )
}

fn records_of(terminal: &Terminal) -> Vec<String> {
    records(&terminal.home().join("log"))
}

#[test]
fn the_start_is_told_with_version_terminal_and_game() {
    let terminal = logged(["--red", "Ada", "--size", "6x10"]);
    assert_eq!(
        records_of(&terminal)[..3],
        [
            format!("[INFO] reversi {} started", env!("CARGO_PKG_VERSION")),
            "[INFO] terminal \"xterm-256color\": Size { rows: 24, columns: 80 }, Indexed256, \
             unicode true"
                .to_owned(),
            "[INFO] new game on 6x10, Names { red: \"Ada\", blue: \"\" }".to_owned(),
        ]
    );
}

#[test]
fn moves_are_told_with_their_flips_and_refusals_with_their_reasons() {
    let mut terminal = logged([]);
    let before = records_of(&terminal).len();
    for (typed, seen) in [
        ("d3\r", "Turn: Blue"),
        ("d3\r", "is occupied"),
        ("a1\r", "flips nothing"),
        ("i9\r", "not on this board"),
        ("c3\r", "Turn: Red"),
        ("undo\r", "Took back"),
    ] {
        terminal.send(typed);
        terminal.wait_for_text(seen);
    }
    let told = &records_of(&terminal)[before..];
    let wanted = [
        "[INFO] Black plays d3, flips [d4]",
        "[INFO] refused: d3, Occupied(Black)",
        "[INFO] refused: a1, FlipsNothing",
        "[INFO] refused: i9, OffBoard",
        "[INFO] White plays c3, flips [d4]",
        "[INFO] undo: ",
    ];
    assert_eq!(told.len(), wanted.len(), "{told:#?}");
    for (record, wanted) in told.iter().zip(wanted) {
        assert!(record.starts_with(wanted), "{record} is not {wanted}");
    }
}

#[test]
fn a_pass_is_told() {
    let mut terminal = logged([]);
    terminal.enter("f5 f6 d3 g5 h5 h4 f7 h6");
    terminal.wait_for_text("Red has no legal move and passes");
    let records = records_of(&terminal);
    assert_eq!(
        records[records.len() - 2..],
        ["[INFO] White plays h6, flips [h5]", "[INFO] Black passes"]
    );
}

#[test]
fn the_result_is_told() {
    let mut terminal = logged([]);
    terminal.enter("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    terminal.wait_for_text("Red wins 13-0 after 9 moves and 0 passes. Type new");
    let records = records_of(&terminal);
    assert_eq!(records.last().unwrap(), "[INFO] result: Red wins 13-0");
}

#[test]
fn each_signal_that_ends_the_program_is_told() {
    for (signal, name) in [
        (Signal::TERM, "SIGTERM"),
        (Signal::HUP, "SIGHUP"),
        (Signal::INT, "SIGINT"),
        (Signal::QUIT, "SIGQUIT"),
    ] {
        let mut terminal = logged([]);
        terminal.signal(signal);
        terminal.wait_exit();
        let records = records_of(&terminal);
        let told = format!("[INFO] {name} received");
        assert!(records.contains(&told), "{records:#?}");
    }
}

#[test]
fn each_signal_that_ends_a_game_in_lines_is_told_and_leaves_no_lock() {
    for (signal, name) in [
        (Signal::TERM, "SIGTERM"),
        (Signal::HUP, "SIGHUP"),
        (Signal::INT, "SIGINT"),
        (Signal::QUIT, "SIGQUIT"),
    ] {
        let mut terminal = Launch::reversi()
            .args(["text", "--log-file", "log"])
            .start();
        terminal.wait_for_text("Red's move:");
        terminal.send("d3\r");
        terminal.wait_for_text("Blue's move:");
        // What is not finished with Enter is not played.
        terminal.send("c5");
        terminal.wait_for_text("Blue's move: c5");
        terminal.signal(signal);
        let code = terminal.wait_exit().code();
        assert_eq!(code, Some(128 + signal.as_raw()), "{name}");
        let told = [
            "[INFO] Black plays d3, flips [d4]".to_owned(),
            format!("[INFO] {name} received"),
        ];
        assert_eq!(records_of(&terminal)[2..], told);
        let games = terminal.home().join("state/reversi/games");
        let left: Vec<_> = fs::read_dir(games).unwrap().flatten().collect();
        assert_eq!(left.len(), 1, "{left:?}");
        assert!(
            left[0].path().extension() == Some("ggf".as_ref()),
            "{left:?}"
        );
    }
}

#[test]
fn typed_text_cannot_forge_a_record() {
    let mut terminal = logged([]);
    let before = records_of(&terminal).len();
    terminal
        .send("\x1b[200~zz\n2025-01-01T00:00:00Z [INFO] Black plays a1\t\x1b[2J\"]\\\x1b[201~\r");
    terminal.wait_for_text("is neither a square");
    let told = records_of(&terminal).split_off(before);
    let text = r#"[INFO] not understood: "zz 2025-01-01T00:00:00Z [INFO] Black plays a1 [2J\"]\\""#;
    assert_eq!(told, [text]);
}

#[test]
fn names_cannot_forge_a_record() {
    let forger = "A\n2025-01-01T00:00:00Z [INFO] forged\t\u{1b}[2J\"]\\\r\u{9b}";
    let long = "x".repeat(64 * 1024);
    let terminal = logged(["--red", forger, "--blue", &long]);
    let records = records_of(&terminal);
    assert_eq!(records.len(), 3);
    let named = r#"Names { red: "A 2025-01-01T00:00:00Z [INFO] forged [2J\"]\\", blue: "xxx"#;
    assert!(records[2].contains(named), "{}", &records[2][..200]);
    assert!(records[2].ends_with("xxx\" }"));
}

#[test]
fn the_default_place_is_the_users_folder_for_state() {
    let terminal = started(&Launch::reversi());
    records(&terminal.home().join("state/reversi/reversi.log"));
    let terminal = started(&Launch::reversi().without("XDG_STATE_HOME"));
    records(&terminal.home().join(".local/state/reversi/reversi.log"));
    assert!(!terminal.home().join("state").exists());
}

#[test]
fn a_run_by_cargo_from_the_checkout_logs_there() {
    let home = tempfile::TempDir::new().unwrap();
    let checkout = home.path().join("checkout");
    fs::create_dir_all(checkout.join("logs")).unwrap();
    let by_cargo = Launch::reversi()
        .home(home.path())
        .env("CARGO_MANIFEST_DIR", checkout.to_str().unwrap());
    started(&by_cargo);
    records(&checkout.join("logs/reversi.log"));
    assert!(!home.path().join("state/reversi/reversi.log").exists());
    // Another project that cargo runs the program from has no such folder.
    fs::remove_dir_all(checkout.join("logs")).unwrap();
    started(&by_cargo);
    records(&home.path().join("state/reversi/reversi.log"));
    assert!(!checkout.join("logs").exists());
}

#[test]
fn missing_folders_are_made() {
    let terminal = started(&Launch::reversi().args(["--log-file", "a/b/c/log"]));
    records(&terminal.home().join("a/b/c/log"));
}

#[test]
fn a_second_run_adds_to_the_log() {
    let home = tempfile::TempDir::new().unwrap();
    let launch = Launch::reversi().home(home.path());
    for _ in 0..2 {
        started(&launch);
    }
    let records = records(&home.path().join("state/reversi/reversi.log"));
    let starts = records.iter().filter(|record| record.ends_with(" started"));
    assert_eq!(starts.count(), 2);
}

/// Starts with these arguments, and gives the warning that stood on standard error,
/// which goes to a file here as the screen would cover it; play goes on.
fn warning(arguments: &str, change: impl Fn(Launch) -> Launch) -> String {
    let script = format!("touch file; mkdir folder; mkfifo pipe; exec \"$0\" {arguments} 2>errors");
    let mut terminal = started(&change(Launch::shell(&script)));
    terminal.send("d3\r");
    terminal.wait_for_text("Turn: Blue");
    fs::read_to_string(terminal.home().join("errors")).unwrap()
}

#[test]
fn a_log_that_cannot_be_written_is_one_warning_and_play_goes_on() {
    for (file, reason) in [
        ("folder", "Is a directory"),
        ("file/log", "File exists"),
        ("file/deeper/log", "Not a directory"),
        ("/sys/log", "Permission denied"),
        ("pipe", "No such device or address"),
        ("'file/\x1b[2J'", "File exists"),
    ] {
        let text = warning(&format!("--log-file {file}"), |launch| launch);
        assert_eq!(
            text,
            format!(
                "reversi: cannot write the log file {}: {reason}; going on without it\n",
                match file {
                    "'file/\x1b[2J'" => "$'file/\\033[2J'",
                    plain => plain,
                }
            )
        );
    }
}

#[test]
fn a_log_that_nobody_asked_for_is_not_missed() {
    let homeless = |launch: Launch| launch.without("HOME").without("XDG_STATE_HOME");
    let nowhere = |launch: Launch| homeless(launch).env("HOME", "/dev/null/nonexistent");
    // Without a place for anything, the game tells it once, with its first move.
    for arguments in ["", "--log-file log", "--log-level off"] {
        assert_eq!(warning(arguments, homeless), "");
        assert_eq!(warning(arguments, nowhere), "");
    }
    let text = warning("--log-file file/log", nowhere);
    assert_eq!(text.lines().count(), 1, "{text}");
}

#[test]
fn level_off_writes_no_file() {
    let mut terminal = logged(["--log-level", "off"]);
    terminal.send("d3\r");
    terminal.wait_for_text("Turn: Blue");
    assert!(!terminal.home().join("log").exists());
}

#[test]
fn level_warn_tells_nothing_of_a_game_without_trouble() {
    let mut terminal = logged(["--log-level", "warn"]);
    terminal.send("d3\r");
    terminal.wait_for_text("Turn: Blue");
    assert_eq!(fs::read(terminal.home().join("log")).unwrap(), b"");
}

#[test]
fn nothing_is_told_while_nothing_happens() {
    let mut terminal = logged(["--log-level", "trace"]);
    let before = records_of(&terminal);
    // Neither pictures, resizes nor keys without meaning are worth a record.
    terminal.resize(30, 100);
    terminal.send("\x1b[1;5C\x1b[A");
    terminal.send("\x1b[<35;10;10M\x1b[<35;11;10M".repeat(50_000));
    terminal.probe();
    terminal.listen(std::time::Duration::from_millis(300));
    assert_eq!(records_of(&terminal), before);
}

#[test]
fn a_log_that_is_no_file_keeps_its_name_whatever_goes_into_it() {
    let home = folder(&[]);
    let script = "mkfifo log; cat log >copy & \"$0\" text --log-file log; wait";
    let lines = format!("{}\n", "x".repeat(4000)).repeat(300);
    let ended = run(shell(home.path(), script), lines);
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    let copied = fs::metadata(home.path().join("copy")).unwrap().len();
    assert!(copied > 1024 * 1024, "{copied}");
    assert!(!home.path().join("log.1").exists());
}

#[test]
fn a_full_log_is_kept_once_and_a_new_one_begins() {
    const CAP: u64 = 1024 * 1024;
    let home = tempfile::TempDir::new().unwrap();
    let (log, old) = (home.path().join("log"), home.path().join("log.1"));
    let line = format!("2025-01-01T00:00:00Z [INFO] {}\n", "x".repeat(100));
    fs::write(&log, line.repeat(CAP as usize / line.len())).unwrap();
    fs::write(&old, "older\n").unwrap();
    let launch = Launch::reversi()
        .home(home.path())
        .args(["--log-file", "log"]);
    let mut terminal = started(&launch);
    terminal.send("d3\r");
    terminal.wait_for_text("Turn: Blue");
    let size = |file: &Path| fs::metadata(file).unwrap().len();
    assert!(size(&log) <= CAP && size(&old) <= CAP);
    assert!(records(&old)[0].ends_with("xxx"));
    // The change came between two records, and none was lost.
    let mut all = records(&old);
    all.retain(|record| !record.ends_with("xxx"));
    all.extend(records(&log));
    assert_eq!(all.len(), 4, "{all:#?}");
    assert!(all[0].ends_with(" started"));
    assert_eq!(all[3], "[INFO] Black plays d3, flips [d4]");
}

#[test]
fn two_programs_share_one_log_and_its_cap() {
    const CAP: u64 = 1024 * 1024;
    let home = tempfile::TempDir::new().unwrap();
    let (log, old) = (home.path().join("log"), home.path().join("log.1"));
    let launch = Launch::reversi()
        .home(home.path())
        .args(["--log-file", "log"]);
    let mut terminals = [started(&launch), started(&launch)];
    // As if both had written for long.
    let line = format!("2025-01-01T00:00:00Z [INFO] {}\n", "x".repeat(100));
    let text = fs::read_to_string(&log).unwrap() + &line.repeat(CAP as usize / line.len());
    fs::write(&log, text).unwrap();
    for terminal in &mut terminals {
        terminal.send("d3\r");
        terminal.wait_for_text("Turn: Blue");
    }
    let moves = ["[INFO] Black plays d3, flips [d4]"; 2];
    assert_eq!(records(&log), moves);
    assert!(records(&old).len() > CAP as usize / line.len());
    // One that is removed begins anew.
    fs::remove_file(&log).unwrap();
    terminals[0].send("c3\r");
    terminals[0].wait_for_text("Turn: Red");
    assert_eq!(records(&log), ["[INFO] White plays c3, flips [d4]"]);
}
