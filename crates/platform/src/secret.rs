//! The program's keys, and the few things done with them: sealing what must not be readable at rest,
//! keyed hashes of what must not be guessable, signatures of partners, our own signature on papers, the seals of the
//! audit log.
//!
//! Every key is made of a master secret of the configuration, each for its own purpose, and is known by that secret's
//! id. Today's secret seals; those before it open what they have sealed until `portal rotate-keys` has sealed it anew.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes256Gcm, Key, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use rand::RngExt;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::http::{Problem, Result};

const NONCE_BYTES: usize = 12;
const ID_BYTES: usize = 4;

/// Begins every sealed text, with the key's id and a dot behind it. What was sealed before values had a place is
/// base64 alone, which has no dot.
const SEALED: &str = "2.";
/// Begins every sealed object, with the key's id behind it. What was sealed before begins with a random nonce.
const SEALED_BYTES: &[u8; 8] = b"PORTALS2";
/// How long the mark of an object is.
pub const MARK: usize = SEALED_BYTES.len() + 2 * ID_BYTES;

/// Keys of one installation; every copy has the same ones.
#[derive(Clone)]
pub struct Secrets {
    current: Arc<Keys>,
    older: Arc<[Keys]>,
    /// Shared with the partner whose users enter by token; none means that the door is closed.
    partner: Option<String>,
    /// Whether what was sealed without a place still opens: until a rotation has gone through everything.
    placeless: Arc<AtomicBool>,
}

/// What is made of one master secret.
struct Keys {
    /// Tells nothing about the secret.
    id: String,
    /// Keys the hashes of codes, login names and other short values.
    hash: [u8; 32],
    /// Seals what must not be readable at rest.
    seal: [u8; 32],
    /// The seed of the key that papers are signed with.
    paper: [u8; 32],
    /// Seals the rows of the audit log.
    audit: [u8; 32],
    /// The seed of the key that the heads of the audit log are signed with.
    head: [u8; 32],
}

impl Keys {
    fn of(master: &str) -> Self {
        let derive = |purpose: &str| -> [u8; 32] { mac(master.as_bytes(), purpose.as_bytes()) };
        Self {
            id: hex::encode(&derive("portal/id/1")[..ID_BYTES]),
            hash: derive("portal/hash/1"),
            seal: derive("portal/seal/1"),
            paper: derive("portal/paper/1"),
            audit: derive("portal/audit/1"),
            head: derive("portal/audit-head/1"),
        }
    }
}

/// Where a sealed value stands: it opens there and nowhere else, so that nobody who can write rows can put one person's
/// value into another's place.
#[derive(Clone, Debug)]
pub struct Place {
    table: String,
    column: String,
    row: String,
}

impl Place {
    pub fn of(table: &str, column: &str, row: impl ToString) -> Self {
        Self { table: table.to_owned(), column: column.to_owned(), row: row.to_string() }
    }

    /// A field of what stands there.
    pub fn field(&self, path: &str) -> Self {
        Self { column: format!("{}/{path}", self.column), ..self.clone() }
    }

    fn bytes(&self) -> Vec<u8> {
        [self.table.as_str(), &self.column, &self.row].join("\0").into_bytes()
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{} of row {}", self.table, self.column, self.row)
    }
}

impl Secrets {
    /// All keys come from one master secret of the configuration.
    pub fn new(master: &str, partner: Option<String>) -> Self {
        let placeless = Arc::new(AtomicBool::new(true));
        Self { current: Arc::new(Keys::of(master)), older: Arc::default(), partner, placeless }
    }

