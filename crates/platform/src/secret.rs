//! The program's keys, and the few things done with them: sealing what must not be readable at rest,
//! keyed hashes of what must not be guessable, signatures of partners.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes256Gcm, Key, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use rand::RngExt;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

const NONCE_BYTES: usize = 12;

/// Keys of one installation; every copy has the same ones.
#[derive(Clone)]
pub struct Secrets {
    /// Keys the hashes of codes, login names and other short values.
    hash_key: [u8; 32],
    /// Seals what waits in the outbox.
    seal_key: [u8; 32],
    /// Shared with the partner whose users enter by token; none means that the door is closed.
    partner: Option<String>,
}

impl Secrets {
    /// All keys come from one master secret of the configuration.
    pub fn new(master: &str, partner: Option<String>) -> Self {
        let derive = |purpose: &str| -> [u8; 32] { mac(master.as_bytes(), purpose.as_bytes()) };
        Self { hash_key: derive("portal/hash/1"), seal_key: derive("portal/seal/1"), partner }
    }

    pub fn partner(&self) -> Option<&str> {
        self.partner.as_deref()
    }

    /// Tells nothing about `text` without the key, however few texts there may be.
    pub fn keyed_hash(&self, purpose: &str, text: &str) -> String {
        hex::encode(mac(&self.hash_key, format!("{purpose}\0{text}").as_bytes()))
    }

    pub fn seal(&self, text: &str) -> String {
        let nonce: [u8; NONCE_BYTES] = rand::rng().random();
        let sealed = encrypt(&self.seal_key, &nonce, text.as_bytes()).unwrap_or_default();
        URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat())
    }

    pub fn open(&self, sealed: &str) -> Option<String> {
        let bytes = URL_SAFE_NO_PAD.decode(sealed).ok()?;
        let (nonce, text) = bytes.split_at_checked(NONCE_BYTES)?;
        String::from_utf8(decrypt(&self.seal_key, nonce, text)?).ok()
    }
}

/// Never printed: a derive would put keys into logs.
impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets(…)")
    }
}

/// 256 random bits as text that fits into a URL and a header.
pub fn random_token() -> String {
    URL_SAFE_NO_PAD.encode(rand::rng().random::<[u8; 32]>())
}

/// For values that are random already, such as tokens.
pub fn sha256(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}

pub fn mac(key: &[u8], message: &[u8]) -> [u8; 32] {
    // HMAC takes a key of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return [0; 32] };
    mac.update(message);
    mac.finalize().into_bytes().into()
}

pub fn same(one: &[u8], other: &[u8]) -> bool {
    one.ct_eq(other).into()
}

pub fn encrypt(key: &[u8; 32], nonce: &[u8; NONCE_BYTES], text: &[u8]) -> Option<Vec<u8>> {
    Aes256Gcm::new(&Key::<Aes256Gcm>::from(*key)).encrypt(&Nonce::from(*nonce), text).ok()
}

pub fn decrypt(key: &[u8; 32], nonce: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
    let nonce: [u8; NONCE_BYTES] = nonce.try_into().ok()?;
    Aes256Gcm::new(&Key::<Aes256Gcm>::from(*key)).decrypt(&Nonce::from(nonce), sealed).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_only_with_its_key() {
        let (ours, theirs) = (Secrets::new("one", None), Secrets::new("two", None));
        let sealed = ours.seal("验证码 123456");
        assert_eq!(ours.open(&sealed).as_deref(), Some("验证码 123456"));
        assert_eq!(theirs.open(&sealed), None);
        assert!(!sealed.contains("123456"));
        assert_ne!(ours.keyed_hash("code", "123456"), theirs.keyed_hash("code", "123456"));
    }
}
