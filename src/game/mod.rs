//! The full-screen game: a loop that draws the session, waits for an event and
//! hands it on as a command.

mod bar;
mod board_view;
mod disc_view;
mod head_view;
mod help_page;
mod keeping;
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

pub use bar::Button;
pub use layout::Layout;
pub use line_editor::{LineEditor, VisibleLine};
pub use list_page::{Choosing, ListPage};
pub use session::{Effect, Message, Overlay, Session};
pub use settings::{Ending, OpenGame, Opening, Settings};
pub use start_page::{Choice, Item, StartPage};
pub use start_view::{item_at, points_back, start_view};
pub use theme::{NotATheme, Theme, ThemeName};
pub use view::{command_at, longest_scroll, view};

use log::info;

use crate::commands::{self, Command};
use crate::easy_curses::{EasyCurses, Event, Frame, Mouse, MouseAction, Size, Unusable};
use crate::messages;
use crate::records::Shelf;

/// The full-screen client.
pub struct Game<S> {
    screen: EasyCurses,
    shelf: S,
    settings: Settings,
    page: Page,
    /// The games of a file, to choose one to step through.
    list: Option<GameList>,
    /// How far help is scrolled that lies over a page before a game.
    help: Option<usize>,
    /// The game as the shelf has it, in its own words.
    kept: String,
    /// Whether the players know that the game is not kept.
    complained: bool,
    /// Where the latest click was, and whether it brought another page up.
    click: Option<(usize, usize)>,
    turned: bool,
}

/// A list of games, and what opens one of them.
type GameList = (ListPage, OpenGame);

