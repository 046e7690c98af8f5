//! What goes to the terminal: as little as possible, and nothing while nothing
//! happens.

use std::time::Duration;

use super::{play, usual_table, wait_for_position};
use crate::rules::known_games::KnownGame;
use crate::rules::picture::names;
use crate::support::{Launch, ideal};
use reversi::rules::GameRecord;

/// Plays the first moves of a game, and gives the bytes of each redraw after
/// Enter and those of the ideal encoder.
fn redraws(launch: &Launch, game: &str, moves: usize) -> Vec<(usize, usize)> {
    let mut terminal = super::table(launch);
    let mut record = GameRecord::default();
    let mut redraws = Vec::new();
    for &square in KnownGame::record(game).moves().iter().take(moves) {
        let name = square.to_string();
        record.play(square).unwrap();
        terminal.send(&name);
        terminal.wait_for("the typed square", |screen| {
            super::field(screen) == Some(name.clone())
        });
        let before = terminal.screen();
        let mark = terminal.mark();
        terminal.send("\r");
        wait_for_position(&mut terminal, &record);
        let after = terminal.settle();
        let price = ideal::price(before.emulated(), after.emulated());
        redraws.push((terminal.since(mark).len(), price));
    }
    redraws
}

fn ratio(bytes: usize, price: usize) -> f64 {
    f64::from(bytes as u32) / f64::from(price as u32)
}

/// No redraw may send more than twice the ideal bytes.
fn assert_redraws(launch: &Launch, game: &str, moves: usize) {
    let redraws = redraws(launch, game, moves);
    let mut ratios: Vec<f64> = redraws
        .iter()
        .map(|&(bytes, price)| ratio(bytes, price))
        .collect();
    ratios.sort_by(f64::total_cmp);
    let sum = |part: fn(&(usize, usize)) -> usize| redraws.iter().map(part).sum::<usize>();
    let (bytes, price) = (sum(|redraw| redraw.0), sum(|redraw| redraw.1));
    let (median, most) = (ratios[ratios.len() / 2], ratios[ratios.len() - 1]);
    println!(
        "{game}: {} moves, {} bytes each; {median:.2} times the ideal, at most {most:.2}, in \
         total {:.2}",
        redraws.len(),
        bytes / redraws.len(),
        ratio(bytes, price),
    );
    assert!(most <= 2.0, "{game}: {ratios:.2?} times the ideal");
}

#[test]
fn no_redraw_after_a_move_sends_more_than_twice_the_ideal_bytes() {
    for game in ["wc-1977-final", "flips-18-a1"] {
        assert_redraws(&Launch::reversi(), game, 60);
    }
}

#[test]
fn no_redraw_in_a_large_window_sends_more_than_twice_the_ideal_bytes() {
    assert_redraws(&Launch::reversi().size(60, 200), "wc-1977-final", 15);
}

/// Rows of discs move up in it as others did before them, which curses would do
/// by scrolling and mending.
#[test]
fn no_redraw_scrolls_what_looks_alike() {
    assert_redraws(&Launch::reversi().size(40, 100), "full-64-0", 60);
}

/// Where squares are single cells most changes are neighbours.
#[test]
fn no_redraw_in_a_small_window_sends_more_than_twice_the_ideal_bytes() {
    assert_redraws(&Launch::reversi().size(20, 78), "wc-1977-final", 60);
}

#[test]
fn a_cursor_move_sends_less_than_200_bytes() {
    let mut terminal = usual_table();
    terminal.settle();
    let mut sent = Vec::new();
    for (arrow, square) in [
        ("\x1b[A", "d3"),
        ("\x1b[A", "d2"),
        ("\x1b[D", "c2"),
        ("\x1b[B", "c3"),
        ("\x1b[B", "c4"),
        ("\x1b[C", "d4"),
        ("\x1b[C", "e4"),
        ("\x1b[B", "e5"),
    ] {
        let mark = terminal.mark();
        terminal.send(arrow);
        terminal.wait_for(&format!("the cursor on {square}"), |screen| {
            super::signs(screen, square).contains('[') && super::is_ready(screen)
        });
        terminal.settle();
        sent.push(terminal.since(mark).len());
    }
    println!("bytes of the cursor moves: {sent:?}");
    assert!(sent.iter().all(|&bytes| bytes < 200), "{sent:?}");
}

#[test]
fn of_many_keys_typed_ahead_few_pictures_are_drawn() {
    let mut terminal = usual_table();
    terminal.settle();
    let mark = terminal.mark();
    terminal.send("\x1b[A\x1b[B".repeat(200));
    terminal.settle();
    let bytes = terminal.since(mark).len();
    assert!(bytes < 6000, "{bytes}");
}

#[test]
fn typing_a_character_sends_little_more_than_that_character() {
    let mut terminal = usual_table();
    terminal.settle();
    let mark = terminal.mark();
    terminal.send("d");
    terminal.wait_for_text("Red's move: d");
    terminal.settle();
    assert!(
        terminal.since(mark).len() <= 4,
        "{}",
        terminal.since(mark).escaped()
    );
}

#[test]
fn the_screen_is_never_cleared_after_the_first_picture() {
    let mut terminal = usual_table();
    let mark = terminal.mark();
    assert_eq!(terminal.output().screen_clears(), 1);
    let mut record = GameRecord::default();
    let arrows = ["\x1b[A", "\x1b[D", "\x1b[B", "\x1b[C"];
    for name in names("d3c5f6f5e6") {
        // Four cursor moves, away from the board again, and a move.
        for arrow in arrows {
            let place = terminal.screen().find("[");
            terminal.send(arrow);
            terminal.wait_for("the cursor elsewhere", |screen| {
                screen.find("]").is_some() && screen.find("[") != place && super::is_ready(screen)
            });
        }
        terminal.send("\x1b");
        terminal.wait_for("no cursor", |screen| !screen.contains("["));
        play(&mut terminal, &mut record, name);
    }
    terminal.send("hint\rhint\rhelp\r");
    terminal.wait_for_text("Esc closes this page");
    terminal.send("\x1b");
    wait_for_position(&mut terminal, &record);
    terminal.settle();
    assert_eq!(terminal.since(mark).screen_clears(), 0);
}

#[test]
fn an_idle_game_sends_nothing_and_rests() {
    let mut terminal = usual_table();
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3");
    terminal.send("\x1b[A");
    terminal.settle();
    terminal.settle();
    let before = terminal.cpu_time();
    assert_eq!(terminal.listen(Duration::from_secs(1)), 0);
    let busy = terminal.cpu_time().saturating_sub(before);
    println!("busy in one idle second: {busy:?}");
    assert!(busy < Duration::from_millis(5), "{busy:?}");
}

#[test]
fn keys_without_effect_send_nothing() {
    let mut terminal = usual_table();
    terminal.settle();
    let mark = terminal.mark();
    terminal.send("\x1b[99~\x1b[1;5C\t\x1b[<35;10;10M\x7f\x1b[3~");
    terminal.settle();
    assert_eq!(terminal.since(mark).escaped(), "");
}
