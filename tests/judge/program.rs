//! Runs of the judge.

use crate::support::program::{Ended, ended, run_with};

/// An ending with these answers and nothing wrong.
pub fn fine(answers: &str) -> Ended {
    ended(answers, "", 0)
}

/// Runs `reversi judge` on this input.
pub fn judge(input: impl AsRef<[u8]>) -> Ended {
    run_with(&["judge"], input)
}

/// Runs `reversi judge --style uva` on this input.
pub fn judge_uva(input: impl AsRef<[u8]>) -> Ended {
    run_with(&["judge", "--style", "uva"], input)
}

/// The opening, as a picture in the judge's form.
pub const OPENING: &str = "\
--------
--------
--------
---WB---
---BW---
--------
--------
--------
";
