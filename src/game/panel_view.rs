//! The teaching panel beside the board: moves so far, how many are legal now,
//! and why the square under the cursor is legal or not.

use std::ops::Range;

use super::{Layout, Session};
use crate::easy_curses::{Frame, Style};
use crate::messages;
use crate::rules::{Player, Ply};

/// What always stands above the reasons: how many moves are legal, and a gap.
const COUNT_AND_GAP: usize = 2;

/// Whether the panel is shown and has room for all that there is to say of the
/// square asked about.
pub(super) fn explains(session: &Session, layout: &Layout) -> bool {
    let Some(columns) = layout.panel().filter(|_| session.explained().is_some()) else {
        return false;
    };
    let lines = reasons(session, columns.len()).len();
    lines > 0 && lines + COUNT_AND_GAP <= layout.middle().len()
}

/// Draws the panel, if it is shown.
pub(super) fn draw(frame: &mut Frame, session: &Session, layout: &Layout) {
    let Some(columns) = layout.panel() else {
        return;
    };
    let (moves, reasons) = (moves(session), reasons(session, columns.len()));
    let rows = rows(layout, COUNT_AND_GAP + reasons.len().max(1 + moves.len()));
    let room = rows.len().saturating_sub(reasons.len() + COUNT_AND_GAP);
    let legal = session.record().legal_moves();
    let mut lines = vec![messages::legal_moves(legal.len())];
    // A head with nothing below it would only puzzle.
    if room > 1 && !moves.is_empty() {
        lines.push(messages::panel_head());
        lines.extend_from_slice(&moves[moves.len().saturating_sub(room - 1)..]);
    }
    lines.push(String::new());
    lines.extend(reasons);
    if lines.len() > rows.len() {
        lines.truncate(rows.len());
        lines.pop();
        lines.push(messages::CUT.to_owned());
    }
    for (row, line) in rows.zip(lines) {
        frame.print_within(row, columns.clone(), &line, Style::PLAIN);
    }
}

/// The rows beside the board, and as many above it as so many lines need.
fn rows(layout: &Layout, lines: usize) -> Range<usize> {
    let Range { start, end } = layout.middle();
    let top = layout.labels_row().min(end.saturating_sub(lines));
    top.max(start)..end
}

/// Moves and passes so far, Red's and Blue's side by side.
fn moves(session: &Session) -> Vec<String> {
    let record = session.record();
    let mut plies: Vec<Option<&Ply>> = record.plies().iter().map(Some).collect();
    if !plies.is_empty() && record.first_player() == Player::White {
        plies.insert(0, None);
    }
    let numbered = (1..).zip(plies.chunks(2));
    let lines = numbered.map(|(number, pair)| {
        let [red, blue] = [0, 1].map(|side| pair.get(side).copied().flatten());
        messages::panel_moves(number, red, blue)
    });
    lines.collect()
}

/// Why the square under the cursor, or the one asked about, is legal or not.
fn reasons(session: &Session, width: usize) -> Vec<String> {
    let record = session.record();
    let square = session.explained().or(session.cursor());
    let sentences = square.map_or(Vec::new(), |square| messages::why(record, square));
    let wrapped = sentences.iter().map(|line| messages::wrap(line, width));
    wrapped.flatten().collect()
}
