//! What is refused, each with its own reason, and that nothing else changes.

use super::{Position, ask, play, refused, table};
use crate::rules::picture::{names, played};
use crate::support::{Launch, Terminal};
use reversi::rules::GameRecord;

/// A table so wide that every sentence stands on one line.
fn wide_table() -> Terminal {
    table(&Launch::reversi().size(24, 140))
}

const RANGE: &str = "is not a square of this board: columns are a to h, rows 1 to 8, like d3.";

/// Moves that the opening refuses, each for its own reason, in both user interfaces.
pub const REFUSALS: [(&str, &str); 7] = [
    ("d4", "d4 is occupied: Blue has a disc there."),
    ("e4", "e4 is occupied: Red has a disc there."),
    (
        "a1",
        "a1 flips nothing: it closes in no line of Blue discs.",
    ),
    (
        "d6",
        "d6 flips nothing: it closes in no line of Blue discs.",
    ),
    (
        "z9",
        "z9 is not on this board: columns are a to h, rows 1 to 8.",
    ),
    (
        "i9",
        "i9 is not on this board: columns are a to h, rows 1 to 8.",
    ),
    (
        "z1",
        "z1 is not on this board: columns are a to h, rows 1 to 8.",
    ),
];

#[test]
fn three_refused_moves_have_three_reasons() {
    let mut terminal = wide_table();
    for (square, reason) in REFUSALS {
        refused(&mut terminal, square, reason);
    }
}

#[test]
fn clicks_are_refused_with_the_same_reasons() {
    let mut terminal = wide_table();
    // The others are no places on the screen.
    for (square, reason) in &REFUSALS[..4] {
        let before = terminal.probe();
        terminal.click(before.board(8, 8).position(square));
        let screen = terminal.wait_for(reason, |screen| {
            screen.contains(reason) && super::is_ready(screen)
        });
        assert_eq!(Position::on(&screen), Position::on(&before), "{square}");
        assert_eq!(
            Position::on(&terminal.probe()),
            Position::on(&before),
            "{square}"
        );
    }
}

#[test]
fn refusals_tell_the_mover_whose_discs_are_meant() {
    let mut terminal = wide_table();
    play(&mut terminal, &mut GameRecord::default(), "d3");
    refused(
        &mut terminal,
        "a1",
        "a1 flips nothing: it closes in no line of Red discs.",
    );
}

#[test]
fn a_column_alone_or_a_row_alone_is_half_a_square() {
    let mut terminal = wide_table();
    for half in ["d", "3", "D", "10"] {
        let reason =
            format!("\"{half}\" is half a square: a move needs a column and a row, like d3.");
        refused(&mut terminal, half, &reason);
    }
}

#[test]
fn a_square_may_be_upper_case_and_have_blanks_around_it() {
    for line in ["D3", " d3 ", "d3", "   D3"] {
        let mut terminal = wide_table();
        let record = played("d3");
        terminal.send(format!("{line}\r"));
        super::wait_for_position(&mut terminal, &record);
    }
}

#[test]
fn other_ways_to_write_a_square_are_refused_and_never_another_square() {
    let mut terminal = wide_table();
    for line in ["d 3", "3d", "d,3", "(3,4)", "d3."] {
        refused(&mut terminal, line, &format!("\"{line}\" {RANGE}"));
    }
}

#[test]
fn what_lies_off_the_board_is_refused_with_its_range_and_never_clipped() {
    let mut terminal = wide_table();
    for square in ["i9", "z1", "h9", "i8", "d26"] {
        let reason = format!("{square} is not on this board: columns are a to h, rows 1 to 8.");
        refused(&mut terminal, square, &reason);
    }
    for line in [
        "a0", "d03", "d33", "d99", "d3x", "d+3", "d-1", "d3d3", "d3 e3", "aa1",
    ] {
        refused(&mut terminal, line, &format!("\"{line}\" {RANGE}"));
    }
    refused(
        &mut terminal,
        "d99999999999999999999",
        "\"d999999999999999...\" is not a square",
    );
}

#[test]
fn digits_and_letters_of_other_scripts_are_no_square() {
    let mut terminal = wide_table();
    for line in ["d３", "ｄ3", "d²", "d٣", "é3", "д3"] {
        let reason = format!("\"{line}\" {RANGE}");
        let before = Position::on(&terminal.probe());
        terminal.send(format!("{line}\r"));
        // A wide character takes two cells, and its row is read without gaps.
        let screen = terminal.wait_for(&reason, |screen| screen.contains(&reason));
        assert_eq!(Position::on(&screen), before, "{line}");
    }
}

#[test]
fn words_are_known_in_any_case() {
    let mut terminal = wide_table();
    for (line, answer) in [
        ("UNDO", "Nothing to take back: no move has been played."),
        (
            "Redo",
            "Nothing to play again: no move has been taken back.",
        ),
        ("hINT", "Hints are off."),
        ("hint", "Hints are on: * marks the legal moves."),
        ("NEW", "A new game: Red moves first."),
        (
            "Why D3",
            "d3 is legal for Red. Down: flips d4, between d3 and Red's d5.",
        ),
    ] {
        ask(&mut terminal, line, answer);
    }
    for quit in ["quit", "QUIT", "q", "Q"] {
        let mut terminal = wide_table();
        terminal.send(format!("{quit}\r"));
        assert_eq!(terminal.wait_exit().code(), Some(0), "{quit}");
    }
}

#[test]
fn unknown_words_and_words_with_too_much_or_too_little_say_so() {
    let mut terminal = wide_table();
    for (line, reason) in [
        (
            "hello",
            "\"hello\" is neither a square, like d3, nor a command: see help.",
        ),
        ("quit now", "quit stands alone: type nothing behind it."),
        ("why", "why wants a square, as in: why d3"),
        ("why x", "\"x\" is half a square"),
        ("d3 quit", RANGE),
    ] {
        refused(&mut terminal, line, reason);
    }
}

#[test]
fn nothing_happens_before_enter() {
    let mut terminal = wide_table();
    for line in ["quit", "new", "undo", "d3", "q"] {
        let before = Position::on(&terminal.probe());
        terminal.send(line);
        let screen = terminal.probe();
        assert_eq!(super::field(&screen).as_deref(), Some(line));
        assert_eq!(Position::on(&screen), before, "{line}");
        terminal.send("\x1b");
        terminal.wait_for("an empty line", super::is_ready);
    }
}

#[test]
fn rows_of_two_digits_are_typed_in_full() {
    let mut terminal = table(&Launch::reversi().args(["--size", "10"]).size(24, 140));
    let on_ten = |screen: &_| Position::seen(screen, 10, 10);
    for square in ["j10", "a10", "j1"] {
        let before = on_ten(&terminal.probe());
        for (typed, _) in square.char_indices() {
            terminal.send(&square[typed..=typed]);
            assert_eq!(on_ten(&terminal.probe()), before, "{square}");
        }
        assert_eq!(super::field(&terminal.screen()).as_deref(), Some(square));
        let reason = format!("{square} flips nothing: it closes in no line of Blue discs.");
        let screen = ask(&mut terminal, "", &reason);
        assert_eq!(on_ten(&screen), before, "{square}");
    }
}

#[test]
fn short_squares_that_begin_like_words_are_squares() {
    let launch = Launch::reversi().args(["--size", "26"]).size(32, 140);
    let mut terminal = table(&launch);
    for square in names("q5u1n3h9r26") {
        let reason = format!("{square} flips nothing: it closes in no line of Blue discs.");
        let screen = ask(&mut terminal, square, &reason);
        assert_eq!(super::score(&screen), Some([2, 2]), "{square}");
    }
}
