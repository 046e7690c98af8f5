//! Stepping through a recorded game.

use std::fs;
use std::time::Duration;

use reversi::rules::GameRecord;
use tempfile::TempDir;

use super::{SHORT_GAME, kept};
use crate::game::{Position, answer, ask, is_ready, wait_for_position};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::played;
use crate::support::program::{Ended, folder, reversi, run};
use crate::support::{Launch, Screen, Terminal};

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const HOME: &str = "\x1b[H";
const END: &str = "\x1b[F";

/// A replay of a file.
pub struct Replay {
    pub terminal: Terminal,
    pub home: TempDir,
    text: String,
}

impl Replay {
    /// Steps through the first game of a file.
    pub fn of(text: &str) -> Replay {
        Replay::with(text, &[])
    }

    pub fn with(text: &str, arguments: &[&str]) -> Replay {
        let home = folder(&[("game", text.as_bytes())]);
        let arguments = [&["replay", "game"], arguments].concat();
        let terminal = Launch::reversi().home(home.path()).args(arguments).start();
        Replay {
            terminal,
            home,
            text: text.to_owned(),
        }
    }

    /// Presses a key and waits for the position that it must lead to.
    pub fn press(&mut self, key: &str, record: &GameRecord) -> Screen {
        self.terminal.send(key);
        wait_for_position(&mut self.terminal, record)
    }

    /// The file is as it was, and there is no other.
    pub fn assert_untouched(&self) {
        let text = fs::read_to_string(self.home.path().join("game")).unwrap();
        assert_eq!(text, self.text);
        assert_eq!(kept(self.home.path()).len(), 0);
    }
}

/// A game after some of its moves, the others ready to be played again.
pub fn back_to(record: &GameRecord, moves: usize) -> GameRecord {
    let mut record = record.clone();
    while record.moves().len() > moves {
        record.undo();
    }
    record
}

#[test]
fn every_move_of_a_game_is_shown_forwards_and_backwards() {
    let game = KnownGame::record("draw-32-32-upper-case");
    let moves = game.moves();
    let text: String = moves.iter().map(ToString::to_string).collect();
    let mut replay = Replay::of(&text);
    let screen = wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    assert!(
        screen.contains("Right and Left step, Home and End jump"),
        "{screen}"
    );
    for number in 1..=moves.len() {
        let now = back_to(&game, number);
        let screen = replay.press(RIGHT, &now);
        let said = if number == moves.len() {
            "Draw 32-32 after 60 moves and 1 pass.".to_owned()
        } else if let Some(passed) = now.passed() {
            format!("{} has no legal move", reversi::messages::player(passed))
        } else {
            String::new()
        };
        assert!(screen.contains(&said), "{said}: {screen}");
        let mover = now.last_move().unwrap().player;
        let mover = reversi::messages::player(mover);
        let place = format!("Move {number} of 60: {mover} {}.", moves[number - 1]);
        assert!(screen.row(1).contains(&place), "{place}: {screen}");
    }
    replay.terminal.send(RIGHT);
    replay.terminal.wait_for_text("This is the last move.");
    for number in (0..moves.len()).rev() {
        replay.press(LEFT, &back_to(&game, number));
    }
    assert!(
        replay
            .terminal
            .screen()
            .contains("The opening, before 60 moves.")
    );
    replay.terminal.send(LEFT);
    replay.terminal.wait_for_text("This is the opening.");
    wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    replay.assert_untouched();
}

#[test]
fn home_and_end_jump_and_undo_and_redo_step() {
    let game = played(SHORT_GAME);
    let mut replay = Replay::of(SHORT_GAME);
    wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    let screen = replay.press(END, &game);
    assert!(screen.contains("Move 9 of 9: Red c5."), "{screen}");
    let screen = replay.press(HOME, &back_to(&game, 0));
    assert!(screen.contains("The opening, before 9 moves."), "{screen}");
    // F5 and F4, and the words.
    replay.press("\x1b[15~", &back_to(&game, 1));
    replay.press("redo\r", &back_to(&game, 2));
    replay.press("\x1bOS", &back_to(&game, 1));
    replay.press("undo\r", &back_to(&game, 0));
    replay.press("redo\r", &back_to(&game, 1));
    replay.assert_untouched();
}

#[test]
fn home_and_end_go_through_help_and_leave_the_game_below_it_where_it_is() {
    let now = back_to(&played(SHORT_GAME), 1);
    let mut replay = Replay::of(SHORT_GAME);
    replay.press(RIGHT, &now);
    replay.terminal.send("help\r");
    replay.terminal.wait_for_text("Put a disc where");
    replay.terminal.send(END);
    replay.terminal.wait_for_text("back to the shell");
    replay.terminal.send(HOME);
    replay.terminal.wait_for_text("Put a disc where");
    replay.press("\x1b", &now);
}

