//! Every kind of terminal, locale, choice of colours and size of window, each
//! with each: a game is played in all of them.

mod sitting;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use sitting::Sitting;

use crate::support::is_described;

/// Kinds of terminals; `None` where TERM is not set at all.
const TERMS: [Option<&str>; 15] = [
    Some("xterm-256color"),
    Some("xterm"),
    Some("xterm-mono"),
    Some("screen"),
    Some("screen-256color"),
    Some("tmux-256color"),
    Some("linux"),
    Some("vt100"),
    Some("vt220"),
    Some("ansi"),
    Some("dumb"),
    None,
    Some(""),
    Some("unknown"),
    Some("nosuchterm"),
];
/// The last one is installed nowhere.
const LOCALES: [&str; 4] = ["C", "C.UTF-8", "POSIX", "xx_XX.UTF-8"];
const COLORS: [Colors; 3] = [Colors::Always, Colors::Auto, Colors::Refused];
/// Columns and rows.
const WINDOWS: [(u16, u16); 9] = [
    (1, 1),
    (20, 5),
    (20, 12),
    (24, 12),
    (40, 10),
    (79, 23),
    (80, 24),
    (200, 60),
    (400, 120),
];

/// After so many failures no more are looked for.
const ENOUGH: usize = 12;

/// What is asked for in the way of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colors {
    /// `--color always`.
    Always,
    /// Nothing.
    Auto,
    /// The variable `NO_COLOR`.
    Refused,
}

/// All combinations on the terminals that this system describes, the others
/// named.
fn combinations() -> Vec<Sitting> {
    let mut all = Vec::new();
    for term in TERMS {
        let by_design = sitting::no_screen(term).is_some();
        if !by_design && !term.is_none_or(is_described) {
            continue;
        }
        for locale in LOCALES {
            for colors in COLORS {
                all.extend(WINDOWS.map(|window| Sitting {
                    term,
                    locale,
                    colors,
                    window,
                }));
            }
        }
    }
    all
}

#[test]
fn every_terminal_plays_in_every_locale_colour_and_size() {
    let (all, next, began) = (combinations(), AtomicUsize::new(0), Instant::now());
    let failures = Mutex::new(Vec::new());
    let work = || {
        while let Some(sitting) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            if failures.lock().unwrap().len() >= ENOUGH {
                return;
            }
            if std::panic::catch_unwind(|| sitting.play()).is_err() {
                failures.lock().unwrap().push(format!("{sitting:?}"));
            }
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(work);
        }
    });
    println!("{} combinations in {:?}", all.len(), began.elapsed());
    let failures = failures.into_inner().unwrap();
    assert!(
        failures.is_empty(),
        "{} fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn the_combinations_are_those_that_were_promised() {
    let described = TERMS.iter().flatten().filter(|term| {
        sitting::no_screen(Some(term)).is_some() || termini::TermInfo::from_name(term).is_ok()
    });
    let terms = described.count() + 1;
    assert_eq!(combinations().len(), terms * 4 * 3 * 9);
    assert_eq!(
        TERMS.len() * LOCALES.len() * COLORS.len() * WINDOWS.len(),
        1620
    );
}
