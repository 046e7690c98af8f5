//! What is asked before something is lost.

use super::program::on_one_line;
use super::{CUT, quoted, shorten};
use crate::question::Question;
use crate::shell_word;

/// A question, and how it is answered. Before the game is left it is said that it
/// is not kept, where that is so.
#[must_use]
pub fn question(question: &Question, kept: bool) -> String {
    let asked = match question {
        Question::Quit => "Leave this game unfinished?",
        Question::New => "Leave this game and start a new one?",
        Question::Load(_) => "Leave this game for the one in the file?",
        Question::Resume => "Leave this game for the unfinished one?",
        Question::Replace(typed) => &format!("{} exists. Replace it?", file(typed)),
        Question::Branch(square) => {
            &format!("Leave the recorded game here and play on with {square}?")
        }
        Question::Back => "Leave this game and go back to the recorded one?",
        Question::Leave(_) => "Leave the recorded game?",
    };
    let unkept = match question {
        Question::Replace(_) | Question::Branch(_) | Question::Leave(_) => "",
        _ if kept => "",
        _ => "This game is not kept as it stands now. ",
    };
    format!("{unkept}{asked} y or n")
}

/// A file as it was typed: with marks of its own, or else with those of a quotation.
fn file(typed: &str) -> String {
    const LONGEST: usize = 64;
    if shell_word::read(typed.as_bytes()) == typed {
        quoted(typed)
    } else {
        shorten(&on_one_line(typed), LONGEST, CUT)
    }
}
