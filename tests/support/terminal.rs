//! A program in a pseudo-terminal.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

use pty_process::blocking::{Command, Pts, Pty};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use termini::{BoolCapability, TermInfo};
use vt100::Parser;

use super::screen::{at_least_one, parser};
use super::{Launch, Modes, Output, Screen};

/// How long anything may take before a test gives up.
pub const DEADLINE: Duration = Duration::from_secs(10);

/// How often a wait looks whether the program still runs.
pub(super) const TICK: Duration = Duration::from_millis(5);

/// A running program with the terminal it runs in.
///
/// Nothing happens behind a test's back: output is read while the test sends
/// or waits. The harness keeps the program's end of the terminal open, so that
/// its modes can still be read when the program is gone.
pub struct Terminal {
    pub(super) pty: Option<Pty>,
    pub(super) pts: Option<Pts>,
    pub(super) child: Child,
    pub(super) parser: Parser,
    log: Vec<u8>,
    pub(super) before: Modes,
    pub(super) after: Option<Modes>,
    pub(super) ended: Option<ExitStatus>,
    home: PathBuf,
    command: String,
    /// Whether the cursor goes on to the next row as soon as a row is full. The
    /// emulator waits with that for another character, as most terminals do.
    wraps_at_once: bool,
    _folder: Option<TempDir>,
}

/// A pause of this length is taken for the end of a frame.
const FRAME: Duration = Duration::from_millis(3);

impl Terminal {
    pub(super) fn start(launch: &Launch) -> Terminal {
        let folder = launch.home.is_none().then(|| TempDir::new().unwrap());
        let fresh = folder.as_ref().map(|folder| folder.path().to_owned());
        let home = launch.home.clone().or(fresh).unwrap();
        let environment = launch.environment(&home);
        let mut command = format!("{} x {}\n", launch.rows, launch.columns);
        for (name, value) in &environment {
            writeln!(command, "    {name}={value:?}").unwrap();
        }
        write!(command, "    {} {:?}", launch.program, launch.arguments).unwrap();

        let (pty, pts) = pty_process::blocking::open().unwrap();
        rustix::io::ioctl_fionbio(&pty, true).unwrap();
        let size = pty_process::Size::new(launch.rows, launch.columns);
        pty.resize(size).unwrap();
        let before = Modes::of(&pts);
        let child = Command::new(&launch.program)
            .args(&launch.arguments)
            .env_clear()
            .envs(&environment)
            .current_dir(&home)
            .spawn_borrowed(&pts)
            .unwrap();
        Terminal {
            pty: Some(pty),
            pts: Some(pts),
            child,
            parser: parser(launch.rows, launch.columns),
            log: Vec::new(),
            before,
            after: None,
            ended: None,
            home,
            command,
            wraps_at_once: environment
                .get("TERM")
                .is_some_and(|term| wraps_at_once(term)),
            _folder: folder,
        }
    }

    /// The folder that is the program's home and current folder.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Types; reads on meanwhile, so that neither side waits for the other.
    pub fn send(&mut self, keys: impl AsRef<[u8]>) {
        let mut rest = keys.as_ref();
        let deadline = Instant::now() + DEADLINE;
        while !rest.is_empty() {
            self.pump(Duration::ZERO);
            let mut pty = self.pty.as_ref().expect("the terminal hung up");
            match pty.write(rest) {
                Ok(written) => rest = &rest[written..],
                Err(_) if Instant::now() < deadline => {
                    self.pump(TICK);
                }
                Err(error) => self.fail(&format!("typing failed: {error}")),
            }
        }
    }

    /// Types words, each with Enter.
    pub fn enter(&mut self, words: &str) {
        for word in words.split_whitespace() {
            self.send(format!("{word}\r"));
        }
    }

    /// Presses and releases the left button over a cell, in the SGR form.
    pub fn click(&mut self, (row, column): (u16, u16)) {
        let at = format!("{};{}", column + 1, row + 1);
        self.send(format!("\x1b[<0;{at}M\x1b[<0;{at}m"));
    }

    /// Waits until the screen is as a test needs it, and gives that screen.
    ///
    /// Frames arrive in parts: ask for everything that the test looks at next.
    pub fn wait_for(&mut self, what: &str, condition: impl Fn(&Screen) -> bool) -> Screen {
        let deadline = Instant::now() + DEADLINE;
        loop {
            let over = self.has_ended() || Instant::now() >= deadline;
            self.drain();
            if condition(&self.screen()) {
                // The rest of the frame may still be on its way.
                while Instant::now() < deadline && self.pump(FRAME) {}
                let screen = self.screen();
                if condition(&screen) {
                    return screen;
                }
            }
            if over {
                self.fail(&format!("waited in vain for {what}"));
            }
            self.pump(TICK);
        }
    }

    /// Waits until a text stands on the screen.
    pub fn wait_for_text(&mut self, text: &str) -> Screen {
        self.wait_for(&format!("the text {text:?}"), |screen| {
            screen.contains(text)
        })
    }

    /// Types `~` into the field with the cursor, sees it come and erases it
    /// again: everything sent before has then been dealt with and drawn. Only
    /// for moments when a program takes text and this key means nothing else.
    pub fn probe(&mut self) -> Screen {
        let before_cursor = |screen: &Screen| {
            let (row, column) = screen.cursor();
            column.checked_sub(1).map(|left| screen.glyph(row, left))
        };
        self.send("~");
        self.wait_for("the probe `~` in the field", |screen| {
            before_cursor(screen) == Some('~')
        });
        self.send("\x7f");
        self.wait_for("the probe `~` erased", |screen| {
            let (row, column) = screen.cursor();
            before_cursor(screen) != Some('~') && screen.glyph(row, column) != '~'
        })
    }

