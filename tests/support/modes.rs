//! The modes of a terminal line, to be compared before and after.

use std::os::fd::AsFd;

use rustix::termios::{
    ControlModes, InputModes, LocalModes, OutputModes, SpecialCodeIndex, tcgetattr,
};

/// All that `stty` can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modes {
    input: InputModes,
    output: OutputModes,
    control: ControlModes,
    local: LocalModes,
    characters: String,
}

impl Modes {
    /// The modes of a terminal right now.
    pub fn of(terminal: impl AsFd) -> Modes {
        let modes = tcgetattr(terminal).unwrap();
        let characters = format!(
            "{:?}, at least {}, within {}",
            modes.special_codes,
            modes.special_codes[SpecialCodeIndex::VMIN],
            modes.special_codes[SpecialCodeIndex::VTIME],
        );
        Modes {
            input: modes.input_modes,
            output: modes.output_modes,
            control: modes.control_modes,
            local: modes.local_modes,
            characters,
        }
    }

    /// Whether a person types lines: characters are shown, Backspace and
    /// Ctrl-C work.
    pub fn is_cooked(&self) -> bool {
        self.local
            .contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG)
    }

    /// What `after` has different, one text a group; none if they are equal.
    pub fn differences(&self, after: &Modes) -> Vec<String> {
        let groups = [
            (
                format!("{:?}", self.input),
                format!("{:?}", after.input),
                "input",
            ),
            (
                format!("{:?}", self.output),
                format!("{:?}", after.output),
                "output",
            ),
            (
                format!("{:?}", self.control),
                format!("{:?}", after.control),
                "control",
            ),
            (
                format!("{:?}", self.local),
                format!("{:?}", after.local),
                "local",
            ),
            (
                self.characters.clone(),
                after.characters.clone(),
                "characters",
            ),
        ];
        groups
            .into_iter()
            .filter(|(before, after, _)| before != after)
            .map(|(before, after, name)| format!("{name} modes: {before} became {after}"))
            .collect()
    }
}
