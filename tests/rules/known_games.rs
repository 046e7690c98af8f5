//! Games whose course and outcome are known: `tests/data/games.tsv`.

use reversi::rules::{BoardSize, GameRecord, Player};

use super::picture::squares;

/// One game of the table, and how it stands after its last move.
pub struct KnownGame {
    /// Its name in the table.
    pub id: &'static str,
    /// The rows and columns of its board.
    pub size: BoardSize,
    /// Its moves; passes are not written.
    pub transcript: &'static str,
    /// How many black discs, white discs and empty squares there are.
    pub tally: [usize; 3],
    /// Who moves next, after automatic passes; `None` once the game is over.
    pub turn: Option<Player>,
    /// How many passes there were, the last ones included.
    pub passes: usize,
}

impl KnownGame {
    /// Every game of the table.
    pub fn all() -> Vec<KnownGame> {
        let lines = include_str!("../data/games.tsv").lines();
        lines
            .filter(|line| !line.starts_with('#'))
            .skip(1)
            .map(KnownGame::from_row)
            .collect()
    }

    /// The game with this name.
    pub fn named(id: &str) -> KnownGame {
        let mut games = KnownGame::all().into_iter();
        games.find(|game| game.id == id).expect("a game's name")
    }

    /// The record of the game with this name.
    pub fn record(id: &str) -> GameRecord {
        KnownGame::named(id).replay()
    }

    /// Plays the game from its opening.
    pub fn replay(&self) -> GameRecord {
        let mut record = GameRecord::new(self.size);
        for square in squares(self.transcript) {
            let played = record.play(square);
            assert!(played.is_ok(), "{}: {played:?}", self.id);
        }
        record
    }

    fn from_row(line: &'static str) -> KnownGame {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |field: usize| fields[field].parse::<usize>().expect(line);
        let (over, to_move) = (fields[7], fields[8]);
        KnownGame {
            id: fields[0],
            size: BoardSize::new(number(1), number(2)).expect(line),
            transcript: fields[3],
            tally: [number(4), number(5), number(6)],
            turn: match (over, to_move) {
                ("no", "B") => Some(Player::Black),
                ("no", "W") => Some(Player::White),
                ("yes", "-") => None,
                _ => panic!("neither over nor somebody's turn: {line}"),
            },
            passes: number(9),
        }
    }
}
