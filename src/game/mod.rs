//! The full-screen game: a loop that draws the session, waits for an event and
//! hands it on as a command.

mod board_view;
mod disc_view;
mod layout;
mod line_editor;
mod list_page;
mod panel_view;
mod session;
mod settings;
mod start_layout;
mod start_page;
mod start_view;
mod theme;
mod view;

pub use layout::{Button, Layout};
pub use line_editor::{LineEditor, VisibleLine};
pub use list_page::{Choosing, ListPage};
pub use session::{Effect, Message, Overlay, Session};
pub use settings::{Ending, OpenGame, Opening, Settings};
pub use start_page::{Choice, Item, StartPage};
pub use start_view::{item_at, start_view};
pub use theme::{NotATheme, Theme, ThemeName};
pub use view::{command_at, longest_scroll, view};

use log::{info, warn};

use crate::commands::{self, Command};
use crate::easy_curses::{EasyCurses, Event, Frame, Mouse, MouseAction, Size, Unusable};
use crate::messages;
use crate::records::{Shelf, ShelfError, ggf};

/// The full-screen client.
pub struct Game<S> {
    screen: EasyCurses,
    shelf: S,
    settings: Settings,
    page: Page,
    /// The game as the shelf has it, in its own words.
    kept: String,
    /// Whether the players know that the game is not kept.
    complained: bool,
    /// Where the latest click was, and whether it brought another page up.
    click: Option<(usize, usize)>,
    turned: bool,
}

/// What is on the screen.
enum Page {
    Start(Box<StartPage>),
    List(ListPage, OpenGame),
    Table(Box<Session>),
}

impl<S: Shelf> Game<S> {
    /// Takes the terminal over and sets the table.
    ///
    /// # Errors
    /// Says why no screen can be drawn here; the terminal is then untouched.
    pub fn open(settings: Settings, mut shelf: S, opening: Opening) -> Result<Game<S>, Unusable> {
        let screen = EasyCurses::start(settings.terminal)?;
        info!(
            "terminal {:?}: {:?}, {:?}, unicode {}",
            std::env::var_os("TERM").unwrap_or_default(),
            screen.size(),
            screen.color_depth(),
            screen.shows_unicode()
        );
        let hints = settings.hints;
        let page = match opening {
            Opening::StartPage => {
                let Settings { names, size, .. } = &settings;
                let page = StartPage::new(names, *size, hints, settings.theme);
                Page::Start(Box::new(page.resumable(shelf.has_unfinished())))
            }
            Opening::GoOn(loaded) => {
                table(Session::going_on(*loaded, hints).animated(settings.animate))
            }
            Opening::Replay(recorded) => {
                table(Session::replaying(*recorded, hints).animated(settings.animate))
            }
            Opening::Choose(list, open) => Page::List(ListPage::new(list), open),
        };
        let mut game = Game {
            screen,
            shelf,
            settings,
            page,
            kept: String::new(),
            complained: false,
            click: None,
            turned: false,
        };
        game.kept = game.written();
        Ok(game)
    }

    /// Plays until the players leave or the program is asked to end.
    pub fn run(&mut self) -> Ending {
        let mut effect = Effect::None;
        for events in 0.. {
            if effect == Effect::Ask || !self.screen.has_event() {
                let frame = self.view(self.screen.size());
                self.screen.show(&frame);
            }
            if effect == Effect::Ask {
                self.screen.discard_typed_ahead();
            }
            let panics = self.settings.panic_after == Some(events);
            assert!(!panics, "a panic was asked for");
            effect = match self.next_command() {
                Ok(command) => self.update(command),
                Err(ending) => {
                    info!("ended: {ending:?}");
                    return ending;
                }
            };
            if effect == Effect::Quit {
                break;
            }
        }
        Ending::Quit
    }

    fn view(&self, size: Size) -> Frame {
        let depth = self.screen.color_depth();
        let unicode = self.screen.draws_unicode() && !self.settings.ascii;
        let theme = |name| Theme::new(name, depth).with_unicode(unicode);
        match &self.page {
            Page::Start(page) => start_view(page, &theme(page.theme()), size),
            Page::List(list, _) => list.view(size),
            Page::Table(session) => view(session, &theme(self.settings.theme), size),
        }
    }

