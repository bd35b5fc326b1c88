//! The program's keys, and the few things done with them: sealing what must not be readable at rest,
//! keyed hashes of what must not be guessable, signatures of partners, our own signature on papers.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes256Gcm, Key, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use rand::RngExt;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

const NONCE_BYTES: usize = 12;

/// Keys of one installation; every copy has the same ones.
#[derive(Clone)]
pub struct Secrets {
    /// Keys the hashes of codes, login names and other short values.
    hash_key: [u8; 32],
    /// Seals what must not be readable at rest.
    seal_key: [u8; 32],
    /// The seed of the key that papers are signed with.
    paper_key: [u8; 32],
    /// Shared with the partner whose users enter by token; none means that the door is closed.
    partner: Option<String>,
}

impl Secrets {
    /// All keys come from one master secret of the configuration.
    pub fn new(master: &str, partner: Option<String>) -> Self {
        let derive = |purpose: &str| -> [u8; 32] { mac(master.as_bytes(), purpose.as_bytes()) };
        Self {
            hash_key: derive("portal/hash/1"),
            seal_key: derive("portal/seal/1"),
            paper_key: derive("portal/paper/1"),
            partner,
        }
    }

    pub fn partner(&self) -> Option<&str> {
        self.partner.as_deref()
    }

    /// Tells nothing about `text` without the key, however few texts there may be.
    pub fn keyed_hash(&self, purpose: &str, text: &str) -> String {
        hex::encode(mac(&self.hash_key, format!("{purpose}\0{text}").as_bytes()))
    }

    /// The platform's ed25519 signature; both in hexadecimal, the public key with which it is verified first.
    pub fn sign_paper(&self, statement: &str) -> Option<(String, String)> {
        let pair = Ed25519KeyPair::from_seed_unchecked(&self.paper_key).ok()?;
        Some((hex::encode(pair.public_key()), hex::encode(pair.sign(statement.as_bytes()))))
    }

    pub fn seal(&self, text: &str) -> String {
        URL_SAFE_NO_PAD.encode(self.seal_bytes(text.as_bytes()).unwrap_or_default())
    }

    pub fn seal_bytes(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        let nonce: [u8; NONCE_BYTES] = rand::rng().random();
        Some([&nonce[..], &encrypt(&self.seal_key, &nonce, bytes)?].concat())
    }

    pub fn open_bytes(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, bytes) = sealed.split_at_checked(NONCE_BYTES)?;
        decrypt(&self.seal_key, nonce, bytes)
    }

    /// A key that seals one file and nothing else.
    pub fn file_key(&self, salt: &[u8]) -> [u8; 32] {
        mac(&self.seal_key, &[b"portal/file/1", salt].concat())
    }

    pub fn open(&self, sealed: &str) -> Option<String> {
        String::from_utf8(self.open_bytes(&URL_SAFE_NO_PAD.decode(sealed).ok()?)?).ok()
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

/// Whether an ed25519 signature is that of `statement`. Anybody who has the public key can ask.
pub fn is_signed(public_key: &str, statement: &str, signature: &str) -> bool {
    let (Ok(key), Ok(signature)) = (hex::decode(public_key), hex::decode(signature)) else { return false };
    UnparsedPublicKey::new(&ED25519, key).verify(statement.as_bytes(), &signature).is_ok()
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
    fn a_paper_is_signed_by_one_installation_and_for_one_statement() {
        let (ours, theirs) = (Secrets::new("one", None), Secrets::new("two", None));
        let (key, signature) = ours.sign_paper("一份协议").expect("a signature");
        assert!(is_signed(&key, "一份协议", &signature));
        assert!(!is_signed(&key, "另一份协议", &signature));
        let (other, _) = theirs.sign_paper("一份协议").expect("a signature");
        assert!(!is_signed(&other, "一份协议", &signature) && !is_signed("", "一份协议", "zz"));
    }

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
