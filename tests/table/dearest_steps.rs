//! The steps of the cursor that change the most, in the known games.

use std::cmp::Reverse;
use std::collections::HashSet;

use reversi::rules::{BoardSize, GameRecord, Square};

use super::cursor::{ARROWS, cursor_of, wait_for_cursor};
use crate::rules::known_games::KnownGame;
use crate::support::{Launch, Terminal};

/// A step of the cursor to a neighbouring square, in a position of a game.
struct Step {
    /// The moves that lead to the position.
    moves: String,
    from: Square,
    to: Square,
    arrow: &'static str,
    /// How many discs look different afterwards.
    discs: usize,
}

/// Every step in every position of the known games, the dearest first.
fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    let games = KnownGame::all().into_iter();
    for game in games.filter(|game| game.size == BoardSize::default()) {
        let mut record = GameRecord::default();
        for &square in game.replay().moves() {
            steps.extend(steps_in(&record));
            record.play(square).unwrap();
        }
    }
    steps.sort_by_key(|step| Reverse(step.discs));
    steps
}

fn steps_in(record: &GameRecord) -> Vec<Step> {
    let (board, turn) = (record.board(), record.turn().unwrap());
    let moves: String = record.moves().iter().map(Square::to_string).collect();
    let flips = |square| -> HashSet<Square> {
        let flips = board.flips(square, turn).unwrap_or_default();
        flips.into_iter().collect()
    };
    let mut steps = Vec::new();
    for from in board.size().squares() {
        for (arrow, direction) in ARROWS {
            let neighbour = from.neighbour(direction);
            if let Some(to) = neighbour.filter(|&to| board.size().contains(to)) {
                steps.push(Step {
                    moves: moves.clone(),
                    from,
                    to,
                    arrow,
                    discs: flips(from).symmetric_difference(&flips(to)).count(),
                });
            }
        }
    }
    steps
}

/// Brings the cursor to a square.
fn walk(terminal: &mut Terminal, square: Square) {
    terminal.send("\x1b[H\x1b[5~");
    wait_for_cursor(terminal, "a1");
    terminal.send("\x1b[C".repeat(square.column() - 1));
    terminal.send("\x1b[B".repeat(square.row() - 1));
    wait_for_cursor(terminal, &square.to_string());
}

/// The bytes of one step.
fn bytes(step: &Step) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, &step.moves).unwrap();
    let mut terminal = Launch::reversi().args([file.to_str().unwrap()]).start();
    terminal.wait_for("the position", |screen| {
        screen.contains("'s move:") && cursor_of(screen).is_none()
    });
    walk(&mut terminal, step.from);
    terminal.settle();
    let mark = terminal.mark();
    terminal.send(step.arrow);
    wait_for_cursor(&mut terminal, &step.to.to_string());
    terminal.settle();
    terminal.since(mark).len()
}

/// A step that changes the preview of more than ten discs is one in four
/// thousand. The dearest goes to the square that flips 18, for which the least
/// that could be sent are 147 bytes.
#[test]
fn all_but_six_cursor_moves_of_all_known_games_send_less_than_200_bytes() {
    let steps = steps();
    let rare = steps.iter().take_while(|step| step.discs > 10).count();
    assert!(rare < steps.len() / 4000, "{rare} of {}", steps.len());
    let sent = steps[..rare + 8].iter().map(|step| {
        let bytes = bytes(step);
        println!(
            "{} to {}: {} discs, {bytes} bytes",
            step.from, step.to, step.discs
        );
        bytes
    });
    let sent: Vec<usize> = sent.collect();
    assert!(sent[rare..].iter().all(|bytes| *bytes < 200), "{sent:?}");
    let dear: Vec<usize> = sent.into_iter().filter(|bytes| *bytes >= 200).collect();
    assert!(dear.len() <= 6, "{dear:?}");
    assert!(dear.iter().all(|bytes| *bytes < 220), "{dear:?}");
}
