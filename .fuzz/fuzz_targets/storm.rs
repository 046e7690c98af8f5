//! Any bytes into the full-screen game: it never panics, changes its board by
//! legal moves alone, shows the score, and draws pictures as large as their
//! window.
#![no_main]

#[path = "../../tests/storm/driver.rs"]
mod driver;
#[allow(dead_code, reason = "the rules by themselves serve the tests too")]
#[path = "../../tests/rules/naive.rs"]
mod naive;
#[path = "../../tests/storm/watch.rs"]
mod watch;

libfuzzer_sys::fuzz_target!(|data: &[u8]| driver::sit_through(data));
