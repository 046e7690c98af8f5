//! Mouse reports in both encodings.

use super::{decode, decode_one_by_one, shown, typed};
use reversi::easy_curses::{Event, Mouse, MouseAction};

fn mouse(action: MouseAction, row: usize, column: usize) -> Vec<Event> {
    vec![Event::Mouse(Mouse {
        action,
        row,
        column,
    })]
}

#[test]
fn reports_in_decimal_numbers_tell_action_row_and_column_from_zero() {
    use MouseAction::{Other, Press, Release};
    for (bytes, expected) in [
        (&b"\x1b[<0;1;1M"[..], mouse(Press, 0, 0)),
        (b"\x1b[<0;10;3M", mouse(Press, 2, 9)),
        (b"\x1b[<0;10;3m", mouse(Release, 2, 9)),
        (b"\x1b[<0;300;120M", mouse(Press, 119, 299)),
        (b"\x1b[<1;10;3M", mouse(Other, 2, 9)),
        (b"\x1b[<2;10;3M", mouse(Other, 2, 9)),
        (b"\x1b[<2;10;3m", mouse(Release, 2, 9)),
        (b"\x1b[<64;10;3M", mouse(Other, 2, 9)),
        (b"\x1b[<32;10;3M", mouse(Other, 2, 9)),
        (b"\x1b[<4;10;3M", mouse(Other, 2, 9)),
    ] {
        assert_eq!(decode(bytes), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(bytes), expected, "{}", shown(bytes));
    }
}

#[test]
fn reports_in_three_bytes_tell_action_row_and_column_from_zero() {
    use MouseAction::{Other, Press, Release};
    for (bytes, expected) in [
        (&b"\x1b[M !!"[..], mouse(Press, 0, 0)),
        (b"\x1b[M *#", mouse(Press, 2, 9)),
        (b"\x1b[M#*#", mouse(Release, 2, 9)),
        (b"\x1b[M`*#", mouse(Other, 2, 9)),
        (b"\x1b[M!*#", mouse(Other, 2, 9)),
        // Beyond column 95 a byte is above 0x7F, and no UTF-8.
        (b"\x1b[M \x81#", mouse(Press, 2, 96)),
        (b"\x1b[M \xff\xff", mouse(Press, 222, 222)),
    ] {
        assert_eq!(decode(bytes), expected, "{}", shown(bytes));
        assert_eq!(decode_one_by_one(bytes), expected, "{}", shown(bytes));
    }
}

#[test]
fn reports_that_name_no_cell_are_dropped_whole() {
    for bytes in [
        &b"\x1b[<0;0;5M"[..],
        b"\x1b[<0;5;0M",
        b"\x1b[<0;5M",
        b"\x1b[<;;M",
        b"\x1b[<0;99999999999999999999;1M",
        b"\x1b[<0;1;1X",
        b"\x1b[M \x00\x00",
        b"\x1b[M *\x1b",
        // The form of rxvt, which is never asked for.
        b"\x1b[32;10;3M",
        b"\x1b[32;1;3M",
    ] {
        assert_eq!(decode(bytes), [], "{}", shown(bytes));
        let with_text = [bytes, &b"d3"[..]].concat();
        assert_eq!(decode(&with_text), typed("d3"), "{}", shown(bytes));
    }
}
