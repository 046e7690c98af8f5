//! What a machine does not allow is left out by name.

use std::io::Write;

/// Says what is left out, also where the output of passed tests is not shown.
pub fn skipped(what: &str) {
    // Nobody listens where this fails.
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}
