//! The command line: modes and options, nothing else. Their help stands in
//! [`messages::command_line`].

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use log::LevelFilter;

use crate::game::{NotATheme, ThemeName};
use crate::messages::{self, command_line as help};
use crate::rules::{BoardSize, NotASize};

/// What was asked for on the command line.
#[derive(Debug, Parser)]
#[command(
    name = "reversi",
    version,
    about = help::ABOUT,
    override_usage = help::USAGE.map(|usage| format!("reversi {usage}")).join("\n       "),
    subcommand_help_heading = help::MODES,
    subcommand_negates_reqs = true,
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
    /// The full-screen game.
    #[command(about = help::PLAY)]
    Play(PlayArgs),
    /// The game in plain lines.
    #[command(about = help::TEXT)]
    Text(PlayArgs),
    /// A recorded game, step by step.
    #[command(about = help::REPLAY)]
    Replay(ReplayArgs),
    /// The batch protocol.
    #[command(about = help::JUDGE)]
    Judge(JudgeArgs),
    /// Recorded games, replayed.
    #[command(about = help::CHECK)]
    Check(CheckArgs),
    /// Recorded games, rewritten.
    #[command(about = help::EXPORT)]
    Export(ExportArgs),
    /// Completions for a shell.
    #[command(about = help::COMPLETIONS)]
    Completions {
        /// The shell.
        #[arg(value_enum, value_name = "SHELL", help = help::SHELL)]
        shell: Shell,
    },
    /// The manual page.
    #[command(about = help::MAN)]
    Man,
}

/// What is judged.
#[derive(Debug, Args)]
pub struct JudgeArgs {
    /// Where the games are; standard input if nothing is named.
    #[arg(value_name = "FILE", conflicts_with = "generate", help = help::JUDGE_FILE)]
    pub file: Option<PathBuf>,
    /// How answers are set.
    #[arg(
        long,
        value_enum,
        value_name = "STYLE",
        default_value = "seed",
        conflicts_with = "generate",
        help = help::STYLE
    )]
    pub style: JudgeStyle,
    /// How many random games to write as input instead.
    #[arg(
        long,
        value_name = "N",
        value_parser = whole_number,
        allow_negative_numbers = true,
        help = help::GENERATE
    )]
    pub generate: Option<u64>,
    /// What makes the random games.
    #[arg(
        long,
        value_name = "S",
        default_value_t = 0,
        requires = "generate",
        // Beside these clap would not miss the generator, as they exclude it.
        conflicts_with_all = ["file", "style"],
        value_parser = whole_number,
        allow_negative_numbers = true,
        help = help::SEED
    )]
    pub seed: u64,
}

/// How the judge sets its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum JudgeStyle {
    /// `(3,5)(4,6)` and `Black-1 White-4`.
    #[value(help = help::SEED_STYLE)]
    Seed,
    /// `(3,5) (4,6)` and `Black -  1 White -  4`.
    #[value(help = help::UVA_STYLE)]
    Uva,
}

/// What is checked.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Files of games.
    #[arg(required = true, value_name = "FILE", help = help::CHECK_FILES)]
    pub files: Vec<PathBuf>,
    /// The board of games that do not tell it.
    #[command(flatten)]
    pub board: BoardArgs,
}

/// The board of games that do not tell it.
#[derive(Debug, Args)]
pub struct BoardArgs {
    /// Rows and columns.
    #[arg(
        long,
        value_name = "SIZE",
        default_value = "8",
        value_parser = board_size,
        allow_negative_numbers = true,
        help = help::TRANSCRIPT_SIZE
    )]
    pub size: BoardSize,
}

/// What is exported, and how.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// A file of games.
    #[arg(value_name = "FILE", help = help::EXPORT_FILE)]
    pub file: PathBuf,
    /// The form to write.
    #[arg(long, value_enum, value_name = "FORM", help = help::FORM)]
    pub to: ExportForm,
    /// The only game to export, counted from 1.
    #[arg(
        long = "game",
        value_name = "N",
        value_parser = game_number,
        allow_negative_numbers = true,
        help = help::ONLY_GAME
    )]
    pub number: Option<NonZeroUsize>,
    /// The board of games that do not tell it.
    #[command(flatten)]
    pub board: BoardArgs,
}

/// The forms that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExportForm {
    /// The moves alone.
    #[value(help = help::TRANSCRIPT)]
    Transcript,
    /// Generic Game Format.
    #[value(help = help::GGF)]
    Ggf,
}

