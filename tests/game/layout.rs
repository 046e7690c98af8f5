//! Windows of every size, and windows that change it.

use super::{Position, field, play, quit, table, table_after, usual_table, wait_for_position};
use crate::rules::picture::{names, played};
use crate::support::{Board, Dice, Launch, Screen, Terminal};
use reversi::rules::GameRecord;

/// Resizes and waits for a whole page with squares of this size.
fn resize_to(terminal: &mut Terminal, rows: u16, columns: u16, cell: (u16, u16)) {
    terminal.resize(rows, columns);
    terminal.wait_for(&format!("squares of {cell:?}"), |screen| {
        let board = Board::find(screen, 8, 8);
        board.map(|board| board.cell_size()) == Some(cell) && super::is_ready(screen)
    });
}

/// Whole pages are not told from torn ones by their board alone: this waits
/// until it says what it must, with this text in the line.
fn wait_for_page(terminal: &mut Terminal, record: &GameRecord, typed: &str) -> Screen {
    let expected = Position::of(record);
    terminal.wait_for("the page again", |screen| {
        Position::on(screen).as_ref() == Some(&expected) && field(screen).as_deref() == Some(typed)
    })
}

#[test]
fn squares_are_the_largest_that_fit() {
    let mut terminal = usual_table();
    for (rows, columns, cell) in [
        (12, 20, (1, 2)),
        (12, 24, (1, 2)),
        (20, 34, (1, 2)),
        (22, 33, (1, 2)),
        (22, 34, (2, 4)),
        (24, 80, (2, 4)),
        (29, 80, (2, 4)),
        (30, 80, (3, 6)),
        (40, 100, (4, 8)),
        (43, 132, (4, 8)),
        (50, 50, (3, 6)),
        (60, 200, (6, 12)),
    ] {
        resize_to(&mut terminal, rows, columns, cell);
        let screen = terminal.probe();
        assert_eq!(
            Position::on(&screen),
            Some(Position::of(&GameRecord::default()))
        );
    }
}

