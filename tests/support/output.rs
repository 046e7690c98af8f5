//! The bytes a program sent, as bytes.

/// A stretch of output.
#[derive(Clone, Copy)]
pub struct Output<'a>(pub &'a [u8]);

/// One piece of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Bytes that are shown.
    Text(&'a [u8]),
    /// One control byte other than ESC.
    Control(u8),
    /// `ESC [`, parameters, last byte.
    Csi(&'a str, u8),
    /// Any other sequence, without its ESC.
    Escape(&'a [u8]),
}

impl<'a> Output<'a> {
    /// How many bytes.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Cut into text and sequences.
    pub fn pieces(self) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut rest = self.0;
        while !rest.is_empty() {
            let (piece, used) = first_piece(rest);
            pieces.push(piece);
            rest = &rest[used..];
        }
        pieces
    }

    /// How often the whole screen was cleared: `ESC[2J`, `ESC[3J`, `ESC c`, or
    /// `ESC[J` straight after a move to the top left corner.
    pub fn screen_clears(self) -> usize {
        let mut at_home = false;
        let mut clears = 0;
        for piece in self.pieces() {
            clears += usize::from(match piece {
                Piece::Csi("2" | "3", b'J') | Piece::Escape(b"c") => true,
                Piece::Csi("" | "0", b'J') => at_home,
                _ => false,
            });
            at_home = matches!(piece, Piece::Csi("" | "1" | ";" | "1;1", b'H'));
        }
        clears
    }

    /// Every choice of a colour, as its SGR parameters: `31`, `38;5;12`. The
    /// way back to the terminal's own colours, 39 and 49, chooses none.
    pub fn colors(self) -> Vec<String> {
        let mut chosen = Vec::new();
        for piece in self.pieces() {
            if let Piece::Csi(parameters, b'm') = piece {
                chosen.extend(colors_of(parameters));
            }
        }
        chosen
    }

    /// The bytes that are not ASCII.
    pub fn non_ascii(self) -> Vec<u8> {
        self.0
            .iter()
            .copied()
            .filter(|byte| !byte.is_ascii())
            .collect()
    }

    /// How many bytes are ESC.
    pub fn escapes(self) -> usize {
        self.0.split(|byte| *byte == 0x1b).count() - 1
    }

    /// Readable, with control bytes as `\x1b` and the like.
    pub fn escaped(self) -> String {
        self.0.escape_ascii().to_string()
    }
}

/// The first piece of `bytes`, and how many bytes it takes.
fn first_piece(bytes: &[u8]) -> (Piece<'_>, usize) {
    let is_shown = |byte: &u8| *byte >= 0x20 && *byte != 0x7f;
    match bytes {
        [0x1b, b'[', ..] => csi(bytes),
        [0x1b, b']', ..] => {
            let end = string_end(bytes);
            (Piece::Escape(&bytes[1..end]), end)
        }
        [0x1b, ..] => {
            let middle = count(&bytes[1..], |byte| (0x20..0x30).contains(byte));
            let end = (middle + 2).min(bytes.len());
            (Piece::Escape(&bytes[1..end]), end)
        }
        [first, ..] if is_shown(first) => {
            let end = count(bytes, is_shown);
            (Piece::Text(&bytes[..end]), end)
        }
        _ => (Piece::Control(bytes[0]), 1),
    }
}

fn csi(bytes: &[u8]) -> (Piece<'_>, usize) {
    let length = count(&bytes[2..], |byte| (0x20..0x40).contains(byte));
    let parameters = std::str::from_utf8(&bytes[2..2 + length]).unwrap();
    let last = bytes.get(2 + length).copied().unwrap_or(0);
    (Piece::Csi(parameters, last), (length + 3).min(bytes.len()))
}

/// Where an OSC string ends: after BEL or `ESC \`.
fn string_end(bytes: &[u8]) -> usize {
    (2..bytes.len())
        .find_map(|at| match &bytes[at..] {
            [0x07, ..] => Some(at + 1),
            [0x1b, b'\\', ..] => Some(at + 2),
            _ => None,
        })
        .unwrap_or(bytes.len())
}

fn count(bytes: &[u8], matches: impl Fn(&u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| matches(byte)).count()
}

fn colors_of(parameters: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut numbers = parameters.split([';', ':']);
    while let Some(number) = numbers.next() {
        match number.parse().unwrap_or(0) {
            30..=37 | 40..=47 | 90..=97 | 100..=107 => found.push(number.to_owned()),
            38 | 48 => {
                let kind = numbers.next().unwrap_or("");
                let values = numbers.by_ref().take(if kind == "5" { 1 } else { 3 });
                let color: Vec<&str> = [number, kind].into_iter().chain(values).collect();
                found.push(color.join(";"));
            }
            _ => {}
        }
    }
    found
}
