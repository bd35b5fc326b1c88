//! Where mails are handed over: `smtps://user@mail.example.com`, its password, and the sender.

use platform::outbox::{Security, Smtp};
use reqwest::Url;

use super::check::Rules;

impl Rules<'_> {
    pub(super) fn smtp(&mut self) -> Option<Smtp> {
        let [url, password, from] = ["smtp_url", "smtp_password", "smtp_from"].map(|key| self.written.get(key));
        let Some(url) = url else {
            if password.is_some() || from.is_some() {
                return self.refuse("smtp_url", "must be given together with PORTAL_SMTP_PASSWORD or PORTAL_SMTP_FROM");
            }
            return None;
        };
        let Some(from) = from.map(str::to_owned) else {
            return self.refuse("smtp_from", "must be given together with PORTAL_SMTP_URL");
        };
        let password = password.map(str::to_owned);
        let parsed = Url::parse(url).ok().filter(|url| matches!(url.scheme(), "smtp" | "smtps"));
        let Some((url, host)) = parsed.and_then(|url| Some((url.clone(), url.host_str()?.to_owned()))) else {
            return self.refuse("smtp_url", "must be smtps://user@host or smtp://user@host");
        };
        if url.password().is_some() {
            return self.refuse("smtp_url", "holds a password: give it as PORTAL_SMTP_PASSWORD or in a file");
        }
        let credentials = match (url.username(), password) {
            ("", None) => None,
            ("", Some(_)) => return self.refuse("smtp_url", "names no user for PORTAL_SMTP_PASSWORD"),
            (_, None) => return self.refuse("smtp_password", "must be given for the user of PORTAL_SMTP_URL"),
            (user, Some(password)) => Some((user.replace("%40", "@"), password)),
        };
        let local = ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str());
        let (security, port) = match url.scheme() {
            "smtps" => (Security::Tls, 465),
            _ if local => (Security::None, 25),
            _ => (Security::StartTls, 587),
        };
        let host = host.trim_matches(['[', ']']).to_owned();
        let smtp = Smtp { host, port: url.port().unwrap_or(port), security, credentials, from };
        match platform::outbox::Mailer::new(&smtp) {
            Ok(_) => Some(smtp),
            Err(_) => self.refuse("smtp_from", "is no sender like 美ONE-商家 <no-reply@example.com>"),
        }
    }
}

#[cfg(test)]
mod tests {
    use platform::outbox::Security;

    use crate::config::{Config, Written};

    const FROM: (&str, &str) = ("smtp_from", "美ONE-商家 <no-reply@example.com>");

    fn check(changes: &[(&str, &str)]) -> Result<Config, Vec<String>> {
        Config::check(&Written::with(changes))
    }

    fn refused(changes: &[(&str, &str)]) -> String {
        check(changes).err().unwrap_or_default().concat()
    }

    #[test]
    fn mail_leaves_encrypted_unless_the_server_is_on_this_machine() {
        let smtp = |url: &str| check(&[("smtp_url", url), FROM]).ok().and_then(|config| config.smtp).expect("a server");
        assert_eq!(
            (smtp("smtps://mail.example.com").security, smtp("smtps://mail.example.com").port),
            (Security::Tls, 465)
        );
        assert_eq!(smtp("smtp://mail.example.com").security, Security::StartTls);
        assert_eq!(
            (smtp("smtp://127.0.0.1:2525").security, smtp("smtp://127.0.0.1:2525").port),
            (Security::None, 2525)
        );
        assert!(check(&[]).is_ok_and(|config| config.smtp.is_none()));
    }

    #[test]
    fn half_a_configuration_is_refused_and_no_password_repeated() {
        let url = ("smtp_url", "smtps://user@mail.example.com");
        assert!(refused(&[("smtp_url", "smtps://mail.example.com")]).starts_with("PORTAL_SMTP_FROM"));
        assert!(refused(&[FROM]).starts_with("PORTAL_SMTP_URL"));
        assert!(refused(&[url, FROM]).starts_with("PORTAL_SMTP_PASSWORD"));
        assert!(refused(&[("smtp_url", "mail"), FROM]).contains("smtps://"));
        assert!(refused(&[("smtp_url", "smtp://mail.example.com"), ("smtp_from", "nobody")]).contains("no sender"));
        let problem = refused(&[("smtp_url", "smtps://user:hunter2@mail.example.com"), FROM]);
        assert!(problem.contains("holds a password") && !problem.contains("hunter2"));
        let config = check(&[url, FROM, ("smtp_password", "p")]).ok().and_then(|config| config.smtp).expect("a server");
        assert_eq!(config.credentials, Some(("user".into(), "p".into())));
    }
}
