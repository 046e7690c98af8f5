//! The manual page: clap's sections from the command line, ours from the
//! command table and from what the program promises elsewhere.

use std::io::{self, Write};

use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory};
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
    (
        "--style",
        "seed answers (3,4)(4,3) and Black-4 White-1; uva (3,4) (4,3) and Black -  4 White -  1",
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
    synopsis(&command).to_writer(out)?;
    man.render_description_section(out)?;
    options(&command).to_writer(out)?;
    modes(&command).to_writer(out)?;
    keys().to_writer(out)?;
    for (head, entries) in SECTIONS {
        section(head, entries).to_writer(out)?;
    }
    Ok(())
}

fn synopsis(command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["SYNOPSIS"]);
    let program = command.get_name();
    roff.text([bold(program), roman(" [OPTIONS] [FILE]")]);
    roff.control("br", []);
    roff.text([bold(program), roman(" MODE [OPTIONS] [ARGUMENTS]")]);
    roff
}

/// What the program takes without a mode.
fn options(command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["OPTIONS"]);
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    for argument in command.get_positionals().chain(options) {
        if !argument.is_hide_set() {
            entry(&mut roff, &term(argument), &meaning(argument));
        }
    }
    roff
}

/// Every mode with what it is for and its own arguments.
fn modes(command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["MODES"]);
    for mode in command.get_subcommands() {
        let about = mode.get_about().map(ToString::to_string);
        let usage = mode.clone().render_usage().to_string();
        let usage = usage.trim_start_matches("Usage: ");
        entry(&mut roff, usage, &about.unwrap_or_default());
        own_arguments(&mut roff, command, mode);
    }
    roff
}

/// The arguments that a mode has and the program itself has not, or for
/// something else.
fn own_arguments(roff: &mut Roff, program: &Command, mode: &Command) {
    let known = |own: &Arg| {
        let mut known = program.get_arguments();
        known.any(|arg| arg.get_long() == own.get_long() && meaning(arg) == meaning(own))
    };
    let arguments = mode.get_positionals().chain(mode.get_opts());
    for argument in arguments.filter(|argument| !known(argument)) {
        roff.control("RS", []);
        entry(roff, &term(argument), &meaning(argument));
        roff.control("RE", []);
    }
}

/// An argument as it is typed.
fn term(argument: &Arg) -> String {
    let short = argument.get_short().map(|letter| format!("-{letter}, "));
    format!("{}{argument}", short.unwrap_or_default())
}

/// What an argument is for, its default, the values it takes, and what it is
/// good for if that is not everything.
fn meaning(argument: &Arg) -> String {
    let help = argument.get_help().map(ToString::to_string);
    let default = argument.get_default_values().first();
    let values = argument.get_possible_values();
    let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    let mut lines = vec![help.unwrap_or_default()];
    let takes_one = argument.get_action().takes_values() && !argument.is_hide_default_value_set();
    if let Some(default) = default.filter(|_| takes_one) {
        lines.push(format!("[default: {}]", default.to_string_lossy()));
    }
    if !values.is_empty() && !argument.is_hide_possible_values_set() {
        lines.push(format!("[possible values: {}]", values.join(", ")));
    }
    if let Some(heading) = argument.get_help_heading() {
        lines.push(format!("[{}]", heading.to_lowercase()));
    }
    lines.join("\n")
}

/// What can be typed and pressed, as the help page of the game has it.
fn keys() -> Roff {
    // What a page of 80 columns leaves beside its margins.
    const WIDTH: usize = 71;
    let mut roff = Roff::new();
    roff.control("SH", ["KEYS AND WORDS"]);
    roff.control("nf", []);
    for line in messages::help(WIDTH) {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff
}

fn section(head: &str, entries: &[(&str, &str)]) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [head]);
    for (term, meaning) in entries {
        entry(&mut roff, term, meaning);
    }
    roff
}

/// A term and what it means, one clause a line as manual pages are written.
fn entry(roff: &mut Roff, term: &str, meaning: &str) {
    roff.control("TP", []);
    roff.text([bold(term)]);
    roff.text([roman(meaning.replace("; ", ";\n"))]);
}
