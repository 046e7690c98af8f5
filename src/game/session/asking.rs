//! Questions, and leaving one game for another.

use log::info;

use super::{Effect, Enter, Overlay, Session};
use crate::commands::Command;
use crate::messages;
use crate::question::Question;
use crate::records::{Loaded, Recorded};

impl Session {
    pub(super) fn ask(&mut self, question: Question) -> Effect {
        self.overlay = Some(Overlay::Question(question));
        Effect::Ask
    }

    /// Asks whether to replace a file that is there already.
    pub fn ask_to_replace(&mut self, name: String) -> Effect {
        self.ask(Question::Replace(name))
    }

    /// Only `y` and `n` answer a question, at once or with an Enter behind them;
    /// Escape and Enter mean no.
    pub(super) fn answer(&mut self, question: Question, command: &Command) -> Effect {
        match command {
            Command::Type('y' | 'Y') => {
                let effect = self.do_it(question);
                self.enter = Enter::EndsAnswer;
                effect
            }
            Command::Type('n' | 'N') => {
                self.enter = Enter::EndsAnswer;
                Effect::None
            }
            Command::Cancel | Command::Confirm => Effect::None,
            Command::Quit => self.ask(Question::Quit),
            _ => {
                self.overlay = Some(Overlay::Question(question));
                Effect::None
            }
        }
    }

    fn do_it(&mut self, question: Question) -> Effect {
        self.message = None;
        match question {
            Question::Quit => Effect::Quit,
            Question::New => self.start_anew(),
            Question::Leave(question) => self.do_it(*question),
            Question::Load(loaded) => {
                self.take_over(*loaded);
                Effect::Another
            }
            Question::Resume => Effect::Resume { sure: true },
            Question::Replace(name) => Effect::Save {
                name,
                replace: true,
            },
            Question::Branch(square) => {
                let replay = self.replay.take();
                self.left = replay.map(|replay| Box::new((self.recorded.clone(), replay)));
                // From here on it is played here and now.
                self.recorded.place.clear();
                self.recorded.date.clear();
                self.play(square);
                if self.message.is_none() {
                    self.say(messages::PLAYING_ON.to_owned());
                }
                Effect::Another
            }
            Question::Back => self.go_back(),
        }
    }

    /// Back to the recorded game, to the position from which it was left.
    fn go_back(&mut self) -> Effect {
        let Some((recorded, replay)) = self.left.take().map(|left| *left) else {
            return Effect::None;
        };
        self.recorded = recorded;
        (self.cursor, self.replay) = (None, Some(replay));
        self.say(messages::BACK.to_owned());
        Effect::Another
    }

    /// Leaves the game at once, or asks first if it is in progress. A replay
    /// loses nothing by the end of the program, but its place by another game.
    pub(super) fn leave_game_for(&mut self, question: Question) -> Effect {
        if self.replay.is_some() && question != Question::Quit {
            return self.ask(Question::Leave(Box::new(question)));
        }
        if self.recorded.game.is_under_way() && self.replay.is_none() {
            return self.ask(question);
        }
        self.do_it(question)
    }

    /// Goes on with a game from a file; asks first if one is in progress.
    pub fn loaded(&mut self, loaded: Loaded) -> Effect {
        self.leave_game_for(Question::Load(Box::new(loaded)))
    }

    /// Goes on with the last unfinished game; asks first if one is in progress.
    pub fn leave_to_resume(&mut self) -> Effect {
        self.leave_game_for(Question::Resume)
    }

    fn start_anew(&mut self) -> Effect {
        let size = self.recorded.game.board().size();
        let fresh = Session::new(size, &self.names(), self.hints);
        *self = Session {
            line: std::mem::take(&mut self.line),
            panel: self.panel,
            animate: self.animate,
            ..fresh
        };
        self.say(messages::NEW_GAME.to_owned());
        Effect::Another
    }

    /// Takes the game of a file over, and says what else there was in it.
    pub(super) fn take_over(&mut self, loaded: Loaded) {
        self.adopt(loaded.game);
        if let Some(more) = messages::behind(&loaded.behind) {
            self.say_too(&more);
        }
    }

    /// Takes a recorded game over, to play on from where it stands.
    pub fn adopt(&mut self, recorded: Recorded) {
        info!("goes on after {} moves", recorded.game.moves().len());
        self.recorded = recorded;
        (self.cursor, self.revealed) = (None, None);
        (self.replay, self.left) = (None, None);
        let game = &self.recorded.game;
        match (game.turn(), game.passed()) {
            (None, _) => self.notify(messages::game_over(game)),
            (Some(_), None) => self.say(messages::going_on(game)),
            (Some(_), Some(passed)) => self.notify(messages::pass(passed)),
        }
    }
}
