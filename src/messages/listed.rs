//! A game in a list, told in one line.

use super::{shorten, shorten_both};
use crate::easy_curses::text_width;

/// From so few columns for both names on, a line is cut at its end instead.
const FEWEST: usize = 12;

/// A line of a list of games: who played, and what is told of the game. Where
/// there is little room the names are shortened first, because the rest is what
/// games between the same players are told apart by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    pub(super) names: Option<[String; 2]>,
    pub(super) told: String,
}

impl From<String> for Listed {
    /// What is no game, such as the reason why one cannot be read.
    fn from(told: String) -> Listed {
        Listed { names: None, told }
    }
}

impl Listed {
    /// The line in at most `width` columns; `sign` stands for what is left out.
    ///
    /// ```
    /// use reversi::messages::Listed;
    /// assert_eq!(Listed::from("illegal at move 3".to_owned()).line(10, "..."), "illegal...");
    /// ```
    #[must_use]
    pub fn line(&self, width: usize, sign: &str) -> String {
        let Some([red, blue]) = &self.names else {
            return shorten(&self.told, width, sign);
        };
        let line = |[red, blue]: [&str; 2]| format!("{red} - {blue}: {}", self.told);
        let room = width.saturating_sub(text_width(&line(["", ""])));
        if room < FEWEST {
            return shorten(&line([red, blue]), width, sign);
        }
        let [red, blue] = shorten_both([red, blue], room, sign);
        line([&red, &blue])
    }
}
