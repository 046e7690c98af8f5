//! Stopping the game and going on with it, under a shell with job control.

use std::time::{Duration, Instant};

use reversi::rules::GameRecord;
use rustix::process::{Pid, kill_process};
use vt100::MouseProtocolMode;

use super::{Position, drawn_since, is_ready, play, quit, table, usual_table, wait_for_position};
use crate::support::{DEADLINE, Launch, Signal, Terminal};

/// A shell that runs the game as a job, and `then` once it is stopped.
fn job_table(then: &str) -> Terminal {
    let script = format!("set -m; sh -c 'echo $$ >pid; exec \"$0\"' \"$0\"; {then}; echo over");
    table(&Launch::shell(&script))
}

/// The game's process.
fn job(terminal: &Terminal) -> Pid {
    let number = std::fs::read_to_string(terminal.home().join("pid")).unwrap();
    Pid::from_raw(number.trim().parse().unwrap()).unwrap()
}

/// The system's letter for what a process does (Linux): `T` is stopped.
fn state(process: Pid) -> char {
    let path = format!("/proc/{}/stat", process.as_raw_nonzero());
    let text = std::fs::read_to_string(path).unwrap();
    // The name before it stands in brackets and may hold anything.
    let (_, rest) = text.rsplit_once(')').unwrap();
    rest.trim_start().chars().next().unwrap()
}

fn wait_stopped(terminal: &mut Terminal) {
    let (job, deadline) = (job(terminal), Instant::now() + DEADLINE);
    while state(job) != 'T' {
        assert!(Instant::now() < deadline, "the game does not stop");
        terminal.listen(Duration::from_millis(2));
    }
}

#[test]
fn stopping_gives_the_terminal_back_and_going_on_draws_everything_again() {
    for by_signal in [false, true] {
        let mut terminal = job_table("echo stopped; read line; echo got $line; read line; fg");
        let mut record = GameRecord::default();
        play(&mut terminal, &mut record, "d3c5");
        if by_signal {
            kill_process(job(&terminal), Signal::TSTP).unwrap();
        } else {
            terminal.send("\x1a");
        }
        wait_stopped(&mut terminal);
        let screen = terminal.wait_for_text("stopped");
        assert!(terminal.modes().is_cooked());
        assert!(!screen.is_alternate() && screen.shows_cursor());
        assert_eq!(screen.mouse(), MouseProtocolMode::None);
        assert!(!screen.emulated().bracketed_paste());
        terminal.send("pwd\n");
        terminal.wait_for_text("got pwd");

        let mark = terminal.mark();
        terminal.send("\n");
        wait_for_position(&mut terminal, &record);
        assert!(terminal.settle().is_alternate());
        let drawn = drawn_since(&terminal, mark);
        assert_eq!(drawn.rows(), terminal.screen().rows());
        assert_ne!(drawn.mouse(), MouseProtocolMode::None);
        assert!(drawn.emulated().bracketed_paste());
        assert!(!terminal.modes().is_cooked());
        play(&mut terminal, &mut record, "f6");
        quit(&mut terminal);
        assert_eq!(terminal.wait_exit().code(), Some(0));
        terminal.assert_given_back();
    }
}

#[test]
fn a_window_resized_while_stopped_is_filled_on_going_on() {
    let mut terminal = job_table("echo stopped; read line; fg");
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3c5");
    terminal.send("d");
    terminal.probe();
    terminal.send("\x1a");
    terminal.wait_for_text("stopped");
    terminal.resize(43, 132);
    let mark = terminal.mark();
    terminal.send("\n");
    let screen = terminal.wait_for("the larger page", |screen| {
        screen.row(41).starts_with(" Red's move: d") && screen.cursor() == (41, 14)
    });
    assert_eq!(screen.board(8, 8).cell_size(), (4, 8));
    assert_eq!(Position::on(&screen), Some(Position::of(&record)));
    terminal.settle();
    let drawn = drawn_since(&terminal, mark);
    assert_eq!(drawn.rows(), terminal.screen().rows());
}

#[test]
fn a_game_can_be_stopped_again_and_again() {
    let mut terminal = job_table("echo one; read line; fg; echo two; read line; fg");
    let record = GameRecord::default();
    for stopped in ["one", "two"] {
        terminal.send("\x1a");
        terminal.wait_for_text(stopped);
        terminal.send("\n");
        wait_for_position(&mut terminal, &record);
    }
    terminal.send("quit\r");
    terminal.wait_for_text("over");
    terminal.wait_exit();
    terminal.assert_given_back();
}

#[test]
fn whoever_waits_for_the_game_is_stopped_with_it() {
    let script = "set -m; sh -c '\"$0\"; echo waited' \"$0\"; echo stopped; read line; fg";
    let launch = Launch::shell(script);
    let mut terminal = table(&launch);
    terminal.send("\x1a");
    terminal.wait_for_text("stopped");
    terminal.send("\n");
    wait_for_position(&mut terminal, &GameRecord::default());
    terminal.send("quit\r");
    terminal.wait_for_text("waited");
    terminal.wait_exit();
    terminal.assert_given_back();
}

#[test]
fn a_game_that_no_shell_could_continue_does_not_stop() {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    terminal.send("\x1a");
    play(&mut terminal, &mut record, "d3");
    terminal.signal(Signal::TSTP);
    play(&mut terminal, &mut record, "c5");
    terminal.wait_for("a picture", is_ready);
}
