//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  ATTR_SAME "attr.same" "来源与目标不能相同";
    400  ATTR_BUSY "attr.busy" "该属性正在合并审批中";
    400  ATTR_CIRCLE "attr.circle" "“{target}”已合并到“{source}”，不能反向合并";
    400  ATTR_LATE "attr.late" "合并已超过7天，不能撤销";
    400  SPU_BRAND "spu.brand" "贵司没有该品牌的有效授权";
    400  SPU_BARCODE "spu.barcode" "条形码已存在于商品{code}，请直接关联";
    400  SPU_BARCODE_BRAND "spu.barcodeBrand" "条形码已被其他品牌商品使用，请核对";
    400  SPU_SHELF "spu.shelf" "商品未上架，不能发起报品";
    400  SPU_IN_USE "spu.inUse" "商品存在进行中的报品，不能下架";
    400  SPU_LINK_USED "spu.linkUsed" "商品存在进行中的报品，不能解除关联";
    400  SPU_LINK_OPEN "spu.linkOpen" "该商品的关联申请正在审批";
}
