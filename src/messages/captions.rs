//! What each row of the table of [commands](crate::commands) says: the caption
//! of its button, empty where it has none, and its line of help.

/// A caption and a line of help.
pub type Caption = (&'static str, &'static str);

/// Shows how to play.
pub const HELP: Caption = ("Help", "show this help");
/// Begins anew.
pub const NEW: Caption = ("New game", "start another game");
/// Marks the legal moves.
pub const HINTS: Caption = ("Hints", "mark the legal moves, or not");
/// Goes one move back.
pub const UNDO: Caption = ("Undo", "take the last move back");
/// Goes one move forward again.
pub const REDO: Caption = ("Redo", "play it again");
/// Shows the teaching panel.
pub const PANEL: Caption = ("Panel", "show moves and reasons beside the board");
/// Explains a square.
pub const WHY: Caption = ("", "say why a move there is legal or not");
/// Writes the game to a file.
pub const SAVE: Caption = ("", "save the game; without a name, under a free one");
/// Reads a game from a file.
pub const LOAD: Caption = (
    "",
    "go on with a file's game; FILE is spelled as in a shell",
);
/// Takes up what was left.
pub const RESUME: Caption = ("", "go on with the last unfinished game");
/// Ends the program.
pub const QUIT: Caption = ("Quit", "leave the game");
/// Puts away what is in the way.
pub const CANCEL: Caption = ("", "clear the line, close this page");
/// Repairs a spoilt screen.
pub const REPAINT: Caption = ("", "draw the screen anew");
/// Stops the program for a while.
pub const SUSPEND: Caption = ("", "back to the shell; fg returns");
