//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  MERGE_SAME "merge.same" "来源与目标不能相同";
    400  MERGE_RUNNING "merge.running" "该属性正在合并审批中";
    400  MERGE_CIRCLE "merge.circle" "“{target}”已合并到“{source}”，不能反向合并";
    400  MERGE_LATE "merge.late" "合并已超过7天，不能撤销";
}
