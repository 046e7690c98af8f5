//! The picture of the board: labels, discs, marks and the cursor.

use super::disc_view::{self, News};
use super::{Layout, Session, Theme};
use crate::easy_curses::Frame;
use crate::rules::{Direction, Explanation, GameBoard, Square, SquareSet, Tile};

/// What is drawn on the board, gathered from the session once a frame.
struct BoardView<'a> {
    session: &'a Session,
    board: GameBoard,
    layout: &'a Layout,
    theme: &'a Theme,
    legal: SquareSet,
    /// What a move at the cursor, or on the square being explained, would flip.
    preview: SquareSet,
    /// What the last move flipped.
    flipped: SquareSet,
}

/// Draws the board of a session.
pub(super) fn draw(frame: &mut Frame, session: &Session, layout: &Layout, theme: &Theme) {
    let view = BoardView::new(session, layout, theme);
    let size = session.record().board().size();
    view.labels(frame);
    for square in size.squares() {
        view.ground(frame, square);
    }
    for square in size.squares() {
        view.square(frame, square);
    }
    let marked = [
        (session.cursor(), ["[", "]"], "+"),
        (session.explained(), ["?", "?"], "?"),
    ];
    for (square, signs, end) in marked {
        if let Some(square) = square {
            view.bar(frame, square, end);
            view.embrace(frame, square, signs);
        }
    }
    if let Some(last) = session.record().last_move() {
        view.point_at(frame, last.square);
    }
    if let Some(explained) = session.explained() {
        view.lines(frame, explained);
    }
    // A line may cross a bar, but not the name in it.
    for square in marked.into_iter().filter_map(|(square, ..)| square) {
        view.name(frame, square);
    }
}

