//! A megabyte of noise into the built program while its window changes size.

use std::time::Instant;

use reversi::rules::GameRecord;

use crate::game::{answer, play, quit, score, table_after, wait_for_position};
use crate::support::{Dice, Launch, Terminal};

/// So many bytes, none of which is one of these.
fn noise(dice: &mut Dice, count: usize, without: &[u8]) -> Vec<u8> {
    let bytes = std::iter::repeat_with(|| dice.roll().to_le_bytes()).flatten();
    let wanted = bytes.filter(|byte| !without.contains(byte));
    wanted.take(count).collect()
}

const MEGABYTE: usize = 1 << 20;
const BLOCK: usize = 8 * 1024;
/// Ends whatever sequence or paste the noise began.
const QUIET_DOWN: &str = "\x1b[201~\x1b\\";

/// Types a megabyte without these bytes, with a new size of the window before
/// every block, and waits until it is dealt with.
fn rage(terminal: &mut Terminal, without: &[u8]) {
    let (mut dice, began) = (Dice::of(0x5EED), Instant::now());
    for _ in 0..MEGABYTE / BLOCK {
        dice.resize(terminal);
        terminal.send(noise(&mut dice, BLOCK, without));
    }
    terminal.resize(24, 80);
    terminal.settle();
    terminal.send(QUIET_DOWN);
    terminal.settle();
    println!("a megabyte took {:?}", began.elapsed());
}

/// Ctrl-C alone is left out: it would rightly end the game as soon as all moves
/// are taken back. Whatever else the noise did, `new` begins a game after it.
#[test]
fn a_megabyte_of_noise_leaves_the_table_playable() {
    let (mut terminal, _) = table_after("d3");
    rage(&mut terminal, b"\x03");
    // Enter closes what is open, and refuses what is typed.
    terminal.send("\r\r\rnew\r");
    if terminal.settle().contains("y or n:") {
        answer(&mut terminal, "y");
    }
    let mut record = GameRecord::default();
    wait_for_position(&mut terminal, &record);
    play(&mut terminal, &mut record, "d3c5");
    quit(&mut terminal);
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}

/// Enter is left out too, as it may press any button of this page. F2 begins a
/// game, or else goes to the size of the board, which the noise has spoilt.
#[test]
fn a_megabyte_of_noise_leaves_the_start_page_usable() {
    const F2: &str = "\x1bOQ";
    let mut terminal = Launch::reversi().start();
    terminal.wait_for_text("[Start Game");
    rage(&mut terminal, b"\x03\r\n");
    terminal.send(F2);
    terminal.wait_for_text("is no size");
    terminal.send("\x1b");
    terminal.wait_for("an empty field", |screen| {
        screen
            .row_with("> ")
            .is_some_and(|row| row.ends_with("size"))
    });
    terminal.send(format!("8{F2}"));
    terminal.wait_for("the opening", |screen| score(screen) == Some([2, 2]));
    terminal.send("d3\r");
    terminal.wait_for("the first move", |screen| score(screen) == Some([4, 1]));
    quit(&mut terminal);
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}
