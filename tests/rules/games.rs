//! Whole games: passes, ends, results, undo and redo.

use reversi::rules::{
    BoardSize, GameBoard, GameRecord, GameState, IllegalMove, Player, Ply, Reason, Square, Tile,
};

use super::{
    known_games::KnownGame,
    naive::Grid,
    picture::{board, filled, legal, played, square, squares},
};

/// Black's discs, then White's.
fn score(game: &GameRecord) -> [usize; 2] {
    Player::BOTH.map(|player| game.board().count(player))
}

/// The legal moves of the player whose turn it is, in reading order.
fn legal_now(game: &GameRecord) -> Vec<Square> {
    legal(game.board(), game.turn().expect("somebody's turn"))
}

#[test]
fn every_known_game_ends_as_it_is_known_to() {
    let games = KnownGame::all();
    assert_eq!(games.len(), 16);
    for known in games {
        let game = known.replay();
        let [black, white] = score(&game);
        let empty = game.opening().size().squares().count() - black - white;
        assert_eq!([black, white, empty], known.tally, "{}", known.id);
        assert_eq!(game.turn(), known.turn, "{}", known.id);
        assert_eq!(game.passes(), known.passes, "{}", known.id);
        let state = Grid::of(game.board()).state();
        assert_eq!(game.state(), state, "{}", known.id);
    }
}

#[test]
fn the_plain_walk_plays_every_known_game_to_the_same_board() {
    for known in KnownGame::all() {
        let game = known.replay();
        let mut grid = Grid::of(game.opening());
        for ply in game.plies() {
            if let Ply::Move(player, square) = ply {
                grid.play(*square, *player);
            }
        }
        assert_eq!(grid, Grid::of(game.board()), "{}", known.id);
    }
}

#[test]
fn the_first_move_goes_from_the_opening_to_the_other_player() {
    let game = played("d3");
    let expected = board(
        "
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        . . . X X . . .
        . . . X O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        ",
    );
    assert_eq!(game.board(), &expected);
    assert_eq!(game.turn(), Some(Player::White));
    assert_eq!(legal_now(&game), squares("c3 e3 c5"));
}

#[test]
fn a_game_is_not_over_because_one_player_is_stuck() {
    let game = KnownGame::record("pass-not-end");
    assert_eq!(game.state(), GameState::InProgress);
    assert_eq!(game.turn(), Some(Player::White));
    assert_eq!(legal_now(&game), squares("c3 g3 b4"));
    assert_eq!(score(&game), [17, 3]);
}

#[test]
fn a_pass_is_an_event_and_never_a_move() {
    let game = KnownGame::record("pass-not-end");
    assert_eq!(game.passed(), Some(Player::Black));
    assert_eq!(game.last_move().unwrap().passed, Some(Player::Black));
    assert_eq!(game.moves().len(), 16);
    let last_plies = [
        Ply::Move(Player::White, square("f8")),
        Ply::Pass(Player::Black),
    ];
    assert!(game.plies().ends_with(&last_plies));
}

#[test]
fn a_pass_is_news_only_until_the_next_move() {
    let mut game = KnownGame::record("pass-not-end");
    let played = game.play(square("c3")).unwrap();
    assert_eq!((played.player, played.passed), (Player::White, None));
    assert_eq!(game.passed(), None);
    assert_eq!(game.turn(), Some(Player::Black));
}

#[test]
fn the_player_who_did_not_pass_puts_the_next_disc() {
    let mut game = KnownGame::record("pass-to-black");
    assert_eq!(game.passed(), Some(Player::White));
    assert_eq!(
        legal_now(&game),
        squares("g4 h5 h6 a7 b7 c7 g7 h7 d8 e8 f8 g8")
    );
    let played = game.play(square("a7")).unwrap();
    assert_eq!(played.player, Player::Black);
    assert_eq!(game.board().tile(square("a7")), Some(Tile::Black));
}

#[test]
fn one_player_moves_three_times_in_a_row_while_the_other_is_stuck() {
    let game = KnownGame::record("draw-32-32-two-passes");
    let last_plies = [
        Ply::Move(Player::White, square("a5")),
        Ply::Pass(Player::Black),
        Ply::Move(Player::White, square("a3")),
        Ply::Pass(Player::Black),
        Ply::Move(Player::White, square("a1")),
    ];
    assert!(game.plies().ends_with(&last_plies));
}

#[test]
fn a_game_is_over_at_once_when_neither_player_can_move() {
    for (id, score_at_end) in [
        ("both-blocked-40-empty", [21, 3]),
        ("shortest-9-black", [13, 0]),
    ] {
        let game = KnownGame::record(id);
        assert_eq!(game.turn(), None, "{id}");
        assert_eq!(game.passed(), None, "{id}");
        assert_eq!(game.state().winner(), Some(Player::Black), "{id}");
        assert_eq!(score(&game), score_at_end, "{id}");
    }
}

