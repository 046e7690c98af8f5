//! The harness tested on programs of a line: what it says of others is only
//! worth something if it sees every fault.

mod board;
mod ideal;
mod output;
mod screen;
mod svg;
mod terminal;
