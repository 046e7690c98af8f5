//! Eight bytes of text looked at, or made, in one word. Lines are short, so that a loop
//! over their bytes costs most in guessing wrong where it ends.

const LOW_BITS: u64 = u64::MAX / 0xff;
const HIGH_BITS: u64 = LOW_BITS << 7;

/// The high bit of every byte that is `wanted`; the first byte is the lowest.
#[inline]
pub(super) fn marks(bytes: [u8; 8], wanted: u8) -> u64 {
    let differences = u64::from_le_bytes(bytes) ^ (LOW_BITS * u64::from(wanted));
    // Adding 127 carries into the high bit unless the seven below are all 0.
    let low_differences = (differences & !HIGH_BITS) + !HIGH_BITS;
    !(low_differences | differences) & HIGH_BITS
}

/// Marks as one bit a byte: the product moves the bit of byte `n`, at `8 * n`,
/// to `56 + n`.
#[inline]
pub(super) const fn bits(marks: u64) -> u8 {
    ((marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// A row of squares, told by the bits of its black and of its white discs.
#[inline]
pub(super) const fn tiles(black: u8, white: u8) -> [u8; 8] {
    const fn colored(discs: u8, disc: u8) -> u64 {
        ones(discs) * (disc - b'-') as u64
    }
    (LOW_BITS * b'-' as u64 + colored(black, b'B') + colored(white, b'W')).to_le_bytes()
}

/// Bits as bytes of 1 and 0: byte `n` keeps bit `n` of a copy of them all,
/// which then carries into the high bit as in [`marks`].
#[inline]
const fn ones(bits: u8) -> u64 {
    let one_in_each = (LOW_BITS * bits as u64) & 0x8040_2010_0804_0201;
    (one_in_each + !HIGH_BITS) >> 7 & LOW_BITS
}
