//! One screen a theme.

use reversi::game::ThemeName;

use super::{check, table_after};
use crate::support::Launch;

#[test]
fn every_theme_in_256_colours() {
    for theme in ThemeName::ALL {
        let launch = Launch::reversi().args(["--theme", theme.name()]);
        let mut terminal = table_after(&launch, "f5 f6 e6", "\x1b[C", "[*]");
        check(&format!("theme-{theme}"), &mut terminal);
    }
}

#[test]
fn every_theme_in_8_colours() {
    for theme in ThemeName::ALL {
        let launch = Launch::reversi().term("xterm");
        let launch = launch.args(["--theme", theme.name()]);
        let mut terminal = table_after(&launch, "f5 f6 e6", "\x1b[C", "[*]");
        check(&format!("theme-{theme}-8-colours"), &mut terminal);
    }
}
