//! What `reversi --help`, the completions and the manual page say of each mode
//! and option.

/// What the program is.
pub const ABOUT: &str = "Reversi (Othello) for two people at one terminal";
/// How it is called, with a mode and without one.
pub const USAGE: [&str; 2] = ["[OPTIONS] [FILE]", "MODE [OPTIONS] [ARGUMENTS]"];
/// What the modes stand under.
pub const MODES: &str = "Modes";
/// What the options of a full screen stand under.
pub const SCREEN: &str = "On the full screen alone";

/// `reversi play`
pub const PLAY: &str = "Play on the full screen (the default)";
/// `reversi text`
pub const TEXT: &str = "Play in plain lines";
/// `reversi replay`
pub const REPLAY: &str = "Step through a recorded game on the full screen";
/// `reversi judge`
pub const JUDGE: &str = "Answer a batch of positions and commands; reversi man has the format";
/// `reversi check`
pub const CHECK: &str = "Replay every game in the files, one line each";
/// `reversi export`
pub const EXPORT: &str = "Write recorded games in another form";
/// `reversi completions`
pub const COMPLETIONS: &str = "Print the completions for a shell";
/// `reversi completions SHELL`
pub const SHELL: &str = "Which shell";
/// `reversi man`
pub const MAN: &str = "Print the manual page";

/// `reversi judge FILE`
pub const JUDGE_FILE: &str = "Where the games are; without it, standard input";
/// `--style`
pub const STYLE: &str = "How answers are set";
/// `--style seed`
pub const SEED_STYLE: &str = "(3,5)(4,6) and Black-1 White-4";
/// `--style uva`
pub const UVA_STYLE: &str = "(3,5) (4,6) and Black -  1 White -  4";
/// `--generate`
pub const GENERATE: &str = "Write so many random games as input instead";
/// `--seed`
pub const SEED: &str = "Which random games: the same seed gives the same ones";

/// `reversi check FILE...`
pub const CHECK_FILES: &str = "Files of games: GGF, transcripts or WTHOR; - is standard input";
/// `reversi export FILE`
pub const EXPORT_FILE: &str = "A file of games: GGF, transcripts or WTHOR; - is standard input";
/// `--size` where moves are read without a board.
pub const TRANSCRIPT_SIZE: &str = "The board of transcripts, which do not tell it";
/// `--to`
pub const FORM: &str = "The form to write";
/// `--to transcript`
pub const TRANSCRIPT: &str = "The moves alone: f5d6c3";
/// `--to ggf`
pub const GGF: &str = "Generic Game Format, with names and passes";
/// `--game` of an export
pub const ONLY_GAME: &str = "Only this game of the file, counted from 1";

/// `reversi FILE`
pub const PLAY_FILE: &str = "A saved game or record to go on with";
/// `reversi replay FILE`
pub const REPLAY_FILE: &str = "A file of games: GGF, transcripts or WTHOR";
/// `--game`
pub const GAME: &str = "Which game of the file, counted from 1";

/// `--size`
pub const SIZE: &str = "Rows and columns of the board, each 4 to 26, as in 8 or 6x10";
/// `--red`
pub const RED: &str = "Name of the player who moves first";
/// `--blue`
pub const BLUE: &str = "Name of the other player";
/// `--no-hints`
pub const NO_HINTS: &str = "Do not mark the legal moves";
/// `--color`
pub const COLOR: &str = "Use colours: auto, always or never; auto heeds the variable NO_COLOR";
/// `--color auto`
pub const AUTO: &str = "On a terminal that has them, unless NO_COLOR is set";
/// `--color always`
pub const ALWAYS: &str = "On a screen that has them, also if NO_COLOR is set; in plain lines also where they go to a file or a pipe";
/// `--color never`
pub const NEVER: &str = "Never";

/// `--theme`
pub const THEME: &str = "Looks of the board";
/// `--ascii`
pub const ASCII: &str = "Draw with ASCII signs alone";
/// `--animate`
pub const ANIMATE: &str = "Show flips one after the other";
/// `--no-mouse`
pub const NO_MOUSE: &str = "Leave the mouse to the terminal, for selecting text";
/// `--log-level`
pub const LOG_LEVEL: &str = "How much the log tells";
/// `--log-file`
pub const LOG_FILE: &str = "The log's file; else reversi.log where programs keep their state";
