//! The command `reversi`: from arguments to a mode, and from its end to an
//! exit code.

use std::io::{self, BufReader, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::parser::ValueSource;
use clap::{CommandFactory, FromArgMatches};
use log::info;
use signal_hook::consts::SIGXFSZ;

use reversi::archive::{self, ArchiveError, Form, Verdict};
use reversi::cli::{
    CheckArgs, Cli, ColorChoice, CommonArgs, ExportArgs, ExportForm, GameArgs, JudgeArgs,
    JudgeStyle, Mode, PlayArgs, ReplayArgs, ScreenArgs,
};
use reversi::easy_curses::{Options, PlainInput, shows_colors};
use reversi::game::{self, Ending, Game, Opening};
use reversi::judge::{self, Style};
use reversi::names::Names;
use reversi::othello::{self, Othello, Stopped};
use reversi::records::{Behind, Loaded, Recorded};
use reversi::store::{self, Store};
use reversi::{completions, logging, manual, messages};

/// Why a mode ended early, as one sentence.
enum Failure {
    /// The input is wrong.
    Input(String),
    /// Usage, input or output, or the terminal was at fault.
    System(String),
}

type Outcome = Result<ExitCode, Failure>;

fn main() -> ExitCode {
    outlive_full_files();
    let outcome = match parse() {
        Ok(cli) => {
            start_logging(&cli.common);
            run(&cli)
        }
        Err(error) => usage(&error),
    };
    let (code, sentence) = match outcome {
        Ok(code) => return code,
        Err(Failure::Input(sentence)) => (1, sentence),
        Err(Failure::System(sentence)) => (2, sentence),
    };
    complain(&sentence);
    ExitCode::from(code)
}

/// A write beyond the user's limit for a file fails, as on a full disk, instead of
/// ending the program.
fn outlive_full_files() {
    // Where this is refused, such a write still ends the program.
    let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
}

fn run(cli: &Cli) -> Outcome {
    match cli.mode.as_ref() {
        // A lone word that names no file was perhaps meant for a mode.
        None => match cli.play.file.as_deref().and_then(no_file) {
            Some(word) => Err(Failure::System(messages::no_such_mode(word))),
            None => play(&cli.play),
        },
        Some(Mode::Play(args)) => play(args),
        Some(Mode::Text(args)) => play_in_lines(args),
        Some(Mode::Judge(args)) => judge(args),
        Some(Mode::Replay(args)) => replay(args),
        Some(Mode::Check(args)) => check(args),
        Some(Mode::Export(args)) => export(args),
        Some(Mode::Completions { shell }) => {
            let mut script = Vec::new();
            completions::render(*shell, &mut script);
            print(&script)
        }
        Some(Mode::Man) => {
            let mut page = Vec::new();
            // Writing to memory cannot fail.
            let _ = manual::render(&mut page);
            print(&page)
        }
    }
}

/// Reads the arguments. Options of a game belong behind its mode: in front of
/// another one they would have no effect.
fn parse() -> Result<Cli, clap::Error> {
    let matches = Cli::command().try_get_matches()?;
    if let Some(mode) = matches.subcommand_name() {
        let given = |option: &clap::Arg| {
            let source = matches.value_source(option.get_id().as_str());
            !option.is_global_set() && source == Some(ValueSource::CommandLine)
        };
        if Cli::command().get_arguments().any(given) {
            let sentence = messages::mode_first(mode);
            return Err(Cli::command().error(clap::error::ErrorKind::ArgumentConflict, sentence));
        }
    }
    Cli::from_arg_matches(&matches)
}

fn is_mode(word: &str) -> bool {
    Cli::command().find_subcommand(word).is_some()
}

/// A word that names no file.
fn no_file(path: &Path) -> Option<&str> {
    let word = path.to_str()?;
    let is_word = word.chars().all(|letter| letter.is_ascii_alphabetic());
    (is_word && !path.exists()).then_some(word)
}

/// Help and version are answers; anything else is one sentence. Where the first
/// word is no mode, that is what is wrong, whatever follows it.
fn usage(error: &clap::Error) -> Outcome {
    if error.use_stderr() {
        let first = std::env::args_os().nth(1).map(PathBuf::from);
        let first = first.as_deref();
        let mode = first.and_then(Path::to_str).filter(|word| is_mode(word));
        let sentence = match first.and_then(no_file) {
            Some(word) if mode.is_none() => messages::no_such_mode(word),
            _ => messages::usage(&error.to_string(), mode),
        };
        return Err(Failure::System(sentence));
    }
    match error.print() {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => cannot_write(&error),
    }
}

/// A log that was asked for and cannot be written is told of. Of the usual one
/// nobody has to know: where nothing can be kept, the game itself says so.
fn start_logging(args: &CommonArgs) {
    if let Some(file) = &args.log_file {
        if let Err(error) = logging::start(file, args.log_level) {
            complain(&messages::no_log(file, &error));
        }
    } else if let Some(file) = logging::default_file(store::state_folder()) {
        let _ = logging::start(&file, args.log_level);
    }
    info!("reversi {} started", env!("CARGO_PKG_VERSION"));
}

/// The full-screen game, or the game in plain lines where no screen can be
/// drawn.
fn play(args: &PlayArgs) -> Outcome {
    let store = store(args);
    let opening = match load(args)? {
        None => Opening::StartPage,
        Some(loaded) => Opening::GoOn(Box::new(loaded)),
    };
    match Game::open(settings(&args.game, &args.screen), store, opening) {
        Ok(game) => Ok(play_on_screen(game)),
        Err(reason) => {
            info!("no screen: {reason:?}");
            complain(&messages::no_screen(&reason));
            play_in_lines(args)
        }
    }
}

/// Steps through the game that was asked for, or through one chosen from the
/// list if the file holds several.
fn replay(args: &ReplayArgs) -> Outcome {
    let size = args.game.size;
    let chosen = chosen(&args.file, args.number, &args.game);
    let is_only = |loaded: &Loaded| loaded.behind != Behind::Games;
    let list = if args.number.is_some() || chosen.as_ref().is_ok_and(is_only) {
        Vec::new()
    } else {
        archive::list(&args.file, size).map_err(not_read)?
    };
    let opening = if list.len() > 1 {
        let (file, names) = (args.file.clone(), names(&args.game));
        let open = move |number| match archive::game(&file, number, size) {
            Ok(recorded) => Ok(recorded.named(&names)),
            Err(error) => Err(error.sentence()),
        };
        Opening::Choose(list, Box::new(open))
    } else {
        Opening::Replay(Box::new(chosen.map_err(not_read)?))
    };
    let settings = settings(&args.game, &args.screen);
    let game = Game::open(settings, Store::new(size), opening)
        .map_err(|reason| Failure::System(messages::no_screen_for_replay(&reason)))?;
    Ok(play_on_screen(game))
}

fn settings(game: &GameArgs, screen: &ScreenArgs) -> game::Settings {
    game::Settings {
        size: game.size,
        names: names(game),
        hints: !game.no_hints,
        theme: screen.theme,
        ascii: screen.ascii,
        animate: screen.animate,
        terminal: Options {
            colors: wants_colors(game.color),
            mouse: !screen.no_mouse,
        },
        panic_after: screen.panic_after,
    }
}

fn names(args: &GameArgs) -> Names {
    Names::new(&args.red, &args.blue)
}

/// In plain lines, which may go anywhere, colours are for terminals alone unless
/// they are wanted always.
fn wants_colors_in_lines(choice: ColorChoice) -> bool {
    wants_colors(choice) && (choice == ColorChoice::Always || shows_colors())
}

/// The flag is stronger than the variable, and an empty variable is none.
fn wants_colors(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    }
}