#[test]
fn while_something_is_typed_keys_mean_what_they_always_do() {
    let now = Position::of(&back_to(&played(SHORT_GAME), 1));
    let mut replay = Replay::of(SHORT_GAME);
    replay.press(RIGHT, &back_to(&played(SHORT_GAME), 1));
    replay.terminal.send(format!("hy d3{HOME}w{END} "));
    let screen = replay.terminal.wait_for("why d3 in the line", |screen| {
        screen.contains("move: why d3") && screen.cursor().1 == 21
    });
    assert_eq!(Position::on(&screen), Some(now));
}

#[test]
fn why_is_answered_at_every_step() {
    let game = played(SHORT_GAME);
    let mut replay = Replay::of(SHORT_GAME);
    wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    for number in 0..game.moves().len() {
        let now = back_to(&game, number);
        let next = game.moves()[number];
        let screen = ask(&mut replay.terminal, &format!("why {next}"), "flips");
        // What the move would flip is marked in lower case.
        let mut seen = Position::on(&screen).unwrap();
        for row in &mut seen.board {
            row.make_ascii_uppercase();
        }
        assert_eq!(seen, Position::of(&now), "{number}");
        ask(&mut replay.terminal, "why d4", "d4 is occupied");
        replay.press(RIGHT, &back_to(&game, number + 1));
    }
    replay.assert_untouched();
}

#[test]
fn space_plays_by_itself_and_stops_at_the_end() {
    let game = played("d3c3c4");
    let mut replay = Replay::of("d3c3c4");
    wait_for_position(&mut replay.terminal, &back_to(&game, 0));
    replay.terminal.send(" ");
    for number in 1..=3 {
        let screen = wait_for_position(&mut replay.terminal, &back_to(&game, number));
        assert!(
            screen.contains(&format!("Move {number} of 3: ")),
            "{screen}"
        );
    }
    replay.terminal.listen(Duration::from_millis(1300));
    let screen = wait_for_position(&mut replay.terminal, &game);
    assert!(!screen.contains("This is the last move."), "{screen}");
    replay.terminal.send(" ");
    replay.terminal.wait_for_text("This is the last move.");
    replay.assert_untouched();
}

/// Lets a replay run, presses a key, and checks that nothing moves from then on.
fn check_that_it_stops(key: &str) {
    let mut replay = Replay::of(SHORT_GAME);
    wait_for_position(&mut replay.terminal, &played(""));
    replay.press(" ", &back_to(&played(SHORT_GAME), 1));
    replay.terminal.send(key);
    replay.terminal.listen(Duration::from_millis(700));
    let stopped = Position::on(&replay.terminal.screen());
    assert!(stopped.is_some(), "{key:?}");
    replay.terminal.listen(Duration::from_millis(1300));
    assert_eq!(Position::on(&replay.terminal.screen()), stopped, "{key:?}");
}

#[test]
fn any_key_stops_a_replay_that_runs_by_itself() {
    let help_and_back = "\x1bOP\x1bOP";
    std::thread::scope(|scope| {
        for key in [
            "x",
            " ",
            "\r",
            LEFT,
            RIGHT,
            help_and_back,
            "\x1b[200~ d3\x1b[201~",
        ] {
            scope.spawn(move || check_that_it_stops(key));
        }
    });
}

#[test]
fn a_move_typed_behind_a_blank_leaves_no_replay_running() {
    let mut replay = Replay::of(SHORT_GAME);
    let opening = back_to(&played(SHORT_GAME), 0);
    wait_for_position(&mut replay.terminal, &opening);
    replay.terminal.send(" d3");
    replay.terminal.wait_for_text("move: d3");
    replay.terminal.listen(Duration::from_millis(1300));
    let seen = Position::on(&replay.terminal.screen());
    assert_eq!(seen, Some(Position::of(&opening)));
}

#[test]
fn another_game_takes_the_place_of_a_replay_only_after_a_question() {
    let question = "Leave the recorded game? y or n";
    for keys in ["\x1b[12~", "new\r", "load game\r"] {
        let mut replay = Replay::of(SHORT_GAME);
        replay.press(END, &played(SHORT_GAME));
        replay.press(LEFT, &back_to(&played(SHORT_GAME), 8));
        replay.terminal.send(keys);
        replay.terminal.wait_for_text(question);
        answer(&mut replay.terminal, "n");
        wait_for_position(&mut replay.terminal, &back_to(&played(SHORT_GAME), 8));
        replay.press(LEFT, &back_to(&played(SHORT_GAME), 7));
        replay.terminal.send(keys);
        answer(&mut replay.terminal, "y");
        let after = if keys.starts_with("load") {
            SHORT_GAME
        } else {
            ""
        };
        wait_for_position(&mut replay.terminal, &played(after));
    }
}

