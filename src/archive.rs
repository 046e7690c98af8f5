//! Files of recorded games, replayed: checked, exported, listed, or one of them
//! opened.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::messages::{self, Listed};
use crate::records::{Behind, Games, Loaded, ReadError, Recorded, ShelfError, ggf, transcript};
use crate::rules::BoardSize;
use crate::store;

/// The form of an exported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The moves alone.
    Transcript,
    /// Generic Game Format.
    Ggf,
}

/// How well files were checked; the worst comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Every game is legal and agrees with what its file claims of it.
    Fine,
    /// There is a game that is not, or something that is no game.
    Wrong,
    /// There is a file that the system does not let be read.
    Unreadable,
}

/// Why games could not be read or exported.
#[derive(Debug)]
pub enum ArchiveError {
    /// The output takes no more.
    Output(io::Error),
    /// A sentence for the user: the input is wrong.
    Input(String),
    /// A sentence for the user: the system does not let the file be read.
    Unreadable(String),
}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> ArchiveError {
        ArchiveError::Output(error)
    }
}

impl ArchiveError {
    /// What is said of it.
    #[must_use]
    pub fn sentence(self) -> String {
        match self {
            ArchiveError::Output(error) => messages::cannot_write(&error),
            ArchiveError::Input(sentence) | ArchiveError::Unreadable(sentence) => sentence,
        }
    }
}

/// A file does not open.
impl From<ShelfError> for ArchiveError {
    fn from(error: ShelfError) -> ArchiveError {
        let sentence = messages::shelf(&error);
        match error {
            ShelfError::Io(..) => ArchiveError::Unreadable(sentence),
            _ => ArchiveError::Input(sentence),
        }
    }
}

/// Replays every game of every file and writes a line for each. Of files that
/// cannot be opened it complains.
///
/// # Errors
/// Where the output takes no more.
pub fn check(
    files: &[PathBuf],
    size: BoardSize,
    out: &mut impl Write,
    complain: impl Fn(&str),
) -> io::Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for file in files {
        let checked = match open_stream(file, size) {
            Ok(games) => check_games(file, games, out)?,
            Err(error) => {
                out.flush()?;
                complain(&messages::shelf(&error));
                match error {
                    ShelfError::Io(..) => Verdict::Unreadable,
                    _ => Verdict::Wrong,
                }
            }
        };
        verdict = verdict.max(checked);
    }
    out.flush()?;
    Ok(verdict)
}

fn check_games<R: io::BufRead>(
    file: &Path,
    games: Games<R>,
    out: &mut impl Write,
) -> io::Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for (number, game) in (1..).zip(games) {
        let (line, checked) = match &game {
            Ok(recorded) if recorded.is_contradicted() => {
                (messages::checked(recorded), Verdict::Wrong)
            }
            Ok(recorded) => (messages::checked(recorded), Verdict::Fine),
            Err(error @ ReadError::Io(_)) => (messages::unread(error), Verdict::Unreadable),
            Err(error) => (messages::unread(error), Verdict::Wrong),
        };
        writeln!(out, "{}", messages::in_file(file, number, &line))?;
        verdict = verdict.max(checked);
    }
    Ok(verdict)
}

/// Files that are read once may as well be pipes.
fn open_stream(file: &Path, size: BoardSize) -> Result<Games<impl io::BufRead>, ShelfError> {
    let refused = |error| ShelfError::Io(messages::file_name(file), error);
    Games::open(store::open_stream(file)?, size).map_err(refused)
}

/// The games of a file, each told in a line, at most the first ten thousand, and
/// then that there are more.
///
/// # Errors
/// Says why the file cannot be read.
pub fn list(file: &Path, size: BoardSize) -> Result<Vec<Listed>, ArchiveError> {
    const MOST: usize = 10_000;
    let mut games = store::games(file, size)?.map(|game| match game {
        Ok(recorded) => messages::listed(&recorded),
        Err(error) => messages::unread(&error).into(),
    });
    let mut told: Vec<Listed> = games.by_ref().take(MOST).collect();
    if games.next().is_some() {
        told.push(messages::MORE_GAMES.to_owned().into());
    }
    Ok(told)
}

