//! A board read by its labels.

use vt100::Color;

use crate::support::{Board, Screen};

/// A screen that shows these lines.
fn screen(lines: &[&str]) -> Screen {
    Screen::after(20, 60, lines.join("\r\n").as_bytes())
}

const NARROW: [&str; 6] = [
    "  Red 2   Blue 2   a board",
    "     a b c d",
    "   1 . * . .   Turn: Red",
    "   2 * O X .   d",
    "   3 . X O *   3",
    "   4 . . * .",
];

#[test]
fn squares_stand_under_their_letters_and_beside_their_numbers() {
    let screen = screen(&NARROW);
    let board = screen.board(4, 4);
    assert_eq!(board.cell_size(), (1, 2));
    assert_eq!(board.position("a1"), (2, 5));
    assert_eq!(board.position("d3"), (4, 11));
    assert_eq!(board.picture(), [".*..", "*OX.", ".XO*", "..*."]);
}

#[test]
fn glyphs_are_named_and_counted() {
    let screen = screen(&NARROW);
    let board = screen.board(4, 4);
    assert_eq!(board.glyph("c2"), 'X');
    assert_eq!(board.squares('*'), "b1 a2 d3 c4");
    assert_eq!(
        (board.count('X'), board.count('O'), board.count('.')),
        (2, 2, 8)
    );
}

#[test]
fn large_cells_and_numbers_of_two_digits_are_read() {
    let mut lines = vec!["       a   b   c   d".to_owned()];
    for row in 1..=12 {
        lines.push(String::new());
        lines.push(format!("   {row:>2}  .   O  [X]  "));
    }
    let text = lines.join("\r\n");
    let screen = Screen::after(30, 40, text.as_bytes());
    let board = screen.board(12, 4);
    assert_eq!(board.cell_size(), (2, 4));
    assert_eq!(board.picture()[11], ".OX ");
    assert_eq!(board.around("c12"), ('[', ']'));
    assert_eq!(board.around("b12"), (' ', ' '));
}

#[test]
fn a_bracket_between_number_and_glyph_does_not_hide_the_number() {
    let screen = screen(&[
        "    a b c d",
        "  1[X]. . .",
        "  2 . . . .",
        "  3 . . . .",
        "  4 . . . .",
    ]);
    let board = screen.board(4, 4);
    assert_eq!(board.around("a1"), ('[', ']'));
    assert_eq!(board.glyph("a1"), 'X');
}

#[test]
fn the_colour_of_a_square_is_the_colour_of_its_glyph() {
    let mut lines = NARROW.map(str::to_owned);
    lines[3] = "   2 * O \x1b[1;31;42mX\x1b[m .".to_owned();
    let screen = Screen::after(20, 60, lines.join("\r\n").as_bytes());
    let cell = screen.board(4, 4).cell("c2");
    assert_eq!((cell.text.as_str(), cell.fg), ("X", Color::Idx(1)));
    assert_eq!((cell.bg, cell.bold), (Color::Idx(2), true));
}

#[test]
fn a_block_has_the_glyph_in_its_middle() {
    let screen = screen(&[
        "      a     b     c     d",
        "",
        "1   (XXX) . ",
        "",
        "",
        "2 ",
        "",
        "",
        "3",
        "",
        "",
        "4",
    ]);
    let board = screen.board(4, 4);
    assert_eq!(board.cell_size(), (3, 6));
    let block = board.block("a1");
    let lines: Vec<String> = block
        .iter()
        .map(|line| line.iter().map(|cell| cell.text.as_str()).collect())
        .collect();
    assert_eq!(lines, ["      ", "(XXX) ", "      "]);
}

#[test]
fn a_board_of_another_size_is_none() {
    let screen = screen(&NARROW);
    assert!(Board::find(&screen, 5, 4).is_none());
    assert!(Board::find(&screen, 4, 5).is_none());
}

#[test]
fn a_half_drawn_board_is_none() {
    let screen = screen(&NARROW[..4]);
    assert!(Board::find(&screen, 4, 4).is_none());
}

#[test]
#[should_panic(expected = "`e1` is not a square of this board")]
fn a_square_off_the_board_fails_the_test() {
    screen(&NARROW).board(4, 4).glyph("e1");
}
