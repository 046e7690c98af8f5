//! Every promise the program makes, tested on the library's public face and on
//! the built program itself.

mod rules;
