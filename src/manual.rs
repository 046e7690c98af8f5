//! The manual page: clap's sections from the command line, ours from the
//! command table and from [what the program promises](messages::manual).

use std::io::{self, Write};

use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::cli::Cli;
use crate::messages::manual::{KEYS, MANUAL, MODES, OPTIONS, SECTIONS, SYNOPSIS, default, values};
use crate::messages::{self, command_line::USAGE};

/// Its first heading is this version with its date: `## 1.2.3 (2026-11-30)`.
const CHANGES: &str = include_str!("../CHANGELOG.md");

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
        .manual(MANUAL)
        .date(date());
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

/// The date of this version.
fn date() -> &'static str {
    let heading = CHANGES.lines().find(|line| line.starts_with("## "));
    let date = heading.and_then(|heading| heading.split(['(', ')']).nth(1));
    date.unwrap_or_default()
}

fn synopsis(command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [SYNOPSIS]);
    for (index, usage) in USAGE.into_iter().enumerate() {
        if index > 0 {
            roff.control("br", []);
        }
        roff.text([bold(command.get_name()), roman(format!(" {usage}"))]);
    }
    roff
}

/// What the program takes without a mode.
fn options(command: &Command) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [OPTIONS]);
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
    roff.control("SH", [MODES]);
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
        lines.push(self::default(&default.to_string_lossy()));
    }
    if !values.is_empty() && !argument.is_hide_possible_values_set() {
        lines.push(self::values(&values));
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
    roff.control("SH", [KEYS]);
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
