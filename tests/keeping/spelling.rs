//! Names of files that cannot be typed or shown as they are: they are typed and
//! shown as a shell spells them.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::process::Command;

use proptest::prelude::*;
use reversi::commands::{self, Command as Asked};
use reversi::rules::GameRecord;
use reversi::shell_word::{read, spell};
use tempfile::TempDir;

use super::{at_home, type_lines, words};
use crate::game::{answer, ask, play, table, wait_for_position};
use crate::rules::picture::played;
use crate::support::program::{ended, folder, reversi, run};
use crate::support::{cases, skipped};

/// Names that are no text or cannot be shown, as this program spells them, and
/// as `ls` does.
const NAMES: [(&[u8], &str, &str); 6] = [
    (b"caf\xe9.ggf", "$'caf\\351.ggf'", "'caf'$'\\351''.ggf'"),
    (b"\xe9 1", "$'\\351 1'", "''$'\\351'' 1'"),
    (b"it's \xff7", "$'it\\'s \\3777'", "'it'\\''s '$'\\377''7'"),
    (
        b"a\nb\x1b[2J",
        "$'a\\nb\\033[2J'",
        "'a'$'\\n''b'$'\\033''[2J'",
    ),
    (b" ~/\\", "$' ~/\\\\'", "' ~/\\'"),
    (b"~", "$'~'", "'~'"),
];

fn name(bytes: &[u8]) -> &OsStr {
    OsStr::from_bytes(bytes)
}

/// Names of all kinds, many of them made of signs that mean something to a shell.
fn names() -> impl Strategy<Value = OsString> {
    let odd = prop::sample::select(&b" '\"\\$~/a1xn\n\t\x1b\xe9\xff;*`!"[..]);
    let odd = prop::collection::vec(odd, 1..8);
    let any = prop::collection::vec(1..=255_u8, 1..40);
    let text = "\\PC{1,20}".prop_map(String::into_bytes);
    prop_oneof![odd, any, text].prop_map(OsString::from_vec)
}

/// What a line of bash prints for each of these arguments, if there is a bash.
fn bash<S: AsRef<OsStr>>(line: &str, arguments: &[S]) -> Option<Vec<OsString>> {
    let mut bash = Command::new("bash");
    bash.args(["-c", line, "bash"]).args(arguments);
    let Ok(output) = bash.env("LC_ALL", "C.UTF-8").output() else {
        skipped("names as bash spells them (no bash)");
        return None;
    };
    let printed = output.stdout.split(|byte| *byte == 0);
    let mut printed: Vec<OsString> = printed
        .map(|name| OsString::from_vec(name.to_vec()))
        .collect();
    printed.pop();
    Some(printed)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn any_name_comes_back_from_how_it_is_spelled(name in names()) {
        let spelled = spell(&name);
        prop_assert_eq!(read(spelled.as_bytes()), name);
        // Nothing in it commands a terminal, or is lost at an end of a line.
        prop_assert!(!spelled.contains(char::is_control));
        let typed = commands::parse(&format!("save {spelled} "));
        prop_assert_eq!(typed, Ok(Asked::Save(spelled)));
    }

    #[test]
    fn any_text_is_read_as_some_name(typed in "\\PC{0,9}|['\"$\\\\xu17a ]{0,12}") {
        prop_assert!(read(typed.as_bytes()).len() <= 2 * typed.len());
    }
}

