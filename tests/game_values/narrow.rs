//! What windows show that are hardly large enough to play in, and all others.

use reversi::commands::Command;
use reversi::easy_curses::Size;
use reversi::game::{Layout, Session};
use reversi::messages;
use reversi::names::Names;
use reversi::records::Recorded;
use reversi::rules::BoardSize;

use super::{drawn, typed};

/// Blue passes after the last of these moves.
const WITH_A_PASS: &str = "f5 f6 d3 g5 h5 h4 f7 h6";
/// Red wins with the last of these moves.
const TO_THE_END: &str = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

fn after(moves: &str) -> Session {
    let names = Names::new("Adelheid Mustermann", "Bernadette Beispiel");
    let mut session = Session::new(BoardSize::STANDARD, &names, true);
    for name in moves.split_whitespace() {
        typed(&mut session, name);
    }
    session
}

/// Pages of a game with long names: a board, a pass, a result, a message, help
/// and a question.
fn pages() -> Vec<Session> {
    let mut pages = vec![after(""), after(WITH_A_PASS), after(TO_THE_END)];
    for words in ["why a1", "help", "quit", "z99"] {
        let mut page = after("d3");
        typed(&mut page, words);
        pages.push(page);
    }
    pages
}

/// Windows from the smallest for a game on.
fn windows() -> impl Iterator<Item = (usize, usize)> {
    (12..26).flat_map(|rows| (20..100).map(move |columns| (rows, columns)))
}

#[test]
fn the_names_stand_beside_the_score_or_below_it_on_every_page() {
    for page in pages() {
        for (rows, columns) in windows() {
            let frame = drawn(&page, rows, columns);
            let (score, turn) = (frame.line(0), frame.line(1));
            assert!(score.contains("Red ") && score.contains("Blue "), "{score}");
            let row = if score.contains("Ade") { score } else { turn };
            assert!(
                row.contains("Ade") && row.contains("Ber"),
                "{columns}: {row:?}"
            );
            for name in ["Adelheid Mustermann", "Bernadette Beispiel"] {
                assert!(
                    row.contains(name) || row.contains('~'),
                    "{columns}: {row:?}"
                );
            }
        }
    }
}

#[test]
fn whose_turn_it_is_is_never_cut() {
    for page in pages() {
        for (rows, columns) in windows() {
            let row = drawn(&page, rows, columns).line(1);
            let whole = page.turns().iter().any(|turn| row.contains(turn));
            assert!(whole, "{columns}: {row:?}");
        }
    }
}

#[test]
fn a_window_too_small_keeps_the_names_where_it_has_room() {
    for (rows, columns) in [(8, 30), (6, 20), (6, 50)] {
        let frame = drawn(&after("d3"), rows, columns);
        let head = frame.line(0) + &frame.line(1);
        assert!(head.contains("Ade") && head.contains("Ber"), "{head}");
    }
}

#[test]
fn a_window_too_small_says_what_it_needs_before_it_has_names() {
    for (rows, columns) in (2..12).flat_map(|rows| (30..80).map(move |columns| (rows, columns))) {
        let frame = drawn(&after("d3"), rows, columns);
        let shown: Vec<String> = (0..rows).map(|row| frame.line(row)).collect();
        let shown = shown.join(" ");
        assert!(
            shown.contains("Needs 20") || shown.contains("Needs a window"),
            "{shown}"
        );
    }
}

#[test]
fn what_of_a_message_has_no_room_is_marked_as_left_out() {
    let mut session = after("d3");
    session.say("word ".repeat(200).trim().to_owned());
    let frame = drawn(&session, 12, 20);
    assert_eq!(frame.line(10).trim_end(), " word word word~");
    session.say(format!("Saved as {}.", "x".repeat(30)));
    let frame = drawn(&session, 12, 20);
    assert_eq!(frame.line(3).trim(), "x".repeat(18), "a long word goes on");
}

#[test]
fn a_word_typed_after_the_end_is_seen_whole_in_every_window() {
    let mut page = after(TO_THE_END);
    for letter in "resume".chars() {
        page.update(Command::Type(letter));
    }
    for (rows, columns) in windows() {
        let frame = drawn(&page, rows, columns);
        let (row, column) = frame.cursor().unwrap();
        assert!(
            frame.line(row)[..column].ends_with(": resume"),
            "{columns}: {}",
            frame.line(row)
        );
    }
}

#[test]
fn a_replay_tells_its_place_at_every_step_and_whatever_is_typed() {
    for moves in [WITH_A_PASS, TO_THE_END] {
        let all = moves.split_whitespace().count();
        let recorded: Recorded = after(moves).recorded().clone();
        let mut session = Session::replaying(recorded, true);
        for done in 0..=all {
            for (rows, columns) in [(12, 20), (12, 24), (14, 40), (24, 80)] {
                let row = drawn(&session, rows, columns).line(1);
                let long = match done {
                    0 => format!("The opening, before {all} moves."),
                    _ => format!("Move {done} of {all}"),
                };
                let short = format!("{done}/{all}");
                assert!(
                    row.contains(&long) || row.contains(&short),
                    "{columns}: {row:?}"
                );
            }
            session.update(Command::Type('x'));
            assert!(drawn(&session, 24, 80).line(1).contains("Turn: ") || done == all);
            session.update(Command::EraseBefore);
            session.update(Command::Redo);
        }
    }
}

#[test]
fn what_is_said_of_a_square_does_not_cover_that_square() {
    let mut seen = [0, 0];
    for square in BoardSize::STANDARD.squares() {
        let mut page = after("d3 c3");
        page.update(Command::Why(square));
        for (rows, columns) in windows().filter(|&(rows, _)| rows < 17).step_by(3) {
            let layout = Layout::of(&page, Size { rows, columns }).unwrap();
            let said = page.message().unwrap().text();
            let lines = messages::wrap(said, columns - 2).len();
            let (row, column) = layout.center(square);
            let frame = drawn(&page, rows, columns);
            let mut sides = [column - 1, column + 1].into_iter();
            let marked = sides.any(|side| frame.row(row)[side].text() == "?");
            // More lines than half of the board has rows may cover both halves.
            assert!(marked || lines > 4, "{square} {rows}x{columns}");
            let top = layout.message(lines).start == 2;
            seen[usize::from(top)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}
