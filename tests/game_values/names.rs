//! What the players are called.

use proptest::prelude::*;
use reversi::names::Names;
use reversi::rules::Player;

use super::texts;
use crate::support::cases;

#[test]
fn a_name_is_one_line_without_blanks_around_it() {
    for (given, name) in [
        ("Ada", "Ada"),
        ("  Ada Lovelace\n", "Ada Lovelace"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("A\tB", "A B"),
        ("\u{1b}[2JAda\u{0}", "[2JAda"),
        ("Ada\u{202e}", "Ada"),
        ("日本 e\u{301}", "日本 e\u{301}"),
        ("%s%s%n 100%", "%s%s%n 100%"),
        (" \t\r\n ", ""),
        ("", ""),
    ] {
        assert_eq!(Names::new(given, "").of(Player::Black), name, "{given:?}");
        assert_eq!(Names::new("", given).of(Player::White), name, "{given:?}");
    }
}

#[test]
fn each_player_has_a_name_of_their_own_also_when_both_are_equal() {
    let names = Names::new("Ada", "Bob");
    assert_eq!(names.of(Player::Black), "Ada");
    assert_eq!(names.of(Player::White), "Bob");
    let equal = Names::new("Ada", "Ada");
    assert_eq!(equal.of(Player::Black), equal.of(Player::White));
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn names_hold_no_controls_and_cleaning_them_again_changes_nothing(text in texts()) {
        let names = Names::new(&text, &text);
        let name = names.of(Player::Black);
        prop_assert!(!name.chars().any(char::is_control));
        prop_assert_eq!(name, name.trim());
        prop_assert_eq!(&Names::new(name, name), &names);
    }
}
