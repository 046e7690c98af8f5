//! The rules of Reversi: tiles, squares, the board, and the record of a game.
//!
//! Nothing here knows terminals, files or clocks. A move that is refused is a
//! value ([`IllegalMove`]) that names its reason, and has changed nothing.
//! Rules follow the World Othello Federation, <https://www.worldothello.org>.

mod bit_board;
mod board_size;
mod direction;
mod explanation;
mod game_board;
mod game_record;
mod mobility;
mod square;
mod square_set;
mod tile;

/// Public for the benchmarks and tests; games are played on [`GameBoard`].
#[doc(hidden)]
pub use bit_board::BitBoard;
pub use board_size::{BoardSize, NotASize};
pub use direction::Direction;
pub use explanation::{Explanation, IllegalMove, Ray, RayEnd, Reason};
pub use game_board::{GameBoard, GameState, MarkedBoard};
pub use game_record::{GameRecord, Played, Ply};
pub use square::{NotASquare, Square};
pub use square_set::SquareSet;
pub use tile::{Player, Tile};
