//! One game from its opening to its end.

use super::{BoardSize, GameBoard, GameState, IllegalMove, Player, Reason, Square, SquareSet};

/// A game: its opening, the moves played and undone, and whose turn it is.
///
/// Passes are never moves: who cannot move is passed over at once, and
/// [`Played::passed`] tells who that was. Undo replays the moves up to the one
/// taken back, so that a game is always the sum of its moves.
///
/// ```
/// use reversi::rules::{GameRecord, Player};
/// let mut game = GameRecord::default();
/// let played = game.play("d3".parse().unwrap()).unwrap();
/// assert_eq!(played.player, Player::Black);
/// assert_eq!(game.turn(), Some(Player::White));
/// game.undo();
/// assert_eq!(game.turn(), Some(Player::Black));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    opening: GameBoard,
    first: Player,
    /// The moves played, then the ones taken back and not yet replaced.
    moves: Vec<Square>,
    played: usize,
    now: Standing,
}

/// What playing or undoing changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Standing {
    board: GameBoard,
    turn: Option<Player>,
    passed: Option<Player>,
    plies: Vec<Ply>,
    last: Option<Played>,
}

/// What a legal move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who moved.
    pub player: Player,
    /// Where the disc was placed.
    pub square: Square,
    /// The discs it flipped, line by line, each line outwards.
    pub flipped: Vec<Square>,
    /// Who has to pass after this move because only the mover can go on.
    pub passed: Option<Player>,
}

/// One entry of a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A player put a disc on a square.
    Move(Player, Square),
    /// A player had no legal move and was passed over.
    Pass(Player),
}

impl GameRecord {
    /// A new game on a board of this size; Black moves first.
    #[must_use]
    pub fn new(size: BoardSize) -> GameRecord {
        GameRecord::from_position(GameBoard::new(size), Player::Black)
    }

    /// A game that starts from any position with `first` to move. If `first`
    /// cannot move, the game opens with a pass or is over at once.
    #[must_use]
    pub fn from_position(opening: GameBoard, first: Player) -> GameRecord {
        GameRecord {
            now: Standing::at_opening(&opening, first),
            opening,
            first,
            moves: Vec::new(),
            played: 0,
        }
    }

    /// The position now.
    #[must_use]
    pub const fn board(&self) -> &GameBoard {
        &self.now.board
    }

    /// The position the game started from.
    #[must_use]
    pub const fn opening(&self) -> &GameBoard {
        &self.opening
    }

    /// Who was to move in the opening.
    #[must_use]
    pub const fn first_player(&self) -> Player {
        self.first
    }

    /// Whose turn it is; `None` once the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Player> {
        self.now.turn
    }

    /// Who has just been passed over, until the next move.
    #[must_use]
    pub const fn passed(&self) -> Option<Player> {
        self.now.passed
    }

    /// The last move, with what it did.
    #[must_use]
    pub const fn last_move(&self) -> Option<&Played> {
        self.now.last.as_ref()
    }

    /// Moves and passes so far, the earliest first. Moves taken back are not
    /// among them.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.now.plies
    }

    /// The squares played so far, without passes.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves[..self.played]
    }

    /// How many passes there have been so far.
    ///
    /// ```
    /// use reversi::rules::GameRecord;
    /// let mut game = GameRecord::default();
    /// for square in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
    ///     game.play(square.parse().unwrap()).unwrap();
    /// }
    /// assert_eq!((game.moves().len(), game.passes()), (8, 1));
    /// ```
    #[must_use]
    pub fn passes(&self) -> usize {
        self.plies().len() - self.moves().len()
    }

    /// How many moves have been taken back and can be played again.
    #[must_use]
    pub fn undone(&self) -> usize {
        self.moves.len() - self.played
    }

    /// Whether somebody would lose a game they have begun if this one were
    /// dropped: a move has been played, be it taken back, and another is possible.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        !self.moves.is_empty() && self.now.turn.is_some()
    }

    /// Every square on which the player whose turn it is may put a disc; none once
    /// the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> SquareSet {
        let legal = |player| self.now.board.legal_moves(player);
        self.now.turn.map(legal).unwrap_or_default()
    }

    /// How the game stands.
    #[must_use]
    pub fn state(&self) -> GameState {
        self.now.board.state()
    }

    /// Plays a move for the player whose turn it is. Moves that had been taken
    /// back are forgotten.
    ///
    /// # Errors
    /// Names why the move is refused; the game is then exactly as it was.
    pub fn play(&mut self, square: Square) -> Result<Played, IllegalMove> {
        let played = self.now.play(square)?;
        self.moves.truncate(self.played);
        self.moves.push(square);
        self.played += 1;
        Ok(played)
    }

    /// Takes the last move back, together with a pass that followed it.
    /// Returns that move, or `None` at the opening.
    pub fn undo(&mut self) -> Option<Played> {
        let undone = self.now.last.take()?;
        self.go_back_to(self.played - 1);
        Some(undone)
    }

    /// Takes every move back.
    pub fn rewind(&mut self) {
        self.go_back_to(0);
    }

    /// Replays so many moves from the opening.
    fn go_back_to(&mut self, played: usize) {
        self.played = played;
        self.now = Standing::at_opening(&self.opening, self.first);
        for &square in &self.moves[..played] {
            let replayed = self.now.play(square);
            debug_assert!(replayed.is_ok(), "a played move stays legal");
        }
    }

    /// Plays the move that was taken back last; `None` if there is none.
    pub fn redo(&mut self) -> Option<Played> {
        let next = *self.moves.get(self.played)?;
        let redone = self.now.play(next).ok()?;
        self.played += 1;
        Some(redone)
    }
}

impl Default for GameRecord {
    fn default() -> GameRecord {
        GameRecord::new(BoardSize::default())
    }
}

impl Standing {
    fn at_opening(opening: &GameBoard, first: Player) -> Standing {
        let mut standing = Standing {
            board: opening.clone(),
            turn: None,
            passed: None,
            plies: Vec::new(),
            last: None,
        };
        standing.give_turn_to(first);
        standing
    }

    fn play(&mut self, square: Square) -> Result<Played, IllegalMove> {
        let Some(player) = self.turn else {
            let reason = Reason::GameOver;
            return Err(IllegalMove { square, reason });
        };
        let flipped = self.board.place(square, player)?;
        self.plies.push(Ply::Move(player, square));
        self.give_turn_to(player.opponent());
        let played = Played {
            player,
            square,
            flipped,
            passed: self.passed,
        };
        self.last = Some(played.clone());
        Ok(played)
    }

    /// Hands the turn to `next`, past them if they cannot move, or to nobody
    /// if neither player can.
    fn give_turn_to(&mut self, next: Player) {
        let able = |player: &Player| self.board.has_valid_move(*player);
        self.turn = [next, next.opponent()].into_iter().find(able);
        self.passed = self
            .turn
            .map(Player::opponent)
            .filter(|&other| other == next);
        self.plies.extend(self.passed.map(Ply::Pass));
    }
}
