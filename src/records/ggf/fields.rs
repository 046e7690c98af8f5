//! The fields of a game: `PB[Anna]` is a name and a value.

/// The fields in their order, names in upper case. What stands between two
/// fields and is no name is left out.
pub(super) fn split(text: &str) -> impl Iterator<Item = (String, String)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (before, after) = rest.split_once('[')?;
        let value = value(after)?;
        rest = value.1;
        Some((name(before), value.0))
    })
}

/// The letters right before a bracket, of which a blank may keep them.
fn name(before: &str) -> String {
    let letters = before
        .trim_end()
        .rsplit(|character: char| !character.is_ascii_alphabetic());
    letters.take(1).collect::<String>().to_ascii_uppercase()
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
