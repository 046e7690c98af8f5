//! A source file, taken apart just far enough to look for words: what is code,
//! what is a string, and in whose brackets a string stands.

use std::path::{Path, PathBuf};

/// One source file.
pub struct Source {
    /// From the top of the project: `src/rules/tile.rs`.
    pub path: String,
    /// The file as it is.
    pub text: String,
    /// The file without comments and without what stands in strings; its lines
    /// are those of the file.
    pub code: String,
    /// Its string literals.
    pub literals: Vec<Literal>,
}

/// One string literal.
pub struct Literal {
    /// Its line, counted from 1.
    pub line: usize,
    /// What stands between the quotes.
    pub text: String,
    /// Whose brackets it stands in, the outermost first: `info!`, `expect`.
    pub inside: Vec<String>,
}

impl Source {
    /// Every source file below a folder of the project.
    pub fn all(folder: &str) -> Vec<Source> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut sources = Vec::new();
        for path in files(&root.join(folder)) {
            let text = std::fs::read_to_string(&path).unwrap();
            let path = path.strip_prefix(root).unwrap().to_str().unwrap();
            sources.push(Source::new(path, &text));
        }
        assert!(!sources.is_empty(), "no sources in {folder}");
        sources
    }

    /// A file with this path and text.
    pub fn new(path: &str, text: &str) -> Source {
        let mut source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
            code: String::new(),
            literals: Vec::new(),
        };
        source.take_apart();
        source
    }

    /// The lines on which a path like `std::fs` or a name like `unsafe` stands,
    /// also as part of a longer path or of a braced import.
    pub fn lines_with(&self, word: &str) -> Vec<usize> {
        let mut lines: Vec<usize> = (1..)
            .zip(self.code.lines())
            .filter(|(_, code)| has_word(code, word))
            .map(|(line, _)| line)
            .collect();
        let imports = self.imports().into_iter();
        lines.extend(
            imports
                .filter(|(_, path)| has_word(path, word))
                .map(|(line, _)| line),
        );
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// Every imported path in full, with the line of its `use`.
    pub fn imports(&self) -> Vec<(usize, String)> {
        let mut imports = Vec::new();
        for (at, _) in self.code.match_indices("use ") {
            let starts = self.code[..at]
                .trim_end_matches(' ')
                .ends_with(['\n', ')', 'b'])
                || at == 0;
            let end = self.code[at..].find(';').map(|length| at + length);
            if let (true, Some(end)) = (starts, end) {
                let line = self.code[..at].matches('\n').count() + 1;
                let tree: String = self.code[at + 4..end].split_whitespace().collect();
                imports.extend(spread(&tree).into_iter().map(|path| (line, path)));
            }
        }
        imports
    }

    fn take_apart(&mut self) {
        let text = self.text.clone();
        let mut around: Vec<String> = Vec::new();
        let mut rest = text.as_str();
        while let Some(next) = rest.chars().next() {
            let length = match next {
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '"' => self.literal(rest, 1, "\"", &around),
                'r' if rest.starts_with("r\"") => self.literal(rest, 2, "\"", &around),
                'r' if rest.starts_with("r#\"") => self.literal(rest, 3, "\"#", &around),
                '\'' => character(rest),
                '(' | '[' | '{' => {
                    around.push(opened_by(&self.code));
                    self.code.push(next);
                    1
                }
                ')' | ']' | '}' => {
                    around.pop();
                    self.code.push(next);
                    1
                }
                _ => {
                    self.code.push(next);
                    next.len_utf8()
                }
            };
            rest = &rest[length..];
        }
    }

    /// Notes a literal that begins here and returns its length.
    fn literal(&mut self, rest: &str, begin: usize, end: &str, around: &[String]) -> usize {
        let body = &rest[begin..];
        let mut length = 0;
        while !body[length..].starts_with(end) {
            let escaped = begin == 1 && body[length..].starts_with('\\');
            length += body[length..]
                .chars()
                .take(1 + usize::from(escaped))
                .map(char::len_utf8)
                .sum::<usize>();
        }
        let text = &body[..length];
        self.literals.push(Literal {
            line: self.code.matches('\n').count() + 1,
            text: text.to_owned(),
            inside: around
                .iter()
                .filter(|name| !name.is_empty())
                .cloned()
                .collect(),
        });
        self.code.push_str("\"\"");
        self.code
            .extend(text.chars().filter(|character| *character == '\n'));
        begin + length + end.len()
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The length of a character literal, or of the quote of a lifetime.
fn character(rest: &str) -> usize {
    let mut inside = rest[1..].char_indices();
    match inside.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or(1, |at| 3 + at + 1),
        _ => match inside.next() {
            Some((at, '\'')) => 1 + at + 1,
            _ => 1,
        },
    }
}

/// The function or macro whose bracket comes next; empty for any other.
fn opened_by(code: &str) -> String {
    let mark = if code.ends_with('!') { "!" } else { "" };
    let name = code.trim_end_matches('!');
    let start = name.rfind(|c: char| !is_word(c)).map_or(0, |at| at + 1);
    format!("{}{mark}", &name[start..])
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Whether a word stands in a text on its own, or at the border of another
/// sign: `fs` does not stand in `offset`.
fn has_word(text: &str, word: &str) -> bool {
    let joined = |side: Option<char>, edge: Option<char>| {
        side.is_some_and(is_word) && edge.is_some_and(is_word)
    };
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !joined(before.chars().next_back(), word.chars().next())
            && !joined(after.chars().next(), word.chars().next_back())
    })
}

/// The paths of an import: `a::{b, c::{d}}` is `a::b` and `a::c::d`.
fn spread(tree: &str) -> Vec<String> {
    let Some(open) = tree.find('{') else {
        return vec![tree.to_owned()];
    };
    let inner = tree[open + 1..]
        .strip_suffix('}')
        .unwrap_or(&tree[open + 1..]);
    let mut depth = 0;
    let parts = inner.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    parts
        .filter(|part| !part.is_empty())
        .flat_map(spread)
        .map(|path| format!("{}{path}", &tree[..open]))
        .collect()
}
