//! What holds for any bytes that are read as games.

use std::io::BufReader;

use reversi::messages;
use reversi::records::{Games, ReadError, Recorded, ggf, transcript};
use reversi::rules::BoardSize;

/// Reads a file to its end: there are no more games than bytes, the same ones
/// however the file is cut into reads, each a flaw told on one line, or a game
/// that stays itself when it is written and read again.
pub fn check(file: &[u8], size: BoardSize) {
    let games: Vec<_> = Games::open(file, size).expect("memory").collect();
    assert!(games.len() <= file.len() + 1);
    for game in &games {
        match game {
            Ok(recorded) => check_game(recorded),
            Err(error) => check_line(&messages::unread(error)),
        }
    }
    let width = 1 + usize::from(file.first().copied().unwrap_or(0) % 7);
    let in_pieces = BufReader::with_capacity(width, file);
    let same = Games::open(in_pieces, size).expect("memory");
    assert!(games.iter().map(told).eq(same.map(|game| told(&game))));
}

fn told(game: &Result<Recorded, ReadError>) -> Result<Recorded, String> {
    game.as_ref().map(Clone::clone).map_err(messages::unread)
}

fn check_game(recorded: &Recorded) {
    check_line(&messages::checked(recorded));
    let size = recorded.game.opening().size();
    let text = ggf::write(recorded);
    let again = only(&text, size);
    assert_eq!(again.game, recorded.game);
    assert_eq!(again.black, recorded.black);
    assert_eq!(again.white, recorded.white);
    assert_eq!(again.date, recorded.date);
    assert_eq!(ggf::write(&again), text);
    if let Some(text) = transcript::write(&recorded.game) {
        let again = only(&text, size);
        assert_eq!(again.game, recorded.game);
        assert_eq!(transcript::write(&again.game), Some(text));
    }
}

/// The one game of a file.
fn only(file: &str, size: BoardSize) -> Recorded {
    let mut games = Games::open(file.as_bytes(), size).expect("memory");
    let game = games.next().expect("a game").expect("a legal game");
    assert!(games.next().is_none());
    game
}

fn check_line(line: &str) {
    assert!(!line.chars().any(char::is_control), "{line:?}");
    assert!(line.len() < 400, "{line:?}");
}
