//! The rules of a configuration. Pure, so that each has its test; all are asked, so that an operator reads every
//! problem at once.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::HeaderName;
use platform::audit::HeadTarget;
use reqwest::Url;

use super::written::variable;
use super::{Config, DEMO_PARTNER_SECRET, DEMO_SECRET, Database, Partner, Profile, Written};

const SECRET_LENGTH: usize = 32;
const MAX_DRAIN_SECONDS: u64 = 300;
/// Half of them write: those who read must not be left without.
const CONNECTIONS: std::ops::RangeInclusive<u32> = 4..=1_000;

impl Config {
    pub fn check(written: &Written) -> Result<Self, Vec<String>> {
        let mut rules = Rules { written, problems: written.problems.clone() };
        let config = rules.config();
        match (config, rules.problems.is_empty()) {
            (Some(config), true) => Ok(config),
            (_, _) => Err(rules.problems),
        }
    }
}

pub(super) struct Rules<'a> {
    pub(super) written: &'a Written,
    problems: Vec<String>,
}

impl Rules<'_> {
    /// `None` only together with a problem.
    fn config(&mut self) -> Option<Config> {
        let profile = self.profile();
        let demo = profile == Some(Profile::Demo);
        let listen = self.listen(demo);
        let admin_listen = self.admin_listen(demo, listen);
        let database = self.database();
        let connections = self.connections();
        let storage = self.storage();
        let storage_quota = self.storage_quota();
        let jobs = self.on_off("jobs");
        let public_url = self.public_url();
        let secret = self.secret("secret", DEMO_SECRET, demo);
        let old_secrets = self.old_secrets();
        let audit_head = self.audit_head();
        let partner_secret = self.secret("partner_secret", DEMO_PARTNER_SECRET, demo);
        let smtp = self.smtp();
        let gateway = self.partner("gateway_url", "gateway_key");
        let seal = self.partner("seal_url", "seal_key");
        let client_ip_header = self.client_ip_header();
        let digit_runs = self.digit_runs();
        let drain = self.drain(demo);
        if secret.is_none() && self.written.get("secret").is_none() && matches!(database, Some(Database::Postgres(_))) {
            self.refuse::<()>(
                "secret",
                "must be given on PostgreSQL, since all copies share it (or PORTAL_SECRET_FILE)",
            );
        }
        Some(Config {
            profile: profile?,
            listen: listen?,
            admin_listen,
            database: database?,
            connections: connections?,
            storage: storage?,
            storage_quota: storage_quota?,
            jobs: jobs?,
            public_url: public_url?,
            secret,
            old_secrets,
            audit_head: audit_head?,
            partner_secret,
            gateway,
            smtp,
            seal,
            client_ip_header,
            digit_runs,
            drain: drain?,
            web_dir: self.written.get("web_dir").map(PathBuf::from),
            i18n_dir: self.written.get("i18n_dir").map(PathBuf::from),
        })
    }

    fn profile(&mut self) -> Option<Profile> {
        match self.written.get("profile") {
            Some("production") => Some(Profile::Production),
            Some("demo") => Some(Profile::Demo),
            other => self.refuse("profile", format!("`{}` is neither production nor demo", other.unwrap_or_default())),
        }
    }

    fn listen(&mut self, demo: bool) -> Option<SocketAddr> {
        let address = self.address("listen")?;
        let public = self.written.get("demo_public") == Some("1");
        if demo && !public && !address.ip().is_loopback() {
            return self.refuse("listen", "the demo profile listens on loopback only, unless PORTAL_DEMO_PUBLIC=1");
        }
        Some(address)
    }

    /// Metrics and the contract are for operators on the machine itself.
    fn admin_listen(&mut self, demo: bool, listen: Option<SocketAddr>) -> Option<SocketAddr> {
        if self.written.get("admin_listen").is_none() {
            return (!demo).then_some(SocketAddr::from(([127, 0, 0, 1], 8081)));
        }
        let address = self.address("admin_listen")?;
        if !address.ip().is_loopback() {
            return self.refuse("admin_listen", "must be a loopback address");
        }
        if Some(address) == listen && address.port() != 0 {
            return self.refuse("admin_listen", "must differ from PORTAL_LISTEN");
        }
        Some(address)
    }

    fn database(&mut self) -> Option<Database> {
        let url = self.written.get("database_url").unwrap_or_default();
        if let Some(path) = url.strip_prefix("sqlite://") {
            let plain = !path.is_empty() && !path.contains(['?', '#', '%']) && !path.ends_with('/');
            if !plain {
                return self.refuse("database_url", "must name a plain file, such as sqlite://data/portal.db");
            }
            return Some(Database::Sqlite(path.into()));
        }
        // The address may hold a password, so it is never repeated.
        match Url::parse(url) {
            Ok(parsed) if matches!(parsed.scheme(), "postgres" | "postgresql") && parsed.has_host() => {
                Some(Database::Postgres(url.to_owned()))
            }
            _ => self.refuse("database_url", "must be sqlite://path or postgres://user:password@host/database"),
        }
    }

    fn connections(&mut self) -> Option<u32> {
        let text = self.written.get("database_connections").unwrap_or_default();
        match text.parse().ok().filter(|number| CONNECTIONS.contains(number)) {
            Some(number) => Some(number),
            None => self.refuse("database_connections", format!("`{text}` is not a number from 4 to 1000")),
        }
    }

    fn public_url(&mut self) -> Option<String> {
        let text = self.written.get("public_url").unwrap_or_default();
        match web_url(text).filter(|url| url.query().is_none() && url.fragment().is_none() && url.username().is_empty())
        {
            Some(url) => Some(url.as_str().trim_end_matches('/').to_owned()),
            None => self.refuse("public_url", format!("`{text}` is no address like https://portal.example.com")),
        }
    }

    /// A demonstration has its own; production never takes those.
    fn secret(&mut self, key: &str, demo_value: &str, demo: bool) -> Option<String> {
        match self.written.get(key) {
            None => demo.then(|| demo_value.to_owned()),
            Some(value) if !demo && [DEMO_SECRET, DEMO_PARTNER_SECRET].contains(&value) => {
                self.refuse(key, "is the one of the demo profile, which everybody knows")
            }
            Some(value) if value.chars().count() < SECRET_LENGTH => {
                self.refuse(key, format!("must have at least {SECRET_LENGTH} characters"))
            }
            Some(value) => Some(value.to_owned()),
        }
    }

    /// One in a line: a secret may hold any other character.
    fn old_secrets(&mut self) -> Vec<String> {
        let all = self.written.get("secret_old").unwrap_or_default();
        let all: Vec<String> = all.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect();
        if all.iter().any(|secret| secret.chars().count() < SECRET_LENGTH) {
            self.refuse::<()>("secret_old", format!("must have at least {SECRET_LENGTH} characters in each line"));
        }
        all
    }

    fn audit_head(&mut self) -> Option<HeadTarget> {
        match self.written.get("audit_head").unwrap_or_default() {
            "log" => Some(HeadTarget::Log),
            "storage" => Some(HeadTarget::Storage),
            other => match other.strip_prefix("file://").filter(|path| !path.is_empty() && !path.ends_with('/')) {
                Some(path) => Some(HeadTarget::File(path.into())),
                None => self.refuse("audit_head", "must be log, storage or file://path"),
            },
        }
    }

    /// An address comes with the key that what we send there is signed with.
    fn partner(&mut self, url_key: &str, key_key: &str) -> Option<Partner> {
        match (self.written.get(url_key), self.written.get(key_key)) {
            (None, None) => None,
            (Some(_), None) => self.refuse(key_key, format!("must be given together with {}", variable(url_key))),
            (None, Some(_)) => self.refuse(url_key, format!("must be given together with {}", variable(key_key))),
            (Some(url), Some(key)) => match web_url(url) {
                Some(url) => Some(Partner { url, key: key.to_owned() }),
                None => self.refuse(url_key, "is no address like https://gateway.example.com/send"),
            },
        }
    }

    fn client_ip_header(&mut self) -> Option<String> {
        let name = self.written.get("client_ip_header")?;
        match HeaderName::try_from(name) {
            Ok(name) => Some(name.as_str().to_owned()),
            Err(_) => self.refuse("client_ip_header", format!("`{name}` is no name of a header")),
        }
    }

    fn digit_runs(&mut self) -> Vec<String> {
        let text = self.written.get("digit_runs").unwrap_or_default();
        let runs: Vec<&str> = text.split(',').map(str::trim).filter(|run| !run.is_empty()).collect();
        for run in &runs {
            if run.len() < 2 || !run.bytes().all(|byte| byte.is_ascii_digit()) {
                self.refuse::<()>("digit_runs", format!("`{run}` is no run of two or more digits"));
            }
        }
        runs.into_iter().map(str::to_owned).collect()
    }

    /// Nobody wants to wait when a demonstration is stopped by Ctrl+C.
    fn drain(&mut self, demo: bool) -> Option<Duration> {
        let default = if demo { "0" } else { "5" };
        match self.written.get("drain_seconds").unwrap_or(default).parse() {
            Ok(seconds) if seconds <= MAX_DRAIN_SECONDS => Some(Duration::from_secs(seconds)),
            _ => self.refuse("drain_seconds", format!("must be a number from 0 to {MAX_DRAIN_SECONDS}")),
        }
    }

    fn on_off(&mut self, key: &str) -> Option<bool> {
        match self.written.get(key) {
            Some("on") => Some(true),
            Some("off") => Some(false),
            other => self.refuse(key, format!("`{}` is neither on nor off", other.unwrap_or_default())),
        }
    }

    fn address(&mut self, key: &str) -> Option<SocketAddr> {
        let text = self.written.get(key).unwrap_or_default();
        match text.parse() {
            Ok(address) => Some(address),
            Err(_) => self.refuse(key, format!("`{text}` is no address like 127.0.0.1:8080")),
        }
    }

    pub(super) fn refuse<T>(&mut self, key: &str, why: impl AsRef<str>) -> Option<T> {
        self.problems.push(format!("{}: {}", variable(key), why.as_ref()));
        None
    }
}

