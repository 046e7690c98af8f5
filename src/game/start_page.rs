//! The start page: who plays, and on what board.

use super::{LineEditor, ThemeName};
use crate::commands::Command;
use crate::messages;
use crate::names::Names;
use crate::rules::{BoardSize, Direction, Player};

/// Something on the start page that can have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The first player's name.
    RedName,
    /// The first player's university number.
    RedNumber,
    /// The second player's name.
    BlueName,
    /// The second player's university number.
    BlueNumber,
    /// Rows and columns of the board.
    Size,
    /// Whether legal moves are marked.
    Hints,
    /// The looks of the board.
    Theme,
    /// Begins the game.
    Start,
    /// Goes on with the unfinished game.
    Resume,
    /// Leaves the program.
    Quit,
}

impl Item {
    /// All items in the order of the Tab key.
    pub const ALL: [Item; 10] = [
        Item::RedName,
        Item::RedNumber,
        Item::BlueName,
        Item::BlueNumber,
        Item::Size,
        Item::Hints,
        Item::Theme,
        Item::Start,
        Item::Resume,
        Item::Quit,
    ];
}

/// What the players chose on the start page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing yet.
    None,
    /// Begin a game.
    Start,
    /// Go on with the unfinished game.
    Resume,
    /// Leave the program.
    Quit,
}

/// The start page as the players see it; changed by their keys and clicks, and
/// when the unfinished game that it offers is gone.
#[derive(Clone, Debug)]
pub struct StartPage {
    /// What is typed into the first items, in their order.
    texts: [LineEditor; 5],
    hints: bool,
    theme: ThemeName,
    /// The unfinished game to resume, in words.
    offer: Option<String>,
    focus: Item,
    /// What is typed replaces the text: it is the size, which nobody has yet
    /// touched since it got the focus.
    selected: bool,
    message: Option<String>,
}

impl StartPage {
    /// A start page filled in with what was asked for on the command line.
    #[must_use]
    pub fn new(names: &Names, size: BoardSize, hints: bool, theme: ThemeName) -> StartPage {
        let [red, blue] = Player::BOTH.map(|player| names.of(player));
        StartPage {
            texts: [red, "", blue, "", &size.shortest()].map(LineEditor::with),
            hints,
            theme,
            offer: None,
            focus: Item::Start,
            selected: false,
            message: None,
        }
    }

    /// The same page, with an unfinished game to resume, told in words, or
    /// without.
    #[must_use]
    pub fn offering(self, offer: Option<String>) -> StartPage {
        StartPage { offer, ..self }
    }

    /// Whether there is an unfinished game to resume.
    #[must_use]
    pub const fn is_resumable(&self) -> bool {
        self.offer.is_some()
    }

    /// The unfinished game that can be resumed, in words.
    #[must_use]
    pub fn offer(&self) -> Option<&str> {
        self.offer.as_deref()
    }

    /// Says that there is no unfinished game any more.
    pub fn nothing_to_resume(&mut self) {
        self.offer = None;
        self.focus_on(Item::Start);
        self.message = Some(messages::NOTHING_TO_RESUME.to_owned());
    }

    /// What has the focus.
    #[must_use]
    pub const fn focus(&self) -> Item {
        self.focus
    }

    /// Whether what is typed replaces the text that has the focus.
    #[must_use]
    pub const fn is_selected(&self) -> bool {
        self.selected
    }

    /// The text of an item that takes text.
    #[must_use]
    pub fn text(&self, item: Item) -> Option<&LineEditor> {
        self.texts.get(item as usize)
    }

    /// Whether legal moves will be marked.
    #[must_use]
    pub const fn hints(&self) -> bool {
        self.hints
    }

    /// The looks of the board.
    #[must_use]
    pub const fn theme(&self) -> ThemeName {
        self.theme
    }

