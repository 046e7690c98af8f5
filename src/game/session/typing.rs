//! The input line and the cursor.

use log::info;

use super::{Effect, Message, Session};
use crate::commands::{self, Mistyped};
use crate::messages;
use crate::question::Question;
use crate::rules::{Direction, Square};

impl Session {
    /// Escape empties the line, or else puts the cursor away, or else goes back
    /// to the recorded game that was left or to the list it was chosen from.
    pub(super) fn cancel(&mut self) -> Effect {
        let is_listed = self.replay.is_some_and(|replay| replay.listed);
        if !self.line.is_empty() {
            self.line.clear();
        } else if self.cursor.is_some() {
            self.cursor = None;
        } else if is_listed {
            return Effect::List;
        } else if self.left.is_some() {
            return self.leave_game_for(Question::Back);
        }
        Effect::None
    }

    pub(super) fn confirm(&mut self, dismissed: Option<&Message>) -> Effect {
        let line = self.line.take();
        if line.trim().is_empty() {
            return self.confirm_nothing(dismissed);
        }
        match commands::parse(&line) {
            Ok(command) => self.act(command),
            Err(mistake) => {
                info!("not understood: {line:?}");
                let size = self.recorded.game.board().size();
                self.say(messages::mistyped(&mistake, size));
                Effect::None
            }
        }
    }

    /// Enter on an empty line dismisses a notice, or plays at the cursor, or
    /// else asks what was meant.
    fn confirm_nothing(&mut self, dismissed: Option<&Message>) -> Effect {
        match (dismissed, self.cursor) {
            (Some(Message::Notice(_)), _) => {}
            (_, Some(square)) => return self.play(square),
            _ if self.is_replay() => self.say(messages::REPLAY.to_owned()),
            _ if self.recorded.game.turn().is_none() => self.say(messages::OVER.to_owned()),
            _ => {
                let size = self.recorded.game.board().size();
                self.say(messages::mistyped(&Mistyped::Nothing, size));
            }
        }
        Effect::None
    }

    pub(super) fn move_cursor(&mut self, direction: Direction) {
        let size = self.recorded.game.board().size();
        self.cursor = Some(match self.cursor {
            None => self.first_cursor(),
            Some(square) => square
                .neighbour(direction)
                .filter(|&neighbour| size.contains(neighbour))
                .unwrap_or(square),
        });
    }

    /// Moves the caret to an end of the line or, while nothing is typed, the
    /// cursor to an edge of the board.
    pub(super) fn go_to_edge(&mut self, direction: Direction) {
        match direction {
            Direction::West if !self.line.is_empty() => self.line.to_start(),
            Direction::East if !self.line.is_empty() => self.line.to_end(),
            _ => {
                let size = self.recorded.game.board().size();
                let start = self.cursor.unwrap_or_else(|| self.first_cursor());
                let on_board = |square: &Square| square.neighbour(direction);
                let path = std::iter::successors(Some(start), on_board);
                self.cursor = path.take_while(|&square| size.contains(square)).last();
            }
        }
    }

    /// The cursor appears on a legal move, or else on the last one played.
    fn first_cursor(&self) -> Square {
        let game = &self.recorded.game;
        let legal = game.legal_moves().iter().next();
        legal
            .or(game.moves().last().copied())
            .unwrap_or(game.board().size().last_square())
    }

    /// Shows the panel or hides it. What was just explained stays explained,
    /// there or over the board.
    pub(super) fn switch_panel(&mut self, explained: Option<(Square, Message)>) -> Effect {
        self.panel = !self.panel;
        (self.explained, self.message) = explained.unzip();
        if self.panel {
            Effect::Panel
        } else {
            Effect::None
        }
    }

    pub(super) fn switch_hints(&mut self) {
        self.hints = !self.hints;
        self.say(messages::hints_switched(self.hints).to_owned());
    }
}
