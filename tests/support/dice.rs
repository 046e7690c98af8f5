//! Choices that look random and are the same in every run.

use super::Terminal;

/// A generator of numbers (xorshift64).
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed, which is not 0.
    pub const fn of(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Any number but 0.
    pub const fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `end`.
    pub const fn below(&mut self, end: usize) -> usize {
        (self.roll() % end as u64) as usize
    }

    /// Gives a terminal another size, of up to 60 rows and 200 columns.
    pub fn resize(&mut self, terminal: &mut Terminal) {
        let [rows, columns] = [60, 200].map(|most| 1 + self.below(most));
        terminal.resize(rows as u16, columns as u16);
    }
}
