//! The manual page: clap's sections from the command line, ours from the
//! command table and from what the program promises elsewhere.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::cli::Cli;
use crate::messages;

/// When this version was released.
const RELEASED: &str = "2026-11-29";

/// What the judge reads: terms and what they mean.
const JUDGE: &[(&str, &str)] = &[
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
];

/// Each section has a head and entries of a term and what it means.
const SECTIONS: [(&str, &[(&str, &str)]); 5] = [
    ("JUDGE INPUT", JUDGE),
    (
        "FILES",
        &[
            (
                "$XDG_STATE_HOME/reversi/games",
                "the latest hundred finished and unfinished games, each kept after every move; by default below ~/.local/state",
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
                "the input is wrong: of the judge, or a file that holds no legal game",
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

/// Writes the manual page, for section 6 of the manual.
///
/// # Errors
/// Where the output takes no more.
pub fn render(out: &mut impl Write) -> io::Result<()> {
    let mut command = Cli::command();
    command.build();
    let man = Man::new(command.clone())
        .title("REVERSI")
        .section("6")
        .manual("Games")
        .date(RELEASED);
    man.render_title(out)?;
    man.render_name_section(out)?;
    man.render_synopsis_section(out)?;
    man.render_description_section(out)?;
    man.render_options_section(out)?;
    modes(&command).to_writer(out)?;
    keys().to_writer(out)?;
    for (head, entries) in SECTIONS {
        section(head, entries).to_writer(out)?;
    }
    Ok(())
}

/// Every mode with what it is for and its own options.
fn modes(command: &clap::Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["MODES"]);
    for mode in command.get_subcommands() {
        let about = mode.get_about().map(ToString::to_string);
        let mut mode = mode.clone();
        let usage = mode.render_usage().to_string();
        let usage = usage.trim_start_matches("Usage: ").to_owned();
        roff.control("TP", []);
        roff.text([bold(usage)]);
        roff.text([roman(about.unwrap_or_default())]);
        options(&mut roff, command, &mode);
    }
    roff
}

/// The options that a mode has and the program itself has not.
fn options(roff: &mut Roff, program: &clap::Command, mode: &clap::Command) {
    let known = |option: &clap::Arg| {
        program
            .get_arguments()
            .any(|arg| arg.get_id() == option.get_id())
    };
    let own = mode.get_opts().filter(|option| !known(option));
    for option in own {
        let help = option.get_help().map(ToString::to_string);
        roff.control("RS", []);
        roff.control("TP", []);
        roff.text([bold(option.to_string())]);
        roff.text([roman(help.unwrap_or_default())]);
        roff.control("RE", []);
    }
}

/// What can be typed and pressed, as the help page of the game has it.
fn keys() -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["KEYS AND WORDS"]);
    roff.control("nf", []);
    for line in messages::help() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff
}

fn section(head: &str, entries: &[(&str, &str)]) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [head]);
    for (term, meaning) in entries {
        roff.control("TP", []);
        roff.text([bold(*term)]);
        roff.text([roman(*meaning)]);
    }
    roff
}
