//! Games in files: the state folder for what is being played, and any path for
//! what players save by name.
//!
//! A file is never half written: the new text goes into a temporary file beside
//! it, is synced, and takes the old one's place in one step.

use std::fs::{self, File};
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, Xdg};
use log::{info, warn};
use rustix::fs::{FlockOperation, flock};
use tempfile::Builder;
use time::OffsetDateTime;

use crate::records::{Flaw, Games, ReadError, Recorded, Shelf, ShelfError, ggf};
use crate::rules::BoardSize;

/// So many games are kept; the oldest make room for new ones.
const MOST_GAMES: usize = 100;
/// Where they are, in the state folder.
const FOLDER: &str = "games";

/// The folder for the state of this program: `$XDG_STATE_HOME/reversi`, or
/// `~/.local/state/reversi`. `None` if the user has named neither.
#[must_use]
pub fn state_folder() -> Option<PathBuf> {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !is_set("XDG_STATE_HOME") && !is_set("HOME") {
        return None;
    }
    Some(Xdg::new().ok()?.state_dir()?.join("reversi"))
}

/// Games kept in files.
#[derive(Debug, Default)]
pub struct Store {
    folder: Option<PathBuf>,
    size: BoardSize,
    current: Option<Slot>,
}

/// The file of the game being played, locked against other programs.
#[derive(Debug)]
struct Slot {
    file: PathBuf,
    lock: PathBuf,
    /// Held open: closing it gives the lock up, also when the program dies.
    _held: File,
}

impl Store {
    /// A store in the user's state folder. Transcripts that are loaded from it
    /// are taken to be of this size.
    #[must_use]
    pub fn new(size: BoardSize) -> Store {
        Store {
            folder: state_folder().map(|folder| folder.join(FOLDER)),
            size,
            current: None,
        }
    }

    /// Locks a file for the game that begins now.
    fn new_slot(&self) -> Result<Slot, ShelfError> {
        let folder = self.folder.as_ref().ok_or(ShelfError::NoPlace)?;
        let refused = |error| ShelfError::Io(folder.display().to_string(), error);
        fs::create_dir_all(folder).map_err(refused)?;
        clean_up(folder);
        let now = OffsetDateTime::now_utc();
        let stamp = format!(
            "{}_{:06}",
            date(now).replace([' ', ':'], "-"),
            now.microsecond()
        );
        let name = format!("{stamp}_{}.ggf", std::process::id());
        Slot::lock(folder.join(name))
            .map_err(refused)?
            .ok_or_else(|| ShelfError::Exists(folder.display().to_string()))
    }

    /// The unfinished games, the latest first.
    fn unfinished(&self) -> impl Iterator<Item = (PathBuf, Recorded)> {
        let folder = self.folder.iter();
        let files = folder.flat_map(|folder| list(folder, is_game));
        let mut files: Vec<PathBuf> = files.collect();
        files.reverse();
        files.into_iter().filter_map(|file| {
            let recorded = read_first(&file, BoardSize::default()).ok()?;
            let in_progress = recorded.game.turn().is_some() && !recorded.game.moves().is_empty();
            in_progress.then_some((file, recorded))
        })
    }
}

impl Shelf for Store {
    fn autosave(&mut self, game: &Recorded) -> Result<(), ShelfError> {
        if self.current.is_none() {
            self.current = Some(self.new_slot()?);
        }
        let Some(slot) = &self.current else {
            return Ok(());
        };
        let mut game = game.clone();
        if game.date.is_empty() {
            game.date = date(OffsetDateTime::now_utc());
        }
        replace(&slot.file, &ggf::write(&game))
            .map_err(|error| ShelfError::Io(slot.file.display().to_string(), error))
    }

    fn start_another(&mut self) {
        self.current = None;
    }

    fn has_unfinished(&mut self) -> bool {
        self.unfinished()
            .any(|(file, _)| Slot::is_free(&Slot::lock_of(&file)))
    }

    fn resume(&mut self) -> Option<Recorded> {
        self.current = None;
        let (slot, recorded) = self
            .unfinished()
            .find_map(|(file, recorded)| Some((Slot::lock(file).ok()??, recorded)))?;
        info!("resumes {}", slot.file.display());
        self.current = Some(slot);
        Some(recorded)
    }

    fn save(&mut self, name: &str, game: &Recorded, overwrite: bool) -> Result<String, ShelfError> {
        let path = if name.is_empty() {
            free_name()
        } else {
            expand_home(name)
        };
        let name = path.display().to_string();
        // A link keeps pointing where it points.
        let path = path.canonicalize().unwrap_or(path);
        match fs::metadata(&path) {
            Ok(found) if !found.is_file() => return Err(ShelfError::NotAFile(name)),
            Ok(_) if !overwrite => return Err(ShelfError::Exists(name)),
            _ => {}
        }
        match replace(&path, &ggf::write(game)) {
            Ok(()) => Ok(name),
            Err(error) => {
                warn!("cannot save {name:?}: {error}");
                Err(ShelfError::Io(name, error))
            }
        }
    }

