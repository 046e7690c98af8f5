//! What has to hold of every picture and of every change of a game, whatever
//! was typed: said once, for the fuzzer and for the tests.

use reversi::commands::Command;
use reversi::easy_curses::{Frame, Size, text_width};
use reversi::game::{LineEditor, Overlay, Session};
use reversi::rules::{GameBoard, Player, Square, Tile};

use super::naive::Grid;

/// A picture is as large as its window, its rows are as wide as they say, and
/// nothing in it moves the cursor or anything else.
pub fn check_picture(frame: &Frame, window: Size) {
    assert_eq!(frame.size(), window);
    for row in 0..window.rows {
        let cells = frame.row(row);
        assert_eq!(cells.len(), window.columns, "row {row}");
        let widths = cells.iter().map(|cell| text_width(cell.text()));
        assert_eq!(widths.sum::<usize>(), window.columns, "row {row}");
        for cell in cells {
            let text = cell.text();
            assert!(!text.contains(char::is_control), "row {row}: {text:?}");
        }
    }
    assert!(frame.row(window.rows).is_empty());
    if let Some((row, column)) = frame.cursor() {
        let last = |count: usize| count.saturating_sub(1);
        assert!(row <= last(window.rows), "the cursor in row {row}");
        assert!(column <= last(window.columns), "and column {column}");
    }
}

/// The score stands in the first row wherever it fits, and it is what lies on
/// the board.
pub fn check_score(frame: &Frame, board: &GameBoard) {
    let count = |tile| {
        let tiles = board.rows().flatten();
        tiles.filter(|&&held| held == tile).count().to_string()
    };
    let (red, blue) = (count(Tile::Black), count(Tile::White));
    let Size { rows, columns } = frame.size();
    if rows == 0 || columns < format!("Red {red} Blue {blue}").len() {
        return;
    }
    let line = frame.line(0);
    let words: Vec<&str> = line.split_whitespace().collect();
    for score in [["Red", &red], ["Blue", &blue]] {
        let found = words.windows(2).any(|pair| pair == score);
        assert!(found, "no {score:?} in {line:?}");
    }
}

/// The input line holds one line of text, and not too much of it.
pub fn check_line(session: &Session) {
    let text = session.line().text();
    assert!(text.len() <= LineEditor::LONGEST);
    assert!(!text.contains(char::is_control), "{text:?}");
}

/// Whether a command may change the game: what is typed does not, nor what
/// moves the cursor, unless it steps through a recorded game.
pub fn may_change(session: &Session, command: &Command) -> bool {
    let asked = matches!(session.overlay(), Some(Overlay::Question(_)));
    match command {
        Command::Type('y' | 'Y') => asked,
        Command::Confirm | Command::Point(_) | Command::Undo | Command::Redo | Command::New => {
            !asked
        }
        Command::Type(' ')
        | Command::Move(_)
        | Command::ToStart
        | Command::ToEnd
        | Command::Tick => session.is_replay(),
        _ => false,
    }
}

/// A game, followed move by move by rules of its own.
pub struct Follower {
    opening: Position,
    moves: Vec<Square>,
    /// The position after each of the moves.
    positions: Vec<Position>,
}

#[derive(Clone)]
struct Position {
    board: GameBoard,
    turn: Option<Player>,
}

impl Follower {
    /// Follows a session's game from where it stands, having played it over
    /// from its opening.
    pub fn of(session: &Session) -> Follower {
        let record = session.record();
        let opening = Position::with(record.opening().clone(), record.first_player());
        let mut follower = Follower {
            opening,
            moves: Vec::new(),
            positions: Vec::new(),
        };
        follower.go_to(session);
        follower
    }

    /// Checks what one command did: no more than one legal move played or taken
    /// back, and nothing at all if the command may not change the game. In a
    /// recorded game that is stepped through, it may be many moves.
    pub fn follow(&mut self, session: &Session, may_change: bool, may_jump: bool) {
        let record = session.record();
        let (before, after) = (self.moves.len(), record.moves().len());
        let kept = self.common(record.moves());
        if kept < before || kept < after {
            assert!(may_change, "{:?} became {:?}", self.moves, record.moves());
            let steps = before.abs_diff(after);
            assert!(may_jump || (steps == 1 && kept == before.min(after)));
        }
        assert_eq!(record.opening(), &self.opening.board);
        self.go_to(session);
    }

    fn common(&self, moves: &[Square]) -> usize {
        let pairs = self.moves.iter().zip(moves);
        pairs.take_while(|(one, other)| one == other).count()
    }

    /// Plays up to where the session says it is, and compares.
    fn go_to(&mut self, session: &Session) {
        let record = session.record();
        let kept = self.common(record.moves());
        self.moves.truncate(kept);
        self.positions.truncate(kept);
        for &square in &record.moves()[kept..] {
            let next = self.now().after(square);
            self.moves.push(square);
            self.positions.push(next);
        }
        let now = self.now();
        assert_eq!(&now.board, record.board(), "after {:?}", self.moves);
        assert_eq!(now.turn, record.turn(), "after {:?}", self.moves);
    }

    fn now(&self) -> &Position {
        self.positions.last().unwrap_or(&self.opening)
    }
}

impl Position {
    /// The position with `next` to move, or whoever can.
    fn with(board: GameBoard, next: Player) -> Position {
        let grid = Grid::of(&board);
        let able = |player: &Player| !grid.legal_moves(*player).is_empty();
        let turn = [next, next.opponent()].into_iter().find(able);
        Position { board, turn }
    }

    fn after(&self, square: Square) -> Position {
        let Some(mover) = self.turn else {
            panic!("{square} was played after the end");
        };
        let flips = Grid::of(&self.board).flips(square, mover);
        assert!(!flips.is_empty(), "{mover:?} played {square}: illegal");
        let mut board = self.board.clone();
        for changed in flips.into_iter().chain([square]) {
            assert!(board.set(changed, mover.tile()).is_ok());
        }
        Position::with(board, mover.opponent())
    }
}
