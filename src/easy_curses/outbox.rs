//! A picture leaves in one piece.
//!
//! Curses hands over what it has at each jump of the cursor: a picture in twenty
//! pieces and more, each of which wakes the terminal, and between which a slow
//! line shows it half drawn. So curses writes to memory, and all of it goes to the
//! terminal at once.

use std::fs::File;
use std::io::{self, Seek};
use std::os::fd::OwnedFd;
use std::os::unix::fs::FileExt;

use rustix::fs::{Mode, OFlags, open};
use rustix::io::{Errno, write};
use rustix::stdio::{dup2_stdout, stdout};

/// Where the pieces of a picture wait for the last one.
pub(super) struct Outbox {
    pieces: File,
    /// Standard output as it was.
    stdout: OwnedFd,
    /// The same terminal, opened such that writing does not wait: who waits in a
    /// write does not notice that it has been asked to end.
    terminal: OwnedFd,
}

impl Outbox {
    /// An empty one for the terminal that is standard output.
    ///
    /// # Errors
    /// Where the system has no such memory. Curses is then left to write to the
    /// terminal itself.
    pub(super) fn new() -> io::Result<Outbox> {
        let stdout = stdout().try_clone_to_owned()?;
        Ok(Outbox {
            pieces: memory()?.into(),
            terminal: opened_anew().or_else(|_| stdout.try_clone())?,
            stdout,
        })
    }

    /// Keeps what `send` has curses send. Nothing in it may panic: the terminal
    /// would not be given back.
    pub(super) fn keep(&self, send: impl FnOnce()) {
        // Neither fails: both are open.
        let _ = dup2_stdout(&self.pieces);
        send();
        let _ = dup2_stdout(&self.stdout);
    }

    /// Sends all that was kept, as soon as there is room for it: `wait` waits for
    /// that, and says no if the rest is to be given up.
    ///
    /// # Errors
    /// Where the terminal is gone.
    pub(super) fn deliver(&mut self, wait: impl Fn(&OwnedFd) -> bool) -> io::Result<()> {
        let length = self.pieces.stream_position()?;
        let mut picture = vec![0; usize::try_from(length).unwrap_or_default()];
        self.pieces.read_exact_at(&mut picture, 0)?;
        self.pieces.rewind()?;
        let mut rest = &picture[..];
        while !rest.is_empty() {
            if !wait(&self.terminal) {
                break;
            }
            match write(&self.terminal, rest) {
                Ok(written) => rest = &rest[written..],
                Err(Errno::AGAIN | Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

/// Fails where the terminal belongs to somebody else, as after `su`.
fn opened_anew() -> io::Result<OwnedFd> {
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    Ok(open("/dev/stdout", flags, Mode::empty())?)
}

/// A limit for files holds for such memory too: a picture would be cut off.
#[cfg(target_os = "linux")]
fn memory() -> Result<OwnedFd, Errno> {
    use rustix::fs::{MemfdFlags, memfd_create};
    use rustix::process::{Resource, getrlimit};

    match getrlimit(Resource::Fsize).current {
        None => memfd_create("picture", MemfdFlags::CLOEXEC),
        Some(_) => Err(Errno::FBIG),
    }
}

#[cfg(not(target_os = "linux"))]
fn memory() -> Result<OwnedFd, Errno> {
    Err(Errno::NOSYS)
}
