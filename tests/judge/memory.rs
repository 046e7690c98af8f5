//! Memory does not grow with the input.
#![cfg(target_os = "linux")]

use std::{
    io::{self, Read, Write},
    thread,
};

use reversi::judge::{self, Style};

use crate::support::memory;
use crate::support::program::{folder, reversi};

/// About 1 MB of games without the line that counts them, and the length of
/// the answers to them.
fn games() -> (Vec<u8>, u64) {
    let mut input = Vec::new();
    judge::generate(5200, 1, &mut input).unwrap();
    let mut answers = Vec::new();
    judge::run(&input[..], &mut answers, Style::Seed).unwrap();
    let first_line = "5200\n".len();
    (input.split_off(first_line), answers.len() as u64)
}

/// When all answers have arrived, the program waits for more input: then its
/// memory can be looked at.
#[test]
fn twenty_times_the_input_takes_no_more_memory() {
    let (games, length) = games();
    let folder = folder(&[]);
    let mut child = reversi(folder.path(), &["judge"]).spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = child.stdout.take().unwrap();
    let mut read = |length| {
        let copied = io::copy(&mut (&mut answers).take(length), &mut io::sink());
        assert_eq!(copied.unwrap(), length);
        memory::peak(child.id())
    };
    let (small, large) = thread::scope(|scope| {
        let (wait, go_on) = std::sync::mpsc::channel();
        scope.spawn(move || {
            writeln!(questions, "{}", 20 * 5200).unwrap();
            questions.write_all(&games).unwrap();
            go_on.recv().unwrap();
            for _ in 1..20 {
                questions.write_all(&games).unwrap();
            }
            go_on.recv().unwrap();
        });
        let small = read(length);
        wait.send(()).unwrap();
        let large = read(19 * (length + 1)); // an empty line before each
        wait.send(()).unwrap();
        (small, large)
    });
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(large - small < 256, "grew from {small} to {large} KiB");
}
