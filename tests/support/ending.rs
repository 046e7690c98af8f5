//! How a program ends, and what it leaves behind.

use std::process::ExitStatus;
use std::time::{Duration, Instant};

use vt100::MouseProtocolMode;

use super::terminal::{DEADLINE, TICK};
use super::{Modes, Terminal};

impl Terminal {
    /// Whether the program has ended.
    pub fn has_ended(&mut self) -> bool {
        if self.ended.is_none() {
            self.ended = self.child.try_wait().unwrap();
        }
        self.ended.is_some()
    }

    /// Waits until the program has ended or a text stands on the screen.
    pub fn wait_for_end_or(&mut self, text: &str) {
        let deadline = Instant::now() + DEADLINE;
        while !self.has_ended() && !self.screen().contains(text) {
            if Instant::now() >= deadline {
                self.fail(&format!("neither the end nor the text {text:?}"));
            }
            self.pump(TICK);
        }
    }

    /// Waits until the program has ended, and reads what it sent to the last
    /// byte.
    pub fn wait_exit(&mut self) -> ExitStatus {
        let deadline = Instant::now() + DEADLINE;
        while !self.has_ended() {
            if Instant::now() >= deadline {
                self.fail("the program did not end");
            }
            self.pump(TICK);
        }
        if let Some(pts) = self.pts.take() {
            self.after = Some(Modes::of(pts));
        }
        while self.pty.is_some() {
            if Instant::now() >= deadline {
                self.fail("another process still holds the terminal");
            }
            self.pump(TICK);
        }
        self.ended.unwrap()
    }

    /// Closes the terminal as a dying window does, and waits for the end.
    pub fn hang_up(&mut self) -> ExitStatus {
        (self.pts, self.pty) = (None, None);
        self.wait_exit()
    }

    /// Checks that the program gave the terminal back: after its end, every
    /// mode is as before its start.
    pub fn assert_given_back(&self) {
        let left = self.left_behind();
        if !left.is_empty() {
            self.fail(&format!("left behind:\n{}", left.join("\n")));
        }
    }

    /// All that a program which has ended did not put back.
    pub fn left_behind(&self) -> Vec<String> {
        let after = self.after.as_ref().expect("wait_exit comes first");
        let emulated = self.parser.screen();
        let default = vt100::Color::Default;
        let mouse = emulated.mouse_protocol_mode() != MouseProtocolMode::None;
        let colors = (emulated.fgcolor(), emulated.bgcolor()) != (default, default);
        let style = emulated.bold() || emulated.underline() || emulated.inverse();
        let keys = emulated.application_cursor() || emulated.application_keypad();
        let mut left = self.before.differences(after);
        for (is_left, what) in [
            (emulated.alternate_screen(), "the alternate screen"),
            (emulated.hide_cursor(), "a hidden cursor"),
            (mouse, "mouse reports"),
            (emulated.bracketed_paste(), "paste brackets"),
            (keys, "application keys"),
            (colors, "colours"),
            (style, "bold, underlined or inverse text"),
        ] {
            left.extend(is_left.then(|| what.to_owned()));
        }
        left
    }

    /// The modes of the terminal now, or at the end of the program.
    pub fn modes(&self) -> Modes {
        let now = self.pts.as_ref().map(Modes::of);
        now.or_else(|| self.after.clone())
            .expect("the terminal hung up")
    }

    /// How long the program has kept a processor busy (Linux).
    pub fn cpu_time(&self) -> Duration {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.pid())).unwrap();
        let nanoseconds = threads.map(|thread| {
            let path = thread.unwrap().path().join("schedstat");
            let text = std::fs::read_to_string(path).unwrap();
            text.split(' ').next().unwrap().parse::<u64>().unwrap()
        });
        Duration::from_nanos(nanoseconds.sum())
    }
}
