//! A file of several games: a list to choose from.

use crate::game::wait_for_position;
use crate::rules::picture::played;
use crate::support::Screen;

use super::replay::Replay;

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const PAGE_UP: &str = "\x1b[5~";
const PAGE_DOWN: &str = "\x1b[6~";
const RIGHT: &str = "\x1b[C";

/// The first moves of thirty games, which differ in their names alone.
fn thirty_games() -> String {
    let games = (1..=30)
        .map(|number| format!("(;GM[Othello]PB[Ann {number}]PW[Ben {number}]TY[8]B[f5]W[d6];)"));
    games.collect::<Vec<_>>().join("\n")
}

/// A game between two that are legal: its third move is not.
const FLAWED: &str = "(;GM[Othello]PB[A]PW[B]TY[8]B[f5];)(;GM[Othello]TY[8]B[d3]W[c5]B[a1];)\
                      (;GM[Othello]DT[2026.11.30_14:02:33.UTC]PB[C]PW[D]TY[8]B[e6]W[f4];)";

/// The number of the chosen game.
fn chosen(screen: &Screen) -> Option<usize> {
    let row = screen
        .rows()
        .into_iter()
        .find(|row| row.starts_with(" >"))?;
    row[2..].split_whitespace().next()?.parse().ok()
}

fn press(replay: &mut Replay, key: &str, number: usize) {
    replay.terminal.send(key);
    replay
        .terminal
        .wait_for(&format!("game {number} chosen"), |screen| {
            chosen(screen) == Some(number)
        });
}

#[test]
fn every_game_is_told_in_a_line() {
    let mut replay = Replay::of(FLAWED);
    let screen = replay
        .terminal
        .wait_for_text("Arrows choose, or a number; Enter opens, Esc leaves.");
    let wanted = [
        " Games in this file",
        "",
        " > 1  A - B: 8x8, 1 move, Red 4 Blue 1, Blue to move",
        "   2  illegal at move 3: a1 flips nothing",
        "   3  C - D: 8x8, 2 moves, Red 3 Blue 3, Red to move, 2026.11.30",
    ];
    assert_eq!(screen.rows()[..5], wanted);
    replay.assert_untouched();
}

#[test]
fn keys_choose_a_game_and_keep_it_in_sight() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, "", 1);
    press(&mut replay, UP, 1);
    press(&mut replay, DOWN, 2);
    // There is something to be seen on both sides of it.
    let screen = replay.terminal.settle();
    assert!(screen.contains("Ann 1 - ") && screen.contains("Ann 3 - "));
    press(&mut replay, PAGE_DOWN, 12);
    press(&mut replay, PAGE_DOWN, 22);
    press(&mut replay, PAGE_DOWN, 30);
    press(&mut replay, DOWN, 30);
    press(&mut replay, PAGE_UP, 20);
    press(&mut replay, "\x1b[H", 1);
    press(&mut replay, "\x1b[F", 30);
    press(&mut replay, UP, 29);
    // Letters mean nothing here.
    replay.terminal.send("xyn ");
    press(&mut replay, UP, 28);
    // The choice stays in sight in any window.
    for (rows, columns) in [(5, 20), (12, 40), (50, 132), (24, 80)] {
        replay.terminal.resize(rows, columns);
        replay.terminal.wait_for("the choice", |screen| {
            chosen(screen) == Some(28) && screen.row(0).starts_with(" Games in this file")
        });
    }
    replay.assert_untouched();
}

#[test]
fn a_list_that_ends_before_the_file_does_says_so() {
    let end = |games: usize| {
        let mut replay = Replay::of(&"f5\n\n".repeat(games));
        press(&mut replay, "", 1);
        replay.terminal.send("\x1b[F");
        replay
            .terminal
            .wait_for("the end", |screen| chosen(screen).is_some_and(|n| n > 1))
    };
    let more = "and more: start with --game N to choose one of them";
    assert!(!end(10_000).contains(more));
    let screen = end(10_002);
    assert!(screen.contains(&format!(" > 10001  {more}")), "{screen}");
}

