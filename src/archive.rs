//! `reversi check` and `reversi export`: files of recorded games, replayed.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::messages;
use crate::records::{Games, ReadError, Recorded, ShelfError, ggf, transcript};
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

/// Why games could not be exported or checked to the end.
#[derive(Debug)]
pub enum ArchiveError {
    /// The output takes no more.
    Output(io::Error),
    /// A sentence for the user: the input is wrong.
    Input(String),
}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> ArchiveError {
        ArchiveError::Output(error)
    }
}

/// Replays every game of every file and writes a line for each; returns
/// whether all of them are legal and agree with what the files claim of them.
/// Of files that cannot be opened it complains.
///
/// # Errors
/// Where the output takes no more.
pub fn check(
    files: &[PathBuf],
    size: BoardSize,
    out: &mut impl Write,
    complain: impl Fn(&str),
) -> io::Result<bool> {
    let mut all_well = true;
    for file in files {
        match store::open(file).and_then(|opened| games(file, opened, size)) {
            Ok(games) => all_well &= check_games(file, games, out)?,
            Err(error) => {
                complain(&messages::shelf(&error));
                all_well = false;
            }
        }
    }
    out.flush()?;
    Ok(all_well)
}

fn check_games<R: io::BufRead>(
    file: &Path,
    games: Games<R>,
    out: &mut impl Write,
) -> io::Result<bool> {
    let mut all_well = true;
    for (number, game) in (1..).zip(games) {
        let (line, well) = match &game {
            Ok(recorded) => messages::checked(recorded),
            Err(ReadError::Game(flaw) | ReadError::File(flaw)) => (messages::flaw(flaw), false),
            Err(ReadError::Io(error)) => (error.to_string(), false),
        };
        writeln!(out, "{}#{number}: {line}", file.display())?;
        all_well &= well;
    }
    Ok(all_well)
}

fn games<R: io::BufRead>(file: &Path, opened: R, size: BoardSize) -> Result<Games<R>, ShelfError> {
    Games::open(opened, size).map_err(|error| ShelfError::Io(file.display().to_string(), error))
}

/// The games of a file, each told in a line, at most the first ten thousand.
///
/// # Errors
/// A sentence that says why the file cannot be read.
pub fn list(file: &Path, size: BoardSize) -> Result<Vec<String>, String> {
    const MOST: usize = 10_000;
    let opened = store::open(file).and_then(|opened| games(file, opened, size));
    let games = opened.map_err(|error| messages::shelf(&error))?;
    let told = games.map(|game| match game {
        Ok(recorded) => messages::listed(&recorded),
        Err(ReadError::Io(error)) => error.to_string(),
        Err(ReadError::Game(flaw) | ReadError::File(flaw)) => messages::flaw(&flaw),
    });
    Ok(told.take(MOST).collect())
}

/// One game of a file, counted from 1.
///
/// # Errors
/// A sentence that says why there is no such game.
pub fn game(file: &Path, number: usize, size: BoardSize) -> Result<Recorded, String> {
    let opened = store::open(file).and_then(|opened| games(file, opened, size));
    let mut games = opened.map_err(|error| messages::shelf(&error))?;
    match games.nth(number - 1) {
        Some(Ok(recorded)) => Ok(recorded),
        Some(Err(ReadError::Io(error))) => Err(messages::in_file(file, number, &error.to_string())),
        Some(Err(ReadError::Game(flaw) | ReadError::File(flaw))) => {
            Err(messages::in_file(file, number, &messages::flaw(&flaw)))
        }
        None => Err(messages::no_such_game(file, number)),
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
    if let Some(number) = only {
        let recorded = game(file, number, size).map_err(ArchiveError::Input)?;
        return export_one(file, number, &recorded, form, out);
    }
    let opened = store::open(file).and_then(|opened| games(file, opened, size));
    let games = opened.map_err(|error| ArchiveError::Input(messages::shelf(&error)))?;
    for (number, game) in (1..).zip(games) {
        let says = |words: &str| ArchiveError::Input(messages::in_file(file, number, words));
        let recorded = game.map_err(|error| match error {
            ReadError::Io(error) => says(&error.to_string()),
            ReadError::Game(flaw) | ReadError::File(flaw) => says(&messages::flaw(&flaw)),
        })?;
        export_one(file, number, &recorded, form, out)?;
    }
    Ok(out.flush()?)
}

fn export_one(
    file: &Path,
    number: usize,
    recorded: &Recorded,
    form: Form,
    out: &mut impl Write,
) -> Result<(), ArchiveError> {
    let text = match form {
        Form::Ggf => ggf::write(recorded),
        Form::Transcript => transcript::write(&recorded.game).ok_or_else(|| {
            ArchiveError::Input(messages::in_file(file, number, messages::NO_TRANSCRIPT))
        })?,
    };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
