//! What every page keeps, whatever lies over the board.

use crate::support::{Dice, Launch, Screen, Terminal};
use crate::ways_out::PAGES;

/// The score after one move.
fn keeps_the_score(screen: &Screen) -> bool {
    let line = screen.row(0);
    line.contains("Red 4") && line.contains("Blue 1")
}

fn after_one_move(rows: u16, columns: u16) -> Terminal {
    let mut terminal = Launch::reversi().size(rows, columns).sit_down();
    terminal.send("d3\r");
    terminal.wait_for_text("Blue's move:");
    terminal
}

#[test]
fn every_page_keeps_the_score_during_a_game() {
    for (rows, columns) in [(12, 24), (24, 80), (60, 200)] {
        let mut terminal = after_one_move(rows, columns);
        for (keys, text, close) in [
            ("help\r", "Esc closes this page", "\x1b"),
            ("quit\r", "y or n:", "n"),
            ("new\r", "y or n:", "\x1b"),
            ("why c3\r", "c3 is legal", "\x1b"),
            ("z99\r", "not a square", "\x1b"),
            ("undo\rredo\r", "Played", "\x1b"),
        ] {
            terminal.send(keys);
            terminal.wait_for(text, |screen| {
                screen.contains(text) && keeps_the_score(screen)
            });
            terminal.settle();
            terminal.send(close);
            terminal.wait_for("the page again", |screen| {
                screen.contains("Blue's move:") && !screen.contains(text) && keeps_the_score(screen)
            });
        }
        terminal.resize(5, 20);
        terminal.wait_for("the notice", |screen| {
            screen.contains("Needs a window") && keeps_the_score(screen)
        });
    }
}

#[test]
fn every_page_is_whole_again_after_a_hundred_sizes() {
    for page in PAGES.iter().filter(|page| page.stands_still()) {
        let mut terminal = page.open();
        let before = terminal.settle().rows();
        let mut dice = Dice::of(54321);
        for _ in 0..100 {
            dice.resize(&mut terminal);
            terminal.listen(std::time::Duration::from_millis(2));
        }
        terminal.resize(24, 80);
        terminal.wait_for(&format!("{} as it was: {before:#?}", page.name), |screen| {
            screen.rows() == before
        });
    }
}

#[test]
fn no_page_sends_anything_or_keeps_busy_while_nothing_happens() {
    for page in PAGES.iter().filter(|page| page.stands_still()) {
        let mut terminal = page.open();
        terminal.settle();
        let before = terminal.cpu_time();
        let sent = terminal.listen(std::time::Duration::from_millis(400));
        let busy = terminal.cpu_time().saturating_sub(before);
        assert_eq!(sent, 0, "{}", page.name);
        // Half a percent of the time.
        assert!(busy.as_millis() < 2, "{}: {busy:?}", page.name);
    }
}

#[test]
fn a_click_on_a_covering_message_puts_it_away_and_plays_nothing() {
    let mut terminal = Launch::reversi().size(12, 24).sit_down();
    let d3 = terminal.settle().board(8, 8).position("d3");
    terminal.send("why h8\r");
    terminal.wait_for("a message over squares", |screen| {
        screen.contains("h8 is illegal for Red:") && screen.row(5).contains("h8.")
    });
    terminal.click((5, d3.1));
    let screen = terminal.wait_for("the whole board", |screen| !screen.contains("illegal"));
    assert!(screen.row(0).contains("Red 2"));
    terminal.click(d3);
    terminal.wait_for_text("Turn: Blue");
}

#[test]
fn a_double_click_that_brings_a_pass_leaves_its_notice() {
    let mut terminal = Launch::reversi().sit_down();
    terminal.enter("f5 f6 d3 g5 h5 h4 f7");
    let h6 = terminal.probe().board(8, 8).position("h6");
    terminal.click(h6);
    terminal.click(h6);
    terminal.wait_for_text("Red has no legal move and passes");
    let screen = terminal.settle();
    assert!(
        screen.contains("Red has no legal move and passes"),
        "{screen}"
    );
}

#[test]
fn the_list_of_games_is_clicked_once_for_a_game_and_twice_for_no_more() {
    let home = tempfile::TempDir::new().unwrap();
    let game = "(;GM[Othello]PB[Anna]PW[Bert]TY[8]BO[8 -------- -------- -------- ---O*--- \
                ---*O--- -------- -------- -------- *]B[d3]W[c5];)\n";
    std::fs::write(home.path().join("games.ggf"), game.repeat(20)).unwrap();
    let launch = Launch::reversi().args(["replay", "games.ggf"]);
    let mut terminal = launch.home(home.path()).start();
    terminal.wait_for_text("Arrows choose");
    // Where d3, a legal square, will be.
    terminal.click((7, 38));
    terminal.click((7, 38));
    terminal.wait_for_text("Right and Left step");
    let screen = terminal.settle();
    assert_eq!(screen.board(8, 8).position("d3"), (7, 38));
    assert!(!screen.contains("Leave the recorded game"), "{screen}");
    terminal.click((7, 38));
    terminal.wait_for_text("Leave the recorded game");
}
