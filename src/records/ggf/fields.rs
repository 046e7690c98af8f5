//! The fields of a game: `PB[Anna]` is a name and a value.

/// The fields in their order, names in upper case; where there is none, the text
/// that stands in its place. Blanks and semicolons may part them.
pub(super) fn split(text: &str) -> impl Iterator<Item = Result<(String, String), String>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(is_between);
        if rest.is_empty() {
            return None;
        }
        let field = first(rest);
        rest = field.as_ref().map_or("", |(_, after)| after);
        Some(field.map(|(field, _)| field))
    })
}

fn is_between(character: char) -> bool {
    character.is_whitespace() || character == ';'
}

/// The field that a text begins with, and what follows it; or else the text up
/// to the end of the first value in it.
fn first(text: &str) -> Result<((String, String), &str), String> {
    let field = text.split_once('[').and_then(|(before, after)| {
        let (value, after) = value(after)?;
        Some(((name(before)?, value), after))
    });
    field.ok_or_else(|| text.split_inclusive(']').take(1).collect())
}

/// Letters before a bracket, of which a blank may keep them.
fn name(before: &str) -> Option<String> {
    let name = before.trim_end();
    let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphabetic());
    is_name.then(|| name.to_ascii_uppercase())
}

/// A value up to its closing bracket, and what follows it.
fn value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut characters = text.chars();
    loop {
        match characters.next()? {
            ']' => return Some((value, characters.as_str())),
            // Before anything else a backslash is itself: not every program
            // that writes this format knows of it.
            '\\' if characters.as_str().starts_with(['[', ']', '\\']) => {
                value.extend(characters.next());
            }
            character => value.push(character),
        }
    }
}
