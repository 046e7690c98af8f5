//! Questions, and what was typed or pasted before they were asked.

use super::{
    Position, answer, field, is_ready, play, quit, signs, table_after, usual_table,
    wait_for_position,
};
use crate::rules::picture::played;
use crate::support::{Launch, Terminal};
use reversi::rules::GameRecord;

const ASK_QUIT: &str = "Leave this game unfinished? y or n";
const ASK_NEW: &str = "Leave this game and start a new one? y or n";

fn paste(terminal: &mut Terminal, text: &str) {
    terminal.send(format!("\x1b[200~{text}\x1b[201~"));
}

#[test]
fn quitting_in_mid_game_is_asked_for() {
    let (mut terminal, record) = table_after("d3");
    for key in ["n", "N", "\r", "\x1b"] {
        terminal.send("quit\r");
        terminal.wait_for_text(ASK_QUIT);
        answer(&mut terminal, key);
        wait_for_position(&mut terminal, &record);
    }
    quit(&mut terminal);
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
}

#[test]
fn an_enter_behind_an_answer_belongs_to_it_and_plays_nothing() {
    let (mut terminal, record) = table_after("d3");
    terminal.send("\x1b[B");
    terminal.wait_for("the cursor on c3", |screen| signs(screen, "c3") == " [*] ");
    terminal.send("new\r");
    answer(&mut terminal, "n");
    terminal.send("\r");
    terminal.probe();
    // The cursor goes, and with it the discs that it shows flipped.
    terminal.send("\x1b");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn moves_that_were_taken_back_are_left_only_after_a_question() {
    let (mut terminal, record) = table_after("d3");
    for (word, question) in [("quit", ASK_QUIT), ("new", ASK_NEW)] {
        terminal.send("undo\r");
        wait_for_position(&mut terminal, &GameRecord::default());
        terminal.send(format!("{word}\r"));
        terminal.wait_for_text(question);
        answer(&mut terminal, "n");
        terminal.send("redo\r");
        wait_for_position(&mut terminal, &record);
    }
}

#[test]
fn nothing_but_an_answer_answers_a_question() {
    for (word, question) in [("quit", ASK_QUIT), ("new", ASK_NEW)] {
        let (mut terminal, record) = table_after("d3");
        terminal.send(format!("{word}\r"));
        terminal.wait_for_text(question);
        terminal.settle();
        let c5 = terminal.screen().board(8, 8).position("c5");
        terminal.send("d5x \x7f\x1b[A\x1b[B\x1b[3~\x01\x05");
        terminal.click(c5);
        paste(&mut terminal, "y\n");
        let screen = terminal.settle();
        assert!(screen.contains(question), "{screen}");
        assert_eq!(Position::on(&screen), Some(Position::of(&record)));
        answer(&mut terminal, "n");
        wait_for_position(&mut terminal, &record);
    }
}

#[test]
fn what_was_typed_ahead_never_answers_a_question() {
    for keys in [
        "quit\ry",
        "quit\ryyyy\r\ry",
        "new\ry",
        "new\rY\ry\n",
        "\x1b[21~y",
        "\x03y",
    ] {
        let (mut terminal, record) = table_after("d3");
        terminal.send(keys);
        terminal.wait_for_text("y or n:");
        let screen = terminal.settle();
        assert!(screen.contains("y or n:"), "{keys:?}");
        assert!(!terminal.has_ended(), "{keys:?}");
        assert_eq!(Position::on(&screen), Some(Position::of(&record)));
        answer(&mut terminal, "n");
        wait_for_position(&mut terminal, &record);
    }
}

#[test]
fn a_question_survives_fifty_resizes_and_is_answered_by_the_next_key() {
    let (mut terminal, record) = table_after("d3");
    terminal.send("quit\r");
    terminal.wait_for_text(ASK_QUIT);
    for step in 0..50 {
        terminal.resize(12 + step % 17, 40 + step * 7 % 60);
    }
    terminal.resize(24, 80);
    let screen = terminal.settle();
    assert!(screen.contains(ASK_QUIT), "{screen}");
    assert_eq!(Position::on(&screen), Some(Position::of(&record)));
    answer(&mut terminal, "n");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_marked_paste_is_only_typed_into_the_line() {
    for (text, typed) in [
        ("d3\nc5\n", "d3 c5"),
        ("quit\n", "quit"),
        ("new\r\n", "new"),
        ("  d3\t", "d3"),
        ("\x1b[2Jd3\x07", "[2Jd3"),
    ] {
        let mut terminal = usual_table();
        paste(&mut terminal, text);
        let screen = terminal.wait_for(&format!("{typed:?} in the line"), |screen| {
            field(screen).as_deref() == Some(typed)
        });
        assert_eq!(
            Position::on(&screen),
            Some(Position::of(&GameRecord::default()))
        );
        let screen = terminal.probe();
        assert_eq!(field(&screen).as_deref(), Some(typed));
        assert_eq!(
            Position::on(&screen),
            Some(Position::of(&GameRecord::default()))
        );
    }
}

#[test]
fn a_pasted_square_is_played_by_enter() {
    let mut terminal = usual_table();
    let record = played("d3");
    paste(&mut terminal, "d3\n");
    terminal.send("\r");
    wait_for_position(&mut terminal, &record);
}

#[test]
fn ten_thousand_pasted_letters_neither_quit_nor_restart() {
    let (mut terminal, record) = table_after("d3");
    paste(&mut terminal, &"nqy\n".repeat(2500));
    let screen = terminal.wait_for("the end of the line", |screen| screen.cursor().1 == 79);
    assert!(!screen.contains("200~") && !screen.contains("201~"));
    assert_eq!(Position::on(&screen), Some(Position::of(&record)));
    terminal.send("\r");
    terminal.wait_for("a refusal", |screen| {
        screen.contains("is neither a square") && is_ready(screen)
    });
    wait_for_position(&mut terminal, &record);
}

#[test]
fn a_paste_without_an_end_is_still_typed() {
    let mut terminal = usual_table();
    terminal.send("\x1b[200~d3");
    terminal.wait_for("d3 in the line", |screen| {
        field(screen).as_deref() == Some("d3")
    });
}

#[test]
fn unmarked_pastes_play_line_by_line_and_stop_at_a_question() {
    let mut terminal = usual_table();
    terminal.send("d3\nc5\nf6\nf5\n");
    let mut record = played("d3c5f6f5");
    wait_for_position(&mut terminal, &record);
    // Whole lines of nonsense are refused one by one; none of them acts.
    terminal.send("nnnq\nqqqn\n".repeat(100));
    terminal.probe();
    wait_for_position(&mut terminal, &record);
    terminal.send(format!("quit\n{}", "y\n".repeat(500)));
    terminal.wait_for_text(ASK_QUIT);
    let screen = terminal.settle();
    assert!(screen.contains(ASK_QUIT), "{screen}");
    answer(&mut terminal, "n");
    wait_for_position(&mut terminal, &record);
    play(&mut terminal, &mut record, "e6");
}

#[test]
fn enters_typed_ahead_of_a_word_neither_play_nor_quit() {
    let mut terminal = usual_table();
    let record = played("d3");
    terminal.send("d3\n\n\nq");
    let screen = terminal.wait_for("q in the line", |screen| {
        field(screen).as_deref() == Some("q")
    });
    assert_eq!(Position::on(&screen), Some(Position::of(&record)));
    assert!(!terminal.settle().contains("y or n:"));
}

#[test]
fn paste_brackets_are_asked_for_where_they_are_known() {
    let on = |term: &str| {
        let mut terminal = super::table(&Launch::reversi().term(term));
        terminal.probe().emulated().bracketed_paste()
    };
    assert!(on("xterm-256color") && on("tmux-256color"));
    assert!(!on("linux") && !on("vt100"));
}

#[test]
fn text_typed_before_a_question_is_still_there_after_it() {
    let (mut terminal, _) = table_after("d3");
    terminal.send("c\x1b[21~");
    terminal.wait_for_text(ASK_QUIT);
    answer(&mut terminal, "n");
    terminal.wait_for("the half typed square", |screen| {
        field(screen).as_deref() == Some("c") && screen.contains("Blue's move: c")
    });
}