    /// The secrets before this one, for what they have sealed.
    pub fn after<'a>(self, older: impl IntoIterator<Item = &'a str>) -> Self {
        Self { older: older.into_iter().map(Keys::of).collect(), ..self }
    }

    pub fn partner(&self) -> Option<&str> {
        self.partner.as_deref()
    }

    /// Names the secret that seals today.
    pub fn key_id(&self) -> &str {
        &self.current.id
    }

    fn keys(&self) -> impl Iterator<Item = &Keys> {
        std::iter::once(&*self.current).chain(self.older.iter())
    }

    fn key(&self, id: &str) -> Option<&Keys> {
        self.keys().find(|keys| keys.id == id)
    }

    /// Tells nothing about `text` without the key, however few texts there may be.
    pub fn keyed_hash(&self, purpose: &str, text: &str) -> String {
        hex::encode(mac(&self.current.hash, format!("{purpose}\0{text}").as_bytes()))
    }

    /// The same under each of our keys, to find what was written before the last one came.
    pub fn keyed_hashes(&self, purpose: &str, text: &str) -> Vec<String> {
        self.keys().map(|keys| hex::encode(mac(&keys.hash, format!("{purpose}\0{text}").as_bytes()))).collect()
    }

    /// The platform's ed25519 signature; both in hexadecimal, the public key with which it is verified first.
    pub fn sign_paper(&self, statement: &str) -> Option<(String, String)> {
        sign(&self.current.paper, statement)
    }

    /// The seal of a statement of the audit log, under today's key.
    pub fn audit_mac(&self, statement: &str) -> String {
        hex::encode(mac(&self.current.audit, statement.as_bytes()))
    }

    /// `None` where the key is none of ours.
    pub fn is_audit_mac(&self, key: &str, statement: &str, sealed: &str) -> Option<bool> {
        let expected = mac(&self.key(key)?.audit, statement.as_bytes());
        Some(same(hex::encode(expected).as_bytes(), sealed.as_bytes()))
    }

    /// Public key and signature of a head of the audit log. Whoever has the public key can verify it and make none.
    pub fn sign_head(&self, statement: &str) -> Option<(String, String)> {
        sign(&self.current.head, statement)
    }

    /// `None` where the key is none of ours.
    pub fn is_signed_head(&self, key: &str, statement: &str, signature: &str) -> Option<bool> {
        let (public_key, _) = sign(&self.key(key)?.head, "")?;
        Some(is_signed(&public_key, statement, signature))
    }

    pub fn seal(&self, place: &Place, text: &str) -> String {
        let nonce: [u8; NONCE_BYTES] = rand::rng().random();
        let sealed = encrypt_at(&self.current.seal, &nonce, text.as_bytes(), &place.bytes()).unwrap_or_default();
        format!("{}{}", self.current_mark(), URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat()))
    }

    /// What was sealed for this place, by today's key or an older one.
    pub fn open(&self, place: &Place, sealed: &str) -> Option<String> {
        let bytes = match sealed.strip_prefix(SEALED) {
            Some(rest) => {
                let (id, sealed) = rest.split_once('.')?;
                open_with(self.key(id)?, &URL_SAFE_NO_PAD.decode(sealed).ok()?, &place.bytes())?
            }
            None => self.open_placeless(&URL_SAFE_NO_PAD.decode(sealed).ok()?)?,
        };
        String::from_utf8(bytes).ok()
    }

    /// The same for a value without which nothing goes on: what does not open is never taken for empty.
    pub fn opened(&self, place: &Place, sealed: &str) -> Result<String> {
        match sealed {
            "" => Ok(String::new()),
            sealed => self.open(place, sealed).ok_or_else(|| {
                Problem::internal(format!(
                    "a sealed value that was not sealed for its place, or by no key of ours: {place}"
                ))
            }),
        }
    }

    /// How texts begin that today's key has sealed for a place.
    pub fn current_mark(&self) -> String {
        format!("{SEALED}{}.", self.current.id)
    }

    pub fn is_current(&self, sealed: &str) -> bool {
        sealed.starts_with(&self.current_mark())
    }

    /// How objects begin that today's key seals; as long as every key's mark.
    pub fn object_mark(&self) -> Vec<u8> {
        [SEALED_BYTES, self.current.id.as_bytes()].concat()
    }

    pub fn are_current(&self, sealed: &[u8]) -> bool {
        sealed.starts_with(&self.object_mark())
    }

    /// A key that seals one object at one place and nothing else; `None` where the mark is of no key of ours.
    pub fn object_key(&self, mark: &[u8], place: &Place, salt: &[u8]) -> Option<[u8; 32]> {
        let id = std::str::from_utf8(mark.strip_prefix(SEALED_BYTES)?).ok()?;
        Some(mac(&self.key(id)?.seal, &[b"portal/object/2\0", salt, &place.bytes()].concat()))
    }

    /// From now on only what was sealed for its place opens.
    pub fn refuse_placeless(&self) {
        self.placeless.store(false, Ordering::Relaxed);
    }

    /// What was sealed before values had a place, and keys an id.
    pub(crate) fn open_placeless(&self, sealed: &[u8]) -> Option<Vec<u8>> {
        let allowed = self.placeless.load(Ordering::Relaxed);
        self.keys().filter(|_| allowed).find_map(|keys| open_with(keys, sealed, &[]))
    }
}

