//! The picture of a session: a pure function of the session, its looks and the
//! size of the window.

use std::ops::Range;

use super::layout::{SCORE_ROW, TURN_ROW};
use super::{Layout, Overlay, Session, Theme, board_view, head_view, help_page, panel_view};
use crate::commands::Command;
use crate::easy_curses::{Frame, Size, Style, text_width};
use crate::messages;

/// From so many rows on, names stand above the notice that the window is small.
const ROWS_WITH_NAMES: usize = 6;

/// Draws a session for a window of this size.
#[must_use]
pub fn view(session: &Session, theme: &Theme, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    let names_below = head_view::score(&mut frame, session, theme);
    let board = session.record().board().size();
    let Some(layout) = Layout::of(session, window) else {
        let has_room = names_below && window.rows >= ROWS_WITH_NAMES;
        if has_room {
            head_view::turn(&mut frame, session, theme, true);
        }
        let row = if has_room { TURN_ROW } else { SCORE_ROW } + 1;
        too_small(&mut frame, row, session, Layout::needed(board));
        return frame;
    };
    head_view::turn(&mut frame, session, theme, names_below);
    if let Some(Overlay::Help(top)) = session.overlay() {
        let rows = help_rows(&layout, message_lines(session, window).len());
        let lines = help_page::lines(window, session.is_replay());
        help_page::draw(&mut frame, rows, *top, &lines);
    } else {
        board_view::draw(&mut frame, session, &layout, theme);
        panel_view::draw(&mut frame, session, &layout);
    }
    message(&mut frame, session, &layout, theme);
    bar(&mut frame, &layout);
    input(&mut frame, session, &layout);
    frame
}

/// What the board needs, below the question that is open all the same.
fn too_small(frame: &mut Frame, row: usize, session: &Session, needed: Size) {
    let question = match session.overlay() {
        Some(Overlay::Question(question)) => messages::wrap(
            &messages::question(question, session.is_kept()),
            frame.size().columns,
        ),
        _ => Vec::new(),
    };
    for (row, line) in (row..).zip(&question) {
        frame.print(row, 0, line, Style::PLAIN.bold());
    }
    needs(frame, row + question.len(), needed);
}

/// Says from a row on what a page needs, in as many words as there is room for.
pub(super) fn needs(frame: &mut Frame, row: usize, needed: Size) {
    let there = frame.size();
    let texts = messages::too_small((needed.columns, needed.rows), (there.columns, there.rows));
    let lines = texts.map(|text| messages::wrap(&text, there.columns));
    let fits = |lines: &&Vec<String>| row + lines.len() <= there.rows;
    let said = lines.iter().find(fits).or(lines.last());
    for (row, line) in (row..).zip(said.into_iter().flatten()) {
        frame.print(row, 0, line, Style::PLAIN);
    }
}

/// The rows of the help page: what a message of so many lines below it leaves free.
fn help_rows(layout: &Layout, lines: usize) -> Range<usize> {
    let rows = layout.middle();
    rows.start..rows.end.min(layout.message_below_help(lines).start)
}

/// The rows of a message of so many lines on the page that is shown.
fn message_rows(session: &Session, layout: &Layout, lines: usize) -> Range<usize> {
    match session.overlay() {
        Some(Overlay::Help(_)) => layout.message_below_help(lines),
        _ => layout.message(lines),
    }
}

/// How far the help page can be scrolled in a window of this size.
#[must_use]
pub fn longest_scroll(session: &Session, window: Size) -> usize {
    scroll_beside(session, message_lines(session, window).len(), window)
}

/// How far the help page can be scrolled beside a message of so many lines.
fn scroll_beside(session: &Session, lines: usize, window: Size) -> usize {
    let rows = Layout::of(session, window).map(|layout| help_rows(&layout, lines).len());
    let all = help_page::lines(window, session.is_replay()).len();
    all.saturating_sub(rows.unwrap_or(0))
}

/// How to leave the help page, and to see the rest of it if there is any.
fn leave_help(session: &Session, window: Size) -> &'static str {
    let lines = message_wrapped(messages::LEAVE_HELP, window).len();
    match scroll_beside(session, lines, window) {
        0 => messages::LEAVE_WHOLE_HELP,
        _ => messages::LEAVE_HELP,
    }
}

/// The open question, or what is to be said, or how to leave the help page, in
/// lines that fit into the window.
fn message_lines(session: &Session, window: Size) -> Vec<String> {
    let said = session.message().map(super::Message::text);
    let beside = |layout| panel_view::explains(session, &layout);
    let text = match session.overlay() {
        Some(Overlay::Question(question)) => messages::question(question, session.is_kept()),
        Some(Overlay::Help(_)) => said
            .unwrap_or_else(|| leave_help(session, window))
            .to_owned(),
        // What the panel says need not cover the board as well.
        None if Layout::of(session, window).is_some_and(beside) => String::new(),
        None => said.unwrap_or_default().to_owned(),
    };
    if text.is_empty() {
        return Vec::new();
    }
    message_wrapped(&text, window)
}

fn message_wrapped(text: &str, window: Size) -> Vec<String> {
    messages::wrap(text, window.columns.saturating_sub(2))
}

fn message(frame: &mut Frame, session: &Session, layout: &Layout, theme: &Theme) {
    let lines = message_lines(session, frame.size());
    if lines.is_empty() {
        return;
    }
    let (rows, width) = (
        message_rows(session, layout, lines.len()),
        frame.size().columns,
    );
    for row in rows.clone() {
        frame.fill(row, 0..width, Style::PLAIN);
    }
    let style = Style::PLAIN.bold();
    for (row, line) in rows.clone().zip(&lines) {
        frame.print(row, 1, line, style);
    }
    if lines.len() > rows.len() {
        let end = 1 + text_width(&lines[rows.len() - 1]);
        let last = width.saturating_sub(1);
        frame.print(rows.end - 1, end.min(last), theme.cut(), style);
    }
}

/// What a click on a place asks for. A message hides what it covers: a click on
/// it only puts it away.
#[must_use]
pub fn command_at(session: &Session, window: Size, row: usize, column: usize) -> Option<Command> {
    let layout = Layout::of(session, window)?;
    let lines = message_lines(session, window).len();
    if lines > 0 && message_rows(session, &layout, lines).contains(&row) {
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
