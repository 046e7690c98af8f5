//! How much memory a process takes (Linux).

/// What is resident now, in KiB.
pub fn resident(process: u32) -> u32 {
    told(process, "VmRSS:")
}

/// The most that has been resident so far, in KiB.
pub fn peak(process: u32) -> u32 {
    told(process, "VmHWM:")
}

fn told(process: u32, name: &str) -> u32 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with(name));
    let number = line.and_then(|line| line.split_whitespace().nth(1));
    number.expect(name).parse().unwrap()
}
