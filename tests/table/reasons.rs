//! Why a move is legal or not, on the board and in the panel; flips shown one
//! after the other by the running program.

use crate::rules::known_games::KnownGame;
use crate::support::program::folder;
use crate::support::{Board, Launch, Screen};

const PANEL: &str = "\x1b[17~";

#[test]
fn the_lines_of_a_legal_move_are_drawn_until_the_next_key() {
    let launch = Launch::reversi().locale("C");
    let mut terminal = launch.sit_down();
    terminal.enter("f5 f6 e6 f4 e3 c5");
    terminal.probe();
    terminal.send("why c4\r");
    let screen = terminal.wait_for_text("c4 is legal for Red.");
    let board = screen.board(8, 8);
    let (row, column) = board.position("c4");
    assert_eq!(screen.glyph(row, column - 1), '?');
    let strokes = |text: &str| screen.rows()[3..19].concat().matches(text).count();
    assert!(
        strokes("-") + strokes("|") + strokes("/") + strokes("\\") >= 4,
        "{screen}"
    );
    assert!(!board.squares('o').is_empty(), "what would flip is marked");
    terminal.send("d");
    terminal.wait_for("the page as it was", |screen| {
        !screen.contains("?") && screen.board(8, 8).squares('o').is_empty()
    });
}

#[test]
fn for_an_illegal_square_the_words_say_what_is_missing() {
    let mut terminal = Launch::reversi().sit_down();
    for (line, words) in [
        (
            "why a1",
            "a1 is illegal for Red: it flips nothing. No Blue disc lies beside a1.",
        ),
        ("why e3", "e3 is illegal for Red"),
        ("why d4", "d4 is occupied: Blue has a disc there."),
        (
            "why i9",
            "i9 is not on this board: columns are a to h, rows 1 to 8.",
        ),
        ("why not", "why wants a square, as in: why d3"),
        (
            "why d6",
            "d6 is illegal for Red: it flips nothing. Up right: Blue's e5, but then f4 is",
        ),
    ] {
        terminal.send(format!("{line}\r"));
        let screen = terminal.wait_for_text(words);
        assert_eq!(screen.board(8, 8).squares('*'), "d3 c4 f5 e6", "{line}");
        assert!(screen.row(0).contains("Red 2"), "{line}");
    }
}

#[test]
fn the_panel_has_moves_passes_the_number_of_legal_moves_and_reasons() {
    let mut terminal = Launch::reversi().sit_down();
    terminal.enter("f5 f6 d3 g5 h5 h4 f7 h6 e7");
    terminal.probe();
    terminal.send(PANEL);
    let lines = [
        "Legal moves: 2",
        "Red   Blue",
        "1. f5    f6",
        "4. f7    h6",
        "5. pass  e7",
    ];
    terminal.wait_for("the panel", |screen| {
        let board = Board::find(screen, 8, 8);
        lines.iter().all(|line| screen.contains(line))
            && board.is_some_and(|board| board.squares('*') == "d7 g7")
    });
    terminal.send("\x1b[B");
    terminal.wait_for_text("d7 is legal for Red.");
    terminal.send("\x1b[A");
    terminal.wait_for_text("d6 is illegal for Red");
    terminal.send("why g7\r");
    let screen = terminal.wait_for_text("g7 is legal for Red.");
    assert!(screen.contains("Legal moves: 2"));
    terminal.send(PANEL);
    let gone = |screen: &Screen| !screen.contains("Legal moves");
    terminal.wait_for("no panel", gone);
}

#[test]
fn a_terminal_without_function_keys_has_the_panel_by_its_word() {
    let mut terminal = Launch::reversi().term("vt100").sit_down();
    terminal.enter("panel");
    terminal.wait_for_text("Legal moves: 4");
    terminal.enter("panel");
    terminal.wait_for("no panel", |screen| !screen.contains("Legal moves"));
}

#[test]
fn what_was_just_explained_stays_so_when_the_panel_comes_or_goes() {
    let mut terminal = Launch::reversi().sit_down();
    let marked = |screen: &Screen| {
        let board = Board::find(screen, 8, 8);
        board.is_some_and(|board| board.squares('o') == "d4")
    };
    terminal.send("why d3\r");
    terminal.wait_for_text("Down: flips d4, between d3 and Red's d5.");
    terminal.send(PANEL);
    terminal.wait_for("the reasons in the panel", |screen| {
        screen.contains("Legal moves: 4")
            && screen.contains("  d3 is legal for Red.")
            && marked(screen)
    });
    terminal.send(PANEL);
    terminal.wait_for("the reasons over the board", |screen| {
        screen.row(19).starts_with(" d3 is legal for Red. Down") && marked(screen)
    });
    terminal.send("d");
    terminal.wait_for("nothing said", |screen| !screen.contains("legal for"));
}

