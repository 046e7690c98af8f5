//! From a frame to curses, which sends what changed to the terminal.

use pancurses::Window;

use super::input::Input;
use super::outbox::Outbox;
use super::steps::steps;
use super::{Cell, ColorDepth, ColorPair, Frame, Size, Style};

/// Curses' standard screen, and the colour pairs it has been told of.
pub(super) struct Painter {
    screen: Window,
    depth: ColorDepth,
    /// Pair `n` of this list is curses' pair `n + 1`, with whether curses could
    /// set it: one that it could not is drawn without colours.
    pairs: Vec<(ColorPair, bool)>,
    /// Whether the locale carries characters beyond ASCII.
    unicode: bool,
    /// The picture that curses has.
    shown: Option<Frame>,
    /// `None` where pictures leave piece by piece.
    outbox: Option<Outbox>,
}

impl Painter {
    /// Takes over curses' screen, just started. Colours are used if wanted and
    /// there.
    pub(super) fn new(screen: Window, colors: bool) -> Painter {
        let depth = if colors {
            start_colors()
        } else {
            ColorDepth::Monochrome
        };
        let unicode = carries_unicode(&screen);
        Painter {
            screen,
            depth,
            pairs: Vec::new(),
            unicode,
            shown: None,
            outbox: Outbox::new().ok(),
        }
    }

    pub(super) const fn depth(&self) -> ColorDepth {
        self.depth
    }

    pub(super) const fn unicode(&self) -> bool {
        self.unicode
    }

    pub(super) fn size(&self) -> Size {
        let (rows, columns) = self.screen.get_max_yx();
        Size {
            rows: usize::try_from(rows).unwrap_or(0),
            columns: usize::try_from(columns).unwrap_or(0),
        }
    }

    /// Has the next frame drawn from scratch.
    pub(super) fn repaint(&mut self) {
        self.shown = None;
        self.screen.clearok(true);
    }

    /// Draws a frame and sends what is new of it, unless the program is asked to
    /// end.
    pub(super) fn paint(&mut self, frame: &Frame, input: &Input) {
        let shown = self.shown.take();
        let mut picture = match shown.filter(|shown| shown.size() == frame.size()) {
            Some(shown) => shown,
            None => self.paint_all(frame),
        };
        let mut steps = steps(&picture, frame).into_iter().peekable();
        while let Some(step) = steps.next() {
            for change in step {
                picture.replace(change.row, change.column, &change.cells);
                self.draw(change.row, change.column, &change.cells);
            }
            // Where the next step begins, so that no jump is for nothing.
            if let Some(next) = steps.peek().and_then(|step| step.first()) {
                self.send(Some((next.row, next.column)));
            }
        }
        self.send(frame.cursor());
        self.shown = Some(picture);
        if let Some(outbox) = &mut self.outbox {
            // A terminal that is gone is noticed where it is read.
            let _ = outbox.deliver(|terminal| input.wait_for_room(terminal));
        }
    }

    /// Draws a whole picture and returns it as the one that curses has.
    fn paint_all(&mut self, frame: &Frame) -> Frame {
        for row in 0..frame.size().rows {
            self.draw(row, 0, frame.row(row));
        }
        frame.clone()
    }

    /// Sends what has been drawn, and leaves the cursor on a cell, or hides it.
    fn send(&self, cursor: Option<(usize, usize)>) {
        self.screen.attrset(pancurses::A_NORMAL);
        if let Some((row, column)) = cursor {
            self.screen.mv(row as i32, column as i32);
        }
        self.screen.noutrefresh();
        let update = || {
            pancurses::doupdate();
            pancurses::curs_set(i32::from(cursor.is_some()));
        };
        match &self.outbox {
            Some(outbox) => outbox.keep(update),
            None => update(),
        }
    }

    /// Clears the last row, onto which a terminal without a second screen puts
    /// the shell's next line.
    pub(super) fn clear_last_row(&mut self) {
        self.screen.attrset(pancurses::A_NORMAL);
        self.screen.mv(self.screen.get_max_y() - 1, 0);
        self.screen.clrtoeol();
        self.screen.noutrefresh();
        pancurses::doupdate();
    }

