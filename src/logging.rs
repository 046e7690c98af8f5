//! The log file: what happened, one record a line.
//!
//! Log lines never go to the screen. Text from players must be logged with
//! `{:?}`, so that it cannot forge a record.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use log::LevelFilter;
use rustix::fs::OFlags;
use simplelog::{ConfigBuilder, WriteLogger};

/// The most bytes of one log file. When it is full, it is kept once under the
/// same name with `.1` added, and a new one begins.
pub const MOST_BYTES: u64 = 1024 * 1024;

/// Where the log is written unless the user says otherwise: `logs` of the
/// checkout when cargo runs the program from there, else the folder where the
/// program keeps its state. `None` if there is no such folder.
#[must_use]
pub fn default_file(state: Option<PathBuf>) -> Option<PathBuf> {
    let checkout = std::env::var_os("CARGO_MANIFEST_DIR").map(|root| Path::new(&root).join("logs"));
    let folder = checkout.filter(|logs| logs.is_dir()).or(state)?;
    Some(folder.join("reversi.log"))
}

/// Begins to log to a file; missing folders are made.
///
/// # Errors
/// Where the file cannot be opened for writing, or logging has begun before.
pub fn start(file: &Path, level: LevelFilter) -> io::Result<()> {
    if level == LevelFilter::Off {
        return Ok(());
    }
    let log = CappedFile::open(file)?;
    let config = ConfigBuilder::new()
        .set_time_format_rfc3339()
        .set_thread_level(LevelFilter::Off)
        .set_target_level(LevelFilter::Off)
        .build();
    WriteLogger::init(level, config, log).map_err(io::Error::other)
}

/// A file that never grows beyond [`MOST_BYTES`], but by a single longer line, also
/// where several programs write to it.
struct CappedFile {
    path: PathBuf,
    file: File,
    /// The beginning of a line: a line goes out whole and into one file.
    begun: Vec<u8>,
}

impl CappedFile {
    fn open(path: &Path) -> io::Result<CappedFile> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // A pipe that nobody reads is refused, and not waited for.
        let flags = OFlags::NONBLOCK.bits() as i32;
        let mut options = OpenOptions::new();
        let file = options
            .create(true)
            .append(true)
            .custom_flags(flags)
            .open(path)?;
        Ok(CappedFile {
            path: path.to_owned(),
            file,
            begun: Vec::new(),
        })
    }

    fn start_anew(&mut self) -> io::Result<()> {
        let mut old = self.path.clone().into_os_string();
        old.push(".1");
        fs::rename(&self.path, old)?;
        *self = CappedFile::open(&self.path)?;
        Ok(())
    }

    fn write_line(&mut self, line: &[u8]) -> io::Result<()> {
        let mut found = self.file.metadata()?;
        // A device, such as /dev/null, has no length and keeps its name.
        if found.is_file() {
            if !self.is_in_place(&found) {
                *self = CappedFile::open(&self.path)?;
                found = self.file.metadata()?;
            }
            if found.len() > 0 && found.len() + line.len() as u64 > MOST_BYTES {
                self.start_anew()?;
            }
        }
        self.file.write_all(line)
    }

    /// Whether the file still has its name: another program may have found it
    /// full.
    fn is_in_place(&self, file: &fs::Metadata) -> bool {
        let identity = |found: &fs::Metadata| (found.dev(), found.ino());
        fs::metadata(&self.path).is_ok_and(|named| identity(&named) == identity(file))
    }
}

impl Write for CappedFile {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(part);
        if part.ends_with(b"\n") {
            let line = std::mem::take(&mut self.begun);
            self.write_line(&line)?;
        }
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
