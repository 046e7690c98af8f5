//! Any bytes as a sitting at the terminal: they are decoded, obeyed and drawn
//! as the program does it, but without a terminal, and watched at every step.

use reversi::commands::{self, Command};
use reversi::easy_curses::{ColorDepth, Decoder, Event, Mouse, MouseAction, Size};
use reversi::game::{
    Choice, Choosing, Effect, ListPage, Session, StartPage, Theme, ThemeName, command_at, item_at,
    start_view, view,
};
use reversi::messages;
use reversi::names::Names;
use reversi::records::{Games, Recorded, ShelfError};
use reversi::rules::BoardSize;

use super::watch::{Follower, check_line, check_picture, check_score, may_change};

/// What comes up for the first byte of the input.
enum Page {
    Start(Box<StartPage>),
    List(ListPage),
    Table(Box<Session>, Box<Follower>),
}

/// A sitting in progress.
struct Sitting {
    decoder: Decoder,
    page: Page,
    window: Size,
    size: BoardSize,
    theme: ThemeName,
    depth: ColorDepth,
    unicode: bool,
    hints: bool,
    animate: bool,
    /// How many have been drawn.
    pictures: usize,
}

/// This byte is no part of any character; here it says that the next byte is
/// not typed but tells what else happens.
const MARK: u8 = 0xFF;
/// Games that can be loaded, listed and replayed: with a pass in the middle,
/// over early, and begun.
const GAMES: [&str; 3] = [
    "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8c3",
    "e6f4e3f6g5d6e7f5c5",
    "d3c5",
];

/// Sits down with a page, a window, a board and looks taken from the first
/// bytes, and types the others.
///
/// A byte of 255 is followed by one that says what happens there: 0 a pause in
/// the typing, 1 a tick of the clock, 2 another window of as many rows and
/// columns as the next two bytes say; else the two bytes are typed.
pub fn sit_through(data: &[u8]) {
    let Some((&[page, rows, columns, size, looks], mut rest)) = data.split_first_chunk() else {
        return;
    };
    let mut sitting = Sitting::new(page, size, looks);
    sitting.window = window(rows, columns);
    sitting.look();
    while let Some((&byte, later)) = rest.split_first() {
        rest = later;
        let goes_on = match (byte, rest) {
            (MARK, [0, later @ ..]) => {
                rest = later;
                sitting.pause()
            }
            (MARK, [1, later @ ..]) => {
                rest = later;
                sitting.obey(Command::Tick)
            }
            (MARK, [2, rows, columns, later @ ..]) => {
                rest = later;
                sitting.window = window(*rows, *columns);
                sitting.look();
                true
            }
            _ => {
                sitting.decoder.feed(&[byte]);
                sitting.handle_events()
            }
        };
        if !goes_on {
            return;
        }
    }
    sitting.pause();
}

fn window(rows: u8, columns: u8) -> Size {
    let (rows, columns) = (usize::from(rows % 72), usize::from(columns));
    Size { rows, columns }
}

fn recorded(number: usize) -> Recorded {
    let text = GAMES[number % GAMES.len()].as_bytes();
    let first = Games::open(text, BoardSize::default())
        .ok()
        .and_then(|mut games| games.next());
    match first {
        Some(Ok(recorded)) => recorded.named(&Names::new("Anna", "")),
        _ => panic!("no game"),
    }
}

impl Sitting {
    fn new(page: u8, size: u8, looks: u8) -> Sitting {
        let sizes = [4, 5, 6, 8, 8, 8, 12, 26];
        let [rows, columns] = [size, size >> 4].map(|part| sizes[usize::from(part % 8)]);
        let depths = [
            ColorDepth::Monochrome,
            ColorDepth::Plain8,
            ColorDepth::Indexed256,
        ];
        let mut sitting = Sitting {
            decoder: Decoder::default(),
            page: Page::List(ListPage::new(Vec::new())),
            window: window(0, 0),
            size: BoardSize::new(rows, columns).unwrap_or_default(),
            theme: ThemeName::ALL[usize::from(looks % 5)],
            depth: depths[usize::from(looks >> 3) % 3],
            unicode: looks & 0x20 != 0,
            hints: looks & 0x40 == 0,
            animate: looks & 0x80 != 0,
            pictures: 0,
        };
        let names = Names::new("Ада", "");
        let (size, hints) = (sitting.size, sitting.hints);
        let number = usize::from(page >> 4);
        match page % 5 {
            0 => {
                let start = StartPage::new(&names, size, hints, sitting.theme);
                sitting.page = Page::Start(Box::new(
                    start.offering((page & 0x80 != 0).then(|| messages::offered(&recorded(0)))),
                ));
            }
            1 => {
                let games = (0..number * 5).map(|index| format!("{index}\u{301} … 日本").into());
                sitting.page = Page::List(ListPage::new(games.collect()));
            }
            2 => sitting.set_table(Session::new(size, &names, hints)),
            3 => sitting.set_table(Session::going_on(recorded(number), hints)),
            _ => sitting.set_table(Session::replaying(recorded(number), hints)),
        }
        sitting
    }

    fn set_table(&mut self, session: Session) {
        let session = session.animated(self.animate);
        let follower = Follower::of(&session);
        self.page = Page::Table(Box::new(session), Box::new(follower));
    }

