//! Everything the full-screen game shows beyond the game's record, and what
//! each command does to it.

mod asking;
mod playing;
mod replaying;
mod saying;
mod typing;

pub use saying::Message;

use std::time::Duration;

use log::info;

use super::{LineEditor, help_page};
use crate::commands::Command;
use crate::messages;
use crate::names::Names;
use crate::question::Question;
use crate::records::{Loaded, Recorded};
use crate::rules::{BoardSize, Direction, GameBoard, GameRecord, Square, Tile};

/// A full-screen game as its players see it: a pure value, from which the picture
/// is drawn. Commands change it, through [`Session::update`], and so does what the
/// program answers to their [`Effect`].
///
/// ```
/// use reversi::commands::Command;
/// use reversi::game::{Effect, Session};
/// use reversi::names::Names;
/// use reversi::rules::BoardSize;
///
/// let mut session = Session::new(BoardSize::default(), &Names::default(), true);
/// for key in ['d', '3'] {
///     session.update(Command::Type(key));
/// }
/// assert_eq!(session.update(Command::Confirm), Effect::None);
/// assert_eq!(session.record().moves(), ["d3".parse().unwrap()]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    recorded: Recorded,
    keeping: Keeping,
    hints: bool,
    panel: bool,
    cursor: Option<Square>,
    line: LineEditor,
    message: Option<Message>,
    overlay: Option<Overlay>,
    enter: Enter,
    /// The square being explained, until the next key but that of the panel.
    explained: Option<Square>,
    replay: Option<Replay>,
    /// The recorded game that this one has left, and can go back to.
    left: Option<Box<(Recorded, Replay)>>,
    /// Whether flips are shown one after the other, and how many are so far.
    animate: bool,
    revealed: Option<usize>,
}

/// How the last attempt to keep the game as it stands went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Keeping {
    /// It is kept, or there is nothing to keep yet.
    #[default]
    Done,
    /// It is not.
    Failed,
}

/// What the next key does if it is Enter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Enter {
    /// It confirms.
    #[default]
    Confirms,
    /// It ends the answer to a question, since all else is typed with an Enter.
    EndsAnswer,
}

/// A recorded game is being stepped through.
#[derive(Clone, Copy, Debug, Default)]
struct Replay {
    /// The next move comes by itself.
    running: bool,
    /// It was chosen from a list, which Escape goes back to.
    listed: bool,
}

/// What lies over the board or waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// The help page, scrolled down by so many lines.
    Help(usize),
    /// Only `y` and `n` go on from here.
    Question(Question),
}

/// What the program has to do beyond drawing the session again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The teaching panel is wanted: see whether there is room for it.
    Panel,
    /// Forget what was typed ahead: a question was asked that only a key
    /// pressed from now on may answer.
    Ask,
    /// From now on another game is played.
    Another,
    /// Go back to the list of games.
    List,
    /// Save the game under this name, or a free one if it is empty.
    Save {
        /// The name as it was typed.
        name: String,
        /// Whether it may take the place of another file.
        replace: bool,
    },
    /// Load the game of this file.
    Load(String),
    /// Go on with the last unfinished game.
    Resume {
        /// Whether the players have been asked, or need not be.
        sure: bool,
    },
    /// End the program.
    Quit,
}

/// How long one flip is shown before the next.
const FLIP_TIME: Duration = Duration::from_millis(60);
/// How long a position of a replay that runs by itself is shown.
const STEP_TIME: Duration = Duration::from_secs(1);

impl Session {
    /// A new game on a board of this size.
    #[must_use]
    pub fn new(size: BoardSize, names: &Names, hints: bool) -> Session {
        info!("new game on {size}, {names:?}");
        Session {
            recorded: Recorded::begin(size, names),
            keeping: Keeping::default(),
            hints,
            panel: false,
            cursor: None,
            line: LineEditor::default(),
            message: None,
            overlay: None,
            enter: Enter::default(),
            explained: None,
            replay: None,
            left: None,
            animate: false,
            revealed: None,
        }
    }

    /// A session that goes on with a recorded game.
    #[must_use]
    pub fn going_on(loaded: impl Into<Loaded>, hints: bool) -> Session {
        let mut session = Session::new(BoardSize::default(), &Names::default(), hints);
        session.take_over(loaded.into());
        session
    }

    /// A session that steps through a recorded game from its opening.
    #[must_use]
    pub fn replaying(loaded: impl Into<Loaded>, hints: bool) -> Session {
        let loaded = loaded.into();
        let more = messages::behind(&loaded.behind);
        let mut session = Session::going_on(loaded, hints);
        session.begin_replay();
        if let Some(more) = more {
            session.say_too(&more);
        }
        session
    }

    /// The same session with flips shown one after the other.
    #[must_use]
    pub fn animated(self, animate: bool) -> Session {
        Session { animate, ..self }
    }

