//! How often a property is tried.

use proptest::prelude::ProptestConfig;

/// So many tries. One that fails is told with its smallest example, and leaves no
/// file beside the sources.
pub fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(count)
    }
}
