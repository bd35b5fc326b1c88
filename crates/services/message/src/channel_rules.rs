//! Who gets a message by which way. Pure.

use platform::document::Person;

use crate::entity::message::Model;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Email,
    Sms,
    /// The official account.
    Gz,
}

impl Way {
    pub fn code(self) -> &'static str {
        match self {
            Self::Email => "EMAIL",
            Self::Sms => "SMS",
            Self::Gz => "GZ",
        }
    }
}

/// What somebody chose for a type of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    pub email: bool,
    pub sms: bool,
    pub gz: bool,
}

/// Somebody who has chosen nothing.
impl Default for Wish {
    fn default() -> Self {
        Self { email: true, sms: true, gz: true }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub way: Way,
    pub state: &'static str,
    /// Where it goes, if it does.
    pub to: Option<String>,
}

const OFF: &str = "OFF";
const NO_ADDRESS: &str = "NO_ADDRESS";
const NOT_CONFIGURED: &str = "NOT_CONFIGURED";
const DIGESTED: &str = "DIGESTED";
const WAITING: &str = "WAITING";

pub fn decide(
    message: &Model,
    person: Option<&Person>,
    wish: Option<Wish>,
    carries: impl Fn(Way) -> bool,
) -> Vec<Decision> {
    let Some(person) = person else { return Vec::new() };
    let wish = wish.unwrap_or_default();
    let one = |way: Way, wanted: bool, address: &str| {
        let state = if !wanted {
            OFF
        } else if message.folded_into.is_some() {
            // The digest goes out in its place.
            DIGESTED
        } else if !carries(way) {
            NOT_CONFIGURED
        } else if address.is_empty() {
            NO_ADDRESS
        } else {
            WAITING
        };
        Decision { way, state, to: (state == WAITING).then(|| address.to_owned()) }
    };
    let urgent = message.level == "URGENT";
    vec![
        one(Way::Email, person.receive_email && wish.email, &person.email),
        one(Way::Sms, urgent && wish.sms, &person.phone),
        one(Way::Gz, person.gz_subscribe && wish.gz, ""),
    ]
}

#[cfg(test)]
mod tests {
    use platform::Clock;

    use super::*;
    use crate::NewMessage;

    fn message(template: &'static str) -> Model {
        let values = ["companyName", "reason", "title"].map(|name| (name, "a".to_owned())).to_vec();
        let (user_ids, link_route) = (Vec::new(), String::new());
        let new = NewMessage { user_ids, template, values, biz_type: "", biz_id: None, link_route };
        new.words(&crate::templates::template(template).into(), Clock::default().now())
    }

    fn person() -> Person {
        Person {
            id: 1,
            name: "王芳".into(),
            company_id: 2,
            company_name: String::new(),
            email: "a@b.cn".into(),
            receive_email: true,
            phone: "13800000001".into(),
            gz_subscribe: false,
        }
    }

    fn states(message: &Model, person: &Person, wish: Option<Wish>, configured: bool) -> Vec<&'static str> {
        decide(message, Some(person), wish, |way| configured && way != Way::Gz).iter().map(|d| d.state).collect()
    }

    #[test]
    fn mail_follows_the_person_and_sms_only_what_is_urgent() {
        let (plain, urgent) = (message("ARTICLE_PUBLISHED"), message("COMPANY_FROZEN"));
        assert_eq!(states(&plain, &person(), None, true), [WAITING, OFF, OFF]);
        assert_eq!(states(&urgent, &person(), None, true), [WAITING, WAITING, OFF]);
        let silent = Person { receive_email: false, ..person() };
        assert_eq!(states(&urgent, &silent, None, true), [OFF, WAITING, OFF]);
        let wish = Wish { email: false, sms: false, gz: true };
        assert_eq!(states(&urgent, &person(), Some(wish), true), [OFF, OFF, OFF]);
    }

    #[test]
    fn what_cannot_go_says_why() {
        let urgent = message("COMPANY_FROZEN");
        assert_eq!(states(&urgent, &person(), None, false), [NOT_CONFIGURED, NOT_CONFIGURED, OFF]);
        let bare = Person { email: String::new(), gz_subscribe: true, ..person() };
        assert_eq!(states(&urgent, &bare, None, true), [NO_ADDRESS, WAITING, NOT_CONFIGURED]);
        let folded = Model { folded_into: Some(9), ..urgent.clone() };
        assert_eq!(states(&folded, &person(), None, true), [DIGESTED, DIGESTED, OFF]);
        assert!(decide(&urgent, None, None, |_| true).is_empty());
        let sent = decide(&urgent, Some(&person()), None, |_| true);
        assert_eq!(sent[0].to.as_deref(), Some("a@b.cn"));
    }
}
