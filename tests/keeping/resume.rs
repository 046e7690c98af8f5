//! The start page offers the last unfinished game, and nothing else.

use reversi::rules::{BoardSize, GameRecord};
use tempfile::TempDir;

use super::{SHORT_GAME, at_home, kept, offers_resume, only_kept, resume, start, told, type_lines};
use crate::game::{Position, answer, ask, play, quit, table, wait_for_position};
use crate::rules::picture::played;
use crate::support::program::folder;
use crate::support::{Launch, Signal, Terminal, age, skipped};

/// The signals that end a program.
const ENDING: [Signal; 5] = [
    Signal::HUP,
    Signal::INT,
    Signal::QUIT,
    Signal::TERM,
    Signal::KILL,
];
const QUESTION: &str = "Leave this game for the unfinished one? y or n";
const NOTHING: &str = "There is no unfinished game to go on with.";

/// Clicks on a caption of the start page, and types into what is there.
fn fill_in(terminal: &mut Terminal, caption: &str, text: &str) {
    let screen = terminal.wait_for_text(caption);
    terminal.click(screen.find(caption).unwrap());
    terminal.send(text);
    terminal.wait_for(text, |screen| {
        let row = screen.row_with(caption).unwrap_or_default();
        row.contains(text.trim_start_matches(|typed: char| typed.is_control()))
    });
}

#[test]
fn before_any_game_there_is_nothing_to_resume() {
    let (mut terminal, screen) = start(&Launch::reversi());
    assert!(!offers_resume(&screen), "{screen}");
    terminal.click(screen.find("Resume").unwrap());
    terminal.wait_for_text("There is no unfinished game to go on with.");
}

#[test]
fn in_lines_a_kept_game_is_told_of_before_a_new_game_and_not_before_one_of_a_file() {
    let home = folder(&[("game", b"f5d6")]);
    type_lines(home.path(), &[], &["d3"]);
    let told = "An unfinished game is kept: resume goes on with it.";
    assert!(type_lines(home.path(), &[], &[]).contains(told));
    assert!(!type_lines(home.path(), &["game"], &[]).contains(told));
}

#[test]
fn what_the_start_page_was_told_is_resumed_with_every_move_to_take_back() {
    let home = TempDir::new().unwrap();
    let (mut terminal, _) = start(&at_home(&home));
    fill_in(&mut terminal, "Red name", "Åsa");
    fill_in(&mut terminal, "Red uni no.", "s1234567");
    fill_in(&mut terminal, "Blue name", "B. %s");
    fill_in(&mut terminal, "Board size", "\x7f\x7f6x10");
    let screen = terminal.screen();
    terminal.click(screen.find("Start Game").unwrap());
    let mut record = GameRecord::new(BoardSize::new(6, 10).unwrap());
    wait_for_position(&mut terminal, &record);
    for _ in 0..5 {
        let square = record.legal_moves().iter().next().unwrap();
        play(&mut terminal, &mut record, &square.to_string());
    }
    terminal.signal(Signal::KILL);
    terminal.wait_exit();
    let text = only_kept(home.path());
    assert!(
        text.contains("PB[Åsa (s1234567)]PW[B. %s]TY[6x10]"),
        "{text}"
    );

    let mut terminal = resume(&at_home(&home));
    terminal.wait_for_text("The game goes on after 5 moves.");
    let screen = wait_for_position(&mut terminal, &record);
    let line = screen.row(0);
    assert!(
        line.contains("Åsa (s1234567)") && line.contains("B. %s"),
        "{line}"
    );
    while record.undo().is_some() {
        ask(&mut terminal, "undo", "Took back");
        wait_for_position(&mut terminal, &record);
    }
    ask(&mut terminal, "undo", "Nothing to take back");
}

