//! The command line: modes, options and their help, nothing else.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use log::LevelFilter;

use crate::game::ThemeName;
use crate::messages;
use crate::rules::BoardSize;

/// What was asked for on the command line.
#[derive(Debug, Parser)]
#[command(
    name = "reversi",
    version,
    about = "Reversi (Othello) for two people at one terminal",
    override_usage = "reversi [OPTIONS] [FILE]\n       reversi MODE [OPTIONS] [ARGUMENTS]",
    subcommand_help_heading = "Modes",
    disable_help_subcommand = true
)]
pub struct Cli {
    /// The mode; without one, the full-screen game.
    #[command(subcommand)]
    pub mode: Option<Mode>,
    /// Options of the full-screen game.
    #[command(flatten)]
    pub play: PlayArgs,
    /// Options of every mode.
    #[command(flatten)]
    pub common: CommonArgs,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Mode {
    /// Play on the full screen (the default)
    Play(PlayArgs),
    /// Play in plain lines
    Text(PlayArgs),
    /// Step through a recorded game on the full screen
    Replay(ReplayArgs),
    /// Answer a batch of positions and commands; reversi man has the format
    Judge(JudgeArgs),
    /// Replay every game in the files, one line each
    Check(CheckArgs),
    /// Write recorded games in another form
    Export(ExportArgs),
    /// Print the completions for a shell
    Completions {
        /// Which shell
        #[arg(value_enum, value_name = "SHELL")]
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// What is judged.
#[derive(Debug, Args)]
pub struct JudgeArgs {
    /// Where the games are; without it, standard input
    #[arg(value_name = "FILE", conflicts_with = "generate")]
    pub file: Option<PathBuf>,
    /// How answers are set
    #[arg(
        long,
        value_enum,
        value_name = "STYLE",
        default_value = "seed",
        conflicts_with = "generate"
    )]
    pub style: JudgeStyle,
    /// Write so many random games as input instead
    #[arg(long, value_name = "N", value_parser = whole_number, allow_negative_numbers = true)]
    pub generate: Option<u64>,
    /// Which random games: the same seed gives the same ones
    #[arg(
        long,
        value_name = "S",
        default_value_t = 0,
        requires = "generate",
        value_parser = whole_number,
        allow_negative_numbers = true
    )]
    pub seed: u64,
}

/// How the judge sets its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum JudgeStyle {
    /// (3,5)(4,6) and Black-1 White-4
    Seed,
    /// (3,5) (4,6) and Black -  1 White -  4
    Uva,
}

/// What is checked.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Files of games: GGF, transcripts or WTHOR; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The board of transcripts, which do not tell it
    #[arg(
        long,
        value_name = "SIZE",
        default_value = "8",
        allow_negative_numbers = true
    )]
    pub size: BoardSize,
}

/// What is exported, and how.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// A file of games: GGF, transcripts or WTHOR; - is standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The form to write
    #[arg(long, value_enum, value_name = "FORM")]
    pub to: ExportForm,
    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = game_number, allow_negative_numbers = true)]
    pub game: Option<NonZeroUsize>,
    /// The board of transcripts, which do not tell it
    #[arg(
        long,
        value_name = "SIZE",
        default_value = "8",
        allow_negative_numbers = true
    )]
    pub size: BoardSize,
}

/// The forms that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportForm {
    /// The moves alone: f5d6c3
    Transcript,
    /// Generic Game Format, with names and passes
    Ggf,
}

/// Options of a game. Those of the screen have no effect in plain lines, so
/// that one set of options serves both.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Options of every game.
    #[command(flatten)]
    pub game: GameArgs,
    /// A saved game or record to go on with
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Which game of the file, counted from 1
    #[arg(
        long = "game",
        value_name = "N",
        requires = "file",
        value_parser = game_number,
        allow_negative_numbers = true
    )]
    pub number: Option<NonZeroUsize>,
    /// Options of the screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// What the options of a full screen stand under.
const SCREEN: &str = "On the full screen alone";

/// Options of a full screen.
#[derive(Debug, Args)]
pub struct ScreenArgs {
    /// Looks of the board
    #[arg(long, value_name = "NAME", default_value = ThemeName::ALL[0].name(), value_parser = theme(), help_heading = SCREEN)]
    pub theme: ThemeName,
    /// Draw with ASCII signs alone
    #[arg(long, help_heading = SCREEN)]
    pub ascii: bool,
    /// Show flips one after the other
    #[arg(long, help_heading = SCREEN)]
    pub animate: bool,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long, help_heading = SCREEN)]
    pub no_mouse: bool,
    /// Panic after so many events
    #[arg(long, hide = true, value_name = "EVENTS")]
    pub panic_after: Option<usize>,
}

/// Options of a replay.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// A file of games: GGF, transcripts or WTHOR
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = game_number, allow_negative_numbers = true)]
    pub game: Option<NonZeroUsize>,
    /// Options of every game.
    #[command(flatten)]
    pub looks: GameArgs,
    /// Options of the screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Options of every game.
#[derive(Debug, Args)]
pub struct GameArgs {
    /// Rows and columns of the board, each 4 to 26, as in 8 or 6x10
    #[arg(
        long,
        value_name = "SIZE",
        default_value = "8",
        allow_negative_numbers = true
    )]
    pub size: BoardSize,
    /// Name of the player who moves first
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    pub red: String,
    /// Name of the other player
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    pub blue: String,
    /// Do not mark the legal moves
    #[arg(long)]
    pub no_hints: bool,
    /// When to use colours.
    #[arg(
        long,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true,
        help = "Use colours: auto, always or never; auto heeds the variable NO_COLOR"
    )]
    pub color: ColorChoice,
}

/// Options of every mode.
#[derive(Debug, Args)]
pub struct CommonArgs {
    /// How much the log tells
    #[arg(long, global = true, value_name = "LEVEL", default_value = "info", value_parser = log_level())]
    pub log_level: LevelFilter,
    /// The log's file; else reversi.log where programs keep their state
    #[arg(long, global = true, value_name = "FILE")]
    pub log_file: Option<PathBuf>,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal that has them, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// On a screen that has them, also if `NO_COLOR` is set; in plain lines also
    /// where they go to a file or a pipe.
    Always,
    /// Never.
    Never,
}

/// The levels by the names that `log` gives them.
fn log_level() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(["off", "error", "warn", "info", "debug", "trace"])
        .try_map(|name| name.parse())
}

/// The themes by name.
fn theme() -> impl TypedValueParser<Value = ThemeName> {
    PossibleValuesParser::new(ThemeName::ALL.map(ThemeName::name)).try_map(|name| name.parse())
}

/// Which of a file's games, counted from 1.
fn game_number(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| messages::whole_number(1))
}

fn whole_number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| messages::whole_number(0))
}
