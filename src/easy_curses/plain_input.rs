//! Standard input of a program that draws no screen.

use std::io::{self, IsTerminal, Read};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::stdio::stdin;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::{flag, low_level::pipe};

use super::Signal;

/// Standard input that fails as soon as a signal asks the program to end, so that
/// it can put its things in order. A second signal ends it at once.
#[derive(Debug)]
pub struct PlainInput {
    caught: CaughtSignal,
    /// Becomes readable with a signal.
    wakeup: UnixStream,
}

/// Which signal has asked the program to end, if any.
#[derive(Clone, Debug, Default)]
pub struct CaughtSignal(Arc<AtomicUsize>);

impl CaughtSignal {
    /// The signal.
    #[must_use]
    pub fn get(&self) -> Option<Signal> {
        let number = i32::try_from(self.0.load(Ordering::Relaxed)).ok()?;
        (number != 0).then_some(Signal(number))
    }
}

impl PlainInput {
    /// Takes the signals over that ask programs to end. Away from a terminal
    /// nobody presses Ctrl-C, and who started the program may have it ignore all
    /// but one of them.
    ///
    /// # Errors
    /// Where the system gives no pipe or no signals.
    pub fn new() -> io::Result<PlainInput> {
        let (wakeup, writer) = UnixStream::pair()?;
        let caught = CaughtSignal::default();
        let again = Arc::<AtomicBool>::default();
        let of_terminals = [SIGINT, SIGHUP, SIGQUIT].into_iter();
        let of_terminals = of_terminals.filter(|_| io::stdin().is_terminal());
        for signal in of_terminals.chain([SIGTERM]) {
            flag::register_conditional_default(signal, Arc::clone(&again))?;
            flag::register(signal, Arc::clone(&again))?;
            flag::register_usize(
                signal,
                Arc::clone(&caught.0),
                signal.unsigned_abs() as usize,
            )?;
            pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(PlainInput { caught, wakeup })
    }

    /// Where to look for the signal after the end.
    #[must_use]
    pub fn caught(&self) -> CaughtSignal {
        self.caught.clone()
    }

    fn wait(&self) -> rustix::io::Result<()> {
        let stdin = stdin();
        let mut sources = [
            PollFd::new(&stdin, PollFlags::IN),
            PollFd::new(&self.wakeup, PollFlags::IN),
        ];
        poll(&mut sources, None).map(|_| ())
    }
}

impl Read for PlainInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let waited = self.wait();
            if let Some(signal) = self.caught.get() {
                return Err(io::Error::other(signal.name()));
            }
            match waited.and_then(|()| rustix::io::read(stdin(), &mut *buffer)) {
                Err(Errno::INTR | Errno::AGAIN) => {}
                read => return Ok(read?),
            }
        }
    }
}
