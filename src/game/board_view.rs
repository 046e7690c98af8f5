//! The picture of the board: labels, discs, marks and the cursor.

use super::{Layout, Session, Theme};
use crate::easy_curses::{Frame, Style};
use crate::rules::{Direction, Explanation, GameBoard, Player, Square, SquareSet, Tile};

/// Curses writes as many unchanged cells again rather than jump over them.
const BRIDGED: usize = 5;

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
    if let Some(last) = session.record().last_move() {
        view.mark_frame(frame, last.square, theme.pointers());
    }
    if let Some(cursor) = session.cursor() {
        view.mark_frame(frame, cursor, ["[", "]"]);
    }
    if let Some(explained) = session.explained() {
        view.lines(frame, explained);
    }
}

impl<'a> BoardView<'a> {
    fn new(session: &'a Session, layout: &'a Layout, theme: &'a Theme) -> BoardView<'a> {
        let record = session.record();
        let board = session.board();
        let legal = record.turn().filter(|_| session.hints());
        let preview = session
            .explained()
            .or(session.cursor())
            .zip(record.turn())
            .and_then(|(square, turn)| board.flips(square, turn).ok());
        let flipped = record.last_move().map(|last| &last.flipped);
        BoardView {
            session,
            layout,
            theme,
            legal: legal
                .map(|turn| board.legal_moves(turn))
                .unwrap_or_default(),
            preview: preview.into_iter().flatten().collect(),
            flipped: flipped.into_iter().flatten().copied().collect(),
            board,
        }
    }

    fn labels(&self, frame: &mut Frame) {
        let size = self.board.size();
        for square in size.squares().take(size.columns()) {
            let (_, column) = self.layout.center(square);
            let letter = square.column_letter().to_string();
            frame.print(self.layout.labels_row(), column, &letter, Style::PLAIN);
        }
        for square in size.squares().step_by(size.columns()) {
            let (row, _) = self.layout.center(square);
            let number = square.row().to_string();
            let column = self.layout.labels_end() - number.len();
            frame.print(row, column, &number, Style::PLAIN);
        }
    }

    /// An empty square and the frame around it.
    fn ground(&self, frame: &mut Frame, square: Square) {
        let (top, left) = self.layout.corner(square);
        let scale = self.layout.scale();
        let rim_above = 0;
        let rim_left = usize::from(square.column() == 1);
        for row in top - rim_above..top + scale {
            frame.fill(row, left - rim_left..left + 2 * scale, self.theme.frame());
        }
        let (rows, columns) = self.layout.disc();
        for row in top..top + rows {
            frame.fill(row, left..left + columns, self.theme.square());
        }
    }

    fn square(&self, frame: &mut Frame, square: Square) {
        let tile = self.board.tile(square);
        if let Some(owner) = tile.and_then(Tile::owner) {
            return self.disc(frame, square, owner);
        }
        let (row, column) = self.layout.center(square);
        match self.session.record().turn() {
            Some(turn) if self.legal.contains(square) => {
                let style = self.theme.mark(turn);
                let (_, start) = self.layout.corner(square);
                let (_, columns) = self.layout.disc();
                if columns <= BRIDGED {
                    // Blanks look the same in this style, and cost no change
                    // of colours on the way to the next mark.
                    frame.fill(row, start..start + columns, style);
                }
                frame.print(row, column, "*", style);
            }
            _ => {
                frame.print(row, column, ".", self.theme.square());
            }
        }
    }

    /// A disc: its letter in the middle of a rounded patch of its colour. The
    /// letter is small where a move at the cursor would flip the disc.
    fn disc(&self, frame: &mut Frame, square: Square, owner: Player) {
        self.patch(frame, square, owner);
        let letter = match (owner, self.preview.contains(square)) {
            (Player::Black, false) => "X",
            (Player::White, false) => "O",
            (Player::Black, true) => "x",
            (Player::White, true) => "o",
        };
        let (row, column) = self.layout.center(square);
        frame.print(row, column, letter, self.theme.disc(owner));
        if self.flipped.contains(square) {
            self.mark_flipped(frame, square, owner);
        }
    }

    fn patch(&self, frame: &mut Frame, square: Square, owner: Player) {
        let style = self.theme.disc(owner);
        let (row, column) = self.layout.corner(square);
        let (rows, columns) = self.layout.disc();
        for down in 0..rows {
            let inset = inset(down, rows, columns);
            let (first, last) = (column + inset, column + columns - inset - 1);
            frame.fill(row + down, first..last + 1, style);
            if owner == Player::White && first < last {
                frame.print(row + down, first, "(", style);
                frame.print(row + down, last, ")", style);
            }
        }
    }

    /// Marks a disc that the last move flipped: strokes beside its letter, or
    /// a line under it where there is no room for them.
    fn mark_flipped(&self, frame: &mut Frame, square: Square, owner: Player) {
        let (row, column) = self.layout.center(square);
        if self.layout.scale() == 1 {
            return frame.restyle(row, column, Style::underline);
        }
        let style = self.theme.disc(owner);
        frame.print(row, column - 1, "-", style);
        frame.print(row, column + 1, "-", style);
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
        frame.print(
            row,
            column,
            self.theme.stroke(direction),
            self.theme.frame(),
        );
    }

    /// Puts a pair of signs on the frame to the left and right of a square.
    fn mark_frame(&self, frame: &mut Frame, square: Square, signs: [&str; 2]) {
        let (row, _) = self.layout.center(square);
        let (_, column) = self.layout.corner(square);
        let (_, columns) = self.layout.disc();
        let style = self.theme.frame();
        frame.print(row, column - 1, signs[0], style);
        frame.print(row, column + columns, signs[1], style);
    }
}

/// How many columns the rounding of a disc takes off both ends of a row: those
/// whose middle lies outside the ellipse that fills the disc's rectangle.
fn inset(row: usize, rows: usize, columns: usize) -> usize {
    let from_middle = |index: usize, length: usize| (2 * index + 1).abs_diff(length);
    let down = from_middle(row, rows) * columns;
    (0..columns / 2)
        .find(|&column| {
            let across = from_middle(column, columns) * rows;
            down * down + across * across <= (rows * columns).pow(2)
        })
        .unwrap_or(columns / 2)
}
