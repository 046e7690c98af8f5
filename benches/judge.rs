//! What judging costs: `cargo bench --bench judge`.
//!
//! Every figure is processor time, as Linux counts it for a process or thread,
//! so that a busy machine disturbs little. The anchor is `md5sum` over the
//! judge's own answers, read from the same pipe at the same time: what reading
//! them at all costs. Ratios are medians over the rounds. The time by length of
//! the input is drawn in `benches/judge.svg`.

#![allow(clippy::cast_precision_loss)] // sizes for people to read

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use reversi::judge::{self, Style};

mod chart;

use chart::{Axis, Chart, Color, Curve};

const ROUNDS: usize = 9;

/// The lengths of the inputs.
const MEGABYTES: [u64; 5] = [1, 3, 10, 30, 100];

/// Generated games in a million bytes of input, nearly.
const GAMES_PER_MB: u64 = 5232;

fn main() -> io::Result<()> {
    row("judge", "measured", "target");
    throughput("library, style seed, MB/s of input", Style::Seed)?;
    throughput("library, style uva, MB/s of input", Style::Uva)?;
    let inputs = MEGABYTES.map(|megabytes| Ok((megabytes, games(megabytes)?)));
    let inputs: Vec<(u64, PathBuf)> = inputs.into_iter().collect::<io::Result<_>>()?;
    let [.., (_, small), _, (_, large)] = &inputs[..] else {
        return Err(ErrorKind::NotFound.into());
    };
    against_md5sum(small)?;
    time_growth(small, large)?;
    memory("peak resident, 10 MB of input", small)?;
    memory("peak resident, 100 MB of input", large)?;
    draw_growth(&inputs)?;
    inputs
        .iter()
        .try_for_each(|(_, games)| fs::remove_file(games))
}

fn row(name: &str, measured: &str, target: &str) {
    println!("{name:40}{measured:>12}{target:>12}");
}

/// Input and answers in memory.
fn throughput(name: &str, style: Style) -> io::Result<()> {
    let mut input = Vec::new();
    judge::generate(10 * GAMES_PER_MB, 1, &mut input)?;
    let mut answers = Vec::with_capacity(8 * input.len());
    let rate = rounds(|| {
        answers.clear();
        let before = processor_time("thread-self")?;
        judge::run(&input[..], &mut answers, style).map_err(|_| ErrorKind::InvalidData)?;
        let seconds = processor_time("thread-self")? - before;
        Ok(input.len() as f64 / 1e6 / seconds)
    })?;
    row(name, &format!("{rate:.0}"), "");
    Ok(())
}

/// `reversi judge FILE | md5sum`: the time of one over the time of the other.
fn against_md5sum(games: &Path) -> io::Result<()> {
    let ratio = rounds(|| {
        let mut judge = judging(File::open(games)?, Stdio::piped())?;
        let answers = judge.stdout.take().ok_or(ErrorKind::BrokenPipe)?;
        let mut md5sum = Command::new("md5sum")
            .stdin(answers)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut checksum = md5sum.stdout.take().ok_or(ErrorKind::BrokenPipe)?;
        let judge_time = time_at_end(&mut judge)?;
        io::copy(&mut checksum, &mut io::sink())?;
        let md5sum_time = processor_time(&md5sum.id().to_string())?;
        md5sum.wait()?;
        Ok(judge_time / md5sum_time)
    })?;
    row(
        "CPU / CPU of md5sum over the answers",
        &format!("{ratio:.2}"),
        "<= 0.80",
    );
    Ok(())
}

/// Ten times the input: the time.
fn time_growth(small: &Path, large: &Path) -> io::Result<()> {
    let time = |games| time_at_end(&mut judging(File::open(games)?, Stdio::null())?);
    let ratio = rounds(|| Ok(time(large)? / time(small)?))?;
    row(
        "CPU of 100 MB / CPU of 10 MB",
        &format!("{ratio:.2}"),
        "<= 10.5",
    );
    Ok(())
}

/// Draws the time by length of the input, beside a straight line through the
/// origin and the longest input's time.
fn draw_growth(inputs: &[(u64, PathBuf)]) -> io::Result<()> {
    let mut measured = Vec::new();
    for (megabytes, games) in inputs {
        let time = rounds(|| time_at_end(&mut judging(File::open(games)?, Stdio::null())?))?;
        measured.push((*megabytes as f64, time * 1e3));
    }
    let (all, longest) = measured[measured.len() - 1];
    let straight: Vec<(f64, f64)> = measured
        .iter()
        .map(|&(x, _)| (x, longest * x / all))
        .collect();
    let ticks = measured.iter().map(|&(x, _)| (x, x.to_string()));
    let chart = Chart {
        title: "Processor time of reversi judge",
        x: Axis {
            name: "MB of input",
            ticks: ticks.collect(),
        },
        y: Axis::covering("ms", measured.iter().chain(&straight).map(|point| point.1)),
        curves: [
            Curve {
                name: "a straight line through the origin",
                color: Color::Grey,
                points: &straight,
            },
            Curve {
                name: "reversi judge",
                color: Color::Blue,
                points: &measured,
            },
        ],
    };
    chart.save("judge.svg")
}

/// The most memory that was resident until the last input had been written.
fn memory(name: &str, games: &Path) -> io::Result<()> {
    let mut judge = judging(Stdio::piped(), Stdio::null())?;
    let mut input = judge.stdin.take().ok_or(ErrorKind::BrokenPipe)?;
    io::copy(&mut File::open(games)?, &mut input)?;
    let status = fs::read_to_string(format!("/proc/{}/status", judge.id()))?;
    drop(input);
    judge.wait()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    row(name, peak.unwrap_or("?").trim(), "<= 4096 kB");
    Ok(())
}

fn judging(input: impl Into<Stdio>, answers: Stdio) -> io::Result<Child> {
    Command::new(env!("CARGO_BIN_EXE_reversi"))
        .arg("judge")
        .stdin(input)
        .stdout(answers)
        .stderr(Stdio::piped())
        .spawn()
}

/// Waits until a process has ended, which closes its standard error, and tells
/// its processor time. It can be asked for until the process is waited for.
fn time_at_end(process: &mut Child) -> io::Result<f64> {
    let mut errors = String::new();
    if let Some(stderr) = &mut process.stderr {
        stderr.read_to_string(&mut errors)?;
    }
    let time = processor_time(&process.id().to_string())?;
    let ended_well = process.wait()?.success();
    ended_well.then_some(time).ok_or(io::Error::other(errors))
}

/// Processor time in seconds, of a process's or thread's folder in `/proc`.
fn processor_time(folder: &str) -> io::Result<f64> {
    let times = fs::read_to_string(format!("/proc/{folder}/schedstat"))?;
    let nanoseconds = times
        .split(' ')
        .next()
        .and_then(|time| time.parse::<f64>().ok());
    Ok(nanoseconds.ok_or(ErrorKind::InvalidData)? / 1e9)
}

/// Writes about so many million bytes of games to a file for this run.
fn games(megabytes: u64) -> io::Result<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("judge-{megabytes}-mb.txt"));
    judge::generate(megabytes * GAMES_PER_MB, 1, File::create(&path)?)?;
    Ok(path)
}

/// The median of what each round measures.
fn rounds(mut measure: impl FnMut() -> io::Result<f64>) -> io::Result<f64> {
    let measured: io::Result<Vec<f64>> = (0..ROUNDS).map(|_| measure()).collect();
    let mut measured = measured?;
    measured.sort_by(f64::total_cmp);
    Ok(measured[ROUNDS / 2])
}
