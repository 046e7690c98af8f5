//! One table of everything a player can ask for: its keys, its typed words, its
//! button and its line of help, as [`captions`] puts them. Both user interfaces
//! read commands from here.

use Meaning::{OfFile, OfSquare, Plain};

use crate::easy_curses::Key;
use crate::messages::captions::{self, Caption};
use crate::rules::{Direction, NotASquare, Square};
use crate::shell_word;

/// Something a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Put a disc on a square.
    Play(Square),
    /// A click on a square of the board.
    Point(Square),
    /// Explain why a move on a square is legal or not.
    Why(Square),
    /// Start another game.
    New,
    /// Show the legal moves, or stop showing them.
    Hints,
    /// Take the last move back.
    Undo,
    /// Play the move again that was taken back.
    Redo,
    /// Show the teaching panel, or hide it.
    Panel,
    /// Save the game under a name as it was typed, or under a free one if there is
    /// none.
    Save(String),
    /// Go on with the game of a file, named as it was typed.
    Load(String),
    /// Go on with the last unfinished game.
    Resume,
    /// Show how to play and what can be typed.
    Help,
    /// End the program.
    Quit,
    /// Draw the screen anew.
    Repaint,
    /// Go back to the shell until continued.
    Suspend,
    /// What is typed is complete: do it.
    Confirm,
    /// Clear the line, close what lies over the board.
    Cancel,
    /// A click on a message: put it away.
    Dismiss,
    /// Move the cursor over the board.
    Move(Direction),
    /// Type a character.
    Type(char),
    /// Type a pasted text.
    Paste(String),
    /// Erase the character before the caret.
    EraseBefore,
    /// Erase the character under the caret.
    EraseAfter,
    /// Erase the word before the caret.
    EraseWord,
    /// Erase everything before the caret.
    EraseToStart,
    /// Erase everything from the caret on.
    EraseToEnd,
    /// Go to the beginning.
    ToStart,
    /// Go to the end.
    ToEnd,
    /// Go on to the next field.
    NextField,
    /// Go back to the field before.
    PreviousField,
    /// Time has passed: show the next step of what moves by itself.
    Tick,
    /// Show the page before.
    PageUp,
    /// Show the page after.
    PageDown,
}

impl Command {
    /// Whether it types or erases text.
    #[must_use]
    pub const fn edits(&self) -> bool {
        matches!(
            self,
            Command::Type(_)
                | Command::Paste(_)
                | Command::EraseBefore
                | Command::EraseAfter
                | Command::EraseWord
                | Command::EraseToStart
                | Command::EraseToEnd
        )
    }
}

/// One row of the table.
#[derive(Debug)]
pub struct Entry {
    /// What the entry stands for.
    pub meaning: Meaning,
    /// The keys that ask for it; help names the first.
    pub keys: &'static [Key],
    /// The words that ask for it, in lower case; help names them all.
    pub words: &'static [&'static str],
    /// The caption of its button; empty if it has none.
    pub button: &'static str,
    /// Its line of help.
    pub help: &'static str,
}

/// A command, or what a word makes of the text behind it.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// The command itself. The word stands alone.
    Plain(Command),
    /// A command about the square that follows the word.
    OfSquare(fn(Square) -> Command),
    /// A command about the file that follows the word, or may be left out.
    OfFile {
        /// Makes the command of the file's name.
        command: fn(String) -> Command,
        /// Whether there must be a name.
        required: bool,
    },
}

