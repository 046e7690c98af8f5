//! The clock of benchmarks that compute and wait for nothing.

use rustix::time::{ClockId, clock_gettime};

/// For how many seconds this thread has kept a processor busy: a machine that
/// works for others too disturbs that little.
#[allow(clippy::cast_precision_loss, reason = "the difference of two is small")]
pub fn busy_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
