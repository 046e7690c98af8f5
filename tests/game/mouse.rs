//! The mouse: a press of the left button acts, and nothing else does.

use super::{Position, ask, play, table, usual_table, wait_for_position};
use crate::rules::picture::played;
use crate::support::{Launch, Screen, Terminal};
use reversi::rules::GameRecord;
use vt100::{MouseProtocolEncoding, MouseProtocolMode};

/// A report in the SGR form: `M` for a press, `m` for a release.
fn report(terminal: &mut Terminal, button: u8, (row, column): (u16, u16), last: char) {
    terminal.send(format!("\x1b[<{button};{};{}{last}", column + 1, row + 1));
}

fn place(screen: &Screen, square: &str) -> (u16, u16) {
    screen.board(8, 8).position(square)
}

#[test]
fn clicks_are_asked_for_in_the_form_that_reaches_every_column() {
    let screen = usual_table().probe();
    assert_ne!(screen.mouse(), MouseProtocolMode::None);
    assert_eq!(screen.mouse_encoding(), MouseProtocolEncoding::Sgr);
    let screen = table(&Launch::reversi().args(["--no-mouse"])).probe();
    assert_eq!(screen.mouse(), MouseProtocolMode::None);
}

#[test]
fn a_press_plays_and_its_release_does_nothing() {
    let mut terminal = usual_table();
    let d3 = place(&terminal.screen(), "d3");
    report(&mut terminal, 0, d3, 'M');
    wait_for_position(&mut terminal, &played("d3"));
    report(&mut terminal, 0, d3, 'm');
    let screen = terminal.probe();
    assert_eq!(Position::on(&screen), Some(Position::of(&played("d3"))));
}

#[test]
fn a_press_plays_although_the_button_is_released_elsewhere() {
    let mut terminal = usual_table();
    let screen = terminal.screen();
    report(&mut terminal, 0, place(&screen, "d3"), 'M');
    // Blue might play here.
    report(&mut terminal, 0, place(&screen, "c5"), 'm');
    terminal.probe();
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn a_double_click_plays_once_and_is_no_mistake() {
    let mut terminal = usual_table();
    let d3 = place(&terminal.screen(), "d3");
    terminal.click(d3);
    terminal.click(d3);
    let screen = wait_for_position(&mut terminal, &played("d3"));
    assert!(!screen.contains("occupied"));
    assert!(!terminal.settle().contains("occupied"));
    terminal.probe();
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn only_the_left_button_plays() {
    let mut terminal = usual_table();
    let d3 = place(&terminal.screen(), "d3");
    // Middle, right, moved while pressed, wheel, with Shift, with Control.
    for button in [1, 2, 32, 35, 64, 65, 4, 16] {
        report(&mut terminal, button, d3, 'M');
        report(&mut terminal, button, d3, 'm');
    }
    terminal.probe();
    wait_for_position(&mut terminal, &GameRecord::default());
}

#[test]
fn a_click_in_the_oldest_form_plays_too() {
    let mut terminal = table(&Launch::reversi().term("screen"));
    let (row, column) = place(&terminal.screen(), "d3");
    let (row, column) = (row as u8 + 33, column as u8 + 33);
    terminal.send([&b"\x1b[M "[..], &[column, row], b"\x1b[M#", &[column, row]].concat());
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn every_cell_of_a_square_plays_it() {
    let screen = usual_table().probe();
    let (row, column) = place(&screen, "d3");
    for at in [(row, column - 1), (row, column + 1), (row + 1, column)] {
        let mut terminal = usual_table();
        terminal.click(at);
        wait_for_position(&mut terminal, &played("d3"));
    }
}

#[test]
fn clicks_beside_the_board_and_far_away_do_nothing() {
    let mut terminal = usual_table();
    let screen = terminal.screen();
    let (row, column) = place(&screen, "a1");
    for at in [
        (row, column - 4),
        (row - 1, column),
        (0, 0),
        (21, 30),
        (22, 1),
        (900, 900),
    ] {
        terminal.click(at);
    }
    terminal.send("\x1b[<0;0;0M\x1b[<0;99999999999999999999;1M\x1b[<;;M\x1b[<0M");
    let screen = terminal.probe();
    assert_eq!(
        Position::on(&screen),
        Some(Position::of(&GameRecord::default()))
    );
}

#[test]
fn a_click_on_a_button_presses_it() {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3");
    for (button, effect) in [
        ("Hints", "Hints are off."),
        ("F3", "Hints are on"),
        ("Undo", "Took back Red's d3."),
        ("Redo", "Played Red's d3 again."),
        ("New game", "Leave this game"),
    ] {
        let at = terminal.screen().find(button).unwrap();
        terminal.click(at);
        terminal.wait_for_text(effect);
    }
    super::answer(&mut terminal, "n");
    let help = terminal.screen().find("Help").unwrap();
    terminal.click(help);
    terminal.wait_for_text("Esc closes this page");
    // The board is not there to be clicked on.
    let hidden = terminal.screen().size().0 / 2;
    terminal.click((hidden, 30));
    terminal.click(help);
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_click_leaves_half_typed_text_alone() {
    let mut terminal = usual_table();
    terminal.send("c");
    let d3 = place(&terminal.probe(), "d3");
    terminal.click(d3);
    let screen = terminal.wait_for_text("Blue's move: c");
    assert_eq!(Position::on(&screen), Some(Position::of(&played("d3"))));
    ask(&mut terminal, "", "is half a square");
}
