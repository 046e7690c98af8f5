//! The picture of a session: a pure function of the session, its looks and the
//! size of the window.

use std::ops::Range;

use super::layout::{SCORE_ROW, TURN_ROW};
use super::{Layout, Overlay, Session, Theme, board_view, panel_view};
use crate::commands::Command;
use crate::easy_curses::{Frame, Size, Style, text_width};
use crate::messages;
use crate::rules::{GameState, Player};

/// The columns of a ribbon beside the result.
const RIBBON: usize = 6;

/// Draws a session for a window of this size.
#[must_use]
pub fn view(session: &Session, theme: &Theme, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    score(&mut frame, session, theme);
    let board = session.record().board().size();
    let Some(layout) = Layout::of(session, window) else {
        too_small(&mut frame, session, Layout::needed(board));
        return frame;
    };
    turn(&mut frame, session, theme);
    if let Some(Overlay::Help(top)) = session.overlay() {
        help(&mut frame, session, &layout, *top);
    } else {
        board_view::draw(&mut frame, session, &layout, theme);
        panel_view::draw(&mut frame, session, &layout);
    }
    message(&mut frame, session, &layout);
    bar(&mut frame, &layout);
    input(&mut frame, session, &layout);
    frame
}

/// Red's score on the left and Blue's on the right, each with its disc and as
/// much of the player's name as fits.
fn score(frame: &mut Frame, session: &Session, theme: &Theme) {
    let board = session.board();
    let width = frame.size().columns;
    let [red, blue] = Player::BOTH.map(|player| messages::score(&board, player));
    let with_discs = 2 * (" X ".len() + 1) + red.len() + blue.len() + 1;
    if width < with_discs {
        frame.print(SCORE_ROW, 0, &format!("{red} {blue}"), Style::PLAIN);
        return;
    }
    let room = (width - with_discs) / 2;
    let [red_name, blue_name] = Player::BOTH.map(|player| {
        let name = messages::clip(session.names().of(player), room.saturating_sub(2));
        if name.is_empty() {
            name
        } else {
            format!("  {name}")
        }
    });
    let column = frame.print(SCORE_ROW, 0, " X ", theme.disc(Player::Black));
    let column = frame.print(SCORE_ROW, column + 1, &red, Style::PLAIN);
    frame.print(SCORE_ROW, column, &red_name, Style::PLAIN);
    let start = width - "(O)".len() - 1 - text_width(&blue) - text_width(&blue_name);
    let column = frame.print(SCORE_ROW, start, blue_name.trim_start(), Style::PLAIN);
    let gap = text_width(&blue_name) - text_width(blue_name.trim_start());
    let column = frame.print(SCORE_ROW, column + gap, &blue, Style::PLAIN);
    frame.print(SCORE_ROW, column + 1, "(O)", theme.disc(Player::White));
}

/// What the board needs, and the question that is open all the same.
fn too_small(frame: &mut Frame, session: &Session, needed: Size) {
    let there = frame.size();
    let mut text = messages::too_small((needed.columns, needed.rows), (there.columns, there.rows));
    if let Some(Overlay::Question(question)) = session.overlay() {
        text = question.text() + " " + &text;
    }
    for (row, line) in messages::wrap(&text, there.columns).iter().enumerate() {
        frame.print(SCORE_ROW + 1 + row, 0, line, Style::PLAIN);
    }
}

/// Whose turn it is. The result is told once the flips that lead to it have
/// been shown, between ribbons in the winner's colour.
fn turn(frame: &mut Frame, session: &Session, theme: &Theme) {
    let record = session.record();
    let over = record.turn().is_none();
    let text = match record.last_move() {
        Some(last) if over && session.is_flipping() => messages::plays(last),
        _ => messages::turn(record.board(), record.turn(), record.passed()),
    };
    let width = text_width(&text);
    let column = frame.size().columns.saturating_sub(width) / 2;
    if !over || session.is_flipping() {
        frame.print(TURN_ROW, column, &text, Style::PLAIN);
        return;
    }
    frame.print(TURN_ROW, column, &text, Style::PLAIN.bold());
    let [left, right] = match record.state() {
        GameState::BlackWon => [Player::Black; 2],
        GameState::WhiteWon => [Player::White; 2],
        GameState::Tie | GameState::InProgress => Player::BOTH,
    };
    if column > RIBBON {
        let (start, end) = (column - 1, column + width + 1);
        frame.fill(TURN_ROW, start - RIBBON..start, theme.disc(left));
        frame.fill(TURN_ROW, end..end + RIBBON, theme.disc(right));
    }
}

