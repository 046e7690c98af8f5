//! Files that were written long ago.

use std::path::Path;
use std::time::{Duration, SystemTime};

/// Makes a file two hours old.
pub fn age(file: &Path) {
    let then = SystemTime::now() - Duration::from_secs(2 * 3600);
    let file = std::fs::File::options().write(true).open(file).unwrap();
    file.set_modified(then).unwrap();
}
