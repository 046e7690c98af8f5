//! Random input, to compare another judge with this one.

use std::io::{self, BufWriter, Write};

use super::answers::board_text;
use crate::rules::{BitBoard, Player};

/// Writes so many random games, legal in every move, in the judge's input
/// form. The same seed gives the same games in every version of the program.
///
/// Four kinds of game take turns: from the opening to its end; from the middle
/// of a game; from a position whose mover has to pass; and, as often as that
/// last one, from a position in which neither can move.
///
/// # Errors
/// Whatever `output` reports.
pub fn generate(games: u64, seed: u64, output: impl Write) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    let mut dice = Dice { state: seed };
    writeln!(output, "{games}")?;
    for game in 0..games {
        let start = match game % 4 {
            0 => Play::opening(&mut dice),
            1 => Play::middle(&mut dice),
            2 => Play::until(&mut dice, Play::must_pass),
            _ => Play::until(&mut dice, Play::is_over),
        };
        start.write(&mut output)?;
        write_commands(start, &mut dice, &mut output)?;
    }
    output.flush()
}

/// A game in play, with the player to move even where they have to pass.
#[derive(Clone, Copy)]
struct Play {
    board: BitBoard,
    mover: Player,
}

impl Play {
    fn opening(dice: &mut Dice) -> Play {
        let mut board = BitBoard::default();
        board.set_row(3, 0b0001_0000, 0b0000_1000);
        board.set_row(4, 0b0000_1000, 0b0001_0000);
        let mover = Player::BOTH[dice.below(2) as usize];
        Play { board, mover }
    }

    fn middle(dice: &mut Dice) -> Play {
        let mut play = Play::opening(dice);
        for _ in 0..dice.below(60) {
            play.advance(dice);
        }
        play
    }

    /// Plays one game after another until a position is found.
    fn until(dice: &mut Dice, wanted: fn(&Play) -> bool) -> Play {
        loop {
            let mut play = Play::opening(dice);
            while !wanted(&play) && !play.is_over() {
                play.advance(dice);
            }
            if wanted(&play) {
                return play;
            }
        }
    }

    fn can_move(&self, player: Player) -> bool {
        self.board.legal_moves(player) != 0
    }

    fn is_over(&self) -> bool {
        !Player::BOTH.iter().any(|&player| self.can_move(player))
    }

    fn must_pass(&self) -> bool {
        !self.can_move(self.mover) && self.can_move(self.mover.opponent())
    }

    /// Plays a random move, after a pass if need be, and tells where; `None`
    /// and no change once the game is over.
    fn advance(&mut self, dice: &mut Dice) -> Option<u32> {
        let players = [self.mover, self.mover.opponent()];
        let player = players.into_iter().find(|&player| self.can_move(player))?;
        let disc = dice.pick(self.board.legal_moves(player));
        let flips = self.board.flips(disc, player);
        self.board.place(disc, flips, player);
        self.mover = player.opponent();
        Some(disc.trailing_zeros())
    }

    fn write(&self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(&board_text(&self.board))?;
        output.write_all(match self.mover {
            Player::Black => b"B\n",
            Player::White => b"W\n",
        })
    }
}

/// Goes on to the end of the game, or to somewhere before it in one of four.
fn write_commands(mut play: Play, dice: &mut Dice, output: &mut impl Write) -> io::Result<()> {
    let mut moves_left = if dice.below(4) == 0 {
        dice.below(60)
    } else {
        60
    };
    loop {
        if dice.below(4) != 0 {
            output.write_all(b"L\n")?;
        }
        let square = if moves_left == 0 {
            None
        } else {
            play.advance(dice)
        };
        let Some(square) = square else {
            return output.write_all(b"Q\n");
        };
        writeln!(output, "M{}{}", square / 8 + 1, square % 8 + 1)?;
        moves_left -= 1;
    }
}

/// The generator `SplitMix64` of Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators" (2014). Ten lines of our own, because the
/// games of a seed must not change with anybody's library.
struct Dice {
    state: u64,
}

impl Dice {
    const fn roll(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`. The high bits scaled down favour some numbers,
    /// by less than one in 2^50 for the small limits used here.
    const fn below(&mut self, limit: u32) -> u32 {
        ((self.roll() as u128 * limit as u128) >> 64) as u32
    }

    /// One square of a set that has any.
    const fn pick(&mut self, mut set: u64) -> u64 {
        let mut skip = self.below(set.count_ones());
        while skip > 0 {
            set &= set - 1;
            skip -= 1;
        }
        set & set.wrapping_neg()
    }
}
