//! Every permission code: the menus in menu order, each followed by its buttons.

use std::collections::HashSet;

use platform::access::UserType;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PermissionType {
    Menu,
    Action,
}

impl PermissionType {
    /// The wire's word (S3-04).
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Action => "action",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permission {
    pub code: &'static str,
    pub kind: PermissionType,
    pub label: &'static str,
    pub parent: Option<&'static str>,
    /// Part of the tree of business accounts.
    pub biz: bool,
    /// Part of the tree of platform staff.
    pub staff: bool,
}

impl Permission {
    /// Whether the tree of this kind of user has it.
    pub fn is_of(&self, user_type: UserType) -> bool {
        match user_type {
            UserType::Biz => self.biz,
            UserType::Platform => self.staff,
        }
    }
}

/// Every code that this kind of user can have.
pub fn codes_of(user_type: UserType) -> HashSet<&'static str> {
    PERMISSIONS.iter().filter(|node| node.is_of(user_type)).map(|node| node.code).collect()
}

/// Whose tree a code belongs to.
#[derive(Clone, Copy)]
enum Side {
    Biz,
    Staff,
    Both,
}

const fn permission(
    code: &'static str,
    kind: PermissionType,
    label: &'static str,
    parent: Option<&'static str>,
    side: Side,
) -> Permission {
    Permission { code, kind, label, parent, biz: !matches!(side, Side::Staff), staff: !matches!(side, Side::Biz) }
}

macro_rules! permissions {
    ($(
        $side:ident $menu:ident $label:literal $(in $parent:ident)? {
            $($action:ident $(: $action_label:literal $(($action_side:ident))?)?)*
        }
    )*) => {
        pub static PERMISSIONS: &[Permission] = &[$(
            permission(stringify!($menu), PermissionType::Menu, $label, parent!($($parent)?), Side::$side),
            $(action!($side $menu $action $($action_label $($action_side)?)?),)*
        )*];
    };
}

macro_rules! parent {
    () => {
        None
    };
    ($parent:ident) => {
        Some(stringify!($parent))
    };
}

macro_rules! action {
    ($side:ident $menu:ident $action:ident) => {
        permission(
            concat!(stringify!($menu), "_", stringify!($action)),
            PermissionType::Action,
            verb!($action),
            Some(stringify!($menu)),
            Side::$side,
        )
    };
    ($side:ident $menu:ident $code:ident $label:literal) => {
        permission(stringify!($code), PermissionType::Action, $label, Some(stringify!($menu)), Side::$side)
    };
    ($side:ident $menu:ident $code:ident $label:literal $own_side:ident) => {
        action!($own_side $menu $code $label)
    };
}

#[rustfmt::skip]
macro_rules! verb {
    (cancel) => { "作废" };
    (change) => { "变更" };
    (confirm) => { "确认" };
    (confirmPoster) => { "确认海报" };
    (copy) => { "复制" };
    (create) => { "新建" };
    (delete) => { "删除" };
    (dispute) => { "提出异议" };
    (download) => { "下载" };
    (edit) => { "编辑" };
    (enable) => { "启用/停用" };
    (export) => { "导出" };
    (import) => { "导入" };
    (invoice) => { "开票" };
    (kick) => { "强制下线" };
    (link) => { "关联企业" };
    (offShelf) => { "下架" };
    (print) => { "打印" };
    (resetPwd) => { "重置密码" };
    (reuse) => { "复用" };
    (save) => { "保存" };
    (ship) => { "发货" };
    (sign) => { "签署" };
    (submit) => { "提交" };
    (supply) => { "补充资料" };
    (terminate) => { "终止" };
    (unbind) => { "解除关联" };
    (undo) => { "撤销" };
    (uploadVoucher) => { "上传凭证" };
    (urge) => { "催办" };
    (withdraw) => { "撤回" };
}

