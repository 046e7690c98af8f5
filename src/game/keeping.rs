//! What the full-screen game keeps of the game on its table, saves and loads.

use log::warn;

use super::{Effect, Game, Overlay, Page};
use crate::messages;
use crate::records::{Shelf, ShelfError, ggf};

impl<S: Shelf> Game<S> {
    pub(super) fn save(&mut self, name: &str, replace: bool) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        match self.shelf.save(name, session.recorded(), replace) {
            Ok(name) => session.say(messages::saved(&name, session.record())),
            Err(ShelfError::Exists(_)) => return session.ask_to_replace(name.to_owned()),
            Err(error) => session.say(messages::not_saved(&error)),
        }
        Effect::None
    }

    pub(super) fn load(&mut self, name: &str) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        let effect = match self.shelf.load(name) {
            Ok(loaded) => session.loaded(loaded),
            Err(error) => {
                session.say(messages::not_loaded(&error));
                Effect::None
            }
        };
        match effect {
            Effect::Another => self.carry_out(effect),
            _ => effect,
        }
    }

    pub(super) fn resume(&mut self, sure: bool) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        if !sure && self.shelf.has_unfinished() {
            let effect = session.leave_to_resume();
            return self.carry_out(effect);
        }
        match sure.then(|| self.shelf.resume()).flatten() {
            Some(recorded) => {
                session.adopt(recorded);
                self.kept = self.written();
            }
            None => session.say(messages::NOTHING_TO_RESUME.to_owned()),
        }
        Effect::None
    }

    /// Keeps the game if it has changed, or if that failed and it may be left now.
    /// A replay is kept in its file already.
    pub(super) fn keep(&mut self) {
        let written = self.written();
        let Page::Table(session) = &mut self.page else {
            return;
        };
        let is_asked = matches!(session.overlay(), Some(Overlay::Question(_)));
        let anew = is_asked && !session.is_kept();
        if session.is_replay() || (written == self.kept && !anew) {
            return;
        }
        self.kept = written;
        let outcome = self.shelf.autosave(session.recorded());
        session.set_kept(outcome.is_ok());
        let complained = std::mem::replace(&mut self.complained, outcome.is_err());
        if let Err(error) = outcome {
            warn!("not kept: {error:?}");
            if !complained {
                session.say_too(&messages::not_kept(&error));
            }
        }
    }

    /// What the shelf has of a game that was not played here before: nothing.
    /// Without a move there is nothing to keep either.
    pub(super) fn unbegun(&self) -> String {
        match &self.page {
            Page::Table(session) if session.record().moves().is_empty() => self.written(),
            _ => String::new(),
        }
    }

    /// The game on the table in the words of a file.
    pub(super) fn written(&self) -> String {
        match &self.page {
            Page::Start(_) | Page::List => String::new(),
            Page::Table(session) => ggf::write(session.recorded()),
        }
    }
}
