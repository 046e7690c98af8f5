//! The command `reversi`: from arguments to a mode, and from its end to an
//! exit code.

use std::io::{self, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use log::info;

use reversi::archive::{self, ArchiveError, Form};
use reversi::cli::{
    CheckArgs, Cli, ColorChoice, CommonArgs, ExportArgs, ExportForm, GameArgs, Mode, PlayArgs,
    ReplayArgs, ScreenArgs,
};
use reversi::easy_curses::Options;
use reversi::game::{self, Ending, Game, Opening};
use reversi::names::Names;
use reversi::othello::{self, Othello, Stopped};
use reversi::records::Recorded;
use reversi::store::Store;
use reversi::{logging, messages};

/// The input is wrong.
const WRONG_INPUT: u8 = 1;
/// Usage, input or output, or the terminal was at fault.
const TROUBLE: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    start_logging(&cli.common);
    match cli.mode {
        None => play(&cli.play),
        Some(Mode::Play(args)) => play(&args),
        Some(Mode::Text(args)) => play_in_lines(&args.game, args.file.as_deref()),
        Some(Mode::Replay(args)) => replay(&args),
        Some(Mode::Check(args)) => check(&args),
        Some(Mode::Export(args)) => export(&args),
    }
}

/// Help and version are answers; anything else is one sentence.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody is left to read help that cannot be printed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    trouble(&messages::usage(&error.to_string()))
}

fn start_logging(args: &CommonArgs) {
    let file = args.log_file.clone().or_else(logging::default_file);
    match &file {
        None => complain(messages::NO_PLACE_FOR_LOG),
        Some(file) => {
            if let Err(error) = logging::start(file, args.log_level) {
                complain(&messages::no_log(file, &error));
            }
        }
    }
    info!("reversi {} started", env!("CARGO_PKG_VERSION"));
}

/// The full-screen game, or the game in plain lines where no screen can be
/// drawn.
fn play(args: &PlayArgs) -> ExitCode {
    let store = Store::new(args.game.size);
    let opening = match load(&args.game, args.file.as_deref()) {
        Ok(None) => Opening::StartPage,
        Ok(Some(recorded)) => Opening::GoOn(Box::new(recorded)),
        Err(sentence) => return wrong_input(&sentence),
    };
    match Game::open(settings(&args.game, &args.screen), store, opening) {
        Ok(game) => run(game),
        Err(reason) => {
            info!("no screen: {reason}");
            complain(&messages::no_screen(&reason));
            play_in_lines(&args.game, args.file.as_deref())
        }
    }
}

fn replay(args: &ReplayArgs) -> ExitCode {
    let number = args.game.map_or(1, NonZeroUsize::get);
    let recorded = match archive::game(&args.file, number, args.looks.size) {
        Ok(recorded) => recorded,
        Err(sentence) => return wrong_input(&sentence),
    };
    let opening = Opening::Replay(Box::new(recorded));
    let store = Store::new(args.looks.size);
    match Game::open(settings(&args.looks, &args.screen), store, opening) {
        Ok(game) => run(game),
        Err(reason) => trouble(&messages::no_screen_for_replay(&reason)),
    }
}

fn settings(game: &GameArgs, screen: &ScreenArgs) -> game::Settings {
    game::Settings {
        size: game.size,
        names: Names::new(&game.red, &game.blue),
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

fn run(mut game: Game<Store>) -> ExitCode {
    match game.run() {
        Ending::Quit => ExitCode::SUCCESS,
        Ending::Killed(signal) => ExitCode::from(signal.exit_code()),
    }
}

/// The game of the file that was named, if any.
fn load(args: &GameArgs, file: Option<&Path>) -> Result<Option<Recorded>, String> {
    let names = Names::new(&args.red, &args.blue);
    let loaded = file.map(|file| archive::game(file, 1, args.size));
    Ok(loaded.transpose()?.map(|recorded| recorded.named(&names)))
}

/// The flag is stronger than the variable, and an empty variable is none.
fn wants_colors(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    }
}

fn play_in_lines(args: &GameArgs, file: Option<&Path>) -> ExitCode {
    let opening = match load(args, file) {
        Ok(Some(recorded)) => recorded,
        Ok(None) => Recorded::begin(args.size, &Names::new(&args.red, &args.blue)),
        Err(sentence) => return wrong_input(&sentence),
    };
    let settings = othello::Settings {
        opening,
        hints: !args.no_hints,
        colors: args.color == ColorChoice::Always,
    };
    let store = Store::new(args.size);
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let stopped = Othello::new(settings, store, input, output).play_to_end();
    info!("ended: {stopped:?}");
    match stopped {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stopped::Output(error)) => cannot_write(&error),
        Err(Stopped::Input(error)) => trouble(&messages::cannot_read(&error)),
    }
}

fn check(args: &CheckArgs) -> ExitCode {
    match archive::check(&args.files, args.size, &mut io::stdout().lock(), complain) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(WRONG_INPUT),
        Err(error) => cannot_write(&error),
    }
}

fn export(args: &ExportArgs) -> ExitCode {
    let form = match args.to {
        ExportForm::Transcript => Form::Transcript,
        ExportForm::Ggf => Form::Ggf,
    };
    let game = args.game.map(NonZeroUsize::get);
    let mut output = io::stdout().lock();
    match archive::export(&args.file, game, form, args.size, &mut output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(ArchiveError::Output(error)) => cannot_write(&error),
        Err(ArchiveError::Input(sentence)) => wrong_input(&sentence),
    }
}

/// A closed pipe is no trouble: whoever read along has read enough.
fn cannot_write(error: &io::Error) -> ExitCode {
    if error.kind() == ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    trouble(&messages::cannot_write(error))
}

fn wrong_input(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(WRONG_INPUT)
}

fn trouble(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(TROUBLE)
}

fn complain(sentence: &str) {
    // Where standard error cannot be written, there is nobody to tell.
    let _ = writeln!(io::stderr(), "reversi: {sentence}");
}
