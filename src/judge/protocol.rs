//! The protocol, line by line.

use std::io::Write;

use super::{
    answers::Answers,
    mistake::{Error, Expected, Found, Mistake, MistakeKind},
    parse::{self, Command},
};
use crate::rules::{BitBoard, Player, Reason, Square};

/// Where in the protocol we are. It is told every line, then the end.
pub(super) struct Protocol<W> {
    answers: Answers<W>,
    /// How many lines there have been.
    lines: u64,
    /// The first of the empty lines just passed. They do no harm unless
    /// another line follows.
    empty_line: Option<u64>,
    /// What belongs on the next line.
    next: Expected,
    /// How many games there are to be.
    announced: u64,
    /// How many games have begun.
    begun: u64,
    position: Position,
}

/// A game between two commands.
struct Position {
    board: BitBoard,
    /// Who is to move. They may have to pass, which shows at their next move.
    mover: Player,
}

impl<W: Write> Protocol<W> {
    pub(super) fn new(answers: Answers<W>) -> Protocol<W> {
        Protocol {
            answers,
            lines: 0,
            empty_line: None,
            next: Expected::Games,
            announced: 0,
            begun: 0,
            position: Position {
                board: BitBoard::default(),
                mover: Player::Black,
            },
        }
    }

    /// Hands over what has been answered so far.
    pub(super) fn send_answers(&mut self) -> Result<(), Error> {
        self.answers.send().map_err(Error::Write)
    }

    /// One line, without its ending.
    #[inline]
    pub(super) fn line(&mut self, line: &[u8]) -> Result<(), Error> {
        self.lines += 1;
        let text = parse::without_blanks_at_end(line);
        if text.is_empty() {
            self.empty_line.get_or_insert(self.lines);
            return Ok(());
        }
        if self.empty_line.is_some() {
            return Err(self.wrong(Found::text(text)));
        }
        let understood = match self.next {
            Expected::Command => return self.command(text),
            Expected::Row { row, .. } => self.row(row, text),
            Expected::Mover => self.mover(text),
            Expected::Games => self.games(text),
            Expected::FewerGames | Expected::End { .. } => None,
        };
        understood.ok_or_else(|| self.wrong(Found::text(text)))
    }

    /// A line of which only the beginning is known.
    pub(super) fn too_long_line(&mut self, beginning: &[u8]) -> Result<(), Error> {
        self.lines += 1;
        Err(self.wrong(Found::too_long(beginning)))
    }

    /// The end of the input, which is also the end of the last game.
    pub(super) fn end(&mut self) -> Result<(), Error> {
        if self.next == Expected::Command {
            self.quit()?;
        }
        match self.next {
            Expected::End { .. } => Ok(()),
            _ => Err(self.wrong(Found::EndOfInput)),
        }
    }

    fn games(&mut self, text: &[u8]) -> Option<()> {
        let text = parse::without_byte_order_mark(text);
        let number = parse::number(text);
        if number.is_none() && parse::is_digits(text) {
            self.next = Expected::FewerGames;
        }
        self.announced = number?;
        self.begin_game();
        Some(())
    }

    /// Goes on to the next game, or to the end.
    fn begin_game(&mut self) {
        let games = self.announced;
        if self.begun == games {
            self.next = Expected::End { games };
            return;
        }
        self.begun += 1;
        self.next = Expected::Row {
            game: self.begun,
            row: 1,
        };
    }

    fn row(&mut self, row: usize, text: &[u8]) -> Option<()> {
        let (black, white) = parse::row(text)?;
        self.position.board.set_row(row - 1, black, white);
        self.next = match row {
            8 => Expected::Mover,
            _ => Expected::Row {
                game: self.begun,
                row: row + 1,
            },
        };
        Some(())
    }

    fn mover(&mut self, text: &[u8]) -> Option<()> {
        self.position.mover = parse::player(text)?;
        self.next = Expected::Command;
        Some(())
    }

    #[inline]
    fn command(&mut self, text: &[u8]) -> Result<(), Error> {
        match parse::command(text) {
            Some(Command::List) => self.answers.moves(self.position.legal_moves()),
            Some(Command::Move(square)) => {
                let played = self.position.play(square);
                played.map_err(|illegal| mistake(self.lines, illegal))?;
                self.answers.counts(&self.position.board)
            }
            Some(Command::Quit) => return self.quit(),
            None => return Err(self.wrong(Found::text(text))),
        }
        .map_err(Error::Write)
    }

    fn quit(&mut self) -> Result<(), Error> {
        let printed = self.answers.board(&self.position.board);
        self.begin_game();
        printed.map_err(Error::Write)
    }

    /// The mistake that `found` stands where `next` belongs.
    #[cold]
    fn wrong(&self, found: Found) -> Error {
        let between_games = matches!(self.next, Expected::Row { row: 1, .. });
        let (line, found) = match (self.empty_line, found) {
            (Some(line), Found::EndOfInput) if between_games => (line, Found::EndOfInput),
            (None, Found::EndOfInput) => (self.lines + 1, Found::EndOfInput),
            (Some(line), _) if self.next_matters() => (line, Found::EmptyLine),
            (_, found) => (self.lines, found),
        };
        let kind = match (self.next, found) {
            (Expected::Row { game, row: 1 }, Found::EndOfInput) => MistakeKind::GamesMissing {
                announced: self.announced,
                present: game - 1,
            },
            (expected, found) => MistakeKind::Malformed { found, expected },
        };
        mistake(line, kind)
    }

    /// Whether an empty line stands in the way of something.
    const fn next_matters(&self) -> bool {
        !matches!(self.next, Expected::End { .. })
    }
}

const fn mistake(line: u64, kind: MistakeKind) -> Error {
    Error::Mistake(Mistake { line, kind })
}

impl Position {
    fn legal_moves(&self) -> u64 {
        self.board.legal_moves(self.mover)
    }

    /// Moves, after a pass if the player to move has to. A move that flips
    /// proves that there was a move, so only another one asks for them all.
    fn play(&mut self, square: Square) -> Result<(), MistakeKind> {
        let disc = BitBoard::bit(square);
        let mut flips = self.board.flips(disc, self.mover);
        if flips == 0 && self.legal_moves() == 0 {
            self.mover = self.mover.opponent();
            flips = self.board.flips(disc, self.mover);
        }
        if flips == 0 {
            return Err(self.refusal(square));
        }
        self.board.place(disc, flips, self.mover);
        self.mover = self.mover.opponent();
        Ok(())
    }

    #[cold]
    fn refusal(&self, square: Square) -> MistakeKind {
        let legal = self.legal_moves();
        let owner = Player::BOTH
            .into_iter()
            .find(|&player| self.board.discs(player) & BitBoard::bit(square) != 0);
        MistakeKind::Illegal {
            player: self.mover,
            square,
            reason: match owner {
                _ if legal == 0 => Reason::GameOver,
                Some(owner) => Reason::Occupied(owner),
                None => Reason::FlipsNothing,
            },
            legal: BitBoard::squares(legal).collect(),
        }
    }
}