// Side menu "label" in parent { actions }. A bare action has the code {menu}_{action} and the label of its verb; one with
// a label has its code written out. An action stands on its menu's side unless another follows its label.
permissions! {
    Both  system "系统管理" {}
    Both  accountManager "账号管理" in system { create edit enable resetPwd import kick }
    Both  userGroupTreeManager "用户组管理" in system { create edit delete enable }
    Both  roleManager "角色管理" in system { create edit delete enable }

    Biz   offerManager "报品管理" {}
    Biz   offerList "报品列表" in offerManager {
              create edit copy reuse submit withdraw cancel change export import urge
          }
    Biz   attrMergeManager "属性合并" in offerManager { create submit undo }
    Biz   qcCertAppr "质检资质审批" in offerManager { create edit submit withdraw cancel }
    Biz   qcBusinessQualify "经营资质" in offerManager { create edit submit withdraw cancel }
    Biz   qcSkuQualify "SKU资质" in offerManager { create edit submit withdraw cancel }
    Biz   qcDetailAppr "详情页审批" in offerManager { create edit submit withdraw }

    Biz   business_Info "企业信息" {
              company_edit: "编辑企业信息"
              company_submit: "提交企业变更"
              company_cert_save: "保存证照"
              company_cert_renew: "证照续期"
              company_viewSensitive: "查看敏感信息" (Both)
          }
    Biz   company_basicInfo "基础信息" in business_Info { save }
    Biz   offerStore "店铺管理" in business_Info { create edit delete submit withdraw cancel unbind export }
    Biz   supplyInfoUpdate "供货信息更新" {
              supplyInfo_update: "更新供货信息"
              supplyInfo_import: "导入供货信息"
          }
    Biz   submitFeedback "意见反馈" { create }

    Biz   goodsManager "货品管理" {}
    Biz   goodsList "货品列表" in goodsManager { create edit copy submit enable print import export }
    Biz   goodsOrderManager "货品申请" in goodsManager { create edit submit withdraw cancel ship confirm print }

    Biz   contractManager "合同管理" { create edit submit sign withdraw cancel terminate }
    Biz   qualificationManager "资质审批" { create edit submit withdraw }
    Biz   productManager "商品管理" { create edit submit supply link offShelf import }

    Biz   financeManager "财务管理" {}
    Biz   financeApprList "财务审批" in financeManager { create edit submit withdraw cancel uploadVoucher }
    Biz   financeInfoList "财务信息" in financeManager { confirm dispute invoice export }

    Biz   promotionManager "推广信息" { edit submit confirmPoster download }

    Staff platformManager "平台管理" {}
    Staff platformTodo "审批工作台" in platformManager {
              company_saleApprove: "入驻招商审核"
              company_legalApprove: "入驻法务审核"
              company_financeApprove: "入驻财务审核"
              store_approve: "店铺审核"
              offer_saleApprove: "报品招商审核"
              offer_firstApprove: "报品初选"
              offer_finalApprove: "报品终选"
              attrMerge_approve: "属性合并审批"
              cert_approve: "证照审核"
              cert_legalApprove: "证照法务审核"
              qcCert_approve: "质检资质审核"
              qcCert_finalApprove: "质检资质终审"
              qcBusiness_approve: "经营资质审核"
              qcSku_inspect: "样品检验"
              qcSku_override: "调整SKU质检结论"
              qcDetail_approve: "详情页审核"
              qcDetail_legalApprove: "详情页法务审核"
              qualification_saleApprove: "资质招商审核"
              qualification_qcApprove: "资质质检审核"
              qualification_legalApprove: "资质法务审核"
              qualification_bdCancel: "招商取消资质审批"
              contract_start: "发起合同"
              contract_saleApprove: "合同招商审核"
              contract_legalApprove: "合同法务审核"
              contract_financeApprove: "合同财务审核"
              contract_seal: "合同盖章"
              contract_archive: "合同归档"
              contract_bdCancel: "招商取消合同"
              finance_saleApprove: "付款招商审核"
              finance_approve: "财务审核"
              finance_managerApprove: "财务经理审核"
              finance_pay: "付款"
              finance_receive: "确认到账"
              finance_bdCancel: "招商取消财务审批"
              bill_edit: "编辑账单"
              bill_send: "发送账单"
              invoice_issue: "开具发票"
              invoice_verify: "发票验真"
              goodsSku_approve: "货品审批"
              goodsApply_saleApprove: "货品申请招商审核"
              goodsApply_approve: "货品申请仓储审核"
              goodsApply_bdCancel: "招商取消货品申请"
              goods_receive: "收货入库"
              goods_outbound: "出库"
              slot_edit: "维护入库预约"
              promotion_approve: "推广信息审核"
              poster_edit: "制作海报"
              task_reassign: "重新指派任务"
          }
    Staff platformCompany "企业管理" in platformManager {
              company_assign: "分配招商负责人"
              company_freeze: "冻结与恢复企业"
              store_freeze: "冻结店铺"
              store_bdCancel: "招商取消店铺申请"
          }
    Staff platformOffer "报品总览" in platformManager {
              offer_bdCancel: "招商取消报品"
              offer_stop: "终止报品"
              waiver_propose: "申请豁免"
              waiver_grant: "批准豁免"
              attrMerge_undo: "撤销属性合并"
          }
    Staff platformProduct "商品总库" in platformManager {
              spu_approve: "商品审批"
              spu_offShelf: "商品下架/上架"
          }
    Staff platformSourcing "寻源需求" in platformManager {
              needSupply_edit: "维护寻源需求"
          }
    Staff platformSchedule "直播场次与排期" in platformManager {
              session_edit: "维护场次"
              schedule_edit: "维护排期"
              schedule_waive: "排期放行"
              supply_confirm: "确认供货信息"
          }
    Staff platformCert "资质总库与到期雷达" in platformManager {
              cert_remind: "提醒商家"
              restrict_set: "设置限播"
          }
    Staff platformConfig "字典与规则" in platformManager {
              dict_edit: "维护字典"
              rule_edit: "维护规则"
              compliance_edit: "维护违禁词"
              template_edit: "维护合同与协议模板"
              messageTemplate_edit: "维护消息模板"
              sla_edit: "维护审批时限"
          }
    Staff platformArticle "公告" in platformManager { article_edit: "维护公告" }
    Staff platformFeedback "反馈处理" in platformManager { feedback_reply: "回复反馈" }
    Staff platformPrice "价格监测" in platformManager {
              price_import: "导入渠道价格"
              price_decide: "认定破价"
          }
    Staff platformAudit "操作日志" in platformManager { audit_view: "查看操作日志" }
    Staff platformJobs "定时任务" in platformManager { job_run: "执行定时任务" }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn find(code: &str) -> &'static Permission {
        PERMISSIONS.iter().find(|p| p.code == code).unwrap_or_else(|| panic!("no code {code}"))
    }

    #[test]
    fn codes_are_unique_and_parents_stand_before_their_children() {
        let mut seen = HashSet::new();
        for permission in PERMISSIONS {
            if let Some(parent) = permission.parent {
                assert!(seen.contains(parent), "{} before {parent}", permission.code);
                assert_eq!(find(parent).kind, PermissionType::Menu, "{parent}");
            }
            assert!(permission.parent.is_some() || permission.kind == PermissionType::Menu, "{}", permission.code);
            assert!(permission.biz || permission.staff, "{}", permission.code);
            assert!(!permission.label.is_ascii(), "{}", permission.code);
            assert!(seen.insert(permission.code), "{} twice", permission.code);
        }
    }

    /// S6-01
    #[test]
    fn the_sixteen_codes_of_the_routes_are_menus() {
        let codes = "system accountManager userGroupTreeManager roleManager offerManager offerList attrMergeManager \
            business_Info company_basicInfo submitFeedback goodsManager goodsList goodsOrderManager financeManager \
            financeApprList financeInfoList";
        assert_eq!(codes.split_whitespace().count(), 16);
        for code in codes.split_whitespace() {
            assert!(find(code).biz && find(code).kind == PermissionType::Menu, "{code}");
        }
    }

    /// S3-04, S6-05
    #[test]
    fn action_codes_follow_their_menu_unless_written_out() {
        let reset = find("accountManager_resetPwd");
        assert_eq!((reset.kind.as_str(), reset.parent, reset.label), ("action", Some("accountManager"), "重置密码"));
        assert_eq!(find("company_basicInfo_save").parent, Some("company_basicInfo"));
        assert_eq!(find("company_cert_renew").parent, Some("business_Info"));
        assert_eq!(find("supplyInfo_update").parent, Some("supplyInfoUpdate"));
        assert_eq!(find("offer_finalApprove").parent, Some("platformTodo"));
    }

    #[test]
    fn each_side_has_its_own_tree() {
        assert!(PERMISSIONS.iter().filter(|p| p.code.starts_with("platform")).all(|p| p.staff && !p.biz));
        assert!(find("roleManager_create").staff && find("roleManager_create").biz);
        assert!(find("company_viewSensitive").staff && find("company_viewSensitive").biz);
        assert!(find("offerList_create").biz && !find("offerList_create").staff);
    }
}
