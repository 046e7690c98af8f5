//! Text on which terminals, curses and this program might disagree.

use crate::support::Launch;

#[test]
fn a_name_of_any_characters_leaves_the_score_in_its_place() {
    for name in [
        "soft\u{ad}hyphen",
        "line\u{2028}separator",
        "paragraph\u{2029}separator",
        "unassigned\u{378}",
        "private\u{e000}use",
        "none\u{fffe}",
        "emoji \u{1fae8} of 2022",
        "emoji \u{1fae9} of 2024",
        "flag \u{1f1e9}\u{1f1ea}",
        "family 👩\u{200d}👩\u{200d}👧",
        "tone 👍\u{1f3fd}",
        "heart ❤\u{fe0f}",
        "jamo \u{1112}\u{1161}\u{11ab}",
        "filler \u{3164}\u{115f}",
        "tag \u{e0041}",
        "ﷺ",
        "שלום",
        "नमस्ते",
        "keycap 1\u{fe0f}\u{20e3}",
        "ambiguous ●│½",
    ] {
        let mut terminal = Launch::reversi().args(["--red", name]).sit_down();
        let screen = terminal.wait_for_text("Quit");
        let row = screen.row(0);
        assert!(row.starts_with(" X  Red 2  "), "{name:?}: {row}");
        assert!(row.ends_with("Blue 2 (O)"), "{name:?}: {row}");
        assert_eq!(screen.find("Blue 2 (O)"), Some((0, 70)), "{name:?}: {row}");
        assert!(!row.contains(['~', '^', '\\']), "{name:?}: {row}");
        assert_eq!(screen.row(1).trim(), "Turn: Red", "{name:?}");
    }
}
