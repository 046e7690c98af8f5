//! What only the manual page tells. Its other words are those of the
//! [command line](super::command_line) and of the [help](super::help()).

/// A term and what it means.
pub type Entry = (&'static str, &'static str);
/// A head, and what stands under it.
pub type Section = (&'static str, &'static [Entry]);

/// The manual that the page belongs to.
pub const MANUAL: &str = "Games";
/// How the program is called.
pub const SYNOPSIS: &str = "SYNOPSIS";
/// What it takes without a mode.
pub const OPTIONS: &str = "OPTIONS";
/// What it can do.
pub const MODES: &str = "MODES";
/// What can be typed and pressed in a game.
pub const KEYS: &str = "KEYS AND WORDS";

/// What an option is without being given.
#[must_use]
pub fn default(value: &str) -> String {
    format!("[default: {value}]")
}

/// What an option can be.
#[must_use]
pub fn values(values: &[&str]) -> String {
    format!("[possible values: {}]", values.join(", "))
}

/// What the judge reads.
const JUDGE: &[Entry] = &[
    ("first line", "the number of games; each game is then"),
    ("8 lines", "of 8 squares: - empty, B black, W white"),
    (
        "B or W",
        "on a line: who is to move; then commands, one a line",
    ),
    (
        "L",
        "list the legal moves as (row,column), counted from 1, or: No legal move.",
    ),
    (
        "Mrc",
        "place a disc on row r and column c, flip, print the counts, pass the turn; who has no legal move is passed over first",
    ),
    (
        "Q",
        "print the board and end the game; an empty line parts the answers of two games",
    ),
    (
        "--style",
        "seed answers (3,4)(4,3) and Black-4 White-1; uva (3,4) (4,3) and Black -  4 White -  1",
    ),
];

/// The sections that tell what the program promises.
pub const SECTIONS: [Section; 5] = [
    ("JUDGE INPUT", JUDGE),
    (
        "FILES",
        &[
            (
                "$XDG_STATE_HOME/reversi/games",
                "each game after every move, the latest hundred finished and hundred others; by default below ~/.local/state",
            ),
            (
                "$XDG_STATE_HOME/reversi/reversi.log",
                "the log; at 1 MiB it is kept once as reversi.log.1",
            ),
        ],
    ),
    (
        "ENVIRONMENT",
        &[
            (
                "TERM",
                "the kind of terminal; without a usable one, the game is played in plain lines",
            ),
            (
                "XDG_STATE_HOME, HOME",
                "where kept games and the log are; without both, none are kept",
            ),
            (
                "NO_COLOR",
                "if it is set and not empty, no colours are used unless --color says so",
            ),
            (
                "LC_ALL, LC_CTYPE, LANG",
                "whether the terminal takes more than ASCII",
            ),
        ],
    ),
    (
        "EXIT STATUS",
        &[
            ("0", "all went well; a game that was left is no failure"),
            (
                "1",
                "the input is wrong; in a file, a game is missing, illegal or contradicted",
            ),
            ("2", "wrong usage, a failed read or write, or no terminal"),
            (
                "128 + N",
                "signal N ended the game; the terminal was given back",
            ),
        ],
    ),
    (
        "EXAMPLES",
        &[
            ("reversi --red Anna --blue Bert", "play with names"),
            (
                "reversi text --size 4x10",
                "play in plain lines on 4 rows and 10 columns",
            ),
            (
                "reversi replay --game 3 final.ggf",
                "step through the third game of a file",
            ),
            (
                "reversi check *.ggf",
                "replay every game and tell of illegal moves",
            ),
            (
                "reversi judge --style uva games.txt",
                "answer a batch of positions",
            ),
        ],
    ),
];
