//! The way from one picture to the next, in steps that cost the terminal little.
//!
//! Between two changed cells of a row that are near, curses writes again what
//! stands between them rather than jump. Where that has other colours, they are
//! switched twice for nothing: most of what a move on a board of coloured
//! squares would send. Such neighbours are shown one after the other, each in a
//! step of its own. What may be shown in any step goes where its colours are on.

use std::cmp::Reverse;

use super::{Cell, Frame, Style};

/// Curses writes up to so many unchanged cells again: as many as the shortest
/// jump has bytes.
const BRIDGED: usize = 5;

/// Of changes that stand near each other in a row, one with each, there are no
/// more: they are apart by a cell at least.
const MOST_STEPS: usize = 4;

/// Neighbouring cells of a row that are sent in one piece.
pub(super) struct Change {
    pub(super) row: usize,
    /// The column of the first cell.
    pub(super) column: usize,
    pub(super) cells: Vec<Cell>,
}

/// The changes from one picture to another of the same size, each step in the
/// order in which curses sends it.
///
/// A row that comes to look like another one did, and like no third, comes last:
/// curses would scroll the one to the other, and then mend all around it.
pub(super) fn steps(before: &Frame, after: &Frame) -> Vec<Vec<Change>> {
    let all = 0..after.size().rows;
    let differs = |&row: &usize| before.row(row) != after.row(row);
    let rows: Vec<usize> = all.clone().filter(differs).collect();
    let alike =
        |frame: &Frame, look: &[Cell]| all.clone().filter(|&row| frame.row(row) == look).count();
    let is_moved = |&row: &usize| {
        let look = after.row(row);
        rows.iter().any(|&other| before.row(other) == look)
            && alike(before, look) == 1
            && alike(after, look) == 1
    };
    let (moved, others): (Vec<usize>, Vec<usize>) = rows.iter().partition(|row| is_moved(row));
    let changes = |row| changes(row, before.row(row), after.row(row));
    let mut steps = in_steps(others.into_iter().flat_map(changes));
    steps.extend(in_steps(moved.into_iter().flat_map(changes)));
    steps
}

/// Spreads changes over as many steps as make them cheapest.
fn in_steps(changes: impl Iterator<Item = Change>) -> Vec<Vec<Change>> {
    let changes: Vec<Change> = changes.collect();
    let plans = (1..=MOST_STEPS).filter_map(|count| Plan::new(&changes, count));
    let Some(plan) = plans.min_by_key(|plan| plan.cost) else {
        return Vec::new();
    };
    let mut steps: [Vec<Change>; MOST_STEPS] = Default::default();
    for (change, step) in changes.into_iter().zip(plan.steps) {
        steps[step].push(change);
    }
    let mut steps: Vec<Vec<Change>> = steps.into_iter().filter(|step| !step.is_empty()).collect();
    // The line that is typed in is the lowest thing that changes: the step that
    // ends there leaves the cursor where it belongs.
    steps.sort_by_key(|step| step.last().map(|last| (last.row, last.column)));
    steps
}

/// Which change comes in which step, and about how many bytes that takes.
struct Plan {
    steps: Vec<usize>,
    cost: usize,
}

impl Plan {
    /// Puts each change into one of so many steps: where its colours are on, or
    /// else where those are on that are wanted again the latest, by Belady's
    /// rule for what to drop from a full store. `None` if a change is near
    /// others in every step.
    fn new(changes: &[Change], count: usize) -> Option<Plan> {
        let mut steps = Vec::with_capacity(changes.len());
        let mut cost = 0;
        let mut last: Vec<Option<&Change>> = vec![None; count];
        for (index, change) in changes.iter().enumerate() {
            let is_free = |step: &usize| last[*step].is_none_or(|last| !change.is_near(last));
            let step = (0..count).filter(is_free).min_by_key(|&step| {
                let style = last[step].map_or(Style::PLAIN, Change::last_style);
                (
                    style != change.first_style(),
                    Reverse(wanted_in(style, &changes[index..])),
                )
            })?;
            cost += change.cost_behind(last[step]);
            last[step] = Some(change);
            steps.push(step);
        }
        let ends = last.into_iter().flatten().map(Change::last_style);
        cost += ends.map(|style| switch(style, Style::PLAIN)).sum::<usize>();
        Some(Plan { steps, cost })
    }
}

/// How many changes come before the next one in a style, as far as that matters.
fn wanted_in(style: Style, changes: &[Change]) -> usize {
    const FAR: usize = 50;
    let mut changes = changes.iter().take(FAR);
    let next = changes.position(|change| change.first_style() == style);
    next.unwrap_or(FAR)
}

/// The usual bytes of a change from one style to another.
fn switch(from: Style, to: Style) -> usize {
    match (from == to, to == Style::PLAIN) {
        (true, _) => 0,
        (false, true) => 14,
        (false, false) => 10,
    }
}

/// What changes in a row, from the left.
fn changes(row: usize, before: &[Cell], after: &[Cell]) -> Vec<Change> {
    let after = united(after);
    let mut changes: Vec<Change> = Vec::new();
    for column in (0..after.len()).filter(|&column| !before[column].looks_like(&after[column])) {
        let cell = after[column];
        let joined = changes
            .last_mut()
            .is_some_and(|last| last.reach(column, &cell, before));
        if !joined {
            changes.push(Change {
                row,
                column,
                cells: vec![cell],
            });
        }
    }
    changes
}

