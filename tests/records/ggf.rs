//! GGF as other programs write it.

use super::{only, told};

const OPENING: &str =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

/// A game of the fields `before` and `after` the position.
fn game(before: &str, after: &str) -> String {
    format!("(;GM[Othello]{before}{OPENING}{after};)")
}

#[test]
fn games_with_every_spelling_of_a_pass_agree_with_their_results() {
    let passes = include_bytes!("../data/passes.ggf");
    let lines = [
        "60 moves, 1 pass, Red 32 Blue 32, draw",
        "60 moves, 2 passes, Red 12 Blue 52, Blue wins",
    ];
    assert_eq!(told(passes), lines);
}

#[test]
fn a_match_of_two_games_at_once_is_two_games() {
    let file = "2 (;GM[Othello]TY[s8r20:b]B[d3]W[c5];)(;GM[Othello]TY[s8r20:b]B[c4];)\n";
    let lines = [
        "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move",
        "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move",
    ];
    assert_eq!(told(file), lines);
}

#[test]
fn everything_a_server_writes_is_read_and_what_is_no_part_of_the_game_is_skipped() {
    let file = game(
        "PC[GGS/os]\nDT[2003.12.15_13:24:03.MST]\r\nPB[Saio1200]PW[Saio3000]RB[2197.01]\
         RW[2199.72]TB[05:00//02:00]TW[05:00//02:00]XX[unknown]TY[8]RE[?]",
        "\nB[F5/-0.12/3.04]W[d6//11.5]\nB[ c3 ]W[d3/7]\n",
    );
    let recorded = only(file);
    assert_eq!(recorded.black, "Saio1200");
    assert_eq!(recorded.white, "Saio3000");
    assert_eq!(recorded.place, "GGS/os");
    assert_eq!(recorded.date, "2003.12.15_13:24:03.MST");
    assert_eq!(recorded.claim, None);
    assert_eq!(format!("{:?}", recorded.game.moves()), "[f5, d6, c3, d3]");
}

#[test]
fn comments_line_ends_and_a_byte_order_mark_stand_between_games() {
    let file = "\u{FEFF}; a file (from home)\r\n(;GM[Othello]B[d3];)\r\n\r\n(;GM[Othello];)\r\n";
    let lines = [
        "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move",
        "0 moves, 0 passes, Red 2 Blue 2, in progress, Red to move",
    ];
    assert_eq!(told(file), lines);
}

#[test]
fn names_of_fields_may_be_in_lower_case_and_a_game_may_end_without_a_semicolon() {
    let line = "2 moves, 0 passes, Red 3 Blue 3, in progress, Red to move";
    assert_eq!(told("(;gm[othello]ty[8]b[d3]w[c5])"), [line]);
    assert_eq!(told("(;GM[OTHELLO] ;B [d3] ;W[c5] )"), [line]);
}

#[test]
fn the_moves_of_a_bidding_for_komi_are_no_moves_and_its_result_is_no_score() {
    let file = game(
        "TY[8k]KB[d3/4.0/1.00]KW[c4/-2.0/1.00]KM[1.0]RE[-3.0]",
        "B[d3]",
    );
    let line = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
    assert_eq!(told(&file), [line]);
    assert_eq!(only(&file).claim, None);
    // Where nobody has got any, it is the board's.
    let file = file.replace("KM[1.0]", "KM[0.00]");
    assert!(only(&file).claim.is_some());
}

#[test]
fn where_the_fewer_discs_win_the_result_is_no_score() {
    let moves = "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]";
    let line = "9 moves, 0 passes, Red 13 Blue 0, Red wins";
    for kind in ["8a", "8A"] {
        let file = game(&format!("TY[{kind}]RE[-64.000]"), moves);
        assert_eq!(told(file), [line], "{kind}");
    }
    assert_eq!(
        told(game("TY[8]RE[-64.000]", moves)),
        [format!("{line}, but the file says \"-64.000\"")]
    );
}

