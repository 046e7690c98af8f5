//! What a user interface wants of the place where games are kept.

use std::io;

use super::{Flaw, ReadError, Recorded};

/// Keeps games: the one being played, after every move, and those that players
/// save and load by name. The user interfaces know no files, only this.
pub trait Shelf {
    /// Keeps the game being played, in place of its last state.
    ///
    /// # Errors
    /// Where it cannot be written; the last state is then still there.
    fn autosave(&mut self, game: &Recorded) -> Result<(), ShelfError>;

    /// From now on [`Shelf::autosave`] keeps another game; the last state of
    /// this one stays.
    fn start_another(&mut self);

    /// The unfinished game that [`Shelf::resume`] would take.
    fn on_offer(&mut self) -> Option<Recorded>;

    /// Whether there is an unfinished game to resume, beside the one being played.
    fn has_unfinished(&mut self) -> bool {
        self.on_offer().is_some()
    }

    /// Takes the unfinished game that was played last and is not being played
    /// here or elsewhere, to go on with it in place of the one being played.
    fn resume(&mut self) -> Option<Recorded>;

    /// Saves a game under a name as it was typed, or under a free one if there is
    /// none; returns the name as it can be shown and typed again.
    ///
    /// # Errors
    /// [`ShelfError::Exists`] if there is such a file and `replace` is false;
    /// else where it cannot be written. What was there is then still whole.
    fn save(&mut self, name: &str, game: &Recorded, replace: bool) -> Result<String, ShelfError>;

    /// The first game of a file, whose name was typed.
    ///
    /// # Errors
    /// Where the file cannot be read or holds no legal game.
    fn load(&mut self, name: &str) -> Result<Loaded, ShelfError>;
}

/// A game of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The game.
    pub game: Recorded,
    /// What comes behind it, if nobody has chosen it among others.
    pub behind: Behind,
}

/// What a file holds behind the game that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing.
    Nothing,
    /// At least one more game.
    Games,
    /// Something that is no game.
    Flaw(Flaw),
}

impl Behind {
    /// Looks whether there is another game, beyond what is none but not for ever.
    pub fn first(games: impl Iterator<Item = Result<Recorded, ReadError>>) -> Behind {
        const MOST_FLAWS: usize = 100;
        let mut behind = Behind::Nothing;
        for game in games.take(MOST_FLAWS) {
            match game {
                Ok(_) => return Behind::Games,
                Err(ReadError::Game(flaw) | ReadError::File(flaw)) if behind == Behind::Nothing => {
                    behind = Behind::Flaw(flaw);
                }
                Err(_) => {}
            }
        }
        behind
    }
}

impl From<Recorded> for Loaded {
    fn from(game: Recorded) -> Loaded {
        Loaded {
            game,
            behind: Behind::Nothing,
        }
    }
}

/// Why a game could not be saved or loaded. Files are named as they can be shown
/// and typed again.
#[derive(Debug)]
pub enum ShelfError {
    /// There is such a file already.
    Exists(String),
    /// There is no place for state: no home folder is known.
    NoPlace,
    /// A folder, a device or a pipe, and no file.
    NotAFile(String),
    /// Standard input or a pipe, which the keyboard needs or which can be read
    /// but once.
    Stream(String),
    /// A pipe that nobody writes to.
    Unfed(String),
    /// The system refuses to read or write the file.
    Io(String, io::Error),
    /// The file holds no game, or its first game is flawed.
    Flawed(String, Flaw),
}

/// A shelf that keeps nothing.
impl Shelf for () {
    fn autosave(&mut self, _: &Recorded) -> Result<(), ShelfError> {
        Ok(())
    }

    fn start_another(&mut self) {}

    fn on_offer(&mut self) -> Option<Recorded> {
        None
    }

    fn resume(&mut self) -> Option<Recorded> {
        None
    }

    fn save(&mut self, _: &str, _: &Recorded, _: bool) -> Result<String, ShelfError> {
        Err(ShelfError::NoPlace)
    }

    fn load(&mut self, _: &str) -> Result<Loaded, ShelfError> {
        Err(ShelfError::NoPlace)
    }
}