    /// The game being played.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        &self.recorded.game
    }

    /// The game with all that a file keeps of it.
    #[must_use]
    pub const fn recorded(&self) -> &Recorded {
        &self.recorded
    }

    /// The board as it is shown: while flips are shown one after the other,
    /// those still to come are not on it.
    #[must_use]
    pub fn board(&self) -> GameBoard {
        let mut board = self.recorded.game.board().clone();
        let to_come = self.revealed.zip(self.recorded.game.last_move());
        if let Some((shown, last)) = to_come {
            for &square in last.flipped.iter().skip(shown) {
                let tile = board.tile(square).map_or(Tile::Empty, Tile::flipped);
                // A flipped disc lies on the board.
                let _ = board.set(square, tile);
            }
        }
        board
    }

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> Names {
        self.recorded.names()
    }

    /// Whether legal moves are marked.
    #[must_use]
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// Whether the teaching panel is wanted.
    #[must_use]
    pub const fn panel(&self) -> bool {
        self.panel
    }

    /// The square under the cursor, once an arrow key has called it up.
    #[must_use]
    pub const fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    /// The square that is being explained.
    #[must_use]
    pub const fn explained(&self) -> Option<Square> {
        self.explained
    }

    /// The text being typed.
    #[must_use]
    pub const fn line(&self) -> &LineEditor {
        &self.line
    }

    /// Whether the flips of the last move are being shown one after the other.
    #[must_use]
    pub const fn is_flipping(&self) -> bool {
        self.revealed.is_some()
    }

    /// Whether the game would be found again if it were left now.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.keeping == Keeping::Done
    }

    /// Takes note of whether the game could be kept.
    pub const fn set_kept(&mut self, kept: bool) {
        self.keeping = if kept { Keeping::Done } else { Keeping::Failed };
    }

    /// What lies over the board, if anything.
    #[must_use]
    pub const fn overlay(&self) -> Option<&Overlay> {
        self.overlay.as_ref()
    }

    /// After what time [`Command::Tick`] is due; `None` while nothing moves by
    /// itself.
    #[must_use]
    pub fn pace(&self) -> Option<Duration> {
        let flipping = self.revealed.map(|_| FLIP_TIME);
        let running = self.replay.filter(|replay| replay.running);
        flipping.or(running.map(|_| STEP_TIME))
    }

    /// Scrolls the help page back to where its last line stands at the bottom,
    /// if it has gone further than that.
    pub fn limit_scroll(&mut self, longest: usize) {
        if let Some(Overlay::Help(top)) = &mut self.overlay {
            *top = (*top).min(longest);
        }
    }

    /// Carries a command out. A game only ever changes by a legal move, by
    /// undo and redo, or by another game.
    pub fn update(&mut self, command: Command) -> Effect {
        match command {
            Command::Tick => {
                self.tick();
                return Effect::None;
            }
            Command::Point(square) if self.is_repeated(square) => return Effect::None,
            _ => {}
        }
        if std::mem::take(&mut self.enter) == Enter::EndsAnswer && command == Command::Confirm {
            return Effect::None;
        }
        let moves = self.record().moves().len();
        let skipped = self.revealed.take();
        let unseen = skipped.and_then(|_| self.message.clone());
        let effect = self.answer_or_act(command);
        if self.message.is_none() && self.record().moves().len() == moves {
            // The key that skipped the flips has not dismissed what they led to.
            self.message = unseen;
        }
        effect
    }

    fn answer_or_act(&mut self, command: Command) -> Effect {
        match self.overlay.take() {
            Some(Overlay::Question(question)) => self.answer(question, &command),
            Some(Overlay::Help(top)) => match help_page::scrolled(top, &command) {
                Some(top) => {
                    self.overlay = Some(Overlay::Help(top));
                    Effect::None
                }
                None => self.act_over_help(top, command),
            },
            None => self.act(command),
        }
    }

    /// Typing goes on while help is shown; what takes effect closes it.
    fn act_over_help(&mut self, top: usize, command: Command) -> Effect {
        match command {
            Command::Help | Command::Cancel => Effect::None,
            Command::Confirm if self.line.is_empty() => Effect::None,
            Command::Point(_) | Command::Dismiss => {
                self.overlay = Some(Overlay::Help(top));
                Effect::None
            }
            _ if command.edits() && !self.runs_replay(&command) => {
                self.overlay = Some(Overlay::Help(top));
                self.act(command)
            }
            _ => self.act(command),
        }
    }

    fn act(&mut self, command: Command) -> Effect {
        let message = self.message.take();
        let explained = self.explained.take();
        if let Some(stepped) = self.step_through(&command) {
            return stepped;
        }
        match command {
            _ if command.edits() => self.line.edit(&command),
            Command::ToStart => self.go_to_edge(Direction::West),
            Command::ToEnd => self.go_to_edge(Direction::East),
            Command::PageUp => self.go_to_edge(Direction::North),
            Command::PageDown => self.go_to_edge(Direction::South),
            Command::Cancel => return self.cancel(),
            Command::Confirm => return self.confirm(message.as_ref()),
            Command::Move(direction) => self.move_cursor(direction),
            Command::Play(square) | Command::Point(square) => return self.play(square),
            Command::Why(square) => self.explain(square),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hints => self.switch_hints(),
            Command::Panel => return self.switch_panel(explained.zip(message)),
            Command::Help => self.overlay = Some(Overlay::Help(0)),
            Command::New => return self.leave_game_for(Question::New),
            Command::Quit => return self.leave_game_for(Question::Quit),
            Command::Save(name) => {
                let replace = false;
                return Effect::Save { name, replace };
            }
            Command::Load(name) => return Effect::Load(name),
            Command::Resume => return Effect::Resume { sure: false },
            _ => {}
        }
        Effect::None
    }
}
