//! Waiting for whatever comes first: bytes from the terminal, a signal, or the
//! end of the time given. Nothing is polled; an idle program sleeps.

use std::io::{self, Read};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

use super::{Decoder, Event, Signal};

/// The ending of typing ahead is a pause of this length.
const QUIET: Duration = Duration::from_millis(50);

/// The keyboard, the mouse and the signals of one process.
pub(super) struct Input {
    decoder: Decoder,
    signals: Signals,
    ended: bool,
}

/// What the signal handlers have seen. They only set flags and wake the
/// program up; all else happens outside of them.
struct Signals {
    ending: Arc<AtomicUsize>,
    resized: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    /// Set when nobody watches any more: signals then do what they always do.
    over: Arc<AtomicBool>,
    wakeup: UnixStream,
}

/// What [`Input::wait`] was woken by.
enum Woken {
    Input,
    Signal,
    Time,
}

/// What the screen has to know of an event before the program does.
pub(super) enum Incoming {
    Event(Event),
    /// The program is asked to stop until it is continued.
    Stop,
}

impl Input {
    /// Takes over the signals; to be called before curses sets its own
    /// handlers, which end the process without giving the terminal back.
    pub(super) fn new() -> io::Result<Input> {
        Ok(Input {
            decoder: Decoder::default(),
            signals: Signals::watch()?,
            ended: false,
        })
    }

    /// The next event, waited for at most `timeout` (without end if `None`).
    pub(super) fn next(&mut self, timeout: Option<Duration>) -> Incoming {
        let deadline = timeout.map(|timeout| Instant::now() + timeout);
        loop {
            if let Some(incoming) = self.signals.take() {
                return incoming;
            }
            if let Some(event) = self.decoder.next_event() {
                return Incoming::Event(event);
            }
            if self.ended {
                return Incoming::Event(self.decoder.give_up().unwrap_or(Event::EndOfInput));
            }
            let sequence_end = self.decoder.patience().map(|time| Instant::now() + time);
            match self.wait(earlier(deadline, sequence_end)) {
                Woken::Input => self.read(),
                Woken::Signal => self.signals.clear_wakeup(),
                Woken::Time if sequence_end.is_some_and(|end| end <= Instant::now()) => {
                    if let Some(event) = self.decoder.give_up() {
                        return Incoming::Event(event);
                    }
                }
                Woken::Time => return Incoming::Event(Event::Timeout),
            }
        }
    }

    /// Drops everything typed so far that has not become an event yet. Signals
    /// and the end of input stay.
    pub(super) fn discard(&mut self) {
        while !self.ended && matches!(self.wait(Some(Instant::now())), Woken::Input) {
            self.read();
            // Once typing was ahead, the rest of it may still be on its way.
            let quiet = Instant::now() + QUIET;
            if !matches!(self.wait(Some(quiet)), Woken::Input) {
                break;
            }
        }
        self.decoder = Decoder::default();
    }

    fn wait(&self, deadline: Option<Instant>) -> Woken {
        let left = deadline.map(|at| at.saturating_duration_since(Instant::now()));
        let left = left.and_then(|left| Timespec::try_from(left).ok());
        let stdin = rustix::stdio::stdin();
        let mut sources = [
            PollFd::new(&stdin, PollFlags::IN),
            PollFd::new(&self.signals.wakeup, PollFlags::IN),
        ];
        match poll(&mut sources, left.as_ref()) {
            Ok(0) => Woken::Time,
            Ok(_) if sources[1].revents().is_empty() => Woken::Input,
            // Interrupted by a signal counts as woken by it.
            Ok(_) | Err(_) => Woken::Signal,
        }
    }

    fn read(&mut self) {
        let mut block = [0; 4096];
        match rustix::io::read(rustix::stdio::stdin(), &mut block) {
            Ok(0) => self.ended = true,
            Ok(length) => self.decoder.feed(&block[..length]),
            Err(rustix::io::Errno::INTR | rustix::io::Errno::AGAIN) => {}
            // A terminal that is gone reads as an error.
            Err(_) => self.ended = true,
        }
    }
}

fn earlier(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    [one, other].into_iter().flatten().min()
}

impl Signals {
    fn watch() -> io::Result<Signals> {
        let (wakeup, writer) = UnixStream::pair()?;
        wakeup.set_nonblocking(true)?;
        let signals = Signals {
            ending: Arc::default(),
            resized: Arc::default(),
            stop: Arc::default(),
            over: Arc::default(),
            wakeup,
        };
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
            let over = Arc::clone(&signals.over);
            signal_hook::flag::register_conditional_default(signal, over)?;
            let ending = Arc::clone(&signals.ending);
            signal_hook::flag::register_usize(signal, ending, signal.unsigned_abs() as usize)?;
        }
        let over = Arc::clone(&signals.over);
        signal_hook::flag::register_conditional_default(SIGTSTP, over)?;
        for signal in [SIGWINCH, SIGCONT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.resized))?;
        }
        signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.stop))?;
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP] {
            signal_hook::low_level::pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(signals)
    }

    /// The most urgent thing a signal asked for since the last call.
    fn take(&self) -> Option<Incoming> {
        let ending = self.ending.load(Ordering::Relaxed);
        if ending != 0 {
            let signal = Signal(i32::try_from(ending).unwrap_or_default());
            return Some(Incoming::Event(Event::Terminate(signal)));
        }
        if self.stop.swap(false, Ordering::Relaxed) {
            return Some(Incoming::Stop);
        }
        self.resized
            .swap(false, Ordering::Relaxed)
            .then_some(Incoming::Event(Event::Resize))
    }

    fn clear_wakeup(&self) {
        let mut block = [0; 64];
        while (&self.wakeup)
            .read(&mut block)
            .is_ok_and(|length| length > 0)
        {}
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}
