//! What holds for every game in every form that can carry it.

use proptest::prelude::*;
use reversi::records::{Claim, Games, Recorded, ggf, transcript};
use reversi::rules::{BoardSize, GameRecord};

use crate::rules::strategies::games;
use crate::support::cases;

/// The game without the moves that were taken back.
fn as_played(game: &GameRecord) -> GameRecord {
    let mut played = GameRecord::from_position(game.opening().clone(), game.first_player());
    for &square in game.moves() {
        played.play(square).unwrap();
    }
    played
}

fn games_of(file: &str, size: BoardSize) -> Vec<Recorded> {
    let games = Games::open(file.as_bytes(), size).unwrap();
    games.map(Result::unwrap).collect()
}

/// What is left of a text in a file: no control characters but as blanks.
fn without_controls(text: &str) -> String {
    let blank = text.replace(['\n', '\r', '\t'], " ");
    blank.replace(char::is_control, "")
}

/// Names, places and dates: any text, and much of what means something in GGF.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof!["\\PC*", "[\\[\\]\\\\;()a\n\r\t\0\u{1b}]{0,12}"]
}

fn claims() -> impl Strategy<Value = Option<Claim>> {
    let difference = (
        "[+-]?[0-9]{1,3}([.]000?)?",
        prop::option::of(prop::char::range('!', '~')),
    )
        .prop_map(|(written, flag)| Claim::Difference(written, flag));
    let of_64 = (0..=64_usize).prop_map(Claim::BlackOf64);
    prop::option::of(prop_oneof![difference, of_64])
}

fn recorded_games() -> impl Strategy<Value = Recorded> {
    let texts = (texts(), texts(), texts(), texts());
    (games(), 0..4, texts, claims()).prop_map(|(mut game, undone, texts, claim)| {
        for _ in 0..undone {
            game.undo();
        }
        let (black, white, place, date) = texts;
        Recorded {
            game,
            black,
            white,
            place,
            date,
            claim,
        }
    })
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_games_come_back_from_ggf_byte_for_byte(written in prop::collection::vec(recorded_games(), 1..4)) {
        let file: String = written.iter().map(ggf::write).collect();
        let read = games_of(&file, BoardSize::STANDARD);
        prop_assert_eq!(read.len(), written.len());
        for (read, written) in read.iter().zip(&written) {
            prop_assert_eq!(&read.game, &as_played(&written.game));
            let texts = |game: &Recorded| [&game.black, &game.white, &game.date].map(Clone::clone);
            prop_assert_eq!(texts(read), texts(written).map(|text| without_controls(&text)));
        }
        prop_assert_eq!(read.iter().map(ggf::write).collect::<String>(), file);
    }

    #[test]
    fn any_game_that_a_transcript_can_tell_comes_back_byte_for_byte(mut game in games(), undone in 0..4) {
        for _ in 0..undone {
            game.undo();
        }
        let size = game.opening().size();
        let usual = GameRecord::new(size);
        let can = game.opening() == usual.opening()
            && game.first_player() == usual.first_player()
            && !game.moves().is_empty();
        let text = transcript::write(&game);
        prop_assert_eq!(text.is_some(), can);
        if let Some(text) = text {
            let read = games_of(&text, size);
            prop_assert_eq!(read.len(), 1);
            prop_assert_eq!(&read[0].game, &as_played(&game));
            prop_assert_eq!(transcript::write(&read[0].game), Some(text));
        }
    }
}
