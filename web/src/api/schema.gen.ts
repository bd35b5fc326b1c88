// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export interface paths {
    "/services/admin/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 当前用户 */
        get: operations["get_admin_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/account/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重置密码 */
        post: operations["post_admin_account_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 地址簿 */
        get: operations["get_admin_addresses"];
        /** 修改地址 */
        put: operations["put_admin_addresses"];
        /** 新增地址 */
        post: operations["post_admin_addresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除地址 */
        delete: operations["delete_admin_addresses_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["get_admin_audit_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/audit-logs/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志校验 */
        get: operations["get_admin_audit_logs_chain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/audit-logs/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志的事件 */
        get: operations["get_admin_audit_logs_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/authenticate/qqg/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 单点登录 */
        get: operations["get_admin_authenticate_qqg_sso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 账号列表 */
        get: operations["get_admin_biz_accounts"];
        /** 编辑账号 */
        put: operations["put_admin_biz_accounts"];
        /** 新建账号 */
        post: operations["post_admin_biz_accounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 账号 */
        get: operations["get_admin_biz_accounts_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 停用账号 */
        post: operations["post_admin_biz_accounts_id_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 启用账号 */
        post: operations["post_admin_biz_accounts_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 强制下线 */
        post: operations["post_admin_biz_accounts_id_kick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重置密码 */
        post: operations["post_admin_biz_accounts_id_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解锁账号 */
        post: operations["post_admin_biz_accounts_id_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量处理账号 */
        post: operations["post_admin_biz_accounts_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 账号：导入模板 */
        get: operations["get_admin_biz_accounts_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 账号：导入 */
        post: operations["post_admin_biz_accounts_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 账号：导入错误文件 */
        get: operations["get_admin_biz_accounts_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 账号：校验导入文件 */
        post: operations["post_admin_biz_accounts_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/biz-accounts/initial-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 导入账号的初始密码 */
        post: operations["post_admin_biz_accounts_initial_passwords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizAccount/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改密码 */
        post: operations["post_admin_bizAccount_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizAccount/emailGetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 邮箱验证码 */
        post: operations["post_admin_bizAccount_emailGetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizAccount/updateOrAddPhoneGetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新手机号验证码 */
        post: operations["post_admin_bizAccount_updateOrAddPhoneGetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizAccount/verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 验证邮箱 */
        post: operations["post_admin_bizAccount_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizAuthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 账号密码登录 */
        post: operations["post_admin_bizAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bizPhone/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 更换手机号 */
        post: operations["post_admin_bizPhone_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bzPhone/getAuthCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 手机登录验证码 */
        get: operations["get_admin_bzPhone_getAuthCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/bzPhoneAuthorize/getAuthCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 当前手机号验证码 */
        get: operations["get_admin_bzPhoneAuthorize_getAuthCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业列表 */
        get: operations["get_admin_companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业详情 */
        get: operations["get_admin_companies_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业管理员 */
        get: operations["get_admin_companies_id_admins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/admins/{accountId}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重置企业管理员密码 */
        post: operations["post_admin_companies_id_admins_accountId_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 分配企业 */
        put: operations["put_admin_companies_id_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业投诉记录 */
        get: operations["get_admin_companies_id_complaints"];
        put?: never;
        /** 登记投诉 */
        post: operations["post_admin_companies_id_complaints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 恢复企业 */
        post: operations["post_admin_companies_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 冻结企业 */
        post: operations["post_admin_companies_id_freeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业信用分 */
        get: operations["get_admin_companies_id_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/{id}/unmask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 查看敏感信息 */
        post: operations["post_admin_companies_id_unmask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/companies/bd-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 招商人员 */
        get: operations["get_admin_companies_bd_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：列表 */
        get: operations["get_admin_company_changes"];
        /** 企业变更：保存 */
        put: operations["put_admin_company_changes"];
        /** 企业变更：新建 */
        post: operations["post_admin_company_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：详情 */
        get: operations["get_admin_company_changes_id"];
        put?: never;
        post?: never;
        /** 企业变更：删除 */
        delete: operations["delete_admin_company_changes_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/bd-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：招商取消 */
        post: operations["post_admin_company_changes_id_bd_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：作废 */
        post: operations["post_admin_company_changes_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：版本差异 */
        get: operations["get_admin_company_changes_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：提交 */
        post: operations["post_admin_company_changes_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/unmask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：查看敏感信息 */
        post: operations["post_admin_company_changes_id_unmask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：催办 */
        post: operations["post_admin_company_changes_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：版本 */
        get: operations["get_admin_company_changes_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：版本内容 */
        get: operations["get_admin_company_changes_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 企业变更：撤回 */
        post: operations["post_admin_company_changes_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：各状态数量 */
        get: operations["get_admin_company_changes_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业变更：导出 */
        get: operations["get_admin_company_changes_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-complaints/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤销投诉 */
        post: operations["post_admin_company_complaints_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：列表 */
        get: operations["get_admin_company_joins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：详情 */
        get: operations["get_admin_company_joins_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：版本差异 */
        get: operations["get_admin_company_joins_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/{id}/unmask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 入驻申请：查看敏感信息 */
        post: operations["post_admin_company_joins_id_unmask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：版本 */
        get: operations["get_admin_company_joins_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：版本内容 */
        get: operations["get_admin_company_joins_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：各状态数量 */
        get: operations["get_admin_company_joins_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-joins/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请：导出 */
        get: operations["get_admin_company_joins_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 入驻申请 */
        get: operations["get_admin_company_register"];
        /** 保存入驻申请 */
        put: operations["put_admin_company_register"];
        /** 新建入驻申请 */
        post: operations["post_admin_company_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交入驻申请 */
        post: operations["post_admin_company_register_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤回入驻申请 */
        post: operations["post_admin_company_register_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/check-credit-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 核验统一社会信用代码 */
        get: operations["get_admin_company_register_check_credit_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 入驻验证码 */
        post: operations["post_admin_company_register_send_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 上传入驻资料 */
        post: operations["post_admin_company_register_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-register/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 以手机号继续入驻 */
        post: operations["post_admin_company_register_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 签约记录 */
        get: operations["get_admin_company_signs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份协议（凭签署链接，或登录后） */
        get: operations["get_admin_company_signs_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 下载已签协议 */
        get: operations["get_admin_company_signs_id_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/reapply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 申请重新签署（凭签署链接） */
        post: operations["post_admin_company_signs_id_reapply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 拒绝签署（凭签署链接） */
        post: operations["post_admin_company_signs_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重新发送签署链接 */
        post: operations["post_admin_company_signs_id_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 签署协议（凭签署链接） */
        post: operations["post_admin_company_signs_id_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 核验已签协议 */
        get: operations["get_admin_company_signs_id_verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-signs/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 打开并阅读协议（凭签署链接） */
        post: operations["post_admin_company_signs_id_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 以商家视角查看 */
        post: operations["post_admin_company_views_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业资料 */
        get: operations["get_admin_company_profile"];
        /** 保存企业资料 */
        put: operations["put_admin_company_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company/profile/submit-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交企业变更 */
        post: operations["post_admin_company_profile_submit_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company/profile/unmask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 查看企业敏感信息 */
        post: operations["post_admin_company_profile_unmask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/company/updateBusinessLicense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 更新营业执照 */
        post: operations["post_admin_company_updateBusinessLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/dictionarys/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 字典版本 */
        get: operations["get_admin_dictionarys_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/findPermissionByUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 权限树 */
        post: operations["post_admin_findPermissionByUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/getAllDictionarys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 全部字典 */
        get: operations["get_admin_getAllDictionarys_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/getBizIndividualCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 个人资料 */
        get: operations["get_admin_getBizIndividualCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/getCompanyNameAndUserName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 手机号下的账号 */
        get: operations["get_admin_getCompanyNameAndUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/login-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录记录 */
        get: operations["get_admin_login_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出登录 */
        post: operations["post_admin_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-location-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 站内消息 */
        get: operations["get_admin_message_location_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-location-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一条消息，打开即为已读 */
        get: operations["get_admin_message_location_logs_id"];
        put?: never;
        post?: never;
        /** 删除消息 */
        delete: operations["delete_admin_message_location_logs_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-location-logs/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 标为已读 */
        post: operations["post_admin_message_location_logs_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-location-logs/type/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 未读消息数 */
        get: operations["get_admin_message_location_logs_type_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 通知设置 */
        get: operations["get_admin_message_preferences"];
        /** 保存通知设置 */
        put: operations["put_admin_message_preferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/message-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 消息推送 */
        get: operations["get_admin_message_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/permissions/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 全部权限 */
        get: operations["get_admin_permissions_tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/phoneAuthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 手机验证码登录 */
        post: operations["post_admin_phoneAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 角色列表 */
        get: operations["get_admin_roles"];
        /** 编辑角色 */
        put: operations["put_admin_roles"];
        /** 新建角色 */
        post: operations["post_admin_roles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除角色 */
        delete: operations["delete_admin_roles_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 复制角色 */
        post: operations["post_admin_roles_id_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 停用角色 */
        post: operations["post_admin_roles_id_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 启用角色 */
        post: operations["post_admin_roles_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/roles/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 角色的账号 */
        get: operations["get_admin_roles_id_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/saveBizAccountPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 绑定手机号 */
        post: operations["post_admin_saveBizAccountPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/saveBizIndividualCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存个人资料 */
        post: operations["post_admin_saveBizIndividualCenter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录设备 */
        get: operations["get_admin_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 下线设备 */
        delete: operations["delete_admin_sessions_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/third-party/private-sphere/auto-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 合作方令牌登录 */
        get: operations["get_admin_third_party_private_sphere_auto_login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/toggleUserAuthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 切换账号 */
        post: operations["post_admin_toggleUserAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 编辑用户组 */
        put: operations["put_admin_user_groups"];
        /** 新建用户组 */
        post: operations["post_admin_user_groups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除用户组 */
        delete: operations["delete_admin_user_groups_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 停用用户组 */
        post: operations["post_admin_user_groups_id_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 启用用户组 */
        post: operations["post_admin_user_groups_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 移动用户组 */
        post: operations["post_admin_user_groups_id_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用户组成员 */
        get: operations["get_admin_user_groups_id_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/user-groups/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用户组树 */
        get: operations["get_admin_user_groups_tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/users/getAllLiveRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 直播间 */
        get: operations["get_admin_users_getAllLiveRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 图形验证码 */
        get: operations["get_admin_verification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/admin/api/verifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 发送验证码 */
        get: operations["get_admin_verifyCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 公告与帮助 */
        get: operations["get_application_articles"];
        put?: never;
        /** 新建文章 */
        post: operations["post_application_articles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 阅读文章 */
        get: operations["get_application_articles_id"];
        /** 修改文章 */
        put: operations["put_application_articles_id"];
        post?: never;
        /** 删除文章 */
        delete: operations["delete_application_articles_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发布文章 */
        post: operations["post_application_articles_id_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认已读 */
        post: operations["post_application_articles_id_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/{id}/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 文章阅读情况 */
        get: operations["get_application_articles_id_readers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤回文章 */
        post: operations["post_application_articles_id_unpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 文章管理 */
        get: operations["get_application_articles_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/articles/must-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 待确认的必读文章 */
        get: operations["get_application_articles_must_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 客户端错误上报 */
        post: operations["post_application_client_errors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的收藏 */
        get: operations["get_application_favourites"];
        put?: never;
        /** 收藏 */
        post: operations["post_application_favourites"];
        /** 取消收藏 */
        delete: operations["delete_application_favourites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 意见反馈 */
        get: operations["get_application_feedbacks"];
        put?: never;
        /** 提交反馈 */
        post: operations["post_application_feedbacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 反馈详情 */
        get: operations["get_application_feedbacks_id"];
        /** 修改反馈 */
        put: operations["put_application_feedbacks_id"];
        post?: never;
        /** 删除反馈 */
        delete: operations["delete_application_feedbacks_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 关闭反馈 */
        post: operations["post_application_feedbacks_id_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 重新打开反馈 */
        post: operations["post_application_feedbacks_id_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 回复反馈 */
        post: operations["post_application_feedbacks_id_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 反馈评分 */
        post: operations["post_application_feedbacks_id_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/application/api/feedbacks/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 受理反馈 */
        post: operations["post_application_feedbacks_id_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/attr-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性模板：列表 */
        get: operations["get_bizconfig_attr_templates"];
        /** 属性模板：保存 */
        put: operations["put_bizconfig_attr_templates"];
        /** 属性模板：新增 */
        post: operations["post_bizconfig_attr_templates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/attr-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 属性模板：删除 */
        delete: operations["delete_bizconfig_attr_templates_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/attr-templates/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 某直播间某类目的属性 */
        get: operations["get_bizconfig_attr_templates_resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 类目树 */
        get: operations["get_bizconfig_categories"];
        /** 保存类目 */
        put: operations["put_bizconfig_categories"];
        /** 新增类目 */
        post: operations["post_bizconfig_categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 违禁词：列表 */
        get: operations["get_bizconfig_compliance_words"];
        /** 违禁词：保存 */
        put: operations["put_bizconfig_compliance_words"];
        /** 违禁词：新增 */
        post: operations["post_bizconfig_compliance_words"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 违禁词：删除 */
        delete: operations["delete_bizconfig_compliance_words_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 违禁词：导入模板 */
        get: operations["get_bizconfig_compliance_words_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 违禁词：导入 */
        post: operations["post_bizconfig_compliance_words_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 违禁词：导入错误文件 */
        get: operations["get_bizconfig_compliance_words_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance-words/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 违禁词：校验导入文件 */
        post: operations["post_bizconfig_compliance_words_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/compliance/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 违禁词检查 */
        post: operations["post_bizconfig_compliance_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 字典项 */
        get: operations["get_bizconfig_dict_items"];
        /** 保存字典项 */
        put: operations["put_bizconfig_dict_items"];
        /** 新增字典项 */
        post: operations["post_bizconfig_dict_items"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 删除字典项 */
        delete: operations["delete_bizconfig_dict_items_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-items/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 停用字典项 */
        post: operations["post_bizconfig_dict_items_id_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-items/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 启用字典项 */
        post: operations["post_bizconfig_dict_items_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-items/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 字典项排序 */
        post: operations["post_bizconfig_dict_items_sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/dict-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 字典类型 */
        get: operations["get_bizconfig_dict_types"];
        /** 保存字典类型 */
        put: operations["put_bizconfig_dict_types"];
        /** 新增字典类型 */
        post: operations["post_bizconfig_dict_types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/live-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 直播间设置 */
        get: operations["get_bizconfig_live_rooms"];
        /** 保存直播间 */
        put: operations["put_bizconfig_live_rooms"];
        /** 新增直播间 */
        post: operations["post_bizconfig_live_rooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 消息模板 */
        get: operations["get_bizconfig_message_templates"];
        /** 保存消息模板 */
        put: operations["put_bizconfig_message_templates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/message-templates/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 恢复默认消息模板 */
        post: operations["post_bizconfig_message_templates_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/qualification-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质要求：列表 */
        get: operations["get_bizconfig_qualification_rules"];
        /** 资质要求：保存 */
        put: operations["put_bizconfig_qualification_rules"];
        /** 资质要求：新增 */
        post: operations["post_bizconfig_qualification_rules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/qualification-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** 资质要求：删除 */
        delete: operations["delete_bizconfig_qualification_rules_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/reject-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 驳回原因 */
        get: operations["get_bizconfig_reject_reasons"];
        /** 保存驳回原因 */
        put: operations["put_bizconfig_reject_reasons"];
        /** 新增驳回原因 */
        post: operations["post_bizconfig_reject_reasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/bizconfig/api/step-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审批时限 */
        get: operations["get_bizconfig_step_hours"];
        /** 保存审批时限 */
        put: operations["put_bizconfig_step_hours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/datacenter/api/dashboard/biz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 商家首页 */
        get: operations["get_datacenter_dashboard_biz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/datacenter/api/dashboard/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 平台首页 */
        get: operations["get_datacenter_dashboard_platform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/datacenter/api/dashboard/todo-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 待办数量 */
        get: operations["get_datacenter_dashboard_todo_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/files/{id}/sign-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 文件访问链接 */
        get: operations["get_fileservice_files_id_sign_url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 读取文件 */
        get: operations["get_fileservice_files_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/files/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 打包下载 */
        post: operations["post_fileservice_files_zip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/getOssSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 直传签名 */
        post: operations["post_fileservice_getOssSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/oss-complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 完成直传 */
        post: operations["post_fileservice_oss_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/oss-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 直传文件 */
        post: operations["post_fileservice_oss_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/uploadAttachmentFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 上传附件 */
        post: operations["post_fileservice_uploadAttachmentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/uploadAttachmentPublicRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 上传公开附件 */
        post: operations["post_fileservice_uploadAttachmentPublicRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/fileservice/api/uploadSourceAttachmentFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 以内容上传附件 */
        post: operations["post_fileservice_uploadSourceAttachmentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/jd/api/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格 */
        get: operations["get_jd_prices"];
        put?: never;
        /** 推送渠道价格 */
        post: operations["post_jd_prices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/process-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["get_product_workflow_process_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审批任务 */
        get: operations["get_product_workflow_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个审批任务 */
        get: operations["get_product_workflow_tasks_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过 */
        post: operations["post_product_workflow_tasks_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可转办的同事 */
        get: operations["get_product_workflow_tasks_id_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 领取任务 */
        post: operations["post_product_workflow_tasks_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 征询或回复 */
        post: operations["post_product_workflow_tasks_id_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 驳回 */
        post: operations["post_product_workflow_tasks_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 转办 */
        post: operations["post_product_workflow_tasks_id_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/batch-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量通过 */
        post: operations["post_product_workflow_tasks_batch_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/batch-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量驳回 */
        post: operations["post_product_workflow_tasks_batch_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product-workflow/api/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 各类审批任务数量 */
        get: operations["get_product_workflow_tasks_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性别名 */
        get: operations["get_product_attr_aliases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：列表 */
        get: operations["get_product_attr_merges"];
        /** 属性合并：保存 */
        put: operations["put_product_attr_merges"];
        /** 属性合并：新建 */
        post: operations["post_product_attr_merges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：详情 */
        get: operations["get_product_attr_merges_id"];
        put?: never;
        post?: never;
        /** 属性合并：删除 */
        delete: operations["delete_product_attr_merges_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 属性合并：作废 */
        post: operations["post_product_attr_merges_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：版本差异 */
        get: operations["get_product_attr_merges_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：预览 */
        get: operations["get_product_attr_merges_id_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 属性合并：提交 */
        post: operations["post_product_attr_merges_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 属性合并：撤销合并 */
        post: operations["post_product_attr_merges_id_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 属性合并：催办 */
        post: operations["post_product_attr_merges_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：版本 */
        get: operations["get_product_attr_merges_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：版本内容 */
        get: operations["get_product_attr_merges_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 属性合并：撤回 */
        post: operations["post_product_attr_merges_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：各状态数量 */
        get: operations["get_product_attr_merges_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 属性合并：导出 */
        get: operations["get_product_attr_merges_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 建议合并 */
        get: operations["get_product_attr_merges_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/product/api/attr-merges/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 在用的属性名与属性值 */
        get: operations["get_product_attr_merges_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 直播场次 */
        get: operations["get_rms_manager_live_sessions"];
        /** 保存场次 */
        put: operations["put_rms_manager_live_sessions"];
        /** 新建场次 */
        post: operations["post_rms_manager_live_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 场次排期 */
        get: operations["get_rms_manager_live_sessions_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消场次 */
        post: operations["post_rms_manager_live_sessions_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 结束场次 */
        post: operations["post_rms_manager_live_sessions_id_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 锁定场次 */
        post: operations["post_rms_manager_live_sessions_id_lock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/live-sessions/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 开播 */
        post: operations["post_rms_manager_live_sessions_id_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 排期列表 */
        get: operations["get_rms_manager_schedule_items"];
        /** 保存排期 */
        put: operations["put_rms_manager_schedule_items"];
        /** 加入预排期 */
        post: operations["post_rms_manager_schedule_items"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 转总排期 */
        post: operations["post_rms_manager_schedule_items_id_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 移出排期 */
        post: operations["post_rms_manager_schedule_items_id_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/actuals/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 直播实绩：导入模板 */
        get: operations["get_rms_manager_schedule_items_actuals_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/actuals/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 直播实绩：导入 */
        post: operations["post_rms_manager_schedule_items_actuals_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/actuals/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 直播实绩：导入错误文件 */
        get: operations["get_rms_manager_schedule_items_actuals_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/actuals/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 直播实绩：校验导入文件 */
        post: operations["post_rms_manager_schedule_items_actuals_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的排期 */
        get: operations["get_rms_manager_schedule_items_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/rms-manager/api/schedule-items/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 调整排期顺序 */
        post: operations["post_rms_manager_schedule_items_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/process-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["get_selection_workflow_process_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审批任务 */
        get: operations["get_selection_workflow_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个审批任务 */
        get: operations["get_selection_workflow_tasks_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过 */
        post: operations["post_selection_workflow_tasks_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可转办的同事 */
        get: operations["get_selection_workflow_tasks_id_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 领取任务 */
        post: operations["post_selection_workflow_tasks_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 征询或回复 */
        post: operations["post_selection_workflow_tasks_id_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 驳回 */
        post: operations["post_selection_workflow_tasks_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 转办 */
        post: operations["post_selection_workflow_tasks_id_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/batch-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量通过 */
        post: operations["post_selection_workflow_tasks_batch_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/batch-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量驳回 */
        post: operations["post_selection_workflow_tasks_batch_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection-workflow/api/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 各类审批任务数量 */
        get: operations["get_selection_workflow_tasks_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/channel-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格列表 */
        get: operations["get_selection_channel_prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/channel-prices/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格：导入模板 */
        get: operations["get_selection_channel_prices_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/channel-prices/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 渠道价格：导入 */
        post: operations["post_selection_channel_prices_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/channel-prices/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格：导入错误文件 */
        get: operations["get_selection_channel_prices_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/channel-prices/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 渠道价格：校验导入文件 */
        post: operations["post_selection_channel_prices_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：列表 */
        get: operations["get_selection_merchant_offer_store_apprs"];
        /** 店铺申请：保存 */
        put: operations["put_selection_merchant_offer_store_apprs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：详情 */
        get: operations["get_selection_merchant_offer_store_apprs_id"];
        put?: never;
        post?: never;
        /** 店铺申请：删除 */
        delete: operations["delete_selection_merchant_offer_store_apprs_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/bd-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：招商取消 */
        post: operations["post_selection_merchant_offer_store_apprs_id_bd_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：作废 */
        post: operations["post_selection_merchant_offer_store_apprs_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：版本差异 */
        get: operations["get_selection_merchant_offer_store_apprs_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：提交 */
        post: operations["post_selection_merchant_offer_store_apprs_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：催办 */
        post: operations["post_selection_merchant_offer_store_apprs_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：版本 */
        get: operations["get_selection_merchant_offer_store_apprs_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：版本内容 */
        get: operations["get_selection_merchant_offer_store_apprs_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：撤回 */
        post: operations["post_selection_merchant_offer_store_apprs_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可选品牌 */
        get: operations["get_selection_merchant_offer_store_apprs_brands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：各状态数量 */
        get: operations["get_selection_merchant_offer_store_apprs_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：新建 */
        post: operations["post_selection_merchant_offer_store_apprs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：导出 */
        get: operations["get_selection_merchant_offer_store_apprs_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：导入模板 */
        get: operations["get_selection_merchant_offer_store_apprs_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：导入 */
        post: operations["post_selection_merchant_offer_store_apprs_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺申请：导入错误文件 */
        get: operations["get_selection_merchant_offer_store_apprs_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-store-apprs/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 店铺申请：校验导入文件 */
        post: operations["post_selection_merchant_offer_store_apprs_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可用店铺 */
        get: operations["get_selection_merchant_offer_stores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores/{id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 冻结店铺 */
        post: operations["post_selection_merchant_offer_stores_id_freeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺评分趋势 */
        get: operations["get_selection_merchant_offer_stores_id_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 店铺关联记录 */
        get: operations["get_selection_merchant_offer_stores_id_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores/{id}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解冻店铺 */
        post: operations["post_selection_merchant_offer_stores_id_unfreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/merchant/offer-stores/removeMerchantStoreRelation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解除店铺关联 */
        post: operations["post_selection_merchant_offer_stores_removeMerchantStoreRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：列表 */
        get: operations["get_selection_offer_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：详情 */
        get: operations["get_selection_offer_changes_id"];
        /** 保存报品变更 */
        put: operations["put_selection_offer_changes_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 放弃报品变更 */
        post: operations["post_selection_offer_changes_id_abandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：版本差异 */
        get: operations["get_selection_offer_changes_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交报品变更 */
        post: operations["post_selection_offer_changes_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：版本 */
        get: operations["get_selection_offer_changes_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：版本内容 */
        get: operations["get_selection_offer_changes_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：各状态数量 */
        get: operations["get_selection_offer_changes_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品变更：导出 */
        get: operations["get_selection_offer_changes_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offer-logs/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 版本与前一版本的差异 */
        get: operations["get_selection_offer_logs_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：列表 */
        get: operations["get_selection_offers"];
        /** 报品：保存 */
        put: operations["put_selection_offers"];
        /** 报品：新建 */
        post: operations["post_selection_offers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：详情 */
        get: operations["get_selection_offers_id"];
        put?: never;
        post?: never;
        /** 报品：删除 */
        delete: operations["delete_selection_offers_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/bd-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：招商取消 */
        post: operations["post_selection_offers_id_bd_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：作废 */
        post: operations["post_selection_offers_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 变更已通过的报品 */
        post: operations["post_selection_offers_id_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/copy-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 复制或复用的内容 */
        get: operations["get_selection_offers_id_copy_source"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：版本差异 */
        get: operations["get_selection_offers_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 疑似重复的报品 */
        get: operations["get_selection_offers_id_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/pre-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交前检查 */
        post: operations["post_selection_offers_id_pre_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/price-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 同条码的历史价格 */
        get: operations["get_selection_offers_id_price_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 保价与价格监测 */
        get: operations["get_selection_offers_id_protection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/restrict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 限播 */
        post: operations["post_selection_offers_id_restrict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 终止报品 */
        post: operations["post_selection_offers_id_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：提交 */
        post: operations["post_selection_offers_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/supplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 补全快速报品的资料 */
        put: operations["put_selection_offers_id_supplement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/unrestrict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解除限播 */
        post: operations["post_selection_offers_id_unrestrict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：催办 */
        post: operations["post_selection_offers_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：版本 */
        get: operations["get_selection_offers_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：版本内容 */
        get: operations["get_selection_offers_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品豁免 */
        get: operations["get_selection_offers_id_waivers"];
        put?: never;
        /** 申请豁免 */
        post: operations["post_selection_offers_id_waivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：撤回 */
        post: operations["post_selection_offers_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/batch/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量处理报品 */
        post: operations["post_selection_offers_batch_action"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品对比 */
        get: operations["get_selection_offers_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：各状态数量 */
        get: operations["get_selection_offers_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：导出 */
        get: operations["get_selection_offers_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/image-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 类目所需图片 */
        get: operations["get_selection_offers_image_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：导入模板 */
        get: operations["get_selection_offers_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：导入 */
        post: operations["post_selection_offers_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 报品：导入错误文件 */
        get: operations["get_selection_offers_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报品：校验导入文件 */
        post: operations["post_selection_offers_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/offers/price-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 价格检查 */
        post: operations["post_selection_offers_price_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 保价承诺 */
        get: operations["get_selection_price_commitments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 破价线索 */
        get: operations["get_selection_price_violations"];
        put?: never;
        /** 登记破价线索 */
        post: operations["post_selection_price_violations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-violations/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 要求商家说明 */
        post: operations["post_selection_price_violations_id_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-violations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 关闭破价线索 */
        post: operations["post_selection_price_violations_id_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-violations/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认破价 */
        post: operations["post_selection_price_violations_id_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/price-violations/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 说明破价原因 */
        post: operations["post_selection_price_violations_id_explain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 供货信息 */
        get: operations["get_selection_supply_infos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认供货信息 */
        post: operations["post_selection_supply_infos_id_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退回供货信息 */
        post: operations["post_selection_supply_infos_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** 更新供货信息 */
        put: operations["put_selection_supply_infos_batch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 供货信息导出 */
        get: operations["get_selection_supply_infos_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 供货信息：导入模板 */
        get: operations["get_selection_supply_infos_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 供货信息：导入 */
        post: operations["post_selection_supply_infos_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 供货信息：导入错误文件 */
        get: operations["get_selection_supply_infos_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 供货信息：校验导入文件 */
        post: operations["post_selection_supply_infos_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/supply-infos/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 催促更新供货信息 */
        post: operations["post_selection_supply_infos_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/basicInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业基础信息 */
        get: operations["get_selection_vendor_basicInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：列表 */
        get: operations["get_selection_vendor_certificate_submissions"];
        /** 资质证照：保存 */
        put: operations["put_selection_vendor_certificate_submissions"];
        /** 资质证照：新建 */
        post: operations["post_selection_vendor_certificate_submissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：详情 */
        get: operations["get_selection_vendor_certificate_submissions_id"];
        put?: never;
        post?: never;
        /** 资质证照：删除 */
        delete: operations["delete_selection_vendor_certificate_submissions_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 资质证照：作废 */
        post: operations["post_selection_vendor_certificate_submissions_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：版本差异 */
        get: operations["get_selection_vendor_certificate_submissions_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 送审证照的逐张结果 */
        get: operations["get_selection_vendor_certificate_submissions_id_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 资质证照：提交 */
        post: operations["post_selection_vendor_certificate_submissions_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 资质证照：催办 */
        post: operations["post_selection_vendor_certificate_submissions_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：版本 */
        get: operations["get_selection_vendor_certificate_submissions_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：版本内容 */
        get: operations["get_selection_vendor_certificate_submissions_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 资质证照：撤回 */
        post: operations["post_selection_vendor_certificate_submissions_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：各状态数量 */
        get: operations["get_selection_vendor_certificate_submissions_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificate-submissions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 资质证照：导出 */
        get: operations["get_selection_vendor_certificate_submissions_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 证照列表 */
        get: operations["get_selection_vendor_certificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 证照详情 */
        get: operations["get_selection_vendor_certificates_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提醒商家续期 */
        post: operations["post_selection_vendor_certificates_id_remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 证照续期 */
        post: operations["post_selection_vendor_certificates_id_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 证照导出 */
        get: operations["get_selection_vendor_certificates_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/certificates/radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 到期雷达 */
        get: operations["get_selection_vendor_certificates_radar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/getCurrentCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业当前证照 */
        get: operations["get_selection_vendor_getCurrentCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/saveBasicInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存企业基础信息 */
        post: operations["post_selection_vendor_saveBasicInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/vendor/saveCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存证照 */
        post: operations["post_selection_vendor_saveCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/waivers/{id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批准豁免 */
        post: operations["post_selection_waivers_id_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/selection/api/waivers/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 拒绝豁免 */
        post: operations["post_selection_waivers_id_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/sn/api/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格 */
        get: operations["get_sn_prices"];
        put?: never;
        /** 推送渠道价格 */
        post: operations["post_sn_prices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/process-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["get_wms_workflow_process_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审批任务 */
        get: operations["get_wms_workflow_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个审批任务 */
        get: operations["get_wms_workflow_tasks_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过 */
        post: operations["post_wms_workflow_tasks_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可转办的同事 */
        get: operations["get_wms_workflow_tasks_id_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 领取任务 */
        post: operations["post_wms_workflow_tasks_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 征询或回复 */
        post: operations["post_wms_workflow_tasks_id_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 驳回 */
        post: operations["post_wms_workflow_tasks_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 转办 */
        post: operations["post_wms_workflow_tasks_id_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/batch-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量通过 */
        post: operations["post_wms_workflow_tasks_batch_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/batch-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量驳回 */
        post: operations["post_wms_workflow_tasks_batch_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms-workflow/api/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 各类审批任务数量 */
        get: operations["get_wms_workflow_tasks_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：列表 */
        get: operations["get_wms_goods_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：详情 */
        get: operations["get_wms_goods_changes_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：版本差异 */
        get: operations["get_wms_goods_changes_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：版本 */
        get: operations["get_wms_goods_changes_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：版本内容 */
        get: operations["get_wms_goods_changes_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：各状态数量 */
        get: operations["get_wms_goods_changes_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-changes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品变更：导出 */
        get: operations["get_wms_goods_changes_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：列表 */
        get: operations["get_wms_goods_skus"];
        /** 货品：保存 */
        put: operations["put_wms_goods_skus"];
        /** 货品：新建 */
        post: operations["post_wms_goods_skus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：详情 */
        get: operations["get_wms_goods_skus_id"];
        put?: never;
        post?: never;
        /** 货品：删除 */
        delete: operations["delete_wms_goods_skus_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/abandon-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：放弃变更 */
        post: operations["post_wms_goods_skus_id_abandon_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：版本差异 */
        get: operations["get_wms_goods_skus_id_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：停用 */
        post: operations["post_wms_goods_skus_id_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：启用 */
        post: operations["post_wms_goods_skus_id_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：提交 */
        post: operations["post_wms_goods_skus_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/urge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：催办 */
        post: operations["post_wms_goods_skus_id_urge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：版本 */
        get: operations["get_wms_goods_skus_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/versions/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：版本内容 */
        get: operations["get_wms_goods_skus_id_versions_logId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：撤回 */
        post: operations["post_wms_goods_skus_id_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：各状态数量 */
        get: operations["get_wms_goods_skus_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：导出 */
        get: operations["get_wms_goods_skus_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：导入模板 */
        get: operations["get_wms_goods_skus_import_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/import/{batchId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：导入 */
        post: operations["post_wms_goods_skus_import_batchId_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/import/{batchId}/error-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 货品：导入错误文件 */
        get: operations["get_wms_goods_skus_import_batchId_error_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/wms/api/goods-skus/import/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 货品：校验导入文件 */
        post: operations["post_wms_goods_skus_import_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/process-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["get_workflow_process_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 审批任务 */
        get: operations["get_workflow_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个审批任务 */
        get: operations["get_workflow_tasks_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过 */
        post: operations["post_workflow_tasks_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可转办的同事 */
        get: operations["get_workflow_tasks_id_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 领取任务 */
        post: operations["post_workflow_tasks_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 征询或回复 */
        post: operations["post_workflow_tasks_id_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 驳回 */
        post: operations["post_workflow_tasks_id_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 转办 */
        post: operations["post_workflow_tasks_id_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/batch-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量通过 */
        post: operations["post_workflow_tasks_batch_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/batch-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 批量驳回 */
        post: operations["post_workflow_tasks_batch_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/workflow/api/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 各类审批任务数量 */
        get: operations["get_workflow_tasks_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/zkh/api/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 渠道价格 */
        get: operations["get_zkh_prices"];
        put?: never;
        /** 推送渠道价格 */
        post: operations["post_zkh_prices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountBatchDone: {
            count: number;
        };
        AccountBatchForm: {
            /** 账号 */
            accounts: components["schemas"]["BatchAccount"][];
            /** 操作 */
            action: string;
            /** 角色 */
            roleIds?: number[];
            /**
             * 用户组
             * Format: int64
             */
            userGroupId?: number | null;
        };
        AccountChoice: {
            companyName: string;
            nameCn: string;
            status: string;
            /** Format: int64 */
            userId: number;
        };
        AccountDeedForm: {
            /**
             * 版本
             * Format: int32
             */
            rowVersion?: number | null;
        };
        AccountForm: {
            /** 邮箱 */
            email?: string | null;
            /**
             * 有效期至
             * Format: date
             */
            expireDate?: string | null;
            /**
             * 账号
             * Format: int64
             */
            id: number;
            /** 直播间 */
            liveRooms?: string[];
            /** 姓名 */
            nameCn: string;
            /** 手机号 */
            phone?: string | null;
            /** 备注 */
            remark?: string | null;
            /** 角色 */
            roleIds: number[];
            /**
             * 版本
             * Format: int32
             */
            rowVersion: number;
            /**
             * 用户组
             * Format: int64
             */
            userGroupId?: number | null;
            /** 岗位 */
            vendorPosition: string;
        };
        AccountRoleName: {
            /** Format: int64 */
            id: number;
            roleName: string;
        };
        Address: {
            /** @description S4-09 */
            addressType: string;
            detail: string;
            /** @description Whether the caller may change it. */
            editable: boolean;
            /** Format: int64 */
            id: number;
            isDefault: boolean;
            lastModifiedDate: components["schemas"]["Timestamp"];
            phone: string;
            receiver: string;
            region: string;
            regionCodes: string[];
        };
        AddressForm: {
            /** 地址类型 */
            addressType: string;
            /** 详细地址 */
            detail: string;
            /** 默认地址 */
            isDefault?: boolean | null;
            /** 手机号 */
            phone: string;
            /** 联系人 */
            receiver: string;
            /** 所在地区 */
            region: string;
            /** 地区编码 */
            regionCodes?: string[];
        };
        AgreementSection: {
            heading: string;
            text: string;
        };
        ApproveForm: {
            /** 审核表单 */
            form?: unknown;
            /** 审批意见 */
            opinion?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        ArticleDetail: components["schemas"]["ArticleRow"] & {
            /** @description CommonMark; HTML in it is text. */
            content: string;
            /** @description The pictures that the text names as `file:id`. */
            files: components["schemas"]["FileView"][];
        };
        ArticleForm: {
            /** 分类 */
            category: string;
            /** 正文 */
            content: string;
            /** 适用直播间 */
            liveRooms?: string[];
            /** 必读 */
            mustRead?: boolean | null;
            /**
             * 版本
             * Format: int32
             */
            rowVersion?: number | null;
            /** 适用主体 */
            subjectTypes?: string[];
            /** 标题 */
            title: string;
            /** 置顶 */
            top?: boolean | null;
        };
        ArticleReader: {
            companyName: string;
            nameCn: string;
            readDate?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            userId: number;
        };
        /** @description Who has confirmed the present edition, and who has not. */
        ArticleReaders: {
            audienceCount: number;
            /** @description Those who were asked for, as many as fit. */
            people: components["schemas"]["ArticleReader"][];
            readCount: number;
        };
        ArticleRow: {
            actions: string[];
            category: string;
            createdByName: string;
            /** Format: int64 */
            id: number;
            lastModifiedDate: components["schemas"]["Timestamp"];
            liveRooms: string[];
            mustRead: boolean;
            publishDate?: components["schemas"]["Timestamp"] | null;
            readDate?: components["schemas"]["Timestamp"] | null;
            /** Format: int32 */
            rowVersion: number;
            status: string;
            subjectTypes: string[];
            title: string;
            top: boolean;
        };
        AssignForm: {
            /**
             * 招商负责人
             * Format: int64
             */
            bdUserId: number;
            /** 合作直播间 */
            liveRooms: string[];
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 商家分组 */
            vendorGroup: string;
        };
        /** @description What somebody types, and what it is called. */
        AttrAlias: {
            attrCode: string;
            categoryCode: string;
            /**
             * Format: int64
             * @description Whose words; 0 for everybody's.
             */
            companyId: number;
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            mergeId: number;
            /** @description A value of AttrMergeType. */
            mergeType: string;
            source: string;
            target: string;
        };
        AttrColumn: {
            /** 列编码 */
            code: string;
            /** 控件 */
            control: string;
            /** 列名称 */
            label: string;
            /** 必填 */
            required: boolean;
        };
        AttrField: {
            /** 属性编码 */
            attrCode: string;
            /** 表格列 */
            columns?: components["schemas"]["AttrColumn"][];
            /** 比价单位 */
            compareUnit?: string | null;
            /** 控件 */
            control: string;
            /**
             * 小数位
             * Format: int32
             */
            decimals?: number | null;
            /** 字典 */
            dictType?: string | null;
            /** 提示 */
            hint?: string | null;
            /** 关键字段 */
            keyField: boolean;
            /** 属性名称 */
            label: string;
            /**
             * 最大值
             * Format: double
             * @description 固定位数的小数
             */
            max?: number | null;
            /**
             * 最大长度
             * Format: int32
             */
            maxLength?: number | null;
            /**
             * 最小值
             * Format: double
             * @description 固定位数的小数
             */
            min?: number | null;
            /** 必填 */
            required: boolean;
            /** 显示条件 */
            showWhen?: string | null;
            /** 单位 */
            unit?: string | null;
            /** 可见范围 */
            visibleTo?: string | null;
        };
        AttrGroup: {
            /** 属性 */
            fields?: components["schemas"]["AttrField"][];
            /** 分组名称 */
            groupName: string;
        };
        AttrMergeDetail: {
            actions: string[];
            affectedCount: number | null;
            apprStep: string;
            /** 属性 */
            attrCode?: string | null;
            attrLabel: string;
            canUndo: boolean;
            /** 类目 */
            categoryCode?: string;
            closeReason?: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            executedDate: string | null;
            id: number;
            lastModifiedDate: string;
            /** 合并类型 */
            mergeType?: string;
            process: components["schemas"]["Process"];
            /** 合并原因 */
            reason?: string | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            round: number;
            rowVersion: number;
            scope: string | null;
            /** 来源项 */
            sourceItems?: components["schemas"]["MergeItem"][];
            sourceText: string | null;
            status: string;
            submitDate: string | null;
            /** 目标项 */
            targetItem?: string | null;
            targetText: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            undoneDate: string | null;
            versions: components["schemas"]["Version"][];
        };
        AttrMergeForm: {
            /** 属性 */
            attrCode?: string | null;
            /** 类目 */
            categoryCode: string;
            /** 合并类型 */
            mergeType: string;
            /** 合并原因 */
            reason?: string | null;
            /** 来源项 */
            sourceItems?: components["schemas"]["MergeItem"][];
            /** 目标项 */
            targetItem?: string | null;
        };
        AttrMergeNew: {
            /** 属性 */
            attrCode?: string | null;
            /** 类目 */
            categoryCode: string;
            /** 合并类型 */
            mergeType: string;
            /** 合并原因 */
            reason?: string | null;
            /** 来源项 */
            sourceItems?: components["schemas"]["MergeItem"][];
            submit?: boolean;
            /** 目标项 */
            targetItem?: string | null;
        };
        AttrMergeOffer: {
            after: string;
            before: string;
            companyName: string;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            skipped: boolean;
            status: string;
        };
        AttrMergePreview: {
            /** @description The first of them. */
            rows: components["schemas"]["AttrMergeOffer"][];
            /**
             * Format: int64
             * @description How many are left as they are, because two of their SKUs would become one.
             */
            skipped: number;
            /**
             * Format: int64
             * @description How many offers are rewritten, or were.
             */
            total: number;
        };
        AttrMergeRow: {
            actions: string[];
            affectedCount: number | null;
            apprStep: string;
            attrCode: string | null;
            attrLabel: string;
            canUndo: boolean;
            categoryCode: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            executedDate: string | null;
            id: number;
            lastModifiedDate: string;
            mergeType: string | null;
            round: number;
            rowVersion: number;
            scope: string | null;
            sourceText: string | null;
            status: string;
            submitDate: string | null;
            targetText: string | null;
            title: string;
            undoneDate: string | null;
        };
        AttrMergeSave: {
            /** 属性 */
            attrCode?: string | null;
            /** 类目 */
            categoryCode: string;
            id: number;
            /** 合并类型 */
            mergeType: string;
            /** 合并原因 */
            reason?: string | null;
            rowVersion: number;
            /** 来源项 */
            sourceItems?: components["schemas"]["MergeItem"][];
            submit?: boolean;
            /** 目标项 */
            targetItem?: string | null;
        };
        AttrMergeSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 属性 */
                attrCode?: string | null;
                /** 类目 */
                categoryCode?: string;
                /** 合并类型 */
                mergeType?: string;
                /** 合并原因 */
                reason?: string | null;
                /** 来源项 */
                sourceItems?: components["schemas"]["MergeItem"][];
                /** 目标项 */
                targetItem?: string | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        AttrMergeSuggestion: {
            attrCode: string;
            attrLabel: string;
            categoryCode: string;
            mergeType: string;
            /** @description Why they may be the same, in words. */
            reason: string;
            sourceItems: components["schemas"]["MergeItem"][];
            targetItem: string;
        };
        Attrs: {
            [key: string]: unknown;
        };
        AttrTemplateForm: {
            /** 类目 */
            categoryCode?: string | null;
            /** 表单类型 */
            formType?: string | null;
            /** 分组 */
            groups: components["schemas"]["AttrGroup"][];
            /** 直播间 */
            liveRoom?: string[];
            /** 模板名称 */
            name: string;
            /** 报品方式 */
            offerStyle?: string | null;
            /**
             * 排序
             * Format: int32
             */
            sort: number;
        };
        AttrTemplateFormRow: {
            /** 类目 */
            categoryCode?: string | null;
            /** 表单类型 */
            formType?: string | null;
            /** 分组 */
            groups: components["schemas"]["AttrGroup"][];
            id: number;
            lastModifiedByName: string;
            lastModifiedDate: string;
            /** 直播间 */
            liveRoom?: string[];
            /** 模板名称 */
            name: string;
            /** 报品方式 */
            offerStyle?: string | null;
            rowVersion: number;
            /**
             * 排序
             * Format: int32
             */
            sort: number;
        };
        AttrTemplateFormSave: {
            /** 类目 */
            categoryCode?: string | null;
            /** 表单类型 */
            formType?: string | null;
            /** 分组 */
            groups: components["schemas"]["AttrGroup"][];
            id: number;
            /** 直播间 */
            liveRoom?: string[];
            /** 模板名称 */
            name: string;
            /** 报品方式 */
            offerStyle?: string | null;
            rowVersion: number;
            /**
             * 排序
             * Format: int32
             */
            sort: number;
        };
        AttrWords: {
            attrCode: string;
            attrLabel: string;
            mergeType: string;
            /** @description The most used first. */
            values: components["schemas"]["MergeItem"][];
        };
        AuditChain: {
            checkedDate: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description The first that does not.
             */
            id?: number | null;
            reason: string;
            /**
             * Format: int64
             * @description How many rows were found to fit.
             */
            rows: number;
            /** @description INTACT, BROKEN or UNSEALED */
            state: string;
        };
        AuditEvent: {
            event: string;
            label: string;
        };
        AuditRow: {
            after?: unknown;
            before?: unknown;
            /** Format: int64 */
            bizId?: number | null;
            bizType: string;
            /** Format: int64 */
            companyId?: number | null;
            createdDate: components["schemas"]["Timestamp"];
            event: string;
            /** @description The event in words; its code where there are none. */
            eventLabel: string;
            /** Format: int64 */
            id: number;
            ip: string;
            login: string;
            requestId: string;
            /**
             * Format: int64
             * @description Its place in the chain; none for the few seconds until it is sealed.
             */
            sealNo?: number | null;
            userAgent: string;
            /** Format: int64 */
            userId?: number | null;
        };
        AuthChainNode: {
            canSubLicense: boolean;
            endDate?: components["schemas"]["Date"] | null;
            /** @description Ids of the scanned letters. */
            files: number[];
            grantee: string;
            grantor: string;
            /**
             * Format: int32
             * @description From 1.
             */
            level: number;
            /** @description Values of the dictionary AuthScope. */
            scope: string[];
            startDate?: components["schemas"]["Date"] | null;
        };
        AuthLink: {
            /** 授权书 */
            authFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 可转授权 */
            canSubLicense: boolean;
            /**
             * 授权结束
             * Format: date
             */
            endDate?: string | null;
            /** 被授权方 */
            grantee?: string | null;
            /** 授权方 */
            grantor?: string | null;
            /**
             * 级次
             * Format: int32
             */
            level?: number | null;
            /** 授权范围 */
            scope?: string[];
            /**
             * 授权开始
             * Format: date
             */
            startDate?: string | null;
        };
        Badge: {
            /** @description AUSTIN, ASSISTANT, LINK, RETURN, SUPPLY, RESHOW, REUSE, GIFT */
            code: string;
            label: string;
            /** @description Stands beside it. */
            text: string;
            tip: string;
        };
        BasicAddress: {
            /** 地址类型 */
            addressType: string;
            /** 详细地址 */
            detail: string;
            /** 默认地址 */
            isDefault?: boolean | null;
            /** 联系电话 */
            phone: string;
            /** 收货人 */
            receiver: string;
            /** 地区代码 */
            regionCodes?: string[];
            /** 所在地区 */
            regionNames: string[];
        };
        /** @description Basic info as the page reads it. */
        BasicInfo: {
            /** Format: int64 */
            companyId: number;
            /**
             * Format: int32
             * @description Per cent of what could be told, and what is missing in each group.
             */
            completeness: number;
            editable: boolean;
            files: components["schemas"]["FileView"][];
            groups: components["schemas"]["Group"][];
            info: components["schemas"]["BasicInfoForm"];
            lastModifiedDate?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description Of the last save; none before the first.
             */
            rowVersion?: number | null;
            versions: components["schemas"]["Version"][];
        };
        BasicInfoForm: {
            /** 地址 */
            addressList?: components["schemas"]["BasicAddress"][];
            /** 售后联系方式 */
            afterSaleContact?: string | null;
            /**
             * 年销售额（万元）
             * Format: double
             * @description 固定位数的小数
             */
            annualSales?: number | null;
            /**
             * 平均发货时长（小时）
             * Format: int64
             */
            avgShipHours?: number | null;
            /**
             * 企业
             * Format: int64
             */
            companyId?: number | null;
            /** 合作过的其他直播间 */
            competitorRooms?: string | null;
            /** 联系人 */
            contactList?: components["schemas"]["Contact"][];
            /** 是否跨境 */
            crossBorder?: boolean | null;
            /** 工厂地址 */
            factoryAddress?: string | null;
            /** 自有工厂 */
            factoryFlag?: boolean | null;
            /** 资料附件 */
            files?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 企业简介 */
            intro?: string | null;
            /** 直播合作经历 */
            liveCoopHistory?: string | null;
            /** 主营品牌 */
            mainBrands?: number[];
            /** 主营类目 */
            mainCategory?: string[];
            /**
             * 月产能（件）
             * Format: int64
             */
            monthlyCapacity?: number | null;
            /** 退货政策 */
            returnPolicy?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion?: number | null;
            /** 发货仓所在城市 */
            warehouseCity?: string | null;
        };
        BatchAccount: {
            /**
             * 账号
             * Format: int64
             */
            id: number;
            /**
             * 版本
             * Format: int32
             */
            rowVersion: number;
        };
        BatchForm: {
            /** 审核表单 */
            form?: unknown;
            /** 审批意见 */
            opinion?: string | null;
            /** 任务 */
            tasks?: components["schemas"]["BatchTask"][];
        };
        BatchRejectForm: {
            /** 审批意见 */
            opinion?: string;
            /** 驳回原因 */
            rejectReasonCodes?: string[];
            /**
             * 重新提交至
             * @description Where a corrected document goes on.
             * @enum {string|null}
             */
            resubmitTo?: "START" | "THIS_STEP" | null;
            /** 任务 */
            tasks: components["schemas"]["BatchTask"][];
        };
        BatchResult: {
            /** Format: int64 */
            id: number;
            message?: string | null;
            ok: boolean;
        };
        BatchTask: {
            /**
             * 任务
             * Format: int64
             */
            id: number;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        BdCancelForm: {
            /** 取消原因 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        BindPhoneForm: {
            /** 手机验证码 */
            authCode: string;
            /** 手机号 */
            phone: string;
        };
        BizAccount: {
            actions: string[];
            bizAccountLogin: string;
            changedPwd: boolean;
            createdDate: components["schemas"]["Timestamp"];
            email: string;
            emailVerifiedDate?: components["schemas"]["Timestamp"] | null;
            expireDate?: components["schemas"]["Date"] | null;
            /** Format: int64 */
            id: number;
            lastLoginDate?: components["schemas"]["Timestamp"] | null;
            liveRooms: string[];
            /** @description After too many wrong passwords. */
            locked: boolean;
            login: string;
            nameCn: string;
            /** @description Masked: it is somebody else's. */
            phone: string;
            phoneVerifiedDate?: components["schemas"]["Timestamp"] | null;
            remark: string;
            roles: components["schemas"]["AccountRoleName"][];
            /** Format: int32 */
            rowVersion: number;
            /** @description enabled or disabled */
            status: string;
            /** Format: int64 */
            userGroupId: number;
            userGroupName: string;
            vendorPosition: string;
        };
        BizDashboard: {
            /** @description From the first login to the first sale, in this order. */
            steps: components["schemas"]["Step"][];
            todos: components["schemas"]["TodoCount"][];
        };
        BrandOption: {
            brandNameCn: string;
            brandNature: string;
            /** Format: int64 */
            id: number;
        };
        /** @description Certificates whose end has passed (0) or comes within so many days, and after those of the bucket before. */
        Bucket: {
            affectedOffers: number;
            certIds: number[];
            count: number;
            /** Format: int64 */
            days: number;
        };
        CancelForm: {
            /** 作废原因 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        Candidate: {
            /** Format: int64 */
            id: number;
            nameCn: string;
        };
        Category: {
            /** Format: int64 */
            attrTemplateId?: number | null;
            children: components["schemas"]["Category"][];
            code: string;
            /** @description Per cent. */
            commissionMin: components["schemas"]["Decimal"];
            enabled: boolean;
            /** @description 1 to 3. */
            level: number;
            name: string;
            parentCode: string;
            /** @description The papers that every product of it must have, from the matrix, its ancestors' included. */
            requiredCerts: string[];
            riskLevelDefault: string;
            /** Format: int32 */
            rowVersion: number;
            sampleRequired: boolean;
        };
        CategoryForm: {
            /**
             * 属性模板
             * Format: int64
             */
            attrTemplateId?: number | null;
            /** 类目编码 */
            code: string;
            /**
             * 最低佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionMin: number;
            /** 启用 */
            enabled: boolean;
            /** 类目名称 */
            name: string;
            /** 上级类目 */
            parentCode?: string;
            /** 默认风险等级 */
            riskLevelDefault: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 需寄样 */
            sampleRequired: boolean;
        };
        /** @description How many of a category end in a bucket; without days those that end later or never. */
        Cell: {
            categoryCode: string;
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            days?: number | null;
        };
        CertificateForm: {
            /** 证照清单 */
            certList?: components["schemas"]["CertItem"][];
        };
        CertItem: {
            /**
             * 所属品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 所属类目 */
            categoryCode?: string | null;
            /** 证照名称 */
            certName?: string | null;
            /** 证照编号 */
            certNo?: string | null;
            /** 证照类型 */
            certType?: string | null;
            /**
             * 有效期止
             * Format: date
             */
            expireDate?: string | null;
            /** 证照文件 */
            files?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 发证日期
             * Format: date
             */
            issueDate?: string | null;
            /** 发证机关 */
            issueOrg?: string | null;
            /** 长期有效 */
            longTerm?: boolean | null;
            /**
             * 续期自
             * Format: int64
             */
            replacesId?: number | null;
            /** 范围 */
            scope?: string | null;
            /** 编号格式特殊 */
            specialNo?: boolean | null;
            /** 特殊说明 */
            specialReason?: string | null;
            /**
             * 有效期起
             * Format: date
             */
            startDate?: string | null;
            /** 持证主体 */
            subjectName?: string | null;
            /** 标识 */
            token: string;
            /** 核验网址 */
            verifyUrl?: string | null;
        };
        CertItemView: {
            apprStatus: string;
            /**
             * 所属品牌
             * Format: int64
             */
            brandId?: number | null;
            brandName: string | null;
            /** 所属类目 */
            categoryCode?: string | null;
            certId: number | null;
            /** 证照名称 */
            certName?: string | null;
            /** 证照编号 */
            certNo?: string | null;
            /** 证照类型 */
            certType?: string | null;
            /**
             * 有效期止
             * Format: date
             */
            expireDate?: string | null;
            files: components["schemas"]["FileView"][];
            /**
             * 发证日期
             * Format: date
             */
            issueDate?: string | null;
            /** 发证机关 */
            issueOrg?: string | null;
            itemOpinion: string | null;
            /** 长期有效 */
            longTerm?: boolean | null;
            /**
             * 续期自
             * Format: int64
             */
            replacesId?: number | null;
            /** 范围 */
            scope?: string | null;
            /** 编号格式特殊 */
            specialNo?: boolean | null;
            /** 特殊说明 */
            specialReason?: string | null;
            /**
             * 有效期起
             * Format: date
             */
            startDate?: string | null;
            /** 持证主体 */
            subjectName?: string | null;
            /** 标识 */
            token: string;
            /** 核验网址 */
            verifyUrl?: string | null;
            warnings: string[];
        };
        /** @description A certificate as the page reads it. */
        CertRow: {
            actions: string[];
            affectedOfferCount: number;
            apprStatus: string;
            /** Format: int64 */
            brandId?: number | null;
            brandName?: string | null;
            categoryCode: string;
            certName: string;
            certNo: string;
            certStatus: string;
            certType: string;
            code: string;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            /** Format: int64 */
            createdBy: number;
            createdDate: components["schemas"]["Timestamp"];
            expireDate?: components["schemas"]["Date"] | null;
            files: components["schemas"]["FileView"][];
            /** Format: int64 */
            id: number;
            issueDate: components["schemas"]["Date"];
            issueOrg?: string | null;
            lastModifiedDate: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Negative once it has ended; none for one without an end.
             */
            leftDays?: number | null;
            longTerm: boolean;
            /** Format: int32 */
            remindCount: number;
            remindDate?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            replacedById?: number | null;
            /** Format: int32 */
            rowVersion: number;
            scope?: string | null;
            startDate?: components["schemas"]["Date"] | null;
            subjectName: string;
            /** Format: int64 */
            submissionId: number;
            verifyUrl?: string | null;
        };
        /** @enum {string} */
        Change: "added" | "removed" | "changed" | "same";
        ChangePasswordForm: {
            /** 确认密码 */
            confirmPassword?: string;
            /** 当前密码 */
            currentPassword?: string;
            /** 新密码 */
            newPassword?: string;
        };
        ChangePhoneForm: {
            /** 手机验证码 */
            authCode: string;
            /** 原手机验证码 */
            oldAuthCode: string;
            /** 原手机号 */
            oldPhone: string;
            /** 手机号 */
            phone: string;
        };
        ChannelPrice: {
            barcode: string;
            capturedDate: components["schemas"]["Date"];
            channel: string;
            price: components["schemas"]["Money"];
            storeName: string;
            url: string;
        };
        ChannelPricePush: {
            /** 接收方 */
            aud: string;
            /** 随机串 */
            nonce: string;
            /** 价格 */
            prices: components["schemas"]["PushedPrice"][];
            /**
             * 时间戳
             * Format: int64
             */
            ts: number;
        };
        /** @description How many were new, and how many were known already: sending again does no harm. */
        ChannelPricePushed: {
            known: number;
            taken: number;
        };
        /** @description A price with what it means for the promises of the same barcode. */
        ChannelPriceRow: {
            against: components["schemas"]["PriceAgainst"][];
            barcode: string;
            capturedDate: components["schemas"]["Date"];
            channel: string;
            createdByName: string;
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            price: components["schemas"]["Money"];
            /** @description IMPORT, API or MANUAL */
            source: string;
            storeName: string;
            url: string;
        };
        /** @description What became of a message on one way. */
        ChannelResult: {
            /** @description EMAIL, SMS or GZ */
            channel: string;
            /** @description OFF, NO_ADDRESS, NOT_CONFIGURED, DIGESTED, WAITING, SENT or FAILED */
            state: string;
        };
        CheckedText: {
            /** 字段 */
            field: string;
            /** 名称 */
            label?: string;
            /** 内容 */
            text?: string;
        };
        ClaimForm: {
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        ClientError: {
            /** 错误信息 */
            message: string;
            /** 版本 */
            release?: string | null;
            /** 调用栈 */
            stack?: string | null;
            /** 页面 */
            url?: string | null;
        };
        CloseForm: {
            /**
             * 评分
             * Format: int32
             */
            score?: number | null;
        };
        CodeChecked: {
            /** @description What is wrong with it. */
            message?: string | null;
            ok: boolean;
        };
        CodeSent: {
            passwordRule?: components["schemas"]["PasswordRule"] | null;
            success: boolean;
            /** @description Only for somebody who has proved something already. */
            target?: string | null;
        };
        CommentForm: {
            /** 征询角色 */
            roleCode?: string | null;
            /** 征询内容 */
            text: string;
        };
        /** @description A company (S3-06). */
        Company: {
            /** Format: double */
            actualCapital?: number | null;
            address: string;
            /** @description Building, floor and room. */
            addressInfo: string;
            apprStatus: string;
            apprStep: string;
            /** @description Sealed; masked on its way out. */
            bankAccount: string;
            bankBranch: string;
            bankName: string;
            bankNo: string;
            /** @description The province. */
            base: string;
            baseCode: string;
            /**
             * Format: int64
             * @description The member of staff who looks after the company.
             */
            bdUserId?: number | null;
            bondName: string;
            /**
             * Format: int64
             * @description Id of the file.
             */
            businessLicense?: number | null;
            businessScope: string;
            cancelDate?: components["schemas"]["Date"] | null;
            cancelReason: string;
            /** @description Every category that the company deals in. */
            catalogs: string[];
            categoryLevel1: string;
            categoryLevel2: string;
            categoryLevel3: string;
            city: string;
            cityCode: string;
            /** @description Given out, with the account number, when the registration is approved. */
            code?: string | null;
            companyGroups: string[];
            companyOrgType: string;
            country: string;
            countryCode: string;
            /** Format: int64 */
            createdBy: number;
            createdDate: components["schemas"]["Timestamp"];
            creditCode: string;
            /** Format: int32 */
            creditScore?: number | null;
            district: string;
            districtCode: string;
            elsAccount?: string | null;
            englishName: string;
            establishTime?: components["schemas"]["Date"] | null;
            fromTime?: components["schemas"]["Date"] | null;
            historyNames: string;
            homepageUrl: string;
            /** Format: int64 */
            id: number;
            industry: string;
            isDeleted: boolean;
            isMicroEnt: boolean;
            isPlatform: boolean;
            isStaging: boolean;
            /** Format: int64 */
            lastModifiedBy: number;
            lastModifiedDate: components["schemas"]["Timestamp"];
            legalPersonName: string;
            licenseTerm: string;
            /** @description Comma-separated. */
            liveRooms: string;
            name: string;
            orgNumber: string;
            paymentCompany: string;
            paymentPeriod: string;
            paymentType: string;
            regCapitalCurrency: string;
            registerDate?: components["schemas"]["Date"] | null;
            registeredAddress: string;
            /**
             * Format: double
             * @description In ten thousands, with two decimals, as the licence states it.
             */
            registeredCapital?: number | null;
            regNumber: string;
            regStatus: string;
            remark: string;
            revokeDate?: components["schemas"]["Date"] | null;
            revokeReason: string;
            /** Format: int32 */
            rowVersion: number;
            shortName: string;
            sourceAppId: string;
            staffNumRange: string;
            stageReason: string;
            subjectType: string;
            taxNumber: string;
            taxpayerType: string;
            toTime?: components["schemas"]["Date"] | null;
            type: string;
            useStatus: boolean;
            /** @description A value of the dictionary UseStatusReason while the company is not in use. */
            useStatusReason: string;
            useStatusRemarks: string;
            /**
             * Format: int64
             * @description Id of the certificate submission in force.
             */
            vendorCertificate?: number | null;
            vendorGroup: string;
            vendorType: string;
            verifyStatus: boolean;
        };
        CompanyAdmin: {
            bizAccountLogin: string;
            /** Format: int64 */
            id: number;
            lastLoginDate?: components["schemas"]["Timestamp"] | null;
            nameCn: string;
            /** @description Masked. */
            phone: string;
            status: string;
        };
        CompanyBrand: {
            /** 授权链路 */
            authChain?: components["schemas"]["AuthLink"][];
            /** 品牌标志 */
            brandLogo?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 品牌中文名 */
            brandNameCn: string;
            /** 品牌英文名 */
            brandNameEn?: string | null;
            /** 品牌性质 */
            brandNature?: string | null;
            /**
             * 品牌编号
             * Format: int64
             */
            id?: number | null;
            /** 品牌故事 */
            storyText?: string | null;
            /** 临时标识 */
            token?: string | null;
            /**
             * 商标类别
             * Format: int32
             */
            trademarkClass?: number | null;
            /**
             * 商标有效期止
             * Format: date
             */
            trademarkExpireDate?: string | null;
            /** 商标注册号 */
            trademarkNo?: string | null;
            /** 商标注册人 */
            trademarkOwner?: string | null;
            /** 商标状态 */
            trademarkStatus?: string | null;
        };
        /** @description A brand that the company owns or was authorised to sell. */
        CompanyBrandDO: {
            authChain: components["schemas"]["AuthChainNode"][];
            /**
             * Format: int64
             * @description Id of the file.
             */
            brandLogo?: number | null;
            brandNameCn: string;
            brandNameEn: string;
            brandNature: string;
            /** Format: int64 */
            companyId: number;
            /** Format: int64 */
            createdBy: number;
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            isDeleted: boolean;
            /** Format: int64 */
            lastModifiedBy: number;
            lastModifiedDate: components["schemas"]["Timestamp"];
            /** Format: int32 */
            rowVersion: number;
            storyText: string;
            /**
             * Format: int32
             * @description 1 to 45.
             */
            trademarkClass?: number | null;
            trademarkExpireDate?: components["schemas"]["Date"] | null;
            trademarkNo: string;
            trademarkOwner: string;
            trademarkStatus: string;
        };
        CompanyChangeDetail: {
            actions: string[];
            /**
             * 实缴资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            actualCapital?: number | null;
            /** 地址 */
            address?: string | null;
            /** 楼栋门牌 */
            addressInfo?: string | null;
            /** 管理员邮箱 */
            adminEmail?: string | null;
            /** 管理员姓名 */
            adminName?: string | null;
            /** 管理员手机号 */
            adminPhone?: string | null;
            /** 我已阅读并同意《入驻协议》《隐私政策》 */
            agreed?: boolean;
            apprStep: string;
            /** 银行账号 */
            bankAccount?: string | null;
            /** 开户支行 */
            bankBranch?: string | null;
            /** 开户行 */
            bankName?: string | null;
            /** 联行号 */
            bankNo?: string | null;
            bankPermit?: components["schemas"]["FileView"][];
            /** 省 */
            base?: string | null;
            /** 省代码 */
            baseCode?: string | null;
            /** 保证金名称 */
            bondName?: string | null;
            businessLicense?: components["schemas"]["FileView"][];
            /** 经营范围 */
            businessScope?: string | null;
            /** 主营类目 */
            catalogs?: string[];
            changes: string | null;
            /** 市 */
            city?: string | null;
            /** 市代码 */
            cityCode?: string | null;
            closeReason?: string | null;
            code: string;
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            companyId: number;
            companyName: string;
            /** 组织形式 */
            companyOrgType?: string | null;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            concerns: string | null;
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 国家 */
            country?: string | null;
            /** 国家代码 */
            countryCode?: string | null;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /** 统一社会信用代码 */
            creditCode?: string | null;
            /** 区 */
            district?: string | null;
            /** 区代码 */
            districtCode?: string | null;
            /** 英文名 */
            englishName?: string | null;
            /**
             * 成立日期
             * Format: date
             */
            establishTime?: string | null;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 曾用名 */
            historyNames?: string | null;
            /** 官网 */
            homepageUrl?: string | null;
            id: number;
            /** 行业 */
            industry?: string | null;
            integrityPledge?: components["schemas"]["FileView"][];
            /** 小微企业 */
            isMicroEnt?: boolean;
            lastModifiedDate: string;
            legalIdBack?: components["schemas"]["FileView"][];
            legalIdFront?: components["schemas"]["FileView"][];
            /** 法定代表人 */
            legalPersonName?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /** 企业名称 */
            name?: string;
            /** 组织机构代码 */
            orgNumber?: string | null;
            other?: components["schemas"]["FileView"][];
            /** 付款主体 */
            paymentCompany?: string | null;
            /** 账期 */
            paymentPeriod?: string | null;
            /** 付款方式 */
            paymentType?: string | null;
            process: components["schemas"]["Process"];
            /** 币种 */
            regCapitalCurrency?: string | null;
            /**
             * 登记日期
             * Format: date
             */
            registerDate?: string | null;
            /** 注册地址 */
            registeredAddress?: string | null;
            /**
             * 注册资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            registeredCapital?: number | null;
            /** 注册号 */
            regNumber?: string | null;
            /** 登记状态 */
            regStatus?: string | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            round: number;
            rowVersion: number;
            /** 简称 */
            shortName?: string | null;
            /** 人员规模 */
            staffNumRange?: string | null;
            status: string;
            /** 主体类型 */
            subjectType?: string | null;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            /** 税号 */
            taxNumber?: string | null;
            taxpayerProof?: components["schemas"]["FileView"][];
            /** 纳税人类型 */
            taxpayerType?: string | null;
            title: string;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
            /** 企业类型 */
            type?: string | null;
            /** 商家类型 */
            vendorType?: string | null;
            versions: components["schemas"]["Version"][];
        };
        CompanyChangeNew: {
            /**
             * 实缴资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            actualCapital?: number | null;
            /** 地址 */
            address?: string | null;
            /** 楼栋门牌 */
            addressInfo?: string | null;
            /** 管理员邮箱 */
            adminEmail?: string | null;
            /** 管理员姓名 */
            adminName?: string | null;
            /** 管理员手机号 */
            adminPhone?: string | null;
            /** 我已阅读并同意《入驻协议》《隐私政策》 */
            agreed: boolean;
            /** 银行账号 */
            bankAccount?: string | null;
            /** 开户支行 */
            bankBranch?: string | null;
            /** 开户行 */
            bankName?: string | null;
            /** 联行号 */
            bankNo?: string | null;
            /** 开户许可证/开户信息 */
            bankPermit?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 省 */
            base?: string | null;
            /** 省代码 */
            baseCode?: string | null;
            /** 保证金名称 */
            bondName?: string | null;
            /** 营业执照 */
            businessLicense?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营范围 */
            businessScope?: string | null;
            /** 主营类目 */
            catalogs?: string[];
            /** 市 */
            city?: string | null;
            /** 市代码 */
            cityCode?: string | null;
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            /** 组织形式 */
            companyOrgType?: string | null;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 国家 */
            country?: string | null;
            /** 国家代码 */
            countryCode?: string | null;
            /** 统一社会信用代码 */
            creditCode?: string | null;
            /** 区 */
            district?: string | null;
            /** 区代码 */
            districtCode?: string | null;
            /** 英文名 */
            englishName?: string | null;
            /**
             * 成立日期
             * Format: date
             */
            establishTime?: string | null;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 曾用名 */
            historyNames?: string | null;
            /** 官网 */
            homepageUrl?: string | null;
            /** 行业 */
            industry?: string | null;
            /** 廉洁承诺书 */
            integrityPledge?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 小微企业 */
            isMicroEnt: boolean;
            /** 法人身份证国徽面 */
            legalIdBack?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法人身份证人像面 */
            legalIdFront?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法定代表人 */
            legalPersonName?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /** 企业名称 */
            name: string;
            /** 组织机构代码 */
            orgNumber?: string | null;
            /** 其他文件 */
            other?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 付款主体 */
            paymentCompany?: string | null;
            /** 账期 */
            paymentPeriod?: string | null;
            /** 付款方式 */
            paymentType?: string | null;
            /** 币种 */
            regCapitalCurrency?: string | null;
            /**
             * 登记日期
             * Format: date
             */
            registerDate?: string | null;
            /** 注册地址 */
            registeredAddress?: string | null;
            /**
             * 注册资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            registeredCapital?: number | null;
            /** 注册号 */
            regNumber?: string | null;
            /** 登记状态 */
            regStatus?: string | null;
            /** 简称 */
            shortName?: string | null;
            /** 人员规模 */
            staffNumRange?: string | null;
            /** 主体类型 */
            subjectType?: string | null;
            submit?: boolean;
            /** 税号 */
            taxNumber?: string | null;
            /** 一般纳税人证明 */
            taxpayerProof?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 纳税人类型 */
            taxpayerType?: string | null;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
            /** 企业类型 */
            type?: string | null;
            /** 商家类型 */
            vendorType?: string | null;
        };
        CompanyChangeRow: {
            actions: string[];
            apprStep: string;
            changes: string | null;
            code: string;
            companyId: number;
            companyName: string;
            concerns: string | null;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            id: number;
            lastModifiedDate: string;
            round: number;
            rowVersion: number;
            status: string;
            submitDate: string | null;
            title: string;
        };
        CompanyChangeSave: {
            /**
             * 实缴资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            actualCapital?: number | null;
            /** 地址 */
            address?: string | null;
            /** 楼栋门牌 */
            addressInfo?: string | null;
            /** 管理员邮箱 */
            adminEmail?: string | null;
            /** 管理员姓名 */
            adminName?: string | null;
            /** 管理员手机号 */
            adminPhone?: string | null;
            /** 我已阅读并同意《入驻协议》《隐私政策》 */
            agreed: boolean;
            /** 银行账号 */
            bankAccount?: string | null;
            /** 开户支行 */
            bankBranch?: string | null;
            /** 开户行 */
            bankName?: string | null;
            /** 联行号 */
            bankNo?: string | null;
            /** 开户许可证/开户信息 */
            bankPermit?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 省 */
            base?: string | null;
            /** 省代码 */
            baseCode?: string | null;
            /** 保证金名称 */
            bondName?: string | null;
            /** 营业执照 */
            businessLicense?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营范围 */
            businessScope?: string | null;
            /** 主营类目 */
            catalogs?: string[];
            /** 市 */
            city?: string | null;
            /** 市代码 */
            cityCode?: string | null;
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            /** 组织形式 */
            companyOrgType?: string | null;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 国家 */
            country?: string | null;
            /** 国家代码 */
            countryCode?: string | null;
            /** 统一社会信用代码 */
            creditCode?: string | null;
            /** 区 */
            district?: string | null;
            /** 区代码 */
            districtCode?: string | null;
            /** 英文名 */
            englishName?: string | null;
            /**
             * 成立日期
             * Format: date
             */
            establishTime?: string | null;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 曾用名 */
            historyNames?: string | null;
            /** 官网 */
            homepageUrl?: string | null;
            id: number;
            /** 行业 */
            industry?: string | null;
            /** 廉洁承诺书 */
            integrityPledge?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 小微企业 */
            isMicroEnt: boolean;
            /** 法人身份证国徽面 */
            legalIdBack?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法人身份证人像面 */
            legalIdFront?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法定代表人 */
            legalPersonName?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /** 企业名称 */
            name: string;
            /** 组织机构代码 */
            orgNumber?: string | null;
            /** 其他文件 */
            other?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 付款主体 */
            paymentCompany?: string | null;
            /** 账期 */
            paymentPeriod?: string | null;
            /** 付款方式 */
            paymentType?: string | null;
            /** 币种 */
            regCapitalCurrency?: string | null;
            /**
             * 登记日期
             * Format: date
             */
            registerDate?: string | null;
            /** 注册地址 */
            registeredAddress?: string | null;
            /**
             * 注册资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            registeredCapital?: number | null;
            /** 注册号 */
            regNumber?: string | null;
            /** 登记状态 */
            regStatus?: string | null;
            rowVersion: number;
            /** 简称 */
            shortName?: string | null;
            /** 人员规模 */
            staffNumRange?: string | null;
            /** 主体类型 */
            subjectType?: string | null;
            submit?: boolean;
            /** 税号 */
            taxNumber?: string | null;
            /** 一般纳税人证明 */
            taxpayerProof?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 纳税人类型 */
            taxpayerType?: string | null;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
            /** 企业类型 */
            type?: string | null;
            /** 商家类型 */
            vendorType?: string | null;
        };
        CompanyChangeSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /**
                 * 实缴资本(万)
                 * Format: double
                 * @description 固定位数的小数
                 */
                actualCapital?: number | null;
                /** 地址 */
                address?: string | null;
                /** 楼栋门牌 */
                addressInfo?: string | null;
                /** 管理员邮箱 */
                adminEmail?: string | null;
                /** 管理员姓名 */
                adminName?: string | null;
                /** 管理员手机号 */
                adminPhone?: string | null;
                /** 我已阅读并同意《入驻协议》《隐私政策》 */
                agreed?: boolean;
                /** 银行账号 */
                bankAccount?: string | null;
                /** 开户支行 */
                bankBranch?: string | null;
                /** 开户行 */
                bankName?: string | null;
                /** 联行号 */
                bankNo?: string | null;
                /** 开户许可证/开户信息 */
                bankPermit?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 省 */
                base?: string | null;
                /** 省代码 */
                baseCode?: string | null;
                /** 保证金名称 */
                bondName?: string | null;
                /** 营业执照 */
                businessLicense?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 经营范围 */
                businessScope?: string | null;
                /** 主营类目 */
                catalogs?: string[];
                /** 市 */
                city?: string | null;
                /** 市代码 */
                cityCode?: string | null;
                /** 品牌 */
                companyBrandDOList?: components["schemas"]["CompanyBrand"][];
                /** 组织形式 */
                companyOrgType?: string | null;
                /** 店铺 */
                companyStoreDOList?: components["schemas"]["CompanyStore"][];
                /** 联系人 */
                contactList?: components["schemas"]["CompanyContact"][];
                /** 国家 */
                country?: string | null;
                /** 国家代码 */
                countryCode?: string | null;
                /** 统一社会信用代码 */
                creditCode?: string | null;
                /** 区 */
                district?: string | null;
                /** 区代码 */
                districtCode?: string | null;
                /** 英文名 */
                englishName?: string | null;
                /**
                 * 成立日期
                 * Format: date
                 */
                establishTime?: string | null;
                /**
                 * 营业期限起
                 * Format: date
                 */
                fromTime?: string | null;
                /** 曾用名 */
                historyNames?: string | null;
                /** 官网 */
                homepageUrl?: string | null;
                /** 行业 */
                industry?: string | null;
                /** 廉洁承诺书 */
                integrityPledge?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 小微企业 */
                isMicroEnt?: boolean;
                /** 法人身份证国徽面 */
                legalIdBack?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 法人身份证人像面 */
                legalIdFront?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 法定代表人 */
                legalPersonName?: string | null;
                /** 营业期限 */
                licenseTerm?: string | null;
                /** 企业名称 */
                name?: string;
                /** 组织机构代码 */
                orgNumber?: string | null;
                /** 其他文件 */
                other?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 付款主体 */
                paymentCompany?: string | null;
                /** 账期 */
                paymentPeriod?: string | null;
                /** 付款方式 */
                paymentType?: string | null;
                /** 币种 */
                regCapitalCurrency?: string | null;
                /**
                 * 登记日期
                 * Format: date
                 */
                registerDate?: string | null;
                /** 注册地址 */
                registeredAddress?: string | null;
                /**
                 * 注册资本(万)
                 * Format: double
                 * @description 固定位数的小数
                 */
                registeredCapital?: number | null;
                /** 注册号 */
                regNumber?: string | null;
                /** 登记状态 */
                regStatus?: string | null;
                /** 简称 */
                shortName?: string | null;
                /** 人员规模 */
                staffNumRange?: string | null;
                /** 主体类型 */
                subjectType?: string | null;
                /** 税号 */
                taxNumber?: string | null;
                /** 一般纳税人证明 */
                taxpayerProof?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 纳税人类型 */
                taxpayerType?: string | null;
                /**
                 * 营业期限止
                 * Format: date
                 */
                toTime?: string | null;
                /** 企业类型 */
                type?: string | null;
                /** 商家类型 */
                vendorType?: string | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        /** @description Somebody complained about a company; as the staff wrote it down, and as the company reads it. */
        CompanyComplaint: {
            /** Format: int64 */
            companyId: number;
            content: string;
            createdByName: string;
            createdDate: components["schemas"]["Timestamp"];
            happenedDate: components["schemas"]["Date"];
            /** Format: int64 */
            id: number;
            /** @description Of an offer or an order. */
            relatedCode: string;
            /** Format: int32 */
            rowVersion: number;
            withdrawnByName: string;
            /** @description Empty while it counts. */
            withdrawReason: string;
        };
        CompanyContact: {
            /** 邮箱 */
            email?: string | null;
            /** 主要联系人 */
            isMain: boolean;
            /** 姓名 */
            name: string;
            /** 手机号 */
            phone?: string | null;
            /** 岗位 */
            position?: string | null;
            /** 微信 */
            wx?: string | null;
        };
        CompanyDetail: components["schemas"]["CompanyProfile"] & {
            actions: string[];
            bdUserName?: string | null;
            /** Format: int64 */
            joinId?: number | null;
            /** Format: int32 */
            rowVersion: number;
        };
        /** @description The row with what follows from it. */
        CompanyDO: components["schemas"]["Company"] & {
            /** @description The deepest of the three levels that is set. */
            category: string;
            /** @description Codes of province, city and district, as a region picker wants them. */
            regionIds: string[];
        };
        CompanyFinanceStep: {
            /**
             * 账户一致
             * @description A line of a check list: not ticked is as good as empty.
             */
            accountMatches: boolean;
            /**
             * 账期确认
             * @description A line of a check list: not ticked is as good as empty.
             */
            periodAgreed: boolean;
            /**
             * 纳税人类型无误
             * @description A line of a check list: not ticked is as good as empty.
             */
            taxpayerRight: boolean;
        };
        CompanyForm: {
            /**
             * 实缴资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            actualCapital?: number | null;
            /** 地址 */
            address?: string | null;
            /** 楼栋门牌 */
            addressInfo?: string | null;
            /** 管理员邮箱 */
            adminEmail?: string | null;
            /** 管理员姓名 */
            adminName?: string | null;
            /** 管理员手机号 */
            adminPhone?: string | null;
            /** 我已阅读并同意《入驻协议》《隐私政策》 */
            agreed: boolean;
            /** 银行账号 */
            bankAccount?: string | null;
            /** 开户支行 */
            bankBranch?: string | null;
            /** 开户行 */
            bankName?: string | null;
            /** 联行号 */
            bankNo?: string | null;
            /** 开户许可证/开户信息 */
            bankPermit?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 省 */
            base?: string | null;
            /** 省代码 */
            baseCode?: string | null;
            /** 保证金名称 */
            bondName?: string | null;
            /** 营业执照 */
            businessLicense?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营范围 */
            businessScope?: string | null;
            /** 主营类目 */
            catalogs?: string[];
            /** 市 */
            city?: string | null;
            /** 市代码 */
            cityCode?: string | null;
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            /** 组织形式 */
            companyOrgType?: string | null;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 国家 */
            country?: string | null;
            /** 国家代码 */
            countryCode?: string | null;
            /** 统一社会信用代码 */
            creditCode?: string | null;
            /** 区 */
            district?: string | null;
            /** 区代码 */
            districtCode?: string | null;
            /** 英文名 */
            englishName?: string | null;
            /**
             * 成立日期
             * Format: date
             */
            establishTime?: string | null;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 曾用名 */
            historyNames?: string | null;
            /** 官网 */
            homepageUrl?: string | null;
            /** 行业 */
            industry?: string | null;
            /** 廉洁承诺书 */
            integrityPledge?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 小微企业 */
            isMicroEnt: boolean;
            /** 法人身份证国徽面 */
            legalIdBack?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法人身份证人像面 */
            legalIdFront?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 法定代表人 */
            legalPersonName?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /** 企业名称 */
            name: string;
            /** 组织机构代码 */
            orgNumber?: string | null;
            /** 其他文件 */
            other?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 付款主体 */
            paymentCompany?: string | null;
            /** 账期 */
            paymentPeriod?: string | null;
            /** 付款方式 */
            paymentType?: string | null;
            /** 币种 */
            regCapitalCurrency?: string | null;
            /**
             * 登记日期
             * Format: date
             */
            registerDate?: string | null;
            /** 注册地址 */
            registeredAddress?: string | null;
            /**
             * 注册资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            registeredCapital?: number | null;
            /** 注册号 */
            regNumber?: string | null;
            /** 登记状态 */
            regStatus?: string | null;
            /** 简称 */
            shortName?: string | null;
            /** 人员规模 */
            staffNumRange?: string | null;
            /** 主体类型 */
            subjectType?: string | null;
            /** 税号 */
            taxNumber?: string | null;
            /** 一般纳税人证明 */
            taxpayerProof?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 纳税人类型 */
            taxpayerType?: string | null;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
            /** 企业类型 */
            type?: string | null;
            /** 商家类型 */
            vendorType?: string | null;
        };
        CompanyJoinDetail: {
            actions: string[];
            /**
             * 实缴资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            actualCapital?: number | null;
            /** 地址 */
            address?: string | null;
            /** 楼栋门牌 */
            addressInfo?: string | null;
            /** 管理员邮箱 */
            adminEmail?: string | null;
            /** 管理员姓名 */
            adminName?: string | null;
            /** 管理员手机号 */
            adminPhone?: string | null;
            /** 我已阅读并同意《入驻协议》《隐私政策》 */
            agreed?: boolean;
            apprStep: string;
            /** 银行账号 */
            bankAccount?: string | null;
            /** 开户支行 */
            bankBranch?: string | null;
            /** 开户行 */
            bankName?: string | null;
            /** 联行号 */
            bankNo?: string | null;
            bankPermit?: components["schemas"]["FileView"][];
            /** 省 */
            base?: string | null;
            /** 省代码 */
            baseCode?: string | null;
            /** 保证金名称 */
            bondName?: string | null;
            businessLicense?: components["schemas"]["FileView"][];
            /** 经营范围 */
            businessScope?: string | null;
            /** 主营类目 */
            catalogs?: string[];
            /** 市 */
            city?: string | null;
            /** 市代码 */
            cityCode?: string | null;
            closeReason?: string | null;
            code: string;
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            companyId: number;
            companyName: string;
            /** 组织形式 */
            companyOrgType?: string | null;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 国家 */
            country?: string | null;
            /** 国家代码 */
            countryCode?: string | null;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /** 统一社会信用代码 */
            creditCode?: string | null;
            /** 区 */
            district?: string | null;
            /** 区代码 */
            districtCode?: string | null;
            /** 英文名 */
            englishName?: string | null;
            /**
             * 成立日期
             * Format: date
             */
            establishTime?: string | null;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 曾用名 */
            historyNames?: string | null;
            /** 官网 */
            homepageUrl?: string | null;
            id: number;
            /** 行业 */
            industry?: string | null;
            integrityPledge?: components["schemas"]["FileView"][];
            /** 小微企业 */
            isMicroEnt?: boolean;
            lastModifiedDate: string;
            legalIdBack?: components["schemas"]["FileView"][];
            legalIdFront?: components["schemas"]["FileView"][];
            /** 法定代表人 */
            legalPersonName?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /** 企业名称 */
            name?: string;
            /** 组织机构代码 */
            orgNumber?: string | null;
            other?: components["schemas"]["FileView"][];
            /** 付款主体 */
            paymentCompany?: string | null;
            /** 账期 */
            paymentPeriod?: string | null;
            /** 付款方式 */
            paymentType?: string | null;
            process: components["schemas"]["Process"];
            /** 币种 */
            regCapitalCurrency?: string | null;
            /**
             * 登记日期
             * Format: date
             */
            registerDate?: string | null;
            /** 注册地址 */
            registeredAddress?: string | null;
            /**
             * 注册资本(万)
             * Format: double
             * @description 固定位数的小数
             */
            registeredCapital?: number | null;
            /** 注册号 */
            regNumber?: string | null;
            /** 登记状态 */
            regStatus?: string | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            round: number;
            rowVersion: number;
            /** 简称 */
            shortName?: string | null;
            /** 人员规模 */
            staffNumRange?: string | null;
            status: string;
            /** 主体类型 */
            subjectType?: string | null;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            /** 税号 */
            taxNumber?: string | null;
            taxpayerProof?: components["schemas"]["FileView"][];
            /** 纳税人类型 */
            taxpayerType?: string | null;
            title: string;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
            /** 企业类型 */
            type?: string | null;
            /** 商家类型 */
            vendorType?: string | null;
            versions: components["schemas"]["Version"][];
        };
        CompanyJoinRow: {
            actions: string[];
            apprStep: string;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            creditCode: string | null;
            id: number;
            lastModifiedDate: string;
            legalPersonName: string | null;
            round: number;
            rowVersion: number;
            status: string;
            subjectType: string | null;
            submitDate: string | null;
            title: string;
        };
        CompanyJoinSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /**
                 * 实缴资本(万)
                 * Format: double
                 * @description 固定位数的小数
                 */
                actualCapital?: number | null;
                /** 地址 */
                address?: string | null;
                /** 楼栋门牌 */
                addressInfo?: string | null;
                /** 管理员邮箱 */
                adminEmail?: string | null;
                /** 管理员姓名 */
                adminName?: string | null;
                /** 管理员手机号 */
                adminPhone?: string | null;
                /** 我已阅读并同意《入驻协议》《隐私政策》 */
                agreed?: boolean;
                /** 银行账号 */
                bankAccount?: string | null;
                /** 开户支行 */
                bankBranch?: string | null;
                /** 开户行 */
                bankName?: string | null;
                /** 联行号 */
                bankNo?: string | null;
                /** 开户许可证/开户信息 */
                bankPermit?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 省 */
                base?: string | null;
                /** 省代码 */
                baseCode?: string | null;
                /** 保证金名称 */
                bondName?: string | null;
                /** 营业执照 */
                businessLicense?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 经营范围 */
                businessScope?: string | null;
                /** 主营类目 */
                catalogs?: string[];
                /** 市 */
                city?: string | null;
                /** 市代码 */
                cityCode?: string | null;
                /** 品牌 */
                companyBrandDOList?: components["schemas"]["CompanyBrand"][];
                /** 组织形式 */
                companyOrgType?: string | null;
                /** 店铺 */
                companyStoreDOList?: components["schemas"]["CompanyStore"][];
                /** 联系人 */
                contactList?: components["schemas"]["CompanyContact"][];
                /** 国家 */
                country?: string | null;
                /** 国家代码 */
                countryCode?: string | null;
                /** 统一社会信用代码 */
                creditCode?: string | null;
                /** 区 */
                district?: string | null;
                /** 区代码 */
                districtCode?: string | null;
                /** 英文名 */
                englishName?: string | null;
                /**
                 * 成立日期
                 * Format: date
                 */
                establishTime?: string | null;
                /**
                 * 营业期限起
                 * Format: date
                 */
                fromTime?: string | null;
                /** 曾用名 */
                historyNames?: string | null;
                /** 官网 */
                homepageUrl?: string | null;
                /** 行业 */
                industry?: string | null;
                /** 廉洁承诺书 */
                integrityPledge?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 小微企业 */
                isMicroEnt?: boolean;
                /** 法人身份证国徽面 */
                legalIdBack?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 法人身份证人像面 */
                legalIdFront?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 法定代表人 */
                legalPersonName?: string | null;
                /** 营业期限 */
                licenseTerm?: string | null;
                /** 企业名称 */
                name?: string;
                /** 组织机构代码 */
                orgNumber?: string | null;
                /** 其他文件 */
                other?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 付款主体 */
                paymentCompany?: string | null;
                /** 账期 */
                paymentPeriod?: string | null;
                /** 付款方式 */
                paymentType?: string | null;
                /** 币种 */
                regCapitalCurrency?: string | null;
                /**
                 * 登记日期
                 * Format: date
                 */
                registerDate?: string | null;
                /** 注册地址 */
                registeredAddress?: string | null;
                /**
                 * 注册资本(万)
                 * Format: double
                 * @description 固定位数的小数
                 */
                registeredCapital?: number | null;
                /** 注册号 */
                regNumber?: string | null;
                /** 登记状态 */
                regStatus?: string | null;
                /** 简称 */
                shortName?: string | null;
                /** 人员规模 */
                staffNumRange?: string | null;
                /** 主体类型 */
                subjectType?: string | null;
                /** 税号 */
                taxNumber?: string | null;
                /** 一般纳税人证明 */
                taxpayerProof?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 纳税人类型 */
                taxpayerType?: string | null;
                /**
                 * 营业期限止
                 * Format: date
                 */
                toTime?: string | null;
                /** 企业类型 */
                type?: string | null;
                /** 商家类型 */
                vendorType?: string | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        CompanyLegalStep: {
            /**
             * 商标/授权有效
             * @description A line of a check list: not ticked is as good as empty.
             */
            brandsValid: boolean;
            /**
             * 信息一致
             * @description A line of a check list: not ticked is as good as empty.
             */
            factsMatch: boolean;
            /**
             * 法人一致
             * @description A line of a check list: not ticked is as good as empty.
             */
            legalPersonMatches: boolean;
            /**
             * 执照清晰
             * @description A line of a check list: not ticked is as good as empty.
             */
            licenseClear: boolean;
            /**
             * 经营范围匹配
             * @description A line of a check list: not ticked is as good as empty.
             */
            scopeFits: boolean;
            /**
             * 经营状态正常
             * @description A line of a check list: not ticked is as good as empty.
             */
            statusNormal: boolean;
        };
        /** @description A line with the name of whoever looks after it, and what the caller may do. */
        CompanyLine: components["schemas"]["CompanyRow"] & {
            actions: string[];
            bdUserName?: string | null;
            /**
             * Format: int64
             * @description The registration's document, while it is of interest.
             */
            joinId?: number | null;
        };
        /** @description A company with its brands, stores and files, and how far its registration is (S3-08). */
        CompanyProfile: {
            companyBrandDOList: components["schemas"]["CompanyBrandDO"][];
            companyDO: components["schemas"]["CompanyDO"];
            companyStoreDOList: components["schemas"]["CompanyStore"][];
            fileRelationDOList: components["schemas"]["FileView"][];
            /** @description The applicant may still change the registration. */
            isEdit: boolean;
            /** Format: int32 */
            step: number;
        };
        /** @description A line of the list. */
        CompanyRow: {
            apprStatus: string;
            apprStep: string;
            /** Format: int64 */
            bdUserId?: number | null;
            catalogs: string[];
            code?: string | null;
            createdDate: components["schemas"]["Timestamp"];
            creditCode: string;
            /** Format: int32 */
            creditScore?: number | null;
            elsAccount?: string | null;
            /** Format: int64 */
            id: number;
            liveRooms: string;
            name: string;
            /** Format: int32 */
            rowVersion: number;
            subjectType: string;
            toTime?: components["schemas"]["Date"] | null;
            useStatus: boolean;
            useStatusReason: string;
            useStatusRemarks: string;
            vendorGroup: string;
            verifyStatus: boolean;
        };
        CompanySaleStep: {
            /**
             * 招商负责人
             * Format: int64
             */
            bdUserId?: number | null;
            /** 合作直播间 */
            liveRooms: string[];
            /** 商家分组 */
            vendorGroup?: string | null;
        };
        CompanyScore: {
            /** Format: int64 */
            companyId: number;
            items: components["schemas"]["ScoreItem"][];
            /** Format: int32 */
            score: number;
            /** @description What happened before no longer counts. */
            since: components["schemas"]["Date"];
        };
        /** @description An agreement with its words, for the page that signs it and the page that tells what came of it. */
        CompanySign: {
            certSerial: string;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            contentHash: string;
            demo: boolean;
            expireDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            notice: string;
            pdfSha256: string;
            readDate?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Seconds of reading that are still missing before a signature is taken.
             */
            readingLeft: number;
            rejectReason: string;
            sections: components["schemas"]["AgreementSection"][];
            signedDate?: components["schemas"]["Timestamp"] | null;
            signerEmail: string;
            signerName: string;
            /** @description Masked: whoever holds the link need not learn a number. */
            signerPhone: string;
            signType: string;
            signTypeLabel: string;
            status: string;
            templateId: string;
            /** Format: int32 */
            templateVersion: number;
            title: string;
            viewedDate?: components["schemas"]["Timestamp"] | null;
            /** @description Whether a seal was set, or would be. */
            withSeal: boolean;
        };
        CompanySignForm: {
            /** 签署人姓名 */
            signerName: string;
            /** 手写签名 */
            signImage?: string | null;
            /** 验证码 */
            verifyCode: string;
        };
        CompanyStore: {
            /**
             * 店铺评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrScore?: number | null;
            /**
             * 店铺编号
             * Format: int64
             */
            id?: number | null;
            /**
             * 开店日期
             * Format: date
             */
            openDate?: string | null;
            /** 平台 */
            platformType?: string | null;
            /** 店铺ID */
            sellerId?: string | null;
            /** 店铺名称 */
            storeName: string;
            /** 店铺状态 */
            storeStatus?: string | null;
            /** 店铺类型 */
            storeType?: string | null;
            /** 店铺链接 */
            storeUrl?: string | null;
            /** 临时标识 */
            token?: string | null;
        };
        CompanyView: {
            /** Format: int64 */
            companyId: number;
            companyName: string;
        };
        Competitor: {
            /** 竞品名称 */
            name?: string | null;
            /**
             * 竞品价格
             * Format: double
             * @description 两位小数，单位元
             */
            price?: number | null;
            /** 竞品链接 */
            url?: string | null;
        };
        ComplaintForm: {
            /** 投诉内容 */
            content: string;
            /**
             * 投诉日期
             * Format: date
             */
            happenedDate: string;
            /** 关联单号 */
            relatedCode?: string | null;
        };
        ComplaintWithdrawal: {
            /** 撤销原因 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        CompleteForm: {
            /** 业务类型 */
            bizType?: string | null;
            /** 文件 */
            key: string;
            /** 位置 */
            slot?: string | null;
        };
        ComplianceCheck: {
            /** 类目 */
            categoryCode?: string | null;
            /** 文本 */
            items: components["schemas"]["CheckedText"][];
            /** 场景 */
            scene: string;
        };
        /** @description `start` and `end` count UTF-16 units, as pages do. */
        ComplianceHit: {
            end: number;
            field: string;
            label: string;
            lawRef?: string | null;
            level: string;
            start: number;
            suggestion?: string | null;
            word: string;
        };
        /** @description PASS, WARN or BLOCK, whatever the worst hit is. */
        ComplianceVerdict: {
            hits: components["schemas"]["ComplianceHit"][];
            level: string;
        };
        ComplianceWordForm: {
            /** 类目 */
            categories?: string[];
            /** 启用 */
            enabled: boolean;
            /** 豁免 */
            exemptPattern?: string | null;
            /** 法规 */
            lawRef?: string | null;
            /** 级别 */
            level: string;
            /** 匹配方式 */
            matchType: string;
            /** 场景 */
            scenes?: string[];
            /** 建议 */
            suggestion?: string | null;
            /** 词 */
            word: string;
        };
        ComplianceWordFormRow: {
            /** 类目 */
            categories?: string[];
            /** 启用 */
            enabled: boolean;
            /** 豁免 */
            exemptPattern?: string | null;
            id: number;
            lastModifiedByName: string;
            lastModifiedDate: string;
            /** 法规 */
            lawRef?: string | null;
            /** 级别 */
            level: string;
            /** 匹配方式 */
            matchType: string;
            rowVersion: number;
            /** 场景 */
            scenes?: string[];
            /** 建议 */
            suggestion?: string | null;
            /** 词 */
            word: string;
        };
        ComplianceWordFormSave: {
            /** 类目 */
            categories?: string[];
            /** 启用 */
            enabled: boolean;
            /** 豁免 */
            exemptPattern?: string | null;
            id: number;
            /** 法规 */
            lawRef?: string | null;
            /** 级别 */
            level: string;
            /** 匹配方式 */
            matchType: string;
            rowVersion: number;
            /** 场景 */
            scenes?: string[];
            /** 建议 */
            suggestion?: string | null;
            /** 词 */
            word: string;
        };
        Conflict: {
            itemIds: number[];
            /** @description BLOCK keeps an offer out of the overall schedule, WARN is for people to weigh. */
            level: string;
            message: string;
            /** @description RESTRICTED, BARCODE, ADJACENT, MINUTES */
            rule: string;
        };
        Contact: {
            /** 邮箱 */
            email?: string | null;
            /** 主要联系人 */
            isMain?: boolean | null;
            /** 姓名 */
            name: string;
            /** 手机号 */
            phone: string;
            /** 岗位 */
            position?: string | null;
            /** 微信 */
            wx?: string | null;
        };
        CopyRoleForm: {
            /** 角色名称 */
            roleName: string;
        };
        /** @description How many documents a tab shows. */
        Counts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            approved: number;
            /** Format: int64 */
            approving: number;
            /** @description Each status by itself, for documents whose field has finer ones. */
            byStatus: {
                [key: string]: number;
            };
            /** Format: int64 */
            cancelled: number;
            /** Format: int64 */
            completed: number;
            /** Format: int64 */
            created: number;
            /** Format: int64 */
            rejected: number;
            /** Format: int64 */
            showed: number;
        };
        /** @description The submission under way, or the last one, with what is in force beside it. */
        CurrentCertificate: {
            apprStatus?: string | null;
            apprStep?: string | null;
            certList: components["schemas"]["CertItemView"][];
            code?: string | null;
            /** Format: int64 */
            companyId: number;
            /** @description Whether the submission may be changed; where not, saving begins a new one or has to wait. */
            editable: boolean;
            /** Format: int64 */
            id?: number | null;
            liveList: components["schemas"]["CertRow"][];
            /** Format: int32 */
            rowVersion?: number | null;
        };
        /** @description S3-01, without the token, which only the client has, and the counts, which the messages give. */
        CurrentUser: {
            bizAccountLogin: string;
            changedPwd: boolean;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            companyUseStatus: boolean;
            companyUseStatusReason: string;
            companyVerifyStatus: boolean;
            defaultLiveRoom: string;
            elsAccount: string;
            email: string;
            emailVerifiedDate?: components["schemas"]["Timestamp"] | null;
            gzSubscribe: boolean;
            /** Format: int64 */
            id: number;
            imageUrl: string;
            login: string;
            nameCn: string;
            passwordRule: components["schemas"]["PasswordRule"];
            phone: string;
            phoneVerifiedDate?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int64
             * @description Days until the password asks to be changed; negative when it is late.
             */
            pwdExpireDays: number;
            receiveEmail: boolean;
            roleCodes: string[];
            roleNames: string[];
            subjectType: string;
            userType: components["schemas"]["UserType"];
            vendorPosition: string;
            vendorVx: string;
        };
        /** Format: date */
        Date: string;
        /**
         * Format: double
         * @description 固定位数的小数
         */
        Decimal: number;
        Device: {
            createdDate: components["schemas"]["Timestamp"];
            current: boolean;
            device: string;
            expireDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            ip: string;
            lastUsedDate: components["schemas"]["Timestamp"];
        };
        Dictionaries: {
            items: components["schemas"]["DictItem"][];
            /** Format: int64 */
            version: number;
        };
        /** @description S3-02. Disabled items are sent too, so that old data keeps its labels. */
        DictItem: {
            children: components["schemas"]["DictItem"][];
            color: string;
            disabled: boolean;
            label: string;
            /** @description Comma-separated rooms the item applies to; empty means all. */
            liveRoom: string;
            /** Format: int32 */
            sort: number;
            type: string;
            value: string;
        };
        DictItemForm: {
            /** 颜色 */
            color?: string;
            /** 显示名称 */
            label: string;
            /** 适用直播间 */
            liveRoom?: string;
            /**
             * 上级
             * Format: int64
             */
            parentId?: number | null;
            /** 备注 */
            remark?: string;
            /** 字典类型 */
            type: string;
            /** 字典值 */
            value: string;
        };
        DictItemSave: {
            /** 颜色 */
            color?: string;
            /**
             * 字典项
             * Format: int64
             */
            id: number;
            /** 显示名称 */
            label: string;
            /** 适用直播间 */
            liveRoom?: string;
            /** 备注 */
            remark?: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 字典值 */
            value: string;
        };
        DictType: {
            code: string;
            /** Format: int64 */
            itemCount: number;
            /** @description The page that keeps it, where that is another one. */
            keptIn?: string | null;
            label: string;
        };
        DictTypeForm: {
            /** 字典编码 */
            code: string;
            /** 字典名称 */
            label: string;
        };
        DictVersion: {
            /** Format: int64 */
            version: number;
        };
        Diff: {
            from: components["schemas"]["VersionHead"];
            groups: components["schemas"]["DiffGroup"][];
            stats: components["schemas"]["DiffStats"];
            to: components["schemas"]["VersionHead"];
        };
        DiffGroup: {
            group: string;
            items: components["schemas"]["DiffItem"][];
        };
        DiffItem: {
            after: components["schemas"]["Value"];
            afterText: string;
            before: components["schemas"]["Value"];
            beforeText: string;
            /** @description `-5.59%` */
            delta?: string | null;
            files: components["schemas"]["FileChange"][];
            key: boolean;
            kind: components["schemas"]["Change"];
            label: string;
            path: string;
            /** @description What a row of a list is known by. */
            row?: string | null;
            /** @description text, money, rate, number, dict, bool, date, files, row */
            type: string;
        };
        DiffStats: {
            added: number;
            changed: number;
            keyChanged: number;
            removed: number;
        };
        /** @description The answer of calls that only say that they have done it. */
        Done: {
            success: boolean;
        };
        EnableCompanyForm: {
            /** 说明 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        Favourite: {
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            refId: number;
            type: string;
        };
        FavouriteForm: {
            /**
             * 收藏的对象
             * Format: int64
             */
            refId: number;
            /** 收藏类型 */
            type: string;
        };
        FeedbackDetail: components["schemas"]["FeedbackRow"] & {
            browser: string;
            closedDate?: components["schemas"]["Timestamp"] | null;
            contact: string;
            content: string;
            files: components["schemas"]["FileView"][];
            pageUrl: string;
            relatedCode: string;
            /** @description Oldest first. */
            replies: components["schemas"]["FeedbackReply"][];
        };
        FeedbackForm: {
            /** 浏览器 */
            browser?: string | null;
            /** 联系方式 */
            contact?: string | null;
            /** 内容 */
            content: string;
            /** 附件 */
            files?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 反馈模块 */
            module: string;
            /** 页面地址 */
            pageUrl?: string | null;
            /** 关联单号 */
            relatedCode?: string | null;
            /** 标题 */
            title: string;
            /** 反馈类型 */
            type: string;
            /** 紧急程度 */
            urgency?: string | null;
        };
        FeedbackReply: {
            by: string;
            content: string;
            date: components["schemas"]["Timestamp"];
            files: components["schemas"]["FileView"][];
            /** Format: int64 */
            id: number;
            /** @description By the platform, not by whoever asked. */
            staff: boolean;
        };
        FeedbackRow: {
            /** @description What the caller may do with it now. */
            actions: string[];
            assigneeName: string;
            code: string;
            companyName: string;
            createdByName: string;
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            lastReplyDate?: components["schemas"]["Timestamp"] | null;
            module: string;
            /** Format: int32 */
            score?: number | null;
            status: string;
            title: string;
            type: string;
            urgency: string;
        };
        FieldError: {
            field: string;
            label: string;
            message: string;
        };
        Figure: {
            label: string;
            value: string;
        };
        FileAnswer: {
            data: components["schemas"]["UploadedFile"];
            message: string;
            success: boolean;
        };
        FileChange: {
            /** @description added, removed, kept */
            change: string;
            /** Format: int64 */
            fileId: number;
            fileName: string;
            url: string;
        };
        FileRelation: {
            /**
             * 文件
             * Format: int64
             */
            fileId: number;
            /** 文件标题 */
            title?: string | null;
            /** 文件槽位 */
            type: string;
        };
        /** @description S3-05: the upload-file object as it is answered. */
        FileView: {
            /** @description A browser's own, while a file is being chosen; never the server's. */
            blobUrl?: string | null;
            contentType: string;
            desc: string;
            /** Format: int64 */
            fileId: number;
            fileName: string;
            filePath: string;
            /** Format: int32 */
            height?: number | null;
            isPrimary: boolean;
            name: string;
            OssSignPath: string;
            sha256: string;
            /** Format: int64 */
            size: number;
            title: string;
            type: string;
            /** @description Valid for half an hour; empty where nothing but an audited call opens it. */
            url: string;
            /** Format: int32 */
            width?: number | null;
        };
        FreezeCompanyForm: {
            /** 说明 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 冻结原因 */
            useStatusReason: string;
        };
        FreezeForm: {
            /** 原因 */
            reason: string;
        };
        GoodsChangeDetail: {
            actions: string[];
            apprStep: string;
            /** 条形码 */
            barcode?: string | null;
            /** 批次管理 */
            batchManaged?: boolean;
            /** 带电 */
            battery?: boolean;
            /**
             * 箱高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxH?: number | null;
            /**
             * 箱长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxL?: number | null;
            /**
             * 箱规
             * Format: int64
             */
            boxQty?: number | null;
            /**
             * 箱宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxW?: number | null;
            /**
             * 箱重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            boxWeight?: number | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 类目 */
            categoryCode?: string | null;
            changeOf: number | null;
            closeReason?: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /**
             * 申报价值
             * Format: double
             * @description 两位小数，单位元
             */
            declareValue?: number | null;
            /** 易碎 */
            fragile?: boolean;
            /** 货品名称 */
            goodsName?: string;
            /**
             * 高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            heightCm?: number | null;
            id: number;
            images?: components["schemas"]["FileView"][];
            lastModifiedDate: string;
            /**
             * 长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            lengthCm?: number | null;
            /** 液体 */
            liquid?: boolean;
            msds?: components["schemas"]["FileView"][];
            /** 无条形码 */
            noBarcode?: boolean;
            /** 箱码 */
            outerBarcode?: string | null;
            process: components["schemas"]["Process"];
            /**
             * 采购价
             * Format: double
             * @description 两位小数，单位元
             */
            purchasePrice?: number | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            /** 备注 */
            remark?: string | null;
            round: number;
            rowVersion: number;
            /** 序列号管理 */
            serialManaged?: boolean;
            /**
             * 保质期(天)
             * Format: int64
             */
            shelfLifeDays?: number | null;
            /** 有保质期 */
            shelfLifeFlag?: boolean | null;
            /** 规格 */
            spec?: string | null;
            status: string;
            /** 储存条件 */
            storageType?: string | null;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            /** 单位 */
            unit?: string | null;
            versions: components["schemas"]["Version"][];
            /**
             * 临期预警(天)
             * Format: int64
             */
            warnDays?: number | null;
            /**
             * 毛重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            weightKg?: number | null;
            /**
             * 宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            widthCm?: number | null;
        };
        GoodsChangeRow: {
            actions: string[];
            apprStep: string;
            changeOf: number | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            id: number;
            lastModifiedDate: string;
            round: number;
            rowVersion: number;
            status: string;
            submitDate: string | null;
            title: string;
        };
        GoodsChangeSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 条形码 */
                barcode?: string | null;
                /** 批次管理 */
                batchManaged?: boolean;
                /** 带电 */
                battery?: boolean;
                /**
                 * 箱高(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxH?: number | null;
                /**
                 * 箱长(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxL?: number | null;
                /**
                 * 箱规
                 * Format: int64
                 */
                boxQty?: number | null;
                /**
                 * 箱宽(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxW?: number | null;
                /**
                 * 箱重(kg)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxWeight?: number | null;
                /**
                 * 品牌
                 * Format: int64
                 */
                brandId?: number | null;
                /** 类目 */
                categoryCode?: string | null;
                /**
                 * 申报价值
                 * Format: double
                 * @description 两位小数，单位元
                 */
                declareValue?: number | null;
                /** 易碎 */
                fragile?: boolean;
                /** 货品名称 */
                goodsName?: string;
                /**
                 * 高(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                heightCm?: number | null;
                /** 货品图片 */
                images?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 长(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                lengthCm?: number | null;
                /** 液体 */
                liquid?: boolean;
                /** MSDS */
                msds?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 无条形码 */
                noBarcode?: boolean;
                /** 箱码 */
                outerBarcode?: string | null;
                /**
                 * 采购价
                 * Format: double
                 * @description 两位小数，单位元
                 */
                purchasePrice?: number | null;
                /** 备注 */
                remark?: string | null;
                /** 序列号管理 */
                serialManaged?: boolean;
                /**
                 * 保质期(天)
                 * Format: int64
                 */
                shelfLifeDays?: number | null;
                /** 有保质期 */
                shelfLifeFlag?: boolean | null;
                /** 规格 */
                spec?: string | null;
                /** 储存条件 */
                storageType?: string | null;
                /** 单位 */
                unit?: string | null;
                /**
                 * 临期预警(天)
                 * Format: int64
                 */
                warnDays?: number | null;
                /**
                 * 毛重(kg)
                 * Format: double
                 * @description 固定位数的小数
                 */
                weightKg?: number | null;
                /**
                 * 宽(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                widthCm?: number | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        GoodsForm: {
            /** 条形码 */
            barcode?: string | null;
            /** 批次管理 */
            batchManaged: boolean;
            /** 带电 */
            battery: boolean;
            /**
             * 箱高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxH?: number | null;
            /**
             * 箱长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxL?: number | null;
            /**
             * 箱规
             * Format: int64
             */
            boxQty?: number | null;
            /**
             * 箱宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxW?: number | null;
            /**
             * 箱重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            boxWeight?: number | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 类目 */
            categoryCode?: string | null;
            /**
             * 申报价值
             * Format: double
             * @description 两位小数，单位元
             */
            declareValue?: number | null;
            /** 易碎 */
            fragile: boolean;
            /** 货品名称 */
            goodsName: string;
            /**
             * 高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            heightCm?: number | null;
            /** 货品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            lengthCm?: number | null;
            /** 液体 */
            liquid: boolean;
            /** MSDS */
            msds?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 无条形码 */
            noBarcode: boolean;
            /** 箱码 */
            outerBarcode?: string | null;
            /**
             * 采购价
             * Format: double
             * @description 两位小数，单位元
             */
            purchasePrice?: number | null;
            /** 备注 */
            remark?: string | null;
            /** 序列号管理 */
            serialManaged: boolean;
            /**
             * 保质期(天)
             * Format: int64
             */
            shelfLifeDays?: number | null;
            /** 有保质期 */
            shelfLifeFlag?: boolean | null;
            /** 规格 */
            spec?: string | null;
            /** 储存条件 */
            storageType?: string | null;
            /** 单位 */
            unit?: string | null;
            /**
             * 临期预警(天)
             * Format: int64
             */
            warnDays?: number | null;
            /**
             * 毛重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            weightKg?: number | null;
            /**
             * 宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            widthCm?: number | null;
        };
        GoodsSkuDetail: {
            actions: string[];
            apprStep: string;
            /** 条形码 */
            barcode?: string | null;
            /** 批次管理 */
            batchManaged?: boolean;
            /** 带电 */
            battery?: boolean;
            /**
             * 箱高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxH?: number | null;
            /**
             * 箱长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxL?: number | null;
            /**
             * 箱规
             * Format: int64
             */
            boxQty?: number | null;
            /**
             * 箱宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxW?: number | null;
            /**
             * 箱重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            boxWeight?: number | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            brandName: string | null;
            /** 类目 */
            categoryCode?: string | null;
            changeId: number | null;
            changeStatus: string | null;
            closeReason?: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /**
             * 申报价值
             * Format: double
             * @description 两位小数，单位元
             */
            declareValue?: number | null;
            /** 易碎 */
            fragile?: boolean;
            goodsCode: string | null;
            goodsName?: string;
            /**
             * 高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            heightCm?: number | null;
            id: number;
            image: components["schemas"]["Picture"] | null;
            images?: components["schemas"]["FileView"][];
            lastModifiedDate: string;
            /**
             * 长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            lengthCm?: number | null;
            /** 液体 */
            liquid?: boolean;
            msds?: components["schemas"]["FileView"][];
            /** 无条形码 */
            noBarcode?: boolean;
            /** 箱码 */
            outerBarcode?: string | null;
            pending?: {
                [key: string]: unknown;
            };
            process: components["schemas"]["Process"];
            /**
             * 采购价
             * Format: double
             * @description 两位小数，单位元
             */
            purchasePrice?: number | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            /** 备注 */
            remark?: string | null;
            round: number;
            rowVersion: number;
            /** 序列号管理 */
            serialManaged?: boolean;
            /**
             * 保质期(天)
             * Format: int64
             */
            shelfLifeDays?: number | null;
            /** 有保质期 */
            shelfLifeFlag?: boolean | null;
            /** 规格 */
            spec?: string | null;
            status: string;
            /** 储存条件 */
            storageType?: string | null;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            /** 单位 */
            unit?: string | null;
            versions: components["schemas"]["Version"][];
            /**
             * 临期预警(天)
             * Format: int64
             */
            warnDays?: number | null;
            /**
             * 毛重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            weightKg?: number | null;
            /**
             * 宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            widthCm?: number | null;
        };
        GoodsSkuNew: {
            /** 条形码 */
            barcode?: string | null;
            /** 批次管理 */
            batchManaged: boolean;
            /** 带电 */
            battery: boolean;
            /**
             * 箱高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxH?: number | null;
            /**
             * 箱长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxL?: number | null;
            /**
             * 箱规
             * Format: int64
             */
            boxQty?: number | null;
            /**
             * 箱宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxW?: number | null;
            /**
             * 箱重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            boxWeight?: number | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 类目 */
            categoryCode?: string | null;
            /**
             * 申报价值
             * Format: double
             * @description 两位小数，单位元
             */
            declareValue?: number | null;
            /** 易碎 */
            fragile: boolean;
            /** 货品名称 */
            goodsName: string;
            /**
             * 高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            heightCm?: number | null;
            /** 货品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            lengthCm?: number | null;
            /** 液体 */
            liquid: boolean;
            /** MSDS */
            msds?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 无条形码 */
            noBarcode: boolean;
            /** 箱码 */
            outerBarcode?: string | null;
            /**
             * 采购价
             * Format: double
             * @description 两位小数，单位元
             */
            purchasePrice?: number | null;
            /** 备注 */
            remark?: string | null;
            /** 序列号管理 */
            serialManaged: boolean;
            /**
             * 保质期(天)
             * Format: int64
             */
            shelfLifeDays?: number | null;
            /** 有保质期 */
            shelfLifeFlag?: boolean | null;
            /** 规格 */
            spec?: string | null;
            /** 储存条件 */
            storageType?: string | null;
            submit?: boolean;
            /** 单位 */
            unit?: string | null;
            /**
             * 临期预警(天)
             * Format: int64
             */
            warnDays?: number | null;
            /**
             * 毛重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            weightKg?: number | null;
            /**
             * 宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            widthCm?: number | null;
        };
        GoodsSkuRow: {
            actions: string[];
            apprStep: string;
            barcode: string | null;
            brandId: number | null;
            brandName: string | null;
            categoryCode: string | null;
            changeId: number | null;
            changeStatus: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            goodsCode: string | null;
            goodsName: string;
            heightCm: number | null;
            id: number;
            image: components["schemas"]["Picture"] | null;
            lastModifiedDate: string;
            lengthCm: number | null;
            noBarcode: boolean | null;
            round: number;
            rowVersion: number;
            spec: string | null;
            status: string;
            storageType: string | null;
            submitDate: string | null;
            title: string;
            weightKg: number | null;
            widthCm: number | null;
        };
        GoodsSkuSave: {
            /** 条形码 */
            barcode?: string | null;
            /** 批次管理 */
            batchManaged: boolean;
            /** 带电 */
            battery: boolean;
            /**
             * 箱高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxH?: number | null;
            /**
             * 箱长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxL?: number | null;
            /**
             * 箱规
             * Format: int64
             */
            boxQty?: number | null;
            /**
             * 箱宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            boxW?: number | null;
            /**
             * 箱重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            boxWeight?: number | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 类目 */
            categoryCode?: string | null;
            /**
             * 申报价值
             * Format: double
             * @description 两位小数，单位元
             */
            declareValue?: number | null;
            /** 易碎 */
            fragile: boolean;
            /** 货品名称 */
            goodsName: string;
            /**
             * 高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            heightCm?: number | null;
            id: number;
            /** 货品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            lengthCm?: number | null;
            /** 液体 */
            liquid: boolean;
            /** MSDS */
            msds?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 无条形码 */
            noBarcode: boolean;
            /** 箱码 */
            outerBarcode?: string | null;
            /**
             * 采购价
             * Format: double
             * @description 两位小数，单位元
             */
            purchasePrice?: number | null;
            /** 备注 */
            remark?: string | null;
            rowVersion: number;
            /** 序列号管理 */
            serialManaged: boolean;
            /**
             * 保质期(天)
             * Format: int64
             */
            shelfLifeDays?: number | null;
            /** 有保质期 */
            shelfLifeFlag?: boolean | null;
            /** 规格 */
            spec?: string | null;
            /** 储存条件 */
            storageType?: string | null;
            submit?: boolean;
            /** 单位 */
            unit?: string | null;
            /**
             * 临期预警(天)
             * Format: int64
             */
            warnDays?: number | null;
            /**
             * 毛重(kg)
             * Format: double
             * @description 固定位数的小数
             */
            weightKg?: number | null;
            /**
             * 宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            widthCm?: number | null;
        };
        GoodsSkuSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 条形码 */
                barcode?: string | null;
                /** 批次管理 */
                batchManaged?: boolean;
                /** 带电 */
                battery?: boolean;
                /**
                 * 箱高(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxH?: number | null;
                /**
                 * 箱长(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxL?: number | null;
                /**
                 * 箱规
                 * Format: int64
                 */
                boxQty?: number | null;
                /**
                 * 箱宽(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxW?: number | null;
                /**
                 * 箱重(kg)
                 * Format: double
                 * @description 固定位数的小数
                 */
                boxWeight?: number | null;
                /**
                 * 品牌
                 * Format: int64
                 */
                brandId?: number | null;
                /** 类目 */
                categoryCode?: string | null;
                /**
                 * 申报价值
                 * Format: double
                 * @description 两位小数，单位元
                 */
                declareValue?: number | null;
                /** 易碎 */
                fragile?: boolean;
                /** 货品名称 */
                goodsName?: string;
                /**
                 * 高(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                heightCm?: number | null;
                /** 货品图片 */
                images?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 长(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                lengthCm?: number | null;
                /** 液体 */
                liquid?: boolean;
                /** MSDS */
                msds?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 无条形码 */
                noBarcode?: boolean;
                /** 箱码 */
                outerBarcode?: string | null;
                /**
                 * 采购价
                 * Format: double
                 * @description 两位小数，单位元
                 */
                purchasePrice?: number | null;
                /** 备注 */
                remark?: string | null;
                /** 序列号管理 */
                serialManaged?: boolean;
                /**
                 * 保质期(天)
                 * Format: int64
                 */
                shelfLifeDays?: number | null;
                /** 有保质期 */
                shelfLifeFlag?: boolean | null;
                /** 规格 */
                spec?: string | null;
                /** 储存条件 */
                storageType?: string | null;
                /** 单位 */
                unit?: string | null;
                /**
                 * 临期预警(天)
                 * Format: int64
                 */
                warnDays?: number | null;
                /**
                 * 毛重(kg)
                 * Format: double
                 * @description 固定位数的小数
                 */
                weightKg?: number | null;
                /**
                 * 宽(cm)
                 * Format: double
                 * @description 固定位数的小数
                 */
                widthCm?: number | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        GoodsSkuStep: {
            /**
             * 实测高(cm)
             * Format: double
             * @description 固定位数的小数
             */
            measuredH?: number | null;
            /**
             * 实测长(cm)
             * Format: double
             * @description 固定位数的小数
             */
            measuredL?: number | null;
            /**
             * 实测宽(cm)
             * Format: double
             * @description 固定位数的小数
             */
            measuredW?: number | null;
            /**
             * 实测重量(kg)
             * Format: double
             * @description 固定位数的小数
             */
            measuredWeight?: number | null;
            /** 库区 */
            zone?: string | null;
        };
        GrantablePermission: {
            children: components["schemas"]["GrantablePermission"][];
            /** @description Whether the caller may put it into a role. */
            grantable: boolean;
            label: string;
            permissionCode: string;
            /** @description menu or action */
            permissionType: string;
        };
        /** @description A group of fields and what is missing in it. */
        Group: {
            filled: number;
            /** @description Labels. */
            missing: string[];
            name: string;
            total: number;
        };
        HashMap: {
            [key: string]: number;
        };
        /** @description A place for pictures of one kind. */
        ImageSlot: {
            code: string;
            label: string;
            most: number;
            required: boolean;
        };
        ImportChecked: {
            /** Format: int64 */
            batchId: number;
            errorCount: number;
            okCount: number;
            /** @description What the good rows come to, sheet by sheet, where there are several. */
            parts?: components["schemas"]["ImportCheckedPart"][];
            rows: components["schemas"]["ImportCheckedRow"][];
            total: number;
        };
        ImportCheckedPart: {
            name: string;
            okCount: number;
        };
        ImportCheckedRow: {
            errors: components["schemas"]["RowError"][];
            ok: boolean;
            /**
             * Format: int32
             * @description As Excel counts, the titles being row 1.
             */
            rowNo: number;
        };
        ImportCommitted: {
            created: number;
        };
        ImportForm: {
            /** Format: binary */
            file: string;
        };
        IndividualCenter: {
            bizAccountLogin: string;
            companyName: string;
            email: string;
            emailVerifiedDate?: components["schemas"]["Timestamp"] | null;
            imageUrl: string;
            login: string;
            nameCn: string;
            phone: string;
            phoneVerifiedDate?: components["schemas"]["Timestamp"] | null;
            receiveEmail: boolean;
            vendorPosition: string;
            vendorVx: string;
        };
        IndividualCenterForm: {
            /** 当前密码 */
            currentPassword?: string | null;
            /** 邮箱 */
            email?: string | null;
            /** 头像 */
            imageUrl?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 姓名 */
            nameCn: string;
            /** 接收邮件 */
            receiveEmail?: boolean | null;
            /** 岗位 */
            vendorPosition: string;
            /** 微信号 */
            vendorVx?: string | null;
        };
        InitialPassword: {
            bizAccountLogin: string;
            /** Format: int64 */
            id: number;
            /** @description Kept nowhere: whoever loses it resets it. */
            initialPassword: string;
            nameCn: string;
        };
        InitialPasswords: {
            accounts: components["schemas"]["InitialPassword"][];
            /**
             * Format: int64
             * @description Imported accounts that are still without one.
             */
            remaining: number;
        };
        ItemEvent: {
            /** 原因 */
            reason?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        ItemForm: {
            /**
             * 排期
             * Format: int64
             */
            id?: number | null;
            /**
             * 备货
             * Format: int64
             */
            planStock?: number | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 排期场景 */
            scene?: string | null;
            /**
             * 讲解分钟
             * Format: int32
             */
            talkMinutes?: number | null;
        };
        /** @description An item as staff see it. */
        KeptItem: {
            children: components["schemas"]["KeptItem"][];
            color: string;
            enabled: boolean;
            /** Format: int64 */
            id: number;
            /** @description Its value is fixed. */
            isSystem: boolean;
            label: string;
            /** @description Comma-separated; empty for all rooms. */
            liveRoom: string;
            /** Format: int64 */
            parentId: number;
            remark: string;
            /** Format: int32 */
            rowVersion: number;
            /** Format: int32 */
            sort: number;
            type: string;
            /**
             * Format: int64
             * @description How many forms hold it.
             */
            useCount: number;
            value: string;
        };
        /** @description A room as staff see it. */
        KeptRoom: {
            code: string;
            enabled: boolean;
            endDate?: components["schemas"]["Date"] | null;
            /** Format: int32 */
            minProtectDays: number;
            name: string;
            offerOpenFrom?: components["schemas"]["Date"] | null;
            offerOpenTo?: components["schemas"]["Date"] | null;
            /** @description Whether products may be offered today. */
            open: boolean;
            /** Format: int32 */
            rowVersion: number;
            rules: string;
            /** Format: int32 */
            sort: number;
            startDate?: components["schemas"]["Date"] | null;
            type: string;
            vendorType: string;
        };
        Layer: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        LicenceForm: {
            /** 营业执照 */
            businessLicense: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 企业
             * Format: int64
             */
            companyId: number;
            /**
             * 营业期限起
             * Format: date
             */
            fromTime?: string | null;
            /** 营业期限 */
            licenseTerm?: string | null;
            /**
             * 营业期限止
             * Format: date
             */
            toTime?: string | null;
        };
        LiveRoom: {
            label: string;
            liveRoom: string;
            /** Format: int32 */
            sort: number;
            vendorType: string;
        };
        LiveRoomForm: {
            /** 直播间编码 */
            code: string;
            /** 启用 */
            enabled: boolean;
            /**
             * 活动结束
             * Format: date
             */
            endDate?: string | null;
            /**
             * 最少保价天数
             * Format: int32
             */
            minProtectDays: number;
            /** 直播间名称 */
            name: string;
            /**
             * 报品开放起
             * Format: date
             */
            offerOpenFrom?: string | null;
            /**
             * 报品开放止
             * Format: date
             */
            offerOpenTo?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 直播间规则 */
            rules?: string;
            /**
             * 排序
             * Format: int32
             */
            sort: number;
            /**
             * 活动开始
             * Format: date
             */
            startDate?: string | null;
            /** 直播间类型 */
            type: string;
            /** 商家类型 */
            vendorType: string;
        };
        LiveSession: {
            actions: string[];
            anchor: string;
            /** Format: int32 */
            capacity: number;
            confirmedCount: number;
            /** Format: int64 */
            createdBy: number;
            createdByName: string;
            createdDate: components["schemas"]["Timestamp"];
            endTime: string;
            /** Format: int64 */
            id: number;
            /** @description How many offers stand in it, in both schedules; of those that the caller reaches, as every number here. */
            itemCount: number;
            lastModifiedDate: components["schemas"]["Timestamp"];
            liveRoom: string;
            /**
             * Format: int64
             * @description How long it lasts.
             */
            minutes: number;
            /** @description Of the overall schedule, those with nothing left to do. */
            readyCount: number;
            remark: string;
            /** Format: int32 */
            rowVersion: number;
            sessionCode: string;
            showDate: components["schemas"]["Date"];
            startTime: string;
            status: string;
            /** Format: int64 */
            talkMinutes: number;
            title: string;
        };
        LoginForm: {
            /** 图形验证码 */
            captcha?: string | null;
            /** 企业账号 */
            elsAccount?: string | null;
            /** 密码 */
            password: string;
            /** 保持登录 */
            rememberMe?: boolean | null;
            /** 用户名 */
            username: string;
            /** 图形验证码编号 */
            uuid?: string | null;
        };
        LoginRecord: {
            createdDate: components["schemas"]["Timestamp"];
            device: string;
            /** @description PASSWORD, PHONE, PARTNER or SWITCH. */
            entry: string;
            /** Format: int64 */
            id: number;
            ip: string;
            reason: string;
            /** @description SUCCESS or FAIL. */
            result: string;
        };
        Made: {
            /** Format: int64 */
            id: number;
            /** Format: int32 */
            rowVersion: number;
        };
        Marked: {
            /** Format: int64 */
            count: number;
        };
        MechanismGift: {
            /** 赠送条件 */
            condition?: string | null;
            /** 赠品图片 */
            giftImage?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 赠品名称 */
            giftName?: string | null;
            /**
             * 赠品报品
             * Format: int64
             */
            giftOfferId?: number | null;
            /** 赠品规格 */
            giftSpec?: string | null;
            /**
             * 赠品库存
             * Format: int64
             */
            giftStock?: number | null;
            /**
             * 赠品价值
             * Format: double
             * @description 两位小数，单位元
             */
            giftValue?: number | null;
            /**
             * 净含量
             * Format: double
             * @description 固定位数的小数
             */
            netContent?: number | null;
            /**
             * 数量
             * Format: int64
             */
            qty?: number | null;
            /** 与主品相同 */
            sameAsMain: boolean;
        };
        MechanismLine: {
            /**
             * 尾款日期
             * Format: date
             */
            balanceDate?: string | null;
            /**
             * 第几件
             * Format: int64
             */
            buyQty?: number | null;
            /** 领券链接 */
            couponUrl?: string | null;
            /**
             * 定金
             * Format: double
             * @description 两位小数，单位元
             */
            depositAmount?: number | null;
            /**
             * 膨胀至
             * Format: double
             * @description 两位小数，单位元
             */
            depositExpand?: number | null;
            /**
             * 赠送件数
             * Format: int64
             */
            giftQty?: number | null;
            /** 每满重复 */
            repeat: boolean;
            /**
             * 排序
             * Format: int64
             */
            sort: number;
            /** 可叠加 */
            stackable: boolean;
            /**
             * 门槛
             * Format: double
             * @description 两位小数，单位元
             */
            threshold?: number | null;
            /** 优惠类型 */
            type?: string | null;
            /**
             * 数值
             * Format: double
             * @description 两位小数，单位元
             */
            value?: number | null;
        };
        Member: {
            bizAccountLogin: string;
            /** Format: int64 */
            id: number;
            nameCn: string;
            /** @description Masked. */
            phone: string;
            status: string;
            vendorPosition: string;
        };
        MergeItem: {
            /**
             * 使用数
             * Format: int64
             */
            usageCount?: number | null;
            /** 来源项 */
            value?: string | null;
        };
        /** @description A message with what it stands for, and what became of its mail and the rest. */
        MessageDetail: components["schemas"]["MessageLocationLog"] & {
            channelResults: components["schemas"]["ChannelResult"][];
            /** @description The messages of a digest, newest first. */
            parts: components["schemas"]["MessageLocationLog"][];
        };
        MessageLocationLog: {
            /** Format: int64 */
            bizId?: number | null;
            bizType: string;
            content: string;
            /**
             * Format: int32
             * @description How many messages it stands for; 0 for one of its own.
             */
            foldedCount: number;
            /** Format: int64 */
            id: number;
            level: string;
            linkRoute: string;
            /** @description What the button that leads there says; empty where nothing does. */
            nextStep: string;
            readDate?: components["schemas"]["Timestamp"] | null;
            /**
             * Format: int32
             * @description 0 unread, 1 read
             */
            readStates: number;
            sendDate: components["schemas"]["Timestamp"];
            title: string;
            type: string;
        };
        MessagePreferences: {
            /** @description Whether the portal can send by this way at all. */
            emailConfigured: boolean;
            gzConfigured: boolean;
            smsConfigured: boolean;
            types: components["schemas"]["TypePreference"][];
        };
        MessageTemplate: {
            code: string;
            content: string;
            defaultContent: string;
            defaultTitle: string;
            edited: boolean;
            lastModifiedByName?: string | null;
            lastModifiedDate?: components["schemas"]["Timestamp"] | null;
            level: string;
            /** @description Those that the words leave out today. */
            missing: string[];
            /** @description The names that words may use. */
            placeholders: string[];
            /** Format: int32 */
            rowVersion: number;
            title: string;
            type: string;
        };
        MessageTemplateForm: {
            /** 模板编码 */
            code: string;
            /** 内容 */
            content: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 标题 */
            title: string;
        };
        /** @description How many messages of one type (S7-28). */
        MessageTypeCount: {
            /** Format: int64 */
            count: number;
            type: string;
            typeLabel: string;
        };
        /**
         * Format: double
         * @description 两位小数，单位元
         */
        Money: number;
        MoveGroupForm: {
            /**
             * 上级用户组
             * Format: int64
             */
            parentId?: number | null;
            /**
             * 排序
             * Format: int32
             */
            sort: number;
        };
        NewAccount: {
            account: components["schemas"]["BizAccount"];
            /** @description Kept nowhere: whoever loses it resets it. */
            initialPassword: string;
        };
        NewAccountForm: {
            /** 邮箱 */
            email?: string | null;
            /**
             * 有效期至
             * Format: date
             */
            expireDate?: string | null;
            /** 直播间 */
            liveRooms?: string[];
            /** 用户名 */
            login: string;
            /** 姓名 */
            nameCn: string;
            /** 手机号 */
            phone: string;
            /** 备注 */
            remark?: string | null;
            /** 角色 */
            roleIds: number[];
            /**
             * 用户组
             * Format: int64
             */
            userGroupId?: number | null;
            /** 岗位 */
            vendorPosition: string;
        };
        NewPhoneForm: {
            /** 手机号 */
            phone: string;
            /** 类型 */
            type: string;
        };
        NewRoleForm: {
            /** 数据范围 */
            dataScope: string;
            /** 权限 */
            permissionCodes: string[];
            /** 备注 */
            remark?: string | null;
            /** 角色名称 */
            roleName: string;
        };
        NewUserGroupForm: {
            /**
             * 负责人
             * Format: int64
             */
            leaderId?: number | null;
            /** 用户组名称 */
            name: string;
            /**
             * 上级用户组
             * Format: int64
             */
            parentId?: number | null;
        };
        OfferBatch: {
            /** 报品 */
            items: components["schemas"]["OfferBatchItem"][];
            /** 原因 */
            reason?: string | null;
        };
        OfferBatchDone: {
            results: components["schemas"]["OfferBatchResult"][];
        };
        OfferBatchItem: {
            /**
             * 报品
             * Format: int64
             */
            id: number;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        OfferBatchResult: {
            /** Format: int64 */
            id: number;
            message?: string | null;
            ok: boolean;
        };
        /** @description One paper, and how things stand with it. */
        OfferCertFinding: {
            /** Format: int64 */
            certId?: number | null;
            certType: string;
            expireDate?: components["schemas"]["Date"] | null;
            label: string;
            /** @description COMPANY, BRAND, SPU or SKU: whose paper it is. */
            level: string;
            /** @description MUST, SHOULD or ONE_OF */
            required: string;
            severity: string;
            /** @description VALID, EXPIRING, EXPIRED or MISSING */
            state: string;
        };
        OfferChangeDetail: {
            actions: string[];
            apprStep: string;
            attrFiles?: components["schemas"]["FileView"][];
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode?: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            closeReason?: string | null;
            code: string;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            companyId: number;
            companyName: string;
            /** 已知悉并确认合规 */
            complianceConfirmed?: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            detailImages?: components["schemas"]["FileView"][];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            /** 表单类型 */
            formType?: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            id: number;
            images?: components["schemas"]["FileView"][];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            keyChanged: boolean | null;
            lastModifiedDate: string;
            /** 直播间 */
            liveRoom?: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** 商品名称 */
            offerName?: string;
            /** 报品方式 */
            offerStyle?: string;
            /** 产地 */
            originPlace?: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            process: components["schemas"]["Process"];
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            round: number;
            rowVersion: number;
            /** 寄样 */
            sampleFlag?: boolean | null;
            /** 卖点 */
            sellingPoints?: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            status: string;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            submitDate: string | null;
            /** 适用人群 */
            targetPeople?: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            versions: components["schemas"]["Version"][];
            videos?: components["schemas"]["FileView"][];
        };
        OfferChangeRow: {
            actions: string[];
            apprStep: string;
            changeOf: number | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            id: number;
            keyChanged: boolean | null;
            lastModifiedDate: string;
            liveRoom: string | null;
            round: number;
            rowVersion: number;
            status: string;
            submitDate: string | null;
            title: string;
        };
        OfferChangeSave: {
            /** 属性附件 */
            attrFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            /** 已知悉并确认合规 */
            complianceConfirmed: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            /** 详情图 */
            detailImages?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            /** 表单类型 */
            formType: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            id: number;
            /** 商品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            /** 直播间 */
            liveRoom: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** 商品名称 */
            offerName: string;
            /** 报品方式 */
            offerStyle: string;
            /** 产地 */
            originPlace?: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            rowVersion: number;
            /** 寄样 */
            sampleFlag?: boolean | null;
            /** 卖点 */
            sellingPoints?: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            submit?: boolean;
            /** 适用人群 */
            targetPeople?: string | null;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            /** 主图视频 */
            videos?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
        };
        OfferChangeSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 属性附件 */
                attrFiles?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 品牌
                 * Format: int64
                 */
                brandId?: number | null;
                /** 二级类目 */
                category2?: string | null;
                /** 三级类目 */
                category3?: string | null;
                /** 类目 */
                categoryCode?: string;
                /**
                 * 变更对象
                 * Format: int64
                 */
                changeOf?: number | null;
                /**
                 * 额外佣金
                 * Format: double
                 * @description 固定位数的小数
                 */
                commissionExtra?: number | null;
                /**
                 * 佣金率
                 * Format: double
                 * @description 固定位数的小数
                 */
                commissionRate?: number | null;
                /** 已知悉并确认合规 */
                complianceConfirmed?: boolean;
                /** 对接人 */
                contactName?: string | null;
                /** 手机 */
                contactPhone?: string | null;
                /** 微信 */
                contactVx?: string | null;
                /** 详情图 */
                detailImages?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 期望播出起
                 * Format: date
                 */
                expectShowDateFrom?: string | null;
                /**
                 * 期望播出止
                 * Format: date
                 */
                expectShowDateTo?: string | null;
                /** 合作模式 */
                feeMode?: string | null;
                /** 表单类型 */
                formType?: string;
                /** 运费险 */
                freightInsurance?: boolean | null;
                /** 运费说明 */
                freightTemplate?: string | null;
                /**
                 * 好评率
                 * Format: double
                 * @description 固定位数的小数
                 */
                goodRate?: number | null;
                /** 商品图片 */
                images?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 支持发票 */
                invoiceSupport?: boolean | null;
                /** 国产 */
                isDomestic?: boolean | null;
                /** 商品ID */
                itemId?: string | null;
                /** 商品链接 */
                itemUrl?: string | null;
                /** 直播间 */
                liveRoom?: string;
                /** 竞品 */
                mainCompetitors?: components["schemas"]["Competitor"][];
                /** 优惠机制 */
                mechanism?: {
                    /**
                     * 主播红包
                     * Format: double
                     * @description 两位小数，单位元
                     */
                    anchorRedPacket?: number | null;
                    /**
                     * 每单件数
                     * Format: int64
                     */
                    buyQty?: number | null;
                    /** 赠品 */
                    gifts?: components["schemas"]["MechanismGift"][];
                    /** 优惠项 */
                    lines?: components["schemas"]["MechanismLine"][];
                    /** 机制描述 */
                    mechanismText?: string | null;
                    /**
                     * 平台补贴
                     * Format: double
                     * @description 两位小数，单位元
                     */
                    platformSubsidy?: number | null;
                };
                /**
                 * 月销量
                 * Format: int64
                 */
                monthSales?: number | null;
                /** 注意事项 */
                notice?: string | null;
                /** 类目属性 */
                offerAttrs?: {
                    [key: string]: unknown;
                };
                /** 报品类别 */
                offerCategory?: string | null;
                /** 复制类型 */
                offerCopyType?: string | null;
                /** 商品名称 */
                offerName?: string;
                /** 报品方式 */
                offerStyle?: string;
                /** 产地 */
                originPlace?: string | null;
                /**
                 * 保价天数
                 * Format: int64
                 */
                priceProtectDays?: number | null;
                /** 保价承诺 */
                protectPromise?: boolean | null;
                /** 保价范围 */
                protectScope?: string | null;
                /** 退换政策 */
                returnPolicy?: string | null;
                /**
                 * 评价数
                 * Format: int64
                 */
                reviewCount?: number | null;
                /** 寄样 */
                sampleFlag?: boolean | null;
                /** 卖点 */
                sellingPoints?: string | null;
                /** 不发货地区 */
                shipRegionExclude?: string | null;
                /** 发货时效 */
                shipTime?: string | null;
                /** 短标题 */
                shortTitle?: string | null;
                /** 规格与价格 */
                skus?: components["schemas"]["OfferSku"][];
                /**
                 * 坑位费
                 * Format: double
                 * @description 两位小数，单位元
                 */
                slotFee?: number | null;
                /**
                 * 来源报品
                 * Format: int64
                 */
                sourceOfferId?: number | null;
                /**
                 * 成交店铺
                 * Format: int64
                 */
                storeId?: number | null;
                /** 适用人群 */
                targetPeople?: string | null;
                /**
                 * 累计销量
                 * Format: int64
                 */
                totalSales?: number | null;
                /** 使用方法 */
                usage?: string | null;
                /** 主图视频 */
                videos?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
            };
            /** Format: int32 */
            versionNo: number;
        };
        OfferCompared: {
            certs: components["schemas"]["OfferCertFinding"][];
            dailyPrice?: components["schemas"]["Money"] | null;
            expectShowDateFrom?: components["schemas"]["Date"] | null;
            /** @description What the same barcodes were offered for elsewhere: the latest, and the lowest of all. */
            history: components["schemas"]["OfferPastPrice"][];
            lowest?: components["schemas"]["OfferPastPrice"] | null;
            /** @description The whole offer, so that it can be decided where it is compared. */
            offer: Record<string, never>;
            price: components["schemas"]["OfferPriceFinding"][];
            /** @description What the unit price is for: 100 g, one piece. */
            unit?: string | null;
            unitPrice?: components["schemas"]["Money"] | null;
        };
        /** @description A form to begin with, and what has become of the source's. */
        OfferCopySource: {
            /** @description Fields whose value is not for the new room. */
            cleared: components["schemas"]["OfferNamedField"][];
            /** @description Attributes that the new template does not have. */
            dropped: components["schemas"]["OfferNamedField"][];
            /** @description Fields that stay as they were approved. */
            locked: components["schemas"]["OfferNamedField"][];
            offer: components["schemas"]["OfferForm"];
        };
        OfferDetail: {
            actions: string[];
            apprEndDate: string | null;
            apprStep: string | null;
            attrFiles?: components["schemas"]["FileView"][];
            auditStatus: string | null;
            badges: components["schemas"]["Badge"][];
            /** Format: int64 */
            bdUserId?: number | null;
            bdUserName?: string | null;
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            brandName: string | null;
            broadcastRestricted: boolean | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode?: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            changeStatus: string | null;
            closeReason?: string | null;
            code: string;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            companyId: number;
            companyName: string;
            /** 已知悉并确认合规 */
            complianceConfirmed?: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            detailImages?: components["schemas"]["FileView"][];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            finalPrice: number | null;
            firstScore?: components["schemas"]["OfferScore"] | null;
            /** 表单类型 */
            formType?: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            giftFlag: boolean | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            id: number;
            images?: components["schemas"]["FileView"][];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            lastModifiedDate: string;
            lastShowDate: string | null;
            linkOfferCode: string | null;
            linkSubmitter: string | null;
            /** 直播间 */
            liveRoom?: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            mainImage: components["schemas"]["Picture"] | null;
            maxFinalPrice: number | null;
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /** Format: double */
            minFinalPrice: number | null;
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            offerCode: string | null;
            offerCopyFlag: boolean | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** Format: int64 */
            offerId: number;
            offerName?: string;
            offerSpuExtend: components["schemas"]["OfferSpuExtend"];
            /** 报品方式 */
            offerStyle?: string;
            originFormType: string | null;
            /** 产地 */
            originPlace?: string | null;
            overTimeNotAddSchedule: boolean | null;
            ownerId: number | null;
            plannedStock: number | null;
            prdEchelonLevel: string | null;
            priceLevel: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            process: components["schemas"]["Process"];
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            rejectInfo?: components["schemas"]["RejectInfo"];
            restrictReasons: string[];
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            riskLevel: string | null;
            round: number;
            rowVersion: number;
            sameBarcodeAs?: string | null;
            /**
             * Format: int64
             * @description With itself; 0 without a barcode.
             */
            sameBarcodeCount?: number | null;
            /** 寄样 */
            sampleFlag?: boolean | null;
            score?: number | null;
            /** 卖点 */
            sellingPoints?: string | null;
            selProductFlag: boolean | null;
            sessionId: number | null;
            sessionTitle: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            showScheduleScene: string | null;
            showStatus: string | null;
            skipsFirst: boolean | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            sourceOfferCode: string | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            status: string;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            submitDate: string | null;
            superEightProduct: boolean | null;
            suspended: boolean;
            tab: string | null;
            /** 适用人群 */
            targetPeople?: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            versions: components["schemas"]["Version"][];
            videos?: components["schemas"]["FileView"][];
        };
        OfferDuplicate: {
            code: string;
            level: string;
            liveRoom: string;
            message: string;
            name: string;
            /** Format: int64 */
            offerId: number;
            /** @description BARCODE, NAME or SPEC */
            rule: string;
            status: string;
            waived: boolean;
        };
        OfferFinalStep: {
            /** 有条件通过 */
            conditional: boolean;
            /** 梯队 */
            prdEchelonLevel?: string | null;
            /** 精选品 */
            selProductFlag: boolean;
            /** 排期场景 */
            showScheduleScene?: string | null;
            /** 超级八点 */
            superEightProduct: boolean;
        };
        /** @description Something about a field. */
        OfferFinding: {
            field: string;
            label: string;
            level: string;
            message: string;
        };
        OfferFirstStep: {
            /** 初选意见 */
            comment?: string | null;
            /** 样品结论 */
            sampleResult?: string | null;
            /** 评分 */
            score?: {
                /**
                 * 品牌力
                 * Format: int64
                 */
                brand?: number | null;
                /**
                 * 匹配度
                 * Format: int64
                 */
                match?: number | null;
                /**
                 * 价格力
                 * Format: int64
                 */
                price?: number | null;
                /**
                 * 产品力
                 * Format: int64
                 */
                product?: number | null;
            };
        };
        OfferForm: {
            /** 属性附件 */
            attrFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            /** 已知悉并确认合规 */
            complianceConfirmed: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            /** 详情图 */
            detailImages?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            /** 表单类型 */
            formType: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            /** 商品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            /** 直播间 */
            liveRoom: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** 商品名称 */
            offerName: string;
            /** 报品方式 */
            offerStyle: string;
            /** 产地 */
            originPlace?: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            /** 寄样 */
            sampleFlag?: boolean | null;
            /** 卖点 */
            sellingPoints?: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            /** 适用人群 */
            targetPeople?: string | null;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            /** 主图视频 */
            videos?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
        };
        OfferMechanism: {
            /**
             * 主播红包
             * Format: double
             * @description 两位小数，单位元
             */
            anchorRedPacket?: number | null;
            /**
             * 每单件数
             * Format: int64
             */
            buyQty?: number | null;
            /** 赠品 */
            gifts?: components["schemas"]["MechanismGift"][];
            /** 优惠项 */
            lines?: components["schemas"]["MechanismLine"][];
            /** 机制描述 */
            mechanismText?: string | null;
            /**
             * 平台补贴
             * Format: double
             * @description 两位小数，单位元
             */
            platformSubsidy?: number | null;
        };
        OfferNamedField: {
            field: string;
            label: string;
        };
        OfferNew: {
            /** 属性附件 */
            attrFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            /** 已知悉并确认合规 */
            complianceConfirmed: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            /** 详情图 */
            detailImages?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            /** 表单类型 */
            formType: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            /** 商品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            /** 直播间 */
            liveRoom: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** 商品名称 */
            offerName: string;
            /** 报品方式 */
            offerStyle: string;
            /** 产地 */
            originPlace?: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            /** 寄样 */
            sampleFlag?: boolean | null;
            /** 卖点 */
            sellingPoints?: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            submit?: boolean;
            /** 适用人群 */
            targetPeople?: string | null;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            /** 主图视频 */
            videos?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
        };
        /** @description What a SKU of the same barcode was offered for. */
        OfferPastPrice: {
            barcode: string;
            date?: components["schemas"]["Timestamp"] | null;
            finalPrice?: components["schemas"]["Money"] | null;
            liveRoom: string;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            showStatus: string;
            status: string;
            unitPrice?: components["schemas"]["Money"] | null;
        };
        OfferPreCheck: {
            /** @description The worst of all sections. */
            level: string;
            sections: components["schemas"]["OfferPreCheckSections"];
        };
        OfferPreCheckSections: {
            certs: components["schemas"]["OfferCertFinding"][];
            compliance: components["schemas"]["ComplianceHit"][];
            /** @description Comes with the contracts. */
            contract: components["schemas"]["OfferFinding"][];
            duplicate: components["schemas"]["OfferDuplicate"][];
            images: components["schemas"]["OfferFinding"][];
            price: components["schemas"]["OfferPriceFinding"][];
            required: components["schemas"]["OfferFinding"][];
        };
        OfferPriceCheck: {
            level: string;
            skus: components["schemas"]["OfferPriceCheckSku"][];
        };
        OfferPriceCheckSku: {
            finalPrice: components["schemas"]["Money"];
            /** Format: int64 */
            id?: number | null;
            items: components["schemas"]["OfferPriceFinding"][];
            level: string;
            perUnitFinalPrice: components["schemas"]["Money"];
            subsidizedPrice: components["schemas"]["Money"];
            token?: string | null;
            unitPrice?: components["schemas"]["Money"] | null;
        };
        OfferPriceFinding: {
            diff?: components["schemas"]["Money"] | null;
            level: string;
            message: string;
            /** @description Which of the SKUs, from 0. */
            place: number;
            refDate?: components["schemas"]["Date"] | null;
            refPrice?: components["schemas"]["Money"] | null;
            /** @description The offer it is compared with, where there is one. */
            refSource?: string | null;
            /** @description DAILY, LOW30, HISTORY, PROTECT, CHANNEL or DROP */
            rule: string;
            /** Format: int64 */
            skuId?: number | null;
            waived: boolean;
        };
        /** @description Everything about the promises of one offer. */
        OfferProtection: {
            commitments: components["schemas"]["PriceCommitment"][];
            /** @description What was seen of its barcodes in the last half year, newest first. */
            prices: components["schemas"]["ChannelPriceRow"][];
            violations: components["schemas"]["PriceViolation"][];
        };
        OfferRow: {
            actions: string[];
            apprStep: string | null;
            auditStatus: string | null;
            badges: components["schemas"]["Badge"][];
            /** Format: int64 */
            bdUserId?: number | null;
            bdUserName?: string | null;
            brandName: string | null;
            broadcastRestricted: boolean | null;
            categoryCode: string | null;
            changeStatus: string | null;
            code: string;
            commissionRate: number | null;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            expectShowDateFrom: string | null;
            finalPrice: number | null;
            firstScore?: components["schemas"]["OfferScore"] | null;
            formType: string | null;
            giftFlag: boolean | null;
            id: number;
            lastModifiedDate: string;
            linkOfferCode: string | null;
            linkSubmitter: string | null;
            liveRoom: string | null;
            mainImage: components["schemas"]["Picture"] | null;
            maxFinalPrice: number | null;
            /** Format: double */
            minFinalPrice: number | null;
            offerCategory: string | null;
            offerCode: string | null;
            offerCopyFlag: boolean | null;
            offerCopyType: string | null;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            offerSpuExtend: components["schemas"]["OfferSpuExtend"];
            offerStyle: string | null;
            overTimeNotAddSchedule: boolean | null;
            ownerId: number | null;
            plannedStock: number | null;
            prdEchelonLevel: string | null;
            priceLevel: string | null;
            restrictReasons: string[];
            riskLevel: string | null;
            round: number;
            rowVersion: number;
            sameBarcodeAs?: string | null;
            /**
             * Format: int64
             * @description With itself; 0 without a barcode.
             */
            sameBarcodeCount?: number | null;
            score?: number | null;
            selProductFlag: boolean | null;
            sessionTitle: string | null;
            showScheduleScene: string | null;
            showStatus: string | null;
            sourceOfferCode: string | null;
            status: string;
            submitDate: string | null;
            superEightProduct: boolean | null;
            suspended: boolean;
            task?: components["schemas"]["OfferTask"] | null;
            title: string;
        };
        OfferSaleStep: {
            /**
             * 佣金率已确认
             * @description A line of a check list: not ticked is as good as empty.
             */
            commissionConfirmed: boolean;
            /** 挂链提交人 */
            linkSubmitter?: string | null;
            /** 报品类别 */
            offerCategory?: string | null;
            /**
             * 坑位费已确认
             * @description A line of a check list: not ticked is as good as empty.
             */
            slotFeeConfirmed: boolean;
        };
        OfferSave: {
            /** 属性附件 */
            attrFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 品牌
             * Format: int64
             */
            brandId?: number | null;
            /** 二级类目 */
            category2?: string | null;
            /** 三级类目 */
            category3?: string | null;
            /** 类目 */
            categoryCode: string;
            /**
             * 变更对象
             * Format: int64
             */
            changeOf?: number | null;
            /**
             * 额外佣金
             * Format: double
             * @description 固定位数的小数
             */
            commissionExtra?: number | null;
            /**
             * 佣金率
             * Format: double
             * @description 固定位数的小数
             */
            commissionRate?: number | null;
            /** 已知悉并确认合规 */
            complianceConfirmed: boolean;
            /** 对接人 */
            contactName?: string | null;
            /** 手机 */
            contactPhone?: string | null;
            /** 微信 */
            contactVx?: string | null;
            /** 详情图 */
            detailImages?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 期望播出起
             * Format: date
             */
            expectShowDateFrom?: string | null;
            /**
             * 期望播出止
             * Format: date
             */
            expectShowDateTo?: string | null;
            /** 合作模式 */
            feeMode?: string | null;
            /** 表单类型 */
            formType: string;
            /** 运费险 */
            freightInsurance?: boolean | null;
            /** 运费说明 */
            freightTemplate?: string | null;
            /**
             * 好评率
             * Format: double
             * @description 固定位数的小数
             */
            goodRate?: number | null;
            id: number;
            /** 商品图片 */
            images?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 支持发票 */
            invoiceSupport?: boolean | null;
            /** 国产 */
            isDomestic?: boolean | null;
            /** 商品ID */
            itemId?: string | null;
            /** 商品链接 */
            itemUrl?: string | null;
            /** 直播间 */
            liveRoom: string;
            /** 竞品 */
            mainCompetitors?: components["schemas"]["Competitor"][];
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /**
             * 月销量
             * Format: int64
             */
            monthSales?: number | null;
            /** 注意事项 */
            notice?: string | null;
            /** 类目属性 */
            offerAttrs?: {
                [key: string]: unknown;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 复制类型 */
            offerCopyType?: string | null;
            /** 商品名称 */
            offerName: string;
            /** 报品方式 */
            offerStyle: string;
            /** 产地 */
            originPlace?: string | null;
            /**
             * 保价天数
             * Format: int64
             */
            priceProtectDays?: number | null;
            /** 保价承诺 */
            protectPromise?: boolean | null;
            /** 保价范围 */
            protectScope?: string | null;
            /** 退换政策 */
            returnPolicy?: string | null;
            /**
             * 评价数
             * Format: int64
             */
            reviewCount?: number | null;
            rowVersion: number;
            /** 寄样 */
            sampleFlag?: boolean | null;
            /** 卖点 */
            sellingPoints?: string | null;
            /** 不发货地区 */
            shipRegionExclude?: string | null;
            /** 发货时效 */
            shipTime?: string | null;
            /** 短标题 */
            shortTitle?: string | null;
            /** 规格与价格 */
            skus?: components["schemas"]["OfferSku"][];
            /**
             * 坑位费
             * Format: double
             * @description 两位小数，单位元
             */
            slotFee?: number | null;
            /**
             * 来源报品
             * Format: int64
             */
            sourceOfferId?: number | null;
            /**
             * 成交店铺
             * Format: int64
             */
            storeId?: number | null;
            submit?: boolean;
            /** 适用人群 */
            targetPeople?: string | null;
            /**
             * 累计销量
             * Format: int64
             */
            totalSales?: number | null;
            /** 使用方法 */
            usage?: string | null;
            /** 主图视频 */
            videos?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
        };
        OfferScore: {
            /**
             * 品牌力
             * Format: int64
             */
            brand?: number | null;
            /**
             * 匹配度
             * Format: int64
             */
            match?: number | null;
            /**
             * 价格力
             * Format: int64
             */
            price?: number | null;
            /**
             * 产品力
             * Format: int64
             */
            product?: number | null;
        };
        OfferSku: {
            /** 条形码 */
            barcode?: string | null;
            /**
             * 成本价
             * Format: double
             * @description 两位小数，单位元
             */
            costPrice?: number | null;
            /**
             * 日常到手价
             * Format: double
             * @description 两位小数，单位元
             */
            dailyPrice?: number | null;
            /** 停用 */
            disabled: boolean;
            /**
             * 到手价
             * Format: double
             * @description 两位小数，单位元
             */
            finalPrice?: number | null;
            /**
             * SKU编号
             * Format: int64
             */
            id?: number | null;
            /** 规格图 */
            image?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 每人限购
             * Format: int64
             */
            limitPerUser?: number | null;
            /**
             * 页面价
             * Format: double
             * @description 两位小数，单位元
             */
            livePagePrice?: number | null;
            /**
             * 近30天最低价
             * Format: double
             * @description 两位小数，单位元
             */
            lowestPrice30?: number | null;
            /**
             * 近180天最低价
             * Format: double
             * @description 两位小数，单位元
             */
            lowestPrice180?: number | null;
            /**
             * 吊牌价
             * Format: double
             * @description 两位小数，单位元
             */
            marketPrice?: number | null;
            /**
             * 净含量
             * Format: double
             * @description 固定位数的小数
             */
            netContent?: number | null;
            /** 无条码 */
            noBarcode: boolean;
            /**
             * 每份件数
             * Format: int64
             */
            packQty?: number | null;
            /**
             * 备货
             * Format: int64
             */
            plannedStock?: number | null;
            /** 商家编码 */
            skuCode?: string | null;
            /** 规格名称 */
            skuName?: string | null;
            /** 规格 */
            spec: {
                [key: string]: string;
            };
            /**
             * 供货价
             * Format: double
             * @description 两位小数，单位元
             */
            supplyPrice?: number | null;
            /** 临时标识 */
            token?: string | null;
            /** 单位 */
            unit?: string | null;
            /**
             * 单位价
             * Format: double
             * @description 两位小数，单位元
             */
            unitPrice?: number | null;
        };
        OfferSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 属性附件 */
                attrFiles?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 品牌
                 * Format: int64
                 */
                brandId?: number | null;
                /** 二级类目 */
                category2?: string | null;
                /** 三级类目 */
                category3?: string | null;
                /** 类目 */
                categoryCode?: string;
                /**
                 * 变更对象
                 * Format: int64
                 */
                changeOf?: number | null;
                /**
                 * 额外佣金
                 * Format: double
                 * @description 固定位数的小数
                 */
                commissionExtra?: number | null;
                /**
                 * 佣金率
                 * Format: double
                 * @description 固定位数的小数
                 */
                commissionRate?: number | null;
                /** 已知悉并确认合规 */
                complianceConfirmed?: boolean;
                /** 对接人 */
                contactName?: string | null;
                /** 手机 */
                contactPhone?: string | null;
                /** 微信 */
                contactVx?: string | null;
                /** 详情图 */
                detailImages?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /**
                 * 期望播出起
                 * Format: date
                 */
                expectShowDateFrom?: string | null;
                /**
                 * 期望播出止
                 * Format: date
                 */
                expectShowDateTo?: string | null;
                /** 合作模式 */
                feeMode?: string | null;
                /** 表单类型 */
                formType?: string;
                /** 运费险 */
                freightInsurance?: boolean | null;
                /** 运费说明 */
                freightTemplate?: string | null;
                /**
                 * 好评率
                 * Format: double
                 * @description 固定位数的小数
                 */
                goodRate?: number | null;
                /** 商品图片 */
                images?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 支持发票 */
                invoiceSupport?: boolean | null;
                /** 国产 */
                isDomestic?: boolean | null;
                /** 商品ID */
                itemId?: string | null;
                /** 商品链接 */
                itemUrl?: string | null;
                /** 直播间 */
                liveRoom?: string;
                /** 竞品 */
                mainCompetitors?: components["schemas"]["Competitor"][];
                /** 优惠机制 */
                mechanism?: {
                    /**
                     * 主播红包
                     * Format: double
                     * @description 两位小数，单位元
                     */
                    anchorRedPacket?: number | null;
                    /**
                     * 每单件数
                     * Format: int64
                     */
                    buyQty?: number | null;
                    /** 赠品 */
                    gifts?: components["schemas"]["MechanismGift"][];
                    /** 优惠项 */
                    lines?: components["schemas"]["MechanismLine"][];
                    /** 机制描述 */
                    mechanismText?: string | null;
                    /**
                     * 平台补贴
                     * Format: double
                     * @description 两位小数，单位元
                     */
                    platformSubsidy?: number | null;
                };
                /**
                 * 月销量
                 * Format: int64
                 */
                monthSales?: number | null;
                /** 注意事项 */
                notice?: string | null;
                /** 类目属性 */
                offerAttrs?: {
                    [key: string]: unknown;
                };
                /** 报品类别 */
                offerCategory?: string | null;
                /** 复制类型 */
                offerCopyType?: string | null;
                /** 商品名称 */
                offerName?: string;
                /** 报品方式 */
                offerStyle?: string;
                /** 产地 */
                originPlace?: string | null;
                /**
                 * 保价天数
                 * Format: int64
                 */
                priceProtectDays?: number | null;
                /** 保价承诺 */
                protectPromise?: boolean | null;
                /** 保价范围 */
                protectScope?: string | null;
                /** 退换政策 */
                returnPolicy?: string | null;
                /**
                 * 评价数
                 * Format: int64
                 */
                reviewCount?: number | null;
                /** 寄样 */
                sampleFlag?: boolean | null;
                /** 卖点 */
                sellingPoints?: string | null;
                /** 不发货地区 */
                shipRegionExclude?: string | null;
                /** 发货时效 */
                shipTime?: string | null;
                /** 短标题 */
                shortTitle?: string | null;
                /** 规格与价格 */
                skus?: components["schemas"]["OfferSku"][];
                /**
                 * 坑位费
                 * Format: double
                 * @description 两位小数，单位元
                 */
                slotFee?: number | null;
                /**
                 * 来源报品
                 * Format: int64
                 */
                sourceOfferId?: number | null;
                /**
                 * 成交店铺
                 * Format: int64
                 */
                storeId?: number | null;
                /** 适用人群 */
                targetPeople?: string | null;
                /**
                 * 累计销量
                 * Format: int64
                 */
                totalSales?: number | null;
                /** 使用方法 */
                usage?: string | null;
                /** 主图视频 */
                videos?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
            };
            /** Format: int32 */
            versionNo: number;
        };
        OfferSpuExtend: {
            offerCopyFlag?: boolean | null;
            prdEchelonLevel?: string | null;
            riskLevel?: string | null;
            selProductFlag?: boolean | null;
        };
        OfferStoreApprDetail: {
            actions: string[];
            apprStep: string;
            /**
             * 授权到期日
             * Format: date
             */
            authExpireDate?: string | null;
            authFiles?: components["schemas"]["FileView"][];
            /** 经营品牌 */
            brandIds?: number[];
            brandNames: string | null;
            /** 经营类目 */
            categories?: string[];
            closeReason?: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /**
             * 已缴保证金
             * Format: double
             * @description 两位小数，单位元
             */
            depositPaid?: number | null;
            /**
             * 描述评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrDesc?: number | null;
            /**
             * 物流评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrLogistics?: number | null;
            /**
             * 服务评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrService?: number | null;
            /**
             * 粉丝数
             * Format: int64
             */
            fansCount?: number | null;
            id: number;
            /** 是否自有店铺 */
            isOwn?: boolean | null;
            lastModifiedDate: string;
            /** 主体统一社会信用代码 */
            ownerCreditCode?: string | null;
            /** 店铺主体 */
            ownerName?: string | null;
            /** 平台 */
            platformType?: string | null;
            process: components["schemas"]["Process"];
            rejectInfo?: components["schemas"]["RejectInfo"];
            /** 备注 */
            remark?: string | null;
            round: number;
            rowVersion: number;
            screenshot?: components["schemas"]["FileView"][];
            /** 店铺ID */
            sellerId?: string | null;
            status: string;
            storeId: number | null;
            /** 店铺名称 */
            storeName?: string;
            /** 店铺类型 */
            storeType?: string | null;
            /** 店铺链接 */
            storeUrl?: string | null;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            versions: components["schemas"]["Version"][];
        };
        OfferStoreApprNew: {
            /**
             * 授权到期日
             * Format: date
             */
            authExpireDate?: string | null;
            /** 授权书 */
            authFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营品牌 */
            brandIds?: number[];
            /** 经营类目 */
            categories?: string[];
            /**
             * 已缴保证金
             * Format: double
             * @description 两位小数，单位元
             */
            depositPaid?: number | null;
            /**
             * 描述评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrDesc?: number | null;
            /**
             * 物流评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrLogistics?: number | null;
            /**
             * 服务评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrService?: number | null;
            /**
             * 粉丝数
             * Format: int64
             */
            fansCount?: number | null;
            /** 是否自有店铺 */
            isOwn?: boolean | null;
            /** 主体统一社会信用代码 */
            ownerCreditCode?: string | null;
            /** 店铺主体 */
            ownerName?: string | null;
            /** 平台 */
            platformType?: string | null;
            /** 备注 */
            remark?: string | null;
            /** 后台截图 */
            screenshot?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 店铺ID */
            sellerId?: string | null;
            /** 店铺名称 */
            storeName: string;
            /** 店铺类型 */
            storeType?: string | null;
            /** 店铺链接 */
            storeUrl?: string | null;
            submit?: boolean;
        };
        OfferStoreApprRow: {
            actions: string[];
            apprStep: string;
            authExpireDate: string | null;
            brandNames: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            dsrDesc: number | null;
            id: number;
            isOwn: boolean | null;
            lastModifiedDate: string;
            ownerName: string | null;
            platformType: string | null;
            round: number;
            rowVersion: number;
            sellerId: string | null;
            status: string;
            storeId: number | null;
            storeName: string | null;
            storeType: string | null;
            submitDate: string | null;
            title: string;
        };
        OfferStoreApprSave: {
            /**
             * 授权到期日
             * Format: date
             */
            authExpireDate?: string | null;
            /** 授权书 */
            authFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营品牌 */
            brandIds?: number[];
            /** 经营类目 */
            categories?: string[];
            /**
             * 已缴保证金
             * Format: double
             * @description 两位小数，单位元
             */
            depositPaid?: number | null;
            /**
             * 描述评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrDesc?: number | null;
            /**
             * 物流评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrLogistics?: number | null;
            /**
             * 服务评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrService?: number | null;
            /**
             * 粉丝数
             * Format: int64
             */
            fansCount?: number | null;
            id: number;
            /** 是否自有店铺 */
            isOwn?: boolean | null;
            /** 主体统一社会信用代码 */
            ownerCreditCode?: string | null;
            /** 店铺主体 */
            ownerName?: string | null;
            /** 平台 */
            platformType?: string | null;
            /** 备注 */
            remark?: string | null;
            rowVersion: number;
            /** 后台截图 */
            screenshot?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 店铺ID */
            sellerId?: string | null;
            /** 店铺名称 */
            storeName: string;
            /** 店铺类型 */
            storeType?: string | null;
            /** 店铺链接 */
            storeUrl?: string | null;
            submit?: boolean;
        };
        OfferStoreApprSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /**
                 * 授权到期日
                 * Format: date
                 */
                authExpireDate?: string | null;
                /** 授权书 */
                authFiles?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 经营品牌 */
                brandIds?: number[];
                /** 经营类目 */
                categories?: string[];
                /**
                 * 已缴保证金
                 * Format: double
                 * @description 两位小数，单位元
                 */
                depositPaid?: number | null;
                /**
                 * 描述评分
                 * Format: double
                 * @description 固定位数的小数
                 */
                dsrDesc?: number | null;
                /**
                 * 物流评分
                 * Format: double
                 * @description 固定位数的小数
                 */
                dsrLogistics?: number | null;
                /**
                 * 服务评分
                 * Format: double
                 * @description 固定位数的小数
                 */
                dsrService?: number | null;
                /**
                 * 粉丝数
                 * Format: int64
                 */
                fansCount?: number | null;
                /** 是否自有店铺 */
                isOwn?: boolean | null;
                /** 主体统一社会信用代码 */
                ownerCreditCode?: string | null;
                /** 店铺主体 */
                ownerName?: string | null;
                /** 平台 */
                platformType?: string | null;
                /** 备注 */
                remark?: string | null;
                /** 后台截图 */
                screenshot?: {
                    desc?: string | null;
                    /** Format: int64 */
                    fileId: number;
                    isPrimary?: boolean | null;
                    title?: string | null;
                    /** @description The slot's code. */
                    type?: string | null;
                }[];
                /** 店铺ID */
                sellerId?: string | null;
                /** 店铺名称 */
                storeName?: string;
                /** 店铺类型 */
                storeType?: string | null;
                /** 店铺链接 */
                storeUrl?: string | null;
            };
            /** Format: int32 */
            versionNo: number;
        };
        /** @description The task that waits. */
        OfferTask: {
            /** Format: int64 */
            assigneeId?: number | null;
            assigneeName?: string | null;
            batchable: boolean;
            canDecide: boolean;
            dueDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            overtime: boolean;
            step: string;
            stepName: string;
        };
        OrderForm: {
            /** 排期 */
            ids?: number[];
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /**
             * 场次
             * Format: int64
             */
            sessionId?: number | null;
        };
        OssForm: {
            /**
             * Format: binary
             * @description The last part.
             */
            file: string;
            key: string;
            OSSAccessKeyId: string;
            policy: string;
            signature: string;
            success_action_status?: string | null;
        };
        /** @description `{userId, companyName, userName (masked), elsAccount}` as the specification's call is read. */
        OwnAccount: {
            companyName: string;
            current: boolean;
            elsAccount: string;
            status: string;
            /** Format: int64 */
            userId: number;
            userName: string;
        };
        /** @description The names let the page say whose account it is before the session is used (login CSRF). */
        PartnerAnswer: {
            companyName: string;
            id_token: string;
            nameCn: string;
        };
        /** @description Read by the page, so that the hint and the check are the server's. */
        PasswordRule: {
            hint: string;
            /** @description How many of digits, letters and symbols there must be. */
            kinds: number;
            max: number;
            min: number;
        };
        PermissionForm: {
            /** 语言 */
            language?: string | null;
        };
        /** @description S3-04. */
        PermissionNode: {
            children: components["schemas"]["PermissionNode"][];
            label: string;
            permissionCode: string;
            permissionType: string;
        };
        Person: {
            /** Format: int64 */
            id: number;
            nameCn: string;
        };
        /** @description Either a token, or the accounts to choose from. */
        PhoneLoginAnswer: {
            accounts?: components["schemas"]["AccountChoice"][] | null;
            id_token?: string | null;
            needChoose?: boolean | null;
            tempToken?: string | null;
        };
        PhoneLoginForm: {
            /** 手机验证码 */
            authCode: string;
            /** 手机号 */
            phone: string;
            /**
             * 账号
             * Format: int64
             */
            userId?: number | null;
        };
        Picture: {
            /** Format: int64 */
            fileId: number;
            url: string;
        };
        PlatformDashboard: {
            tasks: components["schemas"]["WaitingTasks"][];
            todos: components["schemas"]["TodoCount"][];
        };
        /** @description Permission to submit in spite of one finding. */
        PreCheckWaiver: {
            /** Format: int64 */
            createdBy: number;
            createdByName: string;
            createdDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            decidedBy?: number | null;
            decidedByName?: string | null;
            decidedDate?: components["schemas"]["Timestamp"] | null;
            expireDate?: components["schemas"]["Date"] | null;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            offerId: number;
            reason: string;
            /** Format: int32 */
            rowVersion: number;
            rule: string;
            /** Format: int64 */
            skuId?: number | null;
            status: string;
        };
        PreferenceForm: {
            /** 邮件 */
            email: boolean;
            /** 公众号 */
            gz: boolean;
            /** 短信 */
            sms: boolean;
            /** 消息类型 */
            type: string;
        };
        PreferencesForm: {
            /** 通知设置 */
            types?: components["schemas"]["PreferenceForm"][];
        };
        PriceAgainst: {
            /** Format: int64 */
            commitmentId: number;
            lower: boolean;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            promisedPrice: components["schemas"]["Money"];
            scope: string;
            /** @description Where not, it is information and no violation. */
            within: boolean;
        };
        PriceAskForm: {
            /** 说明要求 */
            question?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        PriceCheckForm: {
            /** 直播间 */
            liveRoom?: string | null;
            /** 优惠机制 */
            mechanism?: {
                /**
                 * 主播红包
                 * Format: double
                 * @description 两位小数，单位元
                 */
                anchorRedPacket?: number | null;
                /**
                 * 每单件数
                 * Format: int64
                 */
                buyQty?: number | null;
                /** 赠品 */
                gifts?: components["schemas"]["MechanismGift"][];
                /** 优惠项 */
                lines?: components["schemas"]["MechanismLine"][];
                /** 机制描述 */
                mechanismText?: string | null;
                /**
                 * 平台补贴
                 * Format: double
                 * @description 两位小数，单位元
                 */
                platformSubsidy?: number | null;
            };
            /** 报品类别 */
            offerCategory?: string | null;
            /** 规格 */
            skus: components["schemas"]["PricedSku"][];
        };
        PriceCloseForm: {
            /** 关闭原因 */
            reason: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        PriceCommitment: {
            barcode: string;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            compensations: components["schemas"]["PriceCompensation"][];
            /** Format: int64 */
            days: number;
            endDate?: components["schemas"]["Date"] | null;
            /** Format: int64 */
            id: number;
            lastModifiedDate: components["schemas"]["Timestamp"];
            liveRoom: string;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            promisedPrice: components["schemas"]["Money"];
            promisedUnitPrice?: components["schemas"]["Money"] | null;
            scope: string;
            /** Format: int64 */
            skuId: number;
            skuName: string;
            startDate?: components["schemas"]["Date"] | null;
            /** @description DRAFT, ACTIVE, BREACHED or CLOSED */
            status: string;
            storeName: string;
        };
        /** @description What buyers of an earlier offer are owed, since a later one was let through for less. */
        PriceCompensation: {
            notedDate: components["schemas"]["Timestamp"];
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            price: components["schemas"]["Money"];
            unitPrice?: components["schemas"]["Money"] | null;
        };
        PriceConfirmForm: {
            /** 认定意见 */
            opinion?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        PricedSku: {
            /** 条形码 */
            barcode?: string | null;
            /**
             * 日常到手价
             * Format: double
             * @description 两位小数，单位元
             */
            dailyPrice?: number | null;
            /**
             * SKU编号
             * Format: int64
             */
            id?: number | null;
            /**
             * 页面价
             * Format: double
             * @description 两位小数，单位元
             */
            livePagePrice?: number | null;
            /**
             * 近30天最低价
             * Format: double
             * @description 两位小数，单位元
             */
            lowestPrice30?: number | null;
            /**
             * 净含量
             * Format: double
             * @description 固定位数的小数
             */
            netContent?: number | null;
            /**
             * 每份件数
             * Format: int64
             */
            packQty?: number | null;
            /** 临时标识 */
            token?: string | null;
            /** 单位 */
            unit?: string | null;
        };
        PriceExplainForm: {
            /** 情况说明 */
            explanation: string;
            /** 附件 */
            files?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        PriceRecordForm: {
            /**
             * 采集日期
             * Format: date
             */
            capturedDate: string;
            /** 渠道 */
            channel: string;
            /**
             * 保价承诺
             * Format: int64
             */
            commitmentId: number;
            /**
             * 价格
             * Format: double
             * @description 两位小数，单位元
             */
            price: number;
            /** 说明 */
            remark?: string | null;
            /** 截图 */
            screenshot: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 店铺名称 */
            storeName?: string | null;
            /** 商品链接 */
            url?: string | null;
        };
        PriceViolation: {
            /** @description What the caller may do with it now. */
            actions: string[];
            askedDate?: components["schemas"]["Timestamp"] | null;
            barcode: string;
            channel: string;
            closedDate?: components["schemas"]["Timestamp"] | null;
            closeReason?: string | null;
            /** Format: int64 */
            commitmentId: number;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            explainedByName?: string | null;
            explainedDate?: components["schemas"]["Timestamp"] | null;
            explanation?: string | null;
            explanationFiles: components["schemas"]["FileView"][];
            files: components["schemas"]["FileView"][];
            /** @description Who confirmed and what they said stays among the staff. */
            firstByName?: string | null;
            firstDate?: components["schemas"]["Timestamp"] | null;
            firstOpinion?: string | null;
            foundDate: components["schemas"]["Date"];
            /** Format: int64 */
            id: number;
            liveRoom: string;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            price: components["schemas"]["Money"];
            promised: components["schemas"]["Money"];
            question?: string | null;
            remark: string;
            /** Format: int32 */
            rowVersion: number;
            scope: string;
            secondByName?: string | null;
            secondDate?: components["schemas"]["Timestamp"] | null;
            secondOpinion?: string | null;
            /** Format: int64 */
            skuId: number;
            skuName: string;
            /** @description JOB or MANUAL */
            source: string;
            /** @description OPEN, EXPLAINED, CONFIRMED or CLOSED */
            status: string;
            storeName: string;
            url: string;
        };
        /** @description The shape above, for the OpenAPI document. */
        Problem: {
            captchaRequired?: boolean | null;
            /**
             * Format: int32
             * @description 401 when the session is void or expired.
             */
            code?: number | null;
            errorKey: string;
            fieldErrors?: components["schemas"]["FieldError"][];
            message: string;
            path: string;
            requestId: string;
            /** Format: int32 */
            status: number;
            title: string;
            type: string;
        };
        Process: {
            logs: components["schemas"]["ProcessLog"][];
            steps: components["schemas"]["ProcessStep"][];
        };
        /** @description A line as the page reads it. */
        ProcessLog: {
            action: string;
            actionLabel: string;
            /**
             * Format: double
             * @description Working hours with one decimal.
             */
            costHours?: number | null;
            date: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            operatorName: string;
            opinion?: string | null;
            rejectReasons: string[];
            roleCode?: string | null;
            /** Format: int32 */
            round: number;
            step: string;
            stepName: string;
        };
        /** @description One circle of the step bar. */
        ProcessStep: {
            /** Format: double */
            costHours?: number | null;
            date?: components["schemas"]["Timestamp"] | null;
            dueDate?: components["schemas"]["Timestamp"] | null;
            handlerName?: string | null;
            opinion?: string | null;
            overtime: boolean;
            roleCode: string;
            roleName: string;
            /** @description NOT_STARTED, APPROVING, APPROVED, REJECTED, CANCELLED */
            status: string;
            step: string;
            stepName: string;
        };
        ProfileForm: {
            /** 品牌 */
            companyBrandDOList?: components["schemas"]["CompanyBrand"][];
            /** 企业信息 */
            companyDO: unknown;
            /** 店铺 */
            companyStoreDOList?: components["schemas"]["CompanyStore"][];
            /** 联系人 */
            contactList?: components["schemas"]["CompanyContact"][];
            /** 文件 */
            fileRelationDOList?: components["schemas"]["FileRelation"][];
            /** 可编辑 */
            isEdit?: boolean | null;
            /** 暂存 */
            isStaging?: boolean | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion?: number | null;
            /** 暂存原因 */
            stageReason?: string | null;
            /**
             * 步骤
             * Format: int32
             */
            step?: number | null;
        };
        ProposeForm: {
            /**
             * 报品
             * Format: int64
             */
            offerId?: number | null;
            /**
             * 备货
             * Format: int64
             */
            planStock?: number | null;
            /** 排期场景 */
            scene?: string | null;
            /**
             * 位置
             * Format: int32
             */
            seq?: number | null;
            /**
             * 场次
             * Format: int64
             */
            sessionId?: number | null;
            /**
             * 讲解分钟
             * Format: int32
             */
            talkMinutes?: number | null;
        };
        PushedPrice: {
            /** 条形码 */
            barcode: string;
            /**
             * 采集日期
             * Format: date
             */
            capturedDate?: string | null;
            /**
             * 价格
             * Format: double
             * @description 两位小数，单位元
             */
            price?: number | null;
            /** 店铺名称 */
            storeName?: string | null;
            /** 商品链接 */
            url?: string | null;
        };
        QualificationRuleForm: {
            /** 品牌性质 */
            brandNature?: string | null;
            /** 类目 */
            categoryCode: string;
            /** 证照类型 */
            certType: string;
            /** 跨境 */
            crossBorder?: boolean | null;
            /** 多选一分组 */
            group?: string | null;
            /** 资质层级 */
            level: string;
            /**
             * 最少剩余天数
             * Format: int32
             */
            minRemainDays: number;
            /** 说明 */
            note?: string | null;
            /** 资质要求 */
            required: string;
            /** 风险等级 */
            riskLevel?: string | null;
        };
        QualificationRuleFormRow: {
            /** 品牌性质 */
            brandNature?: string | null;
            /** 类目 */
            categoryCode: string;
            /** 证照类型 */
            certType: string;
            /** 跨境 */
            crossBorder?: boolean | null;
            /** 多选一分组 */
            group?: string | null;
            id: number;
            lastModifiedByName: string;
            lastModifiedDate: string;
            /** 资质层级 */
            level: string;
            /**
             * 最少剩余天数
             * Format: int32
             */
            minRemainDays: number;
            /** 说明 */
            note?: string | null;
            /** 资质要求 */
            required: string;
            /** 风险等级 */
            riskLevel?: string | null;
            rowVersion: number;
        };
        QualificationRuleFormSave: {
            /** 品牌性质 */
            brandNature?: string | null;
            /** 类目 */
            categoryCode: string;
            /** 证照类型 */
            certType: string;
            /** 跨境 */
            crossBorder?: boolean | null;
            /** 多选一分组 */
            group?: string | null;
            id: number;
            /** 资质层级 */
            level: string;
            /**
             * 最少剩余天数
             * Format: int32
             */
            minRemainDays: number;
            /** 说明 */
            note?: string | null;
            /** 资质要求 */
            required: string;
            /** 风险等级 */
            riskLevel?: string | null;
            rowVersion: number;
        };
        Radar: {
            affectedOffers: number;
            buckets: components["schemas"]["Bucket"][];
            cells: components["schemas"]["Cell"][];
            /** @description Of all buckets; an offer that hangs on two certificates is one offer. */
            count: number;
        };
        Rating: {
            /** Format: double */
            dsrDesc?: number | null;
            /** Format: double */
            dsrLogistics?: number | null;
            /** Format: double */
            dsrService?: number | null;
            /** @description `2026-11` */
            month: string;
        };
        ReadForm: {
            /** 全部 */
            all?: boolean | null;
            /** 消息 */
            ids?: number[];
            /** 消息类型 */
            type?: string | null;
        };
        Readiness: {
            /** @description MISSING, GOING, READY or NEEDLESS */
            contract?: string | null;
            detail?: string | null;
            promotion?: string | null;
            qc?: string | null;
            supply?: string | null;
        };
        RejectField: {
            /** 字段 */
            field: string;
            /** 说明 */
            remark?: string;
        };
        RejectForm: {
            /** 审批意见 */
            opinion?: string;
            /** 标记字段 */
            rejectFields?: components["schemas"]["RejectField"][];
            /** 驳回原因 */
            rejectReasonCodes?: string[];
            /**
             * 重新提交至
             * @description Where a corrected document goes on.
             * @enum {string|null}
             */
            resubmitTo?: "START" | "THIS_STEP" | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        /** @description Why it came back, and what has been done about it since. */
        RejectInfo: {
            date: components["schemas"]["Timestamp"];
            fields: components["schemas"]["RejectMark"][];
            operatorName: string;
            opinion: string;
            reasonCodes: string[];
            reasons: string[];
            /** @description START or THIS_STEP */
            resubmitTo: string;
            /** Format: int32 */
            round: number;
            step: string;
            stepName: string;
        };
        RejectMark: {
            /** @description Whether the field holds something else by now. */
            changed?: boolean;
            field: string;
            label: string;
            remark: string;
        };
        RejectReason: {
            code: string;
            enabled: boolean;
            label: string;
            /** Format: int32 */
            rowVersion: number;
            snippets: string[];
            /** @description The approvals it is offered in; none: all. */
            workflowTypes: string[];
        };
        RejectReasonForm: {
            /** 原因编码 */
            code: string;
            /** 启用 */
            enabled: boolean;
            /** 驳回原因 */
            label: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 常用意见 */
            snippets?: string[];
            /** 适用审批 */
            workflowTypes?: string[];
        };
        ReopenForm: {
            /** 补充说明 */
            content: string;
        };
        ReplyForm: {
            /** 回复内容 */
            content: string;
            /** 附件 */
            files?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
        };
        ResetAnswer: {
            passwordRule?: components["schemas"]["PasswordRule"] | null;
            success: boolean;
        };
        ResetForm: {
            /** 确认密码 */
            confirmPassword?: string | null;
            /** 企业账号 */
            elsAccount?: string | null;
            /** 重置链接 */
            key?: string | null;
            /** 邮箱 */
            mail?: string | null;
            /** 新密码 */
            newPassword?: string | null;
            /** 用户名 */
            username?: string | null;
            /** 验证码 */
            verifyCode?: string | null;
        };
        Resolved: {
            groups: components["schemas"]["AttrGroup"][];
            /** @description The templates it is made of, the most specific first. */
            layers: components["schemas"]["Layer"][];
        };
        RestoreForm: {
            /** 模板编码 */
            code: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        RestrictForm: {
            /** 限播原因 */
            reason: string;
            /** 说明 */
            remark?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        Role: {
            actions: string[];
            /** @description Whether the caller may give it to somebody. */
            assignable: boolean;
            createdDate: components["schemas"]["Timestamp"];
            /** @description A value of DataScope. */
            dataScope: string;
            /** Format: int64 */
            id: number;
            /** @description In the order of the menus. */
            permissionCodes: string[];
            remark: string;
            roleCode: string;
            roleName: string;
            /** @description BUILT_IN or CUSTOM */
            roleType: string;
            /** Format: int32 */
            rowVersion: number;
            /** @description enabled or disabled */
            status: string;
            /**
             * Format: int64
             * @description Accounts of this company that have it.
             */
            userCount: number;
            userType: string;
        };
        RoleForm: {
            /** 数据范围 */
            dataScope: string;
            /**
             * 角色
             * Format: int64
             */
            id: number;
            /** 权限 */
            permissionCodes: string[];
            /** 备注 */
            remark?: string | null;
            /** 角色名称 */
            roleName: string;
            /**
             * 版本
             * Format: int32
             */
            rowVersion: number;
        };
        RowError: {
            /** @description Its title; empty where the whole row is meant. */
            column: string;
            message: string;
            /** Format: int32 */
            rowNo?: number | null;
            /** @description Where it stands on a further sheet: which, and its row there. */
            sheet?: string | null;
        };
        RowForm: {
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        SaveCertificateForm: {
            /** 证照清单 */
            certList?: components["schemas"]["CertItem"][];
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion?: number | null;
            /** 是否提交 */
            submit?: boolean | null;
        };
        ScheduleItem: {
            actions: string[];
            /** Format: double */
            actualGmv?: number | null;
            /** Format: int64 */
            actualRefunds?: number | null;
            /** Format: int64 */
            actualSales?: number | null;
            badges: components["schemas"]["Badge"][];
            brandName: string;
            categoryCode: string;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            /** Format: double */
            finalPrice?: number | null;
            /** Format: int64 */
            id: number;
            liveRoom: string;
            mainImage?: components["schemas"]["SchedulePicture"] | null;
            /** Format: double */
            maxFinalPrice?: number | null;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            /** Format: int64 */
            planStock: number;
            prdEchelonLevel: string;
            readiness: components["schemas"]["Readiness"];
            removeReason: string;
            restrictReasons: string[];
            /** Format: int32 */
            rowVersion: number;
            scene: string;
            scheduleType: string;
            /** Format: int32 */
            seq: number;
            /** Format: int64 */
            sessionId: number;
            sessionTitle: string;
            showDate: components["schemas"]["Date"];
            startTime: string;
            status: string;
            suspended: boolean;
            /** Format: int32 */
            talkMinutes: number;
        };
        SchedulePicture: {
            /** Format: int64 */
            fileId: number;
            url: string;
        };
        ScoreForm: {
            /**
             * 评分
             * Format: int32
             */
            score: number;
        };
        /** @description One reason, with what it costs. */
        ScoreItem: {
            code: string;
            /** Format: int64 */
            count: number;
            label: string;
            /** Format: int32 */
            mostPoints: number;
            /** Format: int32 */
            points: number;
            reason: string;
        };
        SendCodeForm: {
            /** 图形验证码 */
            captcha?: string | null;
            /** 手机号 */
            phone: string;
            /** 图形验证码编号 */
            uuid?: string | null;
        };
        SensitiveValue: {
            field: string;
            /** @description To a picture, for one look. */
            url: string;
            /** @description What was entered; empty where that is a picture, or nothing. */
            value: string;
        };
        /** @description A session with everything on its board. */
        SessionBoard: components["schemas"]["LiveSession"] & {
            conflicts: components["schemas"]["Conflict"][];
            items: components["schemas"]["ScheduleItem"][];
        };
        SessionEvent: {
            /** 原因 */
            reason?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        SessionForm: {
            /** 主播 */
            anchor?: string | null;
            /**
             * 容量
             * Format: int32
             */
            capacity: number;
            /** 结束时间 */
            endTime: string;
            /**
             * 场次
             * Format: int64
             */
            id?: number | null;
            /** 直播间 */
            liveRoom: string;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /**
             * 开播日期
             * Format: date
             */
            showDate?: string | null;
            /** 开始时间 */
            startTime: string;
            /** 场次名称 */
            title: string;
        };
        SignatureAnswer: {
            /**
             * @description JSON: `dir, accessid, policy, signature, host`, the `key` to post, and for a bucket `fields`, which are posted
             *     unchanged before the file.
             */
            data: string;
            success: boolean;
        };
        SignatureForm: {
            /** 文件类型 */
            contentType: string;
            /** 文件名 */
            fileName: string;
            /** 位置 */
            slot?: string | null;
        };
        SignedUrl: {
            expireDate: components["schemas"]["Timestamp"];
            url: string;
        };
        /** @description A line of the list. */
        SignRecord: {
            /** @description `pdf`, `verify` and, for the staff, `resend`. */
            actions: string[];
            certSerial: string;
            /** Format: int64 */
            companyId: number;
            createdDate: components["schemas"]["Timestamp"];
            expireDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            rejectReason: string;
            signedDate?: components["schemas"]["Timestamp"] | null;
            signerEmail: string;
            signerName: string;
            /** @description Masked, as the mailbox is. */
            signerPhone: string;
            signType: string;
            status: string;
            /** Format: int32 */
            templateVersion: number;
            viewedDate?: components["schemas"]["Timestamp"] | null;
        };
        SignRejectForm: {
            /** 拒签原因 */
            reason: string;
        };
        /** @description What comes out when everything is calculated anew. */
        SignVerification: {
            /** @description Of the file as it is now; empty where there is none. */
            actualSha256: string;
            certSerial: string;
            contentHash: string;
            /** @description The kept words have the hash that was written down when they were sent. */
            contentUnchanged: boolean;
            /** @description The kept file has the hash that was written down when it was signed. */
            fileUnchanged: boolean;
            /** @description The key is the one that the platform signs with today. */
            keyIsCurrent: boolean;
            pdfSha256: string;
            publicKey: string;
            signature: string;
            /** @description The platform's signature is one on exactly these facts. */
            signatureValid: boolean;
            signedDate?: components["schemas"]["Timestamp"] | null;
            /** @description All of the following. */
            valid: boolean;
            verifiedDate: components["schemas"]["Timestamp"];
        };
        SignViewForm: {
            /** 已读到文末 */
            readToEnd?: boolean | null;
        };
        SortForm: {
            /** 字典项 */
            ids: number[];
            /**
             * 上级
             * Format: int64
             */
            parentId?: number | null;
            /** 字典类型 */
            type: string;
        };
        SourceForm: {
            /** @description Of the content, with or without `data:…;base64,` before it. */
            base64: string;
            bizType?: string | null;
            fileName: string;
            slot?: string | null;
        };
        Step: {
            code: string;
            hint: string;
            label: string;
            opens: string;
            /**
             * Format: int32
             * @description 100 is done.
             */
            percent: number;
        };
        StepHours: {
            autoAssign: boolean;
            /** Format: int32 */
            hours: number;
            roleName: string;
            /** Format: int32 */
            rowVersion: number;
            step: string;
            stepName: string;
            /** @description It goes to the company's own contact first. */
            toContact: boolean;
            workflowType: string;
        };
        StepHoursForm: {
            /** 自动分配 */
            autoAssign: boolean;
            /**
             * 时限（工作小时）
             * Format: int32
             */
            hours: number;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 审批节点 */
            step: string;
            /** 审批类型 */
            workflowType: string;
        };
        StopForm: {
            /** 说明 */
            remark?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /** 终止原因 */
            stopReason: string;
        };
        StoreForm: {
            /**
             * 授权到期日
             * Format: date
             */
            authExpireDate?: string | null;
            /** 授权书 */
            authFiles?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 经营品牌 */
            brandIds?: number[];
            /** 经营类目 */
            categories?: string[];
            /**
             * 已缴保证金
             * Format: double
             * @description 两位小数，单位元
             */
            depositPaid?: number | null;
            /**
             * 描述评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrDesc?: number | null;
            /**
             * 物流评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrLogistics?: number | null;
            /**
             * 服务评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrService?: number | null;
            /**
             * 粉丝数
             * Format: int64
             */
            fansCount?: number | null;
            /** 是否自有店铺 */
            isOwn?: boolean | null;
            /** 主体统一社会信用代码 */
            ownerCreditCode?: string | null;
            /** 店铺主体 */
            ownerName?: string | null;
            /** 平台 */
            platformType?: string | null;
            /** 备注 */
            remark?: string | null;
            /** 后台截图 */
            screenshot?: {
                desc?: string | null;
                /** Format: int64 */
                fileId: number;
                isPrimary?: boolean | null;
                title?: string | null;
                /** @description The slot's code. */
                type?: string | null;
            }[];
            /** 店铺ID */
            sellerId?: string | null;
            /** 店铺名称 */
            storeName: string;
            /** 店铺类型 */
            storeType?: string | null;
            /** 店铺链接 */
            storeUrl?: string | null;
        };
        /** @description A store with what stands between it and a merchant. */
        StoreRow: {
            actions: string[];
            brandNames: string;
            endDate?: components["schemas"]["Date"] | null;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            merchantId: number;
            platformType: string;
            /** @description OWN or AUTH */
            relationType: string;
            sellerId: string;
            startDate: components["schemas"]["Date"];
            /** @description enabled or disabled */
            status: string;
            /** Format: int64 */
            storeId: number;
            storeName: string;
            storeStatus: string;
            storeUrl: string;
        };
        SupplyAsked: {
            /** @description How many offers. */
            count: number;
        };
        SupplyBatch: {
            /** 供货信息 */
            items: components["schemas"]["SupplyForm"][];
        };
        SupplyDecision: {
            /** 原因 */
            reason?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        SupplyForm: {
            /**
             * 可用库存
             * Format: int64
             */
            availableStock?: number | null;
            /** 批号 */
            batchNo?: string | null;
            /**
             * 日产能
             * Format: int64
             */
            dailyCapacity?: number | null;
            /**
             * 供货信息
             * Format: int64
             */
            id?: number | null;
            /**
             * 锁定库存
             * Format: int64
             */
            lockStock?: number | null;
            /** 临期品 */
            nearExpiry: boolean;
            /** 预售 */
            presale: boolean;
            /**
             * 预售发货日
             * Format: date
             */
            presaleShipDate?: string | null;
            /** 价格确认 */
            priceConfirmed: boolean;
            /**
             * 生产日期
             * Format: date
             */
            productionDate?: string | null;
            /** 备注 */
            remark?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /**
             * 保质期天数
             * Format: int32
             */
            shelfLifeDays?: number | null;
            /** 发货时效 */
            shipHours?: string | null;
            /**
             * 发货仓
             * Format: int64
             */
            shipWarehouse?: number | null;
        };
        SupplyInfo: {
            actions: string[];
            /** Format: int64 */
            availableStock?: number | null;
            batchNo: string;
            categoryCode: string;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            /** Format: int64 */
            dailyCapacity?: number | null;
            deadline: components["schemas"]["Timestamp"];
            /** Format: int64 */
            id: number;
            liveRoom: string;
            /** Format: int64 */
            lockStock?: number | null;
            nearExpiry: boolean;
            offerCode: string;
            /** Format: int64 */
            offerId: number;
            offerName: string;
            /** Format: int64 */
            planStock: number;
            presale: boolean;
            presaleShipDate?: components["schemas"]["Date"] | null;
            priceConfirmed: boolean;
            productionDate?: components["schemas"]["Date"] | null;
            rejectReason: string;
            /**
             * Format: int64
             * @description In whole per cent, on the day of the show.
             */
            remainShelfPct?: number | null;
            remark: string;
            /** Format: int32 */
            rowVersion: number;
            sessionDate: components["schemas"]["Date"];
            /** Format: int64 */
            sessionId: number;
            sessionTitle: string;
            /** Format: int32 */
            shelfLifeDays?: number | null;
            shipHours: string;
            /** Format: int64 */
            shipWarehouse?: number | null;
            shipWarehouseName: string;
            /** Format: int64 */
            skuId: number;
            skuName: string;
            status: string;
            warning?: string | null;
        };
        SupplyRequest: {
            /**
             * 场次
             * Format: int64
             */
            sessionId?: number | null;
        };
        SupplySaved: {
            /** Format: int64 */
            id: number;
            /** Format: int32 */
            rowVersion: number;
            status: string;
            /** @description What people should know of it all the same. */
            warning?: string | null;
        };
        SwitchForm: {
            /**
             * 账号
             * Format: int64
             */
            userId: number;
        };
        /** @description A task as the desk shows it. */
        Task: {
            actions: string[];
            arriveDate: components["schemas"]["Timestamp"];
            /** Format: int64 */
            assigneeId?: number | null;
            assigneeName?: string | null;
            batchable: boolean;
            bizCode: string;
            /** Format: int64 */
            bizId: number;
            bizTitle: string;
            bizType: string;
            canDecide: boolean;
            /** Format: int64 */
            companyId: number;
            companyName: string;
            dueDate: components["schemas"]["Timestamp"];
            finishedByName?: string | null;
            finishedDate?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            id: number;
            liveRoom: string;
            opinion?: string | null;
            overtime: boolean;
            rejectFields: components["schemas"]["RejectField"][];
            rejectReasonCodes: string[];
            roleCode: string;
            roleName: string;
            /** Format: int32 */
            round: number;
            /**
             * Format: int32
             * @description The document's.
             */
            rowVersion: number;
            status: string;
            step: string;
            stepName: string;
            submitDate: components["schemas"]["Timestamp"];
            summary: components["schemas"]["Figure"][];
            workflowType: string;
        };
        /** @description The open task, for those whom it concerns. */
        TaskHead: {
            /** Format: int64 */
            assigneeId?: number | null;
            assigneeName?: string | null;
            batchable: boolean;
            /** Format: int32 */
            bizRowVersion: number;
            canDecide: boolean;
            dueDate: components["schemas"]["Timestamp"];
            /** @description The schema of what has to be filled in to pass the step, and what stands in it at first. */
            form?: string | null;
            formStart?: Record<string, never> | null;
            /** Format: int64 */
            id: number;
            overtime: boolean;
            /** Format: int32 */
            round: number;
            step: string;
            stepName: string;
        };
        TimelineEntry: {
            action: string;
            actionLabel: string;
            date: components["schemas"]["Timestamp"];
            operatorName: string;
            remark: string;
        };
        Timestamp: string;
        /** @description A number as the page shows it. */
        TodoCount: {
            code: string;
            /** Format: int64 */
            count: number;
            hint: string;
            label: string;
            /** @description The call whose X-Total-Count this is. */
            list: string;
            opens: string;
        };
        /** @description S7-23: the name is the specification's. */
        TokenAnswer: {
            id_token: string;
        };
        TransferForm: {
            /** 转办说明 */
            opinion?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
            /**
             * 接收人
             * Format: int64
             */
            userId: number;
        };
        TypePreference: {
            email: boolean;
            gz: boolean;
            /** @description Of the urgent ones alone. */
            sms: boolean;
            type: string;
            typeLabel: string;
        };
        UnmaskForm: {
            /** 字段 */
            field: string;
        };
        UploadedFile: {
            /** Format: int64 */
            fileId: number;
            fileName: string;
            filePath: string;
            /** Format: int32 */
            height?: number | null;
            /** @description Of the bytes as uploaded. */
            sha256: string;
            /** Format: int64 */
            size: number;
            /** @description Of what is kept: a picture is written anew. */
            storedSha256: string;
            url: string;
            /** Format: int32 */
            width?: number | null;
        };
        /** @description The parts of the form. `slot` before `file` lets a file that is too large be refused at once. */
        UploadForm: {
            bizType?: string | null;
            /** Format: binary */
            file: string;
            slot?: string | null;
        };
        UserGroup: {
            actions: string[];
            children: components["schemas"]["UserGroup"][];
            code: string;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            leaderId?: number | null;
            leaderName: string;
            /**
             * Format: int64
             * @description In this very group.
             */
            memberCount: number;
            name: string;
            /** Format: int64 */
            parentId?: number | null;
            /** Format: int32 */
            rowVersion: number;
            /** Format: int32 */
            sort: number;
            /** @description enabled or disabled */
            status: string;
        };
        UserGroupForm: {
            /**
             * 用户组
             * Format: int64
             */
            id: number;
            /**
             * 负责人
             * Format: int64
             */
            leaderId?: number | null;
            /** 用户组名称 */
            name: string;
            /**
             * 版本
             * Format: int32
             */
            rowVersion: number;
        };
        /** @enum {string} */
        UserType: "BIZ" | "PLATFORM";
        Value: unknown;
        VendorCertificateDetail: {
            actions: string[];
            apprStep: string;
            /** 证照清单 */
            certList?: components["schemas"]["CertItem"][];
            closeReason?: string | null;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            id: number;
            itemCount: number | null;
            lastModifiedDate: string;
            process: components["schemas"]["Process"];
            rejectInfo?: components["schemas"]["RejectInfo"];
            round: number;
            rowVersion: number;
            status: string;
            submitDate: string | null;
            task?: components["schemas"]["TaskHead"];
            title: string;
            versions: components["schemas"]["Version"][];
        };
        VendorCertificateNew: {
            /** 证照清单 */
            certList?: components["schemas"]["CertItem"][];
            submit?: boolean;
        };
        VendorCertificateRow: {
            actions: string[];
            apprStep: string;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            id: number;
            itemCount: number | null;
            lastModifiedDate: string;
            round: number;
            rowVersion: number;
            status: string;
            submitDate: string | null;
            title: string;
        };
        VendorCertificateSave: {
            /** 证照清单 */
            certList?: components["schemas"]["CertItem"][];
            id: number;
            rowVersion: number;
            submit?: boolean;
        };
        VendorCertificateSnapshot: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            snapshot: {
                /** 证照清单 */
                certList?: components["schemas"]["CertItem"][];
            };
            /** Format: int32 */
            versionNo: number;
        };
        Verified: {
            tempToken: string;
        };
        VerifyEmailForm: {
            /** 验证码 */
            authCode: string;
        };
        VerifyForm: {
            /** 手机验证码 */
            code: string;
            /** 手机号 */
            phone: string;
        };
        Version: {
            /** @description Labels of what differs from the version before. */
            changedFields: string[];
            changeType: string;
            date: components["schemas"]["Timestamp"];
            keyChanged: boolean;
            /** Format: int64 */
            logId: number;
            operatorName: string;
            remark?: string | null;
            /** Format: int32 */
            round: number;
            /** Format: int32 */
            versionNo: number;
        };
        /** @description Which version a side of a diff is; no number for the document as it stands now. */
        VersionHead: {
            date?: components["schemas"]["Timestamp"] | null;
            /** Format: int64 */
            logId?: number | null;
            operatorName: string;
            /** Format: int32 */
            round: number;
            status?: string | null;
            /** Format: int32 */
            versionNo?: number | null;
        };
        /** @description Tasks of one kind of document. */
        WaitingTasks: {
            overdue: components["schemas"]["TodoCount"];
            todo: components["schemas"]["TodoCount"];
        };
        WaiverDecision: {
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        WaiverForm: {
            /** 豁免原因 */
            reason: string;
            /** 豁免规则 */
            rule: string;
            /**
             * SKU
             * Format: int64
             */
            skuId?: number | null;
        };
        WithdrawForm: {
            /** 撤回原因 */
            reason?: string | null;
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
        };
        ZipForm: {
            /** 文件 */
            ids: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_admin_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_account_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_addresses: {
        parameters: {
            query?: {
                /** @description company 企业，person 个人，warehouse 仓库 */
                addressType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_addresses: {
        parameters: {
            query: {
                /** @description 地址 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_addresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_addresses_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_audit_logs: {
        parameters: {
            query?: {
                /** @description bizId */
                bizId?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description event */
                event?: string;
                /** @description ip */
                ip?: string;
                /** @description login */
                login?: string;
                page?: number;
                /** @description requestId */
                requestId?: string;
                size?: number;
                sort?: string;
                /** @description userId */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_audit_logs_chain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditChain"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_audit_logs_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_authenticate_qqg_sso: {
        parameters: {
            query: {
                /** @description 加密数据 */
                data: string;
                /** @description 签名 */
                secret: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_biz_accounts: {
        parameters: {
            query?: {
                /** @description createdDate */
                createdDate?: string;
                /** @description 是否只看90天未登录的账号 */
                idle?: string;
                /** @description 是否包含下级用户组 */
                includeChildren?: string;
                /** @description lastLoginDate */
                lastLoginDate?: string;
                /** @description login */
                login?: string;
                /** @description nameCn */
                nameCn?: string;
                page?: number;
                /** @description phone */
                phone?: string;
                /** @description 角色 */
                roleId?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description 用户组 */
                userGroupId?: string;
                /** @description vendorPosition */
                vendorPosition?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_biz_accounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_biz_accounts_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_id_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeedForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeedForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_id_kick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeedForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_id_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeedForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialPassword"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_id_unlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeedForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizAccount"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBatchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBatchDone"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_biz_accounts_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_biz_accounts_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_biz_accounts_initial_passwords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialPasswords"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizAccount_emailGetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizAccount_updateOrAddPhoneGetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhoneForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizAccount_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_bizPhone_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePhoneForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_bzPhone_getAuthCode: {
        parameters: {
            query: {
                /** @description 图形验证码 */
                captcha?: string;
                /** @description 手机号 */
                phone: string;
                /** @description 图形验证码编号 */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_bzPhoneAuthorize_getAuthCode: {
        parameters: {
            query: {
                /** @description 手机号 */
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies: {
        parameters: {
            query?: {
                /** @description apprStatus */
                apprStatus?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description bdUserId */
                bdUserId?: string;
                /** @description category */
                category?: string;
                /** @description code */
                code?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description creditCode */
                creditCode?: string;
                /** @description creditScore */
                creditScore?: string;
                /** @description elsAccount */
                elsAccount?: string;
                /** @description id */
                id?: string;
                /** @description name */
                name?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description subjectType */
                subjectType?: string;
                /** @description useStatus */
                useStatus?: string;
                /** @description useStatusReason */
                useStatusReason?: string;
                /** @description vendorGroup */
                vendorGroup?: string;
                /** @description verifyStatus */
                verifyStatus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLine"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies_id_admins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAdmin"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_companies_id_admins_accountId_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialPassword"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_companies_id_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies_id_complaints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyComplaint"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_companies_id_complaints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyComplaint"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_companies_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableCompanyForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_companies_id_freeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeCompanyForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies_id_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyScore"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_companies_id_unmask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmaskForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveValue"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_companies_bd_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changes */
                changes?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description concerns */
                concerns?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_company_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChangeSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChangeNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_company_changes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_bd_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BdCancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_unmask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmaskForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveValue"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_changes_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changes */
                changes?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description concerns */
                concerns?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_changes_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changes */
                changes?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description concerns */
                concerns?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_complaints_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplaintWithdrawal"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyComplaint"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 统一社会信用代码 */
                creditCode?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 法定代表人 */
                legalPersonName?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description 主体类型 */
                subjectType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyJoinRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyJoinDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_joins_id_unmask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmaskForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveValue"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyJoinSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 统一社会信用代码 */
                creditCode?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 法定代表人 */
                legalPersonName?: string;
                /** @description status */
                status?: string;
                /** @description 主体类型 */
                subjectType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_joins_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 统一社会信用代码 */
                creditCode?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 法定代表人 */
                legalPersonName?: string;
                /** @description status */
                status?: string;
                /** @description 主体类型 */
                subjectType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_company_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_register_check_credit_code: {
        parameters: {
            query: {
                /** @description 统一社会信用代码 */
                creditCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register_send_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_register_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_signs: {
        parameters: {
            query?: {
                /** @description companyId */
                companyId?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description expireDate */
                expireDate?: string;
                page?: number;
                /** @description signedDate */
                signedDate?: string;
                /** @description signerName */
                signerName?: string;
                /** @description signType */
                signType?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRecord"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_signs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySign"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_signs_id_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_signs_id_reapply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_signs_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignRejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySign"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_signs_id_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRecord"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_signs_id_sign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySign"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_signs_id_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignVerification"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_signs_id_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignViewForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySign"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_views_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyView"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_company_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProfile"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_company_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_profile_submit_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_profile_unmask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmaskForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveValue"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_company_updateBusinessLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Value"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_dictionarys_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictVersion"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_findPermissionByUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionNode"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_getAllDictionarys_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dictionaries"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_getBizIndividualCenter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualCenter"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_getCompanyNameAndUserName: {
        parameters: {
            query?: {
                /** @description 企业账号 */
                elsAccount?: string;
                /** @description 手机号 */
                phone?: string;
                /** @description 用户名 */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_login_logs: {
        parameters: {
            query?: {
                /** @description 起始时间 */
                "createdDate.greaterThanOrEqual"?: string;
                /** @description 截止时间 */
                "createdDate.lessThanOrEqual"?: string;
                page?: number;
                /** @description 结果 */
                result?: string;
                size?: number;
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRecord"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_message_location_logs: {
        parameters: {
            query?: {
                /** @description level */
                level?: string;
                page?: number;
                /** @description readStates */
                readStates?: string;
                /** @description sendDate */
                sendDate?: string;
                size?: number;
                sort?: string;
                /** @description title */
                title?: string;
                /** @description type */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageLocationLog"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_message_location_logs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_message_location_logs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_message_location_logs_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_message_location_logs_type_count: {
        parameters: {
            query?: {
                /** @description 0 未读，1 已读 */
                "readStates.equals"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTypeCount"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_message_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_message_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_message_stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_permissions_tree: {
        parameters: {
            query?: {
                /** @description BIZ 或 PLATFORM，缺省为自己的类型 */
                userType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantablePermission"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_phoneAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneLoginForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneLoginAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_roles: {
        parameters: {
            query?: {
                /** @description createdDate */
                createdDate?: string;
                /** @description dataScope */
                dataScope?: string;
                page?: number;
                /** @description roleName */
                roleName?: string;
                /** @description roleType */
                roleType?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRoleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_roles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_roles_id_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyRoleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_roles_id_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_roles_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_roles_id_users: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_saveBizAccountPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindPhoneForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_saveBizIndividualCenter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualCenterForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualCenter"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_third_party_private_sphere_auto_login: {
        parameters: {
            query: {
                /** @description 一次性令牌 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_toggleUserAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_admin_user_groups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserGroupForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_user_groups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserGroupForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_admin_user_groups_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_user_groups_id_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_user_groups_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_admin_user_groups_id_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveGroupForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_user_groups_id_users: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_user_groups_tree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_users_getAllLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveRoom"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_verification: {
        parameters: {
            query: {
                /** @description 时间戳 */
                t?: string;
                /** @description 图形验证码编号 */
                uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_admin_verifyCode: {
        parameters: {
            query: {
                /** @description 图形验证码 */
                captcha?: string;
                /** @description 企业账号 */
                elsAccount?: string;
                /** @description 用途：RESET_PWD 或 SIGN */
                Type: string;
                /** @description 用户名 */
                username?: string;
                /** @description 图形验证码编号 */
                uuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_articles: {
        parameters: {
            query?: {
                /** @description category */
                category?: string;
                /** @description mustRead */
                mustRead?: string;
                page?: number;
                /** @description publishDate */
                publishDate?: string;
                size?: number;
                sort?: string;
                /** @description title */
                title?: string;
                /** @description top */
                top?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_articles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_articles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_application_articles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_application_articles_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_articles_id_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_articles_id_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_articles_id_readers: {
        parameters: {
            query?: {
                /** @description true 已读，false 未读 */
                read?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReaders"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_articles_id_unpublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_articles_all: {
        parameters: {
            query?: {
                /** @description category */
                category?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description mustRead */
                mustRead?: string;
                page?: number;
                /** @description publishDate */
                publishDate?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_articles_must_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDetail"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_client_errors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientError"];
            };
        };
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_favourites: {
        parameters: {
            query?: {
                /** @description product 商品，store 店铺 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_favourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_application_favourites: {
        parameters: {
            query: {
                /** @description 收藏的对象 */
                refId: string;
                /** @description product 商品，store 店铺 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_feedbacks: {
        parameters: {
            query?: {
                /** @description code */
                code?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description lastReplyDate */
                lastReplyDate?: string;
                /** @description 我处理的 */
                mine?: string;
                /** @description module */
                module?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description title */
                title?: string;
                /** @description type */
                type?: string;
                /** @description urgency */
                urgency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_application_feedbacks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_application_feedbacks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_application_feedbacks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks_id_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks_id_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks_id_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks_id_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_application_feedbacks_id_take: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_attr_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrTemplateFormRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_attr_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttrTemplateFormSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrTemplateFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_attr_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttrTemplateForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrTemplateFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_bizconfig_attr_templates_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_attr_templates_resolve: {
        parameters: {
            query: {
                /** @description 类目编码 */
                categoryCode: string;
                /** @description 表单类型 */
                formType?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description 报品方式 */
                offerStyle?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resolved"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_compliance_words: {
        parameters: {
            query?: {
                /** @description categories */
                categories?: string;
                /** @description enabled */
                enabled?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description level */
                level?: string;
                /** @description matchType */
                matchType?: string;
                page?: number;
                /** @description scenes */
                scenes?: string;
                size?: number;
                sort?: string;
                /** @description word */
                word?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceWordFormRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_compliance_words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplianceWordFormSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceWordFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_compliance_words: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplianceWordForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceWordFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_bizconfig_compliance_words_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_compliance_words_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_compliance_words_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_compliance_words_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_compliance_words_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_compliance_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplianceCheck"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceVerdict"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_dict_items: {
        parameters: {
            query: {
                /** @description 字典类型 */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptItem"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_dict_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_dict_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_bizconfig_dict_items_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_dict_items_id_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_dict_items_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_dict_items_sort: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SortForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_dict_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictType"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_dict_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictTypeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictType"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_dict_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictTypeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictType"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_live_rooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRoom"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_live_rooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRoomForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRoom"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_live_rooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveRoomForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRoom"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_message_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_message_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplateForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_message_templates_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_qualification_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationRuleFormRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_qualification_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationRuleFormSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationRuleFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_qualification_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationRuleForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationRuleFormRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_bizconfig_qualification_rules_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_reject_reasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectReason"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_reject_reasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectReasonForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectReason"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bizconfig_reject_reasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectReasonForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectReason"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bizconfig_step_hours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepHours"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bizconfig_step_hours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepHoursForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepHours"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_datacenter_dashboard_biz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BizDashboard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_datacenter_dashboard_platform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformDashboard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_datacenter_dashboard_todo_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodoCount"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_fileservice_files_id_sign_url: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUrl"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_fileservice_files_key: {
        parameters: {
            query?: {
                /** @description 有效期止 */
                exp?: string;
                /** @description 128：列表用的小图 */
                side?: string;
                /** @description 签名 */
                sig?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_files_zip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZipForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_getOssSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_oss_complete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_oss_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OssForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_uploadAttachmentFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_uploadAttachmentPublicRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_fileservice_uploadSourceAttachmentFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SourceForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_jd_prices: {
        parameters: {
            query: {
                /** @description 条形码 */
                barcode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPrice"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_jd_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelPricePush"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPricePushed"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_workflow_process_logs: {
        parameters: {
            query: {
                /** @description 单据 */
                bizId: string;
                /** @description 单据类型 */
                bizType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessLog"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_workflow_tasks: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                page?: number;
                /** @description roleCode */
                roleCode?: string;
                size?: number;
                sort?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_workflow_tasks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_id_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_workflow_tasks_id_candidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_id_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_id_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_batch_approve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_workflow_tasks_batch_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_workflow_tasks_counts: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                /** @description roleCode */
                roleCode?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashMap"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_aliases: {
        parameters: {
            query?: {
                /** @description attrCode */
                attrCode?: string;
                /** @description categoryCode */
                categoryCode?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description mergeType */
                mergeType?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description source */
                source?: string;
                /** @description target */
                target?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrAlias"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges: {
        parameters: {
            query?: {
                /** @description affectedCount */
                affectedCount?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description 属性 */
                attrCode?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description executedDate */
                executedDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 合并类型 */
                mergeType?: string;
                page?: number;
                /** @description scope */
                scope?: string;
                size?: number;
                sort?: string;
                /** @description sourceText */
                sourceText?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description targetText */
                targetText?: string;
                /** @description title */
                title?: string;
                /** @description undoneDate */
                undoneDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_product_attr_merges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttrMergeSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttrMergeNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_product_attr_merges_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_id_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergePreview"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges_id_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_product_attr_merges_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_counts: {
        parameters: {
            query?: {
                /** @description affectedCount */
                affectedCount?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description 属性 */
                attrCode?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description executedDate */
                executedDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 合并类型 */
                mergeType?: string;
                /** @description scope */
                scope?: string;
                /** @description sourceText */
                sourceText?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description targetText */
                targetText?: string;
                /** @description title */
                title?: string;
                /** @description undoneDate */
                undoneDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_export: {
        parameters: {
            query?: {
                /** @description affectedCount */
                affectedCount?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description 属性 */
                attrCode?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description executedDate */
                executedDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 合并类型 */
                mergeType?: string;
                /** @description scope */
                scope?: string;
                /** @description sourceText */
                sourceText?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description targetText */
                targetText?: string;
                /** @description title */
                title?: string;
                /** @description undoneDate */
                undoneDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_suggestions: {
        parameters: {
            query: {
                /** @description 类目编码 */
                categoryCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrMergeSuggestion"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_product_attr_merges_words: {
        parameters: {
            query: {
                /** @description 类目编码 */
                categoryCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttrWords"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_live_sessions: {
        parameters: {
            query?: {
                /** @description createdDate */
                createdDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                page?: number;
                /** @description sessionCode */
                sessionCode?: string;
                /** @description showDate */
                showDate?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSession"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_rms_manager_live_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_live_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_live_sessions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_live_sessions_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_live_sessions_id_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_live_sessions_id_lock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_live_sessions_id_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_schedule_items: {
        parameters: {
            query?: {
                /** @description createdDate */
                createdDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description offerId */
                offerId?: string;
                page?: number;
                /** @description scene */
                scene?: string;
                /** @description scheduleType */
                scheduleType?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description showDate */
                showDate?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleItem"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_rms_manager_schedule_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items_id_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items_id_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemEvent"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_schedule_items_actuals_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items_actuals_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_schedule_items_actuals_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items_actuals_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rms_manager_schedule_items_mine: {
        parameters: {
            query?: {
                /** @description createdDate */
                createdDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description offerId */
                offerId?: string;
                page?: number;
                /** @description scene */
                scene?: string;
                /** @description scheduleType */
                scheduleType?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description showDate */
                showDate?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleItem"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_rms_manager_schedule_items_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoard"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_workflow_process_logs: {
        parameters: {
            query: {
                /** @description 单据 */
                bizId: string;
                /** @description 单据类型 */
                bizType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessLog"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_workflow_tasks: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                page?: number;
                /** @description roleCode */
                roleCode?: string;
                size?: number;
                sort?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_workflow_tasks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_id_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_workflow_tasks_id_candidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_id_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_id_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_batch_approve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_workflow_tasks_batch_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_workflow_tasks_counts: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                /** @description roleCode */
                roleCode?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashMap"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_channel_prices: {
        parameters: {
            query?: {
                /** @description barcode */
                barcode?: string;
                /** @description capturedDate */
                capturedDate?: string;
                /** @description channel */
                channel?: string;
                /** @description 包含历史价格 */
                history?: string;
                page?: number;
                /** @description price */
                price?: string;
                size?: number;
                sort?: string;
                /** @description source */
                source?: string;
                /** @description storeName */
                storeName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPriceRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_channel_prices_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_channel_prices_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_channel_prices_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_channel_prices_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 授权到期日 */
                authExpireDate?: string;
                /** @description brandNames */
                brandNames?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 描述评分 */
                dsrDesc?: string;
                /** @description id */
                id?: string;
                /** @description 是否自有店铺 */
                isOwn?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 店铺主体 */
                ownerName?: string;
                page?: number;
                /** @description 平台 */
                platformType?: string;
                /** @description 店铺ID */
                sellerId?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description storeId */
                storeId?: string;
                /** @description 店铺名称 */
                storeName?: string;
                /** @description 店铺类型 */
                storeType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_merchant_offer_store_apprs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferStoreApprSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_selection_merchant_offer_store_apprs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_id_bd_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BdCancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_brands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandOption"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 授权到期日 */
                authExpireDate?: string;
                /** @description brandNames */
                brandNames?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 描述评分 */
                dsrDesc?: string;
                /** @description id */
                id?: string;
                /** @description 是否自有店铺 */
                isOwn?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 店铺主体 */
                ownerName?: string;
                /** @description 平台 */
                platformType?: string;
                /** @description 店铺ID */
                sellerId?: string;
                /** @description status */
                status?: string;
                /** @description storeId */
                storeId?: string;
                /** @description 店铺名称 */
                storeName?: string;
                /** @description 店铺类型 */
                storeType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferStoreApprNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferStoreApprDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 授权到期日 */
                authExpireDate?: string;
                /** @description brandNames */
                brandNames?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 描述评分 */
                dsrDesc?: string;
                /** @description id */
                id?: string;
                /** @description 是否自有店铺 */
                isOwn?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 店铺主体 */
                ownerName?: string;
                /** @description 平台 */
                platformType?: string;
                /** @description 店铺ID */
                sellerId?: string;
                /** @description status */
                status?: string;
                /** @description storeId */
                storeId?: string;
                /** @description 店铺名称 */
                storeName?: string;
                /** @description 店铺类型 */
                storeType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_store_apprs_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_store_apprs_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_stores: {
        parameters: {
            query?: {
                /** @description endDate */
                endDate?: string;
                /** @description merchantId */
                merchantId?: string;
                page?: number;
                /** @description platformType */
                platformType?: string;
                /** @description relationType */
                relationType?: string;
                /** @description sellerId */
                sellerId?: string;
                size?: number;
                sort?: string;
                /** @description startDate */
                startDate?: string;
                /** @description status */
                status?: string;
                /** @description storeId */
                storeId?: string;
                /** @description storeName */
                storeName?: string;
                /** @description storeStatus */
                storeStatus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_stores_id_freeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_stores_id_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_merchant_offer_stores_id_timeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_stores_id_unfreeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_merchant_offer_stores_removeMerchantStoreRelation: {
        parameters: {
            query: {
                /** @description 商家 */
                merchantId: string;
                /** @description 店铺 */
                storeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 变更对象 */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description keyChanged */
                keyChanged?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 直播间 */
                liveRoom?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_offer_changes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferChangeSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offer_changes_id_abandon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offer_changes_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 变更对象 */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description keyChanged */
                keyChanged?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_changes_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 变更对象 */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description keyChanged */
                keyChanged?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offer_logs_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers: {
        parameters: {
            query?: {
                /** @description apprEndDate */
                apprEndDate?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description auditStatus */
                auditStatus?: string;
                /** @description bdUserId */
                bdUserId?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description broadcastRestricted */
                broadcastRestricted?: string;
                /** @description 二级类目 */
                category2?: string;
                /** @description 三级类目 */
                category3?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description 佣金率 */
                commissionRate?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 期望播出起 */
                expectShowDateFrom?: string;
                /** @description finalPrice */
                finalPrice?: string;
                /** @description firstScore */
                firstScore?: string;
                /** @description 表单类型 */
                formType?: string;
                /** @description giftFlag */
                giftFlag?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description lastShowDate */
                lastShowDate?: string;
                /** @description linkOfferCode */
                linkOfferCode?: string;
                /** @description linkSubmitter */
                linkSubmitter?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description mainImage */
                mainImage?: string;
                /** @description maxFinalPrice */
                maxFinalPrice?: string;
                /** @description 报品类别 */
                offerCategory?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerCopyFlag */
                offerCopyFlag?: string;
                /** @description 复制类型 */
                offerCopyType?: string;
                /** @description 商品名称 */
                offerName?: string;
                /** @description 报品方式 */
                offerStyle?: string;
                /** @description originFormType */
                originFormType?: string;
                /** @description overTimeNotAddSchedule */
                overTimeNotAddSchedule?: string;
                /** @description ownerId */
                ownerId?: string;
                page?: number;
                /** @description plannedStock */
                plannedStock?: string;
                /** @description prdEchelonLevel */
                prdEchelonLevel?: string;
                /** @description priceLevel */
                priceLevel?: string;
                /** @description 保价天数 */
                priceProtectDays?: string;
                /** @description restrictReasons */
                restrictReasons?: string;
                /** @description riskLevel */
                riskLevel?: string;
                /** @description sameBarcodeAs */
                sameBarcodeAs?: string;
                /** @description score */
                score?: string;
                /** @description selProductFlag */
                selProductFlag?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description sessionTitle */
                sessionTitle?: string;
                /** @description showScheduleScene */
                showScheduleScene?: string;
                /** @description showStatus */
                showStatus?: string;
                size?: number;
                /** @description skipsFirst */
                skipsFirst?: string;
                sort?: string;
                /** @description sourceOfferCode */
                sourceOfferCode?: string;
                /** @description 来源报品 */
                sourceOfferId?: string;
                /** @description status */
                status?: string;
                /** @description 成交店铺 */
                storeId?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description superEightProduct */
                superEightProduct?: string;
                /** @description tab */
                tab?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_offers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_selection_offers_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_bd_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BdCancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_copy_source: {
        parameters: {
            query: {
                /** @description 类目 */
                categoryCode?: string;
                /** @description 表单类型 */
                formType?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description copy 复制，reuse 复用 */
                mode: string;
                /** @description 报品方式 */
                offerStyle?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferCopySource"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_duplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDuplicate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_pre_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferPreCheck"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_price_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferPastPrice"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_protection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferProtection"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_restrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_offers_id_supplement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_unrestrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_id_waivers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckWaiver"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_waivers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckWaiver"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_batch_action: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                action: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferBatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferBatchDone"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_compare: {
        parameters: {
            query: {
                /** @description 2~5个报品，逗号分隔 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferCompared"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_counts: {
        parameters: {
            query?: {
                /** @description apprEndDate */
                apprEndDate?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description auditStatus */
                auditStatus?: string;
                /** @description bdUserId */
                bdUserId?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description broadcastRestricted */
                broadcastRestricted?: string;
                /** @description 二级类目 */
                category2?: string;
                /** @description 三级类目 */
                category3?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description 佣金率 */
                commissionRate?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 期望播出起 */
                expectShowDateFrom?: string;
                /** @description finalPrice */
                finalPrice?: string;
                /** @description firstScore */
                firstScore?: string;
                /** @description 表单类型 */
                formType?: string;
                /** @description giftFlag */
                giftFlag?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description lastShowDate */
                lastShowDate?: string;
                /** @description linkOfferCode */
                linkOfferCode?: string;
                /** @description linkSubmitter */
                linkSubmitter?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description mainImage */
                mainImage?: string;
                /** @description maxFinalPrice */
                maxFinalPrice?: string;
                /** @description 报品类别 */
                offerCategory?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerCopyFlag */
                offerCopyFlag?: string;
                /** @description 复制类型 */
                offerCopyType?: string;
                /** @description 商品名称 */
                offerName?: string;
                /** @description 报品方式 */
                offerStyle?: string;
                /** @description originFormType */
                originFormType?: string;
                /** @description overTimeNotAddSchedule */
                overTimeNotAddSchedule?: string;
                /** @description ownerId */
                ownerId?: string;
                /** @description plannedStock */
                plannedStock?: string;
                /** @description prdEchelonLevel */
                prdEchelonLevel?: string;
                /** @description priceLevel */
                priceLevel?: string;
                /** @description 保价天数 */
                priceProtectDays?: string;
                /** @description restrictReasons */
                restrictReasons?: string;
                /** @description riskLevel */
                riskLevel?: string;
                /** @description sameBarcodeAs */
                sameBarcodeAs?: string;
                /** @description score */
                score?: string;
                /** @description selProductFlag */
                selProductFlag?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description sessionTitle */
                sessionTitle?: string;
                /** @description showScheduleScene */
                showScheduleScene?: string;
                /** @description showStatus */
                showStatus?: string;
                /** @description skipsFirst */
                skipsFirst?: string;
                /** @description sourceOfferCode */
                sourceOfferCode?: string;
                /** @description 来源报品 */
                sourceOfferId?: string;
                /** @description status */
                status?: string;
                /** @description 成交店铺 */
                storeId?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description superEightProduct */
                superEightProduct?: string;
                /** @description tab */
                tab?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_export: {
        parameters: {
            query?: {
                /** @description apprEndDate */
                apprEndDate?: string;
                /** @description apprStep */
                apprStep?: string;
                /** @description auditStatus */
                auditStatus?: string;
                /** @description bdUserId */
                bdUserId?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description broadcastRestricted */
                broadcastRestricted?: string;
                /** @description 二级类目 */
                category2?: string;
                /** @description 三级类目 */
                category3?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description 佣金率 */
                commissionRate?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description 期望播出起 */
                expectShowDateFrom?: string;
                /** @description finalPrice */
                finalPrice?: string;
                /** @description firstScore */
                firstScore?: string;
                /** @description 表单类型 */
                formType?: string;
                /** @description giftFlag */
                giftFlag?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description lastShowDate */
                lastShowDate?: string;
                /** @description linkOfferCode */
                linkOfferCode?: string;
                /** @description linkSubmitter */
                linkSubmitter?: string;
                /** @description 直播间 */
                liveRoom?: string;
                /** @description mainImage */
                mainImage?: string;
                /** @description maxFinalPrice */
                maxFinalPrice?: string;
                /** @description 报品类别 */
                offerCategory?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerCopyFlag */
                offerCopyFlag?: string;
                /** @description 复制类型 */
                offerCopyType?: string;
                /** @description 商品名称 */
                offerName?: string;
                /** @description 报品方式 */
                offerStyle?: string;
                /** @description originFormType */
                originFormType?: string;
                /** @description overTimeNotAddSchedule */
                overTimeNotAddSchedule?: string;
                /** @description ownerId */
                ownerId?: string;
                /** @description plannedStock */
                plannedStock?: string;
                /** @description prdEchelonLevel */
                prdEchelonLevel?: string;
                /** @description priceLevel */
                priceLevel?: string;
                /** @description 保价天数 */
                priceProtectDays?: string;
                /** @description restrictReasons */
                restrictReasons?: string;
                /** @description riskLevel */
                riskLevel?: string;
                /** @description sameBarcodeAs */
                sameBarcodeAs?: string;
                /** @description score */
                score?: string;
                /** @description selProductFlag */
                selProductFlag?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description sessionTitle */
                sessionTitle?: string;
                /** @description showScheduleScene */
                showScheduleScene?: string;
                /** @description showStatus */
                showStatus?: string;
                /** @description skipsFirst */
                skipsFirst?: string;
                /** @description sourceOfferCode */
                sourceOfferCode?: string;
                /** @description 来源报品 */
                sourceOfferId?: string;
                /** @description status */
                status?: string;
                /** @description 成交店铺 */
                storeId?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description superEightProduct */
                superEightProduct?: string;
                /** @description tab */
                tab?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_image_slots: {
        parameters: {
            query: {
                /** @description 类目 */
                categoryCode: string;
                /** @description 表单类型 */
                formType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageSlot"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_offers_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_offers_price_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceCheckForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferPriceCheck"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_price_commitments: {
        parameters: {
            query?: {
                /** @description barcode */
                barcode?: string;
                /** @description companyName */
                companyName?: string;
                /** @description endDate */
                endDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerId */
                offerId?: string;
                /** @description offerName */
                offerName?: string;
                page?: number;
                /** @description promisedPrice */
                promisedPrice?: string;
                /** @description scope */
                scope?: string;
                size?: number;
                sort?: string;
                /** @description startDate */
                startDate?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCommitment"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_price_violations: {
        parameters: {
            query?: {
                /** @description barcode */
                barcode?: string;
                /** @description channel */
                channel?: string;
                /** @description companyName */
                companyName?: string;
                /** @description foundDate */
                foundDate?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerId */
                offerId?: string;
                /** @description offerName */
                offerName?: string;
                page?: number;
                /** @description price */
                price?: string;
                size?: number;
                sort?: string;
                /** @description source */
                source?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_price_violations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRecordForm"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_price_violations_id_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceAskForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_price_violations_id_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceCloseForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_price_violations_id_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceConfirmForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_price_violations_id_explain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceExplainForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceViolation"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_supply_infos: {
        parameters: {
            query?: {
                /** @description liveRoom */
                liveRoom?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerName */
                offerName?: string;
                page?: number;
                /** @description sessionDate */
                sessionDate?: string;
                /** @description sessionId */
                sessionId?: string;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyInfo"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_supply_infos_id_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyDecision"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyInfo"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_supply_infos_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyDecision"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyInfo"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_supply_infos_batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyBatch"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplySaved"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_supply_infos_export: {
        parameters: {
            query?: {
                /** @description liveRoom */
                liveRoom?: string;
                /** @description offerCode */
                offerCode?: string;
                /** @description offerName */
                offerName?: string;
                /** @description sessionDate */
                sessionDate?: string;
                /** @description sessionId */
                sessionId?: string;
                /** @description status */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_supply_infos_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_supply_infos_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_supply_infos_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_supply_infos_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_supply_infos_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyRequest"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyAsked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_basicInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicInfo"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description itemCount */
                itemCount?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_selection_vendor_certificate_submissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorCertificateSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificate_submissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorCertificateNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_selection_vendor_certificate_submissions_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificate_submissions_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_id_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertItemView"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificate_submissions_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificate_submissions_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificate_submissions_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCertificateDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description itemCount */
                itemCount?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificate_submissions_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description itemCount */
                itemCount?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificates: {
        parameters: {
            query?: {
                /** @description apprStatus */
                apprStatus?: string;
                /** @description brandId */
                brandId?: string;
                /** @description categoryCode */
                categoryCode?: string;
                /** @description certName */
                certName?: string;
                /** @description certNo */
                certNo?: string;
                /** @description certStatus */
                certStatus?: string;
                /** @description certType */
                certType?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description expireDate */
                expireDate?: string;
                /** @description issueDate */
                issueDate?: string;
                page?: number;
                /** @description replacedById */
                replacedById?: string;
                size?: number;
                sort?: string;
                /** @description subjectName */
                subjectName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificates_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificates_id_remind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertRow"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_certificates_id_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentCertificate"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificates_export: {
        parameters: {
            query?: {
                /** @description apprStatus */
                apprStatus?: string;
                /** @description brandId */
                brandId?: string;
                /** @description categoryCode */
                categoryCode?: string;
                /** @description certName */
                certName?: string;
                /** @description certNo */
                certNo?: string;
                /** @description certStatus */
                certStatus?: string;
                /** @description certType */
                certType?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description expireDate */
                expireDate?: string;
                /** @description issueDate */
                issueDate?: string;
                /** @description replacedById */
                replacedById?: string;
                /** @description subjectName */
                subjectName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_certificates_radar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Radar"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_selection_vendor_getCurrentCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentCertificate"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_saveBasicInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasicInfoForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicInfo"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_vendor_saveCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCertificateForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentCertificate"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_waivers_id_grant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverDecision"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckWaiver"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_selection_waivers_id_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverDecision"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreCheckWaiver"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_sn_prices: {
        parameters: {
            query: {
                /** @description 条形码 */
                barcode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPrice"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_sn_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelPricePush"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPricePushed"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_workflow_process_logs: {
        parameters: {
            query: {
                /** @description 单据 */
                bizId: string;
                /** @description 单据类型 */
                bizType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessLog"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_workflow_tasks: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                page?: number;
                /** @description roleCode */
                roleCode?: string;
                size?: number;
                sort?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_workflow_tasks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_id_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_workflow_tasks_id_candidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_id_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_id_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_batch_approve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_workflow_tasks_batch_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_workflow_tasks_counts: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                /** @description roleCode */
                roleCode?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashMap"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changeOf */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsChangeRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsChangeDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsChangeSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changeOf */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_changes_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description changeOf */
                changeOf?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description id */
                id?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description status */
                status?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 条形码 */
                barcode?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeId */
                changeId?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description goodsCode */
                goodsCode?: string;
                /** @description 货品名称 */
                goodsName?: string;
                /** @description 高(cm) */
                heightCm?: string;
                /** @description id */
                id?: string;
                /** @description image */
                image?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 长(cm) */
                lengthCm?: string;
                /** @description 无条形码 */
                noBarcode?: string;
                page?: number;
                size?: number;
                sort?: string;
                /** @description 规格 */
                spec?: string;
                /** @description status */
                status?: string;
                /** @description 储存条件 */
                storageType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
                /** @description 毛重(kg) */
                weightKg?: string;
                /** @description 宽(cm) */
                widthCm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_wms_goods_skus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsSkuSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsSkuNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_wms_goods_skus_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_abandon_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_id_diff: {
        parameters: {
            query?: {
                /** @description 同时列出未变化的字段 */
                all?: string;
                /** @description 旧版本 */
                from?: string;
                /** @description 新版本，current 为当前内容 */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_urge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_id_versions_logId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                logId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_id_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSkuDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_counts: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 条形码 */
                barcode?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeId */
                changeId?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description goodsCode */
                goodsCode?: string;
                /** @description 货品名称 */
                goodsName?: string;
                /** @description 高(cm) */
                heightCm?: string;
                /** @description id */
                id?: string;
                /** @description image */
                image?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 长(cm) */
                lengthCm?: string;
                /** @description 无条形码 */
                noBarcode?: string;
                /** @description 规格 */
                spec?: string;
                /** @description status */
                status?: string;
                /** @description 储存条件 */
                storageType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
                /** @description 毛重(kg) */
                weightKg?: string;
                /** @description 宽(cm) */
                widthCm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_export: {
        parameters: {
            query?: {
                /** @description apprStep */
                apprStep?: string;
                /** @description 条形码 */
                barcode?: string;
                /** @description 品牌 */
                brandId?: string;
                /** @description brandName */
                brandName?: string;
                /** @description 类目 */
                categoryCode?: string;
                /** @description changeId */
                changeId?: string;
                /** @description changeStatus */
                changeStatus?: string;
                /** @description code */
                code?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description createdBy */
                createdBy?: string;
                /** @description createdDate */
                createdDate?: string;
                /** @description goodsCode */
                goodsCode?: string;
                /** @description 货品名称 */
                goodsName?: string;
                /** @description 高(cm) */
                heightCm?: string;
                /** @description id */
                id?: string;
                /** @description image */
                image?: string;
                /** @description lastModifiedDate */
                lastModifiedDate?: string;
                /** @description 长(cm) */
                lengthCm?: string;
                /** @description 无条形码 */
                noBarcode?: string;
                /** @description 规格 */
                spec?: string;
                /** @description status */
                status?: string;
                /** @description 储存条件 */
                storageType?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description title */
                title?: string;
                /** @description 毛重(kg) */
                weightKg?: string;
                /** @description 宽(cm) */
                widthCm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_import_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_import_batchId_commit: {
        parameters: {
            query: {
                /** @description ALL_OR_NOTHING 有错不导入，SKIP_ERRORS 跳过错误行 */
                mode: string;
            };
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCommitted"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_wms_goods_skus_import_batchId_error_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_wms_goods_skus_import_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportChecked"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_workflow_process_logs: {
        parameters: {
            query: {
                /** @description 单据 */
                bizId: string;
                /** @description 单据类型 */
                bizType: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessLog"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_workflow_tasks: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                page?: number;
                /** @description roleCode */
                roleCode?: string;
                size?: number;
                sort?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_workflow_tasks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_id_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_workflow_tasks_id_candidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_id_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_id_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_id_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_batch_approve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_workflow_tasks_batch_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRejectForm"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_workflow_tasks_counts: {
        parameters: {
            query?: {
                /** @description arriveDate */
                arriveDate?: string;
                /** @description bizCode */
                bizCode?: string;
                /** @description bizTitle */
                bizTitle?: string;
                /** @description bizType */
                bizType?: string;
                /** @description companyId */
                companyId?: string;
                /** @description companyName */
                companyName?: string;
                /** @description dueDate */
                dueDate?: string;
                /** @description finishedDate */
                finishedDate?: string;
                /** @description liveRoom */
                liveRoom?: string;
                /** @description overtime */
                overtime?: string;
                /** @description roleCode */
                roleCode?: string;
                /** @description step */
                step?: string;
                /** @description submitDate */
                submitDate?: string;
                /** @description todo 待办、done 已办、started 我发起的、cc 征询我的 */
                view?: string;
                /** @description workflowType */
                workflowType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashMap"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_zkh_prices: {
        parameters: {
            query: {
                /** @description 条形码 */
                barcode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPrice"][];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_zkh_prices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelPricePush"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelPricePushed"];
                };
            };
            /** @description 拒绝 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
