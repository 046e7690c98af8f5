//! A moving picture file of screens that follow one another: what a row looks
//! like stands in it once for all the frames in which it looks so.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::Screen;
use super::svg::{head, parts};

/// How long a frame stays, in seconds.
const PAUSE: f64 = 1.5;

/// What a group of lines begins with that not every frame shows; then comes a
/// `1` or a `0` for each frame, which is also the name of its animation.
const GROUP: &str = "<g class=\"f";

/// Screens of one size as an SVG file that shows each for a while, over and
/// over. Who wants no motion, and who cannot show it, has the last one.
pub fn film(screens: &[Screen]) -> String {
    let frames: Vec<Vec<String>> = screens.iter().map(parts).collect();
    let mut body = String::new();
    let mut animations = BTreeSet::new();
    for index in 0..frames[0].len() {
        for (part, shown) in versions(&frames, index) {
            if shown.contains('0') {
                writeln!(body, "{GROUP}{shown}\">\n{part}</g>").unwrap();
                animations.insert(shown);
            } else {
                body.push_str(part);
            }
        }
    }
    let [head, ground] = head(&screens[0]);
    let style = style(&animations, frames.len());
    format!("{head}{style}{ground}{body}</svg>\n")
}

/// What stands at one place of the frames, each with where it stands there.
fn versions(frames: &[Vec<String>], index: usize) -> Vec<(&str, String)> {
    let mut versions: Vec<(&str, String)> = Vec::new();
    for part in frames.iter().map(|frame| frame[index].as_str()) {
        if !part.is_empty() && versions.iter().all(|(known, _)| *known != part) {
            let shown = frames.iter().map(|frame| frame[index] == part);
            let shown = shown.map(|is_shown| if is_shown { '1' } else { '0' });
            versions.push((part, shown.collect()));
        }
    }
    versions
}

/// When each group is shown, in one line.
fn style(animations: &BTreeSet<String>, frames: usize) -> String {
    let count = u32::try_from(frames).unwrap();
    let mut style = format!(
        "<style>g{{animation:{}s step-end infinite}}",
        f64::from(count) * PAUSE
    );
    for shown in animations {
        let at_rest = if shown.ends_with('1') {
            "visible"
        } else {
            "hidden"
        };
        write!(
            style,
            ".f{shown}{{visibility:{at_rest};animation-name:f{shown}}}"
        )
        .unwrap();
        write!(style, "@keyframes f{shown}{{").unwrap();
        let mut before = None;
        for (number, now) in (0..count).zip(shown.chars()) {
            if before.replace(now) != Some(now) {
                let percent = f64::from(number) * 100.0 / f64::from(count);
                let state = if now == '1' { "visible" } else { "hidden" };
                write!(style, "{percent:.3}%{{visibility:{state}}}").unwrap();
            }
        }
        style.push('}');
    }
    style.push_str("@media (prefers-reduced-motion:reduce){g{animation:none}}</style>\n");
    style
}

/// One frame of such a file, as [`super::svg`] would have drawn it.
pub fn frame(film: &str, number: usize) -> String {
    let mut is_shown = true;
    let mut frame = String::new();
    for line in film.lines() {
        if let Some(shown) = line.strip_prefix(GROUP) {
            is_shown = shown.as_bytes().get(number) == Some(&b'1');
        } else if line == "</g>" {
            is_shown = true;
        } else if is_shown && !line.starts_with("<style>") {
            writeln!(frame, "{line}").unwrap();
        }
    }
    frame
}