fn play_on_screen(mut game: Game<Store>) -> ExitCode {
    match game.run() {
        Ending::Quit => ExitCode::SUCCESS,
        Ending::Killed(signal) => ExitCode::from(signal.exit_code()),
    }
}

/// The game of the file that was named, if any.
fn load(args: &PlayArgs) -> Result<Option<Loaded>, Failure> {
    let Some(file) = &args.file else {
        return Ok(None);
    };
    let loaded = chosen(file, args.number, &args.game).map_err(not_read)?;
    Ok(Some(loaded))
}

/// The game of a file that was chosen, or else the first one, between the players
/// that were named.
fn chosen(
    file: &Path,
    number: Option<NonZeroUsize>,
    args: &GameArgs,
) -> Result<Loaded, ArchiveError> {
    let mut loaded = archive::chosen(file, number.map(NonZeroUsize::get), args.size)?;
    loaded.game = loaded.game.named(&names(args));
    Ok(loaded)
}

/// Where games are kept. A kept game that was named goes on in its place: asked
/// for before the game is read, so that nobody plays on with it in between.
fn store(args: &PlayArgs) -> Store {
    let mut store = Store::new(args.game.size);
    if let Some(file) = &args.file {
        store.take_up(file);
    }
    store
}

fn play_in_lines(args: &PlayArgs) -> Outcome {
    let store = store(args);
    let new = || Recorded::begin(args.game.size, &names(&args.game)).into();
    let settings = othello::Settings {
        opening: load(args)?.unwrap_or_else(new),
        hints: !args.game.no_hints,
        colors: wants_colors_in_lines(args.game.color),
    };
    let input =
        PlainInput::new().map_err(|error| Failure::System(messages::cannot_read(&error)))?;
    let (caught, output) = (input.caught(), io::stdout().lock());
    let stopped = Othello::new(settings, store, BufReader::new(input), output).play_to_end();
    if let Some(signal) = caught.get() {
        info!("{} received", signal.name());
        return Ok(ExitCode::from(signal.exit_code()));
    }
    info!("ended: {stopped:?}");
    match stopped {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Stopped::Output(error)) => cannot_write(&error),
        Err(Stopped::Input(error)) => Err(Failure::System(messages::cannot_read(&error))),
    }
}

