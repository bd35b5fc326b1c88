//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  OFFER_LOCK "offer.lock" "距开播不足24小时，不可变更";
    400  OFFER_RESTRICTED "offer.restricted" "该报品已限播，不能排期";
    warn SUPPLY_STOCK "supply.stock" "可用库存低于排期备货量{n}";
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
    400  SESSION_LONG "session.long" "结束时间有误，一场直播不超过12小时";
    400  SESSION_PAST "session.past" "开播时间已过";
    400  SESSION_TIME "session.time" "请填写24小时制的时和分";
    400  SESSION_CAPACITY "session.capacity" "场次已有{n}个报品，容量不能更小";
    400  SUPPLY_NONE "supply.none" "没有这个报品和SKU的供货信息";
    400  SUPPLY_CONFIRMED "supply.confirmed" "供货信息已确认，不能修改";
    400  SUPPLY_WAREHOUSE "supply.warehouse" "地址簿中没有这个发货仓";
    400  ACTUAL_OFFER "actual.offer" "没有正在播出或已播出的这个报品";
    400  ACTUAL_SKU "actual.sku" "报品没有这个SKU";
    400  ACTUAL_TWICE "actual.twice" "同一个SKU出现多次";
    400  ACTUAL_REFUND "actual.refund" "退货量不能大于销量";
    400  GOODS_SHELF "goods.shelf" "剩余保质期不足三分之二";
}
