//! What the full-screen game costs a terminal: bytes, time, memory. It drives
//! the built program through a whole game; every number stands beside another
//! of the same run. Run by `cargo bench --bench screen`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark that cannot go on stops"
)]

use std::time::{Duration, Instant};

#[path = "../tests/support/mod.rs"]
mod support;

use support::{Launch, Terminal, ideal, memory};

/// A game of 60 moves with a pass, ended by a draw.
const GAME: &str = "d3c5f6f5f4c3c4d2e2b4d1f3b5e3f2f1a4d6e6e7f7b6e8c6b3a5d7a3e1a6g1a2c2c7b8d8c8g8\
                    g6h6g5h5g4h4h3g7h8f8h7a8a7b7a1b2g3g2h2h1c1b1";
/// How often everything short is timed.
const ROUNDS: usize = 101;
/// How many keys are timed: enough to tell the slowest of a hundred.
const KEYS: usize = 1_500;
const ERASE: &str = "\x7f";
const IDLE: Duration = Duration::from_secs(3);

fn main() {
    let (mut game, first_frame) = first_frame(&reversi());
    println!(
        "{:44} {:>9} {:>9} {:>7}",
        "what", "measured", "against", "ratio"
    );
    bytes_of_cursor_moves();
    let moves = bytes_of_moves(&mut game, first_frame);
    idle(&mut game);
    memory(&game);
    start();
    latency(&moves);
}

/// One line of the table.
fn line(what: &str, measured: f64, against: f64) {
    let ratio = measured / against;
    println!("{what:44} {measured:>9.1} {against:>9.1} {ratio:>7.2}");
}

/// A game on a screen of 24 x 80, and the bytes of its first picture.
fn first_frame(launch: &Launch) -> (Terminal, usize) {
    let mut game = launch.sit_down();
    game.wait_for_text("Quit");
    game.settle();
    // A picture drawn from scratch, as at the start of a program.
    let mark = game.mark();
    game.send("\x0c");
    game.settle();
    let bytes = game.mark() - mark;
    (game, bytes)
}

fn reversi() -> Launch {
    Launch::reversi().args(["--log-level", "off"])
}

/// Sends keys and waits out what they draw: its bytes, and those of the ideal
/// encoder for the same change.
fn price(game: &mut Terminal, keys: &str) -> (u32, u32) {
    let (before, mark) = (game.screen(), game.mark());
    game.send(keys);
    let after = game.settle();
    let ideal = ideal::price(before.emulated(), after.emulated());
    ((game.mark() - mark) as u32, ideal as u32)
}

fn bytes_of_cursor_moves() {
    let (mut game, _) = first_frame(&reversi());
    let keys = ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"];
    let prices: Vec<(u32, u32)> = keys
        .iter()
        .cycle()
        .take(20)
        .map(|key| price(&mut game, key))
        .collect();
    report("a cursor move: bytes, ideal bytes", &prices);
}

/// Plays the game; returns the bytes of each move's picture.
fn bytes_of_moves(game: &mut Terminal, first_frame: usize) -> Vec<u32> {
    let mut prices = Vec::new();
    for square in squares() {
        game.send(square);
        game.settle();
        prices.push(price(game, "\r"));
    }
    report("a move: bytes, ideal bytes", &prices);
    let bytes: Vec<u32> = prices.iter().map(|price| price.0).collect();
    let ideal: u32 = prices.iter().map(|price| price.1).sum();
    let (all, moves) = (f64::from(bytes.iter().sum::<u32>()), bytes.len() as u32);
    let picture = f64::from(first_frame as u32);
    line("the whole game: bytes, ideal bytes", all, f64::from(ideal));
    line(
        "the whole game: bytes, clear and redraw",
        all,
        picture * f64::from(moves),
    );
    let dearest = bytes.iter().max().expect("moves");
    line(
        "the dearest move: bytes, a whole picture",
        f64::from(*dearest),
        picture,
    );
    bytes
}

fn squares() -> impl Iterator<Item = &'static str> {
    (0..GAME.len()).step_by(2).map(|at| &GAME[at..at + 2])
}

/// Medians, and the worst ratio.
fn report(what: &str, prices: &[(u32, u32)]) {
    let prices: Vec<(f64, f64)> = prices
        .iter()
        .map(|(real, ideal)| (f64::from(*real), f64::from(*ideal)))
        .collect();
    let real = median(prices.iter().map(|price| price.0));
    let ideal = median(prices.iter().map(|price| price.1));
    line(&format!("{what} (medians)"), real, ideal);
    let ratio = |price: &(f64, f64)| price.0 / price.1;
    let worst = |one: &&(f64, f64), other: &&(f64, f64)| ratio(one).total_cmp(&ratio(other));
    let (real, ideal) = prices.iter().max_by(worst).expect("prices");
    line("    where the ratio is worst", *real, *ideal);
}

