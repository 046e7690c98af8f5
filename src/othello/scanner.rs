//! The lines of an input that may hold anything.

use std::io::{self, BufRead, Read};

use crate::shell_word::line_as_text;

/// Reads lines, each with a bound on its length, so that no input needs more
/// memory than one line may take.
#[derive(Debug)]
pub(super) struct Scanner<R> {
    input: R,
    /// The last line was read: a terminal would go on after its end of input.
    ended: bool,
}

/// What the next line is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line without its line break. What is not UTF-8 is spelled as a shell
    /// spells it behind the first word, and replaced in it.
    Typed(String),
    /// A line longer than [`MOST_BYTES`], skipped to its end.
    TooLong,
    /// There are no more lines.
    End,
}

/// The most bytes of a line, its line feed not counted.
const MOST_BYTES: usize = 4096;

impl<R: BufRead> Scanner<R> {
    pub(super) const fn new(input: R) -> Scanner<R> {
        Scanner {
            input,
            ended: false,
        }
    }

    /// Reads exactly one line. The last one need not end with a line feed.
    pub(super) fn next_line(&mut self) -> io::Result<Line> {
        let mut bytes = Vec::new();
        let most = MOST_BYTES as u64 + 1;
        let mut start = self.input.by_ref().take(most);
        if self.ended || start.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Line::End);
        }
        let whole = bytes.strip_suffix(b"\n");
        if whole.is_none() && bytes.len() > MOST_BYTES {
            self.input.skip_until(b'\n')?;
            return Ok(Line::TooLong);
        }
        self.ended = whole.is_none();
        let line = whole.unwrap_or(&bytes);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let text = String::from_utf8(line.to_vec());
        Ok(Line::Typed(text.unwrap_or_else(|_| line_as_text(line))))
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, MOST_BYTES, Scanner};

    fn lines_of(input: &[u8]) -> Vec<Line> {
        let mut scanner = Scanner::new(input);
        let mut lines = Vec::new();
        loop {
            match scanner.next_line() {
                Ok(Line::End) | Err(_) => return lines,
                Ok(line) => lines.push(line),
            }
        }
    }

    fn typed(text: &str) -> Line {
        Line::Typed(text.to_owned())
    }

    #[test]
    fn lines_end_with_lf_or_cr_lf_and_the_last_one_with_nothing() {
        let lines = [typed("d3"), typed(""), typed("c4 "), typed("e\r3")];
        assert_eq!(lines_of(b"d3\r\n\nc4 \ne\r3"), lines);
        assert_eq!(lines_of(b""), []);
    }

    #[test]
    fn bytes_that_are_not_utf_8_are_replaced() {
        let lines = [typed("\u{fffd}d3"), typed("\0")];
        assert_eq!(lines_of(b"\xffd3\n\0\n"), lines);
    }

    #[test]
    fn a_name_that_is_not_utf_8_is_spelled() {
        let lines = [typed("save $'caf\\351.ggf'"), typed("load ~/$'\\351'")];
        assert_eq!(lines_of(b" save  'caf\xe9.ggf' \nload ~/\xe9\n"), lines);
    }

    #[test]
    fn a_line_of_the_greatest_length_is_read_and_a_longer_one_skipped() {
        let longest = "x".repeat(MOST_BYTES);
        let lines = [typed(&longest), Line::TooLong, typed("d3"), Line::TooLong];
        let input = format!("{longest}\n{longest}x\nd3\n{longest}yyy");
        assert_eq!(lines_of(input.as_bytes()), lines);
    }
}