    /// Waits for something that has a meaning, or for the end.
    fn next_command(&mut self) -> Result<Option<Request>, Ending> {
        let pace = match &self.page {
            Page::Start(_) | Page::List(..) => None,
            Page::Table(session) => session.pace(),
        };
        let event = self.screen.next_event(pace);
        if matches!(event, Event::Key(_) | Event::Paste(_)) {
            self.click = None;
        }
        Ok(match event {
            Event::Key(key) => commands::of_key(key).map(Request::Command),
            Event::Paste(text) => Some(Request::Command(Command::Paste(text))),
            Event::Mouse(mouse) => self.clicked(mouse),
            Event::Timeout => Some(Request::Command(Command::Tick)),
            Event::Resize => None,
            Event::Terminate(signal) => {
                info!("{} received", signal.name());
                return Err(Ending::Killed(signal));
            }
            Event::EndOfInput => return Err(Ending::Quit),
        })
    }

    /// What a press of the left button on a cell asks for. The second half of
    /// a double click that has brought a page up is not meant for that page.
    fn clicked(&mut self, mouse: Mouse) -> Option<Request> {
        if mouse.action != MouseAction::Press {
            return None;
        }
        let (row, column, window) = (mouse.row, mouse.column, self.screen.size());
        let before = self.click.replace((row, column));
        if std::mem::take(&mut self.turned) && before == self.click {
            return None;
        }
        match &self.page {
            Page::Start(page) => item_at(page, row, column, window).map(Request::Press),
            Page::List(..) => Some(Request::PressRow(row)),
            Page::Table(session) => command_at(session, window, row, column).map(Request::Command),
        }
    }

    fn turn_to(&mut self, session: Session) {
        self.page = table(session.animated(self.settings.animate));
        self.kept = self.written();
        self.turned = true;
    }

    fn update(&mut self, request: Option<Request>) -> Effect {
        let effect = match (&mut self.page, request) {
            (Page::Table(session), Some(Request::Command(command))) => {
                let effect = session.update(command);
                session.limit_scroll(longest_scroll(session, self.screen.size()));
                effect
            }
            (Page::Start(page), Some(Request::Command(command))) => {
                let choice = page.update(command);
                self.leave_start_page(choice)
            }
            (Page::Start(page), Some(Request::Press(item))) => {
                let choice = page.press(item);
                self.leave_start_page(choice)
            }
            (Page::List(list, _), Some(Request::Command(command))) => {
                let choice = list.update(&command);
                self.leave_list(choice)
            }
            (Page::List(list, _), Some(Request::PressRow(row))) => {
                let choice = list.press(row, self.screen.size());
                self.leave_list(choice)
            }
            _ => Effect::None,
        };
        let effect = self.carry_out(effect);
        self.keep();
        effect
    }

    fn leave_start_page(&mut self, choice: Choice) -> Effect {
        let Page::Start(page) = &mut self.page else {
            return Effect::None;
        };
        let session = match choice {
            Choice::Quit => return Effect::Quit,
            Choice::Repaint => return Effect::Repaint,
            Choice::Suspend => return Effect::Suspend,
            Choice::None => return Effect::None,
            Choice::Start => {
                let size = page.size().unwrap_or_default();
                Session::new(size, &page.names(), page.hints())
            }
            Choice::Resume => {
                let Some(recorded) = self.shelf.resume() else {
                    page.nothing_to_resume();
                    return Effect::None;
                };
                Session::going_on(recorded, page.hints())
            }
        };
        self.settings.theme = page.theme();
        self.turn_to(session);
        Effect::None
    }

