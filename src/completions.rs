//! The completions for a shell: what the command line offers to everybody.

use std::io::Write;

use clap::{Arg, Command, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;

/// Writes the completions for a shell.
pub fn render(shell: Shell, out: &mut impl Write) {
    let mut command = without_hidden(&Cli::command());
    clap_complete::generate(shell, &mut command, "reversi", out);
}

/// A command with all that completions tell of it, but for hidden options: the
/// generator knows no difference.
fn without_hidden(command: &Command) -> Command {
    let shown = |option: &&Arg| !option.is_hide_set();
    let mut copy = Command::new(command.get_name().to_owned())
        .disable_help_subcommand(true)
        .args(command.get_arguments().filter(shown))
        .subcommands(command.get_subcommands().map(without_hidden));
    if let Some(about) = command.get_about() {
        copy = copy.about(about.clone());
    }
    if let Some(version) = command.get_version() {
        copy = copy.version(version.to_owned());
    }
    copy
}
