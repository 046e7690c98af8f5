//! Curves on logarithmic axes, as a picture in SVG.

use std::{fs, io, path::Path};

/// The picture's width and height, and the edges of the field of curves in it.
const SIZE: (f64, f64) = (720.0, 440.0);
const LEFT: f64 = 72.0;
const RIGHT: f64 = 696.0;
const TOP: f64 = 76.0;
const BOTTOM: f64 = 376.0;

/// All colours are readable on white and on black.
const STYLE: &str = "\
text { font: 14px sans-serif; fill: #7d8590 }
.title { font-size: 16px; font-weight: bold }
.grid { stroke: #7d8590; stroke-opacity: .35 }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.red { color: #e5484d }
.blue { color: #2f81f7 }
.grey { color: #7d8590; stroke-dasharray: 7 5 }
.curve { stroke: currentColor }
circle { fill: currentColor }
";

/// A picture of two curves, with their names above it.
pub struct Chart<'a> {
    pub title: &'a str,
    pub x: Axis<'a>,
    pub y: Axis<'a>,
    pub curves: [Curve<'a>; 2],
}

/// A logarithmic axis, from its first tick to its last.
pub struct Axis<'a> {
    pub name: &'a str,
    /// Values in ascending order, each with what is written beside it.
    pub ticks: Vec<(f64, String)>,
}

/// Points joined by lines, from the left to the right.
pub struct Curve<'a> {
    pub name: &'a str,
    pub color: Color,
    pub points: &'a [(f64, f64)],
}

/// The colour of a curve. What was measured is coloured, and its points are
/// marked; what it is compared to is grey and dashed.
#[allow(dead_code, reason = "not every benchmark draws in all of them")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Color {
    Red,
    Blue,
    Grey,
}

impl<'a> Axis<'a> {
    /// An axis with ticks at 1, 3, 10, 30 and so on, from below the lowest of
    /// the values to above the highest.
    pub fn covering(name: &'a str, values: impl Iterator<Item = f64> + Clone) -> Axis<'a> {
        let lowest = values.clone().fold(f64::INFINITY, f64::min);
        let highest = values.fold(0.0, f64::max);
        let steps = (-9..=9).flat_map(|power| [1.0, 3.0].map(|digit| digit * 10f64.powi(power)));
        let wanted = |tick: &f64| tick * 3.4 > lowest && *tick < highest * 3.4;
        let ticks = steps.filter(wanted).map(|tick| (tick, tick.to_string()));
        let ticks = ticks.collect();
        Axis { name, ticks }
    }

    /// How far along the axis a value lies, from 0 to 1.
    fn share(&self, value: f64) -> f64 {
        let (first, last) = (self.ticks[0].0, self.ticks[self.ticks.len() - 1].0);
        (value / first).ln() / (last / first).ln()
    }
}

impl Curve<'_> {
    fn class(&self) -> String {
        format!("curve {}", self.color.class())
    }
}

impl Color {
    const fn class(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Blue => "blue",
            Color::Grey => "grey",
        }
    }
}

impl Chart<'_> {
    /// Writes the picture to a file in the folder of the benchmarks.
    pub fn save(&self, name: &str) -> io::Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches");
        fs::write(folder.join(name), self.svg())
    }

    fn svg(&self) -> String {
        let ((width, height), title) = (SIZE, self.title);
        let mut svg = vec![format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">\n<style>\n{STYLE}</style>"
        )];
        svg.push(format!(
            "<text class=\"title\" x=\"{LEFT}\" y=\"26\">{title}</text>"
        ));
        let center = f64::midpoint(LEFT, RIGHT);
        text(&mut svg, (center, BOTTOM + 48.0), "middle", self.x.name);
        text(&mut svg, (LEFT - 10.0, TOP - 18.0), "end", self.y.name);
        self.draw_grid(&mut svg);
        for (curve, x) in self.curves.iter().zip([LEFT, center]) {
            self.draw_curve(&mut svg, curve);
            name_curve(&mut svg, curve, x);
        }
        svg.push("</svg>\n".into());
        svg.join("\n")
    }

    fn draw_grid(&self, svg: &mut Vec<String>) {
        for (value, label) in &self.x.ticks {
            let x = self.place((*value, 1.0)).0;
            path(svg, "grid", &[(x, TOP), (x, BOTTOM)]);
            text(svg, (x, BOTTOM + 22.0), "middle", label);
        }
        for (value, label) in &self.y.ticks {
            let y = self.place((1.0, *value)).1;
            path(svg, "grid", &[(LEFT, y), (RIGHT, y)]);
            text(svg, (LEFT - 10.0, y + 5.0), "end", label);
        }
    }

    fn draw_curve(&self, svg: &mut Vec<String>, curve: &Curve) {
        let places = curve.points.iter().map(|&point| self.place(point));
        let places: Vec<(f64, f64)> = places.collect();
        path(svg, &curve.class(), &places);
        dots(svg, curve, &places);
    }

    /// Where in the picture a point lies.
    fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let right = LEFT + self.x.share(x) * (RIGHT - LEFT);
        (right, BOTTOM - self.y.share(y) * (BOTTOM - TOP))
    }
}

/// A piece of a curve and its name, above the field.
fn name_curve(svg: &mut Vec<String>, curve: &Curve, x: f64) {
    let y = TOP - 23.0;
    path(svg, &curve.class(), &[(x, y), (x + 40.0, y)]);
    dots(svg, curve, &[(x + 20.0, y)]);
    text(svg, (x + 50.0, y + 5.0), "start", curve.name);
}

fn dots(svg: &mut Vec<String>, curve: &Curve, places: &[(f64, f64)]) {
    let color = curve.color.class();
    for (x, y) in places.iter().filter(|_| curve.color != Color::Grey) {
        svg.push(format!(
            "<circle class=\"{color}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>"
        ));
    }
}

fn path(svg: &mut Vec<String>, class: &str, places: &[(f64, f64)]) {
    let places = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    let places = places.collect::<Vec<_>>().join(" ");
    svg.push(format!("<polyline class=\"{class}\" points=\"{places}\"/>"));
}

fn text(svg: &mut Vec<String>, (x, y): (f64, f64), anchor: &str, text: &str) {
    svg.push(format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
    ));
}