/// What is on the screen.
enum Page {
    Start(Box<StartPage>),
    List,
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
        let (page, list) = first_page(opening, &settings, &mut shelf);
        let mut game = Game {
            screen,
            shelf,
            settings,
            page,
            list,
            help: None,
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
            effect = match self.next_request() {
                Ok(request) => self.update(request),
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
        if let Some(top) = self.help {
            return help_page::view(top, size);
        }
        let usual = theme(self.settings.theme);
        match &self.page {
            Page::Start(page) => start_view(page, &theme(page.theme()), size),
            Page::List => match &self.list {
                Some((list, _)) => list.view(&usual, size),
                None => Frame::new(size),
            },
            Page::Table(session) => view(session, &usual, size),
        }
    }

    /// Waits for an event and tells what it asks for, if for anything; or that it
    /// is the end.
    fn next_request(&mut self) -> Result<Option<Request>, Ending> {
        let pace = match &self.page {
            Page::Start(_) | Page::List => None,
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
        if self.help.is_some() {
            return Some(Request::Command(Command::Cancel));
        }
        match &self.page {
            Page::Start(page) if points_back(page, row, column, window) => Some(Request::PressBack),
            Page::Start(page) => item_at(page, row, column, window).map(Request::Press),
            Page::List => Some(Request::PressRow(row)),
            Page::Table(session) => command_at(session, window, row, column).map(Request::Command),
        }
    }

    fn turn_to(&mut self, session: Session) {
        self.page = table(session.animated(self.settings.animate));
        self.kept = self.written();
        self.turned = true;
    }

    /// What is asked of the screen is the same on every page.
    fn update(&mut self, request: Option<Request>) -> Effect {
        match request {
            Some(Request::Command(Command::Repaint)) => self.screen.repaint(),
            Some(Request::Command(Command::Suspend)) => self.screen.suspend(),
            other => return self.update_page(other),
        }
        Effect::None
    }

    fn update_page(&mut self, request: Option<Request>) -> Effect {
        let request = request.and_then(|request| self.through_help(request));
        let effect = match (&mut self.page, request) {
            (Page::Table(session), Some(Request::Command(command))) => {
                let effect = session.update(command);
                if matches!(session.overlay(), Some(Overlay::Help(_))) {
                    session.limit_scroll(longest_scroll(session, self.screen.size()));
                }
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
            (Page::Start(page), Some(Request::PressBack)) => {
                page.press_back();
                Effect::None
            }
            (Page::List, Some(request)) => self.choose(&request),
            _ => Effect::None,
        };
        let effect = self.carry_out(effect);
        self.keep();
        effect
    }

    /// Help over a page before a game takes all keys but those that leave the
    /// program.
    fn through_help(&mut self, request: Request) -> Option<Request> {
        let is_table = matches!(self.page, Page::Table(_));
        match (&request, self.help) {
            (Request::Command(Command::Help), None) if !is_table => self.help = Some(0),
            (_, None) | (Request::Command(Command::Quit), _) => return Some(request),
            (Request::Command(Command::Help | Command::Cancel | Command::Confirm), _) => {
                self.help = None;
            }
            (Request::Command(command), Some(top)) => {
                let top = help_page::scrolled(top, command).unwrap_or(top);
                self.help = Some(top.min(help_page::longest_scroll(self.screen.size())));
            }
            (Request::Press(_) | Request::PressBack | Request::PressRow(_), _) => {}
        }
        None
    }

    fn leave_start_page(&mut self, choice: Choice) -> Effect {
        let Page::Start(page) = &mut self.page else {
            return Effect::None;
        };
        let session = match choice {
            Choice::Quit => return Effect::Quit,
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

    fn choose(&mut self, request: &Request) -> Effect {
        let Some((list, open)) = &mut self.list else {
            return Effect::Quit;
        };
        let choice = match request {
            Request::Command(command) => list.update(command),
            Request::PressRow(row) => list.press(*row, self.screen.size()),
            Request::Press(_) | Request::PressBack => Choosing::Goes,
        };
        match choice {
            Choosing::Quit => return Effect::Quit,
            Choosing::Goes => {}
            Choosing::Chosen(index) => match open(index + 1) {
                Err(sentence) => list.say(sentence),
                Ok(recorded) => {
                    let session = Session::replaying(recorded, self.settings.hints);
                    self.turn_to(session.from_list());
                }
            },
        }
        Effect::None
    }

    /// Does what the session cannot do itself.
    fn carry_out(&mut self, effect: Effect) -> Effect {
        match effect {
            Effect::Another => {
                self.shelf.start_another();
                self.kept = self.unbegun();
            }
            Effect::Save { name, replace } => return self.save(&name, replace),
            Effect::Load(name) => return self.load(&name),
            Effect::Resume { sure } => return self.resume(sure),
            Effect::List => self.page = Page::List,
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
}

/// What the players ask for: by key, word or button, on the start page by a
/// click on an item or on the sign for the one before, and in a list by a click
/// on a row.
enum Request {
    Command(Command),
    Press(Item),
    PressBack,
    PressRow(usize),
}

/// The page that comes up first, and the list that it is if it is one.
fn first_page(
    opening: Opening,
    settings: &Settings,
    shelf: &mut impl Shelf,
) -> (Page, Option<GameList>) {
    let sit_down = |session: Session| table(session.animated(settings.animate));
    let page = match opening {
        Opening::StartPage => start_page(settings, shelf),
        Opening::GoOn(loaded) => sit_down(Session::going_on(*loaded, settings.hints)),
        Opening::Replay(recorded) => sit_down(Session::replaying(*recorded, settings.hints)),
        Opening::Choose(games, open) => return (Page::List, Some((ListPage::new(games), open))),
    };
    (page, None)
}

fn start_page(settings: &Settings, shelf: &mut impl Shelf) -> Page {
    let offer = shelf.on_offer().as_ref().map(messages::offered);
    let Settings { names, size, .. } = settings;
    let page = StartPage::new(names, *size, settings.hints, settings.theme);
    Page::Start(Box::new(page.offering(offer)))
}

fn table(session: Session) -> Page {
    Page::Table(Box::new(session))
}
