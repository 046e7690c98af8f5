//! The text forms of a game: GGF, transcripts, and the WTHOR database.
//!
//! Readers stream: of a file of a hundred thousand games they hold one. What
//! they make of any bytes is either a game that was replayed move by move, or a
//! [`Flaw`] that says what is wrong with it.

pub mod ggf;
pub mod transcript;
pub mod wthor;

mod replay;
mod shelf;

pub use replay::{Flaw, Replay};
pub use shelf::{Shelf, ShelfError};

use std::io::{self, BufRead};

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

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> Names {
        Names::new(&self.black, &self.white)
    }
}

/// A result as a file claims it, which the board may contradict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// So many discs of Black and of White.
    Score(usize, usize),
    /// Black's discs, with the empty squares counted for the winner, and
    /// halved in a draw.
    BlackOf64(usize),
    /// Black's discs less White's, as written, and how the game ended if it was
    /// not on the board: `r` resigned, `t` out of time, `s` agreed.
    Difference(String, Option<char>),
}

impl Claim {
    /// Whether the claim agrees with a finished game. Empty squares may have
    /// been counted for the winner or not. What ended elsewhere than on the
    /// board cannot be contradicted by it.
    #[must_use]
    pub fn agrees_with(&self, game: &GameRecord) -> bool {
        let [black, white] = Player::BOTH.map(|player| game.board().count(player));
        let size = game.board().size();
        let empty = size.rows() * size.columns() - black - white;
        let (full_black, full_white) = match black.cmp(&white) {
            std::cmp::Ordering::Greater => (black + empty, white),
            std::cmp::Ordering::Less => (black, white + empty),
            std::cmp::Ordering::Equal => (black + empty / 2, white + empty / 2),
        };
        match self {
            Claim::Difference(_, Some(_)) => true,
            Claim::Difference(written, None) => written.parse::<f64>().is_ok_and(|claimed| {
                let is = |black: usize, white: usize| {
                    let difference =
                        i32::try_from(black).unwrap_or(0) - i32::try_from(white).unwrap_or(0);
                    (claimed - f64::from(difference)).abs() < 0.01
                };
                is(black, white) || is(full_black, full_white)
            }),
            Claim::Score(one, other) => {
                [(black, white), (full_black, full_white)].contains(&(*one, *other))
            }
            Claim::BlackOf64(claimed) => *claimed == full_black,
        }
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
    form: Form<R>,
    over: bool,
}

impl<R: BufRead> Games<R> {
    /// Looks at the first bytes of a file. Transcripts, which do not tell the
    /// size of their board, are taken to be of this `size`.
    ///
    /// # Errors
    /// Where nothing can be read.
    pub fn open(mut file: R, size: BoardSize) -> io::Result<Games<R>> {
        let first = file.fill_buf()?;
        let form = if ggf::begins(first) {
            Form::Ggf(ggf::Reader::new(file))
        } else if wthor::begins(first) {
            Form::Wthor(wthor::Reader::new(file))
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