/// Options of a game. Those of the screen have no effect in plain lines, so
/// that one set of options serves both.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Options of every game.
    #[command(flatten)]
    pub game: GameArgs,
    /// The game to go on with.
    #[arg(value_name = "FILE", help = help::PLAY_FILE)]
    pub file: Option<PathBuf>,
    /// Which game of the file, counted from 1.
    #[arg(
        long = "game",
        value_name = "N",
        requires = "file",
        value_parser = game_number,
        allow_negative_numbers = true,
        help = help::GAME
    )]
    pub number: Option<NonZeroUsize>,
    /// Options of the screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Options of a full screen.
#[derive(Debug, Args)]
pub struct ScreenArgs {
    /// How the board looks.
    #[arg(
        long,
        value_name = "NAME",
        default_value = ThemeName::ALL[0].name(),
        value_parser = theme(),
        help_heading = help::SCREEN,
        help = help::THEME
    )]
    pub theme: ThemeName,
    /// Whether to draw with ASCII signs alone.
    #[arg(long, help_heading = help::SCREEN, help = help::ASCII)]
    pub ascii: bool,
    /// Whether flips are shown one after the other.
    #[arg(long, help_heading = help::SCREEN, help = help::ANIMATE)]
    pub animate: bool,
    /// Whether the mouse is left to the terminal.
    #[arg(long, help_heading = help::SCREEN, help = help::NO_MOUSE)]
    pub no_mouse: bool,
    /// Panics after so many events.
    #[arg(long, hide = true, value_name = "EVENTS")]
    pub panic_after: Option<usize>,
}

/// Options of a replay.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// A file of games.
    #[arg(value_name = "FILE", help = help::REPLAY_FILE)]
    pub file: PathBuf,
    /// Which game of the file, counted from 1.
    #[arg(
        long = "game",
        value_name = "N",
        value_parser = game_number,
        allow_negative_numbers = true,
        help = help::GAME
    )]
    pub number: Option<NonZeroUsize>,
    /// Options of every game.
    #[command(flatten)]
    pub game: GameArgs,
    /// Options of the screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
}

/// Options of every game.
#[derive(Debug, Args)]
pub struct GameArgs {
    /// Rows and columns of the board.
    #[arg(
        long,
        value_name = "SIZE",
        default_value = "8",
        value_parser = board_size,
        allow_negative_numbers = true,
        help = help::SIZE
    )]
    pub size: BoardSize,
    /// The name of the player who moves first.
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true,
        help = help::RED
    )]
    pub red: String,
    /// The name of the other player.
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true,
        help = help::BLUE
    )]
    pub blue: String,
    /// Whether the legal moves are left unmarked.
    #[arg(long, help = help::NO_HINTS)]
    pub no_hints: bool,
    /// When to use colours.
    #[arg(
        long,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true,
        help = help::COLOR
    )]
    pub color: ColorChoice,
}

/// Options of every mode.
#[derive(Debug, Args)]
pub struct CommonArgs {
    /// How much the log tells.
    #[arg(
        long,
        global = true,
        value_name = "LEVEL",
        default_value = "info",
        value_parser = log_level(),
        help = help::LOG_LEVEL
    )]
    pub log_level: LevelFilter,
    /// The log's file.
    #[arg(long, global = true, value_name = "FILE", help = help::LOG_FILE)]
    pub log_file: Option<PathBuf>,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal that has them, unless `NO_COLOR` is set.
    #[value(help = help::AUTO)]
    #[default]
    Auto,
    /// On a screen that has them, also if `NO_COLOR` is set; in plain lines also
    /// where they go to a file or a pipe.
    #[value(help = help::ALWAYS)]
    Always,
    /// Never.
    #[value(help = help::NEVER)]
    Never,
}

/// The levels by the names that `log` gives them.
fn log_level() -> impl TypedValueParser<Value = LevelFilter> {
    PossibleValuesParser::new(["off", "error", "warn", "info", "debug", "trace"])
        .try_map(|name| name.parse())
}

/// The themes by name.
fn theme() -> impl TypedValueParser<Value = ThemeName> {
    PossibleValuesParser::new(ThemeName::ALL.map(ThemeName::name))
        // The parser of the names lets no other name through.
        .try_map(|name| name.parse().map_err(|NotATheme| name))
}

fn board_size(text: &str) -> Result<BoardSize, String> {
    text.parse().map_err(|NotASize| messages::sizes())
}

/// Which of a file's games, counted from 1.
fn game_number(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| messages::whole_number(1))
}

fn whole_number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| messages::whole_number(0))
}
