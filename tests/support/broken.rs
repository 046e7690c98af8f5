//! Bytes that no terminal should send.

/// Characters that are cut short, overlong, beyond Unicode, or never begun.
pub const BROKEN_CHARACTERS: &[&[u8]] = &[
    b"\xe9",
    b"\xff",
    b"\x80",
    b"\x9b",
    b"\xc3\x28",
    b"\xc0\xaf",
    b"\xe2\x97",
    b"\xed\xa0\x80",
    b"\xf0\x9f\x98",
    b"\xf4\x90\x80\x80",
    b"\xfe\xff\xfe",
];