/// The batch judge, or input for it.
fn judge(args: &JudgeArgs) -> Outcome {
    let style = match args.style {
        JudgeStyle::Seed => Style::Seed,
        JudgeStyle::Uva => Style::Uva,
    };
    let output = io::stdout().lock();
    let file = args.file.as_deref().filter(|file| *file != Path::new("-"));
    let outcome = match (args.generate, file) {
        (Some(games), _) => judge::generate(games, args.seed, output).map_err(judge::Error::Write),
        (None, None) => judge::run(io::stdin().lock(), output, style),
        (None, Some(path)) => match store::open_any(path) {
            Ok(file) => judge::run(file, output, style),
            Err(error) => Err(judge::Error::Read(error)),
        },
    };
    match outcome {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(judge::Error::Write(error)) => cannot_write(&error),
        Err(judge::Error::Mistake(mistake)) => {
            let sentence = messages::misjudged(file, &messages::mistake(&mistake));
            Err(Failure::Input(sentence))
        }
        Err(judge::Error::Read(error)) => {
            let sentence = messages::unreadable(file, &error);
            Err(Failure::System(sentence))
        }
    }
}

fn check(args: &CheckArgs) -> Outcome {
    let mut output = BufWriter::new(io::stdout().lock());
    match archive::check(&args.files, args.board.size, &mut output, complain) {
        Ok(Verdict::Fine) => Ok(ExitCode::SUCCESS),
        Ok(Verdict::Wrong) => Ok(ExitCode::from(1)),
        Ok(Verdict::Unreadable) => Ok(ExitCode::from(2)),
        Err(error) => cannot_write(&error),
    }
}

fn export(args: &ExportArgs) -> Outcome {
    let form = match args.to {
        ExportForm::Transcript => Form::Transcript,
        ExportForm::Ggf => Form::Ggf,
    };
    let number = args.number.map(NonZeroUsize::get);
    let mut output = BufWriter::new(io::stdout().lock());
    match archive::export(&args.file, number, form, args.board.size, &mut output) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ArchiveError::Output(error)) => cannot_write(&error),
        Err(error) => Err(not_read(error)),
    }
}

/// Why a recorded game is not to be had.
fn not_read(error: ArchiveError) -> Failure {
    match error {
        ArchiveError::Input(sentence) => Failure::Input(sentence),
        error => Failure::System(error.sentence()),
    }
}

fn print(text: &[u8]) -> Outcome {
    match io::stdout().lock().write_all(text) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => cannot_write(&error),
    }
}

/// A closed pipe is no trouble: whoever read along has read enough.
fn cannot_write(error: &io::Error) -> Outcome {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Ok(ExitCode::SUCCESS);
    }
    Err(Failure::System(messages::cannot_write(error)))
}

fn complain(sentence: &str) {
    let line = messages::on_one_line(sentence);
    // Where errors cannot be written either, the exit code has to do.
    let _ = writeln!(io::stderr(), "reversi: {line}");
}
