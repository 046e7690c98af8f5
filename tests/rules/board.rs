//! One position at a time: the opening, what a move flips and what it does not.

use reversi::rules::{
    BoardSize, Direction, Explanation, GameBoard, GameState, IllegalMove, Player, RayEnd, Reason,
    Square, Tile,
};

use super::picture::{board, legal, square, squares};

fn sized(rows: usize, columns: usize) -> BoardSize {
    BoardSize::new(rows, columns).unwrap()
}

#[test]
fn the_opening_lies_crosswise_on_the_centre() {
    let opening = board(
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . O X . . .
        . . . X O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    );
    assert_eq!(GameBoard::default(), opening);
    assert_eq!(legal(&opening, Player::Black), squares("d3 c4 f5 e6"));
    assert_eq!(legal(&opening, Player::White), squares("e3 f4 c5 d6"));
}

#[test]
fn the_opening_of_an_odd_board_lies_up_and_left_of_the_middle() {
    let opening = board(
        "
        . . . . . . .
        . . O X . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        ",
    );
    assert_eq!(GameBoard::new(sized(5, 7)), opening);
}

#[test]
fn rows_of_two_digits_keep_the_board_in_its_columns() {
    let picture = GameBoard::new(sized(10, 4)).to_string();
    let lines: Vec<&str> = picture.lines().collect();
    assert_eq!(lines[0], "   a b c d");
    assert_eq!(lines[1], " 1 . . . .");
    assert_eq!(lines[5], " 5 . O X .");
    assert_eq!(lines[10], "10 . . . .");
    assert_eq!(lines.len(), 11);
}

#[test]
fn a_move_flips_every_line_it_outflanks_and_nothing_else() {
    let mut position = board(
        "
        X . . O . . X .
        . O . O . O . .
        . . O O O . . .
        X O O . O O O X
        . . O O O . . .
        . O . O . O . .
        X . . X . . O .
        . . . . . . . O
        ",
    );
    let flipped = position.place(square("d4"), Player::Black).unwrap();
    assert_eq!(
        flipped,
        squares("e3 f2 e4 f4 g4 d5 d6 c5 b6 c4 b4 c3 b2"),
        "line by line clockwise from the north, each line outwards"
    );
    let after = board(
        "
        X . . O . . X .
        . X . O . X . .
        . . X O X . . .
        X X X X X X X X
        . . X X O . . .
        . X . X . O . .
        X . . X . . O .
        . . . . . . . O
        ",
    );
    assert_eq!(position, after);
}

#[test]
fn flips_do_not_chain() {
    let mut position = board(
        "
        . O O X
        . O . .
        . X . .
        . O . .
        . X . .
        ",
    );
    position.place(square("a1"), Player::Black).unwrap();
    let after = board(
        "
        X X X X
        . O . .
        . X . .
        . O . .
        . X . .
        ",
    );
    assert_eq!(position, after, "b2 lies between two black discs now");
}

#[test]
fn a_line_ends_at_the_nearest_own_disc() {
    let mut position = board(
        "
        . O X O X .
        . . . . . .
        . . . . . .
        . . . . . .
        ",
    );
    let flipped = position.place(square("a1"), Player::Black).unwrap();
    assert_eq!(flipped, squares("b1"));
    assert_eq!(position.tile(square("d1")), Some(Tile::White));
}

#[test]
fn a_line_to_the_edge_or_over_a_gap_flips_nothing() {
    for picture in [
        "
        . O O O O O O O
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
        "
        . O . O X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    ] {
        let position = board(picture);
        let refused = position.flips(square("a1"), Player::Black).unwrap_err();
        assert_eq!(refused.reason, Reason::FlipsNothing);
        assert!(!position.is_legal(square("a1"), Player::Black));
    }
}

#[test]
fn lines_do_not_wrap_round_an_edge() {
    for picture in [
        "
        . . . O
        X . . .
        . . . .
        . . . .
        ",
        "
        . . . .
        O . . .
        . O . .
        . . . X
        ",
        "
        O . . X
        . . . .
        . . . .
        O . . X
        ",
        "
        . O . .
        . . . .
        . . . .
        . X . .
        ",
    ] {
        let position = board(picture);
        for player in Player::BOTH {
            assert_eq!(legal(&position, player), [], "{player:?}\n{position}");
            let flips = |square: &Square| position.flips(*square, player).is_ok();
            assert_eq!(position.size().squares().find(flips), None, "{position}");
        }
    }
}

