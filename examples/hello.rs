//! Draws a word in colour and waits for a key.

use reversi::easy_curses::{Color, ColorPair, EasyCurses, Event, Frame, Options, Style, Unusable};

const WHITE: Color = Color::new(15, 15, 7);
const RED: Color = Color::new(1, 1, 1);

fn main() -> Result<(), Unusable> {
    let mut screen = EasyCurses::start(Options::default())?;
    loop {
        let mut frame = Frame::new(screen.size());
        let column = frame.print(1, 2, "Hello in ", Style::PLAIN);
        frame.print(1, column, " red ", Style::of(ColorPair::new(WHITE, RED)));
        frame.print(3, 2, "Press any key.", Style::PLAIN.bold());
        screen.show(&frame);
        match screen.next_event(None) {
            Event::Key(_) | Event::EndOfInput | Event::Terminate(_) => return Ok(()),
            _ => {}
        }
    }
}