fn help(frame: &mut Frame, session: &Session, layout: &Layout, top: usize) {
    let lines = help_lines(frame.size());
    let rows = help_rows(session, layout, frame.size());
    let top = top.min(lines.len().saturating_sub(rows.len()));
    for (row, line) in rows.zip(&lines[top..]) {
        frame.print(row, 1, line, Style::PLAIN);
    }
}

fn help_lines(window: Size) -> Vec<String> {
    let width = window.columns.saturating_sub(2);
    let lines = messages::help();
    lines
        .iter()
        .flat_map(|line| messages::wrap(line, width))
        .collect()
}

/// The rows of the help page: what the message below or above it leaves free.
fn help_rows(session: &Session, layout: &Layout, window: Size) -> Range<usize> {
    let rows = layout.middle();
    let message = layout.message(message_lines(session, window).len());
    if message.start <= rows.start {
        rows.start.max(message.end)..rows.end
    } else {
        rows.start..rows.end.min(message.start)
    }
}

/// How far the help page can be scrolled in a window of this size.
#[must_use]
pub fn longest_scroll(session: &Session, window: Size) -> usize {
    let rows = Layout::of(session, window).map(|layout| help_rows(session, &layout, window).len());
    help_lines(window).len().saturating_sub(rows.unwrap_or(0))
}

/// The open question, or what is to be said, or how to leave the help page, in
/// lines that fit into the window.
fn message_lines(session: &Session, window: Size) -> Vec<String> {
    let said = session.message().map(super::Message::text);
    let text = match session.overlay() {
        Some(Overlay::Question(question)) => question.text(),
        Some(Overlay::Help(_)) => said.unwrap_or(messages::LEAVE_HELP).to_owned(),
        None => said.unwrap_or_default().to_owned(),
    };
    if text.is_empty() {
        return Vec::new();
    }
    messages::wrap(&text, window.columns.saturating_sub(2))
}

fn message(frame: &mut Frame, session: &Session, layout: &Layout) {
    let lines = message_lines(session, frame.size());
    if lines.is_empty() {
        return;
    }
    for row in layout.message(lines.len()) {
        frame.fill(row, 0..frame.size().columns, Style::PLAIN);
    }
    for (row, line) in layout.message(lines.len()).zip(lines) {
        frame.print(row, 1, &line, Style::PLAIN.bold());
    }
}

/// What a click on a place asks for. A message hides what it covers: a click on
/// it only puts it away.
#[must_use]
pub fn command_at(session: &Session, window: Size, row: usize, column: usize) -> Option<Command> {
    let layout = Layout::of(session, window)?;
    let lines = message_lines(session, window).len();
    if lines > 0 && layout.message(lines).contains(&row) {
        return Some(Command::Dismiss);
    }
    layout.command_at(row, column)
}

fn input(frame: &mut Frame, session: &Session, layout: &Layout) {
    let asked = matches!(session.overlay(), Some(Overlay::Question(_)));
    let prompt = if asked {
        messages::ANSWER_PROMPT.to_owned()
    } else {
        messages::move_prompt(session.record().turn(), frame.size().columns)
    };
    let row = layout.input();
    let column = frame.print(row, 1, &prompt, Style::PLAIN) + 1;
    if asked {
        frame.show_cursor(row, column);
        return;
    }
    let line = session
        .line()
        .visible(frame.size().columns.saturating_sub(column));
    frame.print(row, column, &line.text, Style::PLAIN);
    frame.show_cursor(row, column + line.caret);
}

fn bar(frame: &mut Frame, layout: &Layout) {
    let Some(row) = layout.bar() else { return };
    for button in layout.buttons() {
        let column = frame.print(
            row,
            button.columns.start,
            &button.key,
            Style::PLAIN.reverse(),
        );
        frame.print(row, column + 1, button.caption, Style::PLAIN);
    }
}
