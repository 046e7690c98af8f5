//! A disk with no room left.

use std::process::{Command, Stdio};

use super::skipped;

/// A line of shell for the program `$0` and its arguments: makes a small disk in
/// the folder `disk`, which nobody else sees and which is gone at the end, runs
/// `before` there, fills the disk, and runs `then`, with the program's state on
/// the disk too. `None` where no disk may be made.
pub fn on_full_disk(test: &str, before: &str, then: &str) -> Option<String> {
    let disk = "mount -t tmpfs -o size=8k,nr_inodes=64 none disk";
    let trial = Command::new("unshare")
        .args(["-m", "sh", "-c", "mount -t tmpfs none /tmp"])
        .stderr(Stdio::null())
        .status();
    if !trial.is_ok_and(|status| status.success()) {
        skipped(&format!("{test} (may not mount a tmpfs)"));
        return None;
    }
    Some(format!(
        "mkdir disk; exec unshare -m sh -c '{disk} && cd disk; {before}; \
         cat /dev/zero >rest 2>/dev/null; XDG_STATE_HOME=$PWD/state; \
         mkdir -p state/reversi/games; {then}' \"$0\" \"$@\""
    ))
}
