//! Where files are kept: a folder, or a bucket with the keys to it.

use std::path::PathBuf;

use platform::files::{Bucket, Storage};
use reqwest::Url;

use super::check::{Rules, web_url};

const MAX_QUOTA_GB: u64 = 1_000_000;

impl Rules<'_> {
    pub(super) fn storage(&mut self) -> Option<Storage> {
        let url = self.written.get("storage_url").unwrap_or_default();
        if let Some(folder) = url.strip_prefix("file://").filter(|folder| !folder.is_empty()) {
            return Some(Storage::Folder(folder.into()));
        }
        match url.strip_prefix("s3://") {
            Some(name) if is_bucket(name) => {
                self.bucket(name.to_owned()).map(|bucket| Storage::Bucket(Box::new(bucket)))
            }
            _ => self.refuse("storage_url", "must be file://folder or s3://bucket"),
        }
    }

    fn bucket(&mut self, name: String) -> Option<Bucket> {
        let endpoint = self.endpoint("storage_endpoint", "must be given for a bucket, such as https://s3.example.com");
        let public_endpoint = match self.written.get("storage_public_endpoint") {
            Some(_) => self.endpoint("storage_public_endpoint", "is no address like https://s3.example.com"),
            None => endpoint.clone(),
        };
        let access_key = self.needed("storage_access_key");
        let secret_key = self.needed("storage_secret_key");
        let region = self.needed("storage_region");
        Some(Bucket {
            name,
            endpoint: endpoint?,
            public_endpoint: public_endpoint?,
            region: region?,
            access_key: access_key?,
            secret_key: secret_key?,
            temp: self.written.get("storage_temp").map_or_else(default_temp, PathBuf::from),
        })
    }

    pub(super) fn storage_quota(&mut self) -> Option<u64> {
        match self.written.get("storage_quota_gb").unwrap_or_default().parse() {
            Ok(gigabytes @ 1..=MAX_QUOTA_GB) => Some(gigabytes << 30),
            _ => self.refuse("storage_quota_gb", format!("must be a number from 1 to {MAX_QUOTA_GB}")),
        }
    }

    fn endpoint(&mut self, key: &str, why: &str) -> Option<Url> {
        let plain = |url: &Url| url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
        match self.written.get(key).and_then(web_url).filter(plain) {
            Some(url) => Some(url),
            None => self.refuse(key, why),
        }
    }

    fn needed(&mut self, key: &str) -> Option<String> {
        match self.written.get(key) {
            Some(value) => Some(value.to_owned()),
            None => self.refuse(key, "must be given for a bucket"),
        }
    }
}

fn default_temp() -> PathBuf {
    std::env::temp_dir().join("portal-uploads")
}

/// As the service names them.
fn is_bucket(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-.".contains(&byte);
    (3..=63).contains(&name.len()) && name.bytes().all(plain) && !name.starts_with(['-', '.'])
}

#[cfg(test)]
mod tests {
    use platform::files::Storage;

    use crate::config::{Config, Written};

    const BUCKET: &[(&str, &str)] = &[
        ("storage_url", "s3://files"),
        ("storage_endpoint", "http://store.internal:3900"),
        ("storage_access_key", "id"),
        ("storage_secret_key", "hunter2"),
    ];

    fn problems(changes: &[(&str, &str)]) -> String {
        Config::check(&Written::with(changes)).err().unwrap_or_default().join("\n")
    }

    #[test]
    fn a_storage_is_a_folder_or_a_bucket() {
        for url in ["file://", "s3:bucket", "s3://bucket/prefix", "s3://B", "ftp://x/y", "data"] {
            assert!(problems(&[("storage_url", url)]).starts_with("PORTAL_STORAGE_URL"), "{url}");
        }
        let config = Config::check(&Written::with(BUCKET)).unwrap_or_else(|problems| panic!("{problems:?}"));
        let Storage::Bucket(bucket) = config.storage else { panic!("a bucket") };
        assert_eq!((bucket.name.as_str(), bucket.region.as_str()), ("files", "us-east-1"));
        assert_eq!(bucket.public_endpoint, bucket.endpoint);
    }

    #[test]
    fn a_bucket_comes_with_its_keys_and_none_is_repeated() {
        let all = problems(&BUCKET[..1]);
        for name in ["PORTAL_STORAGE_ENDPOINT", "PORTAL_STORAGE_ACCESS_KEY", "PORTAL_STORAGE_SECRET_KEY"] {
            assert!(all.contains(name), "{all}");
        }
        let wrong = [BUCKET, &[("storage_public_endpoint", "store"), ("storage_quota_gb", "0")]].concat();
        let all = problems(&wrong);
        assert!(all.contains("PORTAL_STORAGE_PUBLIC_ENDPOINT") && all.contains("PORTAL_STORAGE_QUOTA_GB"), "{all}");
        assert!(!all.contains("hunter2"), "{all}");
    }
}
