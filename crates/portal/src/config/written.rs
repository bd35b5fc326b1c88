//! What somebody wrote, as text, before it is known to make sense.

use std::collections::BTreeMap;
use std::path::Path;

use figment::Figment;
use figment::providers::{Format, Serialized, Toml};
use figment::value::{Dict, Value};

const PREFIX: &str = "PORTAL_";

/// Every key there is, with its default where it has one that suits both profiles.
const KEYS: &[(&str, &str)] = &[
    ("profile", "production"),
    ("listen", "127.0.0.1:8080"),
    ("admin_listen", ""),
    ("database_url", "sqlite://data/portal.db"),
    ("database_connections", "32"),
    ("storage_url", "file://data/files"),
    ("storage_endpoint", ""),
    ("storage_public_endpoint", ""),
    ("storage_region", "us-east-1"),
    ("storage_access_key", ""),
    ("storage_secret_key", ""),
    ("storage_secret_key_file", ""),
    ("storage_temp", ""),
    ("storage_quota_gb", "20"),
    ("jobs", "on"),
    ("public_url", "http://127.0.0.1:8080"),
    ("demo_public", ""),
    ("secret", ""),
    ("secret_file", ""),
    ("secret_old", ""),
    ("secret_old_file", ""),
    ("audit_head", "log"),
    ("partner_secret", ""),
    ("partner_secret_file", ""),
    ("gateway_url", ""),
    ("gateway_key", ""),
    ("gateway_key_file", ""),
    ("smtp_url", ""),
    ("smtp_password", ""),
    ("smtp_password_file", ""),
    ("smtp_from", ""),
    ("seal_url", ""),
    ("seal_key", ""),
    ("seal_key_file", ""),
    ("client_ip_header", ""),
    ("digit_runs", "8964,6489"),
    ("drain_seconds", ""),
    ("web_dir", ""),
    ("i18n_dir", ""),
];

/// Keys that may also be read from a file, which keeps them out of the process's environment.
const FROM_FILES: &[&str] =
    &["secret", "secret_old", "partner_secret", "gateway_key", "smtp_password", "seal_key", "storage_secret_key"];

#[derive(Clone, Default)]
pub struct Written {
    values: BTreeMap<String, String>,
    /// What was wrong while reading: an unknown key, a file that cannot be opened.
    pub problems: Vec<String>,
}

impl Written {
    pub fn load() -> Self {
        let named = std::env::var("PORTAL_CONFIG").ok();
        let file = Path::new(named.as_deref().unwrap_or("portal.toml"));
        let mut written = Self::from(file, std::env::vars());
        if named.is_some() && !file.is_file() {
            written.problems.push(format!("PORTAL_CONFIG: there is no file {}", file.display()));
        }
        written.read_files();
        written
    }

    /// Environment values stay texts: a secret of digits must not become a number.
    pub fn from(file: &Path, environment: impl IntoIterator<Item = (String, String)>) -> Self {
        let defaults: BTreeMap<&str, &str> = KEYS.iter().copied().collect();
        let environment: BTreeMap<String, String> = environment
            .into_iter()
            .filter_map(|(name, value)| Some((name.strip_prefix(PREFIX)?.to_ascii_lowercase(), value)))
            .filter(|(name, _)| defaults.contains_key(name.as_str()))
            .collect();
        let mut figment = Figment::from(Serialized::defaults(&defaults));
        if file.is_file() {
            figment = figment.merge(Toml::file_exact(file));
        }
        let figment = figment.merge(Serialized::defaults(&environment));
        let mut written = Self::default();
        let values = figment.extract::<Dict>().unwrap_or_else(|error| {
            written.problems.push(format!("{}: {error}", file.display()));
            Dict::new()
        });
        for (key, value) in values {
            if !defaults.contains_key(key.as_str()) {
                written.problems.push(format!("{}: unknown key `{key}`", file.display()));
                continue;
            }
            match text(&value) {
                Some(value) => drop(written.values.insert(key, value.trim().to_owned())),
                None => written.problems.push(format!("{}: `{key}` must be a text", file.display())),
            }
        }
        written
    }

    /// Empty means not given.
    pub fn get(&self, key: &str) -> Option<&str> {
        debug_assert!(KEYS.iter().any(|(known, _)| *known == key), "unknown key {key}");
        self.values.get(key).map(String::as_str).filter(|value| !value.is_empty())
    }

