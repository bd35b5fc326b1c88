//! Every sentence that a refusal or a warning shows, with its key and its status: here those of any request, in the
//! `texts.rs` of a module its own.
//!
//! One place each, so that a text is the same wherever its rule is broken.

use crate::money::Money;

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
            // An amount is written as people read it, whoever gives it.
            Some((_, value)) => match Money::from_yuan(value).filter(|_| filled.ends_with('¥')) {
                Some(amount) => filled.push_str(&format!("{amount:#}")),
                None => filled.push_str(value),
            },
            None => {
                debug_assert!(false, "no value for {{{name}}} in {text}");
                filled.extend(["{", name, "}"]);
            }
        }
        // What ends its own sentence does not end ours a second time.
        rest = if filled.ends_with('。') { after.trim_start_matches('。') } else { after };
    }
    filled + rest
}

fn next_placeholder(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

/// Sentences of a module: status (or `warn`), name, key, text. Makes a constant of each, and `TEXTS` of all.
#[macro_export]
macro_rules! texts {
    ($($status:tt $name:ident $key:literal $text:literal;)*) => {
        $(pub const $name: $crate::http::texts::Text = $crate::text!($status $key $text);)*

        pub static TEXTS: &[$crate::http::texts::Text] = &[$($name),*];
    };
}

#[macro_export]
#[doc(hidden)]
macro_rules! text {
    (warn $key:literal $text:literal) => {
        $crate::http::texts::Text::warn($key, $text)
    };
    ($status:literal $key:literal $text:literal) => {
        $crate::http::texts::Text::new($key, $status, $text)
    };
}

texts! {
    // Any request
    403  COMMON_FORBIDDEN "common.forbidden" "没有访问权限";
    403  VIEW_ONLY "view.only" "以商家视角查看时只能浏览，不能操作";
    429  COMMON_TOO_MANY "common.tooMany" "操作过于频繁，请稍后再试";
    500  COMMON_SERVER "common.server" "系统开小差啦，请重试";
    400  COMMON_IDEM_KEY "common.idemKey" "幂等键格式有误，应为16~64位字母、数字或符号";
    422  COMMON_IDEM_BODY "common.idemBody" "重复请求的内容不一致";
    409  COMMON_IDEM_BUSY "common.idemBusy" "请求正在处理，请稍候";
    warn COMMON_DIGITS "common.digits" "数值包含特殊数字组合，请确认";
    404  COMMON_NOT_FOUND "common.notFound" "数据不存在或已被删除";
    409  COMMON_CONFLICT "common.conflict" "数据已被他人修改，请刷新后重试";
    400  COMMON_STATE "common.state" "当前状态不允许此操作";
    409  COMMON_TASK_DONE "common.taskDone" "该任务已被处理";
    409  JOB_RUNNING "job.running" "任务正在运行，请稍后再试";
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
    414  COMMON_LONG_PATH "common.longPath" "请求地址过长";
    431  COMMON_LONG_HEAD "common.longHead" "请求头过大";
    400  COMMON_BAD_HEAD "common.badHead" "请求格式有误";
    413  COMMON_TOO_LARGE "common.tooLarge" "请求内容过大";
    503  COMMON_UNAVAILABLE "common.unavailable" "服务暂时不可用，请稍后再试";

    // Login, session, passwords
    401  AUTH_EXPIRED "auth.expired" "你当前的会话已超时，请重新登陆";
    401  AUTH_BAD "auth.bad" "用户名或密码错误";
    403  AUTH_INITIAL_PWD "auth.initialPwd" "请先修改初始密码";
    401  AUTH_TOKEN_USED "auth.tokenUsed" "登录链接已失效，请重新获取";
    400  PHONE_FORMAT "phone.format" "手机号输入格式有误！";
    400  EMAIL_FORMAT "email.format" "邮箱格式有误！";

    // Accounts, groups, roles, dictionaries
    400  DICT_USED "dict.used" "字典项已被使用，只能停用";
    400  DICT_EXISTS "dict.exists" "编码已存在";
    400  DICT_VALUE_FIXED "dict.valueFixed" "字典值已被使用，不能修改";

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
    400  COMPANY_STATE "company.state" "企业当前状态（{reasonLabel}）不允许此操作";
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S5-11, S5-24…S5-26
    #[test]
    fn placeholders_are_filled_once() {
        assert_eq!(COMMON_REQUIRED.fill(&[("label", "店铺名称")]), "店铺名称不能为空");
        assert_eq!(FILE_SIZE.fill(&[("n", "10MB")]), "文件大小不能超过10MB，请重新上传");
        assert_eq!(COMMON_RANGE.fill(&[("min", "1"), ("max", "9"), ("label", "{max}")]), "{max}必须在1~9之间");
        assert_eq!(fill("没有占位符 {", &[]), "没有占位符 {");
        assert_eq!(
            fill("{no} 已付¥{no}，原因：{why}。", &[("no", "12800"), ("why", "退款。")]),
            "12800 已付¥12,800.00，原因：退款。"
        );
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no value for {n}")]
    fn a_forgotten_value_is_noticed() {
        COMMON_MAX.fill(&[("label", "备注")]);
    }
}
