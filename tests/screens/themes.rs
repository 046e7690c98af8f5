//! One screen a theme and depth of colours.

use reversi::game::ThemeName;

use super::{check, named_table};
use crate::support::{Launch, is_described};

fn check_every_theme(term: &str, depth: &str) {
    if !is_described(term) {
        return;
    }
    for theme in ThemeName::ALL {
        let launch = Launch::reversi().term(term);
        let launch = launch.args(["--theme", theme.name()]);
        let mut terminal = named_table(&launch, "f5 f6 e6", "\x1b[C", "[*]");
        check(&format!("theme-{theme}{depth}"), &mut terminal);
    }
}

#[test]
fn every_theme_in_256_colours() {
    check_every_theme("xterm-256color", "");
}

#[test]
fn every_theme_in_16_colours() {
    check_every_theme("xterm-16color", "-16-colours");
}

#[test]
fn every_theme_in_8_colours() {
    check_every_theme("xterm", "-8-colours");
}