#[test]
fn what_is_played_after_resuming_is_kept_in_the_same_file() {
    let home = TempDir::new().unwrap();
    let mut record = GameRecord::default();
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut record, "d3");
    let file = kept(home.path());
    for square in ["c5", "f6", "f5"] {
        quit(&mut terminal);
        terminal.wait_exit();
        terminal = resume(&at_home(&home));
        wait_for_position(&mut terminal, &record);
        play(&mut terminal, &mut record, square);
        assert_eq!(kept(home.path()), file);
    }
    assert!(only_kept(home.path()).ends_with("]B[d3]W[c5]B[f6]W[f5];)\n"));
}

#[test]
fn every_signal_that_ends_a_game_leaves_it_to_be_resumed() {
    for signal in ENDING {
        let home = TempDir::new().unwrap();
        let record = played("d3c5");
        let mut terminal = table(&at_home(&home));
        play(&mut terminal, &mut GameRecord::default(), "d3c5");
        terminal.signal(signal);
        terminal.wait_exit();
        wait_for_position(&mut resume(&at_home(&home)), &record);
    }
}

/// Whether this process ignores a signal: a shell has its background jobs do so,
/// and what they start inherits it.
fn is_ignored(signal: Signal) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = u64::from_str_radix(mask.unwrap().trim(), 16).unwrap();
    mask >> (signal.as_raw() - 1) & 1 == 1
}

#[test]
fn every_signal_that_ends_a_game_in_lines_leaves_it_to_be_resumed() {
    for signal in ENDING {
        if is_ignored(signal) {
            skipped(&format!(
                "{signal:?} (ignored here, and so by whatever is started)"
            ));
            continue;
        }
        let home = TempDir::new().unwrap();
        let mut terminal = at_home(&home).args(["text"]).start();
        terminal.wait_for_text("Red's move:");
        terminal.send("d3\r");
        terminal.wait_for_text("Blue's move:");
        terminal.signal(signal);
        terminal.wait_exit();
        wait_for_position(&mut resume(&at_home(&home)), &played("d3"));
    }
}

#[test]
fn a_window_that_is_closed_leaves_the_game_to_be_resumed() {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3c5");
    terminal.hang_up();
    wait_for_position(&mut resume(&at_home(&home)), &played("d3c5"));
}

#[test]
fn a_finished_game_is_not_offered_until_a_move_is_taken_back() {
    let home = TempDir::new().unwrap();
    let moves: Vec<String> = played(SHORT_GAME)
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    let mut lines: Vec<&str> = moves.iter().map(String::as_str).collect();
    type_lines(home.path(), &[], &lines);
    assert!(!offers_resume(&start(&at_home(&home)).1));
    lines.push("undo");
    type_lines(home.path(), &[], &lines);
    let mut undone = played(SHORT_GAME);
    undone.undo();
    wait_for_position(&mut resume(&at_home(&home)), &undone);
}

#[test]
fn a_game_of_which_every_move_was_taken_back_is_not_offered() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &[], &["d3", "undo"]);
    assert!(!offers_resume(&start(&at_home(&home)).1));
}

#[test]
fn of_two_unfinished_games_the_last_is_offered_and_then_the_one_before() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &[], &["d3"]);
    type_lines(home.path(), &[], &["f5", "f6", "e6"]);
    let mut terminal = resume(&at_home(&home));
    wait_for_position(&mut terminal, &played("f5f6e6"));
    // While it is being played, the other one is the last.
    let mut other = resume(&at_home(&home));
    wait_for_position(&mut other, &played("d3"));
}

#[test]
fn the_game_that_was_played_last_is_offered_and_not_the_one_begun_last() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &[], &["d3"]);
    let file = kept(home.path())[0].to_str().unwrap().to_owned();
    type_lines(home.path(), &[], &["f5", "f6"]);
    for game in kept(home.path()) {
        age(&game);
    }
    type_lines(home.path(), &[&file], &["c5"]);
    wait_for_position(&mut resume(&at_home(&home)), &played("d3c5"));
}

