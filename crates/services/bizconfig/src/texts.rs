//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  DICT_OWN_PAGE "dict.ownPage" "请在“{page}”中维护";
    400  DICT_CODE "dict.code" "只能使用字母、数字、下划线和短横线";
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
    400  OFFER_ENDED "offer.ended" "{room}报品已于 {to} 截止";
    400  OFFER_CLOSED "offer.closed" "{room}报品未开放，开放时间：{from}~{to}";
}
