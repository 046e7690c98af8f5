//! Killed where nothing can be put in order any more, and started again.

use super::PAGES;
use crate::game::wait_for_position;
use crate::rules::picture::played;
use crate::support::{Launch, Signal};

#[test]
fn a_game_that_was_killed_on_any_page_is_gone_on_with() {
    for page in PAGES.iter().filter(|page| page.has_d3()) {
        let home = tempfile::TempDir::new().unwrap();
        let launch = Launch::reversi().home(home.path());
        let mut terminal = page.go_there(&launch);
        terminal.signal(Signal::KILL);
        assert_eq!(terminal.wait_exit().code(), None);

        let mut terminal = launch.start();
        terminal.wait_for_text("[Start Game");
        terminal.send("\t");
        terminal.wait_for_text("[Resume]");
        terminal.send("\r");
        let record = played("d3");
        wait_for_position(&mut terminal, &record);
        assert!(terminal.screen().contains("The game goes on after 1 move."));
    }
}