#[test]
fn enter_opens_the_chosen_game() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, PAGE_DOWN, 11);
    replay.terminal.send("\r");
    let screen = wait_for_position(&mut replay.terminal, &played(""));
    assert!(screen.row(0).contains("Ann 11") && screen.row(0).contains("Ben 11"));
    replay.press(RIGHT, &played("f5"));
    replay.assert_untouched();
}

#[test]
fn a_click_opens_a_game_and_a_click_beside_them_does_not() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, "", 1);
    // Behind the words that tell how the list is used lie more games.
    replay.terminal.click((23, 5));
    press(&mut replay, "\x1b[F", 30);
    let screen = replay.terminal.wait_for_text("Ann 25 - Ben 25");
    replay.terminal.click((0, 5));
    replay.terminal.click((23, 5));
    let place = screen.find("Ann 25 - Ben 25").unwrap();
    replay.terminal.click(place);
    let screen = wait_for_position(&mut replay.terminal, &played(""));
    assert!(screen.row(0).contains("Ann 25"), "{screen}");
}

#[test]
fn typed_digits_choose_the_game_of_that_number() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, "", 1);
    press(&mut replay, "7", 7);
    press(&mut replay, "0", 7);
    press(&mut replay, "2", 2);
    press(&mut replay, "4", 24);
    // There are not so many games: another number begins, which is said.
    press(&mut replay, "3", 3);
    let sentence = "There is no 243 in this list, which ends with 30.";
    replay.terminal.wait_for_text(sentence);
    press(&mut replay, "0", 30);
    press(&mut replay, "2", 2);
    press(&mut replay, DOWN, 3);
    // Here too, as another key has come between.
    press(&mut replay, "1", 1);
    press(&mut replay, "2", 12);
    replay.terminal.send("\r");
    let screen = wait_for_position(&mut replay.terminal, &played(""));
    assert!(screen.row(0).contains("Ann 12"), "{screen}");
}

#[test]
fn drawing_the_screen_anew_takes_nothing_off_the_list_said_or_half_typed() {
    let mut replay = Replay::of(FLAWED);
    press(&mut replay, "2", 2);
    replay.terminal.send("\r");
    let sentence = "game#2: illegal at move 3: a1 flips nothing";
    replay.terminal.wait_for_text(sentence);
    let mark = replay.terminal.mark();
    replay.terminal.send("\x0c");
    replay.terminal.wait_for_output(mark, sentence);

    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, "2", 2);
    replay.terminal.send("\x0c");
    press(&mut replay, "4", 24);
}

#[test]
fn what_of_a_game_has_no_room_is_marked_as_left_out() {
    let mut replay = Replay::of(&thirty_games());
    replay.terminal.resize(12, 24);
    replay.terminal.wait_for("a game cut short", |screen| {
        screen.row(2) == " >  1  Ann 1 - Ben 1:⋯"
    });
}

#[test]
fn escape_goes_back_from_a_replay_to_the_list() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, "11", 11);
    replay.terminal.send("\r");
    let screen = wait_for_position(&mut replay.terminal, &played(""));
    assert!(screen.contains("Esc goes back to the list."), "{screen}");
    replay.press(RIGHT, &played("f5"));
    // Escape first empties the line and puts the cursor away.
    replay.terminal.send("d");
    replay.terminal.wait_for_text("move: d");
    replay.terminal.send("\x1b");
    wait_for_position(&mut replay.terminal, &played("f5"));
    replay.terminal.send(DOWN);
    replay.terminal.wait_for_text("[*]");
    replay.terminal.send("\x1b");
    wait_for_position(&mut replay.terminal, &played("f5"));
    press(&mut replay, "\x1b", 11);
    press(&mut replay, DOWN, 12);
    replay.terminal.send("\r");
    let screen = wait_for_position(&mut replay.terminal, &played(""));
    assert!(screen.row(0).contains("Ann 12"), "{screen}");
    replay.assert_untouched();
}

