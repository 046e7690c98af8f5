//! The list of the games in a file, to choose one from.

use super::Theme;
use crate::commands::Command;
use crate::easy_curses::{Frame, Size, Style};
use crate::messages::{self, Listed};
use crate::rules::Direction;

/// The games of a file and which one is chosen.
#[derive(Clone, Debug)]
pub struct ListPage {
    games: Vec<Listed>,
    chosen: usize,
    /// The number being typed; 0 if none is.
    typed: usize,
    message: Option<String>,
}

/// What a command on the list comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Nothing yet.
    Goes,
    /// The game with this index, counted from 0.
    Chosen(usize),
    /// Leave the program.
    Quit,
}

/// The first row of the list, below its head.
const FIRST_ROW: usize = 2;
/// How far the page keys go.
const PAGE: usize = 10;

impl ListPage {
    /// A list of games, each told in a line.
    #[must_use]
    pub fn new(games: Vec<Listed>) -> ListPage {
        ListPage {
            games,
            chosen: 0,
            typed: 0,
            message: None,
        }
    }

    /// Says something below the list, until the next key.
    pub fn say(&mut self, sentence: String) {
        self.message = Some(sentence);
    }

    /// Carries a command out.
    pub fn update(&mut self, command: &Command) -> Choosing {
        self.message = None;
        if let Command::Type(character @ '0'..='9') = command {
            self.type_digit(*character);
            return Choosing::Goes;
        }
        self.typed = 0;
        let last = self.games.len().saturating_sub(1);
        self.chosen = match command {
            Command::Move(Direction::North) => self.chosen.saturating_sub(1),
            Command::Move(Direction::South) => self.chosen + 1,
            Command::PageUp => self.chosen.saturating_sub(PAGE),
            Command::PageDown => self.chosen + PAGE,
            Command::ToStart => 0,
            Command::ToEnd => last,
            Command::Confirm => return Choosing::Chosen(self.chosen),
            Command::Cancel | Command::Quit => return Choosing::Quit,
            _ => self.chosen,
        }
        .min(last);
        Choosing::Goes
    }

    /// Another digit of the number of a game; of the next number, if there are
    /// not so many games, which is said.
    fn type_digit(&mut self, character: char) {
        let digit = character.to_digit(10).unwrap_or(0) as usize;
        let numbers = [self.typed.saturating_mul(10).saturating_add(digit), digit];
        let last = self.games.len();
        self.message = (numbers[0] > last).then(|| messages::not_listed(numbers[0], last));
        let is_game = |number: &usize| (1..=last).contains(number);
        self.typed = numbers.into_iter().find(is_game).unwrap_or(0);
        self.chosen = self.typed.checked_sub(1).unwrap_or(self.chosen);
    }

    /// A click on a row chooses its game; one on what is said puts that away.
    pub fn press(&mut self, row: usize, window: Size) -> Choosing {
        if row + self.said(window).len() >= window.rows {
            self.message = None;
            return Choosing::Goes;
        }
        let Some(offset) = row.checked_sub(FIRST_ROW) else {
            return Choosing::Goes;
        };
        let game = self.top(window) + offset;
        if offset >= self.rows(window) || game >= self.games.len() {
            return Choosing::Goes;
        }
        self.chosen = game;
        Choosing::Chosen(game)
    }

    /// The first game on show: the list scrolls to keep the choice in sight.
    fn top(&self, window: Size) -> usize {
        let rows = self.rows(window);
        let most = self.games.len().saturating_sub(rows);
        self.chosen.saturating_sub(rows / 2).min(most)
    }

    /// How many games a window shows above what is said.
    fn rows(&self, window: Size) -> usize {
        let said = self.said(window).len().max(help(window).len());
        window.rows.saturating_sub(FIRST_ROW + 1 + said).max(1)
    }

    /// What stands below the list.
    fn said(&self, window: Size) -> Vec<String> {
        match &self.message {
            Some(said) => messages::wrap(said, width(window)),
            None => help(window),
        }
    }

    /// Draws the list for a window of this size.
    #[must_use]
    pub fn view(&self, theme: &Theme, window: Size) -> Frame {
        let mut frame = Frame::new(window);
        frame.print(0, 1, messages::LIST_HEAD, Style::PLAIN.bold());
        let digits = self.games.len().to_string().len();
        let shown = self.games.iter().enumerate().skip(self.top(window));
        for (row, (index, game)) in (FIRST_ROW..FIRST_ROW + self.rows(window)).zip(shown) {
            let (mark, style) = if index == self.chosen {
                (">", Style::PLAIN.reverse())
            } else {
                (" ", Style::PLAIN)
            };
            let number = format!("{mark} {:digits$}  ", index + 1);
            let room = width(window).saturating_sub(number.len());
            let line = number + &game.line(room, theme.cut());
            let line = messages::shorten(&line, width(window), theme.cut());
            frame.print(row, 1, &line, style);
        }
        let lines = self.said(window);
        let first = window.rows.saturating_sub(lines.len());
        for (row, line) in (first..).zip(lines) {
            frame.fill(row, 0..window.columns, Style::PLAIN);
            frame.print(row, 1, &line, Style::PLAIN);
        }
        frame
    }
}

/// How the list is used, in lines that leave room for a game.
fn help(window: Size) -> Vec<String> {
    let texts = [messages::LIST_HELP, messages::SHORT_LIST_HELP];
    let [long, short] = texts.map(|text| messages::wrap(text, width(window)));
    if FIRST_ROW + 2 + long.len() <= window.rows {
        long
    } else {
        short
    }
}

/// The columns between the margins.
const fn width(window: Size) -> usize {
    window.columns.saturating_sub(2)
}
