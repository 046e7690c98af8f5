//! The terminal comes back after a panic too, and its message can be read.

use crate::support::Launch;

#[test]
fn a_panic_leaves_the_screen_and_then_its_message() {
    for keys in ["", "d", "d3\r\x1b[A"] {
        let events = match keys {
            "" => "0",
            "d" => "1",
            _ => "4",
        };
        let mut terminal = Launch::reversi().args(["--panic-after", events]).start();
        terminal.send(keys);
        let status = terminal.wait_exit();
        assert_eq!(status.code(), Some(101), "{keys:?}");
        terminal.assert_given_back();
        let screen = terminal.screen();
        assert!(!screen.is_alternate(), "{keys:?}");
        assert!(screen.shows_cursor(), "{keys:?}");
        assert!(screen.contains("panicked at"), "{keys:?}\n{screen}");
        assert!(
            screen.contains("a panic was asked for"),
            "{keys:?}\n{screen}"
        );
    }
}

#[test]
fn a_panic_on_a_terminal_without_an_alternate_screen_can_be_read_too() {
    let mut terminal = Launch::reversi()
        .term("vt100")
        .args(["--panic-after", "0"])
        .start();
    assert_eq!(terminal.wait_exit().code(), Some(101));
    terminal.assert_given_back();
    let screen = terminal.screen();
    assert!(screen.contains("a panic was asked for"), "{screen}");
}