    /// Draws the page and looks at it; large windows cost time, and there only
    /// every fourth picture is looked at.
    fn look(&mut self) {
        self.pictures += 1;
        if self.window.rows * self.window.columns > 4000 && self.pictures % 4 != 1 {
            return;
        }
        let theme = |name| Theme::new(name, self.depth).with_unicode(self.unicode);
        let frame = match &self.page {
            Page::Start(page) => start_view(page, &theme(page.theme()), self.window),
            Page::List(list) => list.view(&theme(self.theme), self.window),
            Page::Table(session, _) => {
                let frame = view(session, &theme(self.theme), self.window);
                check_score(&frame, &session.board());
                if !self.animate {
                    assert_eq!(&session.board(), session.record().board());
                }
                frame
            }
        };
        check_picture(&frame, self.window);
    }

    /// Nothing is typed for a while.
    fn pause(&mut self) -> bool {
        while let Some(event) = self.decoder.give_up() {
            if !self.handle(event) || !self.handle_events() {
                return false;
            }
        }
        assert_eq!(self.decoder.patience(), None);
        true
    }

    fn handle_events(&mut self) -> bool {
        while let Some(event) = self.decoder.next_event() {
            if !self.handle(event) {
                return false;
            }
        }
        true
    }

    /// Says whether the sitting goes on.
    fn handle(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) => commands::of_key(key).is_none_or(|command| self.obey(command)),
            Event::Paste(text) => self.obey(Command::Paste(text)),
            Event::Mouse(mouse) => self.point(mouse),
            other => panic!("bytes became {other:?}"),
        }
    }

    fn point(&mut self, mouse: Mouse) -> bool {
        let Mouse { row, column, .. } = mouse;
        if mouse.action != MouseAction::Press {
            return true;
        }
        let goes_on = match &mut self.page {
            Page::Start(page) => {
                let choice = item_at(page, row, column, self.window).map(|item| page.press(item));
                self.choose(choice.unwrap_or(Choice::None))
            }
            Page::List(list) => {
                let choice = list.press(row, self.window);
                self.choose_game(choice)
            }
            Page::Table(session, _) => {
                let command = command_at(session, self.window, row, column);
                return command.is_none_or(|command| self.obey(command));
            }
        };
        self.look();
        goes_on
    }

    fn obey(&mut self, command: Command) -> bool {
        // No page hears of what is asked of the screen.
        if matches!(command, Command::Repaint | Command::Suspend) {
            return true;
        }
        let goes_on = match &mut self.page {
            Page::Start(page) => {
                let choice = page.update(command);
                self.choose(choice)
            }
            Page::List(list) => {
                let choice = list.update(&command);
                self.choose_game(choice)
            }
            Page::Table(session, follower) => {
                let replay = session.is_replay();
                let may_change = may_change(session, &command);
                let effect = session.update(command);
                if effect == Effect::Another {
                    **follower = Follower::of(session);
                } else {
                    follower.follow(session, may_change, replay);
                }
                check_line(session);
                self.carry_out(effect)
            }
        };
        self.look();
        goes_on
    }

    fn choose(&mut self, choice: Choice) -> bool {
        let Page::Start(page) = &self.page else {
            return true;
        };
        for item in reversi::game::Item::ALL {
            let text = page.text(item).map_or("", |text| text.text());
            assert!(!text.contains(char::is_control), "{text:?}");
        }
        match choice {
            Choice::Quit => return false,
            Choice::Start => {
                let size = page.size();
                assert!(size.is_some(), "a game on no board");
                self.theme = page.theme();
                let session = Session::new(size.unwrap_or_default(), &page.names(), page.hints());
                self.set_table(session);
            }
            Choice::Resume => {
                assert!(page.is_resumable(), "no game to resume");
                let session = Session::going_on(recorded(0), page.hints());
                self.set_table(session);
            }
            Choice::None => {}
        }
        true
    }

    fn choose_game(&mut self, choice: Choosing) -> bool {
        let Page::List(list) = &mut self.page else {
            return true;
        };
        match choice {
            Choosing::Quit => return false,
            Choosing::Chosen(index) if index % 4 == 3 => list.say("No such game. 日本".repeat(9)),
            Choosing::Chosen(index) => {
                let replay = Session::replaying(recorded(index), self.hints);
                self.set_table(replay.from_list());
            }
            Choosing::Goes => {}
        }
        true
    }

    /// What the program does beyond drawing, with files that are not there.
    fn carry_out(&mut self, effect: Effect) -> bool {
        if effect == Effect::List {
            self.page = Page::List(ListPage::new(vec!["A game".to_owned().into()]));
            return true;
        }
        let Page::Table(session, follower) = &mut self.page else {
            return true;
        };
        let next = match effect {
            Effect::Quit => return false,
            Effect::Save { name, replace } if replace || name.len() % 2 == 0 => {
                session.say(messages::saved(&name, session.record()));
                Effect::None
            }
            Effect::Save { name, .. } => session.ask_to_replace(name),
            Effect::Load(name) if name.len() % 4 == 3 => {
                session.say(messages::not_loaded(&ShelfError::NotAFile(name)));
                Effect::None
            }
            Effect::Load(name) => session.loaded(recorded(name.len()).into()),
            other => other,
        };
        match next {
            Effect::Ask => self.decoder = Decoder::default(),
            Effect::Another => **follower = Follower::of(session),
            _ => {}
        }
        true
    }
}
