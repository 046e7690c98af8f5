//! The picture in the README is a screen of the program.

use super::{compare, table_after};
use crate::support::{Launch, svg};

#[test]
fn the_picture_in_the_readme_is_a_screen_of_this_program() {
    let launch = Launch::reversi().size(40, 100);
    let moves = "f5 f6 e6 f4 e3 c5 c4 e7 c6 e2";
    let mut terminal = table_after(&launch, moves, "\x1b[17~\x1b[B", "is legal for");
    compare(&mut terminal, ".github/screen.svg", svg);
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));
    assert!(readme.unwrap().contains("(.github/screen.svg)"));
}
