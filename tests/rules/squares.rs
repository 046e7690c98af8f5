//! The names of squares, and the sizes of boards.

use proptest::prelude::*;
use reversi::rules::{BoardSize, GameRecord, NotASquare, Reason, Square};

use super::picture::square;
use crate::support::cases;

fn check_refused(texts: &[&str], why: NotASquare) {
    for text in texts {
        assert_eq!(text.parse::<Square>(), Err(why), "{text:?}");
    }
}

#[test]
fn a_letter_and_a_number_name_a_square_in_either_case() {
    for (text, row, column) in [
        ("d3", 3, 4),
        ("D3", 3, 4),
        ("a1", 1, 1),
        ("j10", 10, 10),
        ("z26", 26, 26),
        ("Q5", 5, 17),
    ] {
        let named: Square = text.parse().unwrap();
        assert_eq!((named.row(), named.column()), (row, column), "{text}");
        assert_eq!(Square::new(row, column), Some(named), "{text}");
    }
}

#[test]
fn half_a_square_is_told_from_a_whole_one() {
    check_refused(
        &["d", "D", "z", "3", "0", "10", "99"],
        NotASquare::HalfGiven,
    );
}

#[test]
fn a_square_in_any_other_dress_is_refused() {
    let dressed = [
        "", " d3 ", " d3", "d3 ", "d3\r", "d3\n", "d 3", "3d", "d,3", "(3,4)", "d3.", "d3\0",
    ];
    check_refused(&dressed, NotASquare::Malformed);
}

#[test]
fn nothing_is_clipped_or_skipped_to_make_a_square() {
    let almost = [
        "a0", "d03", "d3x", "d+3", "d-1", "aa1", "d3 e3", "d3e3", "1d", "dd",
    ];
    check_refused(&almost, NotASquare::Malformed);
    let beyond = ["d27", "d33", "d99999999999999999999"];
    check_refused(&beyond, NotASquare::OutOfRange);
}

#[test]
fn digits_and_letters_of_other_scripts_name_nothing() {
    let foreign = ["d３", "ｄ3", "d²", "d٣", "é3", "д3", "é", "３"];
    check_refused(&foreign, NotASquare::Malformed);
}

#[test]
fn a_square_of_a_larger_board_is_refused_with_this_boards_size() {
    for (size, names) in [
        (BoardSize::STANDARD, ["i8", "h9", "z1", "a26"]),
        (BoardSize::new(4, 10).unwrap(), ["k1", "a5", "d5", "z26"]),
    ] {
        for name in names {
            let refused = GameRecord::new(size).play(square(name)).unwrap_err();
            assert_eq!(refused.reason, Reason::OffBoard(size), "{name}");
            assert!(!size.contains(square(name)), "{name}");
        }
    }
}

#[test]
fn there_is_no_square_in_row_or_column_0_or_27() {
    for (row, column) in [(0, 1), (1, 0), (27, 1), (1, 27), (usize::MAX, usize::MAX)] {
        assert_eq!(Square::new(row, column), None, "{row} {column}");
    }
}

#[test]
fn a_board_has_4_to_26_rows_and_columns_not_necessarily_equal() {
    for (rows, columns) in [(4, 4), (4, 26), (26, 4), (26, 26), (5, 7)] {
        let size = BoardSize::new(rows, columns).expect("an allowed size");
        assert_eq!((size.rows(), size.columns()), (rows, columns));
        assert_eq!(size.squares().count(), rows * columns);
    }
    for (rows, columns) in [(3, 8), (8, 3), (27, 8), (8, 27), (0, 0), (usize::MAX, 8)] {
        assert_eq!(BoardSize::new(rows, columns), None, "{rows} {columns}");
    }
    assert_eq!(BoardSize::default(), BoardSize::new(8, 8).unwrap());
}

#[test]
fn the_shortest_form_of_a_size_is_read_back() {
    for (size, shortest) in [("8x8", "8"), ("6x10", "6x10"), ("26x4", "26x4")] {
        let size: BoardSize = size.parse().unwrap();
        assert_eq!(size.shortest(), shortest);
        assert_eq!(shortest.parse(), Ok(size));
    }
}

#[test]
fn squares_come_in_reading_order() {
    let size = BoardSize::new(4, 5).unwrap();
    let names: Vec<String> = size.squares().map(|square| square.to_string()).collect();
    assert_eq!(names[..6], ["a1", "b1", "c1", "d1", "e1", "a2"]);
    assert_eq!(size.last_square().to_string(), "e4");
    assert_eq!(names.last().unwrap(), "e4");
}

#[test]
fn every_square_is_read_back_from_its_name() {
    let largest = BoardSize::new(26, 26).unwrap();
    for square in largest.squares() {
        let name = square.to_string();
        assert_eq!(name.parse(), Ok(square));
        assert_eq!(name.to_uppercase().parse(), Ok(square));
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_text_that_names_a_square_is_that_squares_name(text in "[a-zA-Z]{0,2}[0-9]{0,3}") {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string(), text.to_lowercase());
        }
    }

    #[test]
    fn any_text_is_a_square_or_refused(text in any::<String>()) {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string(), text.to_lowercase());
        }
    }
}
