//! Whether what is said can be read: help, reasons beside the board, and the
//! notice of a window that is too small.

use reversi::commands::Command;
use reversi::easy_curses::{Size, text_width};
use reversi::game::{Layout, Session, longest_scroll};
use reversi::messages;
use reversi::names::Names;
use reversi::rules::{Direction, Player, Square};

use super::{session, typed};

fn drawn(session: &Session, rows: usize, columns: usize) -> Vec<String> {
    let frame = super::drawn(session, rows, columns);
    let lines = (0..rows).map(|row| frame.line(row).trim_end().to_owned());
    lines.collect()
}

#[test]
fn help_is_broken_only_where_a_line_is_full() {
    for width in 18..200 {
        let lines = messages::help(width);
        let rules: Vec<&String> = lines.iter().take_while(|line| !line.is_empty()).collect();
        for pair in rules.windows(2) {
            let next = pair[1].split(' ').next().unwrap();
            let is_full = text_width(pair[0]) + 1 + text_width(next) > width;
            assert!(is_full || pair[0].ends_with('.'), "{width}: {pair:?}");
        }
        assert!(
            lines.iter().all(|line| text_width(line) <= width),
            "{width}"
        );
    }
}

#[test]
fn no_line_is_left_empty_before_a_sign_that_is_wider_than_it() {
    for (text, width, lines) in [
        ("日本", 1, &["日", "本"][..]),
        ("ab c", 0, &["a", "b", "c"]),
        ("abc", 2, &["ab", "c"]),
    ] {
        assert_eq!(messages::wrap(text, width), lines, "{width}");
    }
}

#[test]
fn what_a_word_does_stands_in_a_column_of_its_own_or_set_in_below() {
    for width in 18..200 {
        let lines = messages::help(width);
        let beside = lines.iter().any(|line| line.starts_with("d3 Enter  "));
        for line in lines {
            let set_in = line.len() - line.trim_start().len();
            // A key without a word stands in the column of the keys.
            let right: &[usize] = if beside { &[0, 11, 18] } else { &[0, 2] };
            assert!(right.contains(&set_in), "{width}: {line:?}");
        }
    }
}

#[test]
fn the_way_out_of_help_stands_below_it_in_every_window() {
    for size in ["8", "26"] {
        let mut session = Session::new(size.parse().unwrap(), &Names::default(), true);
        session.update(Command::Help);
        let needed = Layout::needed(session.record().board().size());
        for rows in needed.rows..40 {
            let shown = drawn(&session, rows, needed.columns);
            let row = |words: &str| shown.iter().position(|line| line.contains(words));
            let (page, leave) = (row("Put a disc"), row("Esc closes"));
            assert!(page.is_some() && page < leave, "{rows}: {shown:#?}");
        }
    }
}

#[test]
fn help_speaks_of_scrolling_only_where_there_is_more_of_it() {
    let mut session = session();
    session.update(Command::Help);
    for rows in 12..60 {
        for columns in [20, 40, 60, 80, 200] {
            let shown = drawn(&session, rows, columns).join(" ");
            let more = longest_scroll(&session, Size { rows, columns }) > 0;
            assert_eq!(shown.contains("scroll"), more, "{rows}x{columns}");
            assert!(more || shown.contains("Space"), "{rows}x{columns}");
        }
    }
}

#[test]
fn help_that_was_scrolled_fills_a_window_that_has_grown() {
    let mut session = session();
    session.update(Command::Help);
    session.update(Command::ToEnd);
    let shown = drawn(&session, 60, 200).join(" ");
    assert!(shown.contains("Put a disc where") && shown.contains("Space runs it."));
}

#[test]
fn the_lines_of_a_reason_cover_no_square_where_there_are_no_gaps() {
    let window = Size {
        rows: 20,
        columns: 40,
    };
    let mut session = session();
    for name in ["f5", "f6", "e6", "f4", "e3", "c5", "c4", "e7", "c6", "e2"] {
        let board = session.record().board().clone();
        let legal = session.record().legal_moves();
        for asked in legal.iter() {
            session.update(Command::Why(asked));
            let layout = Layout::of(&session, window).unwrap();
            assert_eq!(layout.scale(), 1);
            let frame = super::drawn(&session, window.rows, window.columns);
            let message = messages::why(session.record(), asked).join(" ");
            let lines = messages::wrap(&message, window.columns - 2).len();
            for square in board.size().squares() {
                let (row, column) = layout.center(square);
                let tile = board.tile(square).unwrap().to_string();
                let sign = if legal.contains(square) { "*" } else { &tile };
                let shown = frame.row(row)[column].text().to_uppercase();
                assert!(shown == sign || layout.message(lines).contains(&row));
            }
        }
        typed(&mut session, name);
    }
}

