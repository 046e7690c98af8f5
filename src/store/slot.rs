//! The file of one game in the state folder.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;
use time::OffsetDateTime;

use super::GAME;

const LOCK: FlockOperation = FlockOperation::NonBlockingLockExclusive;

/// A game's file, locked against other programs by a file beside it. The lock
/// cannot be the game's file itself, which each new state replaces.
#[derive(Debug)]
pub(super) struct Slot {
    /// The game.
    pub(super) file: PathBuf,
    /// When the game was begun or resumed, as GGF writes it.
    pub(super) since: String,
    lock: PathBuf,
    /// Held open: closing it gives the lock up, also when the program dies.
    held: File,
}

impl Slot {
    /// Locks a file of its own for a game that begins now.
    pub(super) fn new_in(folder: &Path) -> io::Result<Slot> {
        loop {
            let now = OffsetDateTime::now_utc();
            let stamp = date(now).replace([' ', ':'], "-");
            let (micros, process) = (now.microsecond(), std::process::id());
            let file = folder.join(format!("{stamp}_{micros:06}_{process}.{GAME}"));
            // Another program may clean up the lock before it is held, and a
            // program may begin two games at the same moment of its clock.
            match Slot::lock(file)? {
                Some(slot) if !slot.file.exists() => return Ok(slot),
                _ => {}
            }
        }
    }

    /// Locks a game's file; `None` if another program has it.
    pub(super) fn lock(file: PathBuf) -> io::Result<Option<Slot>> {
        let lock = Slot::lock_of(&file);
        loop {
            let held = File::create(&lock)?;
            match flock(&held, LOCK) {
                // Its last holder may have removed it a moment ago: then it keeps
                // nobody out.
                Ok(()) if !is_at(&held, &lock) => {}
                Ok(()) => {
                    return Ok(Some(Slot {
                        file,
                        since: date(OffsetDateTime::now_utc()),
                        lock,
                        held,
                    }));
                }
                Err(Errno::WOULDBLOCK) => return Ok(None),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Whether this lock keeps others out: gone from its place, as with the whole
    /// folder, it keeps out nobody.
    pub(super) fn is_held(&self) -> bool {
        is_at(&self.held, &self.lock)
    }

    /// Whether no program holds a game's file.
    pub(super) fn is_free(file: &Path) -> bool {
        match File::open(Slot::lock_of(file)) {
            Ok(file) => flock(&file, LOCK).is_ok(),
            Err(_) => true,
        }
    }

    fn lock_of(file: &Path) -> PathBuf {
        file.with_extension("lock")
    }
}

/// The lock goes while it is still held, so that nobody takes it in between.
impl Drop for Slot {
    fn drop(&mut self) {
        if self.is_held() {
            // Left behind, it is cleaned up another time.
            let _ = fs::remove_file(&self.lock);
        }
    }
}

/// Whether an open file is still the one with this name.
fn is_at(file: &File, path: &Path) -> bool {
    let identity = |found: fs::Metadata| (found.dev(), found.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(named)) => identity(open) == identity(named),
        _ => false,
    }
}

/// A date as GGF writes it.
fn date(now: OffsetDateTime) -> String {
    format!(
        "{:04}.{:02}.{:02}_{:02}:{:02}:{:02}.UTC",
        now.year(),
        u8::from(now.month()),
        now.day(),
        now.hour(),
        now.minute(),
        now.second()
    )
}
