//! Makers of seals: the demo draws one that says so, production asks a configured partner, or nobody.

use std::fmt::Write;

use platform::adapter::{Partner, Seal, SealMaker, SealOrder};

const LIMIT_BYTES: usize = 512 * 1024;
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Production without a configured partner.
pub struct NoSeals;

#[async_trait::async_trait]
impl SealMaker for NoSeals {
    async fn seal(&self, _order: SealOrder) -> anyhow::Result<Option<Seal>> {
        Ok(None)
    }
}

/// Asks a partner for the picture; what the seal is worth is between the company and the partner.
pub struct HttpSeals(Partner);

impl HttpSeals {
    pub fn new(url: reqwest::Url, key: String) -> anyhow::Result<Self> {
        Partner::new(url, key).map(Self)
    }
}

#[async_trait::async_trait]
impl SealMaker for HttpSeals {
    async fn seal(&self, order: SealOrder) -> anyhow::Result<Option<Seal>> {
        let mut answer = self.0.post(&order).await?;
        let mut picture = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(reqwest::Error::without_url)? {
            picture.extend_from_slice(&chunk);
            anyhow::ensure!(picture.len() <= LIMIT_BYTES, "the seal is larger than {LIMIT_BYTES} bytes");
        }
        anyhow::ensure!(picture.starts_with(PNG), "the seal is no PNG");
        Ok(Some(Seal { format: "png", picture, note: "印章图样由已配置的电子签服务提供".into() }))
    }
}

/// A round red picture with the company's name, and 演示 across it: it can be taken for nothing else.
pub struct DemoSeals;

#[async_trait::async_trait]
impl SealMaker for DemoSeals {
    async fn seal(&self, order: SealOrder) -> anyhow::Result<Option<Seal>> {
        let picture = drawn(&order.company_name).into_bytes();
        Ok(Some(Seal { format: "svg", picture, note: "演示印章，由程序绘制，不具有任何效力".into() }))
    }
}

/// The name runs along the upper arc, one letter after the other.
fn drawn(name: &str) -> String {
    const SWEEP: f64 = 250.0;
    let letters: Vec<char> = name.chars().take(24).collect();
    let step = SWEEP / letters.len().max(2) as f64;
    let size = (step * 1.25).clamp(9.0, 20.0);
    let mut text = String::new();
    for (index, letter) in letters.iter().enumerate() {
        let angle = (index as f64 + 0.5) * step - SWEEP / 2.0;
        let letter = match letter {
            '<' | '>' | '&' => ' ',
            other => *other,
        };
        write!(
            text,
            r#"<text x="100" y="42" transform="rotate({angle:.1} 100 100)" font-size="{size:.1}">{letter}</text>"#
        )
        .ok();
    }
    let star: String = (0..10)
        .map(|point| {
            let (angle, radius) =
                (f64::from(point) * std::f64::consts::PI / 5.0, if point % 2 == 0 { 30.0 } else { 11.5 });
            format!("{:.1},{:.1} ", 100.0 + radius * angle.sin(), 96.0 - radius * angle.cos())
        })
        .collect();
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" fill="#c8161d" text-anchor="middle"><circle cx="100" cy="100" r="92" fill="none" stroke="#c8161d" stroke-width="5"/><polygon points="{star}"/>{text}<text x="100" y="160" font-size="24">演示</text></svg>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_demo_seal_says_so_and_no_name_breaks_out_of_it() {
        let seal = drawn("<script>&甲有限公司");
        assert!(seal.contains("演示") && seal.contains('甲'));
        assert!(!seal.contains("<script") && !seal.contains("&甲"));
        for name in ["", "甲", &"长".repeat(200)] {
            assert!(drawn(name).len() < 20_000);
        }
    }
}
