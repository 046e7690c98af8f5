//! Colours for a board in plain lines.

use crate::rules::Player;

/// A board's picture with its discs in their colours and its marks in the
/// mover's. Labels are digits and small letters, so no sign is mistaken.
pub(super) fn colored(picture: &str, mover: Option<Player>) -> String {
    let color = |player: Player| match player {
        Player::Black => "1;31",
        // On a dark ground plain blue is hard to read.
        Player::White => "1;34",
    };
    let paint = |sign: char| {
        let owner = match sign {
            'X' => Some(Player::Black),
            'O' => Some(Player::White),
            '*' => mover,
            _ => None,
        };
        owner.map_or(sign.to_string(), |owner| {
            format!("\x1b[{}m{sign}\x1b[0m", color(owner))
        })
    };
    picture.chars().map(paint).collect()
}

#[cfg(test)]
mod tests {
    use super::colored;
    use crate::rules::Player;

    #[test]
    fn discs_have_their_own_colour_and_marks_the_movers() {
        let red = "\x1b[1;31mX\x1b[0m \x1b[1;34mO\x1b[0m \x1b[1;31m*\x1b[0m . o x\n";
        assert_eq!(colored("X O * . o x\n", Some(Player::Black)), red);
        let blue = "\x1b[1;34m*\x1b[0m";
        assert_eq!(colored("*", Some(Player::White)), blue);
    }
}
