//! The words of a transcript: squares, passes, numbers, scores.

/// What a transcript is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A square or a pass.
    Word(&'a str),
    /// The number before a move.
    MoveNumber(&'a str),
    /// Black's and White's discs.
    Score(usize, usize),
}

/// The first token of a text and where it ends; `None` if there is no token.
pub(super) fn token(text: &str) -> Option<(Token<'_>, usize)> {
    let body = text.trim_start();
    let (token, length) = number(body).or_else(|| word(body))?;
    Some((token, text.len() - body.len() + length))
}

/// A score, or the number of a move with its mark: `51-13`, `12.`, `12`.
fn number(text: &str) -> Option<(Token<'_>, usize)> {
    let digits = run(text, |c| c.is_ascii_digit());
    let (number, rest) = text.split_at(digits);
    if number.is_empty() {
        return None;
    }
    let other = rest.strip_prefix(['-', ':']).unwrap_or_default();
    let other = &other[..run(other, |c| c.is_ascii_digit())];
    if let (Ok(black), Ok(white)) = (number.parse(), other.parse()) {
        return Some((Token::Score(black, white), digits + 1 + other.len()));
    }
    let mark = run(rest, |c| matches!(c, '.' | ')' | ':')).min(3);
    Some((Token::MoveNumber(number), digits + mark))
}

/// A square or a pass. They may be glued to what follows: `pad3` is a pass and
/// d3.
fn word(text: &str) -> Option<(Token<'_>, usize)> {
    let letters = run(text, |c| c.is_ascii_alphabetic());
    let length = match letters {
        0 if text.starts_with("--") => 2,
        0 => return None,
        1 => 1 + run(&text[1..], |c| c.is_ascii_digit()),
        _ => ["pass", "pa", "ps"]
            .iter()
            .find(|pass| text[..letters].to_ascii_lowercase().starts_with(**pass))?
            .len(),
    };
    Some((Token::Word(&text[..length]), length))
}

/// How many bytes at the beginning of a text are ASCII of a kind.
fn run(text: &str, is_of_kind: impl Fn(char) -> bool) -> usize {
    text.find(|character| !is_of_kind(character))
        .unwrap_or(text.len())
}
