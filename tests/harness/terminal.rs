//! Waiting, typing, resizing, signals, ends, and what is left behind.

use std::time::Duration;

use crate::support::{Launch, Signal, Terminal};

/// Runs a line of shell to its end.
fn run(script: &str) -> Terminal {
    let mut terminal = Launch::shell(script).start();
    terminal.wait_exit();
    terminal
}

/// The message with which a step of a test fails.
fn failure(step: impl FnOnce()) -> String {
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(step));
    *result.unwrap_err().downcast().unwrap()
}

#[test]
fn waiting_ends_when_the_text_comes() {
    let mut terminal = Launch::shell("sleep 0.1; echo ready; read line").start();
    let screen = terminal.wait_for_text("ready");
    assert_eq!(screen.row(0), "ready");
    assert_eq!(screen.cursor(), (1, 0));
    assert!(!terminal.has_ended());
}

#[test]
fn a_vain_wait_tells_what_was_missing_the_screen_the_command_and_its_environment() {
    let mut terminal = Launch::shell("echo something else")
        .env("NAME", "Ada")
        .start();
    let message = failure(|| {
        terminal.wait_for_text("ready");
    });
    for part in [
        "waited in vain for the text \"ready\"",
        "|something else   ",
        "24 x 80",
        "NAME=\"Ada\"",
        "echo something else",
        "TERM=\"xterm-256color\"",
    ] {
        assert!(message.contains(part), "`{part}` is missing in:\n{message}");
    }
}

#[test]
fn typed_keys_reach_the_program() {
    let mut terminal = Launch::shell("read word; echo got $word").start();
    terminal.send("d3\n");
    terminal.wait_for_text("got d3");
    assert_eq!(terminal.wait_exit().code(), Some(0));
}

#[test]
fn ten_thousand_bytes_can_be_typed_while_the_program_answers_each() {
    let mut terminal = Launch::shell("stty -echo -icanon min 1; echo go; exec cat").start();
    terminal.wait_for_text("go");
    terminal.send("0123456789".repeat(1000));
    terminal.send("end");
    terminal.wait_for_text("end");
    assert_eq!(terminal.output().len(), "go\r\n".len() + 10_003);
}

#[test]
fn an_exit_code_is_told_and_the_last_byte_is_read() {
    let mut terminal = Launch::shell("seq 1 5000; exit 7").start();
    assert_eq!(terminal.wait_exit().code(), Some(7));
    assert!(terminal.output().0.ends_with(b"4999\r\n5000\r\n"));
    assert_eq!(terminal.screen().row(22), "5000");
}

#[test]
fn a_signal_reaches_the_program_and_is_told_apart_from_an_exit() {
    use std::os::unix::process::ExitStatusExt as _;
    let mut terminal = Launch::shell("echo ready; exec sleep 100").start();
    terminal.wait_for_text("ready");
    terminal.signal(Signal::TERM);
    let status = terminal.wait_exit();
    assert_eq!((status.code(), status.signal()), (None, Some(15)));
}

#[test]
fn a_closed_terminal_ends_the_program() {
    use std::os::unix::process::ExitStatusExt as _;
    let mut terminal = Launch::shell("echo ready; exec sleep 100").start();
    terminal.wait_for_text("ready");
    assert_eq!(terminal.hang_up().signal(), Some(1));
}

#[test]
fn the_program_is_told_of_a_new_size() {
    let script = "trap 'stty size' WINCH; stty size; while :; do sleep 0.01; done";
    let mut terminal = Launch::shell(script).size(30, 90).start();
    terminal.wait_for_text("30 90");
    terminal.resize(40, 132);
    let screen = terminal.wait_for_text("40 132");
    assert_eq!(screen.size(), (40, 132));
}

#[test]
fn every_size_from_one_cell_up_can_be_drawn_on() {
    let script = "while read word; do \
                  printf '\\033[?1049h\\033[24;79H日本\\033[99;99H\\033[K\\n\\033[H%s' $word; done";
    let mut terminal = Launch::shell(script).start();
    for (turn, (rows, columns)) in [(2, 10), (1, 1), (60, 200), (1, 200), (60, 1), (24, 80)]
        .into_iter()
        .enumerate()
    {
        terminal.resize(rows, columns);
        terminal.send(format!("{turn}\n"));
        let drawn = terminal.wait_for("the answer", |screen| {
            screen.glyph(0, 0).to_string() == turn.to_string()
        });
        assert_eq!(drawn.size(), (rows, columns));
    }
}

#[test]
fn the_environment_is_pinned() {
    let script = "pwd; env | grep -v -e ^PWD= -e ^PATH= -e ^TERMINFO -e ^LLVM_ -e ^OLDPWD= -e ^_= -e ^SHLVL=";
    let terminal = run(script);
    let home = terminal.home().to_str().unwrap();
    let mut rows = terminal.screen().rows();
    rows.retain(|row| !row.is_empty());
    assert_eq!(rows.remove(0), home);
    rows.sort();
    assert_eq!(
        rows,
        [
            format!("HOME={home}"),
            "LC_ALL=C.UTF-8".to_owned(),
            "TERM=xterm-256color".to_owned(),
            format!("XDG_STATE_HOME={home}/state"),
        ]
    );
}

