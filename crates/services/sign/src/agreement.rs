//! The words that are signed: one text per kind and version, filled with the facts of a company.

use company::LegalFacts;
use platform::Date;
use platform::secret::sha256;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::texts::fill;

/// Kinds of agreements for which there is a text; their codes are values of the dictionary SignType.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignType {
    JoinAgreement,
}

/// A version that somebody has signed is never edited: a changed text is a new version.
struct Template {
    kind: SignType,
    version: i32,
    text: &'static str,
}

/// The latest of a kind comes last.
const TEMPLATES: &[Template] =
    &[Template { kind: SignType::JoinAgreement, version: 1, text: include_str!("../texts/join_agreement_v1.txt") }];

impl SignType {
    pub fn code(self) -> &'static str {
        match self {
            Self::JoinAgreement => "JOIN_AGREEMENT",
        }
    }

    pub fn of(code: &str) -> Option<Self> {
        [Self::JoinAgreement].into_iter().find(|kind| kind.code() == code)
    }
}

/// An agreement as it is shown, signed and printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Agreement {
    pub version: i32,
    pub title: String,
    /// What a reader must know about the text itself.
    pub notice: String,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AgreementSection)]
pub struct Section {
    pub heading: String,
    pub text: String,
}

impl Agreement {
    /// The latest text of its kind, with these facts in it.
    pub fn of(kind: SignType, company: &LegalFacts, platform_name: &str, date: Date) -> Self {
        let date = date.to_string();
        let values = [
            ("companyName", company.name.as_str()),
            ("creditCode", &company.credit_code),
            ("legalPersonName", &company.legal_person_name),
            ("platformName", platform_name),
            ("date", &date),
        ];
        let latest = TEMPLATES.iter().rfind(|template| template.kind == kind);
        latest.map_or_else(|| panic!("no text for {kind:?}"), |template| template.filled(&values))
    }

    /// What the content hash is taken of, and what a reader would copy out of the PDF.
    pub fn plain(&self) -> String {
        let sections = self.sections.iter().map(|section| format!("{}\n{}\n", section.heading, section.text));
        format!("{}\n{}\n{}", self.title, self.notice, sections.collect::<String>())
    }

    pub fn hash(&self) -> String {
        sha256(&self.plain())
    }
}

impl Template {
    fn filled(&self, values: &[(&str, &str)]) -> Agreement {
        let mut parts = self.text.split("\n# ");
        let mut head = parts.next().unwrap_or_default().lines();
        let mut line = || head.next().unwrap_or_default().to_owned();
        let (title, notice) = (line(), line());
        let sections = parts
            .filter_map(|part| part.split_once('\n'))
            .map(|(heading, text)| Section { heading: heading.trim().to_owned(), text: fill(text.trim(), values) });
        Agreement { version: self.version, title, notice, sections: sections.collect() }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub fn agreement(name: &str) -> Agreement {
        let company = LegalFacts {
            id: 9,
            name: name.into(),
            credit_code: "91370202MA3C4E097K".into(),
            legal_person_name: "蓝青".into(),
        };
        Agreement::of(SignType::JoinAgreement, &company, "平台", Date::parse("2026-11-15").expect("a date"))
    }

    #[test]
    fn the_joining_agreement_has_its_eleven_headings_and_says_what_it_is() {
        let agreement = agreement("青岛蓝禾家纺有限公司");
        let headings: Vec<&str> = agreement.sections.iter().map(|section| section.heading.as_str()).collect();
        let expected = "一、合作主体与账号 二、入驻资质真实性承诺 三、商品质量与合规责任 四、价格真实与保价承诺 五、知识产权与授权 \
                        六、数据与个人信息保护 七、保密 八、廉洁 九、违约责任 十、争议解决 十一、电子签署效力";
        assert_eq!(headings, expected.split_whitespace().collect::<Vec<_>>());
        assert!(agreement.notice.contains("演示文本") && agreement.notice.contains("须经法务审定"));
        for section in &agreement.sections {
            assert!((2..=4).contains(&section.text.matches('。').count()), "{}", section.heading);
            assert!(!section.text.contains(['{', '}', '\n', '#']), "{}", section.heading);
        }
    }

    #[test]
    fn every_word_counts_in_the_hash() {
        let (one, other) = (agreement("甲"), agreement("乙"));
        assert_ne!(one.hash(), other.hash());
        assert_eq!(one.hash(), agreement("甲").hash());
        // A value that looks like a placeholder is a value.
        assert!(agreement("{date}").sections[0].text.contains("与{date}（"));
    }
}
