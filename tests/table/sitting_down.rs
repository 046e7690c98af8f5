//! From the start page to a game: by keys and by mouse, a new one or the one
//! that was left.

use reversi::easy_curses::{ColorDepth, Size};
use reversi::game::{Layout, StartPage, Theme, ThemeName, start_view};
use reversi::names::Names;
use reversi::rules::{BoardSize, Player};
use tempfile::TempDir;

use super::{TO_RED_NAME, start_page, wait_for_field, wait_for_page};
use crate::game::quit;
use crate::support::{Launch, Terminal};

fn leave(terminal: &mut Terminal) {
    quit(terminal);
    assert_eq!(terminal.wait_exit().code(), Some(0));
}

#[test]
fn names_numbers_size_hints_and_theme_are_taken_along() {
    let mut terminal = start_page(&Launch::reversi());
    terminal.send(TO_RED_NAME);
    terminal.send("Anna\tn7654321\tBert\tn1234567\r\x7f6x10\r \t\x1b[C");
    wait_for_field(&mut terminal, "Blue uni no.", "n1234567");
    terminal.wait_for_text("< black-white >");
    terminal.send("\t\r");
    let screen = wait_for_page(&mut terminal);
    let line = screen.row(0);
    assert!(line.starts_with(" X  Red 2  Anna (n7654321) "), "{line}");
    assert!(line.ends_with(" Bert (n1234567)  Blue 2 (O)"), "{line}");
    let board = screen.board(6, 10);
    assert_eq!(board.squares('*'), "", "hints are off");
    assert_eq!(
        board.cell("a1").bg,
        vt100::Color::Idx(29),
        "squares are green"
    );
}

#[test]
fn what_the_command_line_says_is_filled_in() {
    let launch = Launch::reversi().args(["--red", "Anna", "--size", "6x10", "--no-hints"]);
    let mut terminal = start_page(&launch.args(["--theme", "mono"]));
    let screen = wait_for_field(&mut terminal, "Red name", "Anna");
    assert_eq!(super::field(&screen, "Board size").as_deref(), Some("6x10"));
    assert_eq!(
        super::field(&screen, "Hints").as_deref(),
        Some("[ ] mark the legal moves")
    );
    assert!(screen.contains("< mono >"));
}

#[test]
fn a_wrong_size_is_told_and_the_game_waits_for_a_right_one() {
    let mut terminal = start_page(&Launch::reversi());
    terminal.send("\x1b[A\x1b[A\x1b[A89");
    wait_for_field(&mut terminal, "Board size", "89");
    terminal.send("\x1b[12~");
    terminal.wait_for_text("\"89\" is no size: a board has 4 to 26 rows and");
    terminal.send("\x7f\x1b[12~");
    terminal.wait_for_text("Red's move:");
}

#[test]
fn what_the_start_page_says_stays_when_the_screen_is_drawn_anew() {
    let mut terminal = start_page(&Launch::reversi());
    terminal.send("\x1b[A\x1b[A\x1b[A89\x1b[12~");
    terminal.wait_for_text("\"89\" is no size: a board has 4 to 26 rows and");
    terminal.settle();
    let rows = terminal.screen().rows();
    let mark = terminal.mark();
    terminal.send("\x0c");
    terminal.wait_for_output(mark, "\"89\" is no size");
    terminal.settle();
    assert_eq!(terminal.screen().rows(), rows);
}

#[test]
fn the_mouse_sets_the_focus_changes_choices_and_presses_buttons() {
    let mut terminal = start_page(&Launch::reversi());
    let screen = terminal.screen();
    let place = |text: &str| screen.find(text).unwrap();
    terminal.click(place("Blue name"));
    terminal.send("Bert");
    wait_for_field(&mut terminal, "Blue name", "Bert");
    terminal.click(place("Red uni"));
    terminal.send("n1");
    wait_for_field(&mut terminal, "Red uni no.", "n1");
    terminal.click(place("[x]"));
    terminal.wait_for_text("[ ] mark");
    terminal.click(place("classic"));
    let screen = terminal.wait_for_text("< black-white >");
    // The sign that points back goes back, also beyond the first.
    let back = screen.find("< black-white >").unwrap();
    for theme in ["classic", "mono", "colour-blind"] {
        terminal.click(back);
        terminal.wait_for_text(&format!("< {theme} >"));
    }
    terminal.click((back.0, back.1 + 15));
    terminal.wait_for_text("< mono >");
    terminal.click(place("(Resume)"));
    terminal.wait_for_text("There is no unfinished game to go on with.");
    // Other buttons, the wheel and a release press nothing.
    let (row, column) = place("[Quit]");
    for report in ["1;{}M", "2;{}M", "64;{}M", "65;{}M", "0;{}m"] {
        let at = format!("{};{}", column + 2, row + 1);
        terminal.send(format!("\x1b[<{}", report.replace("{}", &at)));
    }
    terminal.click(place("Start Game"));
    terminal.wait_for_text("Red's move:");
}

