//! What can happen at a terminal.

/// One thing that happened at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A key was pressed.
    Key(Key),
    /// A text was pasted, in a terminal that tells pasting from typing. Its
    /// first 64 KiB are passed on as they came, line breaks included.
    Paste(String),
    /// A mouse button went down or up, or the wheel turned.
    Mouse(Mouse),
    /// The terminal has a new size, or its picture must be drawn again.
    Resize,
    /// The system asks the program to end.
    Terminate(Signal),
    /// Nobody can type any more: the terminal was closed or its input ended.
    EndOfInput,
    /// Nothing happened within the time given.
    Timeout,
}

/// A key, as far as terminals can tell keys apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A key that types a character.
    Char(char),
    /// Control and a letter, named in lower case: `Ctrl('c')`.
    Ctrl(char),
    /// Alt and a key that types a character.
    Alt(char),
    /// A function key, counted from 1.
    Function(u8),
    /// Enter or Return, also on the number pad.
    Enter,
    /// The tabulator key.
    Tab,
    /// Shift and the tabulator key.
    BackTab,
    /// The key that erases to the left.
    Backspace,
    /// The key that erases to the right.
    Delete,
    /// Insert.
    Insert,
    /// Escape on its own.
    Escape,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A key this module has no name for, such as Ctrl and an arrow.
    Other,
}

/// What the mouse did, and on which cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mouse {
    /// What was done.
    pub action: MouseAction,
    /// The cell's row, counted from 0 at the top.
    pub row: usize,
    /// The cell's column, counted from 0 at the left.
    pub column: usize,
}

/// What can be done with a mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAction {
    /// The left button went down.
    Press,
    /// A button went up; older terminals do not say which.
    Release,
    /// Another button, the wheel, or a movement.
    Other,
}

/// A signal that asks the program to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signal(pub(super) i32);

impl Signal {
    /// The signal's number, as the system counts: 15 is SIGTERM.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }

    /// What a shell reports for a program that the signal ended: 128 more than
    /// the signal's number.
    #[must_use]
    pub fn exit_code(self) -> u8 {
        u8::try_from(128 + self.0).unwrap_or(u8::MAX)
    }

    /// The signal's name: `SIGTERM`.
    #[must_use]
    pub fn name(self) -> &'static str {
        signal_hook::low_level::signal_name(self.0).unwrap_or("a signal")
    }
}
