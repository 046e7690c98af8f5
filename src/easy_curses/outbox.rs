//! A picture leaves in one piece.
//!
//! Curses hands over what it has at each jump of the cursor: a picture in twenty
//! pieces and more, each of which wakes the terminal, and between which a slow
//! line shows it half drawn. So curses writes to memory, and all of it goes to the
//! terminal at once.

use std::fs::File;
use std::io::{self, Seek};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::FileExt;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::{Errno, write};
use rustix::stdio::{dup2_stdout, stdout};

/// Where the pieces of a picture wait for the last one.
pub(super) struct Outbox {
    pieces: File,
    terminal: OwnedFd,
}

impl Outbox {
    /// An empty one for the terminal that is standard output.
    ///
    /// # Errors
    /// Where the system has no such memory. Curses is then left to write to the
    /// terminal itself.
    pub(super) fn new() -> io::Result<Outbox> {
        Ok(Outbox {
            pieces: memory()?.into(),
            terminal: stdout().as_fd().try_clone_to_owned()?,
        })
    }

    /// Keeps what `send` has curses send. Nothing in it may panic: the terminal
    /// would not be given back.
    pub(super) fn keep(&self, send: impl FnOnce()) {
        // Neither fails: both are open.
        let _ = dup2_stdout(&self.pieces);
        send();
        let _ = dup2_stdout(&self.terminal);
    }

    /// Sends all that was kept.
    ///
    /// # Errors
    /// Where the terminal is gone.
    pub(super) fn deliver(&mut self) -> io::Result<()> {
        let length = self.pieces.stream_position()?;
        let mut picture = vec![0; usize::try_from(length).unwrap_or_default()];
        self.pieces.read_exact_at(&mut picture, 0)?;
        self.pieces.rewind()?;
        Ok(write_all(&self.terminal, &picture)?)
    }
}

/// Writes also where another program has left the terminal such that it does not
/// wait until there is room.
fn write_all(terminal: &OwnedFd, mut bytes: &[u8]) -> Result<(), Errno> {
    while !bytes.is_empty() {
        match write(terminal, bytes) {
            Ok(written) => bytes = &bytes[written..],
            Err(Errno::AGAIN) => {
                // Whatever ends the waiting, the next write tells.
                let _ = poll(&mut [PollFd::new(terminal, PollFlags::OUT)], None);
            }
            Err(Errno::INTR) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
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
