//! Stopped by Ctrl-Z and continued, in a window that has another size by then.

use super::{PAGES, Page};
use crate::game::{answer, drawn_since, score};
use crate::support::{Launch, Terminal};

/// A page in a job of a shell, which waits for a line before it goes on.
fn job(page: &Page) -> Terminal {
    let script = format!(
        "{}; set -m; \"$0\" \"$@\"; echo stopped; read line; fg",
        super::GAMES
    );
    let launch = Launch::shell(&script);
    page.go_there(&launch.args(page.arguments.iter().copied()))
}

#[test]
fn every_page_can_be_stopped_and_comes_back_in_a_window_of_another_size() {
    for page in PAGES {
        let mut terminal = job(page);
        let before = score(&terminal.screen());
        terminal.send("\x1a");
        let screen = terminal.wait_for_text("stopped");
        assert!(!screen.is_alternate(), "{}", page.name);
        assert!(screen.shows_cursor(), "{}", page.name);
        assert!(terminal.modes().is_cooked(), "{}", page.name);

        terminal.resize(43, 132);
        let mark = terminal.mark();
        terminal.send("\n");
        let (_, shown) = page.steps[page.steps.len() - 1];
        terminal.wait_for(page.name, |screen| {
            screen.is_alternate() && screen.contains(shown)
        });
        let screen = terminal.settle();
        assert_eq!(score(&screen), before, "{}", page.name);
        let drawn = drawn_since(&terminal, mark);
        assert_eq!(drawn.rows(), screen.rows(), "{}", page.name);

        terminal.send("\x03");
        terminal.wait_for_end_or("y or n:");
        if !terminal.has_ended() {
            answer(&mut terminal, "y");
        }
        assert_eq!(terminal.wait_exit().code(), Some(0), "{}", page.name);
        terminal.assert_given_back();
    }
}