#[test]
fn lines_say_that_a_game_is_kept_and_the_word_resume_goes_on_with_it() {
    let home = TempDir::new().unwrap();
    assert!(!type_lines(home.path(), &[], &["d3"]).contains("resume"));
    let file = kept(home.path());
    let output = type_lines(home.path(), &[], &["resume", "c5"]);
    for sentence in [
        "An unfinished game is kept: resume goes on with it.",
        "The game goes on after 1 move.",
        "Blue plays c5",
    ] {
        assert!(output.contains(sentence), "{sentence}: {output}");
    }
    assert!(only_kept(home.path()).ends_with("B[d3]W[c5];)\n"));
    assert_eq!(kept(home.path()), file);
    // Who has named the game to go on with has no need of another.
    let output = type_lines(home.path(), &[file[0].to_str().unwrap()], &["resume"]);
    assert!(!output.contains("is kept"), "{output}");
    assert!(output.contains(NOTHING), "{output}");
}

#[test]
fn in_mid_game_the_word_resume_is_asked_for_and_the_game_left_is_kept() {
    let home = TempDir::new().unwrap();
    type_lines(home.path(), &[], &["d3"]);
    let lines = [
        "f5", "resume", "n", "f6", "resume", "y", "c5", "resume", "y", "e6",
    ];
    let output = type_lines(home.path(), &[], &lines);
    assert_eq!(output.matches(QUESTION).count(), 3, "{output}");
    assert_eq!(
        told(home.path()),
        [
            "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move",
            "3 moves, 0 passes, Red 5 Blue 2, in progress, Blue to move",
        ]
    );
}

#[test]
fn the_word_resume_goes_on_with_the_unfinished_game_on_the_screen() {
    let home = TempDir::new().unwrap();
    let mut terminal = table(&at_home(&home));
    ask(&mut terminal, "resume", NOTHING);
    play(&mut terminal, &mut GameRecord::default(), "d3");
    ask(&mut terminal, "resume", NOTHING);
    type_lines(home.path(), &[], &["f5", "f6"]);
    for no in ["n", "\r", "\x1b"] {
        terminal.send("resume\r");
        terminal.wait_for_text(QUESTION);
        answer(&mut terminal, no);
        wait_for_position(&mut terminal, &played("d3"));
    }
    terminal.send("resume\r");
    terminal.wait_for_text(QUESTION);
    answer(&mut terminal, "y");
    terminal.wait_for_text("The game goes on after 2 moves.");
    let mut record = played("f5f6");
    wait_for_position(&mut terminal, &record);
    play(&mut terminal, &mut record, "e6");
    // Both are kept, each in its own file.
    assert_eq!(kept(home.path()).len(), 2);
    wait_for_position(&mut resume(&at_home(&home)), &played("d3"));
}

#[test]
fn after_the_end_the_word_resume_goes_on_at_once_and_from_a_replay_after_a_question() {
    let home = folder(&[("over.txt", SHORT_GAME.as_bytes())]);
    type_lines(home.path(), &[], &["d3"]);
    for (arguments, first, asked) in [
        (&["over.txt"][..], "Game over", false),
        (&["replay", "over.txt"], "Right and Left step", true),
    ] {
        let mut terminal = at_home(&home).args(arguments.iter().copied()).start();
        terminal.wait_for_text(first);
        terminal.send("\x1b[F");
        wait_for_position(&mut terminal, &played(SHORT_GAME));
        if asked {
            ask(&mut terminal, "resume", "Leave the recorded game? y or n");
            terminal.send("y");
            terminal.wait_for_text("The game goes on after 1 move.");
        } else {
            ask(&mut terminal, "resume", "The game goes on after 1 move.");
        }
        wait_for_position(&mut terminal, &played("d3"));
    }
}

#[test]
fn a_pass_is_announced_again_when_the_game_is_resumed() {
    let home = TempDir::new().unwrap();
    let moves = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"];
    type_lines(home.path(), &[], &moves);
    let mut terminal = resume(&at_home(&home));
    terminal.wait_for_text("Red has no legal move and passes: Blue moves again.");
    let screen = wait_for_position(&mut terminal, &played(&moves.concat()));
    assert_eq!(Position::on(&screen).unwrap().turn, "Blue");
}
