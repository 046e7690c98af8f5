//! The game on plain lines: for pipes, scripts, screen readers, and terminals
//! that cannot draw a screen.

mod colors;
mod scanner;

use std::io::{self, BufRead, Write};

use log::info;

use crate::commands::{self, Command};
use crate::messages;
use crate::names::Names;
use crate::rules::{BoardSize, GameRecord, Played, Player, Square};
use colors::colored;
use scanner::{Line, Scanner};

/// No line of output is wider than this many columns.
const WIDTH: usize = 80;

/// The line-mode client: it holds the game and the scanner, and alone reads
/// the input.
///
/// Each turn shows the board, the score and whose turn it is, and prompts for
/// a line. The output holds nothing but lines of text: no cursor is moved, and
/// nothing is coloured unless that is asked for.
///
/// ```
/// use reversi::names::Names;
/// use reversi::othello::{Othello, Settings};
/// use reversi::rules::BoardSize;
///
/// let settings = Settings {
///     size: BoardSize::default(),
///     names: Names::default(),
///     hints: true,
///     colors: false,
/// };
/// let mut output = Vec::new();
/// let mut game = Othello::new(settings, &b"d3\nquit\ny\n"[..], &mut output);
/// game.play_to_end().unwrap();
/// assert_eq!(game.record().moves(), ["d3".parse().unwrap()]);
/// assert!(String::from_utf8(output).unwrap().contains("\nScore: Red 4  Blue 1\n"));
/// ```
#[derive(Debug)]
pub struct Othello<R, W> {
    record: GameRecord,
    names: Names,
    hints: bool,
    colors: bool,
    asked: Option<Question>,
    scanner: Scanner<R>,
    output: W,
}

/// What the players chose before the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The size of the board.
    pub size: BoardSize,
    /// The players' names.
    pub names: Names,
    /// Whether legal moves are marked at first.
    pub hints: bool,
    /// Whether the signs on the board are coloured.
    pub colors: bool,
}

/// Why a game stopped before its players left it.
#[derive(Debug)]
pub enum Stopped {
    /// The input cannot be read.
    Input(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

/// What has to be answered before a game in progress is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Quit,
    New,
}

/// What a line is answered with.
enum Reply {
    /// Sentences. Nothing has changed on the board.
    Sentences(Vec<String>),
    /// Sentences, and the board as it is now.
    Board(Vec<String>),
    /// Nothing: the players leave.
    Quit,
}

impl<R: BufRead, W: Write> Othello<R, W> {
    /// Sets a new game up. Nothing is read or written yet.
    pub fn new(settings: Settings, input: R, output: W) -> Othello<R, W> {
        let Settings {
            size,
            names,
            hints,
            colors,
        } = settings;
        info!("new game in lines on {size}, names {names:?}");
        Othello {
            record: GameRecord::new(size),
            names,
            hints,
            colors,
            asked: None,
            scanner: Scanner::new(input),
            output,
        }
    }