    /// What there is to say, if anything.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// The players' names, their numbers added in parentheses.
    #[must_use]
    pub fn names(&self) -> Names {
        let label = |name: Item, number: Item| {
            let [name, number] = [name, number].map(|item| self.texts[item as usize].text().trim());
            match (name, number) {
                (name, "") => name.to_owned(),
                ("", number) => number.to_owned(),
                (name, number) => format!("{name} ({number})"),
            }
        };
        Names::new(
            &label(Item::RedName, Item::RedNumber),
            &label(Item::BlueName, Item::BlueNumber),
        )
    }

    /// The size of the board; `None` if what is typed is not a size.
    #[must_use]
    pub fn size(&self) -> Option<BoardSize> {
        self.texts[Item::Size as usize].text().trim().parse().ok()
    }

    /// Carries a command out.
    pub fn update(&mut self, command: Command) -> Choice {
        self.message = None;
        match command {
            Command::Confirm => return self.confirm(),
            Command::New => return self.start(),
            Command::Quit => return Choice::Quit,
            Command::NextField | Command::Move(Direction::South) => self.move_focus(1),
            Command::PreviousField | Command::Move(Direction::North) => self.move_focus(-1),
            Command::Move(direction) => self.move_within(direction),
            Command::Hints => self.hints = !self.hints,
            other => self.edit(other),
        }
        Choice::None
    }

    /// A click on an item.
    pub fn press(&mut self, item: Item) -> Choice {
        self.message = None;
        self.focus_on(item);
        match item {
            Item::Theme => self.theme = self.theme.step(1),
            Item::Hints | Item::Start | Item::Resume | Item::Quit => return self.confirm(),
            _ => (),
        }
        Choice::None
    }

    /// A click on the sign that points back to the theme before.
    pub fn press_back(&mut self) {
        self.message = None;
        self.focus_on(Item::Theme);
        self.theme = self.theme.step(-1);
    }

    /// Enter presses a button, sets or takes away the mark of the hints, and leaves
    /// a text or the theme, which stays as the arrows chose it. Pasted lines end
    /// at the hints and start no game.
    fn confirm(&mut self) -> Choice {
        match self.focus {
            Item::Start => return self.start(),
            Item::Resume if self.is_resumable() => return Choice::Resume,
            Item::Resume => self.message = Some(messages::NOTHING_TO_RESUME.to_owned()),
            Item::Quit => return Choice::Quit,
            Item::Hints => self.hints = !self.hints,
            _ => self.move_focus(1),
        }
        Choice::None
    }

    fn start(&mut self) -> Choice {
        if self.size().is_some() {
            return Choice::Start;
        }
        self.focus_on(Item::Size);
        self.message = Some(messages::no_size(self.texts[Item::Size as usize].text()));
        Choice::None
    }

    fn focus_on(&mut self, item: Item) {
        self.selected = item == Item::Size && (self.selected || self.focus != item);
        self.focus = item;
    }

    fn move_focus(&mut self, places: isize) {
        let count = Item::ALL.len() as isize;
        let there = (self.focus as isize + places).rem_euclid(count);
        self.focus_on(Item::ALL[there.unsigned_abs()]);
        if self.focus == Item::Resume && !self.is_resumable() {
            self.move_focus(places);
        }
    }

    /// Left and right move the caret in a text, and choose elsewhere.
    fn move_within(&mut self, direction: Direction) {
        let places = if direction == Direction::West { -1 } else { 1 };
        self.selected = false;
        match (self.texts.get_mut(self.focus as usize), self.focus) {
            (Some(text), _) if places < 0 => text.to_left(),
            (Some(text), _) => text.to_right(),
            (None, Item::Hints) => self.hints = !self.hints,
            (None, Item::Theme) => self.theme = self.theme.step(places),
            (None, _) => self.move_focus(places),
        }
    }

    fn edit(&mut self, command: Command) {
        let Some(text) = self.texts.get_mut(self.focus as usize) else {
            if command == Command::Type(' ') && matches!(self.focus, Item::Hints | Item::Theme) {
                self.press(self.focus);
            }
            return;
        };
        if std::mem::take(&mut self.selected) && command.edits() {
            text.clear();
        }
        match command {
            Command::ToStart => text.to_start(),
            Command::ToEnd => text.to_end(),
            Command::Cancel => text.clear(),
            other => text.edit(&other),
        }
    }
}
