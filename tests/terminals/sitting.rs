//! One game in one terminal, from its start to its end.

use std::time::{Duration, Instant};

use reversi::rules::GameRecord;

use super::Colors;
use crate::game::{Position, is_ready, score};
use crate::support::{DEADLINE, Launch, Output, Piece, Screen, Terminal};

/// What is started, and where.
#[derive(Clone, Copy, Debug)]
pub struct Sitting {
    /// TERM, if it is set.
    pub term: Option<&'static str>,
    /// `LC_ALL`.
    pub locale: &'static str,
    /// What is asked for in the way of colours.
    pub colors: Colors,
    /// Columns and rows.
    pub window: (u16, u16),
}

/// Terminals that have no colours.
const COLOURLESS: [&str; 3] = ["xterm-mono", "vt100", "vt220"];
/// The columns and rows that the start page and a board of 8 x 8 need.
const START_PAGE: (u16, u16) = TABLE;
const TABLE: (u16, u16) = (20, 12);

/// Why there is no screen on a terminal; `None` if there is one.
pub fn no_screen(term: Option<&str>) -> Option<&'static str> {
    Some(match term {
        None | Some("") => "TERM is not set",
        Some("dumb") => r#"TERM is "dumb", a terminal that cannot draw a screen"#,
        Some("unknown") => r#"TERM is "unknown", which this system does not describe"#,
        Some("nosuchterm") => r#"TERM is "nosuchterm", which this system does not describe"#,
        Some(_) => return None,
    })
}

impl Sitting {
    /// Plays `d3` and leaves, checks everything on the way.
    pub fn play(self) {
        let mut terminal = self.launch().start();
        match no_screen(self.term) {
            Some(reason) => Sitting::play_in_lines(&mut terminal, reason),
            None => self.play_on_screen(&mut terminal),
        }
        assert_eq!(terminal.wait_exit().code(), Some(0));
        terminal.assert_given_back();
        assert!(terminal.modes().is_cooked());
        if self.locale != "C.UTF-8" {
            assert_eq!(terminal.output().non_ascii(), [0; 0]);
        }
        let colors = terminal.output().colors();
        assert_eq!(!colors.is_empty(), self.has_colors(), "{colors:?}");
    }

    fn launch(self) -> Launch {
        let launch = Launch::reversi()
            .size(self.window.1, self.window.0)
            .locale(self.locale);
        let launch = match self.term {
            Some(term) => launch.term(term),
            None => launch.without("TERM"),
        };
        match self.colors {
            Colors::Always => launch.args(["--color", "always"]),
            Colors::Auto => launch,
            Colors::Refused => launch.env("NO_COLOR", "1"),
        }
    }

    /// Plain lines have colours only where they are demanded.
    fn has_colors(self) -> bool {
        match self.colors {
            Colors::Refused => false,
            Colors::Auto if no_screen(self.term).is_some() => false,
            _ => !COLOURLESS.map(Some).contains(&self.term),
        }
    }

    /// One line says why there is no screen; the game is played all the same.
    fn play_in_lines(terminal: &mut Terminal, reason: &str) {
        terminal.wait_for_output(0, "Red's move: ");
        let sentence = format!(
            "reversi: no full-screen game here: {reason}; playing in plain lines instead\r\n  a b"
        );
        let begun = terminal.output().escaped();
        assert!(
            begun.starts_with(&Output(sentence.as_bytes()).escaped()),
            "{begun}"
        );
        assert!(begun.contains("Score: Red 2  Blue 2"), "{begun}");
        let mark = terminal.mark();
        terminal.send("d3\n");
        terminal.wait_for_output(mark, "Blue's move: ");
        let turn = terminal.since(mark).escaped();
        assert!(turn.contains("Score: Red 4  Blue 1"), "{turn}");
        // End of input.
        terminal.send("\x04");
        terminal.wait_exit();
        let is_style = |piece: &Piece| match piece {
            Piece::Csi(_, last) => *last == b'm',
            Piece::Escape(_) => false,
            _ => true,
        };
        assert!(terminal.output().pieces().iter().all(is_style));
    }

    fn play_on_screen(self, terminal: &mut Terminal) {
        let mut record = GameRecord::default();
        if self.window == (1, 1) {
            self.play_blindly(terminal, &mut record);
        } else {
            self.play_and_see(terminal, &mut record);
        }
        terminal.send("quit\r");
        terminal.wait_for_text("y or n:");
        leave(terminal);
    }

    fn play_and_see(self, terminal: &mut Terminal, record: &mut GameRecord) {
        let shows_start = self.has_room(START_PAGE);
        terminal.wait_for("the start page", |screen| {
            if shows_start {
                screen.contains("[Start Game")
            } else {
                self.says_it_is_too_small(screen, START_PAGE, 0)
            }
        });
        terminal.send("\r");
        self.wait_for(terminal, record);
        terminal.send("d3\r");
        record.play("d3".parse().unwrap()).unwrap();
        self.wait_for(terminal, record);
        if !self.has_room(TABLE) {
            self.grow(terminal, record);
        }
    }

    /// There is no telling anything in a single cell, but all keys are heeded.
    fn play_blindly(self, terminal: &mut Terminal, record: &mut GameRecord) {
        terminal.wait_for_bytes(0, 1);
        terminal.send("\rd3\r");
        record.play("d3".parse().unwrap()).unwrap();
        self.grow(terminal, record);
    }

    /// The game goes on also where it cannot be shown: it is there as soon as
    /// there is room.
    fn grow(self, terminal: &mut Terminal, record: &GameRecord) {
        terminal.resize(24, 80);
        let window = (80, 24);
        Sitting { window, ..self }.wait_for(terminal, record);
    }

    fn has_room(self, (columns, rows): (u16, u16)) -> bool {
        self.window.0 >= columns && self.window.1 >= rows
    }

    /// Waits for a position, or for the notice with the score of that position.
    fn wait_for(self, terminal: &mut Terminal, record: &GameRecord) {
        let expected = Position::of(record);
        terminal.wait_for(&format!("{expected:#?}"), |screen| {
            if self.has_room(TABLE) {
                is_ready(screen) && Position::on(screen).as_ref() == Some(&expected)
            } else {
                score(screen) == Some(expected.score) && self.says_it_is_too_small(screen, TABLE, 1)
            }
        });
    }

    /// Whether the notice stands on the screen from this row on, as much of it
    /// as there is room for.
    fn says_it_is_too_small(self, screen: &Screen, needed: (u16, u16), first: u16) -> bool {
        let (_, rows) = self.window;
        let wide = |size: (u16, u16)| (usize::from(size.0), usize::from(size.1));
        let notices = reversi::messages::too_small(wide(needed), wide(self.window));
        let lines: Vec<String> = (first..rows).map(|row| screen.row(row)).collect();
        notices.contains(&lines.join(" ").trim().to_owned())
    }
}

/// Says yes to the question that is open. The answer has to be repeated if it
/// came so early that it was taken as typed ahead.
fn leave(terminal: &mut Terminal) {
    let deadline = Instant::now() + DEADLINE;
    while !terminal.has_ended() {
        assert!(Instant::now() < deadline, "no answer is taken");
        terminal.send("y");
        let patience = Instant::now() + Duration::from_millis(200);
        while !terminal.has_ended() && Instant::now() < patience {
            terminal.listen(Duration::from_millis(1));
        }
    }
}