pub(super) fn web_url(text: &str) -> Option<Url> {
    Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use platform::files::Storage;

    use super::*;

    const SECRET: &str = "a secret of an operator, long enough";

    fn check(changes: &[(&str, &str)]) -> Result<Config, Vec<String>> {
        Config::check(&Written::with(changes))
    }

    fn accepted(changes: &[(&str, &str)]) -> Config {
        check(changes).unwrap_or_else(|problems| panic!("{changes:?}: {problems:?}"))
    }

    /// The one problem of a configuration.
    fn refused(changes: &[(&str, &str)]) -> String {
        let problems = check(changes).err().unwrap_or_default();
        assert_eq!(problems.len(), 1, "{changes:?}: {problems:?}");
        problems.concat()
    }

    #[test]
    fn the_defaults_are_a_production_on_sqlite_that_makes_its_own_secret() {
        let config = accepted(&[]);
        assert_eq!(config.profile, Profile::Production);
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.admin_listen.map(|a| a.to_string()).as_deref(), Some("127.0.0.1:8081"));
        assert!(config.database == Database::Sqlite("data/portal.db".into()));
        assert!(matches!(config.storage, Storage::Folder(folder) if folder == Path::new("data/files")));
        assert_eq!(config.digit_runs, ["8964", "6489"]);
        assert!(config.secret.is_none() && config.partner_secret.is_none() && config.gateway.is_none());
        assert!(config.jobs && !config.drain.is_zero());
    }

    #[test]
    fn every_problem_is_told_at_once() {
        let problems = check(&[("profile", "test"), ("listen", "nowhere"), ("jobs", "maybe"), ("secret", "short")]);
        let problems = problems.err().unwrap_or_default();
        for name in ["PORTAL_PROFILE", "PORTAL_LISTEN", "PORTAL_JOBS", "PORTAL_SECRET"] {
            assert_eq!(problems.iter().filter(|line| line.starts_with(&format!("{name}:"))).count(), 1, "{problems:?}");
        }
    }

    #[test]
    fn the_demo_profile_stays_on_loopback_unless_told_otherwise() {
        assert!(refused(&[("profile", "demo"), ("listen", "0.0.0.0:8080")]).contains("loopback only"));
        accepted(&[("profile", "demo"), ("listen", "0.0.0.0:8080"), ("demo_public", "1")]);
        accepted(&[("profile", "demo"), ("listen", "[::1]:8080")]);
        accepted(&[("listen", "0.0.0.0:8080")]);
    }

    #[test]
    fn the_demo_profile_has_its_secrets_and_production_refuses_them() {
        let demo = accepted(&[("profile", "demo")]);
        assert_eq!(demo.secret.as_deref(), Some(DEMO_SECRET));
        assert_eq!(demo.partner_secret.as_deref(), Some(DEMO_PARTNER_SECRET));
        assert!(demo.admin_listen.is_none() && demo.drain.is_zero());
        for key in ["secret", "partner_secret"] {
            for secret in [DEMO_SECRET, DEMO_PARTNER_SECRET] {
                assert!(refused(&[(key, secret)]).contains("everybody knows"));
            }
        }
        assert_eq!(accepted(&[("secret", SECRET)]).secret.as_deref(), Some(SECRET));
    }

    #[test]
    fn secrets_have_32_characters() {
        assert!(refused(&[("secret", &SECRET[..31])]).contains("at least 32"));
        assert!(refused(&[("partner_secret", &SECRET[..31])]).contains("at least 32"));
        accepted(&[("secret", &SECRET[..32])]);
    }

    #[test]
    fn secrets_that_were_replaced_stand_in_a_line_each() {
        let lines = format!("{SECRET}\n\n  {SECRET} two \n");
        assert_eq!(accepted(&[("secret_old", &lines)]).old_secrets, [SECRET, &format!("{SECRET} two")]);
        let problem = refused(&[("secret_old", "hunter2")]);
        assert!(problem.starts_with("PORTAL_SECRET_OLD") && !problem.contains("hunter2"), "{problem}");
    }

    #[test]
    fn heads_of_the_audit_log_go_to_the_log_the_storage_or_a_file() {
        assert_eq!(accepted(&[]).audit_head, HeadTarget::Log);
        assert_eq!(accepted(&[("audit_head", "storage")]).audit_head, HeadTarget::Storage);
        let file = accepted(&[("audit_head", "file:///var/heads/portal")]).audit_head;
        assert_eq!(file, HeadTarget::File("/var/heads/portal".into()));
        for wrong in ["file://", "file:///var/", "/var/heads", "s3://bucket"] {
            assert!(refused(&[("audit_head", wrong)]).starts_with("PORTAL_AUDIT_HEAD"), "{wrong}");
        }
    }

    #[test]
    fn postgres_needs_a_given_secret() {
        let database = ("database_url", "postgres://portal:pw@db/portal");
        assert!(refused(&[database]).starts_with("PORTAL_SECRET: must be given on PostgreSQL"));
        accepted(&[database, ("secret", SECRET)]);
        accepted(&[database, ("profile", "demo")]);
    }

    #[test]
    fn the_admin_listener_is_on_loopback_and_apart() {
        assert!(refused(&[("admin_listen", "0.0.0.0:8081")]).contains("loopback"));
        assert!(refused(&[("admin_listen", "127.0.0.1:8080")]).contains("differ"));
        assert!(accepted(&[("profile", "demo"), ("admin_listen", "127.0.0.1:9")]).admin_listen.is_some());
    }

    #[test]
    fn addresses_are_checked_and_a_password_is_never_repeated() {
        for url in
            ["sqlite://", "sqlite::memory:", "sqlite://a?mode=ro", "mysql://u:hunter2@h/d", "postgres:hunter2", ""]
        {
            let problem = refused(&[("database_url", url)]);
            assert!(problem.starts_with("PORTAL_DATABASE_URL") && !problem.contains("hunter2"), "{problem}");
        }
        for url in ["portal.example.com", "ftp://portal.example.com", "https://u@h/", "https://h/?q", "https://h/#x"] {
            assert!(refused(&[("public_url", url)]).starts_with("PORTAL_PUBLIC_URL"), "{url}");
        }
        assert_eq!(accepted(&[("public_url", "https://portal.example.com/")]).public_url, "https://portal.example.com");
    }

    #[test]
    fn the_gateway_and_the_maker_of_seals_come_with_their_keys() {
        for (url_key, key_key) in [("gateway_url", "gateway_key"), ("seal_url", "seal_key")] {
            let (url, key) = ((url_key, "https://partner.example.com/send"), (key_key, "k"));
            assert!(refused(&[url]).starts_with(&variable(key_key)));
            assert!(refused(&[key]).starts_with(&variable(url_key)));
            assert!(refused(&[(url_key, "sms"), key]).contains("no address"));
            let config = accepted(&[url, key]);
            assert!(config.gateway.is_some() != config.seal.is_some());
        }
    }

    #[test]
    fn the_small_ones_are_checked_too() {
        assert!(refused(&[("client_ip_header", "x forwarded")]).contains("no name of a header"));
        assert_eq!(accepted(&[("client_ip_header", "X-Real-IP")]).client_ip_header.as_deref(), Some("x-real-ip"));
        assert!(refused(&[("digit_runs", "8964,abc")]).contains("`abc`"));
        assert!(refused(&[("drain_seconds", "301")]).contains("0 to 300"));
        assert!(refused(&[("drain_seconds", "-1")]).contains("0 to 300"));
        assert_eq!(accepted(&[("drain_seconds", "0")]).drain, Duration::ZERO);
        assert!(!accepted(&[("jobs", "off")]).jobs);
    }
}