#[test]
fn a_click_beside_the_panel_hits_the_square_that_is_seen_there() {
    let mut terminal = Launch::reversi().sit_down();
    let before = terminal.settle().board(8, 8).position("d3");
    terminal.send(PANEL);
    let beside = |screen: &Screen| Some(Board::find(screen, 8, 8)?.position("d3"));
    let screen = terminal.wait_for("the board beside the panel", |screen| {
        screen.contains("Legal moves: 4") && beside(screen).is_some_and(|place| place != before)
    });
    terminal.click(beside(&screen).unwrap());
    let screen = terminal.wait_for_text("Blue's move:");
    assert!(screen.row(0).contains("Red 4"));
}

#[test]
fn where_the_panel_has_no_room_it_says_so_and_comes_with_the_room() {
    let mut terminal = Launch::reversi().size(20, 51).sit_down();
    let words = "No room for the panel here: it needs a";
    terminal.send(PANEL);
    terminal.wait_for_text(words);
    terminal.send(PANEL);
    terminal.wait_for("nothing said", |screen| !screen.contains("No room"));
    terminal.send(PANEL);
    terminal.wait_for_text(words);
    terminal.resize(20, 52);
    terminal.wait_for_text("Legal moves: 4");
    terminal.resize(12, 24);
    terminal.wait_for("no panel", |screen| {
        !screen.contains("Legal moves") && screen.contains("Turn: Red")
            || screen.contains("No room")
    });
}

#[test]
fn flips_run_by_themselves_and_never_delay_what_is_typed() {
    let launch = Launch::reversi().args(["--animate"]);
    let mut terminal = launch.sit_down();
    terminal.send("d3\r");
    // Nobody presses a key: the score comes to what the rules say.
    terminal.wait_for("all flips", |screen| {
        screen.row(0).contains("Red 4")
            && screen.row(0).contains("Blue 1")
            && screen.board(8, 8).squares('X') == "d3 d4 e4 d5"
    });
    terminal.send("c3\rc4\rc5\r");
    let screen = terminal.wait_for_text("Red's move:");
    assert!(!screen.contains("is half a square"));
    terminal.wait_for("all four moves", |screen| {
        screen.row(0).contains("Red 3") && screen.row(0).contains("Blue 5")
    });
}

/// How many pictures a move in a game from a file takes: each ends with the
/// cursor going back to the input line.
fn pictures(options: &[&str]) -> usize {
    let home = folder(&[("game.txt", b"d3c3")]);
    let launch = Launch::reversi().args(["game.txt"]);
    let launch = launch.args(options.iter().copied());
    let mut terminal = launch.home(home.path()).start();
    terminal.wait_for_text("The game goes on after 2 moves.");
    terminal.send("c4");
    terminal.wait_for_text("move: c4");
    let mark = terminal.mark();
    terminal.send("\r");
    terminal.wait_for("all flips", |screen| {
        screen.board(8, 8).glyph("d4") == 'X' && screen.cursor() == (22, 14)
    });
    terminal.since(mark).escaped().matches("\\x1b[23;").count()
}

/// The program asks for the next event at each flip, before the time is over that
/// the rest of a key's bytes may take.
#[test]
fn a_lone_escape_is_noticed_between_two_flips() {
    let transcript = KnownGame::named("flips-18-a1").transcript;
    let before = transcript.strip_suffix("a1").unwrap();
    let home = folder(&[("game.txt", before.as_bytes())]);
    let launch = Launch::reversi().args(["--animate", "game.txt"]);
    let mut terminal = launch.home(home.path()).start();
    terminal.wait_for_text("Blue has no legal move and passes");
    terminal.send("a1");
    terminal.wait_for_text("move: a1");
    let mark = terminal.mark();
    terminal.send("\r\x1b");
    terminal.wait_for("all eighteen flips", |screen| {
        screen.row(0).contains("Red 46") && screen.contains("Red wins 46-18 after")
    });
    let pictures = terminal.since(mark).escaped().matches("\\x1b[23;").count();
    assert!(pictures < 9, "{pictures}");
}

#[test]
fn a_game_from_a_file_is_animated_too() {
    let [at_once, animated] = [pictures(&[]), pictures(&["--animate"])];
    assert!(at_once < animated, "{at_once} and {animated}");
}

#[test]
fn after_the_end_the_words_speak_of_both_players() {
    let mut terminal = Launch::reversi().sit_down();
    terminal.enter("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    let words = "The game is over: a1 flips nothing, neither for Red nor for Blue.";
    terminal.send("\rwhy a1\r");
    let screen = terminal.wait_for_text(words);
    assert!(!screen.contains("illegal for Red"), "{screen}");
}
