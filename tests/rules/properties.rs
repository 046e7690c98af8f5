//! What holds in every position and every game, on boards of every size.

use proptest::prelude::*;
use reversi::rules::{
    BoardSize, GameBoard, GameRecord, GameState, Played, Player, Ply, Reason, Square, SquareSet,
    Tile,
};

use super::{
    naive::Grid,
    picture::legal,
    strategies::{games, players, positions},
};
use crate::support::cases;

/// The same game, not yet played.
fn at_opening(game: &GameRecord) -> GameRecord {
    GameRecord::from_position(game.opening().clone(), game.first_player())
}

/// Everything a record tells of itself.
#[derive(Debug, PartialEq)]
struct Observed {
    board: GameBoard,
    turn: Option<Player>,
    passed: Option<Player>,
    last_move: Option<Played>,
    plies: Vec<Ply>,
    moves: Vec<Square>,
    state: GameState,
}

fn observe(game: &GameRecord) -> Observed {
    Observed {
        board: game.board().clone(),
        turn: game.turn(),
        passed: game.passed(),
        last_move: game.last_move().cloned(),
        plies: game.plies().to_vec(),
        moves: game.moves().to_vec(),
        state: game.state(),
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn legal_moves_are_the_squares_that_take_a_disc(board in positions(), player in players()) {
        let set = board.legal_moves(player);
        let listed = legal(&board, player);
        let takes = |square: &Square| board.clone().place(*square, player).is_ok();
        let taking: Vec<Square> = board.size().squares().filter(takes).collect();
        prop_assert_eq!(&listed, &taking);
        prop_assert_eq!(&listed, &Grid::of(&board).legal_moves(player));
        prop_assert_eq!(board.has_valid_move(player), !listed.is_empty());
        for square in board.size().squares() {
            prop_assert_eq!(board.is_legal(square, player), listed.contains(&square));
        }
        prop_assert_eq!(set.len(), listed.len());
        prop_assert_eq!(listed.into_iter().collect::<SquareSet>(), set);
    }

    #[test]
    fn a_move_flips_what_a_plain_walk_of_the_rays_finds(board in positions(), player in players()) {
        let grid = Grid::of(&board);
        for square in board.size().squares() {
            let flips = board.flips(square, player).unwrap_or_default();
            prop_assert_eq!(flips, grid.flips(square, player), "{}", square);
        }
    }

    #[test]
    fn a_flipped_disc_lies_between_the_new_disc_and_the_nearest_own_disc(
        board in positions(),
        player in players(),
    ) {
        for square in board.legal_moves(player).iter() {
            for flipped in board.flips(square, player).unwrap() {
                let down = flipped.row() as isize - square.row() as isize;
                let right = flipped.column() as isize - square.column() as isize;
                let distance = down.abs().max(right.abs());
                let straight = [0, distance];
                prop_assert!(straight.contains(&down.abs()) && straight.contains(&right.abs()));
                let tile_at = |far: isize| {
                    let row = square.row().checked_add_signed(far * down.signum())?;
                    let column = square.column().checked_add_signed(far * right.signum())?;
                    board.tile(Square::new(row, column)?)
                };
                let nearest_own = (1..26).find(|&far| tile_at(far) != Some(player.opponent().tile()));
                prop_assert!(nearest_own.is_some_and(|far| far > distance));
                prop_assert_eq!(nearest_own.and_then(tile_at), Some(player.tile()));
            }
        }
    }

    #[test]
    fn a_move_adds_one_disc_and_flips_the_others_to_its_colour(game in games()) {
        let mut replay = at_opening(&game);
        for &square in game.moves() {
            let before = replay.board().clone();
            let played = replay.play(square).unwrap();
            let (mover, flipped) = (played.player, played.flipped);
            prop_assert!(!flipped.is_empty());
            for other in before.size().squares() {
                let changed = other == square || flipped.contains(&other);
                let was = if other == square { Tile::Empty } else { mover.opponent().tile() };
                let (then, now) = (before.tile(other).unwrap(), replay.board().tile(other).unwrap());
                prop_assert_eq!((then, now), if changed { (was, mover.tile()) } else { (then, then) });
            }
            let gained = |player| replay.board().count(player) as isize - before.count(player) as isize;
            prop_assert_eq!(gained(mover), flipped.len() as isize + 1);
            prop_assert_eq!(gained(mover.opponent()), -(flipped.len() as isize));
        }
    }

    #[test]
    fn undo_takes_back_exactly_what_play_did_and_redo_does_it_again(game in games()) {
        let mut replay = at_opening(&game);
        let mut stages = vec![observe(&replay)];
        let mut moves = Vec::new();
        for &square in game.moves() {
            moves.push(replay.play(square).unwrap());
            stages.push(observe(&replay));
        }
        for (played, stage) in moves.iter().zip(&stages).rev() {
            prop_assert_eq!(replay.undo(), Some(played.clone()));
            prop_assert_eq!(&observe(&replay), stage);
        }
        prop_assert_eq!(replay.undo(), None);
        for (played, stage) in moves.iter().zip(&stages[1..]) {
            prop_assert_eq!(replay.redo(), Some(played.clone()));
            prop_assert_eq!(&observe(&replay), stage);
        }
        prop_assert_eq!(replay.redo(), None);
        prop_assert_eq!(&replay, &game);
        replay.rewind();
        prop_assert_eq!(&observe(&replay), &stages[0]);
        prop_assert_eq!(replay.undone(), moves.len());
    }

    #[test]
    fn a_refused_move_changes_nothing_and_names_the_right_reason(
        mut game in games(),
        undone in 0..3,
    ) {
        for _ in 0..undone {
            game.undo();
        }
        let before = game.clone();
        let size = game.board().size();
        for square in BoardSize::new(26, 26).unwrap().squares() {
            let reason = match (game.turn(), game.board().tile(square).map(Tile::owner)) {
                (None, _) => Reason::GameOver,
                (_, None) => Reason::OffBoard(size),
                (_, Some(Some(owner))) => Reason::Occupied(owner),
                (Some(player), _) if game.board().is_legal(square, player) => continue,
                _ => Reason::FlipsNothing,
            };
            let refused = game.play(square).unwrap_err();
            prop_assert_eq!((refused.square, refused.reason), (square, reason));
        }
        prop_assert_eq!(game, before);
    }

    #[test]
    fn only_who_has_no_move_passes_and_only_while_the_other_has_one(game in games()) {
        let mut board = game.opening().clone();
        let mut to_move = game.first_player();
        for &ply in game.plies() {
            let grid = Grid::of(&board);
            match ply {
                Ply::Pass(player) => {
                    prop_assert_eq!(player, to_move);
                    prop_assert_eq!(grid.legal_moves(player), []);
                    prop_assert_ne!(grid.legal_moves(player.opponent()), []);
                }
                Ply::Move(player, square) => {
                    prop_assert_eq!(player, to_move);
                    prop_assert!(grid.legal_moves(player).contains(&square));
                    board.place(square, player).unwrap();
                }
            }
            to_move = to_move.opponent();
        }
        prop_assert_eq!(&board, game.board());
        prop_assert!(game.turn().is_none_or(|player| player == to_move));
    }

    #[test]
    fn it_is_somebodys_turn_until_neither_can_move(game in games()) {
        let grid = Grid::of(game.board());
        let able: Vec<Player> = Player::BOTH
            .into_iter()
            .filter(|&player| !grid.legal_moves(player).is_empty())
            .collect();
        prop_assert_eq!(game.turn().is_none(), able.is_empty());
        prop_assert!(game.turn().is_none_or(|player| able.contains(&player)));
        prop_assert_eq!(game.state(), grid.state());
        if let Some(played) = game.last_move() {
            prop_assert_eq!(played.passed, game.passed());
        }
    }
}
