//! What the button of a message says: the exact next step, by the event that it tells of.

use crate::digest::DIGEST;

/// The first line whose prefix fits decides.
const STEPS: &[(&str, &str)] = &[
    ("COMPANY_SUBMITTED", "去审核"),
    ("COMPANY_REJECTED", "去修改"),
    ("DOC_SUBMITTED", "去审批"),
    ("DOC_REJECTED", "去修改"),
    ("DOC_EXPIRE_SOON", "去提交"),
    ("TASK_COMMENT", "去回复"),
    ("TASK_", "去审批"),
    ("TODO_REQUESTED", "去补充"),
    ("OFFER_SUBMITTED", "去审核"),
    ("OFFER_FINAL_PASSED", "去完善"),
    ("OFFER_RESTRICTED", "去处理"),
    ("SCHEDULE_", "查看排期"),
    ("SUPPLY_", "去更新"),
    ("CERT_", "去续期"),
    ("AUTH_EXPIRING", "去续期"),
    ("STORE_AUTH_EXPIRED", "重新申请"),
    ("PRICE_VIOLATION", "去说明"),
    ("SIGN_REQUEST", "去签署"),
    ("CONTRACT_TO_SIGN", "去签署"),
    ("CONTRACT_EXPIRING", "去续签"),
    ("CONTRACT_TERMINATE_APPLY", "去处理"),
    ("QUAL_CONDITION_DUE", "去落实"),
    ("GOODS_DIFF", "去确认"),
    ("BILL_SENT", "去确认"),
    ("BILL_OVERDUE", "去付款"),
    ("BILL_", "查看账单"),
    ("INVOICE_REJECTED", "重新开票"),
    ("POSTER_TO_CONFIRM", "去确认"),
    ("NEED_SUPPLY_NEW", "去响应"),
    ("FEEDBACK_REPLIED", "查看回复"),
    ("ARTICLE_PUBLISHED", "阅读公告"),
    ("LOGIN_NEW_DEVICE", "查看登录设备"),
    ("PWD_", "去安全设置"),
    ("PHONE_CHANGED", "去安全设置"),
    ("EMAIL_CHANGED", "去安全设置"),
];

/// Empty where the message leads nowhere.
pub fn next_step(template_code: &str, digest_of: &str, link_route: &str) -> &'static str {
    if link_route.is_empty() {
        return "";
    }
    let code = if template_code == DIGEST { digest_of } else { template_code };
    // Staff renew nothing: they look at what hangs on it.
    if code.starts_with("CERT_") && link_route.starts_with("/platform/") {
        return "查看报品";
    }
    STEPS.iter().find(|(prefix, _)| code.starts_with(prefix)).map_or("查看详情", |(_, step)| step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::templates::TEMPLATES;

    #[test]
    fn every_step_belongs_to_a_template() {
        for (prefix, _) in STEPS {
            assert!(TEMPLATES.iter().any(|template| template.code.starts_with(prefix)), "{prefix}");
        }
    }

    #[test]
    fn the_button_says_what_comes_next() {
        assert_eq!(next_step("DOC_REJECTED", "", "/x"), "去修改");
        assert_eq!(next_step("TASK_URGED", "", "/x"), "去审批");
        assert_eq!(next_step(DIGEST, "DOC_SUBMITTED", "/x"), "去审批");
        assert_eq!(next_step("DOC_APPROVED", "", "/x"), "查看详情");
        assert_eq!(next_step("DOC_REJECTED", "", ""), "");
        assert_eq!(next_step("CERT_EXPIRING", "", "/business/info?tab=cert&renew=1"), "去续期");
        assert_eq!(next_step("CERT_EXPIRING", "", "/platform/cert-radar?offers=1"), "查看报品");
    }
}
