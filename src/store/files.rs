//! Files that are read and written as a whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Cursor, Error, ErrorKind, Read, Write};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use tempfile::{Builder, NamedTempFile};

use crate::records::ShelfError;
use crate::shell_word::spell;

/// Opens a file for reading. Devices, pipes and folders are no files: they may
/// never end, or never begin.
pub(super) fn open(path: &Path) -> Result<BufReader<File>, ShelfError> {
    let name = || spell(path.as_os_str());
    let refused = |error| ShelfError::Io(name(), error);
    match fs::metadata(path) {
        Err(_) if is_standard_input(path) => return Err(ShelfError::Stream(name())),
        Err(error) => return Err(refused(error)),
        Ok(found) if found.file_type().is_fifo() => return Err(ShelfError::Stream(name())),
        Ok(found) if !found.is_file() => return Err(ShelfError::NotAFile(name())),
        Ok(_) => {}
    }
    let file = open_at_once(path).map_err(refused)?;
    Ok(BufReader::with_capacity(64 * 1024, file))
}

/// Opens a file or a pipe to be read once from its beginning to its end; `-` is
/// standard input.
///
/// # Errors
/// Where there is no such file, or it may not be read, or nobody writes to the
/// pipe.
pub fn open_stream(path: &Path) -> Result<Box<dyn BufRead>, ShelfError> {
    if is_standard_input(path) {
        return Ok(Box::new(io::stdin().lock()));
    }
    if !fs::metadata(path).is_ok_and(|found| found.file_type().is_fifo()) {
        return Ok(Box::new(open(path)?));
    }
    let name = || spell(path.as_os_str());
    let pipe = open_pipe(path).map_err(|error| ShelfError::Io(name(), error))?;
    Ok(Box::new(pipe.ok_or_else(|| ShelfError::Unfed(name()))?))
}

fn is_standard_input(path: &Path) -> bool {
    [Path::new("-"), Path::new("/dev/stdin")].contains(&path)
}

/// Opens a pipe with a name; `None` if nobody writes to it within a moment. It is
/// opened without blocking, which would wait for a writer for ever.
fn open_pipe(path: &Path) -> io::Result<Option<impl BufRead + use<>>> {
    const MOMENT: Timespec = Timespec {
        tv_sec: 2,
        tv_nsec: 0,
    };
    let mut pipe = open_at_once(path)?;
    poll(&mut [PollFd::new(&pipe, PollFlags::IN)], Some(&MOMENT))?;
    let mut first = vec![0];
    match pipe.read(&mut first) {
        Ok(0) => return Ok(None),
        Ok(_) => {}
        // There is a writer, who takes time.
        Err(error) if error.kind() == ErrorKind::WouldBlock => first.clear(),
        Err(error) => return Err(error),
    }
    fcntl_setfl(&pipe, OFlags::empty())?;
    Ok(Some(BufReader::new(Cursor::new(first).chain(pipe))))
}

/// Opens a file for reading that never keeps the program waiting: what is called
/// a file may be a queue of the system's, such as /proc/kmsg.
fn open_at_once(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    let flags = OFlags::NONBLOCK.bits() as i32;
    options.read(true).custom_flags(flags).open(path)
}

/// Opens anything for reading that a user names, pipes included.
///
/// # Errors
/// Where there is no such thing, or it may not be read.
pub fn open_any(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Puts a text in a file's place in one step. Unless `replace`, no file may be
/// there yet.
pub(super) fn put(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut file = temporary(folder.unwrap_or(Path::new(".")))?;
    if let Ok(replaced) = fs::metadata(path) {
        // Some file systems know no permissions.
        let _ = file.as_file().set_permissions(replaced.permissions());
    }
    file.as_file_mut().write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    if replace {
        file.persist(path)?;
    } else {
        file.persist_noclobber(path)?;
    }
    Ok(())
}

/// A new file with the permissions of any new file. Why there is none is said in
/// the system's words alone: the name of a temporary file says nothing to a user.
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut reason = None;
    let file = Builder::new().make_in(folder, |path| {
        let new = File::options().write(true).create_new(true).open(path);
        new.inspect_err(|error| reason = error.raw_os_error())
    });
    file.map_err(|error| reason.map_or(error, Error::from_raw_os_error))
}

/// The files of a folder that pass, by name, which is by age.
pub(super) fn list(folder: &Path, passes: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|file| passes(file))
        .collect();
    files.sort();
    files
}

pub(super) fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// A temporary file older than any that is being written.
pub(super) fn is_left_over(file: &Path) -> bool {
    let temporary = file
        .file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with(".tmp"));
    temporary && is_old(file)
}

/// Whether a file has not been written for an hour.
pub(super) fn is_old(file: &Path) -> bool {
    const HOUR: u64 = 3600;
    fs::metadata(file)
        .and_then(|found| found.modified())
        .is_ok_and(|time| time.elapsed().is_ok_and(|age| age.as_secs() > HOUR))
}