#[test]
fn help_is_to_be_had_over_the_list() {
    let mut replay = Replay::of(&thirty_games());
    press(&mut replay, DOWN, 2);
    replay.terminal.send("\x1bOP");
    replay.terminal.wait_for("help", |screen| {
        screen.contains("Who cannot move passes") && screen.contains("Esc closes this page")
    });
    press(&mut replay, "\x1b", 2);
}

#[test]
fn escape_leaves_the_list() {
    for key in ["\x1b", "\x03", "\x1b[21~"] {
        let mut replay = Replay::of(&thirty_games());
        press(&mut replay, "", 1);
        replay.terminal.send(key);
        assert_eq!(replay.terminal.wait_exit().code(), Some(0));
        replay.terminal.assert_given_back();
        replay.assert_untouched();
    }
}

#[test]
fn a_flawed_game_says_so_and_the_list_goes_on() {
    let mut replay = Replay::of(FLAWED);
    press(&mut replay, DOWN, 2);
    replay.terminal.send("\r");
    let sentence = "game#2: illegal at move 3: a1 flips nothing";
    replay.terminal.wait_for_text(sentence);
    replay.terminal.send(DOWN);
    let screen = replay
        .terminal
        .wait_for("the third game", |screen| chosen(screen) == Some(3));
    assert!(!replay.terminal.settle().contains(sentence), "{screen}");
    replay.terminal.send("\r");
    wait_for_position(&mut replay.terminal, &played(""));
    replay.press(RIGHT, &played("e6"));
}

#[test]
fn a_sentence_longer_than_the_window_is_broken_into_lines() {
    let mut replay = Replay::of(FLAWED);
    press(&mut replay, DOWN, 2);
    replay.terminal.resize(12, 24);
    replay.terminal.wait_for_text("Arrows choose, or a");
    replay.terminal.send("\r");
    replay.terminal.wait_for("the whole sentence", |screen| {
        screen.rows()[9..] == [" game#2: illegal at", " move 3: a1 flips", " nothing"]
    });
}

#[test]
fn games_without_names_are_told_by_what_they_differ_in() {
    let mut replay = Replay::of("f5d6\n\nf5\n");
    replay.terminal.wait_for("the list", |screen| {
        screen.row(2) == " > 1  8x8, 2 moves, Red 3 Blue 3, Red to move"
    });
    replay.terminal.resize(12, 24);
    replay.terminal.wait_for("the list", |screen| {
        screen.row(2) == " > 1  8x8, 2 moves, Re⋯"
    });
}

#[test]
fn what_is_said_hides_no_chosen_game_and_a_click_on_it_opens_none() {
    let flawed = "(;GM[Othello]TY[8]B[d3]and so on, to the end;)";
    let mut replay = Replay::of(&(thirty_games() + flawed));
    press(&mut replay, "\x1b[F", 31);
    replay.terminal.resize(9, 20);
    replay.terminal.wait_for_text("opens, Esc leaves.");
    replay.terminal.send("\r");
    let screen = replay.terminal.wait_for_text("like B[d3]");
    assert_eq!(chosen(&screen), Some(31), "{screen}");
    // The first line of what is said.
    let place = screen.find("game#31:").unwrap();
    replay.terminal.click(place);
    let screen = replay.terminal.wait_for_text("opens, Esc leaves.");
    assert_eq!(chosen(&screen), Some(31), "{screen}");
}

#[test]
fn long_names_give_way_to_what_their_games_are_told_apart_by() {
    let [red, blue] = ["Anna Katharina Schmidt (4711)", "Bert"];
    let game = |moves: &str| format!("(;GM[Othello]PB[{red}]PW[{blue}]TY[8]{moves};)");
    let mut replay = Replay::of(&(game("B[f5]W[d6]") + &game("B[f5]")));
    let screen = replay.terminal.wait_for_text("Games in this file");
    let told = "8x8, 2 moves, Red 3 Blue 3, Red to move";
    let wanted = format!(" > 1  Anna Katharina Schmidt (⋯ - Bert: {told}");
    assert_eq!(screen.row(2), wanted);
    replay.assert_untouched();
}