    /// The game being played.
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Plays until the players leave or there are no more lines.
    ///
    /// # Errors
    /// Where the input cannot be read or the output cannot be written.
    pub fn play_to_end(&mut self) -> Result<(), Stopped> {
        let mut text = self.position() + &messages::signs(self.hints) + "\n";
        loop {
            text += &self.prompt();
            self.write(&text).map_err(Stopped::Output)?;
            let line = self.scanner.next_line().map_err(Stopped::Input)?;
            // Only a terminal shows the line break that was typed.
            text.clear();
            text.push('\n');
            match self.answer(line) {
                Reply::Sentences(sentences) => text += &lines(&sentences),
                Reply::Board(sentences) => text += &(lines(&sentences) + &self.position()),
                Reply::Quit => return self.write(&text).map_err(Stopped::Output),
            }
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    /// The board, the score, and whose turn it is or the result.
    fn position(&self) -> String {
        let board = self.record.board();
        let turn = self.record.turn();
        let legal = turn
            .filter(|_| self.hints)
            .map(|mover| board.legal_moves(mover));
        let picture = board.marked(&legal.unwrap_or_default()).to_string();
        let picture = if self.colors {
            colored(&picture, turn)
        } else {
            picture
        };
        let score = messages::score_line(board, &self.names);
        let turn = messages::turn(board, turn, self.record.passed());
        format!("{picture}{score}\n{turn}\n")
    }

    fn prompt(&self) -> String {
        let prompt = match self.asked {
            Some(Question::Quit) => messages::ASK_QUIT.to_owned() + ":",
            Some(Question::New) => messages::ASK_NEW.to_owned() + ":",
            None => messages::move_prompt(self.record.turn()),
        };
        prompt + " "
    }

    fn answer(&mut self, line: Line) -> Reply {
        match line {
            Line::Typed(line) => match self.asked {
                Some(question) => self.answer_to(question, &line),
                None => self.obey(&line),
            },
            Line::TooLong => {
                info!("not understood: a line that is too long");
                say(messages::LINE_TOO_LONG)
            }
            Line::End => {
                info!("end of input");
                Reply::Quit
            }
        }
    }

    fn obey(&mut self, line: &str) -> Reply {
        match commands::parse(line) {
            Ok(command) => self.act(&command),
            Err(mistake) => {
                info!("not understood: {line:?}");
                say(messages::mistyped(&mistake, self.record.board().size()))
            }
        }
    }

    /// Only yes and no answer a question, and an empty line means no; after
    /// anything else the question stays.
    fn answer_to(&mut self, question: Question, line: &str) -> Reply {
        match (line.trim().to_lowercase().as_str(), question) {
            ("y" | "yes", Question::Quit) => Reply::Quit,
            ("y" | "yes", Question::New) => self.start_anew(),
            ("n" | "no" | "", _) => {
                self.asked = None;
                say(messages::GAME_GOES_ON)
            }
            _ => Reply::Sentences(Vec::new()),
        }
    }

    fn act(&mut self, command: &Command) -> Reply {
        match *command {
            Command::Play(square) | Command::Point(square) => self.play(square),
            Command::Why(square) => self.explain(square),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hints => self.switch_hints(),
            Command::Help => Reply::Sentences(messages::spoken_help()),
            Command::New => self.leave_game_for(Question::New),
            Command::Quit => self.leave_game_for(Question::Quit),
            // Keys alone ask for these: no line that was typed means one.
            _ => Reply::Sentences(Vec::new()),
        }
    }

    fn play(&mut self, square: Square) -> Reply {
        match self.record.play(square) {
            Ok(played) => {
                info!(
                    "{:?} plays {square}, flips {:?}",
                    played.player, played.flipped
                );
                self.announce(messages::played(&played), &played)
            }
            Err(refused) => {
                info!("refused: {square}, {:?}", refused.reason);
                say(messages::refusal(&refused, self.record.turn()))
            }
        }
    }

    /// Tells what a move did and who has to pass after it. A result needs no
    /// sentence here: it stands below the board instead of the turn.
    fn announce(&self, news: String, played: &Played) -> Reply {
        let mut sentences = vec![news];
        if let Some(passed) = played.passed {
            info!("{passed:?} passes");
            sentences.push(messages::pass(passed));
        }
        if self.record.turn().is_none() {
            info!("result: {}", messages::result(self.record.board()));
        }
        Reply::Board(sentences)
    }

    fn explain(&self, square: Square) -> Reply {
        let mover = self.record.turn().unwrap_or(Player::Black);
        let why = self.record.board().explain(square, mover);
        Reply::Sentences(messages::explanation(square, mover, &why))
    }

    fn undo(&mut self) -> Reply {
        let Some(undone) = self.record.undo() else {
            return say(messages::NOTHING_TO_UNDO);
        };
        info!("undo: {:?} {}", undone.player, undone.square);
        Reply::Board(vec![messages::undone(&undone)])
    }

    fn redo(&mut self) -> Reply {
        let Some(redone) = self.record.redo() else {
            return say(messages::NOTHING_TO_REDO);
        };
        info!("redo: {:?} {}", redone.player, redone.square);
        self.announce(messages::redone(&redone), &redone)
    }

    fn switch_hints(&mut self) -> Reply {
        self.hints = !self.hints;
        let answer = if self.hints {
            messages::HINTS_ON
        } else {
            messages::HINTS_OFF
        };
        Reply::Board(vec![answer.to_owned()])
    }

    /// Leaves the game at once, or asks first if it is in progress.
    fn leave_game_for(&mut self, question: Question) -> Reply {
        match question {
            _ if self.record.is_under_way() => {
                self.asked = Some(question);
                Reply::Sentences(Vec::new())
            }
            Question::Quit => Reply::Quit,
            Question::New => self.start_anew(),
        }
    }

    fn start_anew(&mut self) -> Reply {
        let size = self.record.board().size();
        info!("new game in lines on {size}, names {:?}", self.names);
        self.asked = None;
        self.record = GameRecord::new(size);
        Reply::Board(vec![messages::NEW_GAME.to_owned()])
    }
}

fn say(sentence: impl Into<String>) -> Reply {
    Reply::Sentences(vec![sentence.into()])
}

/// Each sentence on a line of its own, or on several if it is long.
fn lines(sentences: &[String]) -> String {
    let wrapped = sentences
        .iter()
        .flat_map(|sentence| messages::wrap(sentence, WIDTH));
    wrapped.map(|line| line + "\n").collect()
}