    /// Draws neighbouring cells of a row in runs of one style. A character beyond
    /// ASCII ends its run, so that a width on which curses disagrees moves nothing.
    fn draw(&mut self, row: usize, mut column: usize, mut cells: &[Cell]) {
        if row >= drawable_rows(self.size()) {
            return;
        }
        while let Some(first) = cells.first() {
            let (run, rest) = cells.split_at(run_length(cells));
            let attributes = self.attributes(first.style());
            self.screen.attrset(attributes);
            // Writing the last cell of the screen reports an error although it
            // is drawn: the cursor has nowhere to go.
            self.screen
                .mvaddstr(row as i32, column as i32, self.text(run));
            column += run.len();
            cells = rest;
        }
    }

    fn text(&self, run: &[Cell]) -> String {
        let wide = run.last().is_some_and(|cell| cell.text().is_empty());
        let replacement = if wide { "??" } else { "?" };
        if self.unicode || run.iter().all(|cell| cell.text().is_ascii()) {
            run.iter().map(Cell::text).collect()
        } else {
            let seen = run.iter().map(Cell::text).filter(|text| text.is_ascii());
            seen.chain([replacement]).collect()
        }
    }

    fn attributes(&mut self, style: Style) -> pancurses::chtype {
        let mut attributes = style
            .colors
            .map_or(pancurses::A_NORMAL, |pair| self.pair(pair));
        if style.bold {
            attributes |= pancurses::A_BOLD;
        }
        if style.underline {
            attributes |= pancurses::A_UNDERLINE;
        }
        if style.reverse {
            attributes |= pancurses::A_REVERSE;
        }
        attributes
    }

    /// Curses' attribute for two colours, telling curses of them first if they
    /// are new to it.
    fn pair(&mut self, pair: ColorPair) -> pancurses::chtype {
        let (Some(text), Some(ground)) =
            (pair.text.index(self.depth), pair.ground.index(self.depth))
        else {
            return pancurses::A_NORMAL;
        };
        let known = self.pairs.iter().position(|(known, _)| *known == pair);
        let index = known.unwrap_or_else(|| {
            let number = self.pairs.len() as i32 + 1;
            let set = number < pancurses::COLOR_PAIRS().min(LAST_PAIR)
                && pancurses::init_pair(number as i16, text.into(), ground.into())
                    != pancurses::ERR;
            self.pairs.push((pair, set));
            self.pairs.len() - 1
        });
        if self.pairs[index].1 {
            pancurses::COLOR_PAIR(index as pancurses::chtype + 1)
        } else {
            pancurses::A_NORMAL
        }
    }
}

/// Curses' attributes have eight bits for the number of a pair.
const LAST_PAIR: i32 = 256;

/// The rows that curses can draw. To fill the last cell of the screen it moves
/// that cell there from the left, and where it has no neighbour to the left
/// curses takes whatever lies before it in memory.
const fn drawable_rows(size: Size) -> usize {
    if size.columns == 1 {
        size.rows.saturating_sub(1)
    } else {
        size.rows
    }
}

/// How many of the cells go out as one string, at least one.
fn run_length(cells: &[Cell]) -> usize {
    let first = &cells[0];
    if !first.text().is_ascii() {
        return 1 + cells[1..]
            .iter()
            .take_while(|cell| cell.text().is_empty())
            .count();
    }
    cells
        .iter()
        .take_while(|cell| cell.text().is_ascii() && cell.style() == first.style())
        .count()
}

fn start_colors() -> ColorDepth {
    if !pancurses::has_colors() || pancurses::start_color() == pancurses::ERR {
        return ColorDepth::Monochrome;
    }
    pancurses::use_default_colors();
    ColorDepth::of(pancurses::COLORS())
}

/// Curses draws a character that the locale does not carry as several others.
fn carries_unicode(screen: &Window) -> bool {
    screen.mvaddstr(0, 0, "é");
    let carried = screen.get_cur_x() == 1;
    screen.erase();
    carried
}
