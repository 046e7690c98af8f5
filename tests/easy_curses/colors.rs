//! Colours on terminals of every depth.

use reversi::easy_curses::{Color, ColorDepth};

#[test]
fn a_terminal_of_so_many_colours_has_the_greatest_depth_it_can_show() {
    for (colors, depth) in [
        (-1, ColorDepth::Monochrome),
        (0, ColorDepth::Monochrome),
        (7, ColorDepth::Monochrome),
        (8, ColorDepth::Plain8),
        (15, ColorDepth::Plain8),
        (16, ColorDepth::Bright16),
        (88, ColorDepth::Bright16),
        (255, ColorDepth::Bright16),
        (256, ColorDepth::Indexed256),
        (1 << 24, ColorDepth::Indexed256),
    ] {
        assert_eq!(ColorDepth::of(colors), depth, "{colors} colours");
    }
}

#[test]
fn a_colour_steps_down_from_256_to_16_to_8_to_none() {
    let orange = Color::new(208, 11, 3);
    assert_eq!(orange.index(ColorDepth::Indexed256), Some(208));
    assert_eq!(orange.index(ColorDepth::Bright16), Some(11));
    assert_eq!(orange.index(ColorDepth::Plain8), Some(3));
    assert_eq!(orange.index(ColorDepth::Monochrome), None);
}

#[test]
fn numbers_beyond_a_palette_are_taken_modulo_its_size() {
    let color = Color::new(255, 20, 9);
    assert_eq!(color.index(ColorDepth::Bright16), Some(4));
    assert_eq!(color.index(ColorDepth::Plain8), Some(1));
}
