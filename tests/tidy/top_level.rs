//! What lies at the top of the project, where visitors look first.

use std::process::Command;

use crate::support::skipped;

/// All that is shown there, in the order in which git lists it.
const SHOWN: [&str; 11] = [
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "benches",
    "examples",
    "logs",
    "src",
    "tests",
];

/// The files of the project; `None` where this is no checkout.
fn files() -> Option<String> {
    let mut git = Command::new("git");
    git.arg("ls-files").current_dir(env!("CARGO_MANIFEST_DIR"));
    let listed = git.output().ok().filter(|output| output.status.success())?;
    let files = String::from_utf8(listed.stdout).unwrap();
    (!files.is_empty()).then_some(files)
}

#[test]
fn the_top_level_shows_what_everybody_looks_for_and_hides_the_rest() {
    let Some(files) = files() else {
        skipped("the top level of the project (no checkout)");
        return;
    };
    let names = files.lines().filter_map(|file| file.split('/').next());
    let mut shown: Vec<&str> = names.filter(|name| !name.starts_with('.')).collect();
    shown.dedup();
    assert_eq!(shown, SHOWN);
}