    fn load(&mut self, name: &str) -> Result<Recorded, ShelfError> {
        read_first(&expand_home(name), self.size)
    }
}

impl Slot {
    /// Locks a game's file; `None` if another program has it.
    fn lock(file: PathBuf) -> std::io::Result<Option<Slot>> {
        let lock = Slot::lock_of(&file);
        let held = File::create(&lock)?;
        match flock(&held, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => Ok(Some(Slot {
                file,
                lock,
                _held: held,
            })),
            Err(rustix::io::Errno::WOULDBLOCK) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn lock_of(file: &Path) -> PathBuf {
        file.with_extension("lock")
    }

    /// Whether no program holds a lock.
    fn is_free(lock: &Path) -> bool {
        match File::open(lock) {
            Ok(file) => flock(&file, FlockOperation::NonBlockingLockExclusive).is_ok(),
            Err(_) => true,
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        // Left behind, it is cleaned up another time.
        let _ = fs::remove_file(&self.lock);
    }
}

/// Opens a file for reading. Devices, pipes and folders are no files: they may
/// never end, or never begin.
///
/// # Errors
/// Where there is no such file, or it may not be read.
pub fn open(path: &Path) -> Result<BufReader<File>, ShelfError> {
    let name = || path.display().to_string();
    let refused = |error| ShelfError::Io(name(), error);
    if !fs::metadata(path).map_err(refused)?.is_file() {
        return Err(ShelfError::NotAFile(name()));
    }
    let file = File::open(path).map_err(refused)?;
    Ok(BufReader::with_capacity(64 * 1024, file))
}

/// Opens anything for reading that a user names, pipes included.
///
/// # Errors
/// Where there is no such thing, or it may not be read.
pub fn open_any(path: &Path) -> std::io::Result<File> {
    File::open(path)
}

/// The first game of a file.
fn read_first(path: &Path, size: BoardSize) -> Result<Recorded, ShelfError> {
    let name = || path.display().to_string();
    let refused = |error| ShelfError::Io(name(), error);
    match Games::open(open(path)?, size).map_err(refused)?.next() {
        Some(Ok(recorded)) => Ok(recorded),
        Some(Err(ReadError::Io(error))) => Err(refused(error)),
        Some(Err(ReadError::Game(flaw) | ReadError::File(flaw))) => {
            Err(ShelfError::Flawed(name(), flaw))
        }
        None => Err(ShelfError::Flawed(name(), Flaw::NoGame)),
    }
}

/// Puts a text in a file's place in one step.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut file = builder().tempfile_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Temporary files whose permissions are those of any new file.
fn builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// The files of a folder that pass, by name, which is by age.
fn list(folder: &Path, passes: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|file| passes(file))
        .collect();
    files.sort();
    files
}

/// Removes the oldest games beyond those that are kept, and what a program that
/// was killed has left behind.
fn clean_up(folder: &Path) {
    let files = list(folder, is_game);
    let surplus = files.len().saturating_sub(MOST_GAMES - 1);
    let locks = list(folder, |file| has_extension(file, "lock"));
    let unused = locks.into_iter().filter(|lock| Slot::is_free(lock));
    let stale = list(folder, is_left_over).into_iter();
    for file in files.into_iter().take(surplus).chain(unused).chain(stale) {
        // Another program may have been faster.
        let _ = fs::remove_file(file);
    }
}

fn is_game(file: &Path) -> bool {
    has_extension(file, "ggf")
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// A temporary file older than any that is being written.
fn is_left_over(file: &Path) -> bool {
    const HOUR: u64 = 3600;
    let temporary = file
        .file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with(".tmp"));
    temporary
        && fs::metadata(file)
            .and_then(|found| found.modified())
            .is_ok_and(|time| time.elapsed().is_ok_and(|age| age.as_secs() > HOUR))
}

/// `~/` is the home folder, as in a shell.
fn expand_home(name: &str) -> PathBuf {
    match (name.strip_prefix("~/"), etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(name),
    }
}

/// The first of `reversi-1.ggf`, `reversi-2.ggf` and so on that is free.
fn free_name() -> PathBuf {
    let mut number = 1;
    loop {
        let path = PathBuf::from(format!("reversi-{number}.ggf"));
        if !path.exists() {
            return path;
        }
        number += 1;
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
