//! The terminal goes away: nobody can type any more.

use std::fs;
use std::time::{Duration, Instant};

use super::{PAGES, Page};
use crate::support::Terminal;

/// Closes the terminal and checks that the program ends by itself, soon.
fn assert_ends(mut terminal: Terminal, page: &Page) -> Terminal {
    let closed = Instant::now();
    let code = terminal.hang_up().code();
    assert!(matches!(code, Some(0 | 129)), "{}: {code:?}", page.name);
    assert!(closed.elapsed() < Duration::from_secs(1), "{}", page.name);
    terminal
}

/// The moves of the one game that is kept.
fn kept(terminal: &Terminal) -> String {
    let folder = terminal.home().join("state/reversi/games");
    let files = fs::read_dir(&folder).into_iter().flatten();
    let games: Vec<String> = files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    assert!(games.len() <= 1, "{games:?}");
    games.concat()
}

#[test]
fn a_terminal_that_goes_away_ends_every_page() {
    for page in PAGES {
        assert_ends(page.open(), page);
    }
}

#[test]
fn a_terminal_that_goes_away_ends_every_page_also_where_hang_ups_are_ignored() {
    for page in PAGES {
        assert_ends(page.open_after("trap '' HUP"), page);
    }
}

#[test]
fn the_game_of_a_terminal_that_went_away_is_kept_to_its_last_move() {
    for page in PAGES.iter().filter(|page| page.has_d3()) {
        let game = kept(&assert_ends(page.open(), page));
        assert!(game.contains("B[d3]"), "{}: {game}", page.name);
    }
}
