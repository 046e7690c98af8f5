//! The text forms of a game: GGF, transcripts, and the WTHOR database.
//!
//! Readers stream: of a file of a hundred thousand games they hold one. What
//! they make of any bytes is either a game that was replayed move by move, or a
//! [`Flaw`] that says what is wrong with it.

pub mod ggf;
pub mod transcript;
pub mod wthor;

mod claim;
mod replay;
mod shelf;

pub use claim::Claim;
pub use replay::{Flaw, Replay};
pub use shelf::{Behind, Loaded, Shelf, ShelfError};

use std::io::{self, BufRead, Chain, Cursor, Read};

use crate::names::Names;
use crate::rules::{BoardSize, GameRecord, Player};

/// A game as a file tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    /// The game, replayed.
    pub game: GameRecord,
    /// The first player's name; empty if the file has none.
    pub black: String,
    /// The second player's name; empty if the file has none.
    pub white: String,
    /// Where it was played; empty if the file does not say.
    pub place: String,
    /// When it was played, as the file writes it; empty if it does not say.
    pub date: String,
    /// The result that the file claims.
    pub claim: Option<Claim>,
}

impl Recorded {
    /// A game between two players, of which nothing else is known.
    #[must_use]
    pub fn new(game: GameRecord, names: &Names) -> Recorded {
        Recorded {
            game,
            black: names.of(Player::Black).to_owned(),
            white: names.of(Player::White).to_owned(),
            ..Recorded::default()
        }
    }

    /// A new game between two players.
    #[must_use]
    pub fn begin(size: BoardSize, names: &Names) -> Recorded {
        Recorded::new(GameRecord::new(size), names)
    }

    /// The same game with other names for the players, where there are any.
    #[must_use]
    pub fn named(mut self, names: &Names) -> Recorded {
        for (player, name) in [
            (Player::Black, &mut self.black),
            (Player::White, &mut self.white),
        ] {
            if !names.of(player).is_empty() {
                names.of(player).clone_into(name);
            }
        }
        self
    }

    /// Whether the file claims another result than the board shows.
    #[must_use]
    pub fn is_contradicted(&self) -> bool {
        let claim = self.claim.as_ref();
        claim.is_some_and(|claim| !claim.agrees_with(&self.game))
    }

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> Names {
        Names::new(&self.black, &self.white)
    }
}

/// Why a game could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// The file could not be read on.
    Io(io::Error),
    /// This game is flawed; the next may be whole.
    Game(Flaw),
    /// The file makes no sense from here on.
    File(Flaw),
}

/// How far into a file its first game may begin.
const LOOK_AHEAD: u64 = 1024;

/// A file whose first bytes have been looked at.
type Opened<R> = Chain<Cursor<Vec<u8>>, R>;

/// The forms that are told apart by their first bytes.
enum Form<R> {
    Ggf(ggf::Reader<R>),
    Transcript(transcript::Reader<R>),
    Wthor(wthor::Reader<R>),
}

/// The games of a file, one after the other, whatever its form.
///
/// ```
/// use reversi::records::Games;
/// use reversi::rules::BoardSize;
/// let file = "f5d6c3d3c4\n\nF5F6\n";
/// let games: Vec<_> = Games::open(file.as_bytes(), BoardSize::default()).unwrap().collect();
/// assert_eq!(games.len(), 2);
/// ```
pub struct Games<R> {
    form: Form<Opened<R>>,
    over: bool,
}

impl<R: BufRead> Games<R> {
    /// Looks at the first bytes of a file. Transcripts, which do not tell the
    /// size of their board, are taken to be of this `size`.
    ///
    /// # Errors
    /// Where nothing can be read.
    pub fn open(mut file: R, size: BoardSize) -> io::Result<Games<R>> {
        let mut first = Vec::new();
        (&mut file).take(LOOK_AHEAD).read_to_end(&mut first)?;
        let (is_wthor, is_ggf) = (wthor::begins(&first), ggf::begins(&first));
        let file = Cursor::new(first).chain(file);
        let form = if is_wthor {
            Form::Wthor(wthor::Reader::new(file))
        } else if is_ggf {
            Form::Ggf(ggf::Reader::new(file))
        } else {
            Form::Transcript(transcript::Reader::new(file, size))
        };
        Ok(Games { form, over: false })
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Recorded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let next = match &mut self.form {
            Form::Ggf(reader) => reader.next(),
            Form::Transcript(reader) => reader.next(),
            Form::Wthor(reader) => reader.next(),
        };
        self.over = matches!(
            next,
            None | Some(Err(ReadError::Io(_) | ReadError::File(_)))
        );
        next
    }
}