fn open_with(keys: &Keys, sealed: &[u8], place: &[u8]) -> Option<Vec<u8>> {
    let (nonce, bytes) = sealed.split_at_checked(NONCE_BYTES)?;
    decrypt_at(&keys.seal, nonce, bytes, place)
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

fn sign(seed: &[u8; 32], statement: &str) -> Option<(String, String)> {
    let pair = Ed25519KeyPair::from_seed_unchecked(seed).ok()?;
    Some((hex::encode(pair.public_key()), hex::encode(pair.sign(statement.as_bytes()))))
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
    encrypt_at(key, nonce, text, &[])
}

pub fn decrypt(key: &[u8; 32], nonce: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
    decrypt_at(key, nonce, sealed, &[])
}

fn encrypt_at(key: &[u8; 32], nonce: &[u8; NONCE_BYTES], msg: &[u8], aad: &[u8]) -> Option<Vec<u8>> {
    Aes256Gcm::new(&Key::<Aes256Gcm>::from(*key)).encrypt(&Nonce::from(*nonce), Payload { msg, aad }).ok()
}

fn decrypt_at(key: &[u8; 32], nonce: &[u8], msg: &[u8], aad: &[u8]) -> Option<Vec<u8>> {
    let nonce: [u8; NONCE_BYTES] = nonce.try_into().ok()?;
    Aes256Gcm::new(&Key::<Aes256Gcm>::from(*key)).decrypt(&Nonce::from(nonce), Payload { msg, aad }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As values were sealed before they had a place.
    fn seal_placeless(secrets: &Secrets, bytes: &[u8]) -> Vec<u8> {
        let nonce: [u8; NONCE_BYTES] = rand::rng().random();
        [&nonce[..], &encrypt(&secrets.current.seal, &nonce, bytes).expect("sealed")].concat()
    }

    fn account(row: i64) -> Place {
        Place::of("company", "bank_account", row)
    }

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
        let sealed = ours.seal(&account(1), "验证码 123456");
        assert_eq!(ours.open(&account(1), &sealed).as_deref(), Some("验证码 123456"));
        assert_eq!(theirs.open(&account(1), &sealed), None);
        assert!(!sealed.contains("123456"));
        assert_ne!(ours.keyed_hash("code", "123456"), theirs.keyed_hash("code", "123456"));
    }

    /// Nobody moves a value to another row, column or table, nor an object to another file.
    #[test]
    fn what_is_sealed_opens_only_in_its_place() {
        let secrets = Secrets::new("one", None);
        let sealed = secrets.seal(&account(1), "6222");
        let key = |place: &Place| secrets.object_key(&secrets.object_mark(), place, b"salt").expect("a key");
        for place in [account(2), Place::of("company", "name", 1), Place::of("store", "bank_account", 1)] {
            assert_eq!(secrets.open(&place, &sealed), None, "{place}");
            assert_ne!(key(&place), key(&account(1)), "{place}");
        }
        assert_eq!(secrets.open(&account(1).field("x"), &sealed), None);
        assert_eq!(secrets.open(&account(1), &sealed).as_deref(), Some("6222"));
        assert_eq!(key(&account(1)), key(&account(1)));
        assert_eq!(secrets.open(&account(1), "6222"), None, "words are no sealed value");
    }

    /// A new secret seals, the one before it still opens, and what neither sealed stays shut.
    #[test]
    fn a_secret_that_is_replaced_opens_what_it_sealed() {
        let (before, strangers) = (Secrets::new("one", None), Secrets::new("three", None));
        let now = Secrets::new("two", None).after(["one"]);
        let sealed = before.seal(&account(1), "6222");
        assert_eq!(now.open(&account(1), &sealed).as_deref(), Some("6222"));
        assert!(before.is_current(&sealed) && !now.is_current(&sealed));
        let anew = now.seal(&account(1), "6222");
        assert!(now.is_current(&anew) && before.open(&account(1), &anew).is_none());
        assert_eq!(now.open(&account(1), &strangers.seal(&account(1), "6222")), None);
        let mark = before.object_mark();
        assert_eq!(now.object_key(&mark, &account(1), b"salt"), before.object_key(&mark, &account(1), b"salt"));
        assert!(!now.are_current(&mark) && strangers.object_key(&mark, &account(1), b"salt").is_none());
    }

    /// The seals of an older installation open anywhere, until a rotation is through.
    #[test]
    fn what_was_sealed_without_a_place_opens_until_it_is_refused() {
        let secrets = Secrets::new("two", None).after(["one"]);
        let old = seal_placeless(&Secrets::new("one", None), b"6222");
        let text = URL_SAFE_NO_PAD.encode(&old);
        assert_eq!(secrets.open(&account(1), &text).as_deref(), Some("6222"));
        assert!(secrets.open_placeless(&old).is_some() && !secrets.is_current(&text));
        secrets.refuse_placeless();
        assert!(secrets.open(&account(1), &text).is_none() && secrets.open_placeless(&old).is_none());
        let sealed = secrets.seal(&account(1), "6222");
        assert_eq!(secrets.open(&account(1), &sealed).as_deref(), Some("6222"), "the control");
    }
}