    /// Reads on until nothing has come for a while: for moments when a probe
    /// would itself change what is tested.
    pub fn settle(&mut self) -> Screen {
        let deadline = Instant::now() + DEADLINE;
        while self.pump(Duration::from_millis(60)) {
            if Instant::now() >= deadline {
                self.fail("the output never ends");
            }
        }
        self.screen()
    }

    /// Reads for exactly so long, and gives the number of bytes that came.
    pub fn listen(&mut self, time: Duration) -> usize {
        let (start, end) = (self.mark(), Instant::now() + time);
        while let Some(rest) = end.checked_duration_since(Instant::now()) {
            self.pump(rest);
        }
        self.mark() - start
    }

    /// Waits until so many bytes have come after a mark.
    pub fn wait_for_bytes(&mut self, mark: usize, count: usize) {
        let deadline = Instant::now() + DEADLINE;
        while self.mark() < mark + count {
            if Instant::now() >= deadline || self.pty.is_none() {
                self.fail(&format!("waited in vain for {count} bytes"));
            }
            self.pump(TICK);
        }
    }

    /// Waits until a text has come after a mark, wherever it may stand.
    pub fn wait_for_output(&mut self, mark: usize, text: &str) {
        let deadline = Instant::now() + DEADLINE;
        let has_come = |log: &[u8]| {
            let mut windows = log.windows(text.len());
            windows.any(|window| window == text.as_bytes())
        };
        while !has_come(&self.log[mark..]) {
            if Instant::now() >= deadline || self.pty.is_none() {
                self.fail(&format!("waited in vain for the output {text:?}"));
            }
            self.pump(TICK);
        }
    }

    /// The screen as it is, from the output read up to now.
    pub fn screen(&self) -> Screen {
        Screen::from(self.parser.screen().clone())
    }

    /// All bytes read up to now.
    pub fn output(&self) -> Output<'_> {
        Output(&self.log)
    }

    /// How many bytes were read up to now: a place for [`Terminal::since`].
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    /// The bytes read after a mark.
    pub fn since(&self, mark: usize) -> Output<'_> {
        Output(&self.log[mark..])
    }

    /// Gives the terminal another size; the program gets SIGWINCH.
    pub fn resize(&mut self, rows: u16, columns: u16) {
        self.drain();
        self.parser
            .set_size(at_least_one(rows), at_least_one(columns));
        let pty = self.pty.as_ref().expect("the terminal hung up");
        pty.resize(pty_process::Size::new(rows, columns)).unwrap();
    }

    /// Leaves the terminal as some programs do: who writes does not wait for room.
    pub fn leave_without_waiting(&self) {
        rustix::io::ioctl_fionbio(self.pts(), true).unwrap();
    }

    /// Types a key again as soon as the program has read it, and reads nothing,
    /// until it reads no more: the terminal has no room for what it draws.
    pub fn fill_with(&self, key: &str) {
        const PATIENCE: Duration = Duration::from_millis(200);
        let mut pty = self.pty.as_ref().expect("the terminal hung up");
        let mut typed = Instant::now();
        while typed.elapsed() < PATIENCE {
            if rustix::io::ioctl_fionread(self.pts()).unwrap() == 0 {
                pty.write_all(key.as_bytes()).unwrap();
                typed = Instant::now();
            }
            std::thread::yield_now();
        }
    }

    fn pts(&self) -> &Pts {
        self.pts.as_ref().expect("the terminal hung up")
    }

    /// Sends a signal to the program.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Waits for output at most so long and takes in what has come; tells
    /// whether anything has.
    pub(super) fn pump(&mut self, wait: Duration) -> bool {
        let Some(pty) = self.pty.as_mut() else {
            std::thread::sleep(wait);
            return false;
        };
        wait_readable(&*pty, wait);
        let mut buffer = [0; 16384];
        match pty.read(&mut buffer) {
            Ok(0) => self.pty = None,
            Ok(length) => {
                self.log.extend_from_slice(&buffer[..length]);
                self.show(&buffer[..length]);
                return true;
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            // Nobody holds the other end any more.
            Err(_) => self.pty = None,
        }
        false
    }

    /// Shows bytes as the terminal does.
    fn show(&mut self, bytes: &[u8]) {
        if !self.wraps_at_once {
            return self.parser.process(bytes);
        }
        for byte in bytes {
            self.parser.process(&[*byte]);
            let screen = self.parser.screen();
            if screen.cursor_position().1 == screen.size().1.get() {
                self.parser.process(b"\r\n");
            }
        }
    }

    /// Takes in what has come, but no endless stream of it.
    fn drain(&mut self) {
        for _ in 0..100 {
            if !self.pump(Duration::ZERO) {
                return;
            }
        }
    }

    pub(super) fn fail(&self, what: &str) -> ! {
        let start = self.log.len().saturating_sub(400);
        panic!(
            "{what}\n{}\nended: {:?}\nlast output: {}\nterminal: {}",
            self.screen(),
            self.ended,
            self.since(start).escaped(),
            self.command,
        );
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            // It may have ended in between: then there is nothing left to do.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Whether a terminal is described as one that does not wait at the end of a row.
fn wraps_at_once(term: &str) -> bool {
    TermInfo::from_name(term).is_ok_and(|entry| {
        entry.flag_cap(BoolCapability::AutoRightMargin)
            && !entry.flag_cap(BoolCapability::EatNewlineGlitch)
    })
}

fn wait_readable(pty: impl AsFd, wait: Duration) {
    let timeout = Timespec::try_from(wait).unwrap();
    let mut ends = [PollFd::new(&pty, PollFlags::IN)];
    // An interrupted wait is a shorter wait.
    let _ = poll(&mut ends, Some(&timeout));
}
