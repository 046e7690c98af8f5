//! The colours that xterm gives its 256 numbers, and how people see them.

/// The first 16: the plain colours, then the bright ones.
const NAMED: [[u8; 3]; 16] = [
    [0x00, 0x00, 0x00],
    [0xcd, 0x00, 0x00],
    [0x00, 0xcd, 0x00],
    [0xcd, 0xcd, 0x00],
    [0x00, 0x00, 0xee],
    [0xcd, 0x00, 0xcd],
    [0x00, 0xcd, 0xcd],
    [0xe5, 0xe5, 0xe5],
    [0x7f, 0x7f, 0x7f],
    [0xff, 0x00, 0x00],
    [0x00, 0xff, 0x00],
    [0xff, 0xff, 0x00],
    [0x5c, 0x5c, 0xff],
    [0xff, 0x00, 0xff],
    [0x00, 0xff, 0xff],
    [0xff, 0xff, 0xff],
];

/// Red, green and blue of a number: 16 names, a cube of 6 x 6 x 6, 24 greys.
pub fn rgb(index: u8) -> [u8; 3] {
    match index {
        0..=15 => NAMED[usize::from(index)],
        16..=231 => {
            let level = |part: u8| if part == 0 { 0 } else { 55 + part * 40 };
            let index = index - 16;
            [level(index / 36), level(index / 6 % 6), level(index % 6)]
        }
        232.. => [8 + (index - 232) * 10; 3],
    }
}

/// Amounts of red, green and blue light, each from 0 to 1.
type Light = [f64; 3];

/// How eyes differ, as matrices on amounts of light: Machado, Oliveira and
/// Fernandes, "A physiologically-based model for simulation of color vision
/// deficiency" (2009), severity 1.0.
pub const EYES: [(&str, [Light; 3]); 4] = [
    (
        "trichromacy",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Light from numbers of 8 bits (sRGB, IEC 61966-2-1).
fn light(index: u8) -> Light {
    rgb(index).map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: [Light; 3], light: Light) -> Light {
    matrix.map(|row| {
        row.iter()
            .zip(light)
            .map(|(weight, part)| weight * part)
            .sum()
    })
}

/// The contrast of two colours, from 1 to 21 (WCAG 2, relative luminance).
pub fn contrast(one: u8, other: u8) -> f64 {
    let weights = [0.2126, 0.7152, 0.0722];
    let luminance = |index| times([weights; 3], light(index))[0];
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How far apart two colours are for eyes of a kind (CIE 1976, in CIELAB: 2 is
/// just seen, 100 is black and white).
pub fn distance(one: u8, other: u8, eyes: [Light; 3]) -> f64 {
    let seen = |index| times(eyes, light(index)).map(|part| part.clamp(0.0, 1.0));
    let [one, other] = [one, other].map(|index| lab(seen(index)));
    let squares = one.iter().zip(other).map(|(a, b)| (a - b).powi(2));
    squares.sum::<f64>().sqrt()
}

/// CIELAB of light, for a white of daylight (D65).
fn lab(light: Light) -> Light {
    let to_xyz = [
        [0.4124, 0.3576, 0.1805],
        [0.2126, 0.7152, 0.0722],
        [0.0193, 0.1192, 0.9505],
    ];
    let [x, y, z] = times(to_xyz, light);
    let [x, y, z] = [x / 0.9505, y, z / 1.089].map(|part: f64| {
        if part > (6.0_f64 / 29.0).powi(3) {
            part.cbrt()
        } else {
            part * (29.0_f64 / 6.0).powi(2) / 3.0 + 4.0 / 29.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
