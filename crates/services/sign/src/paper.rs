//! The paper: the agreement with its signature, a page of evidence, and the platform's own signature on the file.

use platform::adapter::Seal;
use platform::http::{Problem, Result};
use platform::secret::{is_signed, sha256};
use platform::text::{mask_email, mask_phone};
use platform::{App, Timestamp};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::agreement::Agreement;
use crate::entity::Model;

const TEMPLATE: &str = include_str!("../texts/paper.typ");

/// What is printed.
pub struct Paper<'a> {
    pub row: &'a Model,
    pub signer_name: &'a str,
    pub ip: &'a str,
    pub ua: &'a str,
    pub signed_date: Timestamp,
    pub signature: Option<Vec<u8>>,
    pub seal: Option<&'a Seal>,
}

impl Paper<'_> {
    pub fn file_name(&self) -> Result<String> {
        Ok(format!("{}-{}.pdf", agreement(self.row)?.title, self.row.id))
    }

    pub async fn print(&self, app: &App) -> Result<Vec<u8>> {
        let row = self.row;
        let company = company::legal_facts(app.db.read(), row.company_id).await?.ok_or_else(Problem::not_found)?;
        let agreement = agreement(row)?;
        let moment = |at: Option<Timestamp>| at.map(|at| at.to_string()).unwrap_or_default();
        let evidence = [
            ("签署编号", row.id.to_string()),
            ("文件", format!("{}（版本 {}）", agreement.title, row.template_version)),
            ("签署企业", format!("{}，{}", company.name, company.credit_code)),
            ("签署人", self.signer_name.to_owned()),
            ("验证方式", format!("向{}发送的一次性验证码，校验通过", proved(row))),
            ("链接发出", row.created_date.to_string()),
            ("首次打开", moment(row.viewed_date)),
            ("读到文末", moment(row.read_date)),
            ("提交签署", self.signed_date.to_string()),
            ("网络地址", self.ip.to_owned()),
            ("浏览器", plain(self.ua)),
            ("正文摘要", format!("SHA-256 {}", row.content_hash)),
            ("平台密钥", format!("Ed25519 {}", key_serial(app)?)),
        ];
        let seal = self.seal.map(|seal| (if seal.format == "svg" { "seal.svg" } else { "seal.png" }, seal));
        let data = json!({
            "agreement": agreement,
            "company": { "name": company.name, "creditCode": company.credit_code },
            "signerName": self.signer_name,
            "signedDate": self.signed_date.to_string(),
            "signature": self.signature.is_some(),
            "seal": seal.map(|(file, seal)| json!({ "file": file, "note": seal.note })),
            "evidence": evidence,
        });
        let mut files = Vec::new();
        files.extend(self.signature.clone().map(|bytes| ("signature.png", bytes)));
        files.extend(seal.map(|(file, seal)| (file, seal.picture.clone())));
        pdf::render(pdf::Sheet { template: TEMPLATE, data, files }).await.map_err(Problem::internal)
    }
}

pub fn agreement(row: &Model) -> Result<Agreement> {
    Ok(serde_json::from_str(&row.content)?)
}

/// Where the code went, as much of it as a stranger may read.
fn proved(row: &Model) -> String {
    match row.signer_phone.is_empty() {
        false => format!("手机号 {} ", mask_phone(&row.signer_phone)),
        true => format!("邮箱 {} ", mask_email(&row.signer_email)),
    }
}

/// A browser may call itself anything; what is printed are letters that every font has.
fn plain(text: &str) -> String {
    text.chars().filter(|c| (' '..='~').contains(c)).collect()
}

fn key_serial(app: &App) -> Result<String> {
    let (public_key, _) = app.secrets.sign_paper("").ok_or_else(|| Problem::internal("no key to sign with"))?;
    Ok(serial(&public_key))
}

/// By which people compare keys.
fn serial(public_key: &str) -> String {
    sha256(public_key)[..32].to_owned()
}

/// The platform's word on a file: that these bytes are the ones that were signed then.
#[derive(Clone)]
pub struct Signed {
    pub signed_date: Timestamp,
    pub pdf_sha256: String,
    pub public_key: String,
    pub signature: String,
}

impl Signed {
    pub fn new(app: &App, row: &Model, signed_date: Timestamp, pdf_sha256: &str) -> Result<Self> {
        let statement = statement(row, signed_date, pdf_sha256);
        let (public_key, signature) =
            app.secrets.sign_paper(&statement).ok_or_else(|| Problem::internal("no key to sign with"))?;
        Ok(Self { signed_date, pdf_sha256: pdf_sha256.to_owned(), public_key, signature })
    }

    pub fn cert_serial(&self) -> String {
        serial(&self.public_key)
    }
}

fn statement(row: &Model, signed_date: Timestamp, pdf_sha256: &str) -> String {
    format!("company-sign/1\n{}\n{}\n{}\n{}\n{pdf_sha256}", row.id, row.company_id, row.content_hash, signed_date.0)
}

/// What comes out when everything is calculated anew.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SignVerification)]
pub struct Verification {
    /// All of the following.
    pub valid: bool,
    /// The kept file has the hash that was written down when it was signed.
    pub file_unchanged: bool,
    /// The kept words have the hash that was written down when they were sent.
    pub content_unchanged: bool,
    /// The platform's signature is one on exactly these facts.
    pub signature_valid: bool,
    /// The key is the one that the platform signs with today.
    pub key_is_current: bool,
    pub pdf_sha256: String,
    /// Of the file as it is now; empty where there is none.
    pub actual_sha256: String,
    pub content_hash: String,
    pub cert_serial: String,
    pub public_key: String,
    pub signature: String,
    pub signed_date: Option<Timestamp>,
    pub verified_date: Timestamp,
}

pub fn verify(app: &App, row: &Model, file: Option<&[u8]>) -> Result<Verification> {
    let actual_sha256 = file.map(|bytes| hex::encode(Sha256::digest(bytes))).unwrap_or_default();
    let file_unchanged = !actual_sha256.is_empty() && actual_sha256 == row.pdf_sha256;
    let content_unchanged = agreement(row)?.hash() == row.content_hash;
    let statement = statement(row, row.signed_date.unwrap_or_default(), &row.pdf_sha256);
    let signature_valid = is_signed(&row.public_key, &statement, &row.signature);
    let key_is_current = serial(&row.public_key) == key_serial(app)?;
    Ok(Verification {
        valid: file_unchanged && content_unchanged && signature_valid && key_is_current,
        file_unchanged,
        content_unchanged,
        signature_valid,
        key_is_current,
        pdf_sha256: row.pdf_sha256.clone(),
        actual_sha256,
        content_hash: row.content_hash.clone(),
        cert_serial: row.cert_serial.clone(),
        public_key: row.public_key.clone(),
        signature: row.signature.clone(),
        signed_date: row.signed_date,
        verified_date: app.clock().now(),
    })
}
