//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;
pub use pricing::texts::OFFER_BARCODE;

platform::texts! {
    400  OFFER_DUP "offer.dup" "与报品{code}重复，请勿重复提报";
    400  OFFER_SKU_DUP "offer.skuDup" "规格组合重复";
    400  OFFER_BARCODE_DUP "offer.barcodeDup" "条形码重复";
    400  OFFER_PRICE "offer.price" "到手价不得高于日常到手价";
    400  OFFER_CALC "offer.calc" "价格计算不一致，请刷新";
    400  OFFER_IMG "offer.img" "请上传{slot}";
    400  OFFER_PNG "offer.png" "透明图必须为带透明通道的PNG";
    400  OFFER_WORD "offer.word" "“{word}”属于违禁用语（{lawRef}），请修改";
    400  OFFER_CERT "offer.cert" "缺少必备资质：{list}";
    400  OFFER_FAST "offer.fast" "快速报品需补全资料后才能终选";
    400  OFFER_STORE "offer.store" "成交店铺未关联或授权已过期";
    400  OFFER_BRAND "offer.brand" "品牌授权已过期或未通过审核";
    400  OFFER_REUSE "offer.reuse" "仅已通过的报品可以复用";
    400  OFFER_PROTECT "offer.protect" "保价天数不得少于{n}天";
    400  OFFER_ATTR "offer.attr" "该类目没有此属性";
    400  OFFER_NAME "offer.name" "商品名称不能只有品牌名";
    400  OFFER_SAMPLE_NEEDED "offer.sampleNeeded" "该类目须寄样，请选择寄样";
    warn OFFER_COMMISSION "offer.commission" "佣金率低于类目最低佣金率{n}%";
    warn OFFER_GIFT "offer.gift" "赠品库存不足以覆盖备货量";
    400  OFFER_CHANGING "offer.changing" "该报品已有未完成的变更";
    400  OFFER_SAME "offer.same" "内容没有变化，无需提交变更";
    400  OFFER_ZERO "offer.zero" "到手价必须大于0";
    400  OFFER_CATALOG "offer.catalog" "主营类目未包含该类目，请先更新企业信息";
    warn PRICE_LOW30 "price.low30" "高于近30天最低价¥{x}";
    400  PRICE_HISTORY "price.history" "高于历史直播价¥{x}({code})";
    400  PRICE_PROTECT "price.protect" "该商品处于保价期（至{date}，承诺价¥{x}），本次价格更低将触发保价赔付，请联系招商";
    warn PRICE_CHANNEL "price.channel" "外部渠道{name}价格更低";
    warn PRICE_DROP "price.drop" "降幅异常，请确认日常价真实";
    400  ATTR_MANY "attr.many" "影响的报品超过{n}个，请缩小类目后分批合并";
    400  ATTR_UNDO "attr.undo" "已有{n}条数据被修改，不能撤销合并";
    400  STORE_IN_USE "store.inUse" "店铺存在进行中的报品，无法解除关联";
}