#[test]
fn what_the_panel_explains_is_not_said_a_second_time_over_the_board() {
    let mut session = session();
    session.update(Command::Panel);
    for square in ["d3", "a1", "d4", "d6"] {
        typed(&mut session, &format!("why {square}"));
        let why = session
            .record()
            .board()
            .explain(square.parse().unwrap(), Player::Black);
        let reasons = messages::explanation(square.parse().unwrap(), Player::Black, &why);
        let start: String = reasons[0].chars().take(20).collect();
        for (rows, columns) in [(12, 52), (13, 60), (24, 80), (60, 200)] {
            let shown = drawn(&session, rows, columns).join("\n");
            assert_eq!(shown.matches(&start).count(), 1, "{shown}");
            let labels = |line: &str| line.split_whitespace().any(|word| word == "8");
            assert!(shown.lines().any(labels), "{shown}");
        }
        let narrow = drawn(&session, 24, 51).join("\n");
        assert_eq!(narrow.matches(&start).count(), 1, "{narrow}");
    }
}

#[test]
fn where_reasons_leave_no_room_for_moves_the_panel_has_no_head_for_them() {
    let mut session = session();
    session.update(Command::Panel);
    typed(&mut session, "d3");
    typed(&mut session, "why f4");
    let mut seen = [false; 2];
    for rows in 12..30 {
        for columns in 52..90 {
            let shown = drawn(&session, rows, columns);
            let head = shown.iter().position(|line| line.contains("Red   Blue"));
            assert!(head.is_none_or(|head| shown[head + 1].contains("1. d3")));
            seen[usize::from(head.is_some())] = true;
        }
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn in_a_window_too_small_a_question_stands_above_the_notice() {
    let mut session = session();
    typed(&mut session, "d3");
    session.update(Command::Quit);
    let lines = drawn(&session, 11, 70);
    assert_eq!(lines[1], "Leave this game unfinished? y or n");
    assert!(lines[2].starts_with("Needs a window of 20 columns and 12"));
    assert!(lines[3].ends_with("Ctrl-C leaves."), "{lines:?}");
}

#[test]
fn in_large_squares_a_bar_names_the_cursor_and_the_square_asked_about() {
    let windows = [(30, 60), (40, 120), (60, 200)];
    let squares = ["c3", "e3", "c5", "a4"];
    for ((rows, columns), asked) in windows.into_iter().flat_map(|w| squares.map(|s| (w, s))) {
        let mut session = session();
        typed(&mut session, "d3");
        session.update(Command::PageUp);
        let cursor = session.cursor().unwrap();
        let asked: Square = asked.parse().unwrap();
        session.update(Command::Why(asked));
        let layout = Layout::of(&session, Size { rows, columns }).unwrap();
        assert!(layout.scale() > 2, "{rows}x{columns}");
        let lines = drawn(&session, rows, columns);
        for (square, end) in [(cursor, '+'), (asked, '?')] {
            let (top, left) = layout.corner(square);
            let (height, width) = layout.disc();
            let below = &lines[top + height];
            let bar: String = below.chars().skip(left - 1).take(width + 2).collect();
            // A line to the lower right begins where the bar ends.
            assert!(
                bar.starts_with(end) && bar.ends_with([end, '\\']),
                "{below}"
            );
            assert_eq!(bar[1..=width].trim_matches('='), format!(" {square} "));
        }
    }
}

#[test]
fn the_last_move_is_pointed_at_also_where_the_cursor_stands_on_it_or_beside_it() {
    for (rows, columns) in [(12, 20), (24, 80), (40, 120), (60, 200)] {
        let mut session = session();
        session.update(Command::Move(Direction::North));
        let last = session.cursor().unwrap();
        session.update(Command::Confirm);
        assert_eq!(session.cursor(), Some(last));
        for step in [None, Some(Direction::West), Some(Direction::North)] {
            if let Some(step) = step {
                session.update(Command::Move(step));
            }
            let layout = Layout::of(&session, Size { rows, columns }).unwrap();
            let (row, _) = layout.center(last);
            let shown = &drawn(&session, rows, columns)[row];
            // In the smallest cells the cursor's sign stands in the same gap.
            let hidden = layout.scale() == 1 && step == Some(Direction::West);
            assert_eq!(shown.contains('>'), !hidden, "{shown}");
            let in_its_row = session
                .cursor()
                .is_some_and(|cursor| cursor.row() == last.row());
            assert_eq!(shown.contains(']'), in_its_row, "{shown}");
        }
    }
}
