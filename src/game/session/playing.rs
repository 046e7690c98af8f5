//! Moves, undo and redo, and what the players are told of them.

use log::info;

use super::{Effect, Session};
use crate::messages;
use crate::question::Question;
use crate::rules::{Played, Square};

impl Session {
    /// Plays a move; in a recorded game, asks first whether to leave it.
    pub(super) fn play(&mut self, square: Square) -> Effect {
        if self.is_replay() && self.recorded.game.legal_moves().contains(square) {
            return self.ask(Question::Branch(square));
        }
        match self.recorded.game.play(square) {
            Ok(played) => {
                info!(
                    "{:?} plays {square}, flips {:?}",
                    played.player, played.flipped
                );
                self.changed();
                self.announce(&played);
            }
            Err(refused) => {
                info!("refused: {square}, {:?}", refused.reason);
                self.say(messages::refusal(&refused, self.recorded.game.turn()));
            }
        }
        Effect::None
    }

    /// The game is no longer the one that a file told of.
    pub(super) fn changed(&mut self) {
        self.recorded.claim = None;
        self.revealed = self.animate.then_some(0);
    }

    /// Whether a click is the second one of a double click: it does nothing,
    /// and leaves what the first one brought to be read.
    pub(super) fn is_repeated(&self, square: Square) -> bool {
        self.recorded.game.moves().last() == Some(&square)
    }

    /// Tells the players of a pass or of the end that a move brought.
    fn announce(&mut self, played: &Played) {
        if let Some(passed) = played.passed {
            info!("{passed:?} passes");
            self.notify_too(&messages::pass(passed));
        }
        if self.recorded.game.turn().is_none() {
            info!("result: {}", messages::result(self.recorded.game.board()));
            self.notify_too(&messages::game_over(&self.recorded.game));
        }
    }

    /// Whose turn it is, or what comes before a result is told, from the longest
    /// way to say it to the shortest.
    #[must_use]
    pub fn turns(&self) -> Vec<String> {
        let game = &self.recorded.game;
        match game.last_move() {
            Some(last) if game.turn().is_none() && self.is_flipping() => messages::playing(last),
            _ if self.is_replay() => messages::replay_turns(game),
            _ => messages::turns(game),
        }
    }

    pub(super) fn explain(&mut self, square: Square) {
        let is_there = self.recorded.game.board().size().contains(square);
        self.explained = is_there.then_some(square);
        self.say(messages::why(&self.recorded.game, square).join(" "));
    }

    pub(super) fn undo(&mut self) {
        let Some(undone) = self.recorded.game.undo() else {
            return self.say(messages::NOTHING_TO_UNDO.to_owned());
        };
        info!("undo: {:?} {}", undone.player, undone.square);
        self.recorded.claim = None;
        self.say(messages::undone(&undone));
    }

    pub(super) fn redo(&mut self) {
        let Some(redone) = self.recorded.game.redo() else {
            return self.say(messages::NOTHING_TO_REDO.to_owned());
        };
        info!("redo: {:?} {}", redone.player, redone.square);
        self.changed();
        self.say(messages::redone(&redone));
        self.announce(&redone);
    }
}