fn idle(game: &mut Terminal) {
    let busy = game.cpu_time();
    let bytes = game.listen(IDLE);
    let busy = game.cpu_time().saturating_sub(busy).as_secs_f64();
    println!("{:44} {bytes:>9} {:>9} {:>7}", "3 s idle: bytes", "-", "-");
    line(
        "3 s idle: busy ms, ms",
        busy * 1e3,
        IDLE.as_secs_f64() * 1e3,
    );
}

fn memory(game: &Terminal) {
    let cat = cat();
    line("resident KiB, those of cat", resident(game), resident(&cat));
}

/// A program that sends back every byte at once.
fn cat() -> Terminal {
    let mut cat = Launch::shell("stty raw -echo; echo go; exec cat").start();
    cat.wait_for_text("go");
    // The shell has become `cat` once an answer has come.
    cat.send("x");
    cat.wait_for_text("x");
    cat
}

fn resident(terminal: &Terminal) -> f64 {
    f64::from(memory::resident(terminal.pid()))
}

/// From the start to the last byte of the first picture.
fn start() {
    let first_frame = {
        let mut terminal = reversi().start();
        terminal.wait_for_text("Start Game");
        terminal.settle();
        terminal.mark()
    };
    let run = |launch: Launch, bytes: usize| {
        timed(|| {
            let mut terminal = launch.start();
            terminal.wait_for_bytes(0, bytes);
            terminal
        })
    };
    let rounds: Vec<(f64, f64)> = (0..ROUNDS)
        .map(|_| {
            (
                run(reversi(), first_frame),
                run(Launch::program("echo").args(["x"]), 3),
            )
        })
        .collect();
    compare("start to first picture: ms, to echo's x", &rounds);
}

/// From a key to the last byte that it draws, beside the echo of `cat`. The game
/// is kept in memory where that can be: what a disk takes is another bench's.
fn latency(moves: &[u32]) {
    let memory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let memory = memory.expect("a folder");
    let (mut game, _) = first_frame(&reversi().home(memory.path()));
    let mut cat = cat();
    let mut echo = || answer(&mut cat, "x", 1);
    let typed = there_and_back(&mut game, ["d", ERASE], &mut echo);
    let steps = there_and_back(&mut game, ["\x1b[C", "\x1b[D"], &mut echo);
    let (mut game, _) = first_frame(&reversi().home(memory.path()));
    let played: Vec<(f64, f64)> = squares()
        .zip(moves)
        .map(|(square, bytes)| {
            game.send(square);
            game.settle();
            (answer(&mut game, "\r", *bytes as usize), echo())
        })
        .collect();
    for (what, rounds) in [("a typed key", typed), ("a cursor key", steps)] {
        compare(
            &format!("{what} to its last byte: ms, echo of cat"),
            &rounds,
        );
        let slowest = |side: fn(&(f64, f64)) -> f64| percentile(rounds.iter().map(side), 99);
        line(
            "    the slowest of a hundred: us, echo of cat",
            slowest(|round| round.0) * 1e3,
            slowest(|round| round.1) * 1e3,
        );
    }
    compare("Enter to the picture's end: ms, echo of cat", &played);
}

/// Times a key, beside an echo, and takes it back by another, many times.
fn there_and_back(
    game: &mut Terminal,
    keys: [&str; 2],
    mut echo: impl FnMut() -> f64,
) -> Vec<(f64, f64)> {
    // The first of all may bring something up that stays.
    for key in keys {
        price(game, key);
    }
    let [there, back] = keys.map(|key| price(game, key).0 as usize);
    let rounds = (0..KEYS).map(|_| {
        let round = (answer(game, keys[0], there), echo());
        answer(game, keys[1], back);
        round
    });
    rounds.collect()
}

/// How long some bytes are awaited after a key, in milliseconds.
fn answer(terminal: &mut Terminal, key: &str, bytes: usize) -> f64 {
    let mark = terminal.mark();
    timed(|| {
        terminal.send(key);
        terminal.wait_for_bytes(mark, bytes);
    })
}

/// Milliseconds; what is made on the way is dropped after the clock stops.
fn timed<T>(step: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    let made = step();
    let time = start.elapsed().as_secs_f64() * 1e3;
    drop(made);
    time
}

/// Medians of rounds that took turns.
fn compare(what: &str, rounds: &[(f64, f64)]) {
    let ours = median(rounds.iter().map(|round| round.0));
    let theirs = median(rounds.iter().map(|round| round.1));
    println!("{what:44} {ours:>9.3} {theirs:>9.3} {:>7.2}", ours / theirs);
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    percentile(values, 50)
}

/// The value that so many of a hundred do not exceed.
fn percentile(values: impl Iterator<Item = f64>, percent: usize) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() * percent / 100]
}