impl<'a> BoardView<'a> {
    fn new(session: &'a Session, layout: &'a Layout, theme: &'a Theme) -> BoardView<'a> {
        let record = session.record();
        let board = session.board();
        // While discs flip, the board is not yet what the next move is about.
        let turn = record.turn().filter(|_| !session.is_flipping());
        let preview = session
            .explained()
            .or(session.cursor())
            .zip(turn)
            .and_then(|(square, turn)| board.flips(square, turn).ok());
        let flipped = record.last_move().map(|last| &last.flipped);
        BoardView {
            session,
            layout,
            theme,
            legal: if session.hints() && !session.is_flipping() {
                record.legal_moves()
            } else {
                SquareSet::default()
            },
            preview: preview.into_iter().flatten().collect(),
            flipped: flipped.into_iter().flatten().copied().collect(),
            board,
        }
    }

    /// Column letters and row numbers, on the frame above and beside the board.
    fn labels(&self, frame: &mut Frame) {
        let size = self.board.size();
        let (labels, start) = (self.layout.labels_row(), self.layout.labels_start());
        let (last_row, right) = self.layout.corner(size.last_square());
        let scale = self.layout.scale();
        let style = self.theme.frame();
        frame.fill(labels, start..right + 2 * scale, style);
        for row in labels..last_row + scale {
            frame.fill(row, start..self.layout.labels_end() + 1, style);
        }
        for square in size.squares().take(size.columns()) {
            let (_, column) = self.layout.center(square);
            let letter = square.column_letter().to_string();
            frame.print(labels, column, &letter, style);
        }
        for square in size.squares().step_by(size.columns()) {
            let (row, _) = self.layout.center(square);
            let number = square.row().to_string();
            let column = self.layout.labels_end() - number.len();
            frame.print(row, column, &number, style);
        }
    }

    /// An empty square and the frame around it. The smallest squares are told
    /// apart by their dots alone: there is no room for a frame.
    fn ground(&self, frame: &mut Frame, square: Square) {
        let (top, left) = self.layout.corner(square);
        let scale = self.layout.scale();
        let gap = if scale > 1 {
            self.theme.frame()
        } else {
            self.theme.square()
        };
        for row in top..top + scale {
            frame.fill(row, left..left + 2 * scale, gap);
        }
        let (rows, columns) = self.layout.disc();
        for row in top..top + rows {
            frame.fill(row, left..left + columns, self.theme.square());
        }
    }

    fn square(&self, frame: &mut Frame, square: Square) {
        let tile = self.board.tile(square);
        if let Some(owner) = tile.and_then(Tile::owner) {
            let (layout, theme) = (self.layout, self.theme);
            return disc_view::draw(frame, layout, theme, (square, owner), self.news(square));
        }
        let (row, column) = self.layout.center(square);
        match self.session.record().turn() {
            Some(turn) if self.legal.contains(square) => {
                frame.print(row, column, "*", self.theme.mark(turn));
            }
            _ => {
                frame.print(row, column, ".", self.theme.square());
            }
        }
    }

    fn news(&self, square: Square) -> News {
        News {
            flipped: self.flipped.contains(square),
            would_flip: self.preview.contains(square),
        }
    }

    /// Draws the lines that a move on a square would flip, from the square to
    /// the mover's disc at the other end, on the frame between the squares.
    fn lines(&self, frame: &mut Frame, origin: Square) {
        let mover = self.session.record().turn();
        let why = mover.map(|mover| self.board.explain(origin, mover));
        let Some(Explanation::Rays(rays)) = why else {
            return;
        };
        for ray in rays.iter().filter(|ray| ray.flips()) {
            let starts = std::iter::once(origin).chain(ray.squares(origin));
            for start in starts {
                self.stroke(frame, start, ray.direction);
            }
        }
    }

    /// A stroke from a square towards its neighbour, where there is a gap.
    fn stroke(&self, frame: &mut Frame, square: Square, direction: Direction) {
        let (top, left) = self.layout.corner(square);
        let (middle_row, middle_column) = self.layout.center(square);
        let (rows, columns) = self.layout.disc();
        let (down, right) = direction.step();
        if down != 0 && self.layout.scale() == 1 {
            return;
        }
        let row = match down {
            -1 => top - 1,
            0 => middle_row,
            _ => top + rows,
        };
        let column = match right {
            -1 => left - 1,
            0 => middle_column,
            _ => left + columns,
        };
        frame.overprint(row, column, self.theme.stroke(direction));
    }

    /// Points at the last move: within its square, or from outside where other
    /// signs are in there or the square is large. In the smallest cells from the
    /// left alone, unless a sign of the square beside it is in that gap.
    fn point_at(&self, frame: &mut Frame, square: Square) {
        let signs = [">", "<"];
        match self.layout.scale() {
            1 => {
                let beside = square.neighbour(Direction::West);
                if !beside.is_some_and(|beside| self.is_marked(beside)) {
                    let (row, column) = self.layout.center(square);
                    frame.overprint(row, column - 1, signs[0]);
                }
            }
            2 if !self.is_marked(square) => self.embrace(frame, square, signs),
            _ => self.mark_frame(frame, square, signs),
        }
    }

    /// Whether the signs of the cursor or of a question are around a square.
    fn is_marked(&self, square: Square) -> bool {
        [self.session.cursor(), self.session.explained()].contains(&Some(square))
    }

    /// Puts a pair of signs around the sign in the middle of a square, in its
    /// style: a change of colours on the way would cost the terminal more than
    /// the signs. In the smallest cells they stand in the gaps.
    fn embrace(&self, frame: &mut Frame, square: Square, signs: [&str; 2]) {
        let (row, column) = self.layout.center(square);
        if self.layout.scale() == 1 {
            return self.mark_frame(frame, square, signs);
        }
        let style = frame.style(row, column);
        frame.print(row, column - 1, signs[0], style);
        frame.print(row, column + 1, signs[1], style);
    }

    /// Puts a bar for its name under a large square: the signs around its middle
    /// are small for who sits far from a projector.
    fn bar(&self, frame: &mut Frame, square: Square, end: &str) {
        if self.layout.scale() > 2 {
            let (rows, columns) = self.layout.disc();
            let (top, left) = self.layout.corner(square);
            let bar = "=".repeat(columns);
            frame.overprint(top + rows, left - 1, &format!("{end}{bar}{end}"));
        }
    }

    /// Puts the name of a large square into its bar.
    fn name(&self, frame: &mut Frame, square: Square) {
        if self.layout.scale() > 2 {
            let (rows, columns) = self.layout.disc();
            let (top, left) = self.layout.corner(square);
            let name = format!(" {square} ");
            let before = columns.saturating_sub(name.len()) / 2;
            frame.overprint(top + rows, left + before, &name);
        }
    }

    /// Puts a pair of signs to the left and right of a square.
    fn mark_frame(&self, frame: &mut Frame, square: Square, signs: [&str; 2]) {
        let (row, _) = self.layout.center(square);
        let (_, column) = self.layout.corner(square);
        let (_, columns) = self.layout.disc();
        frame.overprint(row, column - 1, signs[0]);
        frame.overprint(row, column + columns, signs[1]);
    }
}
