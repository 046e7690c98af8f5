//! The help page, over the board of a session or by itself.

use std::ops::Range;

use crate::commands::Command;
use crate::easy_curses::{Frame, Size, Style};
use crate::messages;
use crate::rules::Direction;

/// How far the page is scrolled after a command; `None` if the command does not
/// scroll.
pub(super) fn scrolled(top: usize, command: &Command) -> Option<usize> {
    const PAGE: usize = 8;
    Some(match command {
        Command::Move(Direction::North) => top.saturating_sub(1),
        Command::Move(Direction::South) => top.saturating_add(1),
        Command::PageUp => top.saturating_sub(PAGE),
        Command::PageDown => top.saturating_add(PAGE),
        Command::ToStart => 0,
        Command::ToEnd => usize::MAX,
        _ => return None,
    })
}

/// The lines of the page in a window of this size, during a replay or not.
pub(super) fn lines(window: Size, is_replay: bool) -> Vec<String> {
    let width = window.columns.saturating_sub(2);
    if is_replay {
        messages::replay_help(width)
    } else {
        messages::help(width)
    }
}

/// Draws the lines of the page in these rows.
pub(super) fn draw(frame: &mut Frame, rows: Range<usize>, top: usize, lines: &[String]) {
    let top = top.min(lines.len().saturating_sub(rows.len()));
    for (row, line) in rows.zip(&lines[top..]) {
        frame.print(row, 1, line, Style::PLAIN);
    }
}

/// The page by itself, with its title and how to leave it.
pub(super) fn view(top: usize, window: Size) -> Frame {
    let mut frame = Frame::new(window);
    frame.print(0, 1, messages::TITLE, Style::PLAIN.bold());
    draw(&mut frame, rows(window), top, &lines(window, false));
    let leave = match longest_scroll(window) {
        0 => messages::LEAVE_WHOLE_HELP,
        _ => messages::LEAVE_HELP,
    };
    let leave = messages::wrap(leave, window.columns.saturating_sub(2));
    for (row, line) in (rows(window).end..).zip(leave) {
        frame.print(row, 1, &line, Style::PLAIN.bold());
    }
    frame
}

/// How far the page by itself can be scrolled.
pub(super) fn longest_scroll(window: Size) -> usize {
    let lines = lines(window, false).len();
    lines.saturating_sub(rows(window).len())
}

/// What title and last lines leave free.
fn rows(window: Size) -> Range<usize> {
    let leave = messages::wrap(messages::LEAVE_HELP, window.columns.saturating_sub(2));
    let end = window.rows.saturating_sub(leave.len());
    1.min(end)..end
}