#[test]
fn a_click_on_quit_leaves_and_one_in_the_oldest_form_does_too() {
    for term in ["xterm-256color", "screen"] {
        let mut terminal = start_page(&Launch::reversi().term(term));
        let (row, column) = terminal.screen().find("Quit").unwrap();
        if term == "screen" {
            let (row, column) = (row as u8 + 33, column as u8 + 33);
            terminal.send([b"\x1b[M ", &[column, row][..]].concat());
        } else {
            terminal.click((row, column));
        }
        assert_eq!(terminal.wait_exit().code(), Some(0));
        terminal.assert_given_back();
    }
}

#[test]
fn without_the_mouse_no_mouse_mode_is_asked_for() {
    let mut terminal = Launch::reversi().args(["--no-mouse"]).sit_down();
    terminal.send("\x1b[15~");
    terminal.settle();
    for mode in ["?1000h", "?1002h", "?1003h", "?1006h"] {
        let sent = terminal.output().escaped();
        assert!(!sent.contains(mode), "{sent}");
    }
    let mut terminal = Launch::reversi().sit_down();
    assert!(terminal.settle().mouse() != vt100::MouseProtocolMode::None);
}

/// A board and a window in which the button that starts a game lies where a
/// square will be that Red may play on.
fn button_over_a_legal_square() -> (usize, Size, (u16, u16)) {
    let page = |size| StartPage::new(&Names::default(), size, true, ThemeName::Classic);
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Indexed256);
    for side in 4..=8 {
        let board = BoardSize::new(side, side).unwrap();
        let record = reversi::rules::GameRecord::new(board);
        let legal = record.board().legal_moves(Player::Black);
        for (rows, columns) in (18..=60).flat_map(|rows| (60..=120).map(move |c| (rows, c))) {
            let window = Size { rows, columns };
            let frame = start_view(&page(board), &theme, window);
            let layout = Layout::fit(board, window).unwrap();
            let button = (0..rows).find_map(|row| Some((row, frame.line(row).find("Start Game")?)));
            let (row, column) = button.unwrap();
            if layout
                .square_at(row, column)
                .is_some_and(|square| legal.contains(square))
            {
                return (side, window, (row as u16, column as u16));
            }
        }
    }
    panic!("no such window");
}

#[test]
fn a_double_click_on_start_game_starts_a_game_and_plays_no_move() {
    let (side, window, place) = button_over_a_legal_square();
    let launch = Launch::reversi().args(["--size", &side.to_string()]);
    let launch = launch.size(window.rows as u16, window.columns as u16);
    for clicks in [2, 1] {
        let mut terminal = start_page(&launch);
        for _ in 0..clicks {
            terminal.click(place);
        }
        terminal.wait_for_text("Red's move:");
        terminal.send("c");
        let screen = terminal.wait_for_text("Red's move: c");
        assert!(screen.row(0).starts_with(" X  Red 2"), "{screen}");
        // Once the player has typed, the square can be clicked on.
        terminal.click(place);
        terminal.wait_for_text("Blue's move: c");
    }
}

#[test]
fn a_game_that_was_left_is_resumed_by_key_or_click() {
    let home = TempDir::new().unwrap();
    let launch = Launch::reversi().home(home.path());
    let mut terminal = start_page(&launch);
    assert!(terminal.screen().contains("(Resume)"));
    terminal.send("\r");
    terminal.wait_for_text("Red's move:");
    terminal.send("d3\r");
    terminal.wait_for_text("Blue's move:");
    leave(&mut terminal);

    let mut terminal = start_page(&launch);
    let screen = terminal.wait_for_text("Resume: Red - Blue, 8x8, 1 move,");
    assert!(screen.contains("[Resume]"));
    terminal.send("\t\r");
    let screen = terminal.wait_for_text("The game goes on after 1 move.");
    assert_eq!(screen.board(8, 8).glyph("d3"), 'X');
    assert_eq!(screen.row(1).trim(), "Turn: Blue");
    terminal.send("c3\r");
    terminal.wait_for_text("Red's move:");
    leave(&mut terminal);

    let mut terminal = start_page(&launch);
    let resume = terminal.screen().find("Resume").unwrap();
    terminal.click(resume);
    terminal.wait_for_text("The game goes on after 2 moves.");
}

#[test]
fn a_new_game_from_the_start_page_leaves_the_unfinished_one_to_be_resumed() {
    let home = TempDir::new().unwrap();
    let launch = Launch::reversi().home(home.path());
    let mut terminal = launch.sit_down();
    terminal.send("d3\r");
    terminal.wait_for_text("Blue's move:");
    leave(&mut terminal);
    let mut terminal = launch.sit_down();
    terminal.send("quit\r");
    assert_eq!(terminal.wait_exit().code(), Some(0));
    assert!(start_page(&launch).screen().contains("[Resume]"));
}
