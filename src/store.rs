//! Games in files: the state folder for what is being played, and any path for
//! what players save by name.
//!
//! A file is never half written: the new text goes into a temporary file beside
//! it, is synced, and takes the old one's place in one step.

mod files;
mod slot;

pub use files::{open_any, open_stream};

use std::fs;
use std::io::{BufRead, ErrorKind};
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, Xdg};
use log::{info, warn};

use crate::records::{Behind, Flaw, Games, Loaded, ReadError, Recorded, Shelf, ShelfError, ggf};
use crate::rules::BoardSize;
use crate::shell_word::{self, spell};
use slot::Slot;

/// So many games are kept; those not played for longest make room for new ones.
const MOST_GAMES: usize = 100;
/// Where they are, in the state folder.
const FOLDER: &str = "games";
/// How their names end.
const GAME: &str = "ggf";

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
#[derive(Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    size: BoardSize,
    current: Option<Slot>,
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

    /// A store that keeps what is being played in this folder.
    #[must_use]
    pub const fn in_folder(folder: PathBuf, size: BoardSize) -> Store {
        Store {
            folder: Some(folder),
            size,
            current: None,
        }
    }

    /// Goes on in the same file if it is a game of this store that nobody else
    /// plays, so that its last state is not left behind as unfinished.
    pub fn take_up(&mut self, file: &Path) {
        let (file, folder) = (file.canonicalize().ok(), self.folder.as_ref());
        let folder = folder.and_then(|folder| folder.canonicalize().ok());
        let own = file.filter(|file| file.parent() == folder.as_deref() && is_game(file));
        self.current = own.and_then(|file| Slot::lock(file).ok().flatten());
    }

    /// Locks a file for the game that begins now.
    fn new_slot(&self) -> Result<Slot, ShelfError> {
        let folder = self.folder.as_ref().ok_or(ShelfError::NoPlace)?;
        let refused = |error| ShelfError::Io(spell(folder.as_os_str()), error);
        fs::create_dir_all(folder).map_err(refused)?;
        sweep(folder);
        make_room(folder);
        Slot::new_in(folder).map_err(refused)
    }

    /// The unfinished games, the one played last first.
    fn unfinished(&self) -> impl Iterator<Item = PathBuf> {
        let games = self.folder.as_deref().map(kept).unwrap_or_default();
        let latest_first = games.into_iter().rev();
        latest_first.filter(|game| is_unfinished(game) == Some(true))
    }

    /// A game as it is written: with the day it was played, if that is here. When
    /// the game of a record was played nobody knows.
    fn text(&self, game: &Recorded) -> String {
        let mut game = game.clone();
        if let Some(slot) = self.current.as_ref().filter(|_| game.date.is_empty()) {
            game.date.clone_from(&slot.since);
        }
        ggf::write(&game)
    }
}

impl Shelf for Store {
    fn autosave(&mut self, game: &Recorded) -> Result<(), ShelfError> {
        // What has been cleaned up under a game begins anew, so that neither is the
        // rest of it lost nor another program's game overwritten.
        if !self.current.as_ref().is_some_and(Slot::is_held) {
            self.current = Some(self.new_slot()?);
        }
        let Some(slot) = &self.current else {
            return Ok(());
        };
        files::put(&slot.file, &self.text(game), true)
            .map_err(|error| ShelfError::Io(spell(slot.file.as_os_str()), error))
    }

    fn start_another(&mut self) {
        self.current = None;
    }

    fn on_offer(&mut self) -> Option<Recorded> {
        let size = self.size;
        let mut free = self.unfinished().filter(|game| Slot::is_free(game));
        free.find_map(|game| read_first(&game, size).ok())
    }

    fn resume(&mut self) -> Option<Recorded> {
        // As the lock of the game being played is held, another one is found.
        let (file, slot, recorded) = self.unfinished().find_map(|file| {
            let slot = match Slot::lock(file.clone()) {
                Ok(slot) => Some(slot?),
                // Where no lock can be made, a game can still be read.
                Err(_) if Slot::is_free(&file) => None,
                Err(_) => return None,
            };
            // Before it was locked, another program may have played on.
            let recorded = read_first(&file, self.size).ok()?;
            let goes_on = recorded.game.is_under_way();
            goes_on.then_some((file, slot, recorded))
        })?;
        info!("resumes {:?}", spell(file.as_os_str()));
        self.current = slot;
        Some(recorded)
    }

