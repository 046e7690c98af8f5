//! Themes that everybody can read, by xterm's palette.

use reversi::easy_curses::{ColorDepth, Style};
use reversi::game::{Theme, ThemeName};
use reversi::rules::Player;

use crate::support::palette::{EYES, contrast, distance, rgb};

const DEPTHS: [ColorDepth; 3] = [
    ColorDepth::Indexed256,
    ColorDepth::Bright16,
    ColorDepth::Plain8,
];

/// Numbers of text and ground.
fn pair(style: Style, depth: ColorDepth) -> (u8, u8) {
    let colors = style.colors.unwrap();
    (
        colors.text.index(depth).unwrap(),
        colors.ground.index(depth).unwrap(),
    )
}

/// Every theme with colours, at every depth.
fn painted() -> impl Iterator<Item = (ThemeName, ColorDepth, Theme)> {
    let names = ThemeName::ALL.into_iter();
    names
        .filter(|name| *name != ThemeName::Mono)
        .flat_map(|name| DEPTHS.map(|depth| (name, depth, Theme::new(name, depth))))
}

/// What is written on what, by name.
fn writing(theme: &Theme) -> [(&'static str, Style); 6] {
    [
        ("Red's sign", theme.disc(Player::Black)),
        ("Blue's sign", theme.disc(Player::White)),
        ("Red's mark", theme.mark(Player::Black)),
        ("Blue's mark", theme.mark(Player::White)),
        ("the sign of a square", theme.square()),
        ("labels and marks on the frame", theme.frame()),
    ]
}

/// Of 8 colours, one that is neither black nor white may come near.
fn least(depth: ColorDepth) -> f64 {
    match depth {
        ColorDepth::Plain8 => 3.5,
        _ => 4.5,
    }
}

#[test]
fn the_palette_is_that_of_xterm() {
    assert_eq!(rgb(4), [0, 0, 238]);
    assert_eq!(rgb(12), [92, 92, 255]);
    assert_eq!(rgb(16), [0, 0, 0]);
    assert_eq!(rgb(25), [0, 95, 175]);
    assert_eq!(rgb(231), [255, 255, 255]);
    assert_eq!(rgb(232), [8, 8, 8]);
    assert_eq!(rgb(255), [238, 238, 238]);
    assert!((contrast(0, 15) - 21.0).abs() < 1e-9);
    assert!((contrast(15, 8) - 4.00).abs() < 0.01);
    assert!((distance(16, 231, EYES[0].1) - 100.0).abs() < 0.1);
}

#[test]
fn all_that_is_written_on_a_board_has_a_contrast_of_4_5_in_256_and_16_colours() {
    for (name, depth, theme) in painted() {
        for (what, style) in writing(&theme) {
            let (text, ground) = pair(style, depth);
            let least = least(depth);
            let found = contrast(text, ground);
            assert!(
                found >= least,
                "{name}, {depth:?}, {what}: {text} on {ground} is {found:.2}"
            );
        }
    }
}

/// A disc on a ground of its own is a patch; on that of its square, it is what
/// is drawn there.
#[test]
fn discs_have_a_contrast_of_4_5_to_their_squares_in_256_and_16_colours() {
    for (name, depth, theme) in painted() {
        let (_, square) = pair(theme.square(), depth);
        for player in Player::BOTH {
            let (sign, patch) = pair(theme.disc(player), depth);
            let disc = if patch == square { sign } else { patch };
            let found = contrast(disc, square);
            let least = least(depth);
            assert!(
                found >= least,
                "{name}, {depth:?}, {player:?}: {disc} on {square} is {found:.2}"
            );
        }
    }
}

#[test]
fn the_discs_stay_apart_for_every_kind_of_eyes() {
    for (name, depth, theme) in painted() {
        let [red, blue] = Player::BOTH.map(|player| pair(theme.disc(player), depth).1);
        for (eyes, matrix) in EYES {
            let found = distance(red, blue, matrix);
            assert!(found >= 30.0, "{name}, {depth:?}, {eyes}: {found:.1}");
            if name == ThemeName::ColourBlind {
                assert!(found >= 75.0, "{name}, {depth:?}, {eyes}: {found:.1}");
            }
        }
    }
}

/// Of 8 colours there is no third one that suits bright discs: there dots tell squares apart.
#[test]
fn the_frame_is_told_from_squares_and_discs() {
    for (name, depth, theme) in painted() {
        let frame = pair(theme.frame(), depth).1;
        for player in Player::BOTH {
            assert_ne!(
                frame,
                pair(theme.disc(player), depth).1,
                "{name}, {depth:?}"
            );
        }
        let dots_alone = depth == ColorDepth::Plain8 && name == ThemeName::HighContrast;
        let same = frame == pair(theme.square(), depth).1;
        assert_eq!(same, dots_alone, "{name}, {depth:?}");
    }
}

/// The base palette has the shortest sequences.
#[test]
fn the_classic_theme_keeps_to_the_first_16_colours() {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256);
    for (what, style) in writing(&theme) {
        let (text, ground) = pair(style, ColorDepth::Indexed256);
        assert!(text < 16 && ground < 16, "{what}");
    }
}

#[test]
fn without_colours_every_theme_is_the_same_and_sets_none() {
    let mono = Theme::new(ThemeName::Mono, ColorDepth::Indexed256);
    for name in ThemeName::ALL {
        assert_eq!(Theme::new(name, ColorDepth::Monochrome), mono);
    }
    for (what, style) in writing(&mono) {
        assert_eq!(style.colors, None, "{what}");
    }
    assert_ne!(mono.disc(Player::Black), mono.disc(Player::White));
}
