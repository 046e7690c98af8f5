//! Replaying what a file says was played.

use crate::rules::{GameRecord, IllegalMove, Player, Square};

/// What is wrong with a recorded game. Moves are counted from 1, passes not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A move that the rules refuse to the player whose turn it is.
    Illegal {
        /// The number of the move.
        number: usize,
        /// Whose turn it is; `None` after the end of the game.
        mover: Option<Player>,
        /// The move and what speaks against it.
        refused: IllegalMove,
    },
    /// A move by the player whose turn it is not.
    OutOfTurn {
        /// The number of the move.
        number: usize,
        /// Who is said to have moved.
        player: Player,
    },
    /// A pass by a player who can move.
    IdlePass {
        /// The number of the move that should have been played.
        number: usize,
        /// Who can move.
        player: Player,
    },
    /// Text that is no part of a game: where, counted in lines and characters
    /// from 1, and what.
    Text {
        /// The line.
        line: usize,
        /// The character in it.
        column: usize,
        /// The text, shortened.
        found: String,
    },
    /// A field of the file makes no sense: its name and what it holds.
    Field(&'static str, String),
    /// The file ends in the middle of a game.
    Truncated,
    /// The file holds no game at all.
    NoGame,
    /// More bytes without an end than any game has.
    TooLong,
}

/// A game that is being replayed from a file.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    game: GameRecord,
    /// Whether the file has written the pass that the game stands at.
    pass_written: bool,
}

impl Replay {
    /// Begins with a game of no moves.
    #[must_use]
    pub const fn new(game: GameRecord) -> Replay {
        Replay {
            game,
            pass_written: false,
        }
    }

    /// Plays a move for whoever's turn it is.
    ///
    /// # Errors
    /// [`Flaw::Illegal`] names the move and what speaks against it.
    pub fn play(&mut self, square: Square) -> Result<(), Flaw> {
        let number = self.number();
        let mover = self.game.turn();
        self.pass_written = false;
        match self.game.play(square) {
            Ok(_) => Ok(()),
            Err(refused) => Err(Flaw::Illegal {
                number,
                mover,
                refused,
            }),
        }
    }

    /// Plays a move that the file gives to a player.
    ///
    /// # Errors
    /// As [`Replay::play`]; also if it is the other player's turn.
    pub fn play_as(&mut self, player: Player, square: Square) -> Result<(), Flaw> {
        if self.game.turn() == Some(player.opponent()) {
            let number = self.number();
            return Err(Flaw::OutOfTurn { number, player });
        }
        self.play(square)
    }

    /// A pass that the file has written. Passes may be written or left out.
    ///
    /// # Errors
    /// [`Flaw::IdlePass`] if the player whose turn it is can move.
    pub fn pass(&mut self) -> Result<(), Flaw> {
        let due = self.game.passed().is_some() && !self.pass_written;
        match self.game.turn() {
            Some(player) if !due => Err(Flaw::IdlePass {
                number: self.number(),
                player,
            }),
            _ => {
                self.pass_written = true;
                Ok(())
            }
        }
    }

    /// The game as far as it has been replayed.
    #[must_use]
    pub const fn game(&self) -> &GameRecord {
        &self.game
    }

    /// The game, replayed.
    #[must_use]
    pub fn finish(self) -> GameRecord {
        self.game
    }

    /// The number of the next move.
    fn number(&self) -> usize {
        self.game.moves().len() + 1
    }
}
