//! How discs, marks and squares look.

use std::{fmt, str::FromStr};

use crate::easy_curses::{Color, ColorDepth, ColorPair, Style};
use crate::rules::{Direction, Player};

// The classic theme takes the base palette on every depth: its sequences are
// the shortest, and it is the players' own, so that the board suits the rest of
// their terminal. Where a theme needs a certain colour, it takes it from the
// colour cube, which is the same everywhere.
const WHITE: Color = Color::new(15, 15, 7);
const BLACK: Color = Color::new(0, 0, 0);
const RED: Color = Color::new(1, 1, 1);
const BLUE: Color = Color::new(4, 4, 4);
// Of eight colours only one is light enough for squares: there the frame is dark.
const SILVER: Color = Color::new(7, 7, 0);
const ON_SILVER: Color = Color::new(0, 0, 7);
// Of 16 colours none sets off both black and white discs. There squares are as
// white as paper, and White's discs are drawn in ink, as diagrams are printed.
const GREEN_OR_PAPER: Color = Color::new(29, 15, 7);
const GREEN_OR_BLACK: Color = Color::new(29, 0, 0);
// A black frame would swallow black discs.
const DARK_GREEN: Color = Color::new(22, 8, 2);
const ON_DARK_GREEN: Color = Color::new(231, 0, 0);
const PURE_WHITE: Color = Color::new(231, 15, 7);
const PURE_BLACK: Color = Color::new(16, 0, 0);
const LIGHT_RED: Color = Color::new(210, 9, 1);
const ON_LIGHT_RED: Color = Color::new(16, 0, 7);
const CYAN: Color = Color::new(51, 14, 6);
const GREY: Color = Color::new(238, 8, 0);
const ON_GREY: Color = Color::new(231, 0, 7);
const ORANGE: Color = Color::new(130, 1, 1);
const SKY: Color = Color::new(25, 4, 4);

/// The themes by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeName {
    /// Red and blue discs on light squares.
    #[default]
    Classic,
    /// Black and white discs, on green squares where there is a suitable green.
    BlackWhite,
    /// Bright discs on black squares.
    HighContrast,
    /// Orange and blue, which stay apart in every kind of colour blindness.
    ColourBlind,
    /// No colours at all.
    Mono,
}

/// The looks of a board.
///
/// The players never differ in colour alone: their letters differ, Blue's disc
/// has rounded ends, and without colours Red's is drawn in reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    red: Looks,
    blue: Looks,
    square: Style,
    frame: Style,
    unicode: bool,
}

/// The looks of what belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Looks {
    disc: Style,
    mark: Style,
}

