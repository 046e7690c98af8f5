//! Terminals without colours, locales without wide characters, and places
//! where no screen can be drawn.

use super::{ask, play, signs, table, table_after};
use crate::support::{Launch, is_described};
use reversi::rules::GameRecord;

#[test]
fn without_colours_everything_is_told_apart_by_characters() {
    for term in ["vt100", "xterm-mono", "ansi-m", "vt220"] {
        if !is_described(term) {
            continue;
        }
        let mut terminal = table(&Launch::reversi().term(term).locale("C"));
        let mut record = GameRecord::default();
        let screen = play(&mut terminal, &mut record, "d3");
        assert_eq!(terminal.output().colors(), [""; 0], "{term}");
        assert_eq!(signs(&screen, "e4"), "  X  ", "{term}");
        assert_eq!(signs(&screen, "e5"), " (O) ", "{term}");
        assert_eq!(signs(&screen, "c5"), "  *  ", "{term}");
        assert_eq!(signs(&screen, "h8"), "  .  ", "{term}");
        assert_eq!(signs(&screen, "d3"), " >X< ", "{term}");
        terminal.send("\x1b[A");
        terminal.wait_for("a cursor in characters", |screen| {
            signs(screen, "c3").contains("[*]")
        });
    }
}

#[test]
fn the_variable_no_color_and_the_option_color_are_heeded() {
    let colors = |launch: Launch| {
        let mut terminal = table(&launch);
        play(&mut terminal, &mut GameRecord::default(), "d3");
        !terminal.output().colors().is_empty()
    };
    assert!(colors(Launch::reversi()));
    assert!(!colors(Launch::reversi().env("NO_COLOR", "1")));
    assert!(colors(Launch::reversi().env("NO_COLOR", "")));
    assert!(colors(
        Launch::reversi()
            .env("NO_COLOR", "1")
            .args(["--color", "always"])
    ));
    assert!(!colors(Launch::reversi().args(["--color", "never"])));
    assert!(!colors(
        Launch::reversi().term("vt100").args(["--color", "always"])
    ));
}

#[test]
fn a_terminal_of_eight_colours_gets_no_others() {
    for term in ["xterm", "linux", "screen", "ansi"] {
        let mut terminal = table(&Launch::reversi().term(term));
        play(&mut terminal, &mut GameRecord::default(), "d3");
        for color in terminal.output().colors() {
            let number: u8 = color.parse().unwrap();
            assert!(matches!(number, 30..=37 | 40..=47), "{term}: {color}");
        }
    }
}

#[test]
fn where_the_locale_has_only_ascii_only_ascii_is_sent() {
    let launch = Launch::reversi().args(["--red", "Ada"]);
    for launch in [
        launch.clone().locale("C"),
        launch.clone().locale("POSIX"),
        launch.clone().locale("xx_XX.UTF-8"),
        launch.clone().without("LC_ALL"),
        launch.clone().term("linux"),
        launch.clone().locale("C").term("linux"),
    ] {
        let mut terminal = table(&launch);
        play(&mut terminal, &mut GameRecord::default(), "d3");
        ask(&mut terminal, "why c5", "c5 is legal for Blue.");
        assert_eq!(terminal.output().non_ascii(), [0; 0], "{launch:?}");
    }
}

#[test]
fn names_in_other_scripts_become_question_marks_where_they_cannot_be_shown() {
    let launch = Launch::reversi().args(["--red", "Zoë", "--blue", "日本"]);
    let mut terminal = table(&launch.clone().locale("C"));
    assert!(terminal.probe().row(0).contains("Red 2  Zo?"));
    assert_eq!(terminal.output().non_ascii(), [0; 0]);
    let screen = table(&launch).probe();
    assert!(screen.row(0).contains("Zoë") && screen.row(0).contains("日本"));
    assert_eq!(super::score(&screen), Some([2, 2]));
}

#[test]
fn no_control_byte_of_a_name_reaches_the_terminal() {
    let launch = Launch::reversi().args(["--red", "A\x1b[2J\x07B\u{9b}31mC", "--blue", "D\nE\tF"]);
    let mut terminal = table(&launch);
    let line = terminal.probe().row(0);
    assert!(line.contains("Red 2  A[2JB31mC"), "{line}");
    assert!(line.contains("D E F  Blue 2"), "{line}");
}

#[test]
fn where_no_screen_can_be_drawn_the_terminal_stays_as_it_is() {
    let launch = Launch::reversi();
    for launch in [
        launch.clone().without("TERM"),
        launch.clone().term(""),
        launch.clone().term("unknown"),
        launch.clone().term("nosuchterm"),
        launch.clone().term("dumb"),
    ] {
        let mut terminal = launch.start();
        // End of input, for a program that goes on in plain lines.
        terminal.send("\x04");
        let code = terminal.wait_exit().code();
        assert!(matches!(code, Some(0 | 2)), "{code:?}: {launch:?}");
        terminal.assert_given_back();
        assert!(terminal.modes().is_cooked());
        assert_eq!(terminal.output().escapes(), 0, "{launch:?}");
        assert!(terminal.screen().contains("reversi: "), "{launch:?}");
    }
}

#[test]
fn a_game_piped_into_a_program_or_a_file_sends_no_escape_there() {
    for script in [
        "NO_COLOR=1 \"$0\" </dev/null",
        "\"$0\" | cat",
        "\"$0\" >file; cat file",
    ] {
        let mut terminal = Launch::shell(script).start();
        terminal.send("\x04");
        terminal.wait_exit();
        terminal.assert_given_back();
        assert_eq!(terminal.output().escapes(), 0, "{script}");
    }
}

#[test]
fn the_cursor_marks_a_square_and_shows_what_a_move_there_flips() {
    let (mut terminal, mut record) = table_after("d3");
    terminal.send("\x1b[B\x1bOC\x1b[C");
    let screen = terminal.wait_for("the cursor on e3 with its preview", |screen| {
        signs(screen, "e3").contains("[*]") && screen.board(8, 8).glyph("e4") == 'x'
    });
    assert_eq!(screen.board(8, 8).glyph("d4"), 'X');
    terminal.send("\r");
    record.play("e3".parse().unwrap()).unwrap();
    terminal.wait_for("e3 played", |screen| {
        screen.contains("Red's move:") && super::is_ready(screen)
    });
    terminal.send("\x1b");
    super::wait_for_position(&mut terminal, &record);
}

#[test]
fn the_cursor_stops_at_every_edge() {
    let mut terminal = table(&Launch::reversi());
    for (keys, square, signs_there) in [
        ("\x1b[A".repeat(12), "d1", " [.] "),
        ("\x1b[D".repeat(12), "a1", " [.] "),
        ("\x1b[B".repeat(12), "a8", " [.] "),
        ("\x1b[C".repeat(12), "h8", " [.] "),
    ] {
        terminal.send(keys);
        terminal.wait_for(square, |screen| signs(screen, square) == signs_there);
    }
}