    fn leave_list(&mut self, choice: Choosing) -> Effect {
        let Page::List(list, open) = &mut self.page else {
            return Effect::None;
        };
        match choice {
            Choosing::Quit => return Effect::Quit,
            Choosing::Repaint => return Effect::Repaint,
            Choosing::Suspend => return Effect::Suspend,
            Choosing::Goes => {}
            Choosing::Chosen(index) => match open(index + 1) {
                Err(sentence) => list.say(sentence),
                Ok(recorded) => {
                    self.turn_to(Session::replaying(recorded, self.settings.hints));
                }
            },
        }
        Effect::None
    }

    /// Does what the session cannot do itself.
    fn carry_out(&mut self, effect: Effect) -> Effect {
        match effect {
            Effect::Repaint => self.screen.repaint(),
            Effect::Suspend => self.screen.suspend(),
            Effect::Another => {
                self.shelf.start_another();
                self.kept = self.unbegun();
            }
            Effect::Save { name, replace } => return self.save(&name, replace),
            Effect::Load(name) => return self.load(&name),
            Effect::Resume { sure } => return self.resume(sure),
            Effect::Panel => self.look_for_room(),
            Effect::None | Effect::Ask | Effect::Quit => return effect,
        }
        Effect::None
    }

    /// Says what the teaching panel needs, if it has no room here.
    fn look_for_room(&mut self) {
        let window = self.screen.size();
        let Page::Table(session) = &mut self.page else {
            return;
        };
        if Layout::of(session, window).is_none_or(|layout| layout.panel().is_none()) {
            let needed = Layout::needed_with_panel(session.record().board().size());
            session.say(messages::no_room_for_panel((needed.columns, needed.rows)));
        }
    }

    fn save(&mut self, name: &str, replace: bool) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        match self.shelf.save(name, session.recorded(), replace) {
            Ok(name) => session.say(messages::saved(&name)),
            Err(ShelfError::Exists(_)) => return session.ask_to_replace(name.to_owned()),
            Err(error) => session.say(messages::not_saved(&error)),
        }
        Effect::None
    }

    fn load(&mut self, name: &str) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        let effect = match self.shelf.load(name) {
            Ok(loaded) => session.loaded(loaded),
            Err(error) => {
                session.say(messages::not_loaded(&error));
                Effect::None
            }
        };
        match effect {
            Effect::Another => self.carry_out(effect),
            _ => effect,
        }
    }

    fn resume(&mut self, sure: bool) -> Effect {
        let Page::Table(session) = &mut self.page else {
            return Effect::None;
        };
        if !sure && self.shelf.has_unfinished() {
            let effect = session.leave_to_resume();
            return self.carry_out(effect);
        }
        match sure.then(|| self.shelf.resume()).flatten() {
            Some(recorded) => {
                session.adopt(recorded);
                self.kept = self.written();
            }
            None => session.say(messages::NOTHING_TO_RESUME.to_owned()),
        }
        Effect::None
    }

    /// Keeps the game if it has changed. A replay is kept in its file already.
    fn keep(&mut self) {
        let written = self.written();
        let Page::Table(session) = &mut self.page else {
            return;
        };
        if written == self.kept || session.is_replay() {
            return;
        }
        self.kept = written;
        if let Err(error) = self.shelf.autosave(session.recorded()) {
            warn!("not kept: {error:?}");
            if !std::mem::replace(&mut self.complained, true) {
                session.say_too(&messages::not_kept(&error));
            }
        }
    }

    /// What the shelf has of a game that was not played here before: nothing.
    /// Without a move there is nothing to keep either.
    fn unbegun(&self) -> String {
        match &self.page {
            Page::Table(session) if session.record().moves().is_empty() => self.written(),
            _ => String::new(),
        }
    }

    /// The game on the table in the words of a file.
    fn written(&self) -> String {
        match &self.page {
            Page::Start(_) | Page::List(..) => String::new(),
            Page::Table(session) => ggf::write(session.recorded()),
        }
    }
}

/// What the players ask for: by key, word or button, on the start page by a
/// click on an item, and in a list by a click on a row.
enum Request {
    Command(Command),
    Press(Item),
    PressRow(usize),
}

fn table(session: Session) -> Page {
    Page::Table(Box::new(session))
}