/// Why a typed line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistyped {
    /// Nothing was typed.
    Nothing,
    /// A column without a row or a row without a column.
    HalfASquare(String),
    /// No square of any board.
    NotASquare(String),
    /// Letters that are no word of the table.
    UnknownWord(String),
    /// A word that stands alone had text behind it.
    StandsAlone(&'static str),
    /// A word that wants a square had nothing behind it, or another word.
    WantsASquare(&'static str),
    /// A word that wants the name of a file had none behind it.
    WantsAFile(&'static str),
}

const fn entry(
    meaning: Meaning,
    keys: &'static [Key],
    words: &'static [&'static str],
    (button, help): Caption,
) -> Entry {
    Entry {
        meaning,
        keys,
        words,
        button,
        help,
    }
}

/// Every command that has a key of its own, a word or a button.
pub static TABLE: &[Entry] = &[
    entry(
        Plain(Command::Help),
        &[Key::Function(1)],
        &["help", "?"],
        captions::HELP,
    ),
    entry(
        Plain(Command::New),
        &[Key::Function(2)],
        &["new"],
        captions::NEW,
    ),
    entry(
        Plain(Command::Hints),
        &[Key::Function(3)],
        &["hint", "hints"],
        captions::HINTS,
    ),
    entry(
        Plain(Command::Undo),
        &[Key::Function(4)],
        &["undo"],
        captions::UNDO,
    ),
    entry(
        Plain(Command::Redo),
        &[Key::Function(5)],
        &["redo"],
        captions::REDO,
    ),
    entry(
        Plain(Command::Panel),
        &[Key::Function(6)],
        &["panel"],
        captions::PANEL,
    ),
    entry(OfSquare(Command::Why), &[], &["why"], captions::WHY),
    entry(
        OfFile {
            command: Command::Save,
            required: false,
        },
        &[],
        &["save"],
        captions::SAVE,
    ),
    entry(
        OfFile {
            command: Command::Load,
            required: true,
        },
        &[],
        &["load"],
        captions::LOAD,
    ),
    entry(Plain(Command::Resume), &[], &["resume"], captions::RESUME),
    entry(
        Plain(Command::Quit),
        &[Key::Function(10), Key::Ctrl('c')],
        &["quit", "q"],
        captions::QUIT,
    ),
    entry(
        Plain(Command::Cancel),
        &[Key::Escape],
        &[],
        captions::CANCEL,
    ),
    entry(
        Plain(Command::Repaint),
        &[Key::Ctrl('l')],
        &[],
        captions::REPAINT,
    ),
    entry(
        Plain(Command::Suspend),
        &[Key::Ctrl('z')],
        &[],
        captions::SUSPEND,
    ),
];

/// The command a key stands for; `None` for keys without meaning.
#[must_use]
pub fn of_key(key: Key) -> Option<Command> {
    let in_table = TABLE.iter().find(|entry| entry.keys.contains(&key));
    if let Some(Entry {
        meaning: Meaning::Plain(command),
        ..
    }) = in_table
    {
        return Some(command.clone());
    }
    Some(match key {
        Key::Char(character) => Command::Type(character),
        Key::Enter => Command::Confirm,
        Key::Backspace => Command::EraseBefore,
        Key::Delete => Command::EraseAfter,
        Key::Ctrl('w') => Command::EraseWord,
        Key::Ctrl('u') => Command::EraseToStart,
        Key::Ctrl('k') => Command::EraseToEnd,
        Key::Home | Key::Ctrl('a') => Command::ToStart,
        Key::End | Key::Ctrl('e') => Command::ToEnd,
        Key::Up => Command::Move(Direction::North),
        Key::Down => Command::Move(Direction::South),
        Key::Left => Command::Move(Direction::West),
        Key::Right => Command::Move(Direction::East),
        Key::Tab => Command::NextField,
        Key::BackTab => Command::PreviousField,
        Key::PageUp => Command::PageUp,
        Key::PageDown => Command::PageDown,
        _ => return None,
    })
}

/// Reads a typed line: a square, or a word of the table in any case. Blanks
/// around it do not count.
///
/// ```
/// use reversi::commands::{Command, parse};
/// assert_eq!(parse(" UNDO "), Ok(Command::Undo));
/// assert_eq!(parse("D3"), Ok(Command::Play("d3".parse().unwrap())));
/// assert!(parse("d3 e3").is_err());
/// ```
///
/// # Errors
/// Says what is wrong with the line.
pub fn parse(line: &str) -> Result<Command, Mistyped> {
    let line = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let lower = word.to_lowercase();
    let found = TABLE.iter().find_map(|entry| {
        let word = entry.words.iter().find(|&&word| word == lower)?;
        Some((*word, &entry.meaning))
    });
    let rest = rest.trim();
    match found {
        Some((word, Meaning::Plain(_))) if !rest.is_empty() => Err(Mistyped::StandsAlone(word)),
        Some((_, Meaning::Plain(command))) => Ok(command.clone()),
        Some((word, Meaning::OfSquare(_))) if rest.is_empty() => Err(Mistyped::WantsASquare(word)),
        Some((word, Meaning::OfSquare(command))) => match square(rest) {
            Err(Mistyped::UnknownWord(_)) => Err(Mistyped::WantsASquare(word)),
            square => square.map(command),
        },
        Some((word, Meaning::OfFile { required: true, .. })) if names_nothing(rest) => {
            Err(Mistyped::WantsAFile(word))
        }
        Some((_, Meaning::OfFile { command, .. })) => Ok(command(rest.to_owned())),
        None => Ok(Command::Play(square(line)?)),
    }
}

/// Nothing, or nothing between quotation marks.
fn names_nothing(typed: &str) -> bool {
    shell_word::read(typed.as_bytes()).is_empty()
}

fn square(text: &str) -> Result<Square, Mistyped> {
    let first = text.split_whitespace().next().unwrap_or_default();
    let is_word = first.chars().count() > 1 && first.chars().all(|c| c.is_ascii_alphabetic());
    text.parse().map_err(|reason| match reason {
        _ if text.is_empty() => Mistyped::Nothing,
        NotASquare::HalfGiven => Mistyped::HalfASquare(text.to_owned()),
        _ if is_word => Mistyped::UnknownWord(text.to_owned()),
        NotASquare::Malformed | NotASquare::OutOfRange => Mistyped::NotASquare(text.to_owned()),
    })
}
