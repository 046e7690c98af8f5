//! Everything the full-screen game shows beyond the game's record, and what
//! each command does to it.

use log::info;

use super::LineEditor;
use crate::commands::{self, Command};
use crate::messages;
use crate::names::Names;
use crate::rules::{BoardSize, Direction, GameRecord, Played, Player, Square};

/// A full-screen game as its players see it: a pure value, changed by
/// [`Session::update`] alone, from which the picture is drawn.
///
/// ```
/// use reversi::commands::Command;
/// use reversi::game::{Effect, Session};
/// use reversi::names::Names;
/// use reversi::rules::BoardSize;
///
/// let mut session = Session::new(BoardSize::default(), Names::default(), true);
/// for key in ['d', '3'] {
///     session.update(Command::Type(key));
/// }
/// assert_eq!(session.update(Command::Confirm), Effect::None);
/// assert_eq!(session.record().moves(), ["d3".parse().unwrap()]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    record: GameRecord,
    names: Names,
    hints: bool,
    cursor: Option<Square>,
    line: LineEditor,
    message: Option<Message>,
    overlay: Option<Overlay>,
}

/// A sentence for the players. It stays until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// An answer to what was just done.
    Answer(String),
    /// Something that must be seen: Enter dismisses it and does nothing else.
    Notice(String),
}

impl Message {
    /// The sentence.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Message::Answer(text) | Message::Notice(text) => text,
        }
    }
}

/// What lies over the board or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The help page, scrolled down by so many lines.
    Help(usize),
    /// Whether to leave a game in progress.
    AskQuit,
    /// Whether to replace a game in progress.
    AskNew,
}

/// What the program has to do beyond drawing the session again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// Forget what was typed ahead: a question was asked that only a key
    /// pressed from now on may answer.
    Ask,
    /// Draw the screen from scratch.
    Repaint,
    /// Stop until continued.
    Suspend,
    /// End the program.
    Quit,
}

impl Session {
    /// A new game on a board of this size.
    #[must_use]
    pub fn new(size: BoardSize, names: Names, hints: bool) -> Session {
        info!(
            "new game on {} x {}, names {names:?}",
            size.rows(),
            size.columns()
        );
        Session {
            record: GameRecord::new(size),
            names,
            hints,
            cursor: None,
            line: LineEditor::default(),
            message: None,
            overlay: None,
        }
    }

    /// The game being played.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// What the players are called.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Whether legal moves are marked.
    #[must_use]
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// The square under the cursor, once an arrow key has called it up.
    #[must_use]
    pub const fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    /// The text being typed.
    #[must_use]
    pub const fn line(&self) -> &LineEditor {
        &self.line
    }

    /// The sentence on show, if any.
    #[must_use]
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// What lies over the board, if anything.
    #[must_use]
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// Carries a command out. A game only ever changes by a legal move, by
    /// undo and redo, or by a new game.
    pub fn update(&mut self, command: Command) -> Effect {
        match command {
            Command::Repaint => return Effect::Repaint,
            Command::Suspend => return Effect::Suspend,
            _ => {}
        }
        let overlay = self.overlay;
        match overlay {
            Some(Overlay::AskQuit | Overlay::AskNew) => self.answer(&command),
            Some(Overlay::Help(top)) if self.turn_page(top, &command) => Effect::None,
            _ => self.act(command),
        }
    }

    /// Only `y` and `n` answer a question; Escape and Enter mean no.
    fn answer(&mut self, command: &Command) -> Effect {
        let asked = self.overlay;
        match command {
            Command::Type('y' | 'Y') => self.overlay = None,
            Command::Type('n' | 'N') | Command::Cancel | Command::Confirm => {
                self.overlay = None;
                return Effect::None;
            }
            Command::Quit => {
                self.overlay = Some(Overlay::AskQuit);
                return Effect::Ask;
            }
            _ => return Effect::None,
        }
        match asked {
            Some(Overlay::AskQuit) => Effect::Quit,
            _ => self.start_anew(),
        }
    }

    /// Scrolls the help page; says whether the command was meant for it.
    fn turn_page(&mut self, top: usize, command: &Command) -> bool {
        const PAGE: usize = 8;
        let moved = match command {
            Command::Move(Direction::North) => top.saturating_sub(1),
            Command::Move(Direction::South) => top + 1,
            Command::PageUp => top.saturating_sub(PAGE),
            Command::PageDown => top + PAGE,
            _ => return false,
        };
        self.overlay = Some(Overlay::Help(moved.min(messages::help().len())));
        true
    }

    fn act(&mut self, command: Command) -> Effect {
        let message = self.message.take();
        match command {
            Command::Type(character) => self.line.insert(character.encode_utf8(&mut [0; 4])),
            Command::Paste(text) => self.line.insert(text.trim()),
            Command::EraseBefore => self.line.erase_before(),
            Command::EraseAfter => self.line.erase_after(),
            Command::ToStart => self.line.to_start(),
            Command::ToEnd => self.line.to_end(),
            Command::Cancel => self.cancel(),
            Command::Confirm => return self.confirm(message.as_ref()),
            Command::Move(direction) => self.move_cursor(direction),
            Command::Play(square) => self.play(square),
            Command::Point(square) => self.point(square),
            Command::Why(square) => self.explain(square),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hints => self.switch_hints(),
            Command::Help => self.switch_help(),
            Command::New => return self.leave_game_for(Overlay::AskNew),
            Command::Quit => return self.leave_game_for(Overlay::AskQuit),
            Command::PageUp
            | Command::PageDown
            | Command::NextField
            | Command::PreviousField
            | Command::Repaint
            | Command::Suspend => {}
        }
        Effect::None
    }

