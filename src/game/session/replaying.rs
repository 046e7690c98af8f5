//! Stepping through a recorded game, and what moves by itself.

use super::{Effect, Replay, Session};
use crate::commands::Command;
use crate::messages;
use crate::rules::Direction;

impl Session {
    /// Takes every move back, ready to be played again.
    pub(super) fn begin_replay(&mut self) {
        self.recorded.game.rewind();
        self.replay = Some(Replay::default());
        self.say(messages::REPLAY.to_owned());
    }

    /// The same replay, chosen from a list of games.
    #[must_use]
    pub fn from_list(mut self) -> Session {
        if let Some(replay) = &mut self.replay {
            replay.listed = true;
        }
        self.say(messages::replay_from_list());
        self
    }

    /// Whether a recorded game is being stepped through.
    #[must_use]
    pub const fn is_replay(&self) -> bool {
        self.replay.is_some()
    }

    /// While a recorded game is stepped through and nothing is typed, the keys
    /// that would move the cursor or caret step, until others call the cursor up;
    /// `None` for all that do not step.
    pub(super) fn step_through(&mut self, command: &Command) -> Option<Effect> {
        let replay = self.replay.as_mut()?;
        if !self.line.is_empty() {
            return None;
        }
        let was_running = std::mem::take(&mut replay.running);
        let left = self.recorded.game.undone();
        match command {
            _ if self.cursor.is_some() && steers(command) => return None,
            Command::Move(Direction::West) | Command::Undo => self.step_back(),
            Command::Move(Direction::East) | Command::Redo => self.step_on(),
            Command::ToStart => self.recorded.game.rewind(),
            Command::ToEnd => {
                while self.recorded.game.redo().is_some() {}
                self.tell_of_end();
            }
            Command::Type(' ') if left > 0 => replay.running = !was_running,
            Command::Type(' ') => self.say(messages::REPLAY_ENDS.to_owned()),
            _ if steers(command) => {
                self.say(messages::CHOOSES_SQUARE.to_owned());
                return None;
            }
            _ => return None,
        }
        Some(Effect::None)
    }

    /// Whether a key sets a replay going, which must not happen unseen.
    pub(super) fn runs_replay(&self, command: &Command) -> bool {
        self.is_replay() && self.line.is_empty() && *command == Command::Type(' ')
    }

    fn step_back(&mut self) {
        if self.recorded.game.undo().is_none() {
            self.say(messages::REPLAY_BEGINS.to_owned());
        }
    }

    fn step_on(&mut self) {
        match self.recorded.game.redo() {
            Some(redone) => {
                self.revealed = self.animate.then_some(0);
                if let Some(passed) = redone.passed {
                    self.notify_too(&messages::pass(passed));
                }
                self.tell_of_end();
            }
            None => self.say(messages::REPLAY_ENDS.to_owned()),
        }
    }

    fn tell_of_end(&mut self) {
        let game = &self.recorded.game;
        let ended = game.turn().is_none().then(|| messages::ended(game));
        let is_last = game.undone() == 0;
        let claimed = is_last.then(|| messages::contradicted(&self.recorded));
        for sentence in ended.into_iter().chain(claimed.flatten()) {
            self.notify_too(&sentence);
        }
    }

    /// Shows the next flip, or the next move of a replay that runs by itself.
    pub(super) fn tick(&mut self) {
        if let Some(shown) = self.revealed {
            let last = self.recorded.game.last_move();
            let flips = last.map_or(0, |last| last.flipped.len());
            self.revealed = (shown < flips).then_some(shown + 1);
        } else if let Some(replay) = self.replay.as_mut().filter(|replay| replay.running) {
            self.message = None;
            // It stops at the last move.
            replay.running = self.recorded.game.undone() > 1;
            self.step_on();
        }
    }
}

/// Whether a key moves the cursor over the board.
const fn steers(command: &Command) -> bool {
    matches!(
        command,
        Command::Move(_) | Command::ToStart | Command::ToEnd | Command::PageUp | Command::PageDown
    )
}
