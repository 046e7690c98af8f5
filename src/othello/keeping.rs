//! Keeping the game, and leaving it for another one.

use std::io::{BufRead, Write};

use log::{info, warn};

use super::{Othello, Reply, say};
use crate::messages;
use crate::question::Question;
use crate::records::{Loaded, Recorded, Shelf, ShelfError, ggf};

impl<S: Shelf, R: BufRead, W: Write> Othello<S, R, W> {
    /// Leaves the game at once, or asks first if it is in progress.
    pub(super) fn leave_game_for(&mut self, question: Question) -> Reply {
        if self.recorded.game.is_under_way() {
            self.asked = Some(question);
            return Reply::Sentences(Vec::new());
        }
        self.do_it(question)
    }

    pub(super) fn save(&mut self, name: &str, replace: bool) -> Reply {
        match self.shelf.save(name, &self.recorded, replace) {
            Ok(name) => say(messages::saved(&name, &self.recorded.game)),
            Err(ShelfError::Exists(_)) => {
                self.asked = Some(Question::Replace(name.to_owned()));
                Reply::Sentences(Vec::new())
            }
            Err(error) => say(messages::not_saved(&error)),
        }
    }

    pub(super) fn load(&mut self, name: &str) -> Reply {
        match self.shelf.load(name) {
            Ok(loaded) => self.leave_game_for(Question::Load(Box::new(loaded))),
            Err(error) => say(messages::not_loaded(&error)),
        }
    }

    /// Goes on with the last unfinished game, in its own place.
    pub(super) fn resume(&mut self) -> Reply {
        let Some(recorded) = self.shelf.resume() else {
            return say(messages::NOTHING_TO_RESUME);
        };
        self.kept = ggf::write(&recorded);
        self.recorded = recorded;
        self.go_on(None)
    }

    pub(super) fn adopt(&mut self, loaded: Loaded) -> Reply {
        self.begin(loaded.game);
        self.go_on(messages::behind(&loaded.behind))
    }

    /// Tells where the game that was taken over stands, and what else there is to
    /// say of it.
    fn go_on(&self, more: Option<String>) -> Reply {
        let game = &self.recorded.game;
        info!("goes on after {} moves", game.moves().len());
        let news = match (game.turn(), game.passed()) {
            (None, _) => messages::game_over(game),
            (_, Some(passed)) => messages::pass(passed),
            (_, None) => messages::going_on(game),
        };
        Reply::Board([Some(news), more].into_iter().flatten().collect())
    }

    /// From now on another game is played, and kept in a place of its own.
    fn begin(&mut self, recorded: Recorded) {
        self.recorded = recorded;
        self.shelf.start_another();
        // Nothing is kept of it yet; without a move there is nothing to keep.
        self.kept = if self.recorded.game.moves().is_empty() {
            ggf::write(&self.recorded)
        } else {
            String::new()
        };
    }

    /// Keeps the game if it has changed, or if that failed and it may be left now;
    /// complains once if it cannot.
    pub(super) fn keep(&mut self) -> Option<String> {
        let written = ggf::write(&self.recorded);
        let anew = self.complained && self.asked.is_some();
        if written == self.kept && !anew {
            return None;
        }
        self.kept = written;
        let outcome = self.shelf.autosave(&self.recorded);
        let complained = std::mem::replace(&mut self.complained, outcome.is_err());
        let error = outcome.err()?;
        warn!("not kept: {error:?}");
        (!complained).then(|| messages::not_kept(&error))
    }

    pub(super) fn start_anew(&mut self) -> Reply {
        let size = self.recorded.game.board().size();
        info!("new game in lines on {size}");
        self.begin(Recorded::begin(size, &self.recorded.names()));
        Reply::Board(vec![messages::NEW_GAME.to_owned()])
    }
}