#[test]
fn boards_of_other_sizes_are_whole_too() {
    for (size, rows, columns, board, cell) in [
        ("4", 24, 80, (4, 4), (4, 8)),
        ("6x10", 24, 80, (6, 10), (3, 6)),
        ("10x6", 24, 80, (10, 6), (1, 2)),
        ("26", 32, 60, (26, 26), (1, 2)),
        ("26", 60, 200, (26, 26), (2, 4)),
        ("4x26", 24, 80, (4, 26), (1, 2)),
    ] {
        let launch = Launch::reversi().args(["--size", size]).size(rows, columns);
        let screen = table(&launch).probe();
        let found = Board::find(&screen, board.0, board.1);
        assert_eq!(
            found.map(|found| found.cell_size()),
            Some(cell),
            "{size}\n{screen}"
        );
        let position = Position::seen(&screen, board.0, board.1).unwrap();
        assert_eq!((position.score, position.turn.as_str()), ([2, 2], "Red"));
        assert_eq!(position.board.concat().matches('*').count(), 4, "{size}");
    }
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed_and_keeps_the_score() {
    let (mut terminal, record) = table_after("d3c5");
    let long = "Needs a window of 20 columns and 12 rows. This one has";
    for (rows, columns, said) in [
        (11, 80, format!("{long} 80 and 11. Ctrl-C leaves.")),
        (24, 19, format!("{long} 19 and 24. Ctrl-C leaves.")),
        (8, 30, format!("{long} 30 and 8. Ctrl-C leaves.")),
        (
            3,
            20,
            "Needs a window of 20 columns and 12 rows.".to_owned(),
        ),
        (2, 30, "Needs 20 columns and 12 rows.".to_owned()),
    ] {
        terminal.resize(rows, columns);
        terminal.wait_for(&said, |screen| {
            let rows = screen.rows();
            rows[1..].join(" ").trim() == said && super::score(screen) == Some([3, 3])
        });
    }
    terminal.resize(12, 20);
    wait_for_page(&mut terminal, &record, "");
}

#[test]
fn a_game_goes_on_while_the_window_is_too_small() {
    let (mut terminal, mut record) = table_after("d3c5");
    terminal.resize(6, 30);
    terminal.wait_for_text("Needs a window");
    record.play("f6".parse().unwrap()).unwrap();
    terminal.send("f6\r");
    terminal.wait_for("the new score", |screen| {
        super::score(screen) == Some([5, 2])
    });
    terminal.resize(24, 80);
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_board_too_large_for_the_window_waits_for_a_larger_one() {
    let mut terminal = Launch::reversi().args(["--size", "26"]).start();
    terminal.wait_for_text("[Start Game");
    terminal.send("\r");
    terminal.wait_for("the notice", |screen| {
        screen.contains("Needs a window of 55 columns and 30 rows. This one has 80 and 24.")
            && super::score(screen) == Some([2, 2])
    });
    terminal.resize(30, 55);
    terminal.wait_for("the board", |screen| {
        Position::seen(screen, 26, 26).is_some() && super::is_ready(screen)
    });
}

#[test]
fn half_typed_text_survives_every_size() {
    let (mut terminal, record) = table_after("d3c5");
    terminal.send("d");
    for (rows, columns) in [
        (24, 80),
        (2, 10),
        (1, 1),
        (60, 200),
        (12, 20),
        (1, 200),
        (60, 1),
        (24, 80),
    ] {
        terminal.resize(rows, columns);
        terminal.settle();
        assert!(!terminal.has_ended(), "{rows} x {columns}");
        if rows >= 12 && columns >= 20 {
            let screen = wait_for_page(&mut terminal, &record, "d");
            assert_eq!(screen.size(), (rows, columns));
        }
    }
    terminal.send("\x7f");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_hundred_sizes_on_every_page_end_in_a_whole_page() {
    let (mut terminal, record) = table_after("d3c5");
    for (open, close, text) in [
        ("", "", "Red's move:"),
        ("help\r", "\x1b", "Esc closes this page"),
        ("quit\r", "n", "Leave this game unfinished?"),
        ("new\r", "\x1b", "Leave this game"),
    ] {
        terminal.send(open);
        terminal.wait_for_text(text);
        let mut dice = Dice::of(12345);
        for _ in 0..100 {
            dice.resize(&mut terminal);
            terminal.listen(std::time::Duration::from_millis(3));
        }
        terminal.resize(24, 80);
        terminal.wait_for(text, |screen| {
            screen.contains(text)
                && super::score(screen) == Some([3, 3])
                && screen.contains("F10 Quit")
        });
        terminal.settle();
        terminal.send(close);
        wait_for_position(&mut terminal, &record);
    }
}

#[test]
fn fifty_quick_resizes_keep_a_half_typed_move() {
    let mut terminal = usual_table();
    let record = GameRecord::default();
    for step in 0..50 {
        if step == 25 {
            terminal.send("d");
        }
        terminal.resize(12 + step % 17, 40 + step * 7 % 60);
    }
    terminal.resize(24, 80);
    wait_for_page(&mut terminal, &record, "d");
    terminal.send("3\r");
    wait_for_position(&mut terminal, &played("d3"));
}

#[test]
fn games_are_played_in_the_smallest_and_in_a_huge_window() {
    for (rows, columns) in [(12, 20), (60, 200)] {
        let mut terminal = usual_table();
        terminal.resize(rows, columns);
        let mut record = GameRecord::default();
        for name in names("d3c5f6f5") {
            record.play(name.parse().unwrap()).unwrap();
            terminal.send(format!("{name}\r"));
            terminal.wait_for("the move", |screen| {
                Position::on(screen) == Some(Position::of(&record)) && super::is_ready(screen)
            });
        }
    }
}

#[test]
fn a_refusal_in_the_smallest_window_can_be_read_whole() {
    let mut terminal = usual_table();
    resize_to(&mut terminal, 12, 20, (1, 2));
    terminal.send("a1\r");
    terminal.wait_for("the whole refusal", |screen| {
        let text = screen.rows()[2..6].join(" ");
        let words: Vec<&str> = text.split_whitespace().collect();
        words
            .join(" ")
            .contains("a1 flips nothing: it closes in no line of Blue discs.")
    });
    terminal.send("\x1b");
    wait_for_position(&mut terminal, &GameRecord::default());
}

#[test]
fn larger_cells_come_and_go_with_the_window() {
    let mut terminal = usual_table();
    for (rows, columns, cell) in [(60, 200, (6, 12)), (12, 24, (1, 2)), (24, 80, (2, 4))] {
        resize_to(&mut terminal, rows, columns, cell);
    }
    let mut record = GameRecord::default();
    play(&mut terminal, &mut record, "d3");
    quit(&mut terminal);
    assert_eq!(terminal.wait_exit().code(), Some(0));
}

#[test]
fn exported_sizes_do_not_freeze_the_window() {
    let launch = Launch::reversi().env("LINES", "10").env("COLUMNS", "20");
    let mut terminal = table(&launch);
    assert_eq!(terminal.probe().board(8, 8).cell_size(), (2, 4));
    resize_to(&mut terminal, 43, 132, (4, 8));
}

#[test]
fn exported_sizes_beyond_all_bounds_have_the_game_played_in_lines() {
    let launch = Launch::reversi().env("LINES", "99999");
    let mut terminal = launch.start();
    terminal.wait_for("plain lines", |screen| {
        let text = screen.rows().concat();
        text.contains(
            "a screen of 99999 rows and 80 columns, if LINES and COLUMNS are right, is too large",
        ) && text.contains("Red's move:")
    });
}
