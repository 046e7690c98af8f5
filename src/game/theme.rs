//! How discs, marks and squares look.

use crate::easy_curses::{Color, ColorDepth, ColorPair, Style};
use crate::rules::Player;

// The base palette on every depth: its sequences are the shortest, and it is
// the players' own, so that the board suits the rest of their terminal.
const WHITE: Color = Color::new(15, 15, 7);
const BLACK: Color = Color::new(0, 0, 0);
const RED: Color = Color::new(1, 1, 1);
const BLUE: Color = Color::new(4, 4, 4);
const FRAME: Color = Color::new(7, 7, 7);

/// The looks of a board.
///
/// Red and Blue never differ in colour alone: their letters differ, Blue's
/// disc has rounded ends, and without colours Red's is drawn in reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    red: Looks,
    blue: Looks,
    square: Style,
    frame: Style,
}

/// The looks of what belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Looks {
    disc: Style,
    mark: Style,
}

impl Theme {
    /// Red and blue discs on light squares in a grey frame. The discs are dark
    /// enough for white letters on them, and for marks of the same colours on
    /// the squares.
    #[must_use]
    pub fn classic(depth: ColorDepth) -> Theme {
        if depth == ColorDepth::Monochrome {
            return Theme::monochrome();
        }
        let looks = |color| Looks {
            disc: Style::of(ColorPair::new(WHITE, color)),
            mark: Style::of(ColorPair::new(color, WHITE)),
        };
        Theme {
            red: looks(RED),
            blue: looks(BLUE),
            square: Style::of(ColorPair::new(BLACK, WHITE)),
            frame: Style::of(ColorPair::new(BLACK, FRAME)),
        }
    }

    fn monochrome() -> Theme {
        let looks = |disc| Looks {
            disc,
            mark: Style::PLAIN,
        };
        Theme {
            red: looks(Style::PLAIN.reverse()),
            blue: looks(Style::PLAIN),
            square: Style::PLAIN,
            frame: Style::PLAIN,
        }
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
}
