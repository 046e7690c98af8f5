//! The full-screen game: a loop that draws the session, waits for an event and
//! hands it on as a command.

mod board_view;
mod layout;
mod line_editor;
mod session;
mod start_page;
mod start_view;
mod theme;
mod view;

pub use layout::{Button, Layout};
pub use line_editor::{LineEditor, VisibleLine};
pub use session::{Effect, Message, Overlay, Session};
pub use start_page::{Choice, Item, StartPage};
pub use start_view::{item_at, start_view};
pub use theme::{NotATheme, Theme, ThemeName};
pub use view::view;

use log::info;

use crate::commands::{self, Command};
use crate::easy_curses::{EasyCurses, Event, Mouse, MouseAction, Options, Signal, Unusable};
use crate::names::Names;
use crate::rules::BoardSize;

/// What the players chose before the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The size of the board.
    pub size: BoardSize,
    /// The players' names.
    pub names: Names,
    /// Whether legal moves are marked at first.
    pub hints: bool,
    /// What is wanted of the terminal.
    pub terminal: Options,
    /// Panic after so many events: proves that the terminal is given back.
    pub panic_after: Option<usize>,
}

/// How a full-screen game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The players left it, or nobody could type any more.
    Quit,
    /// A signal asked the program to end.
    Killed(Signal),
}

/// The full-screen client.
pub struct Game {
    screen: EasyCurses,
    session: Session,
    theme: Theme,
    panic_after: Option<usize>,
}

impl Game {
    /// Takes the terminal over and sets the board up.
    ///
    /// # Errors
    /// Says why no screen can be drawn here; the terminal is then untouched.
    pub fn open(settings: Settings) -> Result<Game, Unusable> {
        let screen = EasyCurses::start(settings.terminal)?;
        info!(
            "terminal {:?}: {:?}, {:?}, unicode {}",
            std::env::var_os("TERM").unwrap_or_default(),
            screen.size(),
            screen.color_depth(),
            screen.shows_unicode()
        );
        Ok(Game {
            theme: Theme::new(ThemeName::Classic, screen.color_depth()),
            session: Session::new(settings.size, settings.names, settings.hints),
            screen,
            panic_after: settings.panic_after,
        })
    }

    /// Plays until the players leave or the program is asked to end.
    pub fn run(&mut self) -> Ending {
        let mut effect = Effect::None;
        for events in 0.. {
            let frame = view(&self.session, &self.theme, self.screen.size());
            self.screen.show(&frame);
            if effect == Effect::Ask {
                self.screen.discard_typed_ahead();
            }
            assert!(self.panic_after != Some(events), "a panic was asked for");
            let command = match self.screen.next_event(None) {
                Event::Key(key) => commands::of_key(key),
                Event::Paste(text) => Some(Command::Paste(text)),
                Event::Mouse(mouse) => self.clicked(mouse),
                Event::Resize | Event::Timeout => None,
                Event::Terminate(signal) => {
                    info!("{} received", signal.name());
                    return Ending::Killed(signal);
                }
                Event::EndOfInput => {
                    info!("end of input");
                    return Ending::Quit;
                }
            };
            effect = command.map_or(Effect::None, |command| self.session.update(command));
            match effect {
                Effect::Quit => return Ending::Quit,
                Effect::Repaint => self.screen.repaint(),
                Effect::Suspend => self.screen.suspend(),
                Effect::None | Effect::Ask => {}
            }
        }
        Ending::Quit
    }

    /// What a press of the left button on a cell asks for.
    fn clicked(&self, mouse: Mouse) -> Option<Command> {
        if mouse.action != MouseAction::Press {
            return None;
        }
        let board = self.session.record().board().size();
        Layout::fit(board, self.screen.size())?.command_at(mouse.row, mouse.column)
    }
}
