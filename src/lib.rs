//! Reversi (Othello) for two people at one terminal.
//!
//! One typed move, from the key to the screen:
//!
//! ```text
//! bytes --easy_curses::next_event--> Key --commands--> Command
//!   --Session::update--> GameRecord::play(square) --> Ok(Played) or Err(IllegalMove)
//!   --view--> Frame --easy_curses::show--> only the differences reach the terminal
//! ```
//!
//! No step runs backwards: the rules know no screen, the picture changes no game.
//!
//! | module | holds | never knows |
//! |---|---|---|
//! | [`rules`] | tiles, squares, the board, the record of a game | text layout, keys, files, clock |
//! | [`records`] | GGF, transcripts, WTHOR: reading and writing games | paths, terminal |
//! | [`store`] | games in files: whole, locked, resumed | terminal |
//! | [`archive`] | files of games, checked, exported, listed | terminal |
//! | [`commands`] | one table: keys, words, buttons → `Command` | state |
//! | [`messages`] | every sentence a user sees | the terminal |
//! | [`easy_curses`] | the terminal as a screen and a source of events | Reversi |
//! | [`game`] | the full-screen game: session, layout, view, theme | curses, paths |
//! | [`othello`] | the game in plain lines, over any input and output | curses |
//! | [`judge`] | the batch protocol, over any input and output | exit codes, paths |
//! | [`shell_word`] | names of files as a shell spells them | files, terminal |
//! | [`names`], [`question`] | what players are called, what they are asked | the terminal |
//! | [`cli`] | the command line | files, terminal |
//! | [`completions`], [`manual`] | completions for shells, the manual page | files, terminal |
//! | [`logging`] | the log file | the rest |
//!
//! Invariants:
//!
//! - A turn is a [`rules::Player`]'s, never `Empty`'s; a pass is an event, never
//!   a move; a refused move is a value with its reason and has changed nothing.
//! - A [`rules::GameRecord`] is the sum of its moves: undo replays a prefix.
//! - What undo brings back is in the record; what a resize rebuilds is in the
//!   frame; all else that a player sees is in [`game::Session`].
//! - Only `easy_curses` names the curses library, and only `main` ends the
//!   process.

pub mod archive;
pub mod cli;
pub mod commands;
pub mod completions;
pub mod easy_curses;
pub mod game;
pub mod judge;
pub mod logging;
pub mod manual;
pub mod messages;
pub mod names;
pub mod othello;
pub mod question;
pub mod records;
pub mod rules;
pub mod shell_word;
pub mod store;