proptest! {
    // Each case asks a shell for fifty names.
    #![proptest_config(cases(20))]

    #[test]
    fn a_name_that_is_spelled_is_the_same_name_in_a_shell(
        names in prop::collection::vec(names(), 50)
    ) {
        let mut escaped: Vec<(String, &OsString)> =
            names.iter().map(|name| (spell(name), name)).collect();
        escaped.retain(|(spelled, name)| OsStr::new(spelled) != name.as_os_str());
        let spelled: Vec<&String> = escaped.iter().map(|(spelled, _)| spelled).collect();
        let line = "for word; do eval \"printf '%s\\0' $word\"; done";
        for (printed, (spelled, name)) in bash(line, &spelled).iter().flatten().zip(&escaped) {
            prop_assert_eq!(&printed, name, "{:?}", spelled);
        }
    }

    #[test]
    fn a_name_as_a_shell_and_the_system_spell_it_is_that_name(
        names in prop::collection::vec(names(), 50)
    ) {
        // The second is the system's own program, which spells as `ls` does, and
        // some names so that no shell gets them back.
        for printf in ["printf", "env printf"] {
            let line = format!(
                "for name; do
                    spelled=$({printf} %q \"$name\")
                    printf '%s\\0' \"$spelled\"
                    eval \"printf '%s\\0' $spelled\"
                done"
            );
            for spelled in bash(&line, &names).unwrap_or_default().chunks(2) {
                prop_assert_eq!(&read(spelled[0].as_bytes()), &spelled[1], "{:?}", spelled);
            }
        }
    }
}

#[test]
fn any_name_can_be_typed_as_it_is_shown_and_as_ls_shows_it_on_the_screen() {
    let home = TempDir::new().unwrap();
    fs::create_dir(home.path().join(" ~")).unwrap();
    let mut terminal = table(&at_home(&home));
    play(&mut terminal, &mut GameRecord::default(), "d3");
    for (bytes, spelled, listed) in NAMES {
        ask(
            &mut terminal,
            &format!("save {listed}"),
            &format!("Saved as {spelled}."),
        );
        assert!(home.path().join(name(bytes)).is_file(), "{spelled}");
        terminal.send(format!("save {spelled}\r"));
        terminal.wait_for_text(&format!("{spelled} exists. Replace it? y or n"));
        answer(&mut terminal, "y");
        terminal.wait_for_text(&format!("Saved as {spelled}."));
        terminal.send(format!("load {spelled}\r"));
        terminal.wait_for_text("Leave this game for the one in the file?");
        answer(&mut terminal, "y");
        wait_for_position(&mut terminal, &played("d3"));
        fs::write(home.path().join(name(bytes)), "").unwrap();
        terminal.send(format!("load {listed}\r"));
        let sentence = format!("Not loaded: {spelled}: no game in it");
        terminal.wait_for(&sentence, |screen| words(screen).contains(&sentence));
    }
}

#[test]
fn any_name_can_be_typed_as_it_is_shown_and_as_ls_shows_it_in_lines() {
    let home = TempDir::new().unwrap();
    fs::create_dir(home.path().join(" ~")).unwrap();
    for (bytes, spelled, listed) in NAMES {
        let lines = [
            "d3",
            &format!("save {listed}"),
            &format!("save {spelled}"),
            "y",
            &format!("load {listed}"),
            "y",
        ];
        let output = type_lines(home.path(), &[], &lines);
        let saved = format!("Saved as {spelled}.");
        assert_eq!(output.matches(&saved).count(), 2, "{output}");
        let question = format!("{spelled} exists. Replace it? y or n: ");
        assert!(output.contains(&question), "{output}");
        assert!(
            output.contains("The game goes on after 1 move."),
            "{output}"
        );
        assert!(home.path().join(name(bytes)).is_file(), "{spelled}");
    }
}

#[test]
fn a_name_comes_also_in_its_own_bytes_in_lines() {
    let home = TempDir::new().unwrap();
    let input = b"d3\nsave caf\xe9.ggf\nload 'caf\xe9.ggf'\ny\nload ~/caf\xe9.ggf\ny\nload \xe9\n";
    let told = run(reversi(home.path(), &["text"]), input);
    assert_eq!((told.code, told.errors.as_str()), (Some(0), ""), "{told:?}");
    assert!(told.output.contains("Saved as $'caf\\351.ggf'."));
    let loaded = told.output.matches("The game goes on after 1 move.");
    assert_eq!(loaded.count(), 2, "{told:?}");
    assert!(home.path().join(name(b"caf\xe9.ggf")).is_file());
    let missing = "Not loaded: $'\\351': No such file or directory.";
    assert!(told.output.contains(missing), "{told:?}");
}

#[test]
fn a_name_that_is_an_argument_is_spelled_in_every_answer_and_error() {
    let home = folder(&[]);
    let given = |arguments: &[&str]| {
        let mut command = reversi(home.path(), arguments);
        command.arg(name(b"caf\xe9"));
        run(command, "")
    };
    let missing = "reversi: $'caf\\351': No such file or directory\n";
    for mode in ["check", "play", "text", "replay", "judge"] {
        let told = given(&[mode]);
        let told = told.errors.replace("cannot read ", "");
        assert_eq!(told, missing, "{mode}");
    }
    fs::write(home.path().join(name(b"caf\xe9")), "d3").unwrap();
    let line = "$'caf\\351'#1: 1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move\n";
    assert_eq!(given(&["check"]), ended(line, "", 0));
    let none = "reversi: $'caf\\351' has no game 2: it holds 1 game\n";
    let second = given(&["export", "--to", "ggf", "--game", "2"]);
    assert_eq!(second, ended("", none, 1));
}