    fn read_files(&mut self) {
        for key in FROM_FILES {
            let Some(path) = self.get(&format!("{key}_file")).map(str::to_owned) else { continue };
            let name = variable(key);
            if self.get(key).is_some() {
                self.problems.push(format!("{name} and {name}_FILE are both given: choose one"));
                continue;
            }
            match std::fs::read_to_string(&path) {
                Ok(value) => drop(self.values.insert((*key).into(), value.trim().into())),
                Err(error) => self.problems.push(format!("{name}_FILE: cannot read {path}: {error}")),
            }
        }
        for key in ["web_dir", "i18n_dir"] {
            if let Some(folder) = self.get(key).filter(|folder| !Path::new(folder).is_dir()) {
                self.problems.push(format!("{}: {folder} is no folder", variable(key)));
            }
        }
    }
}

pub(super) fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.to_ascii_uppercase())
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(_, text) => Some(text.clone()),
        Value::Bool(_, flag) => Some(if *flag { "on" } else { "off" }.into()),
        Value::Num(_, number) => number.to_i128().or(number.to_u128().map(|n| n as i128)).map(|n| n.to_string()),
        Value::Array(_, items) => items.iter().map(text).collect::<Option<Vec<_>>>().map(|items| items.join(",")),
        _ => None,
    }
}

#[cfg(test)]
impl Written {
    /// The defaults with `changes` over them, as the environment would give them.
    pub fn with(changes: &[(&str, &str)]) -> Self {
        let environment = changes.iter().map(|(key, value)| (variable(key), (*value).to_owned()));
        Self::from(Path::new("no such file"), environment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, environment: &[(&str, &str)]) -> Written {
        let path = std::env::temp_dir().join(format!("portal-{}.toml", uuid::Uuid::new_v4()));
        std::fs::write(&path, file).expect("a file");
        let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let written = Written::from(&path, environment);
        std::fs::remove_file(&path).expect("removed");
        written
    }

    #[test]
    fn the_environment_wins_over_the_file_and_the_file_over_the_defaults() {
        let file = "listen = \"127.0.0.1:1\"\ndrain_seconds = 7\njobs = false\ndigit_runs = [\"11\", \"22\"]";
        let written = read(file, &[("PORTAL_LISTEN", "127.0.0.1:2"), ("PORTAL_UNRELATED", "x"), ("HOME", "/")]);
        assert!(written.problems.is_empty(), "{:?}", written.problems);
        assert_eq!(written.get("listen"), Some("127.0.0.1:2"));
        assert_eq!(written.get("drain_seconds"), Some("7"));
        assert_eq!(written.get("jobs"), Some("off"));
        assert_eq!(written.get("digit_runs"), Some("11,22"));
        assert_eq!(written.get("storage_url"), Some("file://data/files"));
        assert_eq!(written.get("secret"), None);
    }

    #[test]
    fn unknown_keys_and_wrong_types_of_the_file_are_named() {
        let written = read("lisen = \"x\"\nport = 8080\nlisten = { port = 1 }", &[]);
        let all = written.problems.join("\n");
        for part in ["unknown key `lisen`", "unknown key `port`", "`listen` must be a text"] {
            assert!(all.contains(part), "{all}");
        }
        assert!(read("listen = ", &[]).problems.len() == 1);
    }

    #[test]
    fn a_secret_of_digits_keeps_its_leading_zeros() {
        let written = read("", &[("PORTAL_SECRET", "00001111222233334444555566667777")]);
        assert_eq!(written.get("secret"), Some("00001111222233334444555566667777"));
    }

    #[test]
    fn secrets_come_from_files_unless_both_are_given() {
        let path = std::env::temp_dir().join(format!("portal-{}.secret", uuid::Uuid::new_v4()));
        std::fs::write(&path, "from a file\n").expect("a file");
        let file = path.to_str().expect("a path");
        let mut written = Written::with(&[("secret_file", file)]);
        written.read_files();
        assert_eq!(written.get("secret"), Some("from a file"));
        let mut both = Written::with(&[("secret_file", file), ("secret", "x")]);
        both.read_files();
        assert!(both.problems[0].contains("both given"), "{:?}", both.problems);
        std::fs::remove_file(&path).expect("removed");
        let mut gone = Written::with(&[("secret_file", file), ("i18n_dir", file)]);
        gone.read_files();
        assert!(gone.problems[0].contains("cannot read") && gone.problems[1].contains("no folder"));
    }
}
