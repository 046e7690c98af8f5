//! Where everything stands on the screen: squares to cells, and back.

use std::ops::Range;

use super::{Button, Session, bar};
use crate::commands::Command;
use crate::easy_curses::Size;
use crate::rules::{BoardSize, Square};

/// The places of the game page in a window of a certain size.
///
/// A square is a cell of `2 k` columns by `k` rows, with the largest `k` that
/// fits; one column and, from `k = 2`, one row of it are the gap to the next.
///
/// ```text
/// Red 2                                 Blue 2    score
///                  Turn: Red                      turn
///          a   b   c   d   e   f   g   h          labels
///       1  .   .   .   .   .   .   .   .          board
///          …
/// d4 is occupied: Blue has a disc there.          message
/// Red's move: d3                                  input
/// F1 Help  F2 New game  F3 Hints                  bar
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    window: Size,
    board: BoardSize,
    /// Rows of a cell; it has twice as many columns.
    scale: usize,
    /// The top left cell of square a1.
    top: usize,
    left: usize,
    message: Range<usize>,
    input: usize,
    bar: Option<usize>,
    /// The columns of the teaching panel, if it is wanted and there is room.
    panel: Option<Range<usize>>,
    /// The row of the square asked about, if one is.
    asked: Option<usize>,
}

/// The row of the score line, in every window.
pub const SCORE_ROW: usize = 0;
/// The row that says whose turn it is.
pub const TURN_ROW: usize = 1;
/// Where a message begins that has no row of its own.
const OVER_THE_BOARD: usize = TURN_ROW + 1;
/// Score, labels and input stand beside the board in every layout.
const FIXED_ROWS: usize = 3;
/// The most rows a message takes.
const MESSAGE_ROWS: usize = 3;
/// The columns of the teaching panel with its margins.
const PANEL_COLUMNS: usize = 32;
/// Longer lines are hard to read.
const WIDEST_PANEL: usize = 48;
/// Fewer columns cannot hold the score.
const FEWEST_COLUMNS: usize = 20;

impl Layout {
    /// Lays the page of a session out; `None` if its board does not fit.
    #[must_use]
    pub fn of(session: &Session, window: Size) -> Option<Layout> {
        let board = session.record().board().size();
        let with_panel = || Layout::fit_with_panel(board, window);
        let wanted = session.panel().then(with_panel).flatten();
        let layout = wanted.or_else(|| Layout::fit(board, window))?;
        let asked = session.explained().map(|square| layout.center(square).0);
        Some(Layout { asked, ..layout })
    }

    /// The page with the board to the left of the teaching panel; `None` if
    /// there is no room for both.
    fn fit_with_panel(board: BoardSize, window: Size) -> Option<Layout> {
        let left = Size {
            rows: window.rows,
            columns: window.columns.checked_sub(PANEL_COLUMNS)?,
        };
        let layout = Layout::fit(board, left)?;
        let start = layout.left + 2 * layout.scale * board.columns() + 2;
        let end = (start + WIDEST_PANEL).min(window.columns - 1);
        Some(Layout {
            window,
            panel: Some(start..end),
            ..layout
        })
    }

    /// The smallest window for a board with the teaching panel beside it.
    #[must_use]
    pub fn needed_with_panel(board: BoardSize) -> Size {
        let Size { rows, columns } = Layout::needed(board);
        Size {
            rows,
            columns: columns + PANEL_COLUMNS,
        }
    }

    /// Lays the page out; `None` if the board does not fit.
    #[must_use]
    pub fn fit(board: BoardSize, window: Size) -> Option<Layout> {
        let needed = Layout::needed(board);
        if window.rows < needed.rows || window.columns < needed.columns {
            return None;
        }
        let scale = largest_scale(board, window);
        let spare = window.rows - FIXED_ROWS - scale * board.rows();
        let bar = (spare >= 3).then_some(window.rows - 1);
        let input = bar.unwrap_or(window.rows) - 1;
        let message = message_rows(spare, input);
        let middle = middle(&message, input);
        let free = middle.len() - 1 - scale * board.rows();
        let width = margin(board) + 2 * scale * board.columns();
        Some(Layout {
            window,
            board,
            scale,
            top: middle.start + 1 + free / 2,
            left: margin(board) + (window.columns - width) / 2,
            message,
            input,
            bar,
            panel: None,
            asked: None,
        })
    }

    /// The smallest window for a board.
    #[must_use]
    pub fn needed(board: BoardSize) -> Size {
        Size {
            rows: FIXED_ROWS + 1 + board.rows(),
            columns: (margin(board) + 2 * board.columns()).max(FEWEST_COLUMNS),
        }
    }

    /// Rows of a cell; it has twice as many columns.
    #[must_use]
    pub const fn scale(&self) -> usize {
        self.scale
    }

    /// The row of the column letters.
    #[must_use]
    pub const fn labels_row(&self) -> usize {
        self.top - 1
    }

