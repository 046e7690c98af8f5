//! What is started, and in which surroundings.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::Terminal;

/// What the surroundings of a test may keep of the machine's own.
const INHERITED: [&str; 4] = ["PATH", "TERMINFO", "TERMINFO_DIRS", "LLVM_PROFILE_FILE"];

/// The variable that names another build of the program, by its whole path.
const OTHER_BUILD: &str = "REVERSI_PROGRAM";

/// The program under test.
pub(super) fn built() -> String {
    std::env::var(OTHER_BUILD).unwrap_or(env!("CARGO_BIN_EXE_reversi").to_owned())
}

/// A command with its terminal and its environment, not started yet.
///
/// The environment begins empty: what matters is set here, so that `LINES`,
/// `COLUMNS`, `ESCDELAY`, `NO_COLOR` or cargo's own variables never reach the
/// program unless a test says so. Home, state folder and current folder are a
/// fresh temporary folder.
#[derive(Clone, Debug)]
pub struct Launch {
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) rows: u16,
    pub(super) columns: u16,
    pub(super) home: Option<PathBuf>,
    changes: BTreeMap<String, Option<String>>,
}

impl Launch {
    /// The built program, in an xterm of 24 rows by 80 columns.
    pub fn reversi() -> Launch {
        Launch::program(&built())
    }

    /// A line of shell, to which the built program is `$0`.
    pub fn shell(script: &str) -> Launch {
        Launch::program("sh").args(["-c", script, &built()])
    }

    /// Any program.
    pub fn program(program: &str) -> Launch {
        Launch {
            program: program.to_owned(),
            arguments: Vec::new(),
            rows: 24,
            columns: 80,
            home: None,
            changes: BTreeMap::new(),
        }
    }

    /// Adds arguments.
    pub fn args<'a>(mut self, arguments: impl IntoIterator<Item = &'a str>) -> Launch {
        self.arguments
            .extend(arguments.into_iter().map(str::to_owned));
        self
    }

    /// The size of the terminal.
    pub fn size(mut self, rows: u16, columns: u16) -> Launch {
        (self.rows, self.columns) = (rows, columns);
        self
    }

    /// The kind of terminal: the variable `TERM`.
    pub fn term(self, name: &str) -> Launch {
        self.env("TERM", name)
    }

    /// The locale: the variable `LC_ALL`.
    pub fn locale(self, name: &str) -> Launch {
        self.env("LC_ALL", name)
    }

    /// Sets one variable.
    pub fn env(mut self, name: &str, value: &str) -> Launch {
        self.changes.insert(name.to_owned(), Some(value.to_owned()));
        self
    }

    /// Takes one variable away.
    pub fn without(mut self, name: &str) -> Launch {
        self.changes.insert(name.to_owned(), None);
        self
    }

    /// Uses a home folder that outlives the program, so that the next start
    /// finds what this one leaves.
    pub fn home(mut self, folder: &Path) -> Launch {
        self.home = Some(folder.to_owned());
        self
    }

    /// Starts the full-screen game and leaves its start page for the table.
    pub fn sit_down(&self) -> Terminal {
        let mut terminal = self.start();
        terminal.wait_for_text("Start Game");
        terminal.send("\r");
        terminal.wait_for_text("move:");
        terminal
    }

    /// Starts it.
    pub fn start(&self) -> Terminal {
        Terminal::start(self)
    }

    /// Every variable the program gets, when its home is `home`.
    pub(super) fn environment(&self, home: &Path) -> BTreeMap<String, String> {
        let mut all: BTreeMap<String, String> = INHERITED
            .into_iter()
            .filter_map(|name| Some((name.to_owned(), std::env::var(name).ok()?)))
            .collect();
        for (name, value) in [
            ("HOME", home.to_str().unwrap()),
            ("XDG_STATE_HOME", home.join("state").to_str().unwrap()),
            ("TERM", "xterm-256color"),
            ("LC_ALL", "C.UTF-8"),
        ] {
            all.insert(name.to_owned(), value.to_owned());
        }
        for (name, change) in &self.changes {
            match change {
                Some(value) => all.insert(name.clone(), value.clone()),
                None => all.remove(name),
            };
        }
        all
    }
}