/// A text colour and the ground under it.
type Pair = (Color, Color);

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [ThemeName; 5] = [
        ThemeName::Classic,
        ThemeName::BlackWhite,
        ThemeName::HighContrast,
        ThemeName::ColourBlind,
        ThemeName::Mono,
    ];

    /// The theme's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ThemeName::Classic => "classic",
            ThemeName::BlackWhite => "black-white",
            ThemeName::HighContrast => "high-contrast",
            ThemeName::ColourBlind => "colour-blind",
            ThemeName::Mono => "mono",
        }
    }

    /// The theme so many places further in the list, which is a ring.
    #[must_use]
    pub fn step(self, places: isize) -> ThemeName {
        let here = ThemeName::ALL.iter().position(|theme| *theme == self);
        let count = ThemeName::ALL.len() as isize;
        let there = (here.unwrap_or(0) as isize + places).rem_euclid(count);
        ThemeName::ALL[there.unsigned_abs()]
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text names no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATheme;

impl FromStr for ThemeName {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<ThemeName, NotATheme> {
        let mut all = ThemeName::ALL.into_iter();
        all.find(|theme| theme.name() == text).ok_or(NotATheme)
    }
}

impl Theme {
    /// A theme for a terminal of this depth. Without colours all are one.
    #[must_use]
    pub fn new(name: ThemeName, depth: ColorDepth) -> Theme {
        match name {
            _ if depth == ColorDepth::Monochrome => Theme::mono(),
            ThemeName::Mono => Theme::mono(),
            ThemeName::Classic => Theme::painted(
                [(WHITE, RED), (WHITE, BLUE)],
                [(RED, WHITE), (BLUE, WHITE)],
                (BLACK, WHITE),
                (ON_SILVER, SILVER),
            ),
            ThemeName::BlackWhite => Theme::painted(
                [(PURE_WHITE, PURE_BLACK), (PURE_BLACK, PURE_WHITE)],
                [(PURE_BLACK, GREEN_OR_PAPER), (PURE_WHITE, GREEN_OR_BLACK)],
                (PURE_BLACK, GREEN_OR_PAPER),
                (ON_DARK_GREEN, DARK_GREEN),
            ),
            ThemeName::HighContrast => Theme::painted(
                [(ON_LIGHT_RED, LIGHT_RED), (PURE_BLACK, CYAN)],
                [(LIGHT_RED, PURE_BLACK), (CYAN, PURE_BLACK)],
                (PURE_WHITE, PURE_BLACK),
                (ON_GREY, GREY),
            ),
            ThemeName::ColourBlind => Theme::painted(
                [(PURE_WHITE, ORANGE), (PURE_WHITE, SKY)],
                [(ORANGE, PURE_WHITE), (SKY, PURE_WHITE)],
                (PURE_BLACK, PURE_WHITE),
                (ON_SILVER, SILVER),
            ),
        }
    }

    /// A theme of discs, marks on squares, squares and frame.
    fn painted(discs: [Pair; 2], marks: [Pair; 2], square: Pair, frame: Pair) -> Theme {
        let style = |(text, ground)| Style::of(ColorPair::new(text, ground));
        let looks = |disc, mark| Looks {
            disc: style(disc),
            mark: style(mark),
        };
        Theme {
            red: looks(discs[0], marks[0]),
            blue: looks(discs[1], marks[1]),
            square: style(square),
            frame: style(frame),
            unicode: false,
        }
    }

    fn mono() -> Theme {
        let looks = |disc| Looks {
            disc,
            mark: Style::PLAIN,
        };
        Theme {
            red: looks(Style::PLAIN.reverse()),
            blue: looks(Style::PLAIN),
            square: Style::PLAIN,
            frame: Style::PLAIN,
            unicode: false,
        }
    }

    /// The same theme with signs beyond ASCII or without. Those it uses are
    /// neutral in width: every terminal gives them one column.
    #[must_use]
    pub const fn with_unicode(self, unicode: bool) -> Theme {
        Theme { unicode, ..self }
    }

    const fn looks(&self, player: Player) -> &Looks {
        match player {
            Player::Black => &self.red,
            Player::White => &self.blue,
        }
    }

    /// A player's disc.
    #[must_use]
    pub const fn disc(&self, player: Player) -> Style {
        self.looks(player).disc
    }

    /// A hole in a player's disc.
    #[must_use]
    pub fn hollow(&self, player: Player) -> Style {
        let disc = self.disc(player);
        match disc.colors {
            Some(ColorPair { text, ground }) => Style::of(ColorPair::new(ground, text)),
            None => Style {
                reverse: !disc.reverse,
                ..disc
            },
        }
    }

    /// What fills a cell in part with a player's disc, by a sign in the disc's
    /// colour on the ground of a square; `None` where there is no such sign, or
    /// the disc has no colour.
    #[must_use]
    pub fn edge(&self, player: Player) -> Option<Style> {
        let disc = self.disc(player);
        if !self.unicode {
            return None;
        }
        match (disc.colors, self.square.colors) {
            (Some(disc), Some(square)) => {
                Some(Style::of(ColorPair::new(disc.ground, square.ground)))
            }
            _ => disc.reverse.then_some(self.square),
        }
    }

    /// What marks a player's legal moves.
    #[must_use]
    pub const fn mark(&self, player: Player) -> Style {
        self.looks(player).mark
    }

    /// A square without a disc.
    #[must_use]
    pub const fn square(&self) -> Style {
        self.square
    }

    /// What separates the squares, and the marks on it.
    #[must_use]
    pub const fn frame(&self) -> Style {
        self.frame
    }

    /// Stands for what is left out of a text, in one column.
    #[must_use]
    pub const fn cut(&self) -> &'static str {
        if self.unicode { "\u{22EF}" } else { "~" }
    }

    /// A piece of a line that runs in a direction.
    #[must_use]
    pub const fn stroke(&self, direction: Direction) -> &'static str {
        match (direction, self.unicode) {
            (Direction::North | Direction::South, true) => "\u{254E}",
            (Direction::North | Direction::South, false) => "|",
            (Direction::East | Direction::West, true) => "\u{254C}",
            (Direction::East | Direction::West, false) => "-",
            (Direction::NorthEast | Direction::SouthWest, _) => "/",
            (Direction::SouthEast | Direction::NorthWest, _) => "\\",
        }
    }
}
