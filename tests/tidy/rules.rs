//! Who may know what: the table that the sources are held against.

/// Files, and what never stands in their code.
pub struct Rule {
    /// Files and folders it is for.
    pub within: &'static [&'static str],
    /// Files and folders it is not for.
    pub except: &'static [&'static str],
    /// What its code never has, as a path, a name or a piece of text.
    pub never: &'static [&'static str],
    /// Said with each finding.
    pub why: &'static str,
}

/// The last columns of the table of modules, and the manners of the house.
pub const RULES: &[Rule] = &[
    Rule {
        within: &["src"],
        except: &["src/easy_curses"],
        never: &["pancurses"],
        why: "only easy_curses knows which curses library is used",
    },
    Rule {
        within: &["src/easy_curses"],
        except: &[],
        never: &["crate"],
        why: "easy_curses could serve another game",
    },
    Rule {
        within: &["src/rules"],
        except: &[],
        never: &["std::io", "std::fs", "std::time", "std::env", "std::path"],
        why: "rules know no input, files, clock or environment",
    },
    Rule {
        within: &["src/rules", "src/records"],
        except: &[],
        never: &[
            "crate::cli",
            "crate::commands",
            "crate::easy_curses",
            "crate::game",
            "crate::judge",
            "crate::logging",
            "crate::messages",
            "crate::othello",
            "crate::store",
            "log",
            "clap",
        ],
        why: "rules and records know no user interface",
    },
    Rule {
        within: &["src/records", "src/judge"],
        except: &[],
        never: &["std::fs", "std::path", "std::env", "std::process"],
        why: "they read and write what they are given",
    },
    Rule {
        within: &["src/game", "src/names.rs", "src/question.rs"],
        except: &["src/game/mod.rs"],
        never: &[
            "std::fs",
            "std::path",
            "std::env",
            "std::time::Instant",
            "std::time::SystemTime",
            "std::io",
            "EasyCurses",
        ],
        why: "a session and its picture are pure values",
    },
    Rule {
        within: &[
            "src/othello.rs",
            "src/othello",
            "src/judge",
            "src/store.rs",
            "src/store",
            "src/records",
            "src/archive.rs",
        ],
        except: &[],
        never: &["crate::easy_curses", "crate::game"],
        why: "it knows no screen",
    },
    Rule {
        within: &["src/shell_word.rs"],
        except: &[],
        never: &[
            "std::fs",
            "std::env",
            "std::path",
            "EasyCurses",
            "crate::game",
        ],
        why: "how a name is spelled does not depend on what there is",
    },
    Rule {
        within: &["src/completions.rs", "src/manual.rs"],
        except: &[],
        never: &["std::fs", "std::env", "crate::easy_curses", "crate::game"],
        why: "they write what the command line is, and know no files or terminal",
    },
    Rule {
        within: &[
            "src/names.rs",
            "src/question.rs",
            "src/commands.rs",
            "src/messages.rs",
            "src/messages",
        ],
        except: &[],
        never: &["EasyCurses", "PlainInput", "crate::game"],
        why: "words know no terminal, only how wide a text is and what a key is called",
    },
    Rule {
        within: &["src/commands.rs", "src/messages.rs", "src/messages"],
        except: &[],
        never: &[
            "crate::game",
            "crate::othello",
            "crate::store",
            "std::fs",
            "std::env",
        ],
        why: "both user interfaces read this table",
    },
    Rule {
        within: &["src/messages/captions.rs", "src/messages/command_line.rs"],
        except: &[],
        never: &["crate", "super"],
        why: "commands and options, of which other messages tell, are made of these words",
    },
    Rule {
        within: &["src/cli.rs"],
        except: &[],
        never: &["std::fs", "std::io", "std::env", "crate::easy_curses"],
        why: "the command line is definitions, nothing else",
    },
    Rule {
        within: &["src/logging.rs"],
        except: &[],
        never: &["crate"],
        why: "logging knows nothing of the program",
    },
    Rule {
        within: &["src/main.rs"],
        except: &[],
        never: &["reversi::rules", "std::fs"],
        why: "main is arguments, mode and exit code",
    },
    Rule {
        within: &["src"],
        except: &["src/main.rs"],
        never: &["println!", "eprintln!", "print!", "eprint!"],
        why: "the library prints nothing",
    },
    Rule {
        within: &["src"],
        except: &[],
        never: &[
            "process::exit",
            "unsafe",
            "todo!",
            "unimplemented!",
            "dbg!",
            ".unwrap()",
            ".expect(",
        ],
        why: "no code of this program does that",
    },
];
