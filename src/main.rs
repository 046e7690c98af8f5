//! The command `reversi`.
fn main() {}
