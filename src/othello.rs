//! The game in plain lines: for pipes, scripts, screen readers, and terminals
//! that cannot draw a screen.

mod colors;
mod keeping;
mod scanner;

use std::io::{self, BufRead, Write};

use log::info;

use crate::commands::{self, Command, Mistyped};
use crate::messages;
use crate::question::Question;
use crate::records::{Loaded, Recorded, Shelf, ggf};
use crate::rules::{GameRecord, Played, Square, SquareSet};
use colors::colored;
use scanner::{Line, Scanner};

/// No line of output is wider than this many columns.
const WIDTH: usize = 80;

/// The line-mode client: it holds the game and the scanner, and alone reads
/// the input.
///
/// Each turn shows the board, the score and whose turn it is, and prompts for
/// a line. The output holds nothing but lines of text: no cursor is moved, and
/// at most the signs on the board are coloured.
///
/// ```
/// use reversi::names::Names;
/// use reversi::othello::{Othello, Settings};
/// use reversi::records::Recorded;
/// use reversi::rules::GameRecord;
///
/// let settings = Settings {
///     opening: Recorded::new(GameRecord::default(), &Names::default()).into(),
///     hints: true,
///     colors: false,
/// };
/// let mut output = Vec::new();
/// let mut game = Othello::new(settings, (), &b"d3\nquit\ny\n"[..], &mut output);
/// game.play_to_end().unwrap();
/// assert_eq!(game.record().moves(), ["d3".parse().unwrap()]);
/// assert!(String::from_utf8(output).unwrap().contains("\nScore: Red 4  Blue 1\n"));
/// ```
#[derive(Debug)]
pub struct Othello<S, R, W> {
    recorded: Recorded,
    /// What is to be said of the opening, if anything.
    note: Option<String>,
    shelf: S,
    /// The game as the shelf has it, in its own words.
    kept: String,
    /// Whether the players know that the game is not kept.
    complained: bool,
    hints: bool,
    colors: bool,
    asked: Option<Question>,
    scanner: Scanner<R>,
    output: W,
}

/// What the players chose before the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The game to begin or to go on with.
    pub opening: Loaded,
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

/// What a line is answered with.
enum Reply {
    /// Sentences. Nothing has changed on the board.
    Sentences(Vec<String>),
    /// Sentences, and the board as it is now.
    Board(Vec<String>),
    /// Nothing: the players leave.
    Quit,
}

impl<S: Shelf, R: BufRead, W: Write> Othello<S, R, W> {
    /// Sets a new game up. Nothing is read or written yet.
    pub fn new(settings: Settings, shelf: S, input: R, output: W) -> Othello<S, R, W> {
        let Loaded {
            game: recorded,
            behind,
        } = settings.opening;
        info!(
            "game in lines on {}, {:?}",
            recorded.game.board().size(),
            recorded.names()
        );
        Othello {
            kept: ggf::write(&recorded),
            recorded,
            note: messages::behind(&behind),
            shelf,
            complained: false,
            hints: settings.hints,
            colors: settings.colors,
            asked: None,
            scanner: Scanner::new(input),
            output,
        }
    }

    /// The game being played.
    pub const fn record(&self) -> &GameRecord {
        &self.recorded.game
    }

