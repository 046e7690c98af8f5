//! Whatever is read, the game goes on, and says little and nothing strange.

use proptest::prelude::*;

use reversi::easy_curses::text_width;
use reversi::names::Names;
use reversi::othello::{Othello, Settings};
use reversi::records::Recorded;
use reversi::rules::BoardSize;

use crate::rules::strategies::sizes;
use crate::support::cases;

/// More bytes than any answer has: the largest board takes half of them.
const LONGEST_ANSWER: usize = 3000;

fn play(size: BoardSize, input: &[u8]) -> String {
    let settings = Settings {
        opening: Recorded::begin(size, &Names::new("Anna", "Bert")).into(),
        hints: true,
        colors: false,
    };
    let mut output = Vec::new();
    let played = Othello::new(settings, (), input, &mut output).play_to_end();
    assert!(played.is_ok(), "{played:?}");
    String::from_utf8(output).unwrap()
}

fn check(size: BoardSize, input: &[u8]) {
    let output = play(size, input);
    let lines = input.split(|byte| *byte == b'\n').count();
    assert!(output.len() <= (lines + 1) * LONGEST_ANSWER, "{output}");
    let strange = output.find(|sign: char| sign.is_control() && sign != '\n');
    assert_eq!(strange, None, "{output:?}");
    let widest = output.lines().map(text_width).max();
    assert!(widest <= Some(80), "{output}");
    assert!(output.ends_with('\n'), "{output}");
}

/// A line that means something, nearly means something, or is any bytes.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let square = "[a-h][1-8]".prop_map(String::into_bytes);
    let word = "(why )?(new|undo|redo|hint|help|[?]|y|n|[a-z][0-9]{0,3})";
    let text = ".{0,40}".prop_map(String::into_bytes);
    let bytes = prop::collection::vec(any::<u8>(), 0..60);
    prop_oneof![6 => square, 2 => word.prop_map(String::into_bytes), 1 => text, 1 => bytes]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn any_bytes_are_survived(size in sizes(), input in prop::collection::vec(any::<u8>(), 0..2000)) {
        check(size, &input);
    }

    #[test]
    fn any_lines_are_survived(size in sizes(), lines in prop::collection::vec(line(), 0..60)) {
        check(size, &lines.join(&b'\n'));
    }
}
