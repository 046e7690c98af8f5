//! What the two players are called.

use crate::easy_curses::visible;
use crate::rules::Player;

/// The players' own names; empty where a player goes by the colour alone.
///
/// ```
/// use reversi::names::Names;
/// use reversi::rules::Player;
/// let names = Names::new("  Anna\n", "");
/// assert_eq!(names.of(Player::Black), "Anna");
/// assert_eq!(names.of(Player::White), "");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    red: String,
    blue: String,
}

impl Names {
    /// Names as they were typed. Control characters and blanks around a name
    /// are left out, and line breaks become blanks, so that a name is one line.
    #[must_use]
    pub fn new(red: &str, blue: &str) -> Names {
        Names {
            red: clean(red),
            blue: clean(blue),
        }
    }

    /// A player's name.
    #[must_use]
    pub fn of(&self, player: Player) -> &str {
        match player {
            Player::Black => &self.red,
            Player::White => &self.blue,
        }
    }
}

fn clean(name: &str) -> String {
    let spaced: String = visible(&name.replace(char::is_whitespace, " "))
        .map(|(character, _)| character)
        .collect();
    spaced.trim().to_owned()
}