#[test]
fn a_variable_can_be_set_and_taken_away() {
    let script = "echo \"$TERM,${LC_ALL-none},$NO_COLOR\"";
    let launch = Launch::shell(script).term("vt100").without("LC_ALL");
    let mut terminal = launch.env("NO_COLOR", "1").start();
    terminal.wait_for_text("vt100,none,1");
}

#[test]
fn two_starts_have_two_homes_unless_they_share_one() {
    let home = tempfile::TempDir::new().unwrap();
    let launch = Launch::shell("cat file; echo kept > file").home(home.path());
    launch.start().wait_exit();
    let mut second = launch.start();
    second.wait_for_text("kept");
    let (first, other) = (run("true"), run("true"));
    assert_ne!(first.home(), other.home());
}

#[test]
fn nothing_is_left_behind_by_a_program_that_puts_everything_back() {
    let script = "old=$(stty -g); stty raw -echo; printf '\\033[?1049h\\033[?25l\\033[1;31mX'; \
                  printf '\\033[m\\033[?25h\\033[?1049l'; stty $old; echo bye";
    let mut terminal = Launch::shell(script).start();
    assert_eq!(terminal.wait_exit().code(), Some(0));
    terminal.assert_given_back();
    assert!(terminal.modes().is_cooked());
    assert_eq!(terminal.screen().row(0), "bye");
}

#[test]
fn a_terminal_left_raw_is_noticed() {
    let terminal = run("stty raw");
    assert!(!terminal.modes().is_cooked());
    let left = terminal.left_behind();
    let groups: Vec<&str> = left
        .iter()
        .filter_map(|text| text.split(' ').next())
        .collect();
    assert_eq!(groups, ["input", "output", "local"]);
    let message = failure(|| terminal.assert_given_back());
    assert!(
        message.starts_with("left behind:\ninput modes: "),
        "{message}"
    );
}

#[test]
fn one_changed_mode_is_noticed() {
    let left = run("stty -echo").left_behind();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(left[0].starts_with("local modes: "), "{left:?}");
}

#[test]
fn every_state_of_the_screen_left_on_is_noticed() {
    for (bytes, what) in [
        ("\\033[?1049h", "the alternate screen"),
        ("\\033[?25l", "a hidden cursor"),
        ("\\033[?1000h", "mouse reports"),
        ("\\033[?1003;1006h", "mouse reports"),
        ("\\033[?2004h", "paste brackets"),
        ("\\033[?1h", "application keys"),
        ("\\033[41m", "colours"),
        ("\\033[4m", "bold, underlined or inverse text"),
    ] {
        assert_eq!(run(&format!("printf '{bytes}'")).left_behind(), [what]);
    }
}

#[test]
fn a_probe_waits_until_everything_typed_before_is_done() {
    // Reads single keys and shows a field; Enter takes a while.
    let script = "stty raw -echo; printf '> '; while :; do \
                  key=$(dd bs=1 count=1 2>/dev/null | od -An -tx1 | tr -d ' '); case $key in \
                  0d) sleep 0.2; printf '\\r\\ndone\\r\\n> ';; 7f) printf '\\b \\b';; \
                  *) printf \"\\\\$(printf %o 0x$key)\";; esac; done";
    let mut terminal = Launch::shell(script).start();
    terminal.wait_for_text(">");
    terminal.send("d3\r");
    let screen = terminal.probe();
    assert_eq!(screen.rows()[..3], ["> d3", "done", ">"]);
    assert_eq!(screen.cursor(), (2, 2));
}

#[test]
fn silence_is_no_byte_and_a_tick_is_counted() {
    let mut silent = Launch::shell("exec sleep 100").start();
    assert_eq!(silent.listen(Duration::from_millis(150)), 0);
    let mut loud = Launch::shell("while :; do printf x; sleep 0.01; done").start();
    loud.wait_for_text("x");
    assert!(loud.listen(Duration::from_millis(150)) > 0);
}

#[test]
fn the_output_after_a_mark_is_only_what_came_later() {
    let mut terminal = Launch::shell("printf first; read x; printf '\\033[2Jsecond'").start();
    terminal.wait_for_text("first");
    let mark = terminal.mark();
    terminal.send("\n");
    terminal.wait_for_text("second");
    assert_eq!(terminal.since(mark).0, b"\r\n\x1b[2Jsecond");
    assert_eq!(terminal.since(mark).screen_clears(), 1);
    assert_eq!(terminal.output().0, b"first\r\n\x1b[2Jsecond");
}

#[test]
fn a_click_arrives_in_the_sgr_form() {
    let mut terminal = Launch::shell("stty raw -echo; echo go; exec cat -v").start();
    terminal.wait_for_text("go");
    terminal.click((2, 9));
    terminal.wait_for_text("^[[<0;10;3M^[[<0;10;3m");
}

#[test]
fn a_busy_program_is_told_from_an_idle_one() {
    let mut busy = Launch::shell("echo go; while :; do :; done").start();
    busy.wait_for_text("go");
    busy.listen(Duration::from_millis(200));
    assert!(busy.cpu_time() > Duration::from_millis(20));
    let mut idle = Launch::shell("exec sleep 100").start();
    idle.settle();
    let before = idle.cpu_time();
    idle.listen(Duration::from_millis(200));
    assert!(idle.cpu_time() < before + Duration::from_millis(20));
}