    /// The first column of the frame that the row numbers stand on.
    #[must_use]
    pub fn labels_start(&self) -> usize {
        (self.left - margin(self.board)).saturating_sub(1)
    }

    /// The column behind the row numbers.
    #[must_use]
    pub const fn labels_end(&self) -> usize {
        self.left - 1
    }

    /// The rows of a message of so many lines, at least those set aside for
    /// it. In the smallest windows it begins in the row of the column letters. A
    /// long one covers part of the board until the next key, and not the square
    /// asked about if it can be.
    #[must_use]
    pub fn message(&self, lines: usize) -> Range<usize> {
        let to_input = self.message_below_help(lines);
        let from_top = OVER_THE_BOARD..(OVER_THE_BOARD + lines.max(1)).min(self.input);
        let (usual, other) = if self.is_message_over_the_board() {
            (from_top, to_input)
        } else {
            (to_input, from_top)
        };
        let covers = |rows: &Range<usize>| self.asked.is_some_and(|row| rows.contains(&row));
        if covers(&usual) && !covers(&other) {
            other
        } else {
            usual
        }
    }

    /// The rows of a message of so many lines while help lies over the board, of
    /// which nothing can then be covered.
    #[must_use]
    pub fn message_below_help(&self, lines: usize) -> Range<usize> {
        let set_aside = if self.is_message_over_the_board() {
            self.input
        } else {
            self.message.start
        };
        let first = set_aside.min(self.input.saturating_sub(lines));
        first.max(OVER_THE_BOARD)..self.input
    }

    fn is_message_over_the_board(&self) -> bool {
        self.message.start == OVER_THE_BOARD
    }

    /// The rows between turn and message, where the board or help stands.
    #[must_use]
    pub fn middle(&self) -> Range<usize> {
        middle(&self.message, self.input)
    }

    /// The row of the input line.
    #[must_use]
    pub const fn input(&self) -> usize {
        self.input
    }

    /// The columns of the teaching panel, if it is shown.
    #[must_use]
    pub fn panel(&self) -> Option<Range<usize>> {
        self.panel.clone()
    }

    /// The row of the buttons, if there is room for it.
    #[must_use]
    pub const fn bar(&self) -> Option<usize> {
        self.bar
    }

    /// The top left corner of a square's cell.
    #[must_use]
    pub const fn corner(&self, square: Square) -> (usize, usize) {
        (
            self.top + (square.row() - 1) * self.scale,
            self.left + (square.column() - 1) * 2 * self.scale,
        )
    }

    /// The place of a square's letter or mark.
    #[must_use]
    pub const fn center(&self, square: Square) -> (usize, usize) {
        let (row, column) = self.corner(square);
        let (rows, columns) = self.disc();
        (row + (rows - 1) / 2, column + (columns - 1) / 2)
    }

    /// Rows and columns of a disc: a cell without its gaps.
    #[must_use]
    pub const fn disc(&self) -> (usize, usize) {
        let rows = if self.scale > 1 { self.scale - 1 } else { 1 };
        (rows, 2 * self.scale - 1)
    }

    /// The square at a place on the screen.
    #[must_use]
    pub fn square_at(&self, row: usize, column: usize) -> Option<Square> {
        let down = row.checked_sub(self.top)? / self.scale;
        let right = column.checked_sub(self.left)? / (2 * self.scale);
        Square::new(down + 1, right + 1).filter(|&square| self.board.contains(square))
    }

    /// The buttons of the bar, from the left.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        bar::buttons(self.window.columns)
    }

    /// What a click on a place asks for.
    #[must_use]
    pub fn command_at(&self, row: usize, column: usize) -> Option<Command> {
        if Some(row) == self.bar {
            let mut buttons = self.buttons().into_iter();
            return buttons
                .find(|button| button.columns.contains(&column))
                .map(|button| button.command);
        }
        self.square_at(row, column).map(Command::Point)
    }
}

/// Rows of the largest cell for which there is room.
fn largest_scale(board: BoardSize, window: Size) -> usize {
    let across = (window.columns - margin(board)) / (2 * board.columns());
    // Cells grow only where turn, message and bar have rows of their own.
    let down = window.rows.saturating_sub(FIXED_ROWS + 3) / board.rows();
    across.min(down).max(1)
}

/// The rows of the message above the input line, where so many rows are left over
/// by all that has to be there.
fn message_rows(spare: usize, input: usize) -> Range<usize> {
    let rows = match spare {
        1 => return OVER_THE_BOARD..OVER_THE_BOARD + 1,
        2..=3 => 1,
        _ => MESSAGE_ROWS.min(spare - 2),
    };
    input - rows..input
}

/// The rows between the turn and what stands below the board.
fn middle(message: &Range<usize>, input: usize) -> Range<usize> {
    let end = if message.start == OVER_THE_BOARD {
        input
    } else {
        message.start
    };
    TURN_ROW + 1..end
}

/// Columns for the row numbers, one of them a gap.
fn margin(board: BoardSize) -> usize {
    board.rows().to_string().len() + 1
}
