//! Colours that step down gracefully: 256, 16, 8, none.

/// A colour, given as what to use on terminals of 256, 16 and 8 colours.
///
/// The numbers are those of the xterm palette: 0 to 7 the plain colours, 8 to
/// 15 the bright ones, 16 to 255 a colour cube and a ramp of greys. Palettes of
/// 16 and 8 colours differ between terminals, the other 240 colours hardly do.
///
/// ```
/// use reversi::easy_curses::{Color, ColorDepth};
/// let blue = Color::new(26, 4, 4);
/// assert_eq!(blue.index(ColorDepth::Indexed256), Some(26));
/// assert_eq!(blue.index(ColorDepth::Monochrome), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color {
    indexed: u8,
    bright: u8,
    plain: u8,
}

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// None: only attributes tell things apart.
    Monochrome,
    /// The eight plain colours.
    Plain8,
    /// Plain and bright colours.
    Bright16,
    /// The full palette.
    Indexed256,
}

/// A text colour and the ground under it. The two are always set together, so
/// that text never vanishes on a ground its author did not think of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColorPair {
    /// The colour of the text.
    pub text: Color,
    /// The colour of the ground.
    pub ground: Color,
}

impl Color {
    /// A colour by its number in palettes of 256, 16 and 8 colours. Numbers
    /// beyond their palette are taken modulo its size.
    #[must_use]
    pub const fn new(of_256: u8, of_16: u8, of_8: u8) -> Color {
        Color {
            indexed: of_256,
            bright: of_16 % 16,
            plain: of_8 % 8,
        }
    }

    /// The colour's number on a terminal of this depth; `None` without colours.
    #[must_use]
    pub const fn index(self, depth: ColorDepth) -> Option<u8> {
        match depth {
            ColorDepth::Monochrome => None,
            ColorDepth::Plain8 => Some(self.plain),
            ColorDepth::Bright16 => Some(self.bright),
            ColorDepth::Indexed256 => Some(self.indexed),
        }
    }
}

impl ColorPair {
    /// A pair of text and ground.
    #[must_use]
    pub const fn new(text: Color, ground: Color) -> ColorPair {
        ColorPair { text, ground }
    }
}

impl ColorDepth {
    /// The depth of a terminal that counts `colors` colours.
    #[must_use]
    pub const fn of(colors: i32) -> ColorDepth {
        match colors {
            256.. => ColorDepth::Indexed256,
            16.. => ColorDepth::Bright16,
            8.. => ColorDepth::Plain8,
            _ => ColorDepth::Monochrome,
        }
    }
}