#[test]
fn an_ended_game_takes_no_move_and_says_so() {
    let mut game = KnownGame::record("shortest-9-black");
    let ended = game.clone();
    for name in ["a1", "e6", "z26"] {
        let refusal = IllegalMove {
            square: square(name),
            reason: Reason::GameOver,
        };
        assert_eq!(game.play(square(name)), Err(refusal));
    }
    assert_eq!(game, ended);
}

#[test]
fn a_draw_has_no_winner() {
    let game = KnownGame::record("draw-32-32-upper-case");
    assert_eq!(game.state(), GameState::Tie);
    assert_eq!(game.state().winner(), None);
    assert_eq!(score(&game), [32, 32]);
}

#[test]
fn a_game_that_starts_blocked_is_over_by_count() {
    for (owner, mover, end, score_at_end) in [
        (Tile::White, Player::Black, GameState::WhiteWon, [0, 63]),
        (Tile::Black, Player::White, GameState::BlackWon, [63, 0]),
    ] {
        let position = filled(BoardSize::STANDARD, [owner; 63]);
        let mut game = GameRecord::from_position(position, mover);
        assert_eq!((game.turn(), game.passed()), (None, None));
        assert_eq!(game.state(), end);
        assert_eq!(score(&game), score_at_end);
        let refused = game.play(square("h8")).unwrap_err();
        assert_eq!(refused.reason, Reason::GameOver);
    }
}

#[test]
fn a_game_that_starts_with_a_stuck_player_opens_with_a_pass() {
    let position = board(
        "
        X O . .
        . . . .
        . . . .
        . . . .
        ",
    );
    let mut game = GameRecord::from_position(position, Player::White);
    assert_eq!(game.first_player(), Player::White);
    assert_eq!(game.turn(), Some(Player::Black));
    assert_eq!(game.passed(), Some(Player::White));
    assert_eq!(game.plies(), [Ply::Pass(Player::White)]);
    assert_eq!(game.undo(), None);
    assert_eq!(game.passed(), Some(Player::White));
}

#[test]
fn undo_takes_a_pass_back_with_its_move_and_redo_brings_it_again() {
    let mut game = KnownGame::record("pass-not-end");
    let after = game.clone();
    game.undo().unwrap();
    assert_eq!(score(&game), [18, 1]);
    assert_eq!(game.turn(), Some(Player::White));
    assert_eq!(game.passed(), None);
    assert_eq!(legal_now(&game), squares("c3 f8"));
    assert_eq!(game.redo().unwrap().passed, Some(Player::Black));
    assert_eq!(game, after);
}

#[test]
fn undo_reopens_a_game_that_was_over() {
    let mut game = KnownGame::record("shortest-9-black");
    let undone = game.undo().unwrap();
    assert_eq!(
        (undone.player, undone.square),
        (Player::Black, square("c5"))
    );
    assert_eq!(game.turn(), Some(Player::Black));
    assert_eq!(game.state(), GameState::InProgress);
}

#[test]
fn a_new_game_has_nothing_to_undo_or_redo() {
    let mut game = GameRecord::default();
    assert_eq!(game.undo(), None);
    assert_eq!(game.redo(), None);
    assert_eq!(game, GameRecord::default());
    assert_eq!(game.board(), &GameBoard::default());
    assert_eq!(score(&game), [2, 2]);
    assert_eq!(game.turn(), Some(Player::Black));
    assert_eq!(legal_now(&game), squares("d3 c4 f5 e6"));
}

#[test]
fn a_new_move_forgets_the_moves_taken_back() {
    let mut game = played("d3 c5");
    game.undo().unwrap();
    game.play(square("c3")).unwrap();
    assert_eq!(game.redo(), None);
    assert_eq!(game.moves(), squares("d3 c3"));
    assert_eq!(game, played("d3 c3"));
}

#[test]
fn a_refused_move_names_its_own_reason() {
    let mut game = GameRecord::default();
    for (name, reason) in [
        ("d4", Reason::Occupied(Player::White)),
        ("e4", Reason::Occupied(Player::Black)),
        ("a1", Reason::FlipsNothing),
        ("d6", Reason::FlipsNothing),
        ("z9", Reason::OffBoard(BoardSize::STANDARD)),
    ] {
        let square = square(name);
        assert_eq!(game.play(square), Err(IllegalMove { square, reason }));
    }
    assert_eq!(game, GameRecord::default());
}

#[test]
fn a_game_and_its_mirror_image_end_alike_on_mirrored_squares() {
    let game = KnownGame::record("both-blocked-40-empty");
    let mirrored = played("c4e3f4c5d2c3b6e2b4b5f6c1a5g5e1e7h6h4g7d8");
    assert_eq!(score(&game), [21, 3]);
    assert_eq!(score(&mirrored), [21, 3]);
    let corners = |game: &GameRecord| ["a3", "c1"].map(|name| game.board().tile(square(name)));
    assert_eq!(corners(&game), [Some(Tile::White), Some(Tile::Empty)]);
    assert_eq!(corners(&mirrored), [Some(Tile::Empty), Some(Tile::White)]);
}
