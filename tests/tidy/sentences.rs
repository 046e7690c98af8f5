//! Every sentence that a user sees stands in the messages, so that a language is
//! one folder and nothing else.

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};
use reversi::cli::Cli;

use super::source::{Literal, Source};
use super::{assert_none, lies_in};

/// Where sentences stand.
const PLACE: &[&str] = &["src/messages.rs", "src/messages"];

/// What the protocol of the judge says, in every language.
const PROTOCOL: &[&str] = &["No legal move.\\n"];

/// What takes words that no user reads: the log, what would be a fault of the
/// program, and reasons for lints.
const NOT_FOR_USERS: &[&str] = &[
    "trace!",
    "debug!",
    "info!",
    "warn!",
    "error!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "unreachable!",
    "panic!",
    "expect",
];

/// Two words are more than a name: somebody reads them.
fn is_sentence(literal: &Literal) -> bool {
    let is_word = |word: &&str| word.chars().all(char::is_alphabetic) && word.len() > 1;
    let words = literal.text.split([' ', '\n']);
    let words = words.map(|word| word.trim_matches([',', '.', ':', ';', '?', '!', '(', ')']));
    let unseen = |name: &String| NOT_FOR_USERS.contains(&name.as_str());
    words.filter(is_word).count() >= 2
        && !literal.inside.iter().any(unseen)
        && !PROTOCOL.contains(&literal.text.as_str())
}

/// The lines of a source on which a sentence stands that belongs elsewhere.
fn astray(source: &Source) -> impl Iterator<Item = String> {
    let here = !lies_in(&source.path, PLACE);
    let sentences = source
        .literals
        .iter()
        .filter(|literal| is_sentence(literal));
    sentences.filter(move |_| here).map(|literal| {
        let (path, line, text) = (&source.path, literal.line, &literal.text);
        format!("{path}:{line}: \"{text}\" belongs to src/messages")
    })
}

/// All that the command line tells of a mode and the modes below it; clap would
/// take comments on the definitions for help, too.
fn told_by(command: &Command) -> Vec<String> {
    let arguments = command.get_arguments().filter(|arg| !arg.is_hide_set());
    let about = [command.get_about(), command.get_long_about()];
    let about = about.into_iter().flatten().map(StyledStr::to_string);
    let heading = command.get_subcommand_help_heading().map(str::to_owned);
    about
        .chain(heading)
        .chain(arguments.flat_map(told_of))
        .chain(command.get_subcommands().flat_map(told_by))
        .collect()
}

fn told_of(argument: &Arg) -> Vec<String> {
    let values = argument.get_possible_values();
    let help = values.iter().map(|value| value.get_help());
    let help = help.chain([argument.get_help(), argument.get_long_help()]);
    let heading = argument.get_help_heading().map(str::to_owned);
    let help = help.flatten().map(StyledStr::to_string);
    help.chain(heading).collect()
}

#[test]
fn every_sentence_stands_in_messages() {
    let faults: Vec<String> = Source::all("src").iter().flat_map(astray).collect();
    assert_none(&faults);
}

#[test]
fn every_help_of_a_mode_or_an_option_stands_in_messages() {
    let sources = Source::all("src/messages");
    let literals = sources.iter().flat_map(|source| &source.literals);
    let texts: Vec<&str> = literals.map(|literal| literal.text.as_str()).collect();
    let told = told_by(&Cli::command());
    assert!(told.len() > 40, "only {} texts", told.len());
    let faults = told
        .into_iter()
        .filter(|text| !texts.contains(&text.as_str()));
    assert_none(&faults.collect::<Vec<_>>());
}

#[test]
fn a_sentence_is_told_from_a_name_a_format_and_a_log_record() {
    let text = "#[expect(lint, reason = \"not a user's sentence\")]\nfn f() {\n\
                info!(\"this is logged\", g(\"as is this\"));\nlet a = \"this is said\";\n\
                let b = \"{} x {}\";\nlet c = format!(\"{} plays {square} again\", d);\n}\n\
                #[arg(help = \"help as well\")]\nfn g() -> &'static [u8] { b\"and bytes\" }";
    let found = |path| -> Vec<String> { astray(&Source::new(path, text)).collect() };
    assert_eq!(
        found("src/game/sample.rs"),
        [
            "src/game/sample.rs:4: \"this is said\" belongs to src/messages",
            "src/game/sample.rs:6: \"{} plays {square} again\" belongs to src/messages",
            "src/game/sample.rs:8: \"help as well\" belongs to src/messages",
            "src/game/sample.rs:9: \"and bytes\" belongs to src/messages",
        ]
    );
    assert_eq!(found("src/messages/sample.rs"), [""; 0]);
}

#[test]
fn a_comment_that_would_be_help_is_found() {
    let option = Arg::new("size").long("size").help("Of the board");
    let command = Command::new("reversi").about("A game").arg(option);
    assert_eq!(told_by(&command), ["A game", "Of the board"]);
}