/// One game of a file, counted from 1.
///
/// # Errors
/// Says why there is no such game.
pub fn game(file: &Path, number: usize, size: BoardSize) -> Result<Recorded, ArchiveError> {
    find(file, number, store::games(file, size)?)
}

fn find<R: io::BufRead>(
    file: &Path,
    number: usize,
    games: Games<R>,
) -> Result<Recorded, ArchiveError> {
    let mut found = 0;
    for (this, game) in (1..).zip(games) {
        found = this;
        // A flawed game may come before, but beyond a flawed file is nothing.
        if this == number || matches!(game, Err(ReadError::Io(_) | ReadError::File(_))) {
            return game.map_err(|error| not_read(file, this, &error));
        }
    }
    Err(ArchiveError::Input(messages::no_such_game(
        file, number, found,
    )))
}

/// The game of a file that was chosen, or else the first one and what comes
/// behind it.
///
/// # Errors
/// Says why there is no such game.
pub fn chosen(file: &Path, number: Option<usize>, size: BoardSize) -> Result<Loaded, ArchiveError> {
    let game = game(file, number.unwrap_or(1), size)?;
    let behind = match number {
        None => Behind::first(store::games(file, size)?.skip(1)),
        Some(_) => Behind::Nothing,
    };
    Ok(Loaded { game, behind })
}

fn not_read(file: &Path, number: usize, error: &ReadError) -> ArchiveError {
    let sentence = messages::in_file(file, number, &messages::unread(error));
    match error {
        ReadError::Io(_) => ArchiveError::Unreadable(sentence),
        ReadError::Game(_) | ReadError::File(_) => ArchiveError::Input(sentence),
    }
}

/// Writes the games of a file in another form: all of them, or one, counted
/// from 1.
///
/// # Errors
/// Where a game is flawed or the form cannot carry it, or the output takes no
/// more. The games before it have been written.
pub fn export(
    file: &Path,
    only: Option<usize>,
    form: Form,
    size: BoardSize,
    out: &mut impl Write,
) -> Result<(), ArchiveError> {
    let exported = match only {
        Some(number) => export_one(file, number, form, size, out),
        None => export_all(file, form, size, out),
    };
    out.flush()?;
    exported
}

fn export_one(
    file: &Path,
    number: usize,
    form: Form,
    size: BoardSize,
    out: &mut impl Write,
) -> Result<(), ArchiveError> {
    let recorded = find(file, number, open_stream(file, size)?)?;
    let text = in_form(file, number, &recorded, form)?;
    Ok(out.write_all(text.as_bytes())?)
}

fn export_all(
    file: &Path,
    form: Form,
    size: BoardSize,
    out: &mut impl Write,
) -> Result<(), ArchiveError> {
    let mut open_end = false;
    for (number, game) in (1..).zip(open_stream(file, size)?) {
        let recorded = game.map_err(|error| not_read(file, number, &error))?;
        let text = in_form(file, number, &recorded, form)?;
        // The next line could be read as the rest of an unfinished game.
        if form == Form::Transcript && open_end {
            writeln!(out)?;
        }
        out.write_all(text.as_bytes())?;
        open_end = recorded.game.turn().is_some();
    }
    Ok(())
}

fn in_form(
    file: &Path,
    number: usize,
    recorded: &Recorded,
    form: Form,
) -> Result<String, ArchiveError> {
    match form {
        Form::Ggf => Ok(ggf::write(recorded)),
        Form::Transcript => transcript::write(&recorded.game).ok_or_else(|| {
            ArchiveError::Input(messages::in_file(file, number, messages::NO_TRANSCRIPT))
        }),
    }
}
