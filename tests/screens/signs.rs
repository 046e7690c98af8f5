//! Signs that every terminal draws in one column.

use std::collections::BTreeSet;

use reversi::easy_curses::ColorDepth;
use reversi::game::{Theme, ThemeName};
use reversi::rules::Direction;
use unicode_width::UnicodeWidthChar;

use super::source;

/// The signs beyond ASCII on all kept screens, and those of the theme.
fn signs() -> BTreeSet<char> {
    let folder = source("tests/data/screens");
    let files = std::fs::read_dir(folder).unwrap();
    let screens = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256).with_unicode(true);
    let strokes = Direction::ALL.map(|direction| theme.stroke(direction).to_owned());
    let texts = screens.chain(strokes).chain([theme.cut().to_owned()]);
    let signs: String = texts.collect();
    signs.chars().filter(|sign| !sign.is_ascii()).collect()
}

/// Where East Asian characters are usual, ambiguous ones take two columns.
#[test]
fn no_sign_is_narrow_in_one_terminal_and_wide_in_another() {
    let signs = signs();
    assert!(signs.contains(&'\u{259F}'));
    for sign in signs {
        let widths = [sign.width(), sign.width_cjk()];
        assert_eq!(widths, [Some(1); 2], "{sign} U+{:04X}", u32::from(sign));
    }
}
