//! The picture of the two rows at the top: the score, and whose turn it is. The
//! players' names stand beside the score or, in narrow windows, below it.

use std::ops::Range;

use super::layout::{SCORE_ROW, TURN_ROW};
use super::{Session, Theme};
use crate::easy_curses::{Frame, Style, text_width};
use crate::messages;
use crate::rules::{GameState, Player};

/// The signs of both discs, large and small.
const DISCS: [[&str; 2]; 2] = [[" X ", "(O)"], ["X", "O"]];
/// The columns of a ribbon beside the result.
const RIBBON: usize = 6;
/// So much of a name has room beside its score, or both names stand below.
const ROOMY: usize = 6;
/// So much of a name can still be recognised.
const FEWEST: usize = 4;

/// Red's score on the left and Blue's on the right, each with its disc. Tells
/// whether the names have no room beside them.
pub(super) fn score(frame: &mut Frame, session: &Session, theme: &Theme) -> bool {
    let names = session.names();
    let names = Player::BOTH.map(|player| names.of(player));
    let Range { start, end } = numbers(frame, session, theme);
    let between = 1 + usize::from(names.iter().all(|name| !name.is_empty()));
    let room = end.saturating_sub(start + between);
    if room < least(names, ROOMY, 2) {
        return true;
    }
    let room = room.saturating_sub(least(names, 0, 2));
    let [red, blue] = messages::shorten_both(names, room, theme.cut());
    frame.print(SCORE_ROW, start + 2, &red, Style::PLAIN);
    let start = end.saturating_sub(2 + text_width(&blue));
    frame.print(SCORE_ROW, start, &blue, Style::PLAIN);
    false
}

/// Draws both scores with the largest discs that have room, or none. Returns the
/// columns between them.
fn numbers(frame: &mut Frame, session: &Session, theme: &Theme) -> Range<usize> {
    let board = session.board();
    let width = frame.size().columns;
    let [red, blue] = Player::BOTH.map(|player| messages::score(&board, player));
    let least = red.len() + " ".len() + blue.len();
    let fits = |signs: &[&str; 2]| least + 2 * (signs[0].len() + 1) <= width;
    let Some([cross, ring]) = DISCS.into_iter().find(fits) else {
        let end = frame.print(SCORE_ROW, 0, &format!("{red} {blue}"), Style::PLAIN);
        return end..end;
    };
    let start = frame.print(SCORE_ROW, 0, cross, theme.disc(Player::Black));
    let start = frame.print(SCORE_ROW, start + 1, &red, Style::PLAIN);
    frame.print(
        SCORE_ROW,
        width - ring.len(),
        ring,
        theme.disc(Player::White),
    );
    let end = width - ring.len() - 1 - blue.len();
    frame.print(SCORE_ROW, end, &blue, Style::PLAIN);
    start..end
}

/// Whose turn it is. The result is told once the flips that lead to it have
/// been shown, between ribbons in the winner's colour.
pub(super) fn turn(frame: &mut Frame, session: &Session, theme: &Theme, with_names: bool) {
    let names = session.names();
    let names = Player::BOTH.map(|player| if with_names { names.of(player) } else { "" });
    let room = frame.size().columns.saturating_sub(least(names, FEWEST, 1));
    let texts = session.turns();
    let text = fitting(&texts, room);
    let column = beside_names(frame, names, text_width(text), theme);
    let over = session.record().turn().is_none() && !session.is_flipping();
    let style = Style {
        bold: over,
        ..Style::PLAIN
    };
    let end = frame.print(TURN_ROW, column, text, style);
    if over && column > RIBBON && !has_text(names) {
        ribbons(frame, session, theme, column - 1, end + 1);
    }
}

/// Writes the names at both ends of the row and returns the column of a text
/// of so many columns between them, in the middle if it can be.
fn beside_names(frame: &mut Frame, names: [&str; 2], text: usize, theme: &Theme) -> usize {
    let width = frame.size().columns;
    let room = width.saturating_sub(text + least(names, 0, 1));
    let [red, blue] = messages::shorten_both(names, room, theme.cut());
    let first = frame.print(TURN_ROW, 0, &red, Style::PLAIN);
    let last = width.saturating_sub(text_width(&blue));
    frame.print(TURN_ROW, last, &blue, Style::PLAIN);
    let first = first + usize::from(first > 0);
    let last = last.saturating_sub(text + usize::from(last < width));
    (width.saturating_sub(text) / 2).min(last).max(first)
}

fn ribbons(frame: &mut Frame, session: &Session, theme: &Theme, start: usize, end: usize) {
    let [left, right] = match session.record().state() {
        GameState::BlackWon => [Player::Black; 2],
        GameState::WhiteWon => [Player::White; 2],
        GameState::Tie | GameState::InProgress => Player::BOTH,
    };
    frame.fill(TURN_ROW, start - RIBBON..start, theme.disc(left));
    frame.fill(TURN_ROW, end..end + RIBBON, theme.disc(right));
}

/// The first of several texts that fits, or else the last.
fn fitting(texts: &[String], room: usize) -> &str {
    let fits = |text: &&String| text_width(text) <= room;
    texts
        .iter()
        .find(fits)
        .or(texts.last())
        .map_or("", |text| text)
}

/// The columns of two names with gaps, each shortened to `most` at the least.
fn least(names: [&str; 2], most: usize, gap: usize) -> usize {
    let width = |name: &&str| most.min(text_width(name)) + if name.is_empty() { 0 } else { gap };
    names.iter().map(width).sum()
}

fn has_text(names: [&str; 2]) -> bool {
    names.iter().any(|name| !name.is_empty())
}
