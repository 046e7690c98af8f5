//! Many whole games in one sitting: whatever else is done between the moves,
//! the score is right after every one, and nothing grows.
//!
//! `REVERSI_SOAK=300` asks for that many games.

use std::fs;
use std::time::Instant;

use reversi::rules::{GameRecord, Square};

use crate::game::{Position, is_ready, table};
use crate::support::{Dice, Launch, Terminal, memory};

/// So many games fit into a usual run of all tests.
const GAMES: usize = 40;
/// After so many games everything has been used once.
const WARM: usize = 10;
/// What may come and go with the moves of a game, in KiB.
const SLACK: u32 = 512;
/// The cap of the log file, in bytes.
const LOG_CAP: u64 = 1024 * 1024;
/// So many games are kept, with a lock for the one being played.
const MOST_KEPT: usize = 101;
/// Home and Page up: the cursor is on a1.
const CORNER: &str = "\x1b[H\x1b[5~";
/// Escape, known as such by what follows: a report of the mouse that means
/// nothing.
const ESCAPE: &str = "\x1b\x1b[<35;1;1M";
/// Rows and columns.
const WINDOWS: [(u16, u16); 4] = [(24, 80), (16, 60), (30, 100), (43, 132)];

struct Soak {
    terminal: Terminal,
    record: GameRecord,
    dice: Dice,
    moves: usize,
}

impl Soak {
    /// Plays a random game to its end.
    fn play_game(&mut self) {
        while let Some(turn) = self.record.turn() {
            let legal: Vec<Square> = self.record.board().legal_moves(turn).iter().collect();
            let square = legal[self.dice.below(legal.len())];
            let noise = self.noise();
            self.terminal.send(noise);
            self.play(square);
            match self.dice.below(30) {
                0 => self.take_back(),
                1 => self.resize(),
                _ => {}
            }
        }
    }

    /// Keys before a move that change nothing once they are all typed.
    fn noise(&mut self) -> String {
        const ARROWS: &str = "\x1b[A\x1b[A\x1b[D\x1b[C";
        match self.dice.below(10) {
            0 => format!("{ARROWS}{ESCAPE}"),
            1 => "hint\rhint\r".to_owned(),
            2 => "\x1bOR\x1bOR".to_owned(),
            3 => "a1x\x7f\x7f\x7f".to_owned(),
            4 => "why a1\r".to_owned(),
            5 => "z9\r".to_owned(),
            6 => format!("help\r\x1b[B\x1b[6~{ESCAPE}"),
            7 => "\x1b[<35;10;10M\x1b[<64;3;3M".to_owned(),
            _ => String::new(),
        }
    }

    /// Plays by typing, by a click, or with the cursor.
    fn play(&mut self, square: Square) {
        self.record.play(square).unwrap();
        self.moves += 1;
        match self.dice.below(6) {
            0 => {
                let screen = self.terminal.screen();
                let place = screen.board(8, 8).position(&square.to_string());
                self.terminal.click(place);
            }
            1 => {
                let right = "\x1b[C".repeat(square.column() - 1);
                let down = "\x1b[B".repeat(square.row() - 1);
                let keys = format!("{CORNER}{right}{down}\r{ESCAPE}");
                self.terminal.send(keys);
            }
            _ => self.terminal.send(format!("{square}\r")),
        }
        self.wait();
    }

    /// Undo and redo, and a look at the board in between.
    fn take_back(&mut self) {
        let steps = 1 + self.dice.below(3);
        for (word, step) in [
            ("undo\r", GameRecord::undo as fn(&mut GameRecord) -> _),
            ("redo\r", GameRecord::redo),
        ] {
            for _ in 0..steps {
                step(&mut self.record);
                self.terminal.send(word);
            }
            self.wait();
        }
    }

    fn resize(&mut self) {
        let (rows, columns) = WINDOWS[self.dice.below(WINDOWS.len())];
        self.terminal.resize(rows, columns);
        self.terminal
            .wait_for("a page that fills the window", |screen| {
                screen.row(rows - 1).starts_with(" F1 Help")
            });
        self.wait();
    }

    /// Waits until the page says what a replay of the moves says.
    fn wait(&mut self) {
        let expected = Position::of(&self.record);
        self.terminal.wait_for(&format!("{expected:#?}"), |screen| {
            is_ready(screen) && Position::on(screen).as_ref() == Some(&expected)
        });
    }

    fn new_game(&mut self) {
        self.record = GameRecord::default();
        self.terminal.send("new\r");
        self.wait();
    }

    fn resident(&self) -> u32 {
        memory::resident(self.terminal.pid())
    }
}

#[test]
fn nothing_grows_and_every_score_is_right_through_many_games() {
    let asked = std::env::var("REVERSI_SOAK").ok();
    let games = asked.map_or(GAMES, |number| number.parse().unwrap());
    let launch = Launch::reversi().args(["--log-file", "log", "--log-level", "trace"]);
    let mut soak = Soak {
        terminal: table(&launch),
        record: GameRecord::default(),
        dice: Dice::of(0xD15C),
        moves: 0,
    };
    let (began, mut warm) = (Instant::now(), 0);
    for game in 1..=games {
        soak.play_game();
        soak.new_game();
        if game == WARM {
            warm = soak.resident();
        }
    }
    let end = soak.resident();
    println!(
        "{games} games, {} moves in {:?}: {warm} KiB after {WARM} games, {end} KiB at the end",
        soak.moves,
        began.elapsed()
    );
    assert!(end <= warm + SLACK, "{warm} KiB grew to {end} KiB");
    let size = |name| fs::metadata(soak.terminal.home().join(name)).map(|file| file.len());
    for log in ["log", "log.1"] {
        assert!(size(log).unwrap_or(0) <= LOG_CAP, "{log}");
    }
    let kept = fs::read_dir(soak.terminal.home().join("state/reversi/games"));
    let kept = kept.unwrap().count();
    assert!(kept <= MOST_KEPT, "{kept} games are kept");
    soak.terminal.send("quit\r");
    assert_eq!(soak.terminal.wait_exit().code(), Some(0));
    soak.terminal.assert_given_back();
}
