//! One screen a page.

use super::{check, named_table};
use crate::support::Launch;

const FOUR_MOVES: &str = "d3 c3 c4 c5";

#[test]
fn the_start_page() {
    let mut terminal = Launch::reversi().start();
    terminal.wait_for_text("Enter goes on.");
    check("start", &mut terminal);
}

#[test]
fn the_start_page_in_the_smallest_window_and_what_it_says_of_a_wrong_size() {
    let mut terminal = Launch::reversi().size(12, 20).start();
    terminal.wait_for_text("goes on.");
    check("start-smallest", &mut terminal);
    terminal.send("\x1b[A\x1b[A\x1b[A89\x1b[12~");
    terminal.wait_for_text("or 6x10.");
    check("start-smallest-wrong-size", &mut terminal);
}

#[test]
fn the_start_page_in_a_huge_window_with_everything_filled_in() {
    let mut terminal = Launch::reversi().size(60, 200).start();
    terminal.wait_for_text("[Start Game");
    terminal.send("\t\tAnna\tn7654321\tBert\tn1234567\t\x7f6x10\t \t\x1b[C\x1b[C\x1b[C");
    terminal.wait_for_text("< colour-blind >");
    check("start-filled-in", &mut terminal);
}

#[test]
fn the_opening() {
    let mut terminal = named_table(&Launch::reversi(), "", "", "Quit");
    check("opening", &mut terminal);
}

#[test]
fn a_game_with_a_preview_of_the_move_under_the_cursor() {
    let keys = "\x1b[B";
    let mut terminal = named_table(&Launch::reversi(), FOUR_MOVES, keys, "[*]");
    check("preview", &mut terminal);
}

#[test]
fn large_cells_have_large_discs() {
    let launch = Launch::reversi().size(42, 100);
    let mut terminal = named_table(&launch, FOUR_MOVES, "\x1b[B", "b");
    check("large-cells", &mut terminal);
}

#[test]
fn the_smallest_window() {
    let launch = Launch::reversi().size(12, 24);
    let mut terminal = named_table(&launch, FOUR_MOVES, "\x1b[B", "[*]");
    check("smallest", &mut terminal);
}

#[test]
fn long_names_in_the_smallest_window_after_a_pass() {
    let launch = Launch::reversi().size(12, 20);
    let launch = launch.args(["--red", "Adelheid", "--blue", "Bernadette"]);
    let mut terminal = launch.sit_down();
    terminal.enter("f5 f6 d3 g5 h5 h4 f7 h6");
    terminal.wait_for_text("passes:");
    check("smallest-pass", &mut terminal);
}

#[test]
fn the_lines_of_a_legal_move() {
    let mut terminal = named_table(&Launch::reversi(), FOUR_MOVES, "why c6\r", "c6 is legal");
    check("why-legal", &mut terminal);
}

#[test]
fn what_an_illegal_move_lacks() {
    let mut terminal = named_table(&Launch::reversi(), FOUR_MOVES, "why f4\r", "f4 is illegal");
    check("why-illegal", &mut terminal);
}

#[test]
fn the_teaching_panel_with_a_pass_in_it() {
    let moves = "f5 f6 d3 g5 h5 h4 f7 h6 e7";
    let mut terminal = named_table(&Launch::reversi(), moves, "\x1b[17~\x1b[B", "is legal for");
    check("panel", &mut terminal);
}

#[test]
fn the_teaching_panel_where_it_has_no_room() {
    let launch = Launch::reversi().size(20, 51);
    let mut terminal = named_table(&launch, "", "\x1b[17~", "No room for the panel");
    check("panel-without-room", &mut terminal);
}

#[test]
fn the_help() {
    let mut terminal = named_table(&Launch::reversi(), "d3", "help\r", "Esc closes this page");
    check("help", &mut terminal);
}

#[test]
fn the_notice_of_a_pass() {
    let moves = "f5 f6 d3 g5 h5 h4 f7 h6";
    let mut terminal = named_table(&Launch::reversi(), moves, "", "has no legal move");
    check("pass", &mut terminal);
}

#[test]
fn the_result() {
    let moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5";
    let mut terminal = named_table(&Launch::reversi(), moves, "", "Red wins 13-0 after");
    check("result", &mut terminal);
}

#[test]
fn a_question() {
    let mut terminal = named_table(&Launch::reversi(), "d3", "quit\r", "y or n:");
    check("question", &mut terminal);
}

#[test]
fn a_window_that_is_too_small() {
    let launch = Launch::reversi();
    let mut terminal = launch.sit_down();
    terminal.enter("d3");
    terminal.wait_for_text("Blue's move:");
    terminal.resize(8, 40);
    terminal.wait_for_text("Needs a window");
    check("too-small", &mut terminal);
}

#[test]
fn a_terminal_without_colours() {
    let launch = Launch::reversi().term("vt100").locale("C");
    let mut terminal = named_table(&launch, FOUR_MOVES, "\x1b[B", "[*]");
    check("vt100", &mut terminal);
}

#[test]
fn the_largest_board_in_the_smallest_window_for_it() {
    let launch = Launch::reversi().size(30, 55).args(["--size", "26"]);
    let mut terminal = named_table(&launch, "m12", "\x1b[B", "Blue's move:");
    check("largest-board", &mut terminal);
}

/// Two games, the second one with names.
const GAMES: &str = "d3c5f6\n\
    (;GM[Othello]PC[here]PB[Anna]PW[Bert]TY[8]\
    BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
    B[d3]W[c5]B[f6]W[f5];)\n";

#[test]
fn a_replay_and_the_list_it_is_chosen_from() {
    let home = tempfile::TempDir::new().unwrap();
    std::fs::write(
        home.path().join("games.ggf"),
        GAMES.split_once('\n').unwrap().1.repeat(2),
    )
    .unwrap();
    let launch = Launch::reversi().args(["replay", "games.ggf"]);
    let mut terminal = launch.home(home.path()).start();
    terminal.wait_for_text("Arrows choose");
    check("list", &mut terminal);
    terminal.resize(12, 24);
    terminal.wait_for_text("Arrows choose, or a");
    check("list-narrow", &mut terminal);
    terminal.resize(24, 80);
    terminal.send("\x1b[B\r");
    terminal.wait_for_text("Right and Left step");
    check("replay", &mut terminal);
    terminal.send("\x1b[C\x1b[C");
    terminal.wait_for_text("Move 2 of 4");
    check("replay-2", &mut terminal);
}
