//! What the portal writes to people: one template per event, with `{placeholders}`.
//!
//! No template carries a password or a verification code: a message is kept and read by others than its receiver.

pub use platform::http::texts::fill;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    pub code: &'static str,
    /// A value of the dictionary MessageType.
    pub kind: &'static str,
    /// INFO, WARN or URGENT.
    pub level: &'static str,
    pub title: &'static str,
    pub content: &'static str,
}

/// Panics for a code that does not exist: codes are written in our own source.
pub fn template(code: &str) -> &'static Template {
    TEMPLATES.iter().find(|t| t.code == code).unwrap_or_else(|| panic!("no message template {code}"))
}

impl Template {
    /// Every name that somebody gives a value for: words that staff write may use these and no others.
    pub fn placeholders(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for name in placeholders(self.title).chain(placeholders(self.content)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

/// The names between braces, in their order.
pub fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

macro_rules! templates {
    ($($kind:ident $level:ident $code:ident $title:literal $content:literal;)*) => {
        pub static TEMPLATES: &[Template] = &[$(Template {
            code: stringify!($code),
            kind: stringify!($kind),
            level: stringify!($level),
            title: $title,
            content: $content,
        }),*];
    };
}

templates! {
    // Company and signing
    APPROVAL INFO COMPANY_SUBMITTED "新的入驻申请"
        "{companyName} 提交了入驻申请，请在{dueDate}前处理。";
    APPROVAL INFO COMPANY_APPROVED "入驻审核通过"
        "你的企业{companyName}已通过审核，企业账号{elsAccount}，用户名{login}，请在24小时内打开链接设置密码：{link}";
    APPROVAL WARN COMPANY_REJECTED "入驻审核未通过"
        "原因：{reasons}。{opinion}。请修改后重新提交。";
    SYSTEM URGENT COMPANY_FROZEN "企业已冻结"
        "{companyName} 已被冻结，原因：{reason}。";
    SYSTEM INFO COMPANY_UNFROZEN "企业已恢复"
        "{companyName} 已恢复正常使用。";
    TODO WARN SIGN_REQUEST "请签署{signTypeLabel}"
        "请在{expireDate}前打开链接完成签署：{link}";
    APPROVAL INFO SIGN_DONE "签署完成"
        "{companyName} {signTypeLabel} 已签署完成。";
    APPROVAL WARN SIGN_REJECTED "签署被拒"
        "{companyName} {signTypeLabel} 已被拒签。";
    APPROVAL WARN SIGN_EXPIRED "签署已过期"
        "{companyName} {signTypeLabel} 已过期未签。";
    TODO WARN SIGN_REAPPLY "申请重新签署"
        "{companyName} 申请重新签署{signTypeLabel}，请重新发送签署链接。";

    // Any approval document
    APPROVAL INFO DOC_SUBMITTED "{docType}待审批"
        "{companyName} 提交了{docType}{code}《{title}》，请在{dueDate}前处理。";
    APPROVAL INFO DOC_STEP_PASSED "{docType}已通过{stepName}"
        "{code}《{title}》已通过{stepName}，当前节点：{nextStepName}。";
    APPROVAL INFO DOC_APPROVED "{docType}审批通过"
        "{code}《{title}》已全部审批通过。";
    APPROVAL WARN DOC_REJECTED "{docType}被驳回"
        "{code}《{title}》在{stepName}被驳回，原因：{reasons}。意见：{opinion}。需修改{n}处。";
    APPROVAL INFO DOC_WITHDRAWN "{docType}已撤回"
        "{companyName} 撤回了{code}。";
    APPROVAL WARN DOC_CANCELLED_BD "{docType}已取消"
        "{code}已由招商取消，原因：{reason}。";
    TODO WARN DOC_EXPIRE_SOON "{docType}即将超期关闭"
        "{code} 将于{date}自动关闭。";
    TODO WARN DOC_EXPIRED "{docType}已超期关闭"
        "{code} 已自动关闭。";
    TODO INFO TASK_TRANSFERRED "任务转办"
        "{operator} 将{code}《{title}》转办给你，请及时处理。";
    TODO INFO TASK_COMMENT "任务征询"
        "{operator} 就{code}《{title}》征询你的意见。";
    TODO WARN TASK_URGED "任务催办"
        "{operator} 催办{code}《{title}》，请尽快处理。";
    TODO URGENT TASK_OVERTIME "任务超时"
        "{code}《{title}》已超时{hours}小时，请尽快处理。";
    TODO WARN TODO_REQUESTED "请补充{docType}"
        "报品{offerCode}需要补充{docType}，截止{deadline}。";

    // Offers, schedule, supply
    APPROVAL INFO OFFER_SUBMITTED "新报品待审核"
        "{companyName} 提报{offerName}({offerCode})，到手价¥{finalPrice}，佣金{rate}%。";
    APPROVAL INFO OFFER_FINAL_PASSED "恭喜，报品终选通过"
        "{offerName}({offerCode}) 终选通过，梯队{level}。请尽快完成合同、推广信息与详情页审核。";
    APPROVAL URGENT OFFER_STOPPED "报品已终止"
        "{offerCode} 已终止，原因：{reason}。";
    CERT URGENT OFFER_RESTRICTED "报品已限播"
        "{offerCode} 因{reasons}暂停播出，处理入口：{link}。";
    CERT INFO OFFER_UNRESTRICTED "报品解除限播"
        "{offerCode} 的限播原因已全部解除，可以正常播出。";
    SCHEDULE WARN OFFER_NOT_SCHEDULED "报品超时未排期"
        "{offerCode} 通过已{days}天仍未排期。";
    SCHEDULE WARN SCHEDULE_CONFIRMED "排期确认"
        "{offerName} 排入{showDate} {sessionTitle}（{scene}），请完成备货{planStock}。";
    SCHEDULE WARN SCHEDULE_CHANGED "排期变更"
        "{offerName} 的排期变更为{showDate} {sessionTitle}（{scene}），请完成备货{planStock}。";
    SCHEDULE WARN SCHEDULE_REMOVED "排期移除"
        "{offerName} 已从{showDate} {sessionTitle}（{scene}）移除。";
    SCHEDULE WARN SCHEDULE_REMINDER "距开播还有{n}天"
        "未完成：{missingList}。";
    TODO WARN SUPPLY_TODO "请更新供货信息"
        "{offerCode} 请于{deadline}前更新库存与发货信息。";
    TODO URGENT SUPPLY_OVERDUE "供货信息已逾期"
        "{offerCode} 未在{deadline}前更新库存与发货信息，请立即处理。";

    // Certificates, prices, stores
    CERT WARN CERT_EXPIRING "证照即将到期"
        "{certName}({certNo}) 将于{expireDate}到期，影响报品{n}个，请及时续期。";
    CERT URGENT CERT_EXPIRED "证照已过期"
        "{certName}({certNo}) 已于{expireDate}到期，影响报品{n}个，请立即续期。";
    CERT WARN AUTH_EXPIRING "品牌授权即将到期"
        "{brandName} 授权链路最早{expireDate}到期。";
    APPROVAL URGENT PRICE_VIOLATION "疑似破价"
        "{skuName} 在{channel}（承诺范围：{scopeLabel}）价格¥{price}低于承诺¥{promised}，请24小时内说明。";
    APPROVAL INFO STORE_UNBOUND "店铺已解除关联"
        "{storeName}（{platformLabel}）已与{companyName}解除关联。";
    CERT URGENT STORE_AUTH_EXPIRED "店铺授权已过期"
        "{storeName} 的授权已于{expireDate}到期，影响报品{n}个，请重新提交店铺申请。";

    // Contracts and qualifications
    TODO WARN CONTRACT_TO_SIGN "合同待签署"
        "{contractCode}《{contractName}》已审批通过，请尽快完成签署。";
    APPROVAL INFO CONTRACT_EFFECTIVE "合同已生效"
        "{contractCode}《{contractName}》已签署完成并生效。";
    TODO WARN CONTRACT_EXPIRING "合同将到期"
        "{contractCode}《{contractName}》即将到期，请及时办理续签。";
    TODO WARN CONTRACT_TERMINATE_APPLY "合同终止申请"
        "{contractCode}《{contractName}》收到终止申请，请及时处理。";
    CERT WARN QUAL_CONDITION_DUE "资质附条件待落实"
        "{code} 条件“{condition}”须于{deadline}前完成。";

    // Warehouse
    WMS INFO GOODS_SLOT "入库预约"
        "{applyCode} 的入库预约已确认，请按时送达。";
    WMS INFO GOODS_ARRIVED "货品到仓"
        "{applyCode} 已到仓，等待验收。";
    WMS WARN GOODS_DIFF "入库差异"
        "{applyCode} 验收有差异，实收{received}/计划{plan}，请48小时内确认。";
    WMS INFO GOODS_DONE "入库完成"
        "{applyCode} 已完成入库，实收{received}/计划{plan}。";
    WMS INFO SAMPLE_RECEIVED "样品已到仓"
        "{offerCode} 样品已入库，可安排初选与检验。";

    // Finance
    FINANCE WARN BILL_SENT "账单待确认"
        "{billCode} 应付¥{payable}，请于{dueDate}前处理。";
    FINANCE WARN BILL_AUTO_CONFIRMED "账单自动确认"
        "{billCode} 应付¥{payable}，超时未处理，已自动确认，请于{dueDate}前付款。";
    FINANCE WARN BILL_DISPUTED "账单有争议"
        "{billCode} 应付¥{payable}，商家提出异议，请于{dueDate}前处理。";
    FINANCE URGENT BILL_OVERDUE "账单已逾期"
        "{billCode} 应付¥{payable}，应于{dueDate}前支付，现已逾期，请立即处理。";
    FINANCE INFO FIN_RECEIVED "款项已到账"
        "{code} ¥{amount} 已到账，流水号{serial}。";
    FINANCE INFO FIN_PAID "款项已付款"
        "{code} ¥{amount} 已付款，流水号{serial}。";
    FINANCE INFO INVOICE_ISSUED "发票已开具"
        "发票{invoiceNo} ¥{amount} 已开具，请查收。";
    FINANCE WARN INVOICE_REJECTED "发票被退回"
        "发票{invoiceNo} ¥{amount} 被退回，原因：{reason}。";
    FINANCE WARN INVOICE_RED "发票已红冲"
        "发票{invoiceNo} ¥{amount} 已红冲，原因：{reason}。";

    // Products
    APPROVAL INFO SPU_LINKED "商品关联结果"
        "{spuCode}《{spuName}》关联{result}。";

    // Promotion, sourcing, feedback, articles
    TODO WARN POSTER_TO_CONFIRM "海报待确认"
        "{posterCode} 请24小时内确认，超时将自动确认。";
    TODO INFO POSTER_PUBLISHED "海报已发布"
        "{posterCode} 已发布。";
    TODO INFO NEED_SUPPLY_NEW "新的寻源需求"
        "{title} 目标价{price}，截止{deadline}。";
    TODO INFO NEED_SUPPLY_CHANGED "寻源需求已调整"
        "{title} 的要求有调整，截止{deadline}。";
    TODO INFO NEED_SUPPLY_RESULT "寻源响应结果"
        "{title} 你的响应{resultLabel}。{reason}";
    SYSTEM INFO FEEDBACK_REPLIED "反馈已回复"
        "你的反馈{code}已有新回复。";
    SYSTEM INFO ARTICLE_PUBLISHED "新公告"
        "《{title}》已发布。";

    // Accounts
    SYSTEM INFO ACCOUNT_CREATED "账号已开通"
        "你的账号{bizAccountLogin}已开通，请向管理员索取初始密码，首次登录后修改。";
    SECURITY WARN LOGIN_NEW_DEVICE "安全提醒"
        "你的账号于{time}在{ip}{action}，如非本人操作请立即修改密码。";
    SECURITY WARN PWD_CHANGED "安全提醒"
        "你的账号于{time}在{ip}{action}，如非本人操作请立即修改密码。";
    SECURITY WARN PHONE_CHANGED "安全提醒"
        "你的账号于{time}在{ip}{action}，如非本人操作请立即修改密码。";
    SECURITY WARN EMAIL_CHANGED "安全提醒"
        "你的账号于{time}在{ip}{action}，如非本人操作请立即修改密码。";
    SECURITY WARN PWD_RESET "安全提醒"
        "你的账号于{time}在{ip}{action}，如非本人操作请立即修改密码。";
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn codes_are_unique_with_known_types_and_levels() {
        let kinds = ["APPROVAL", "TODO", "CERT", "SCHEDULE", "FINANCE", "WMS", "SYSTEM", "SECURITY"];
        let mut seen = HashSet::new();
        for template in TEMPLATES {
            assert!(seen.insert(template.code), "{} twice", template.code);
            assert!(kinds.contains(&template.kind), "{}: {}", template.code, template.kind);
            assert!(["INFO", "WARN", "URGENT"].contains(&template.level), "{}: {}", template.code, template.level);
            assert!(template.content.ends_with(['。', '}']), "{}", template.code);
        }
    }

    #[test]
    fn placeholders_are_well_formed() {
        for template in TEMPLATES {
            for name in template.placeholders() {
                assert!(!name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic()), "{}: {name}", template.code);
            }
        }
    }

    /// `{code}` is a document's number, so it may stand only where the message is about a document.
    #[test]
    fn no_template_carries_a_password_or_a_verification_code() {
        let about_documents = ["DOC_", "TASK_", "QUAL_", "FIN_", "FEEDBACK_"];
        for template in TEMPLATES {
            for name in template.placeholders() {
                let lower = name.to_lowercase();
                let secret = ["password", "pwd", "verif", "auth", "captcha", "token", "secret", "otp"];
                assert!(!secret.iter().any(|word| lower.contains(word)), "{}: {name}", template.code);
                let of_document = about_documents.iter().any(|prefix| template.code.starts_with(prefix));
                assert!(name != "code" || of_document, "{}", template.code);
            }
        }
    }

    #[test]
    fn a_template_is_filled_from_its_placeholders() {
        let security = template("PWD_RESET");
        assert_eq!((security.kind, security.title), ("SECURITY", "安全提醒"));
        let values = [("time", "2026-01-01 10:00:00"), ("ip", "192.0.2.1"), ("action", "重置了密码")];
        assert_eq!(
            fill(security.content, &values),
            "你的账号于2026-01-01 10:00:00在192.0.2.1重置了密码，如非本人操作请立即修改密码。"
        );
    }

    #[test]
    fn a_title_given_by_a_user_is_not_expanded() {
        let text = fill(template("ARTICLE_PUBLISHED").content, &[("title", "{password}")]);
        assert_eq!(text, "《{password}》已发布。");
    }
}
