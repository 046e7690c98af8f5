//! What is said to the players, and for how long it stays.

use super::Session;

/// A sentence for the players. It stays until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// An answer to what was just done.
    Answer(String),
    /// Something that must be seen: Enter dismisses it and does nothing else.
    Notice(String),
}

impl Message {
    /// The sentence.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Message::Answer(text) | Message::Notice(text) => text,
        }
    }

    /// The same sentence, to be seen before anything else is done.
    fn into_notice(self) -> Message {
        match self {
            Message::Answer(text) | Message::Notice(text) => Message::Notice(text),
        }
    }
}

impl Session {
    /// The sentence on show, if any. A notice waits for the flips that lead to
    /// what it tells.
    #[must_use]
    pub fn message(&self) -> Option<&Message> {
        let waits = |message: &&Message| matches!(message, Message::Notice(_));
        let message = self.message.as_ref();
        message.filter(|message| !self.is_flipping() || !waits(message))
    }

    /// Says something to the players, until the next key.
    pub fn say(&mut self, answer: String) {
        self.message = Some(Message::Answer(answer));
    }

    /// Says something beside what is said already.
    pub fn say_too(&mut self, more: &str) {
        match &mut self.message {
            Some(Message::Answer(text) | Message::Notice(text)) => {
                text.push(' ');
                text.push_str(more);
            }
            None => self.say(more.to_owned()),
        }
    }

    /// Adds a notice to what is said already.
    pub(super) fn notify_too(&mut self, notice: &str) {
        self.say_too(notice);
        self.message = self.message.take().map(Message::into_notice);
    }

    pub(super) fn notify(&mut self, notice: String) {
        self.message = Some(Message::Notice(notice));
    }
}