#[test]
fn names_are_utf_8_or_else_latin_1() {
    let file = |name: &[u8]| [b"(;GM[Othello]PB[", name, b"];)"].concat();
    assert_eq!(only(file("Zoë".as_bytes())).black, "Zoë");
    assert_eq!(only(file(b"Bj\xf6rn")).black, "Björn");
}

#[test]
fn a_backslash_takes_the_meaning_of_brackets_and_backslashes_alone() {
    assert_eq!(only(r"(;GM[Othello]PB[a\]b\[c\\d];)").black, r"a]b[c\d");
    assert_eq!(
        only(r"(;GM[Othello]PC[C:\games\new [1];)").place,
        r"C:\games\new [1"
    );
}

#[test]
fn a_position_of_any_size_and_layout_is_set_up() {
    let line = "1 move, 0 passes, Red 1 Blue 4, in progress, Red to move";
    for position in [
        "4 ---- -O*- -*O- ---- O",
        "4 -----O*--*O----- O",
        " 4\r\n....\r\n.OX.\r\n.XO.\r\n....\r\nO ",
        "4x4 ----\n-ox-\n-xo-\n---- o",
    ] {
        let file = format!("(;GM[Othello]TY[4]BO[{position}]W[b4];)");
        assert_eq!(told(file), [line], "{position}");
    }
    let flat = "(;GM[Othello]TY[4x6]BO[4x6 ------ --O*-- --*O-- ------ *]B[c1];)";
    let line = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
    assert_eq!(told(flat), [line]);
}

#[test]
fn without_a_position_the_type_tells_the_size() {
    let recorded = only("(;GM[Othello]TY[10r]B[e4];)");
    assert_eq!(recorded.game.opening().size().to_string(), "10x10");
    for kind in ["6x10", "6X10r", "s6x10r20:b"] {
        let recorded = only(format!("(;GM[Othello]TY[{kind}];)"));
        assert_eq!(recorded.game.opening().size().to_string(), "6x10");
    }
}

#[test]
fn a_finished_or_blocked_position_is_over_at_once() {
    let full = "(;GM[Othello]BO[4 **** **** **** ***- *];)";
    let line = "0 moves, 0 passes, Red 15 Blue 0, Red wins";
    assert_eq!(told(full), [line]);
    let to_pass = "(;GM[Othello]BO[4 *O-- ---- ---- ---- O]W[PASS]B[c1];)";
    let line = "1 move, 1 pass, Red 3 Blue 0, Red wins";
    assert_eq!(told(to_pass), [line]);
}

#[test]
fn a_flawed_game_is_named_and_the_next_ones_are_read() {
    let flaws = [
        ("B[d3]W[d4]", "illegal at move 2: d4 is occupied by Red"),
        ("B[d3]B[c5]", "illegal at move 2: it is not Red's turn"),
        ("B[PASS]", "illegal at move 1: Red passes but can move"),
        ("B[d3]W[pa]", "illegal at move 2: Blue passes but can move"),
        ("W[PASS]", "illegal at move 1: it is not Blue's turn"),
        (
            "B[d3]W[i9]",
            "illegal at move 2: i9 is not on a board of 8x8",
        ),
        ("B[d3]W[zz]", "illegal at move 2: \"zz\" is not a square"),
        ("B[]", "illegal at move 1: \"\" is not a square"),
    ];
    let well = "(;GM[Othello]B[d3];)";
    let line = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
    for (moves, flaw) in flaws {
        let file = format!("(;GM[Othello]{moves};){well}");
        assert_eq!(told(file), [flaw, line], "{moves}");
    }
}

