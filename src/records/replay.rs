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
    /// What is written as a move names no square.
    NoMove {
        /// The number of the move.
        number: usize,
        /// What is written.
        found: String,
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
    /// A word of a position that makes no sense.
    Board(String),
    /// A position that is set up in the middle of a game.
    LateBoard,
    /// A WTHOR file of another board or game than 8 x 8 Othello.
    Kind {
        /// The rows of its board.
        rows: u8,
        /// The number of its game; that of Othello is 0.
        kind: u8,
    },
    /// A WTHOR header says another number of games than the file holds.
    Miscounted {
        /// What the header says.
        said: u32,
        /// How many there are; `None` if there are more than it says.
        found: Option<u32>,
    },
    /// Text that is no field, where the next move belongs.
    NoField {
        /// Which move that is, counted from 1.
        number: usize,
        /// The text.
        found: String,
    },
    /// Fields that no sign for the beginning of a game stands before.
    NoBeginning,
    /// A game that the next one begins in.
    NoEnd,
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
        let number = self.number();
        match self.game.turn() {
            Some(player) if !self.is_pass_due() => Err(Flaw::IdlePass { number, player }),
            _ => {
                self.pass_written = true;
                Ok(())
            }
        }
    }

    /// A pass that the file gives to a player.
    ///
    /// # Errors
    /// [`Flaw::IdlePass`] if it is this player's turn, [`Flaw::OutOfTurn`] if it
    /// is the other's and nobody had to pass.
    pub fn pass_as(&mut self, player: Player) -> Result<(), Flaw> {
        let number = self.number();
        match self.game.turn() {
            Some(other) if other != player && !self.is_pass_due() => {
                Err(Flaw::OutOfTurn { number, player })
            }
            Some(other) if other == player => Err(Flaw::IdlePass { number, player }),
            _ => self.pass(),
        }
    }

    /// Whether somebody was passed over just now, which the file has not written.
    fn is_pass_due(&self) -> bool {
        self.game.passed().is_some() && !self.pass_written
    }

    /// That what is written as the next move names no square.
    #[must_use]
    pub fn no_move(&self, found: &str) -> Flaw {
        Flaw::NoMove {
            number: self.number(),
            found: found.to_owned(),
        }
    }

    /// That what stands where the next move belongs is no field.
    #[must_use]
    pub fn no_field(&self, found: String) -> Flaw {
        Flaw::NoField {
            number: self.number(),
            found,
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
