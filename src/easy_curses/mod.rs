//! A small helper for full-screen terminal games on curses.
//!
//! It grew out of a course helper and serves any such game. Draw a [`Frame`],
//! [`show`](EasyCurses::show) it, wait for the [next
//! event](EasyCurses::next_event), and repeat:
//!
//! ```no_run
//! use reversi::easy_curses::{EasyCurses, Event, Frame, Options, Style};
//!
//! let mut screen = EasyCurses::start(Options::default())?;
//! let mut frame = Frame::new(screen.size());
//! frame.print(1, 2, "Press any key.", Style::PLAIN.bold());
//! screen.show(&frame);
//! while !matches!(screen.next_event(None), Event::Key(_) | Event::EndOfInput) {}
//! # Ok::<(), reversi::easy_curses::Unusable>(())
//! ```
//!
//! | the course helper | here |
//! |---|---|
//! | clear the screen | a new [`Frame`] |
//! | move the cursor, print | [`Frame::print`] at a row and column |
//! | set a colour pair | a [`Style`] of a [`ColorPair`] |
//! | refresh | [`EasyCurses::show`] |
//! | read a key | [`EasyCurses::next_event`] |
//!
//! **No flicker.** A frame is drawn off screen and compared with what the
//! terminal shows; only the difference is sent, in one piece. The screen is never
//! cleared after the first frame, but for a new size and on request.
//!
//! **The terminal comes back.** Whatever ends the program (return, error,
//! panic, a signal), the terminal is left as it was found. Signals that ask
//! the program to end arrive as [`Event::Terminate`].
//!
//! **No key is lost or made up.** Bytes are read and decoded here, by
//! [`Decoder`], because curses' own decoding makes characters out of keys it
//! does not know and swallows what follows a broken one.
//!
//! Nothing outside this module knows which curses library is used.

mod color;
mod decoder;
mod event;
mod frame;
mod input;
mod outbox;
mod painter;
mod plain_input;
mod requirements;
mod sequence;
mod steps;
mod terminal_guard;

pub use color::{Color, ColorDepth, ColorPair};
pub use decoder::Decoder;
pub use event::{Event, Key, Mouse, MouseAction, Signal};
pub use frame::{Cell, Frame, Size, Style, text_width, visible};
pub use plain_input::{CaughtSignal, PlainInput};
pub use requirements::{Unusable, shows_colors};

use std::time::Duration;

use input::{Incoming, Input};
use painter::Painter;
use terminal_guard::TerminalGuard;

/// What a program wants of the terminal.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Use colours where the terminal has them.
    pub colors: bool,
    /// Have mouse clicks reported. The terminal's own selection of text then
    /// needs a modifier key, mostly Shift.
    pub mouse: bool,
}

impl Default for Options {
    /// Colours and mouse.
    fn default() -> Options {
        Options {
            colors: true,
            mouse: true,
        }
    }
}

/// The terminal, as a screen to draw on and a source of events. Dropping it
/// gives the terminal back.
///
/// There can be one at a time, and it stays on the thread that started it.
pub struct EasyCurses {
    painter: Painter,
    like_xterm: bool,
    /// Dropped before the input, after which signals end the program at once.
    guard: TerminalGuard,
    input: Input,
}

impl EasyCurses {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// Where no screen can be drawn, says why; the terminal is then untouched.
    pub fn start(options: Options) -> Result<EasyCurses, Unusable> {
        let terminal = requirements::check()?;
        let input = Input::new().map_err(|error| Unusable::System(error.to_string()))?;
        let (guard, window) = TerminalGuard::start(&terminal, options.mouse);
        let painter = Painter::new(window, options.colors);
        TerminalGuard::adopt_size();
        Ok(EasyCurses {
            painter,
            like_xterm: terminal.like_xterm,
            guard,
            input,
        })
    }

    /// How many cells the terminal has.
    #[must_use]
    pub fn size(&self) -> Size {
        self.painter.size()
    }

    /// How many colours are in use.
    #[must_use]
    pub const fn color_depth(&self) -> ColorDepth {
        self.painter.depth()
    }

    /// Whether characters beyond ASCII can be shown. Where they cannot, they
    /// appear as question marks.
    #[must_use]
    pub const fn shows_unicode(&self) -> bool {
        self.painter.unicode()
    }

    /// Whether signs beyond letters, such as triangles and dashed lines, can be
    /// expected to be there: the console of a machine has few of them.
    #[must_use]
    pub const fn draws_unicode(&self) -> bool {
        self.painter.unicode() && self.like_xterm
    }

    /// Puts a picture on the terminal; sends only what differs from the last.
    pub fn show(&mut self, frame: &Frame) {
        self.painter.paint(frame, &self.input);
    }

    /// Has the next picture drawn from scratch, for a terminal that something
    /// else has written on.
    pub fn repaint(&mut self) {
        self.painter.repaint();
    }

    /// Waits for the next event, at most as long as `timeout`, or without end
    /// if it is `None`.
    pub fn next_event(&mut self, timeout: Option<Duration>) -> Event {
        match self.input.next(timeout) {
            Incoming::Event(Event::Resize) => {
                // Terminals move or wrap their text anew as they see fit.
                self.draw_anew();
                Event::Resize
            }
            Incoming::Event(event) => event,
            Incoming::Stop => {
                self.guard.suspend();
                self.draw_anew();
                Event::Resize
            }
        }
    }

    /// Whether an event has arrived already and only waits to be taken: a
    /// picture drawn now would be outdated before anybody has seen it.
    pub fn has_event(&mut self) -> bool {
        self.input.is_ready()
    }

    /// Gives the terminal back to the shell until the program is continued,
    /// as Control-Z does. Draw again afterwards: the size may have changed.
    /// Where there is no shell to go back to, only the drawing is left to do.
    pub fn suspend(&mut self) {
        self.guard.suspend_job();
        self.input.forget_stop();
        self.draw_anew();
    }

    fn draw_anew(&mut self) {
        TerminalGuard::adopt_size();
        self.painter.repaint();
    }

    /// Forgets what has been typed or pasted ahead, so that the next key is
    /// one pressed after the last picture was shown.
    pub fn discard_typed_ahead(&mut self) {
        self.input.discard();
    }
}

impl Drop for EasyCurses {
    fn drop(&mut self) {
        // After a panic the terminal has been given back already.
        if TerminalGuard::is_taken() {
            if self.input.asks_to_end() {
                TerminalGuard::take_back_unsent();
            }
            self.painter.clear_last_row();
        }
    }
}
