//! The pictures in the README are screens of the program.

use super::{assert_same, awaited, compare, expected, named_table, update};
use crate::support::{Launch, Screen, film, frame, svg};

/// A short game: what is typed, and a text that has then come.
const GAME: [(&str, &str); 12] = [
    ("", "Start Game"),
    ("\r", "Turn: Red"),
    ("f5", "move: f5"),
    ("\r", "Turn: Blue"),
    ("d6\r", "Turn: Red"),
    ("\x1b[D\x1b[B", "[*]"),
    ("c5\rf4\r", "Turn: Red"),
    ("why e7\r", "e7 is legal"),
    ("e4\r", "e4"),
    ("e7\rf6\rg5\r", "Turn: Blue"),
    ("e6\re3\r", "Red wins"),
    ("", "Red wins"),
];

#[test]
fn the_picture_in_the_readme_is_a_screen_of_this_program() {
    let launch = Launch::reversi().size(40, 100);
    let moves = "f5 f6 e6 f4 e3 c5 c4 e7 c6 e2";
    let mut terminal = named_table(&launch, moves, "\x1b[17~\x1b[B", "is legal for");
    compare(&mut terminal, ".github/screen.svg", svg);
    assert!(readme().contains("(.github/screen.svg)"));
}

#[test]
fn the_screen_in_the_readme_is_a_screen_of_this_program() {
    let launch = Launch::reversi().size(22, 44);
    let mut terminal = named_table(&launch, "f5 f6 e6 f4 e3 c5", "\x1b[D", "[*]");
    let readme = readme();
    compare(&mut terminal, "README.md", |screen| {
        with_screen(&readme, screen)
    });
}

/// The README with this screen in the place of the one in it.
fn with_screen(readme: &str, screen: &Screen) -> String {
    let (before, rest) = readme.split_once("<!-- screen -->\n").unwrap();
    let (_, after) = rest.split_once("<!-- end -->\n").unwrap();
    let rows = screen.rows().join("\n");
    format!("{before}<!-- screen -->\n```text\n{rows}\n```\n<!-- end -->\n{after}")
}

#[test]
fn the_film_in_the_readme_is_a_game_of_this_program() {
    let file = ".github/game.svg";
    let recorded = expected(file);
    let mut terminal = Launch::reversi()
        .args(["--red", "Anna", "--blue", "Bert"])
        .start();
    let mut screens = Vec::new();
    for (number, (keys, text)) in GAME.into_iter().enumerate() {
        terminal.send(keys);
        terminal.wait_for_text(text);
        let expected = frame(&recorded, number);
        let found = awaited(&mut terminal, &expected, svg);
        assert_same(file, &expected, &found);
        screens.push(terminal.screen());
    }
    let found = film(&screens);
    assert_same(file, &recorded, &found);
    update(file, &found);
    assert!(readme().contains("(.github/game.svg)"));
}

fn readme() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap()
}
