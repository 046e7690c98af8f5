//! Boards and squares as a test writes them down.

use reversi::rules::{BoardSize, GameBoard, GameRecord, Player, Square, Tile};

/// The board of a picture: a line a row, `X` a black disc, `O` a white one,
/// `.` an empty square; blanks and empty lines mean nothing.
pub fn board(picture: &str) -> GameBoard {
    let rows: Vec<Vec<Tile>> = picture
        .lines()
        .map(|line| line.split_whitespace().flat_map(str::chars))
        .map(|tiles| tiles.map(tile).collect::<Vec<Tile>>())
        .filter(|row| !row.is_empty())
        .collect();
    let size = BoardSize::new(rows.len(), rows[0].len()).expect("4 to 26 rows and columns");
    assert!(
        rows.iter().all(|row| row.len() == size.columns()),
        "rows of one length"
    );
    filled(size, rows.concat())
}

/// A board of these tiles, row by row.
pub fn filled(size: BoardSize, tiles: impl IntoIterator<Item = Tile>) -> GameBoard {
    let mut board = GameBoard::empty(size);
    for (square, tile) in size.squares().zip(tiles) {
        board.set(square, tile).expect("a square of the board");
    }
    board
}

fn tile(letter: char) -> Tile {
    match letter {
        'X' => Tile::Black,
        'O' => Tile::White,
        '.' => Tile::Empty,
        other => panic!("{other:?} in a picture"),
    }
}

/// One square by its name.
pub fn square(name: &str) -> Square {
    name.parse().expect(name)
}

/// The squares of a transcript, with or without blanks: `d3c5`, `d3 c5`.
pub fn squares(transcript: &str) -> Vec<Square> {
    names(transcript).into_iter().map(square).collect()
}

/// The same as they are written.
pub fn names(transcript: &str) -> Vec<&str> {
    let starts: Vec<usize> = transcript
        .match_indices(|letter: char| letter.is_ascii_alphabetic())
        .map(|(at, _)| at)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([transcript.len()]);
    let pairs = starts.iter().zip(ends);
    let names = pairs.map(|(&at, end)| transcript[at..end].trim_end());
    names.collect()
}

/// The legal moves of `player`, in reading order.
pub fn legal(board: &GameBoard, player: Player) -> Vec<Square> {
    board.legal_moves(player).iter().collect()
}

/// A new standard game after these moves.
pub fn played(transcript: &str) -> GameRecord {
    let mut game = GameRecord::default();
    for square in squares(transcript) {
        game.play(square).expect("a legal move");
    }
    game
}
