//! Waiting for whatever comes first: bytes from the terminal, a signal, or the
//! end of the time given. Nothing is polled; an idle program sleeps.

use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use signal_hook::SigId;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

use super::{Decoder, Event, Signal};

/// The ending of typing ahead is a pause of this length.
const QUIET: Duration = Duration::from_millis(50);

/// The keyboard, the mouse and the signals of one process.
pub(super) struct Input {
    decoder: Decoder,
    /// The next event, if it has been looked for before it was asked for.
    ready: Option<Event>,
    /// When the decoder last got bytes: its patience counts from then, however
    /// often the program asks in between.
    fed: Instant,
    signals: Signals,
    ended: bool,
}

/// What the signal handlers have seen. They only set flags and wake the
/// program up; all else happens outside of them.
struct Signals {
    ending: Arc<AtomicUsize>,
    resized: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    wakeup: UnixStream,
    registered: Vec<SigId>,
}

/// Set while nobody watches: signals then do what they always do. Handlers
/// cannot be taken away again, so one flag serves every watch of the process.
static UNWATCHED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
const ENDING: [i32; 4] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];

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
            ready: None,
            fed: Instant::now(),
            signals: Signals::watch()?,
            ended: false,
        })
    }

    /// The next event, waited for at most `timeout` (without end if `None`).
    pub(super) fn next(&mut self, timeout: Option<Duration>) -> Incoming {
        // A time beyond what the clock can count has no end.
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        loop {
            if let Some(incoming) = self.signals.take() {
                return incoming;
            }
            if let Some(event) = self.ready.take().or_else(|| self.decoder.next_event()) {
                return Incoming::Event(event);
            }
            if self.ended {
                return Incoming::Event(self.decoder.give_up().unwrap_or(Event::EndOfInput));
            }
            let sequence_end = self.decoder.patience().map(|time| self.fed + time);
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

    /// Whether the next event has been read already.
    pub(super) fn is_ready(&mut self) -> bool {
        if self.ready.is_none() {
            self.ready = self.decoder.next_event();
        }
        self.ready.is_some()
    }

    /// Drops everything typed so far that has not become an event yet. Signals
    /// and the end of input stay.
    pub(super) fn discard(&mut self) {
        let mut quiet = Instant::now();
        while !self.ended && !self.signals.ask_to_end() {
            match self.wait(Some(quiet)) {
                Woken::Input => {
                    self.read();
                    // Once typing was ahead, the rest may still be on its way.
                    quiet = Instant::now() + QUIET;
                }
                Woken::Signal => self.signals.clear_wakeup(),
                Woken::Time => break,
            }
        }
        self.decoder = Decoder::default();
        self.ready = None;
    }

    /// Whether a signal has asked the program to end.
    pub(super) fn asks_to_end(&self) -> bool {
        self.signals.ask_to_end()
    }

    /// Waits until the terminal takes bytes; `false` if the program is asked to end.
    pub(super) fn wait_for_room(&self, terminal: impl AsFd) -> bool {
        while !self.signals.ask_to_end() {
            let mut sources = [
                PollFd::new(&terminal, PollFlags::OUT),
                PollFd::new(&self.signals.wakeup, PollFlags::IN),
            ];
            // An interrupted wait has seen nothing, and is tried again.
            let _ = poll(&mut sources, None);
            if !sources[0].revents().is_empty() {
                return true;
            }
            self.signals.clear_wakeup();
        }
        false
    }

    /// Takes no notice of having been asked to stop.
    pub(super) fn forget_stop(&self) {
        self.signals.stop.store(false, Ordering::Relaxed);
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
            Ok(length) => {
                self.decoder.feed(&block[..length]);
                self.fed = Instant::now();
            }
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
        let mut signals = Signals {
            ending: Arc::default(),
            resized: Arc::default(),
            stop: Arc::default(),
            wakeup,
            registered: Vec::new(),
        };
        usual_when_unwatched()?.store(false, Ordering::Relaxed);
        signals.note_which()?;
        signals.wake_up_through(&writer)?;
        Ok(signals)
    }

    /// Has each signal set its flag.
    fn note_which(&mut self) -> io::Result<()> {
        for signal in ENDING {
            let (flag, value) = (Arc::clone(&self.ending), signal.unsigned_abs() as usize);
            let id = signal_hook::flag::register_usize(signal, flag, value)?;
            self.registered.push(id);
        }
        for (signal, flag) in [
            (SIGWINCH, &self.resized),
            (SIGCONT, &self.resized),
            (SIGTSTP, &self.stop),
        ] {
            let id = signal_hook::flag::register(signal, Arc::clone(flag))?;
            self.registered.push(id);
        }
        Ok(())
    }

    /// Has each signal end the waiting.
    fn wake_up_through(&mut self, writer: &UnixStream) -> io::Result<()> {
        for signal in ENDING.into_iter().chain([SIGWINCH, SIGCONT, SIGTSTP]) {
            let writer = writer.try_clone()?;
            let id = signal_hook::low_level::pipe::register(signal, writer)?;
            self.registered.push(id);
        }
        Ok(())
    }

    fn ask_to_end(&self) -> bool {
        self.ending.load(Ordering::Relaxed) != 0
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
        // Who has been asked to end is ending: to be asked again changes nothing.
        if let Some(unwatched) = UNWATCHED.get().filter(|_| !self.ask_to_end()) {
            unwatched.store(true, Ordering::Relaxed);
        }
        for id in self.registered.drain(..) {
            signal_hook::low_level::unregister(id);
        }
    }
}

/// Has signals do what they always do while the flag returned is set.
fn usual_when_unwatched() -> io::Result<&'static AtomicBool> {
    if let Some(unwatched) = UNWATCHED.get() {
        return Ok(unwatched);
    }
    let unwatched = UNWATCHED.get_or_init(Arc::default);
    for signal in ENDING.into_iter().chain([SIGTSTP]) {
        signal_hook::flag::register_conditional_default(signal, Arc::clone(unwatched))?;
    }
    Ok(unwatched)
}
