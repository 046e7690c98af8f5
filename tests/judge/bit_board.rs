//! The 8 x 8 board of two words says what `GameBoard` says.

use proptest::prelude::*;
use reversi::rules::{BitBoard, BoardSize, GameBoard, Player, Square, SquareSet};

use crate::support::cases;

/// Compares discs, legal moves and what each of them flips, of both players.
fn check(board: &GameBoard) -> BitBoard {
    let bits = BitBoard::try_from(board).unwrap();
    for player in Player::BOTH {
        assert_eq!(bits.count(player) as usize, board.count(player), "{board}");
        let moves: SquareSet = BitBoard::squares(bits.legal_moves(player)).collect();
        assert_eq!(moves, board.legal_moves(player), "{board}{player:?}");
        for square in moves.iter() {
            check_flips(board, &bits, square, player);
        }
    }
    bits
}

/// Compares what a move flips: nothing if it is illegal.
fn check_flips(board: &GameBoard, bits: &BitBoard, square: Square, player: Player) {
    let expected = board.flips(square, player).unwrap_or_default();
    let expected = expected.into_iter().map(BitBoard::bit).sum::<u64>();
    let flips = bits.flips(BitBoard::bit(square), player);
    assert_eq!(flips, expected, "{board}{player:?} {square}");
}

fn place(bits: &mut BitBoard, square: Square, player: Player) {
    let disc = BitBoard::bit(square);
    bits.place(disc, bits.flips(disc, player), player);
}

/// Checks every position within so many moves and counts those after them.
fn walk(board: &GameBoard, player: Player, depth: usize) -> usize {
    let bits = check(board);
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for square in board.legal_moves(player).iter() {
        let (mut board, mut bits) = (board.clone(), bits);
        board.place(square, player).unwrap();
        place(&mut bits, square, player);
        assert_eq!(bits, BitBoard::try_from(&board).unwrap());
        leaves += walk(&board, player.opponent(), depth - 1);
    }
    leaves
}

/// 8200 is the published number of ways to play 6 moves.
#[test]
fn equal_on_every_position_of_the_first_six_moves() {
    assert_eq!(walk(&GameBoard::default(), Player::Black, 6), 8200);
}

#[test]
fn only_8_by_8_fits() {
    let size = BoardSize::new(8, 10).unwrap();
    assert_eq!(BitBoard::try_from(&GameBoard::new(size)), Err(size));
    assert_eq!(BitBoard::bit(Square::new(9, 1).unwrap()), 0);
    assert_eq!(BitBoard::bit(Square::new(8, 8).unwrap()), 1 << 63);
}

proptest! {
    // A game is 64 positions.
    #![proptest_config(cases(64))]

    #[test]
    fn equal_along_random_games(choices in proptest::collection::vec(any::<usize>(), 64)) {
        let mut board = GameBoard::default();
        let mut player = Player::Black;
        for choice in choices {
            check(&board);
            if !board.has_valid_move(player) {
                player = player.opponent();
            }
            let moves: Vec<Square> = board.legal_moves(player).iter().collect();
            if let Some(&square) = moves.get(choice % moves.len().max(1)) {
                board.place(square, player).unwrap();
                player = player.opponent();
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn equal_on_random_discs(rows in any::<[(u8, u8); 8]>()) {
        let mut bits = BitBoard::default();
        let mut board = GameBoard::empty(BoardSize::STANDARD);
        for (row, (black, white)) in rows.into_iter().enumerate() {
            bits.set_row(row, black, white);
        }
        for player in Player::BOTH {
            for square in BitBoard::squares(bits.discs(player)) {
                board.set(square, player.tile()).unwrap();
            }
        }
        prop_assert_eq!(check(&board), bits);
        for square in BoardSize::STANDARD.squares() {
            check_flips(&board, &bits, square, Player::Black);
            check_flips(&board, &bits, square, Player::White);
        }
    }
}