#[test]
fn a_replay_is_left_without_a_question() {
    for key in ["quit\r", "\x03", "\x1b[21~"] {
        let mut replay = Replay::of(SHORT_GAME);
        replay.press(RIGHT, &back_to(&played(SHORT_GAME), 1));
        replay.terminal.send(key);
        assert_eq!(replay.terminal.wait_exit().code(), Some(0));
        replay.terminal.assert_given_back();
        replay.assert_untouched();
    }
}

#[test]
fn the_game_that_was_asked_for_is_shown() {
    let text = "f5d6c3\n\nd3c5f6\n\ne6f4e3f6\n";
    for (number, first) in [("1", "f5"), ("2", "d3"), ("3", "e6")] {
        let mut replay = Replay::with(text, &["--game", number]);
        wait_for_position(&mut replay.terminal, &played(""));
        replay.press(RIGHT, &played(first));
    }
    for number in ["1", "3"] {
        let mut replay = Replay::with(text, &["--game", number]);
        let last = if number == "1" { "f5d6c3" } else { "e6f4e3f6" };
        replay.press(END, &played(last));
    }
}

/// Runs a replay without a terminal.
fn piped(arguments: &[&str]) -> Ended {
    let home = folder(&[("games", b"f5d6c3\n\nd3c5f6\n")]);
    run(reversi(home.path(), arguments), "")
}

#[test]
fn a_game_that_is_not_there_ends_the_program_with_one_sentence() {
    for (number, code, sentence) in [
        ("3", 1, "reversi: games has no game 3: it holds 2 games"),
        (
            "18446744073709551615",
            1,
            "reversi: games has no game 18446744073709551615: it holds 2 games",
        ),
        ("0", 2, "reversi: invalid value '0' for '--game <N>'"),
        ("-1", 2, "reversi: "),
        ("one", 2, "reversi: invalid value 'one' for '--game <N>'"),
    ] {
        let ended = piped(&["replay", "games", "--game", number]);
        assert_eq!((ended.output.as_str(), ended.code), ("", Some(code)));
        assert!(ended.errors.starts_with(sentence), "{ended:?}");
        assert_eq!(ended.errors.lines().count(), 1, "{ended:?}");
    }
}

#[test]
fn without_a_screen_a_replay_refuses_with_one_sentence() {
    let sentence = "reversi: a replay needs a full screen: ";
    for arguments in [
        &["replay", "games"][..],
        &["replay", "games", "--game", "2"],
    ] {
        let ended = piped(arguments);
        assert_eq!((ended.output.as_str(), ended.code), ("", Some(2)));
        assert!(ended.errors.starts_with(sentence), "{ended:?}");
        assert_eq!(ended.errors.lines().count(), 1, "{ended:?}");
    }
    for term in ["dumb", "unknown", "nosuchterm", ""] {
        let home = folder(&[("games", b"f5d6c3")]);
        let launch = Launch::reversi()
            .home(home.path())
            .args(["replay", "games"]);
        let mut terminal = launch.term(term).start();
        assert_eq!(terminal.wait_exit().code(), Some(2), "{term}");
        assert!(!terminal.output().0.contains(&0x1b), "{term}");
        assert!(
            terminal.screen().contains("a replay needs a full"),
            "{term}"
        );
    }
}

#[test]
fn a_game_of_another_size_and_one_that_begins_with_a_pass_are_shown() {
    let text = "(;GM[Othello]TY[4x6]BO[4x6 O*---- ------ ------ ------ *]W[c1];)";
    let mut replay = Replay::of(text);
    let screen = replay.terminal.wait_for("the opening", |screen| {
        screen.contains("Turn: Blue, because Red passes") && is_ready(screen)
    });
    assert_eq!(screen.board(4, 6).picture()[0], "OX*...");
    replay.terminal.send(RIGHT);
    let screen = replay.terminal.wait_for("the end", |screen| {
        screen.contains("Blue wins 3-0 after 1 move and 1 pass.") && is_ready(screen)
    });
    assert_eq!(screen.board(4, 6).picture()[0], "OOO...");
}

#[test]
fn players_named_on_the_command_line_are_shown_in_a_replay_also_of_a_game_from_a_list() {
    let names = ["--red", "Ada", "--blue", "Ben"];
    let named = |screen: &Screen| screen.row(0).contains("Ada") && screen.row(0).contains("Ben");
    let mut replay = Replay::with("(;GM[Othello]PB[Eva]TY[8]B[f5];)", &names);
    replay.terminal.wait_for("the names", named);
    let mut replay = Replay::with(&format!("{SHORT_GAME}\n\n{SHORT_GAME}\n"), &names);
    replay.terminal.wait_for_text("Games in this file");
    replay.terminal.send("\r");
    replay.terminal.wait_for("the names", named);
}
