//! Every sentence that a refusal or a warning shows, with its key and its status.
//!
//! One place, so that a text is the same wherever its rule is broken, and so that an operator can be given the list.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    pub key: &'static str,
    /// 200: shown beside an answer (a warning, a good end), never a refusal.
    pub status: u16,
    pub text: &'static str,
}

impl Text {
    pub const fn new(key: &'static str, status: u16, text: &'static str) -> Self {
        Self { key, status, text }
    }

    pub const fn warn(key: &'static str, text: &'static str) -> Self {
        Self::new(key, 200, text)
    }

    pub fn fill(&self, values: &[(&str, &str)]) -> String {
        fill(self.text, values)
    }
}

/// Replaces each `{name}` by its value. One pass, so that a value that contains braces is shown and not expanded.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, name, after)) = next_placeholder(rest) {
        filled.push_str(before);
        match values.iter().find(|(key, _)| *key == name) {
            Some((_, value)) => filled.push_str(value),
            None => {
                debug_assert!(false, "no value for {{{name}}} in {text}");
                filled.extend(["{", name, "}"]);
            }
        }
        rest = after;
    }
    filled + rest
}

fn next_placeholder(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

macro_rules! texts {
    ($($status:tt $name:ident $key:literal $text:literal;)*) => {
        $(pub const $name: Text = text!($status $key $text);)*

        pub static TEXTS: &[Text] = &[$($name),*];
    };
}

macro_rules! text {
    (warn $key:literal $text:literal) => {
        Text::warn($key, $text)
    };
    ($status:literal $key:literal $text:literal) => {
        Text::new($key, $status, $text)
    };
}

texts! {
    // Any request
    403  COMMON_FORBIDDEN "common.forbidden" "没有访问权限";
    403  VIEW_ONLY "view.only" "以商家视角查看时只能浏览，不能操作";
    429  COMMON_TOO_MANY "common.tooMany" "操作过于频繁，请稍后再试";
    500  COMMON_SERVER "common.server" "系统开小差啦，请重试";
    422  COMMON_IDEM_BODY "common.idemBody" "重复请求的内容不一致";
    409  COMMON_IDEM_BUSY "common.idemBusy" "请求正在处理，请稍候";
    warn COMMON_DIGITS "common.digits" "数值包含特殊数字组合，请确认";
    404  COMMON_NOT_FOUND "common.notFound" "数据不存在或已被删除";
    409  COMMON_CONFLICT "common.conflict" "数据已被他人修改，请刷新后重试";
    400  COMMON_STATE "common.state" "当前状态不允许此操作";
    409  COMMON_TASK_DONE "common.taskDone" "该任务已被处理";
    400  COMMON_SELF_APPROVE "common.selfApprove" "不能审批自己提交的单据";
    400  COMMON_SAME_APPROVER "common.sameApprover" "同一人不能审批同一轮的两个环节";
    400  COMMON_REJECT_REASON "common.rejectReason" "请选择驳回原因并填写意见";
    400  COMMON_URGE "common.urge" "4小时内只能催办一次";
    400  COMMON_MAX "common.max" "{label}长度不能超过{n}个字符";
    400  COMMON_RANGE "common.range" "{label}必须在{min}~{max}之间";
    400  COMMON_DATE "common.date" "{label}必须晚于{other}";
    400  COMMON_FUTURE "common.future" "{label}不能晚于今天";
    400  COMMON_DICT "common.dict" "{label}选项无效";
    400  COMMON_ROOM "common.room" "{label}的选项不适用于当前直播间";
    400  COMMON_EXPORT "common.export" "导出数据超过10000条，请缩小筛选范围";
    400  COMMON_INVALID "common.invalid" "提交的内容有误";
    400  COMMON_REQUIRED "common.required" "{label}不能为空";
    400  COMMON_BAD_JSON "common.badJson" "请求内容格式有误";
    400  COMMON_BAD_QUERY "common.badQuery" "查询参数有误：{name}";
    400  COMMON_UNKNOWN_FIELD "common.unknownField" "不支持的字段：{name}";
    400  COMMON_FORMAT "common.format" "{label}格式有误";
    400  COMMON_MIN "common.min" "{label}长度不能少于{n}个字符";
    400  COMMON_LOW "common.low" "{label}不能小于{min}";
    400  COMMON_HIGH "common.high" "{label}不能大于{max}";
    400  COMMON_COUNT "common.count" "{label}最多{n}项";
    405  COMMON_METHOD "common.method" "请求方式不支持";
    408  COMMON_TIMEOUT "common.timeout" "请求超时，请重试";
    413  COMMON_TOO_LARGE "common.tooLarge" "请求内容过大";
    503  COMMON_UNAVAILABLE "common.unavailable" "服务暂时不可用，请稍后再试";

    // Login, session, passwords
    401  AUTH_EXPIRED "auth.expired" "你当前的会话已超时，请重新登陆";
    401  AUTH_CAPTCHA "auth.captcha" "图形验证码错误或已过期";
    400  AUTH_CAPTCHA_NEEDED "auth.captchaNeeded" "请输入图形验证码";
    401  AUTH_BAD "auth.bad" "用户名或密码错误";
    401  AUTH_LOCKED "auth.locked" "账号已锁定，请15分钟后再试";
    401  AUTH_DISABLED "auth.disabled" "账号已被停用，请联系管理员";
    401  AUTH_FROZEN "auth.frozen" "企业已被冻结，无法登录";
    403  AUTH_INITIAL_PWD "auth.initialPwd" "请先修改初始密码";
    401  AUTH_SSO_UNBOUND "auth.ssoUnbound" "单点登录账号未绑定，请联系管理员";
    401  AUTH_TOKEN_USED "auth.tokenUsed" "登录链接已失效，请重新获取";
    429  CODE_TOO_OFTEN "code.tooOften" "请60秒后再获取验证码";
    429  CODE_DAY_LIMIT "code.dayLimit" "今日验证码次数已达上限";
    400  CODE_BAD "code.bad" "手机验证码错误或已过期";
    400  CODE_WRONG "code.wrong" "验证码错误或已过期";
    400  PHONE_FORMAT "phone.format" "手机号输入格式有误！";
    400  PHONE_UNPROVED "phone.unproved" "请先验证手机号";
    400  PHONE_BOUND "phone.bound" "该手机号已被本企业其他账号绑定";
    400  EMAIL_FORMAT "email.format" "邮箱格式有误！";
    400  PWD_CURRENT "pwd.current" "当前密码不正确";
    400  PWD_SAME "pwd.same" "新密码不能与当前密码相同";
    400  PWD_HISTORY "pwd.history" "不能使用最近3次使用过的密码";
    400  PWD_CURRENT_REQUIRED "pwd.currentRequired" "请输入当前密码";
    400  PWD_NEW_REQUIRED "pwd.newRequired" "请输入新密码";
    400  PWD_CONFIRM_REQUIRED "pwd.confirmRequired" "请再次输入密码";
    400  PWD_SHORT "pwd.short" "密码不能少于5位";
    400  PWD_RULE "pwd.rule" "密码不符合规则，请再次输入!";
    400  PWD_DIFFER "pwd.differ" "两次输入密码不一致!";
    400  PWD_MISMATCH "pwd.mismatch" "新密码与确认密码不匹配！";
    200  PWD_DONE "pwd.done" "修改成功！";
    400  RESET_KEY_EXPIRED "reset.keyExpired" "重置链接已失效，请重新申请";

    // Accounts, groups, roles, dictionaries
    400  ACCOUNT_SELF "account.self" "不能停用自己的账号";
    400  ACCOUNT_LAST "account.last" "企业至少保留一个启用的管理员账号";
    400  ACCOUNT_OWN "account.own" "不能对自己的账号执行此操作";
    400  ACCOUNT_LOGIN "account.login" "用户名已存在";
    400  ACCOUNT_LOGIN_FORMAT "account.loginFormat" "用户名应为4~50位字母、数字或_@.-";
    400  GROUP_CHILD "group.child" "该用户组下存在成员或下级，不能删除";
    400  GROUP_DISABLE_CHILD "group.disableChild" "请先停用下级用户组";
    400  GROUP_CYCLE "group.cycle" "不能移动到自己的下级";
    400  GROUP_DEPTH "group.depth" "用户组最多{n}级";
    400  GROUP_ROOT "group.root" "企业根用户组不能改名、移动、停用或删除";
    400  GROUP_DISABLED "group.disabled" "该用户组已停用，不能选择";
    400  GROUP_PARENT "group.parent" "请先启用上级用户组";
    400  ROLE_OVER "role.over" "不能授予超出本企业的权限";
    400  ROLE_USED "role.used" "角色已被{n}个账号使用，不能删除";
    400  ROLE_NAME "role.name" "角色名称已存在";
    400  ROLE_BUILT_IN "role.builtIn" "内置角色不能修改或删除";
    400  ROLE_DISABLED "role.disabled" "该角色已停用，不能选择";
    400  DICT_USED "dict.used" "字典项已被使用，只能停用";
    400  DICT_EXISTS "dict.exists" "编码已存在";
    400  DICT_VALUE_FIXED "dict.valueFixed" "字典值已被使用，不能修改";
    400  DICT_OWN_PAGE "dict.ownPage" "请在“{page}”中维护";
    400  DICT_CODE "dict.code" "只能使用字母、数字、下划线和短横线";

    // Rules that staff keep
    400  CATEGORY_LEVEL "category.level" "类目最多三级";
    400  CATEGORY_CODE "category.code" "类目编码须以“{prefix}”开头";
    400  ATTR_FIELD_DUP "attr.fieldDup" "属性编码{code}重复";
    400  ATTR_OPTIONS "attr.options" "{label}需选择字典";
    400  ATTR_TEMPLATE_USED "attr.templateUsed" "该模板已被类目使用，不能删除";
    400  TEMPLATE_SCOPE_DUP "attr.scopeDup" "适用范围与模板“{name}”相同";
    400  RULE_DUP "rule.dup" "相同条件的资质要求已存在";
    400  RULE_GROUP "rule.group" "多选一的资质需填写分组";
    400  WORD_EXISTS "word.exists" "该词已存在";
    400  WORD_REGEX "word.regex" "{label}不是有效的正则表达式";
    400  MESSAGE_PLACEHOLDER "message.placeholder" "未知占位符{name}";
    400  MESSAGE_BRACES "message.braces" "{label}的花括号不成对";

    // Files and imports
    400  FILE_TYPE "file.type" "文件类型必须是{types}";
    413  FILE_SIZE "file.size" "文件大小不能超过{n}，请重新上传";
    400  FILE_PX "file.px" "长度或宽度不能超过{n}px";
    400  FILE_FAKE "file.fake" "文件内容与类型不符";
    400  FILE_QUOTA "file.quota" "企业文件空间已用完（上限{n}），请联系平台";
    400  FILE_OPEN "file.open" "证件照片请在此处重新上传";
    400  FILE_ZIP "file.zip" "单次最多下载{n}个文件，合计不超过{size}";
    400  IMPORT_HEADER "import.header" "模板列不匹配，请下载最新模板";
    400  IMPORT_ROWS "import.rows" "单次最多导入{n}行";
    400  IMPORT_DUP_ROW "import.dupRow" "与第{n}行重复";
    400  IMPORT_STRAY "import.stray" "{label}{no}在{sheet}表中不存在";
    400  IMPORT_EMPTY "import.empty" "没有可导入的数据";
    400  IMPORT_ERRORS "import.errors" "有{n}行数据存在错误，请修改后重新上传，或选择跳过错误行";
    409  IMPORT_DONE "import.done" "该文件已导入，请勿重复提交";
    400  IMPORT_TOO_BIG "import.tooBig" "文件内容过大，请使用模板并分批导入";

    // Company, certificates, signing
    400  COMPANY_CREDIT "company.credit" "统一社会信用代码格式有误";
    400  COMPANY_EXISTS "company.exists" "该企业已入驻，请联系企业管理员";
    400  COMPANY_EXPIRED "company.expired" "营业执照已过期";
    400  COMPANY_BANK "company.bank" "开户名称与企业名称不一致";
    400  COMPANY_CHAIN "company.chain" "授权链路不连续：第{n}级被授权方与第{next}级授权方不一致";
    400  COMPANY_CHAIN_BEGIN "company.chainBegin" "第1级授权方与商标注册人不一致";
    400  COMPANY_CHAIN_END "company.chainEnd" "末级被授权方与企业名称不一致";
    400  COMPANY_REG_STATUS "company.regStatus" "登记状态须为存续或在业";
    401  COMPANY_TOKEN "company.token" "验证已过期，请重新获取手机验证码";
    400  COMPANY_AGREE "company.agree" "请阅读并同意《入驻协议》《隐私政策》";
    400  COMPANY_CONTACT "company.contact" "请至少添加一个主要联系人";
    400  COMPANY_CHECK_LIMIT "company.checkLimit" "今日核验次数已达上限";
    400  COMPANY_NO_CHANGE "company.noChange" "没有需要审批的变更";
    400  COMPANY_SUBLICENSE "company.sublicense" "第{n}级授权不含转授权";
    400  COMPANY_SCOPE "company.scope" "授权范围未包含直播渠道";
    400  COMPANY_TRADEMARK "company.trademark" "商标已过有效期";
    400  COMPANY_BRAND "company.brand" "请至少添加一个品牌";
    400  COMPANY_STORE "company.store" "请至少添加一个店铺";
    400  COMPANY_LICENCE "company.licence" "请上传营业执照";
    400  COMPANY_LEGAL_ID "company.legalId" "法人身份证正反面不能为空";
    400  COMPANY_STATE "company.state" "企业当前状态（{reasonLabel}）不允许此操作";
    400  COMPANY_CHANGING "company.changing" "存在审批中的企业变更，请等待完成";
    400  CERT_NO "cert.no" "{name}编号格式有误";
    400  CERT_DUP "cert.dup" "证照编号已存在";
    400  CERT_DATE "cert.date" "有效期止必须晚于发证日期";
    400  CERT_EXPIRED "cert.expired" "证照已过期，请上传有效证照";
    400  SIGN_EXPIRED "sign.expired" "签署链接已过期";
    400  SIGN_READ "sign.read" "请完整阅读协议后再签署";

    // Offers and prices
    400  OFFER_CLOSED "offer.closed" "{room}报品未开放，开放时间：{from}~{to}";
    400  OFFER_DUP "offer.dup" "与报品{code}重复，请勿重复提报";
    400  OFFER_SKU_DUP "offer.skuDup" "规格组合重复";
    400  OFFER_BARCODE_DUP "offer.barcodeDup" "条形码重复";
    400  OFFER_BARCODE "offer.barcode" "条形码校验位有误";
    400  OFFER_PRICE "offer.price" "到手价不得高于日常到手价";
    400  OFFER_CALC "offer.calc" "价格计算不一致，请刷新";
    400  OFFER_IMG "offer.img" "请上传{slot}";
    400  OFFER_PNG "offer.png" "透明图必须为带透明通道的PNG";
    400  OFFER_WORD "offer.word" "“{word}”属于违禁用语（{lawRef}），请修改";
    400  OFFER_CERT "offer.cert" "缺少必备资质：{list}";
    400  OFFER_FAST "offer.fast" "快速报品需补全资料后才能终选";
    400  OFFER_LOCK "offer.lock" "距开播不足24小时，不可变更";
    400  OFFER_RESTRICTED "offer.restricted" "该报品已限播，不能排期";
    400  OFFER_STORE "offer.store" "成交店铺未关联或授权已过期";
    400  OFFER_BRAND "offer.brand" "品牌授权已过期或未通过审核";
    400  OFFER_REUSE "offer.reuse" "仅已通过的报品可以复用";
    400  OFFER_PROTECT "offer.protect" "保价天数不得少于{n}天";
    warn OFFER_GIFT "offer.gift" "赠品库存不足以覆盖备货量";
    400  OFFER_CHANGING "offer.changing" "该报品已有未完成的变更";
    400  OFFER_SAME "offer.same" "内容没有变化，无需提交变更";
    400  OFFER_ZERO "offer.zero" "到手价必须大于0";
    400  OFFER_CATALOG "offer.catalog" "主营类目未包含该类目，请先更新企业信息";
    warn SUPPLY_STOCK "supply.stock" "可用库存低于排期备货量{n}";
    warn PRICE_LOW30 "price.low30" "高于近30天最低价¥{x}";
    400  PRICE_HISTORY "price.history" "高于历史直播价¥{x}({code})";
    400  PRICE_PROTECT "price.protect" "该商品处于保价期（至{date}，承诺价¥{x}），本次价格更低将触发保价赔付，请联系招商";
    warn PRICE_CHANNEL "price.channel" "外部渠道{name}价格更低";
    warn PRICE_DROP "price.drop" "降幅异常，请确认日常价真实";
    400  PRICE_NOT_LOWER "price.notLower" "该价格不低于承诺价¥{x}，不构成破价";
    400  PRICE_SCOPE "price.scope" "该价格不在承诺范围（{scope}）内，仅供参考，不计为破价";
    400  PRICE_WINDOW "price.window" "{label}不在保价期内";
    400  PRICE_KNOWN "price.known" "该价格已有破价线索";
    400  PRICE_FIRST "price.first" "请先由招商确认，再由法务确认";
    400  PRICE_TWICE "price.twice" "破价须由两人先后确认，不能由同一人确认两次";
    401  PRICE_PUSH "price.push" "签名无效或已使用";

    // Attribute merges
    400  MERGE_SAME "merge.same" "来源与目标不能相同";
    400  MERGE_RUNNING "merge.running" "该属性正在合并审批中";
    400  MERGE_CIRCLE "merge.circle" "“{target}”已合并到“{source}”，不能反向合并";
    400  MERGE_MANY "merge.many" "影响的报品超过{n}个，请缩小类目后分批合并";
    400  MERGE_CHANGED "merge.changed" "已有{n}条数据被修改，不能撤销合并";
    400  MERGE_LATE "merge.late" "合并已超过7天，不能撤销";

    // The live schedule
    400  SCHEDULE_ROOM "schedule.room" "报品的直播间与场次不一致";
    400  SCHEDULE_FREE "schedule.free" "只有已通过且未播出的报品可以排期";
    400  SCHEDULE_TWICE "schedule.twice" "该报品已排入{session}";
    400  SCHEDULE_FULL "schedule.full" "场次最多{n}个报品，已排满";
    400  SCHEDULE_BARCODE "schedule.barcode" "与第{n}位的条形码相同，同一场次不能重复";
    400  SESSION_FIXED "session.fixed" "场次{status}，不能调整";
    400  SESSION_OPEN "session.open" "还有{n}个预排期，请先转总排期或移除";
    400  SESSION_EMPTY "session.empty" "场次还没有总排期的报品";
    400  SESSION_RESTRICTED "session.restricted" "{codes}已限播，请先移除";
    400  SESSION_NOT_READY "session.notReady" "{codes}尚未就绪，放行请填写原因";
    400  SESSION_OVERLAP "session.overlap" "该直播间在此时段已有场次{code}";
    400  SESSION_EARLY "session.early" "还没有到开播时间";
    400  SESSION_TIME "session.time" "请填写24小时制的时和分";
    400  SESSION_CAPACITY "session.capacity" "场次已有{n}个报品，容量不能更小";
    400  SUPPLY_NONE "supply.none" "没有这个报品和SKU的供货信息";
    400  SUPPLY_CONFIRMED "supply.confirmed" "供货信息已确认，不能修改";
    400  SUPPLY_WAREHOUSE "supply.warehouse" "地址簿中没有这个发货仓";
    400  ACTUAL_OFFER "actual.offer" "没有正在播出或已播出的这个报品";
    400  ACTUAL_SKU "actual.sku" "报品没有这个SKU";
    400  ACTUAL_TWICE "actual.twice" "同一个SKU出现多次";
    400  ACTUAL_REFUND "actual.refund" "退货量不能大于销量";

    // Stores, quality control, attribute merge
    400  STORE_BOUND "store.bound" "该店铺已由其他商家绑定，请联系招商";
    400  STORE_IN_USE "store.inUse" "店铺存在进行中的报品，无法解除关联";
    400  STORE_URL "store.url" "店铺链接与平台不匹配";
    400  STORE_AUTH "store.auth" "非自有店铺需上传授权书";
    400  QC_FAIL "qc.fail" "检测结论不合格，不能提交";
    400  QC_AGE "qc.age" "检测报告签发已超过{n}个月";
    400  QC_MUST "qc.must" "存在不合格的必备资质，不能通过";
    400  DETAIL_CLAIM "detail.claim" "功效宣称“{x}”缺少依据";
    400  DETAIL_PRICE "detail.price" "页面价格与报品到手价不一致";
    400  ATTR_SAME "attr.same" "来源与目标不能相同";
    400  ATTR_SOURCES "attr.sources" "请至少选择一个来源项";
    400  ATTR_BUSY "attr.busy" "该属性正在合并审批中";
    400  ATTR_UNDO "attr.undo" "已有{n}条数据被修改，不能撤销合并";

    // Goods, contracts, qualifications, products
    400  GOODS_STOCK "goods.stock" "可用库存不足";
    400  GOODS_IN_STOCK "goods.inStock" "该货品仍有库存{n}，不能停用";
    400  GOODS_SHELF "goods.shelf" "剩余保质期不足三分之二";
    400  GOODS_EXPRESS "goods.express" "快递单号格式有误";
    400  GOODS_SLOT "goods.slot" "该时段预约已满";
    400  CONTRACT_DATE "contract.date" "合同结束日期须晚于开始日期";
    400  CONTRACT_PARENT "contract.parent" "补充协议必须关联生效中的主合同";
    400  CONTRACT_QUAL "contract.qual" "资质审批未通过，不能签署";
    400  CONTRACT_PRICE "contract.price" "合同价格与报品不一致";
    400  QUAL_OPEN "qual.open" "存在审批中的变更单";
    400  QUAL_END "qual.end" "授权到期日早于合作结束日";
    400  SPU_BARCODE "spu.barcode" "条形码已存在于商品{code}，请直接关联";
    400  SPU_IN_USE "spu.inUse" "商品存在进行中的报品，不能下架";

    // Finance, promotion, feedback
    400  FIN_SUM "fin.sum" "金额与账单合计不一致";
    400  FIN_ACCOUNT "fin.account" "收款账户与企业备案账户不一致";
    400  FIN_VOUCHER "fin.voucher" "流水号已使用";
    400  FIN_OVERDUE "fin.overdue" "存在逾期账单{code}，请先处理";
    400  INV_DUP "inv.dup" "发票号码重复";
    400  INV_LEN "inv.len" "数电发票号码应为20位";
    400  INV_TITLE "inv.title" "发票抬头与要求不一致";
    400  BILL_STATE "bill.state" "账单已确认，不能提出异议";
    400  PROMO_RIGHTS "promo.rights" "请确认拥有素材版权";
    400  POSTER_ROUNDS "poster.rounds" "修改次数已用完，请联系运营";
    400  FEEDBACK_LIMIT "feedback.limit" "今日反馈次数已达上限";
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn keys_are_unique_and_named_like_their_module() {
        let mut seen = HashSet::new();
        for text in TEXTS {
            assert!(seen.insert(text.key), "{} twice", text.key);
            assert!(text.key.split('.').count() == 2 && text.key.is_ascii(), "{}", text.key);
            assert!(matches!(text.status, 200 | 400..=599), "{}", text.key);
        }
    }

    /// The sentences of the specification end in `!` in two places; everything else is full width.
    #[test]
    fn punctuation_is_chinese() {
        for text in TEXTS {
            let specified = ["pwd.rule", "pwd.differ"].contains(&text.key);
            assert_eq!(text.text.contains('!'), specified, "{}", text.key);
            assert!(!text.text.contains([',', ';', ':', '?', '"', '\'']), "{}", text.key);
            assert!(!text.text.ends_with(['。', ' ']) && !text.text.is_ascii(), "{}", text.key);
            assert_eq!(text.text.matches('{').count(), text.text.matches('}').count(), "{}", text.key);
        }
    }

    #[test]
    fn a_warning_is_no_refusal_and_others_have_their_status() {
        for text in [COMMON_DIGITS, OFFER_GIFT, SUPPLY_STOCK, PRICE_LOW30, PRICE_CHANNEL, PRICE_DROP, PWD_DONE] {
            assert_eq!(text.status, 200, "{}", text.key);
        }
        let expected = [(AUTH_BAD, 401), (AUTH_INITIAL_PWD, 403), (COMMON_NOT_FOUND, 404), (COMMON_TASK_DONE, 409)];
        for (text, status) in expected {
            assert_eq!(text.status, status, "{}", text.key);
        }
        assert_eq!((FILE_SIZE.status, COMMON_IDEM_BODY.status, CODE_TOO_OFTEN.status), (413, 422, 429));
    }

    /// S5-02, S5-03, S5-05…S5-08, S8-01, S8-03, S8-04, S8-12
    #[test]
    fn the_texts_of_the_specification_are_word_for_word() {
        let expected = [
            (PWD_CURRENT_REQUIRED, "请输入当前密码"),
            (PWD_SHORT, "密码不能少于5位"),
            (PWD_NEW_REQUIRED, "请输入新密码"),
            (PWD_RULE, "密码不符合规则，请再次输入!"),
            (PWD_CONFIRM_REQUIRED, "请再次输入密码"),
            (PWD_DIFFER, "两次输入密码不一致!"),
            (PWD_MISMATCH, "新密码与确认密码不匹配！"),
            (PWD_DONE, "修改成功！"),
            (PHONE_FORMAT, "手机号输入格式有误！"),
            (EMAIL_FORMAT, "邮箱格式有误！"),
            (AUTH_EXPIRED, "你当前的会话已超时，请重新登陆"),
            (COMMON_FORBIDDEN, "没有访问权限"),
            (COMMON_SERVER, "系统开小差啦，请重试"),
        ];
        for (text, sentence) in expected {
            assert_eq!(text.text, sentence);
        }
    }

    /// S5-11, S5-24…S5-26
    #[test]
    fn placeholders_are_filled_once() {
        assert_eq!(COMMON_REQUIRED.fill(&[("label", "店铺名称")]), "店铺名称不能为空");
        assert_eq!(FILE_SIZE.fill(&[("n", "10MB")]), "文件大小不能超过10MB，请重新上传");
        assert_eq!(COMMON_RANGE.fill(&[("min", "1"), ("max", "9"), ("label", "{max}")]), "{max}必须在1~9之间");
        assert_eq!(fill("没有占位符 {", &[]), "没有占位符 {");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no value for {n}")]
    fn a_forgotten_value_is_noticed() {
        COMMON_MAX.fill(&[("label", "备注")]);
    }
}
