//! Colours and attributes, and the cheapest change from one to another.

use vt100::{Cell, Color, Screen};

/// How characters are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "a terminal has that many attributes"
)]
pub struct Style {
    fg: Color,
    bg: Color,
    bold: bool,
    dim: bool,
    italic: bool,
    underline: bool,
    inverse: bool,
}

impl Style {
    /// The terminal's own colours, no attribute.
    const PLAIN: Style = Style {
        fg: Color::Default,
        bg: Color::Default,
        bold: false,
        dim: false,
        italic: false,
        underline: false,
        inverse: false,
    };

    /// The style of a cell.
    pub fn of_cell(cell: &Cell) -> Style {
        Style {
            fg: cell.fgcolor(),
            bg: cell.bgcolor(),
            bold: cell.bold(),
            dim: cell.dim(),
            italic: cell.italic(),
            underline: cell.underline(),
            inverse: cell.inverse(),
        }
    }

    /// The style in which the next character would be drawn.
    pub fn of_pen(screen: &Screen) -> Style {
        Style {
            fg: screen.fgcolor(),
            bg: screen.bgcolor(),
            bold: screen.bold(),
            dim: screen.dim(),
            italic: screen.italic(),
            underline: screen.underline(),
            inverse: screen.inverse(),
        }
    }

    /// Whether blanks of the two styles look the same: of one without line or
    /// inversion only the background is seen.
    pub fn looks_blank_like(self, other: Style) -> bool {
        if self.is_plain_ground() && other.is_plain_ground() {
            self.bg == other.bg
        } else {
            self == other
        }
    }

    /// Whether a blank shows nothing but the background.
    pub fn is_plain_ground(self) -> bool {
        !self.underline && !self.inverse
    }

    /// The shortest sequence from this style to another.
    pub fn change_to(self, other: Style) -> Vec<u8> {
        if self == other {
            return Vec::new();
        }
        let stepwise = self.steps_to(other);
        let afresh = [vec![String::new()], Style::PLAIN.steps_to(other)].concat();
        let (stepwise, afresh) = (stepwise.join(";"), afresh.join(";"));
        let parameters = if afresh.len() < stepwise.len() {
            afresh
        } else {
            stepwise
        };
        format!("\x1b[{parameters}m").into_bytes()
    }

    fn steps_to(self, other: Style) -> Vec<String> {
        // One parameter ends bold and dim together.
        let ends_weight = (self.bold && !other.bold) || (self.dim && !other.dim);
        let had = |is_on: bool| is_on && !ends_weight;
        let mut steps: Vec<String> = Vec::new();
        if ends_weight {
            steps.push("22".to_owned());
        }
        for (was, is, on, off) in [
            (had(self.bold), other.bold, "1", ""),
            (had(self.dim), other.dim, "2", ""),
            (self.italic, other.italic, "3", "23"),
            (self.underline, other.underline, "4", "24"),
            (self.inverse, other.inverse, "7", "27"),
        ] {
            if was != is {
                steps.push(if is { on } else { off }.to_owned());
            }
        }
        if self.fg != other.fg {
            steps.push(color(other.fg, 30));
        }
        if self.bg != other.bg {
            steps.push(color(other.bg, 40));
        }
        steps
    }
}

/// The parameters of a colour; `base` is 30 for characters, 40 for the ground.
fn color(color: Color, base: u16) -> String {
    match color {
        Color::Default => (base + 9).to_string(),
        Color::Idx(index @ 0..=7) => (base + u16::from(index)).to_string(),
        Color::Idx(index @ 8..=15) => (base + 52 + u16::from(index)).to_string(),
        Color::Idx(index) => format!("{};5;{index}", base + 8),
        Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", base + 8),
    }
}
