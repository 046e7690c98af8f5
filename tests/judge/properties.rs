//! What holds for every input.

use std::{
    fmt::Write,
    io::{self, Read},
};

use proptest::{collection::vec, prelude::*, sample::select};
use reversi::{
    judge::{self, Error, Mistake, Style},
    rules::{GameBoard, GameRecord, Player, Square, Tile},
};

use crate::support::cases;

/// The answers, and the mistake if the input is wrong.
fn answers(input: impl Read, style: Style) -> (String, Option<Mistake>) {
    let mut output = Vec::new();
    let mistake = match judge::run(input, &mut output, style) {
        Ok(()) => None,
        Err(Error::Mistake(mistake)) => Some(mistake),
        Err(Error::Read(error) | Error::Write(error)) => panic!("{error}"),
    };
    (String::from_utf8(output).unwrap(), mistake)
}

/// An input and its answers in both styles, worked out by the rules that
/// people play by.
#[derive(Default)]
struct Script {
    input: String,
    seed: String,
    uva: String,
}

impl Script {
    fn game(&mut self, moves_before: &[usize], commands: &[Option<usize>]) {
        if !self.seed.is_empty() {
            self.seed += "\n";
            self.uva += "\n";
        }
        let mut before = GameRecord::default();
        let mut mover = Player::Black;
        for &choice in moves_before {
            mover = play(&mut before, choice).map_or(mover, |(player, _)| player.opponent());
        }
        self.input += &picture(before.board());
        self.input += if mover == Player::Black { "B\n" } else { "W\n" };
        let mut game = GameRecord::from_position(before.board().clone(), mover);
        for &command in commands {
            match command {
                None => self.list(game.board(), mover),
                Some(choice) => mover = self.play(&mut game, choice).unwrap_or(mover),
            }
        }
        self.input += "Q\n";
        self.seed += &picture(game.board());
        self.uva += &picture(game.board());
    }

    fn list(&mut self, board: &GameBoard, mover: Player) {
        self.input += "L\n";
        let square = |square: Square| format!("({},{})", square.row(), square.column());
        let squares: Vec<String> = board.legal_moves(mover).iter().map(square).collect();
        if squares.is_empty() {
            self.seed += "No legal move.\n";
            self.uva += "No legal move.\n";
            return;
        }
        self.seed += &(squares.concat() + "\n");
        self.uva += &(squares.join(" ") + "\n");
    }

    /// Whose turn it is after a move; `None` if the game was over before.
    fn play(&mut self, game: &mut GameRecord, choice: usize) -> Option<Player> {
        let (player, square) = play(game, choice)?;
        let (row, column) = (square.row(), square.column());
        let _ = writeln!(self.input, "M{row}{column}");
        let [black, white] = Player::BOTH.map(|player| game.board().count(player));
        let _ = writeln!(self.seed, "Black-{black} White-{white}");
        let _ = writeln!(self.uva, "Black - {black:2} White - {white:2}");
        Some(player.opponent())
    }
}

/// Plays one of the legal moves and tells whose and where.
fn play(game: &mut GameRecord, choice: usize) -> Option<(Player, Square)> {
    let player = game.turn()?;
    let moves: Vec<Square> = game.board().legal_moves(player).iter().collect();
    let square = moves[choice % moves.len()];
    game.play(square).unwrap();
    Some((player, square))
}

fn picture(board: &GameBoard) -> String {
    let letter = |tile: &Tile| match tile {
        Tile::Empty => '-',
        Tile::Black => 'B',
        Tile::White => 'W',
    };
    let row = |tiles: &[Tile]| tiles.iter().map(letter).chain(['\n']).collect::<String>();
    board.rows().map(row).collect()
}

/// A reader that gives a few bytes at a time.
struct InPieces<'a> {
    rest: &'a [u8],
    length: usize,
}

impl Read for InPieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.length.min(buffer.len()).min(self.rest.len());
        self.rest.read(&mut buffer[..length])
    }
}

/// Lines of which some fit together.
fn nearly_right_input() -> impl Strategy<Value = String> {
    let line = select(vec![
        "1",
        "2",
        "--------",
        "---WB---",
        "---BW---",
        "BBBBBBBB",
        "B",
        "W",
        "L",
        "Q",
        "M34",
        "M43",
        "M56",
        "M11",
        "M99",
        "",
        " ",
        "\r",
        "-------",
        "M3",
        "l",
        "\u{feff}1",
        "é",
    ]);
    vec(line, 0..40).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn answers_equal_a_replay_by_the_rules(
        games in vec((vec(any::<usize>(), 0..61), vec(any::<Option<usize>>(), 0..70)), 0..4)
    ) {
        let mut script = Script { input: format!("{}\n", games.len()), ..Script::default() };
        for (moves_before, commands) in &games {
            script.game(moves_before, commands);
        }
        let input = script.input.as_bytes();
        prop_assert_eq!(answers(input, Style::Seed), (script.seed, None));
        prop_assert_eq!(answers(input, Style::Uva), (script.uva, None));
    }

    #[test]
    fn any_bytes_are_answered_or_refused(input in vec(any::<u8>(), 0..2000)) {
        answers(&input[..], Style::Seed);
    }

    #[test]
    fn both_styles_differ_in_blanks_alone(input in nearly_right_input()) {
        let (seed, mistake) = answers(input.as_bytes(), Style::Seed);
        let (uva, same_mistake) = answers(input.as_bytes(), Style::Uva);
        prop_assert_eq!(seed.replace(' ', ""), uva.replace(' ', ""));
        prop_assert_eq!(mistake, same_mistake);
    }

    #[test]
    fn how_the_input_is_cut_into_reads_does_not_matter(
        input in nearly_right_input(), length in 1..20usize
    ) {
        let pieces = InPieces { rest: input.as_bytes(), length };
        prop_assert_eq!(answers(pieces, Style::Seed), answers(input.as_bytes(), Style::Seed));
    }

    #[test]
    fn generated_games_are_accepted_and_cut_anywhere_too(seed: u64, length in 1..9000usize) {
        let mut input = Vec::new();
        judge::generate(8, seed, &mut input).unwrap();
        let whole = answers(&input[..], Style::Seed);
        prop_assert_eq!(&whole.1, &None);
        prop_assert_eq!(answers(InPieces { rest: &input, length }, Style::Seed), whole);
    }
}