    /// Escape closes what lies over the board, or else empties the line, or
    /// else puts the cursor away.
    fn cancel(&mut self) {
        if self.overlay.take().is_some() {
            return;
        }
        if self.line.is_empty() {
            self.cursor = None;
        }
        self.line.clear();
    }

    fn confirm(&mut self, dismissed: Option<&Message>) -> Effect {
        let line = self.line.take();
        if line.trim().is_empty() {
            self.confirm_nothing(dismissed);
            return Effect::None;
        }
        self.overlay = None;
        match commands::parse(&line) {
            Ok(command) => self.act(command),
            Err(mistake) => {
                info!("not understood: {line:?}");
                let size = self.record.board().size();
                self.say(messages::mistyped(&mistake, size));
                Effect::None
            }
        }
    }

    /// Enter on an empty line closes what is open, or plays at the cursor.
    fn confirm_nothing(&mut self, dismissed: Option<&Message>) {
        let closed = self.overlay.take().is_some();
        let seen = matches!(dismissed, Some(Message::Notice(_)));
        if let (false, false, Some(square)) = (closed, seen, self.cursor) {
            self.play(square);
        }
    }

    fn move_cursor(&mut self, direction: Direction) {
        let size = self.record.board().size();
        self.cursor = Some(match self.cursor {
            None => self.first_cursor(),
            Some(square) => square
                .neighbour(direction)
                .filter(|&neighbour| size.contains(neighbour))
                .unwrap_or(square),
        });
    }

    /// The cursor appears on a legal move, or else on the last one played.
    fn first_cursor(&self) -> Square {
        let board = self.record.board();
        let legal = self.record.turn().map(|turn| board.legal_moves(turn));
        legal
            .and_then(|legal| legal.iter().next())
            .or(self.record.moves().last().copied())
            .unwrap_or(board.size().last_square())
    }

    fn play(&mut self, square: Square) {
        match self.record.play(square) {
            Ok(played) => {
                info!(
                    "{:?} plays {square}, flips {:?}",
                    played.player, played.flipped
                );
                self.announce(&played);
            }
            Err(refused) => {
                info!("refused: {square}, {:?}", refused.reason);
                self.say(messages::refusal(&refused, self.record.turn()));
            }
        }
    }

    /// A click plays, but the second click of a double click does nothing.
    fn point(&mut self, square: Square) {
        let just_played = self.record.moves().last() == Some(&square);
        if self.overlay.is_none() && !just_played {
            self.play(square);
        }
    }

    /// Tells the players of a pass or of the end that a move brought.
    fn announce(&mut self, played: &Played) {
        if let Some(passed) = played.passed {
            info!("{passed:?} passes");
            self.notify(messages::pass(passed));
        }
        if self.record.turn().is_none() {
            info!("result: {}", messages::result(self.record.board()));
            self.notify(messages::game_over(self.record.board()));
        }
    }

    fn explain(&mut self, square: Square) {
        let mover = self.record.turn().unwrap_or(Player::Black);
        let why = self.record.board().explain(square, mover);
        self.say(messages::explanation(square, mover, &why).join(" "));
    }

    fn undo(&mut self) {
        let answer = match self.record.undo() {
            Some(undone) => messages::undone(&undone),
            None => messages::NOTHING_TO_UNDO.to_owned(),
        };
        info!("undo: {answer}");
        self.say(answer);
    }

    fn redo(&mut self) {
        let Some(redone) = self.record.redo() else {
            return self.say(messages::NOTHING_TO_REDO.to_owned());
        };
        info!("redo: {:?} {}", redone.player, redone.square);
        self.say(messages::redone(&redone));
        self.announce(&redone);
    }

    fn switch_hints(&mut self) {
        self.hints = !self.hints;
        let answer = if self.hints {
            messages::HINTS_ON
        } else {
            messages::HINTS_OFF
        };
        self.say(answer.to_owned());
    }

    fn switch_help(&mut self) {
        self.overlay = match self.overlay {
            None => Some(Overlay::Help(0)),
            Some(_) => None,
        };
    }

    /// Leaves the game at once, or asks first if it is in progress.
    fn leave_game_for(&mut self, question: Overlay) -> Effect {
        match question {
            _ if self.record.is_under_way() => {
                self.overlay = Some(question);
                Effect::Ask
            }
            Overlay::AskQuit => Effect::Quit,
            _ => self.start_anew(),
        }
    }

    fn start_anew(&mut self) -> Effect {
        let size = self.record.board().size();
        let typed = std::mem::take(&mut self.line);
        *self = Session::new(size, self.names.clone(), self.hints);
        self.line = typed;
        self.say(messages::NEW_GAME.to_owned());
        Effect::None
    }

    fn say(&mut self, answer: String) {
        self.message = Some(Message::Answer(answer));
    }

    fn notify(&mut self, notice: String) {
        self.message = Some(Message::Notice(notice));
    }
}
