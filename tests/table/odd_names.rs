//! Names typed on the start page that are long, wide, or not what they seem.

use super::{TO_RED_NAME, start_page, wait_for_page};
use crate::support::{Launch, Screen};

/// The game page after a name was typed for both players.
fn game_of(name: &str) -> Screen {
    let mut terminal = start_page(&Launch::reversi());
    let paste = format!("\x1b[200~{name}\x1b[201~");
    terminal.send(format!("{TO_RED_NAME}{paste}\t\t{paste}\x1b[12~"));
    let screen = wait_for_page(&mut terminal);
    let sent = terminal.output().escaped();
    assert_eq!(terminal.output().screen_clears(), 1, "{name:?}: {sent}");
    screen
}

#[test]
fn names_are_cut_by_what_is_seen_and_the_score_stays_in_its_place() {
    for (name, shown) in [
        ("W".repeat(200), "W".repeat(27) + "⋯"),
        ("日".repeat(40), "日".repeat(13) + "⋯"),
        ("e\u{301}".repeat(60), "e\u{301}".repeat(27) + "⋯"),
        ("👍\u{1f3fd}".repeat(30), "👍".to_owned()),
        ("שלום".to_owned(), "שלום".to_owned()),
        ("a\tb\nc\u{1b}[2Jd".to_owned(), "a b c[2Jd".to_owned()),
        ("%s%n 100% !~&@%+".to_owned(), "%s%n 100% !~&@%+".to_owned()),
        (String::new(), String::new()),
    ] {
        let screen = game_of(&name);
        let line = screen.row(0);
        assert!(line.starts_with(&format!(" X  Red 2  {shown}")), "{line}");
        assert!(
            line.contains(&shown) && line.ends_with("Blue 2 (O)"),
            "{line}"
        );
        assert_eq!(screen.find("Blue 2 (O)"), Some((0, 70)), "{line}");
        assert_eq!(screen.row(1).trim(), "Turn: Red");
    }
}

#[test]
fn two_players_of_one_name_are_told_apart_by_colour_word_and_disc() {
    let line = game_of("Anna").row(0);
    assert!(line.starts_with(" X  Red 2  Anna "), "{line}");
    assert!(line.ends_with(" Anna  Blue 2 (O)"), "{line}");
}
