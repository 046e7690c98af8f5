//! The command `reversi`: from arguments to a mode, and from its end to an
//! exit code.

use std::process::ExitCode;

use clap::Parser;
use log::info;

use reversi::cli::{Cli, ColorChoice, CommonArgs, Mode, PlayArgs};
use reversi::easy_curses::Options;
use reversi::game::{Ending, Game, Settings};
use reversi::names::Names;
use reversi::{logging, messages};

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
    }
}

/// Help and version are answers; anything else is one sentence.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody is left to read help that cannot be printed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    complain(&messages::usage(&error.to_string()));
    ExitCode::from(TROUBLE)
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

fn play(args: &PlayArgs) -> ExitCode {
    let settings = Settings {
        size: args.size,
        names: Names::new(&args.red, &args.blue),
        hints: !args.no_hints,
        terminal: Options {
            colors: wants_colors(args.color),
            mouse: !args.no_mouse,
        },
        panic_after: args.panic_after,
    };
    let ending = match Game::open(settings) {
        Ok(mut game) => game.run(),
        Err(reason) => {
            complain(&messages::no_screen(&reason));
            return ExitCode::from(TROUBLE);
        }
    };
    info!("ended: {ending:?}");
    match ending {
        Ending::Quit => ExitCode::SUCCESS,
        Ending::Killed(signal) => ExitCode::from(signal.exit_code()),
    }
}

/// The flag is stronger than the variable, and an empty variable is none.
fn wants_colors(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    }
}

fn complain(sentence: &str) {
    eprintln!("reversi: {sentence}");
}
