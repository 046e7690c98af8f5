//! The command `reversi`: from arguments to a mode, and from its end to an
//! exit code.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use log::info;

use reversi::cli::{Cli, ColorChoice, CommonArgs, GameArgs, Mode, PlayArgs};
use reversi::easy_curses::Options;
use reversi::game::{self, Ending, Game};
use reversi::names::Names;
use reversi::othello::{self, Othello, Stopped};
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
        Some(Mode::Text(args)) => play_in_lines(&args),
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
    let settings = game::Settings {
        size: args.game.size,
        names: Names::new(&args.game.red, &args.game.blue),
        hints: !args.game.no_hints,
        terminal: Options {
            colors: wants_colors(args.game.color),
            mouse: !args.no_mouse,
        },
        panic_after: args.panic_after,
    };
    let ending = match Game::open(settings) {
        Ok(mut game) => game.run(),
        Err(reason) => {
            info!("no screen: {reason}");
            complain(&messages::no_screen(&reason));
            return play_in_lines(&args.game);
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

fn play_in_lines(args: &GameArgs) -> ExitCode {
    let settings = othello::Settings {
        size: args.size,
        names: Names::new(&args.red, &args.blue),
        hints: !args.no_hints,
        colors: args.color == ColorChoice::Always,
    };
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let stopped = Othello::new(settings, input, output).play_to_end();
    info!("ended: {stopped:?}");
    match stopped {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read along has read enough.
        Err(Stopped::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stopped::Output(error)) => trouble(&messages::cannot_write(&error)),
        Err(Stopped::Input(error)) => trouble(&messages::cannot_read(&error)),
    }
}

fn trouble(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(TROUBLE)
}

fn complain(sentence: &str) {
    // Where standard error cannot be written, there is nobody to tell.
    let _ = writeln!(io::stderr(), "reversi: {sentence}");
}