#[test]
fn a_field_that_makes_no_sense_is_named_with_what_would() {
    let position = "it is a size, a sign (- * O) for each square, and * or O to move";
    let no_position = |word| format!("BO makes no sense at \"{word}\": {position}");
    let flaws = [
        (
            "(;GM[Amazons];)",
            "GM is \"Amazons\", not Othello".to_owned(),
        ),
        (
            "(;TY[88]B[d3];)",
            "TY is \"88\", not a size from 4 to 26, like 8 or 6x10".to_owned(),
        ),
        (
            "(;BO[4 ---- -O*- -*O- ----];)",
            no_position("4 ---- -O*- -*O-..."),
        ),
        (
            "(;BO[4 ---- -O*- -*O- ---- -];)",
            no_position("4 ---- -O*- -*O-..."),
        ),
        ("(;BO[3 --- -O* --- *];)", no_position("3")),
        ("(;BO[4 ---- -OQ- -*O- ---- *];)", no_position("-OQ-")),
        ("(;BO[4 ---- -O*- -*O ---- *];)", no_position("-*O")),
        ("(;BO[4 ---- -O*- -*O-- ---- *];)", no_position("-*O--")),
        ("(;BO[4 ---- -O*- -*O- *];)", no_position("*")),
        ("(;BO[4 ---- -O*- -*O- ---- B];)", no_position("B")),
        ("(;BO[];)", no_position("")),
        (
            "(;B[d3]BO[4 ---- -O*- -*O- ---- *];)",
            "BO stands in the middle of a game, as if a ;) were missing before it".to_owned(),
        ),
    ];
    for (file, flaw) in flaws {
        assert_eq!(told(file), [flaw], "{file}");
    }
    let no_game = "no game in it: neither GGF, a transcript nor WTHOR";
    assert_eq!(told("(;) and (;PB[Anna];)"), [no_game, no_game]);
}

#[test]
fn half_a_file_gives_its_whole_games_and_says_that_it_is_half() {
    let whole = "(;GM[Othello]B[d3];)";
    let line = "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move";
    let half = "the file ends in the middle of a game";
    for end in 2..whole.len() {
        let file = format!("{whole}\n{}", &whole[..end]);
        assert_eq!(told(file), [line, half], "{end}");
    }
}

#[test]
fn text_that_is_no_field_is_named_and_not_left_out() {
    for (fields, line) in [
        (
            "B[d3]Wc5//1.5]",
            "at move 2: \"Wc5//1.5]\" is not a field, like B[d3]",
        ),
        (
            "B[d3]W[c5][e6]",
            "at move 3: \"[e6]\" is not a field, like B[d3]",
        ),
        (
            "B[d3];W2[c5]",
            "at move 2: \"W2[c5]\" is not a field, like B[d3]",
        ),
        (
            "PB}Anna]B[d3]",
            "at move 1: \"PB}Anna]\" is not a field, like B[d3]",
        ),
        (
            "B[d3](W[c5]",
            "at move 2: \"(W[c5]\" is not a field, like B[d3]",
        ),
        (
            "B[d3] and so on",
            "at move 2: \"and so on;\" is not a field, like B[d3]",
        ),
    ] {
        assert_eq!(told(game("", fields)), [line], "{fields}");
    }
    let line = "illegal at move 2: \"c5//1.5;B[e6//0....\" is not a square";
    assert_eq!(told(game("", "B[d3]W[c5//1.5;B[e6//0.01]")), [line]);
    let line = "at move 1: \"GM\\\"Othello]\" is not a field, like B[d3]";
    assert_eq!(told("(;GM\"Othello]B[d3];)"), [line]);
}

#[test]
fn a_game_that_has_lost_its_beginning_or_its_end_is_told_and_the_others_are_read() {
    let [whole, beginning, end] = [
        "1 move, 0 passes, Red 4 Blue 1, in progress, Blue to move",
        "the (; before this game is missing",
        "the ;) after this game is missing",
    ];
    let game = "(;GM[Othello]B[d3];)\n";
    for (damaged, flaw) in [
        ("(GM[Othello]B[d3];)\n", beginning),
        (";GM[Othello]B[d3];)\n", beginning),
        ("B[d3];)\n", beginning),
        ("(;GM[Othello]B[d3]\n", end),
        ("(;GM[Othello]B[d3](", end),
    ] {
        assert_eq!(told([damaged, game].concat()), [flaw, whole], "{damaged}");
        let between = [game, damaged, game, game].concat();
        assert_eq!(told(between), [whole, flaw, whole, whole], "{damaged}");
    }
    assert_eq!(
        told([game, "GM[Othello]B[d3];)"].concat()),
        [whole, beginning]
    );
}