    fn save(&mut self, name: &str, game: &Recorded, replace: bool) -> Result<String, ShelfError> {
        let path = match path(name) {
            path if path.as_os_str().is_empty() => free_name(),
            path => path,
        };
        let name = spell(path.as_os_str());
        // A link keeps pointing where it points, if there is anything.
        let path = path.canonicalize().unwrap_or(path);
        match fs::symlink_metadata(&path) {
            Ok(found) if !found.is_file() => return Err(ShelfError::NotAFile(name)),
            Ok(_) if !replace => return Err(ShelfError::Exists(name)),
            _ => {}
        }
        match files::put(&path, &self.text(game), replace) {
            Ok(()) => {
                info!("saved as {name:?}");
                Ok(name)
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(ShelfError::Exists(name)),
            Err(error) => {
                warn!("cannot save {name:?}: {error}");
                Err(ShelfError::Io(name, error))
            }
        }
    }

    fn load(&mut self, name: &str) -> Result<Loaded, ShelfError> {
        let loaded = load_first(&path(name), self.size);
        match &loaded {
            Ok(_) => info!("read {name:?}"),
            Err(error) => warn!("cannot load {name:?}: {error:?}"),
        }
        loaded
    }
}

/// The first game of a file.
fn read_first(path: &Path, size: BoardSize) -> Result<Recorded, ShelfError> {
    next_game(path, &mut games(path, size)?)
}

/// The first game of a file, and what comes behind it.
fn load_first(path: &Path, size: BoardSize) -> Result<Loaded, ShelfError> {
    let mut games = games(path, size)?;
    Ok(Loaded {
        game: next_game(path, &mut games)?,
        behind: Behind::first(games),
    })
}

/// The games of a file. Transcripts are taken to be of this size.
///
/// # Errors
/// Where there is no such file, or it may not be read.
pub fn games(path: &Path, size: BoardSize) -> Result<Games<impl BufRead>, ShelfError> {
    let refused = |error| ShelfError::Io(spell(path.as_os_str()), error);
    Games::open(files::open(path)?, size).map_err(refused)
}

fn next_game(path: &Path, games: &mut Games<impl BufRead>) -> Result<Recorded, ShelfError> {
    let name = || spell(path.as_os_str());
    match games.next() {
        Some(Ok(recorded)) => Ok(recorded),
        Some(Err(ReadError::Io(error))) => Err(ShelfError::Io(name(), error)),
        Some(Err(ReadError::Game(flaw) | ReadError::File(flaw))) => {
            Err(ShelfError::Flawed(name(), flaw))
        }
        None => Err(ShelfError::Flawed(name(), Flaw::NoGame)),
    }
}

/// What a program that was killed has left behind: locks that nobody holds, and
/// states that were half written. A lock beside a game is tried only when it is
/// old, as who resumes the game at that moment would take it for held.
fn sweep(folder: &Path) {
    for lock in files::list(folder, |file| files::has_extension(file, "lock")) {
        let game = lock.with_extension(GAME);
        if !game.exists() || files::is_old(&lock) {
            // Whoever gives a lock up removes it.
            drop(Slot::lock(game));
        }
    }
    for file in files::list(folder, files::is_left_over) {
        // Another program may have been faster.
        let _ = fs::remove_file(file);
    }
}

/// The games of a folder, the one played last last.
fn kept(folder: &Path) -> Vec<PathBuf> {
    let mut games = files::list(folder, is_game);
    // Those of the same moment stay in the order in which they were begun.
    games.sort_by_key(|game| fs::metadata(game).and_then(|found| found.modified()).ok());
    games
}

/// Removes the games not played for longest beyond those that are kept, finished
/// and unfinished ones by themselves; but not one that is being played.
fn make_room(folder: &Path) {
    // All are looked at first: one that is removed already is of no kind.
    let games: Vec<(Option<bool>, PathBuf)> = kept(folder)
        .into_iter()
        .map(|game| (is_unfinished(&game), game))
        .collect();
    for kind in [Some(false), Some(true), None] {
        let alike = || games.iter().filter(|(found, _)| *found == kind);
        let surplus = alike().count().saturating_sub(MOST_GAMES - 1);
        for (_, game) in alike().take(surplus) {
            if let Ok(Some(slot)) = Slot::lock(game.clone()) {
                let _ = fs::remove_file(&slot.file);
            }
        }
    }
}

/// Whether a file holds a game that can be gone on with; `None` if it holds none.
fn is_unfinished(file: &Path) -> Option<bool> {
    let recorded = read_first(file, BoardSize::default()).ok()?;
    Some(recorded.game.is_under_way())
}

fn is_game(file: &Path) -> bool {
    files::has_extension(file, GAME)
}

/// The path that was typed. `~` is the home folder, as in a shell.
fn path(typed: &str) -> PathBuf {
    let typed = typed.as_bytes();
    match (shell_word::below_home(typed), etcetera::home_dir()) {
        (Some(rest), Ok(home)) => {
            // Joined as paths, a slash that is one too many would lead to the root.
            let mut path = home.into_os_string();
            path.push("/");
            path.push(shell_word::read(rest));
            path.into()
        }
        _ => shell_word::read(typed).into(),
    }
}

/// The first of `reversi-1.ggf`, `reversi-2.ggf` and so on that is free.
fn free_name() -> PathBuf {
    let mut number = 1;
    loop {
        let path = PathBuf::from(format!("reversi-{number}.ggf"));
        if fs::symlink_metadata(&path).is_err() {
            return path;
        }
        number += 1;
    }
}
