//! Starts curses and sees to it that the terminal is given back.

use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use pancurses::Window;
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use rustix::termios::{QueueSelector, tcflush};
use signal_hook::consts::SIGTSTP;

use super::requirements::Terminal;

/// Whether the terminal is curses' at the moment. One terminal, one flag: the
/// panic hook has nothing else to go by.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether modes beyond the terminal's entry are on.
static EXTRAS: AtomicBool = AtomicBool::new(false);

/// Has pastes marked.
const PASTE_ON: &str = "\x1b[?2004h";
/// Has the mouse reported in decimal numbers: without it, columns beyond 223
/// have no report at all.
const DECIMAL_MOUSE_ON: &str = "\x1b[?1006h";
const EXTRAS_OFF: &str = "\x1b[?2004l\x1b[?1006l";

/// While this value lives, the terminal is curses'.
pub(super) struct TerminalGuard {
    extras: String,
}

impl TerminalGuard {
    /// Takes the terminal over. The caller has made sure that it is one that
    /// curses can draw on.
    pub(super) fn start(terminal: &Terminal, mouse: bool) -> (TerminalGuard, Window) {
        give_back_on_panic();
        #[expect(clippy::disallowed_methods, reason = "the terminal has been checked")]
        let window = pancurses::initscr();
        TAKEN.store(true, Ordering::Relaxed);
        pancurses::raw();
        pancurses::noecho();
        pancurses::nonl();
        window.keypad(false);
        let mut extras = String::new();
        if terminal.like_xterm {
            extras.push_str(PASTE_ON);
        }
        if mouse
            && pancurses::mousemask(pancurses::ALL_MOUSE_EVENTS, None) != 0
            && terminal.like_xterm
        {
            extras.push_str(DECIMAL_MOUSE_ON);
        }
        let guard = TerminalGuard { extras };
        guard.switch_extras_on();
        (guard, window)
    }

    fn switch_extras_on(&self) {
        if !self.extras.is_empty() {
            write_out(&self.extras);
            EXTRAS.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the terminal is curses' at the moment.
    pub(super) fn is_taken() -> bool {
        TAKEN.load(Ordering::Relaxed)
    }

    /// Takes back what the terminal has not taken yet: where it takes no more, what
    /// gives it back would wait behind that.
    pub(super) fn take_back_unsent() {
        // Fails where the terminal is gone.
        let _ = tcflush(rustix::stdio::stdout(), QueueSelector::OFlush);
    }

    /// Tells curses the terminal's real size, which the variables LINES and
    /// COLUMNS may contradict.
    pub(super) fn adopt_size() {
        let Ok(size) = rustix::termios::tcgetwinsize(rustix::stdio::stdout()) else {
            return;
        };
        if size.ws_row > 0 && size.ws_col > 0 {
            #[expect(clippy::disallowed_methods, reason = "this is the one place")]
            pancurses::resize_term(size.ws_row.into(), size.ws_col.into());
        }
    }

    /// Stops the process with the terminal given back, and takes it over again
    /// once the process is continued. Where no shell could continue it, as in
    /// a window of its own, it does not stop.
    pub(super) fn suspend(&self) {
        if !is_a_job() {
            return;
        }
        give_back();
        // Fails only for signals that cannot be stopped by; then play goes on.
        let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
        pancurses::reset_prog_mode();
        TAKEN.store(true, Ordering::Relaxed);
        self.switch_extras_on();
    }

    /// As [`TerminalGuard::suspend`], together with whoever waits for this
    /// process: a shell stops, and continues, a whole job.
    pub(super) fn suspend_job(&self) {
        if is_a_job() {
            give_back();
            // Fails nowhere: this process is always in its group.
            let _ = kill_current_process_group(Signal::TSTP);
            self.suspend();
        }
    }
}

/// Whether a shell with job control watches over this process: it gives each
/// job a group of its own.
fn is_a_job() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Leaves the screen and every mode that was switched on, once.
fn give_back() {
    if TAKEN.swap(false, Ordering::Relaxed) {
        if EXTRAS.swap(false, Ordering::Relaxed) {
            write_out(EXTRAS_OFF);
        }
        pancurses::endwin();
    }
}

/// Curses has sent all it had, so that this comes after it.
fn write_out(sequence: &str) {
    let mut out = std::io::stdout().lock();
    // A terminal that takes no more bytes is gone; there is nobody to tell.
    let _ = out
        .write_all(sequence.as_bytes())
        .and_then(|()| out.flush());
}

/// A panic message written on curses' screen would vanish with it.
fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            report(panic);
        }));
    });
}
