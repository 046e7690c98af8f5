//! The game tree has as many leaves as the published tables say.

use super::leaf_count::{DEEPEST_TESTED, KnownCount, Pass};

fn check(pass: Pass) {
    let known = KnownCount::all();
    let (now, later): (Vec<_>, Vec<_>) = known
        .into_iter()
        .partition(|row| row.depth <= DEEPEST_TESTED);
    assert_eq!((now.len(), later.len()), (21, 2));
    for row in now {
        assert_eq!(row.counted(pass), row.expected(pass), "{pass:?} {row:?}");
    }
}

#[test]
fn leaf_counts_are_the_published_ones_where_a_pass_costs_a_ply() {
    check(Pass::CostsAPly);
}

#[test]
fn leaf_counts_are_the_published_ones_where_a_pass_is_free() {
    check(Pass::IsFree);
}
