//! Games that begin with a position of a file, in both modes.

use std::path::Path;

use super::{at_home, told, type_lines};
use crate::game::{Position, is_ready, table};
use crate::support::program::folder;
use crate::support::{Launch, Screen};

/// A position as a file holds it, and all that a page says of it.
struct Case {
    size: (u16, u16),
    /// The field `BO` of GGF.
    position: &'static str,
    board: &'static [&'static str],
    score: [usize; 2],
    /// What stands on the line of the turn.
    turn: &'static str,
    /// What is said when the game is opened.
    notice: &'static str,
}

/// Seven full rows of White and one square short of an eighth.
const FULL_OF_WHITE: &str = "8 OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO \
                             OOOOOOO- *";
const FULL_OF_BLACK: &str = "8 ******** ******** ******** ******** ******** ******** ******** \
                             *******- O";
const NOT_FULL: &str =
    "8 -------- -OOO---- -------- -------- -------- -----**- -------- -------- *";
const FIRST_PASSES: &str = "4x6 O*---- ------ ------ ------ *";
const WHITE_FIRST: &str = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- \
                           -------- O";
const WIDE: &str = "4x10 ---------- ---O*----- ---*O----- ---------- *";

const CASES: &[Case] = &[
    Case {
        size: (8, 8),
        position: FULL_OF_WHITE,
        board: &[
            "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO",
            "OOOOOOO.",
        ],
        score: [0, 63],
        turn: "Game over: Blue wins 63-0",
        notice: "Blue wins 63-0 after 0 moves and 0 passes.",
    },
    Case {
        size: (8, 8),
        position: FULL_OF_BLACK,
        board: &[
            "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX",
            "XXXXXXX.",
        ],
        score: [63, 0],
        turn: "Game over: Red wins 63-0",
        notice: "Red wins 63-0 after 0 moves and 0 passes.",
    },
    Case {
        size: (8, 8),
        position: NOT_FULL,
        board: &[
            "........", ".OOO....", "........", "........", "........", ".....XX.", "........",
            "........",
        ],
        score: [2, 3],
        turn: "Game over: Blue wins 3-2",
        notice: "Blue wins 3-2 after 0 moves and 0 passes.",
    },
    Case {
        size: (4, 6),
        position: FIRST_PASSES,
        board: &["OX*...", "......", "......", "......"],
        score: [1, 1],
        turn: "Turn: Blue, because Red passes",
        notice: "Red has no legal move and passes: Blue moves again.",
    },
    Case {
        size: (8, 8),
        position: WHITE_FIRST,
        board: &[
            "........", "........", "....*...", "...OX*..", "..*XO...", "...*....", "........",
            "........",
        ],
        score: [2, 2],
        turn: "Turn: Blue",
        notice: "The game goes on after 0 moves.",
    },
    Case {
        size: (4, 10),
        position: WIDE,
        board: &["...*......", "..*OX.....", "...XO*....", "....*....."],
        score: [2, 2],
        turn: "Turn: Red",
        notice: "The game goes on after 0 moves.",
    },
];

impl Case {
    fn file(&self) -> String {
        let size = self.position.split(' ').next().unwrap();
        format!("(;GM[Othello]TY[{size}]BO[{}];)\n", self.position)
    }

    fn is_on(&self, screen: &Screen) -> bool {
        let (rows, columns) = self.size;
        let seen = Position::seen(screen, rows, columns);
        is_ready(screen)
            && seen.is_some_and(|seen| seen.board == self.board && seen.score == self.score)
            && screen.row(1).trim() == self.turn
            && screen.rows().join(" ").contains(self.notice)
    }

    /// The board, the score and the turn, as the text mode prints them.
    fn lines(&self) -> String {
        let rows = (1..).zip(self.board).map(|(number, row)| {
            let squares: Vec<String> = row.chars().map(String::from).collect();
            format!("{number} {} ", squares.join(" "))
        });
        let [red, blue] = self.score;
        let board: String = rows.collect();
        format!("{board}Score: Red {red}  Blue {blue} {} ", self.turn)
    }
}

#[test]
fn a_position_is_opened_on_the_screen_with_its_turn_or_its_result() {
    for case in CASES {
        let home = folder(&[("position.ggf", case.file().as_bytes())]);
        let mut terminal = at_home(&home).args(["position.ggf"]).start();
        terminal.wait_for(case.position, |screen| case.is_on(screen));
    }
}

#[test]
fn a_position_is_loaded_on_the_screen_with_its_turn_or_its_result() {
    for case in CASES {
        let home = folder(&[("position.ggf", case.file().as_bytes())]);
        let mut terminal = table(&at_home(&home));
        terminal.send("load position.ggf\r");
        terminal.wait_for(case.position, |screen| case.is_on(screen));
    }
}

#[test]
fn a_position_is_opened_and_loaded_in_lines_with_its_turn_or_its_result() {
    for case in CASES {
        let home = folder(&[("position.ggf", case.file().as_bytes())]);
        let opened = type_lines(home.path(), &["position.ggf"], &[]);
        assert!(opened.contains(&case.lines()), "{}: {opened}", case.lines());
        let loaded = type_lines(home.path(), &[], &["load position.ggf"]);
        assert!(loaded.contains(&case.lines()), "{}: {loaded}", case.lines());
        assert!(loaded.contains(case.notice), "{loaded}");
    }
}

/// Opens a position on the screen and plays a move there; gives the picture.
fn play_from(home: &Path, square: &str, turn: &str) -> Screen {
    let launch = Launch::reversi().home(home).args(["position.ggf"]);
    let mut terminal = launch.start();
    terminal.wait_for_text("move:");
    terminal.send(format!("{square}\r"));
    terminal.wait_for(turn, |screen| screen.contains(turn) && is_ready(screen))
}

#[test]
fn play_goes_on_from_a_position_and_is_kept_with_it() {
    let passes = &CASES[3];
    let home = folder(&[("position.ggf", passes.file().as_bytes())]);
    let screen = play_from(home.path(), "c1", "Game over: Blue wins 3-0");
    assert_eq!(screen.board(4, 6).picture()[0], "OOO...");
    let over = "1 move, 1 pass, Red 0 Blue 3, Blue wins";
    assert_eq!(told(home.path()), [over]);

    let white_first = &CASES[4];
    let home = folder(&[("position.ggf", white_first.file().as_bytes())]);
    play_from(home.path(), "e3", "Turn: Red");
    let one = "1 move, 0 passes, Red 1 Blue 4, in progress, Red to move";
    assert_eq!(told(home.path()), [one]);
    type_lines(home.path(), &["position.ggf"], &["e3"]);
    assert_eq!(told(home.path()), [one, one]);
}

#[test]
fn the_first_move_of_a_position_is_the_last_that_can_be_taken_back() {
    let case = &CASES[3];
    let home = folder(&[("position.ggf", case.file().as_bytes())]);
    let lines = ["c1", "undo", "undo"];
    let output = type_lines(home.path(), &["position.ggf"], &lines);
    let wanted = format!("Took back Blue's c1.   a b c d e f {}", case.lines());
    assert!(output.contains(&wanted), "{wanted}: {output}");
    assert!(output.contains("Nothing to take back"), "{output}");
}
