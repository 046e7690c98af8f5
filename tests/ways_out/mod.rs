//! Every way out of every page, and what is left behind: nothing on the
//! terminal, and the game on the disk.

mod end_of_input;
mod full_disk;
mod killed;
pub mod signals;
mod stopping;

use crate::support::{Launch, Terminal};

/// A page of the program, and how to get there.
pub struct Page {
    /// What failures call it.
    pub name: &'static str,
    arguments: &'static [&'static str],
    /// What is typed, and what then stands on the screen, step by step.
    steps: &'static [(&'static str, &'static str)],
}

/// Two games in a file of this name lie in the current folder.
const GAMES: &str = "printf 'd3c5f6\\n\\nf5d6\\n' >games.txt";
const START: (&str, &str) = ("", "[Start Game");
const TABLE: (&str, &str) = ("\r", "Red's move:");
const PLAYED: (&str, &str) = ("d3\r", "Blue's move:");

/// Every page, and every state of the pages that matters.
pub const PAGES: &[Page] = &[
    Page::new("the start page", &[START]),
    Page::new(
        "a name half typed",
        &[START, ("\x1b[A\x1b[A\x1b[A\x1b[AAnn", "Ann")],
    ),
    Page::new("the opening", &[START, TABLE]),
    Page::new("a game", &[START, TABLE, PLAYED]),
    Page::new(
        "a move half typed",
        &[START, TABLE, PLAYED, ("c", "Blue's move: c")],
    ),
    Page::new(
        "the question to quit",
        &[START, TABLE, PLAYED, ("quit\r", "y or n:")],
    ),
    Page::new(
        "the question for a new game",
        &[START, TABLE, PLAYED, ("new\r", "y or n:")],
    ),
    Page::new(
        "help",
        &[START, TABLE, PLAYED, ("help\r", "Esc closes this page")],
    ),
    Page::new(
        "a pass",
        &[
            START,
            TABLE,
            (
                "f5\rf6\rd3\rg5\rh5\rh4\rf7\rh6\r",
                "Red has no legal move and passes",
            ),
        ],
    ),
    Page::new(
        "the result",
        &[
            START,
            TABLE,
            (
                "e6\rf4\re3\rf6\rg5\rd6\re7\rf5\rc5\r",
                "Red wins 13-0 after",
            ),
        ],
    ),
    Page::of(
        &["replay", "games.txt", "--game", "1"],
        "a replay",
        &[("", "Turn: Red")],
    ),
    Page::of(
        &["replay", "games.txt", "--game", "1"],
        "a replay that runs",
        &[("", "Turn: Red"), (" ", "Turn: Red")],
    ),
    Page::of(
        &["replay", "games.txt"],
        "the list of games",
        &[("", "2  ")],
    ),
];

impl Page {
    const fn new(name: &'static str, steps: &'static [(&'static str, &'static str)]) -> Page {
        Page::of(&[], name, steps)
    }

    const fn of(
        arguments: &'static [&'static str],
        name: &'static str,
        steps: &'static [(&'static str, &'static str)],
    ) -> Page {
        Page {
            name,
            arguments,
            steps,
        }
    }

    /// Starts the program in a shell that does something first, and goes to
    /// this page.
    fn open_after(&self, first: &str) -> Terminal {
        let script = format!("{GAMES}; {first}; exec \"$0\" \"$@\"");
        let launch = Launch::shell(&script);
        self.go_there(&launch.args(self.arguments.iter().copied()))
    }

    /// Whether nothing on it moves by itself.
    pub fn stands_still(&self) -> bool {
        !self.name.ends_with("runs")
    }

    /// Whether the game on it began with d3 and nothing else.
    fn has_d3(&self) -> bool {
        self.steps.contains(&PLAYED)
    }

    /// Starts the program and goes to this page.
    pub fn open(&self) -> Terminal {
        self.open_after(":")
    }

    fn go_there(&self, launch: &Launch) -> Terminal {
        let mut terminal = launch.start();
        for (keys, shown) in self.steps {
            terminal.send(keys);
            terminal.wait_for(&format!("{shown:?} on {}", self.name), |screen| {
                screen.contains(shown)
            });
        }
        terminal
    }
}