#[test]
fn a_line_of_any_length_flips_in_every_direction() {
    for side in [4, 8, 9, 17, 26] {
        for direction in Direction::ALL {
            for discs in 1..=side - 2 {
                let (down, right) = direction.step();
                let start = |step: isize| if step < 0 { side } else { 1 };
                let origin = Square::new(start(down), start(right)).unwrap();
                let mut position = GameBoard::empty(sized(side, side));
                let mut end = origin;
                for _ in 0..discs {
                    end = end.neighbour(direction).unwrap();
                    position.set(end, Tile::White).unwrap();
                }
                let own = end.neighbour(direction).unwrap();
                position.set(own, Tile::Black).unwrap();
                assert_eq!(legal(&position, Player::Black), [origin], "{position}");
                let flipped = position.place(origin, Player::Black).unwrap();
                assert_eq!(flipped.len(), discs, "{position}");
                assert_eq!(position.count(Player::White), 0, "{position}");
            }
        }
    }
}

#[test]
fn a_position_without_moves_is_decided_by_count() {
    let ended = |picture| board(picture).state();
    assert_eq!(
        ended("X X . . \n .... \n .... \n . . . O"),
        GameState::BlackWon
    );
    assert_eq!(
        ended("X . . . \n .... \n .... \n . . O O"),
        GameState::WhiteWon
    );
    assert_eq!(ended("X . . . \n .... \n .... \n . . . O"), GameState::Tie);
    assert_eq!(
        ended("X O . . \n .... \n .... \n ...."),
        GameState::InProgress
    );
    assert_eq!(
        ended("O X . . \n .... \n .... \n ...."),
        GameState::InProgress
    );
}

#[test]
fn an_explanation_tells_what_each_ray_meets() {
    let position = board(
        "
        . O . .
        O O . .
        . O X .
        X . O .
        X . . .
        ",
    );
    let Explanation::Rays(rays) = position.explain(square("b4"), Player::Black) else {
        panic!("b4 is empty");
    };
    let met = rays.map(|ray| (ray.direction, ray.discs, ray.end));
    let expected = [
        (Direction::North, 3, RayEnd::Edge),
        (Direction::NorthEast, 0, RayEnd::Own(square("c3"))),
        (Direction::East, 1, RayEnd::Empty(square("d4"))),
        (Direction::SouthEast, 0, RayEnd::Empty(square("c5"))),
        (Direction::South, 0, RayEnd::Empty(square("b5"))),
        (Direction::SouthWest, 0, RayEnd::Own(square("a5"))),
        (Direction::West, 0, RayEnd::Own(square("a4"))),
        (Direction::NorthWest, 0, RayEnd::Empty(square("a3"))),
    ];
    assert_eq!(met, expected);
    assert!(rays.iter().all(|ray| !ray.flips()));
    let Explanation::Rays(rays) = position.explain(square("a1"), Player::Black) else {
        panic!("a1 is empty");
    };
    let flipping: Vec<_> = rays.iter().filter(|ray| ray.flips()).collect();
    let names: Vec<_> = flipping[0].squares(square("a1")).collect();
    assert_eq!((flipping.len(), names), (1, squares("b2")));
}

#[test]
fn an_explanation_of_a_square_that_cannot_take_a_disc_says_why() {
    let opening = GameBoard::default();
    let explained = |name| opening.explain(square(name), Player::Black);
    assert_eq!(explained("d4"), Explanation::Occupied(Player::White));
    assert_eq!(explained("i1"), Explanation::OffBoard(BoardSize::STANDARD));
}

#[test]
fn a_tile_cannot_be_set_beyond_the_board() {
    let mut opening = GameBoard::new(sized(4, 6));
    for name in ["a5", "g1"] {
        let refusal = IllegalMove {
            square: square(name),
            reason: Reason::OffBoard(sized(4, 6)),
        };
        assert_eq!(opening.set(square(name), Tile::Black), Err(refusal));
        assert_eq!(opening.tile(square(name)), None);
    }
    assert_eq!(opening, GameBoard::new(sized(4, 6)));
}