/// A row in which blanks have the style of what stands beside them on the same
/// ground, before them rather than behind them.
fn united(row: &[Cell]) -> Vec<Cell> {
    let mut row = row.to_vec();
    for column in (1..row.len()).rev() {
        let style = row[column].style();
        row[column - 1].adopt(style);
    }
    for column in 1..row.len() {
        let style = row[column - 1].style();
        row[column].adopt(style);
    }
    row
}

/// The cells between two that change, where writing them again takes no change
/// of colours but the one from the first to the last. A blank may take other
/// colours on the same ground.
fn bridge(first: &Cell, between: &[Cell], last: &Cell) -> Option<Vec<Cell>> {
    let mut bridge = between.to_vec();
    let mut style = first.style();
    let mut switches = 0;
    for cell in &mut bridge {
        cell.adopt(style);
        switches += usize::from(cell.style() != style);
        style = cell.style();
    }
    switches += usize::from(last.style() != style);
    let cheap = switches <= usize::from(last.style() != first.style());
    (cheap && bridge.len() <= BRIDGED).then_some(bridge)
}

impl Change {
    fn end(&self) -> usize {
        self.column + self.cells.len()
    }

    fn first_style(&self) -> Style {
        self.cells.first().map_or(Style::PLAIN, Cell::style)
    }

    fn last_style(&self) -> Style {
        self.cells.last().map_or(Style::PLAIN, Cell::style)
    }

    /// The usual bytes of the jump to this change and of its colours, behind
    /// the last one of a step. Each step begins and ends without colours.
    fn cost_behind(&self, last: Option<&Change>) -> usize {
        let is_short = |last: &Change| last.row == self.row && self.column <= last.end() + 7;
        let jump = if last.is_some_and(is_short) { 5 } else { 8 };
        let style = last.map_or(Style::PLAIN, Change::last_style);
        jump + switch(style, self.first_style())
    }

    /// Goes on to a cell to the right, if that costs less than to begin there
    /// anew.
    fn reach(&mut self, column: usize, cell: &Cell, before: &[Cell]) -> bool {
        let between = &before[self.end()..column];
        let bridge = self
            .cells
            .last()
            .and_then(|first| bridge(first, between, cell));
        let reached = bridge.is_some();
        if let Some(bridge) = bridge {
            self.cells.extend(bridge);
            self.cells.push(*cell);
        }
        reached
    }

    /// Whether curses would write again what lies between.
    fn is_near(&self, left: &Change) -> bool {
        self.row == left.row && self.column <= left.end() + BRIDGED
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Color, ColorPair, Size};
    use super::*;

    const SIZE: Size = Size {
        rows: 3,
        columns: 24,
    };

    fn picture() -> impl Strategy<Value = Frame> {
        let color = |index| Color::new(index, index, index);
        let colored = |text, ground| Style::of(ColorPair::new(color(text), color(ground)));
        let styles = vec![
            Style::PLAIN,
            Style::PLAIN.bold(),
            Style::PLAIN.reverse(),
            colored(1, 7),
            colored(4, 7),
            colored(7, 1),
        ];
        let texts = vec![" ", "X", "   ", " * ", "\u{65e5}", "Red", "O   O"];
        let print = (
            0..SIZE.rows,
            0..SIZE.columns,
            prop::sample::select(texts),
            prop::sample::select(styles),
        );
        prop::collection::vec(print, 0..30).prop_map(|prints| {
            let mut frame = Frame::new(SIZE);
            for (row, column, text, style) in prints {
                frame.print(row, column, text, style);
            }
            frame
        })
    }

    fn look_alike(one: &Frame, other: &Frame) -> bool {
        (0..SIZE.rows)
            .flat_map(|row| one.row(row).iter().zip(other.row(row)))
            .all(|(one, other)| one.looks_like(other))
    }

    /// The columns at which two rows of cells differ.
    fn differences(before: &[Cell], after: &[Cell]) -> Vec<usize> {
        (0..after.len())
            .filter(|&column| before[column] != after[column])
            .collect()
    }

    /// The pictures after each step.
    fn way(before: &Frame, after: &Frame) -> Vec<Frame> {
        let mut picture = before.clone();
        let steps = steps(before, after).into_iter();
        steps
            .map(|step| {
                for Change { row, column, cells } in step {
                    picture.replace(row, column, &cells);
                }
                picture.clone()
            })
            .collect()
    }

    proptest! {
        #[test]
        fn the_last_step_ends_at_a_picture_that_looks_like_the_new_one(
            before in picture(), after in picture()
        ) {
            let way = way(&before, &after);
            prop_assert!(look_alike(way.last().unwrap_or(&before), &after));
        }

        #[test]
        fn a_picture_that_looks_the_same_takes_no_step(before in picture()) {
            prop_assert!(steps(&before, &before).is_empty());
        }

        /// Curses sends the cells from one difference to the next if they are
        /// near. Those between must not cost a change of style there and back.
        #[test]
        fn no_step_makes_curses_switch_styles_there_and_back(
            before in picture(), after in picture()
        ) {
            let mut from = before.clone();
            for to in way(&before, &after) {
                for row in 0..SIZE.rows {
                    let differences = differences(from.row(row), to.row(row));
                    for pair in differences.windows(2) {
                        let sent = &to.row(row)[pair[0]..=pair[1]];
                        let styles: Vec<Style> = sent.iter().map(Cell::style).collect();
                        let switches = styles.windows(2).filter(|two| two[0] != two[1]).count();
                        let needed = usize::from(styles.first() != styles.last());
                        let jumped = pair[1] - pair[0] > BRIDGED + 1;
                        prop_assert!(jumped || switches <= needed);
                    }
                }
                from = to;
            }
        }
    }
}