    /// Plays until the players leave or there are no more lines.
    ///
    /// # Errors
    /// Where the input cannot be read or the output cannot be written.
    pub fn play_to_end(&mut self) -> Result<(), Stopped> {
        let mut text = self.position() + &self.greeting();
        loop {
            text += &self.prompt();
            self.write(&text).map_err(Stopped::Output)?;
            let line = match self.scanner.next_line() {
                Ok(line) => line,
                Err(error) => {
                    // What is said of it, and the shell's prompt, begin a line.
                    let _ = self.write("\n");
                    return Err(Stopped::Input(error));
                }
            };
            // Only a terminal shows the line break that was typed.
            text.clear();
            text.push('\n');
            let reply = self.answer(line);
            let complaint = self.keep();
            text += &lines(complaint.as_slice());
            match reply {
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
        let game = &self.recorded.game;
        let (board, turn) = (game.board(), game.turn());
        let marks = if self.hints {
            game.legal_moves()
        } else {
            SquareSet::default()
        };
        let picture = board.marked(&marks).to_string();
        let picture = if self.colors {
            colored(&picture, turn)
        } else {
            picture
        };
        let score = messages::score_line(board, &self.recorded.names());
        let turn = messages::turn(board, turn, game.passed());
        format!("{picture}{score}\n{turn}\n")
    }

    /// What is said before anything is typed.
    fn greeting(&mut self) -> String {
        let game = &self.recorded.game;
        let over = game.turn().is_none();
        let signs = messages::signs(self.hints && !over);
        let mut sentences = if over {
            vec![signs, messages::game_over(game)]
        } else {
            vec![signs + " " + messages::HOW_TO_MOVE]
        };
        sentences.extend(self.note.take());
        if self.recorded.game.moves().is_empty() && self.shelf.has_unfinished() {
            sentences.push(messages::RESUMABLE.to_owned());
        }
        lines(&sentences)
    }

    fn prompt(&self) -> String {
        let prompt = match &self.asked {
            Some(question) => messages::question(question, !self.complained) + ":",
            None => messages::move_prompt(self.recorded.game.turn(), WIDTH),
        };
        prompt + " "
    }

    fn answer(&mut self, line: Line) -> Reply {
        match line {
            Line::Typed(line) => match self.asked.take() {
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
            Ok(command) => self.act(command),
            Err(Mistyped::Nothing) if self.recorded.game.turn().is_none() => say(messages::OVER),
            Err(mistake) => {
                info!("not understood: {line:?}");
                say(messages::mistyped(
                    &mistake,
                    self.recorded.game.board().size(),
                ))
            }
        }
    }

    /// Only yes and no answer a question, and an empty line means no; after
    /// anything else the question stays.
    fn answer_to(&mut self, question: Question, line: &str) -> Reply {
        match line.trim().to_lowercase().as_str() {
            "y" | "yes" => self.do_it(question),
            "n" | "no" | "" => say(messages::GAME_GOES_ON),
            _ => {
                self.asked = Some(question);
                Reply::Sentences(Vec::new())
            }
        }
    }

    fn do_it(&mut self, question: Question) -> Reply {
        match question {
            Question::Quit => Reply::Quit,
            Question::New => self.start_anew(),
            Question::Load(loaded) => self.adopt(*loaded),
            Question::Resume => self.resume(),
            Question::Replace(name) => self.save(&name, true),
            Question::Branch(square) => self.play(square),
            Question::Leave(question) => self.do_it(*question),
            // Plain lines step through no recorded game.
            Question::Back => Reply::Sentences(Vec::new()),
        }
    }

    fn act(&mut self, command: Command) -> Reply {
        match command {
            Command::Play(square) => self.play(square),
            Command::Why(square) => self.explain(square),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hints => self.switch_hints(),
            Command::Help => Reply::Sentences(messages::spoken_help()),
            Command::Save(name) => self.save(&name, false),
            Command::Load(name) => self.load(&name),
            Command::Resume if self.shelf.has_unfinished() => self.leave_game_for(Question::Resume),
            Command::Resume => say(messages::NOTHING_TO_RESUME),
            Command::New => self.leave_game_for(Question::New),
            Command::Quit => self.leave_game_for(Question::Quit),
            Command::Panel => say(messages::NO_PANEL),
            // Keys and clicks alone ask for these: no line that was typed means one.
            _ => Reply::Sentences(Vec::new()),
        }
    }

    fn play(&mut self, square: Square) -> Reply {
        match self.recorded.game.play(square) {
            Ok(played) => {
                info!(
                    "{:?} plays {square}, flips {:?}",
                    played.player, played.flipped
                );
                self.recorded.claim = None;
                self.announce(messages::played(&played), &played)
            }
            Err(refused) => {
                info!("refused: {square}, {:?}", refused.reason);
                say(messages::refusal(&refused, self.recorded.game.turn()))
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
        if self.recorded.game.turn().is_none() {
            info!("result: {}", messages::result(self.recorded.game.board()));
        }
        Reply::Board(sentences)
    }

    fn explain(&self, square: Square) -> Reply {
        Reply::Sentences(messages::why(&self.recorded.game, square))
    }

    fn undo(&mut self) -> Reply {
        let Some(undone) = self.recorded.game.undo() else {
            return say(messages::NOTHING_TO_UNDO);
        };
        info!("undo: {:?} {}", undone.player, undone.square);
        self.recorded.claim = None;
        Reply::Board(vec![messages::undone(&undone)])
    }

    fn redo(&mut self) -> Reply {
        let Some(redone) = self.recorded.game.redo() else {
            return say(messages::NOTHING_TO_REDO);
        };
        info!("redo: {:?} {}", redone.player, redone.square);
        self.announce(messages::redone(&redone), &redone)
    }

    fn switch_hints(&mut self) -> Reply {
        self.hints = !self.hints;
        Reply::Board(vec![messages::hints_switched(self.hints).to_owned()])
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
