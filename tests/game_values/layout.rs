//! Where everything stands, on every board in every window.

use std::collections::BTreeSet;

use proptest::prelude::*;
use reversi::commands::Command;
use reversi::easy_curses::Size;
use reversi::game::Layout;
use reversi::rules::BoardSize;

use crate::rules::strategies::sizes;
use crate::support::cases;

fn size(rows: usize, columns: usize) -> Size {
    Size { rows, columns }
}

/// The scale of a board in a window, or 0 if it does not fit.
fn scale(board: BoardSize, window: Size) -> usize {
    Layout::fit(board, window).map_or(0, |layout| layout.scale())
}

#[test]
fn the_standard_board_fits_24_columns_by_12_rows_and_grows_with_the_window() {
    let board = BoardSize::STANDARD;
    for (window, expected) in [
        (size(12, 20), 1),
        (size(12, 24), 1),
        (size(11, 24), 0),
        (size(12, 19), 0),
        (size(21, 80), 1),
        (size(22, 80), 2),
        (size(24, 80), 2),
        (size(24, 33), 1),
        (size(24, 34), 2),
        (size(30, 80), 3),
        (size(60, 200), 6),
        (size(60, 50), 3),
        (size(1, 1), 0),
        (size(0, 0), 0),
    ] {
        assert_eq!(scale(board, window), expected, "{window:?}");
    }
}

#[test]
fn the_largest_board_fits_a_window_of_30_by_55() {
    let board = BoardSize::new(26, 26).unwrap();
    assert_eq!(Layout::needed(board), size(30, 55));
    assert_eq!(scale(board, size(30, 55)), 1);
    assert_eq!(scale(board, size(29, 55)), 0);
    assert_eq!(scale(board, size(30, 54)), 0);
}

#[test]
fn the_buttons_name_their_keys_and_do_what_they_say() {
    let layout = Layout::fit(BoardSize::STANDARD, size(24, 80)).unwrap();
    let buttons: Vec<(String, &str)> = layout
        .buttons()
        .into_iter()
        .map(|button| (button.key, button.caption))
        .collect();
    let expected = [
        ("F1", "Help"),
        ("F2", "New game"),
        ("F3", "Hints"),
        ("F4", "Undo"),
        ("F5", "Redo"),
        ("F6", "Panel"),
        ("F10", "Quit"),
    ];
    assert_eq!(
        buttons,
        expected.map(|(key, caption)| (key.to_owned(), caption))
    );
    let bar = layout.bar().unwrap();
    assert_eq!(bar, 23);
    let last = layout.buttons().pop().unwrap();
    assert_eq!(
        layout.command_at(bar, last.columns.start),
        Some(Command::Quit)
    );
    assert_eq!(layout.command_at(bar, last.columns.end), None);
    assert_eq!(layout.command_at(bar, 0), None);
}

#[test]
fn a_click_on_a_square_points_at_it_and_beside_the_board_at_nothing() {
    let layout = Layout::fit(BoardSize::STANDARD, size(24, 80)).unwrap();
    let square = "d3".parse().unwrap();
    let (row, column) = layout.center(square);
    assert_eq!(layout.command_at(row, column), Some(Command::Point(square)));
    for (row, column) in [
        (0, 0),
        (1, 40),
        (3, 0),
        (3, 79),
        (22, 30),
        (500, 500),
        (usize::MAX, usize::MAX),
    ] {
        assert_eq!(layout.command_at(row, column), None, "{row}, {column}");
    }
}

/// Whether cells of this scale have room, by the rule the layout states: cells
/// grow only where turn, message and bar have rows of their own.
fn has_room(board: BoardSize, window: Size, scale: usize) -> bool {
    let margin = board.rows().to_string().len() + 1;
    window.rows >= 6 + scale * board.rows()
        && window.columns >= margin + 2 * scale * board.columns()
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_square_lies_inside_and_is_found_at_its_place(
        board in sizes(),
        rows in 0..=120usize,
        columns in 0..=400usize,
    ) {
        let window = size(rows, columns);
        let needed = Layout::needed(board);
        let Some(layout) = Layout::fit(board, window) else {
            prop_assert!(rows < needed.rows || columns < needed.columns);
            return Ok(());
        };
        let scale = layout.scale();
        prop_assert!(rows >= needed.rows && columns >= needed.columns);
        prop_assert!(scale == 1 || has_room(board, window, scale));
        prop_assert!(!has_room(board, window, scale + 1));
        let middle = layout.middle();
        for square in board.squares() {
            let (top, left) = layout.corner(square);
            prop_assert!(middle.contains(&top) && middle.contains(&(top + scale - 1)));
            prop_assert!(left > layout.labels_end() && left + 2 * scale <= columns);
            let (row, column) = layout.center(square);
            prop_assert!((top..top + scale).contains(&row));
            prop_assert!((left..left + 2 * scale).contains(&column));
            prop_assert_eq!(layout.square_at(row, column), Some(square));
            prop_assert_eq!(layout.square_at(top, left), Some(square));
            prop_assert_eq!(layout.square_at(top + scale - 1, left + 2 * scale - 1), Some(square));
        }
    }

    #[test]
    fn no_row_serves_two_ends_and_no_cell_two_buttons(
        board in sizes(),
        rows in 0..=120usize,
        columns in 0..=400usize,
    ) {
        let Some(layout) = Layout::fit(board, size(rows, columns)) else { return Ok(()) };
        let (first, _) = layout.corner(board.squares().next().unwrap());
        let board_rows = first..first + layout.scale() * board.rows();
        let mut owned: Vec<usize> = [0, 1, layout.labels_row(), layout.input()].into();
        owned.extend(board_rows);
        owned.extend(layout.bar());
        // In the smallest windows a message stands in the row of the letters.
        owned.extend(layout.message(1).filter(|row| *row != layout.labels_row()));
        let different: BTreeSet<usize> = owned.iter().copied().collect();
        prop_assert_eq!(different.len(), owned.len(), "{:?}", owned);
        prop_assert!(owned.iter().all(|row| *row < rows));
        let mut free = 0;
        for button in layout.buttons() {
            prop_assert!(layout.bar().is_none() || button.columns.start >= free);
            prop_assert!(button.columns.end <= columns);
            free = button.columns.end;
        }
    }

    #[test]
    fn a_message_of_any_length_leaves_score_turn_and_input(
        board in sizes(),
        rows in 0..=60usize,
        columns in 0..=200usize,
        lines in 0..40usize,
    ) {
        let Some(layout) = Layout::fit(board, size(rows, columns)) else { return Ok(()) };
        let message = layout.message(lines);
        prop_assert!(message.start >= 2 && message.end <= layout.input());
        prop_assert!(message.len() >= lines.min(1));
    }
}
