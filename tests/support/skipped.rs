//! What a machine does not allow is left out by name.

use std::io::Write;

/// Says what is left out, also where the output of passed tests is not shown.
pub fn skipped(what: &str) {
    // Nobody listens where this fails.
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}

/// Whether this system describes a terminal; one that it does not is left out.
pub fn is_described(term: &str) -> bool {
    let described = termini::TermInfo::from_name(term).is_ok();
    if !described {
        skipped(&format!("{term} (not described by this system)"));
    }
    described
}
