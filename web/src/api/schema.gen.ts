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
    "/services/admin/api/company/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 企业资料 */
        get: operations["get_admin_company_profile"];
        put?: never;
        post?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountChoice: {
            companyName: string;
            nameCn: string;
            status: string;
            /** Format: int64 */
            userId: number;
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
        AuthChainNode: {
            canSubLicense: boolean;
            endDate: components["schemas"]["Date"];
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
            startDate: components["schemas"]["Date"];
        };
        BatchForm: {
            /** 审批意见 */
            opinion?: string | null;
            /** 任务 */
            tasks?: components["schemas"]["BatchTask"][];
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
        BrandOption: {
            brandNameCn: string;
            brandNature: string;
            /** Format: int64 */
            id: number;
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
            trademarkStatus: string;
        };
        /** @description The row with what follows from it. */
        CompanyDO: components["schemas"]["Company"] & {
            /** @description The deepest of the three levels that is set. */
            category: string;
            /** @description Codes of province, city and district, as a region picker wants them. */
            regionIds: string[];
        };
        /** @description A company with its brands, stores and files, and how far its registration is (S3-08). */
        CompanyProfile: {
            companyBrandDOList: components["schemas"]["CompanyBrandDO"][];
            companyDO: components["schemas"]["CompanyDO"];
            companyStoreDOList: unknown[];
            fileRelationDOList: unknown[];
            /** @description The applicant may still change the registration. */
            isEdit: boolean;
            /** Format: int32 */
            step: number;
        };
        CompleteForm: {
            /** 业务类型 */
            bizType?: string | null;
            /** 文件 */
            key: string;
            /** 位置 */
            slot?: string | null;
        };
        /** @description How many documents a tab shows. */
        Counts: {
            /** Format: int64 */
            all: number;
            /** Format: int64 */
            approved: number;
            /** Format: int64 */
            approving: number;
            /** Format: int64 */
            cancelled: number;
            /** Format: int64 */
            completed: number;
            /** Format: int64 */
            created: number;
            /** Format: int64 */
            rejected: number;
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
            gzSubscribe: boolean;
            /** Format: int64 */
            id: number;
            imageUrl: string;
            login: string;
            nameCn: string;
            passwordRule: components["schemas"]["PasswordRule"];
            phone: string;
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
        FreezeForm: {
            /** 原因 */
            reason: string;
        };
        HashMap: {
            [key: string]: number;
        };
        ImportChecked: {
            /** Format: int64 */
            batchId: number;
            errorCount: number;
            okCount: number;
            rows: components["schemas"]["ImportCheckedRow"][];
            total: number;
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
            imageUrl: string;
            login: string;
            nameCn: string;
            phone: string;
            receiveEmail: boolean;
            vendorPosition: string;
            vendorVx: string;
        };
        IndividualCenterForm: {
            /** 邮箱 */
            email?: string | null;
            /** 姓名 */
            nameCn: string;
            /** 接收邮件 */
            receiveEmail?: boolean | null;
            /** 岗位 */
            vendorPosition: string;
            /** 微信号 */
            vendorVx?: string | null;
        };
        LiveRoom: {
            label: string;
            liveRoom: string;
            /** Format: int32 */
            sort: number;
            vendorType: string;
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
        Marked: {
            /** Format: int64 */
            count: number;
        };
        MessageLocationLog: {
            /** Format: int64 */
            bizId?: number | null;
            bizType: string;
            content: string;
            /** Format: int64 */
            id: number;
            level: string;
            linkRoute: string;
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
        /** @description How many messages of one type (S7-28). */
        MessageTypeCount: {
            /** Format: int64 */
            count: number;
            type: string;
            typeLabel: string;
        };
        NewPhoneForm: {
            /** 手机号 */
            phone: string;
            /** 类型 */
            type: string;
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
            "r#type"?: string | null;
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
        RowError: {
            /** @description Its title; empty where the whole row is meant. */
            column: string;
            message: string;
        };
        RowForm: {
            /**
             * 数据版本
             * Format: int32
             */
            rowVersion: number;
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
        SourceForm: {
            /** @description Of the content, with or without `data:…;base64,` before it. */
            base64: string;
            bizType?: string | null;
            fileName: string;
            slot?: string | null;
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
        StoreFormDetail: {
            actions: string[];
            apprStep: string;
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
            brandNames?: unknown;
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
            status: string;
            storeId?: unknown;
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
        StoreFormNew: {
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
        StoreFormRow: {
            actions: string[];
            apprStep: string;
            /**
             * 授权到期日
             * Format: date
             */
            authExpireDate?: string | null;
            brandNames?: unknown;
            code: string;
            companyId: number;
            companyName: string;
            createdBy: number;
            createdByName: string;
            createdDate: string;
            /**
             * 描述评分
             * Format: double
             * @description 固定位数的小数
             */
            dsrDesc?: number | null;
            id: number;
            /** 是否自有店铺 */
            isOwn?: boolean | null;
            lastModifiedDate: string;
            /** 店铺主体 */
            ownerName?: string | null;
            /** 平台 */
            platformType?: string | null;
            round: number;
            rowVersion: number;
            /** 店铺ID */
            sellerId?: string | null;
            status: string;
            storeId?: unknown;
            /** 店铺名称 */
            storeName?: string | null;
            /** 店铺类型 */
            storeType?: string | null;
            submitDate: string | null;
            title: string;
        };
        StoreFormSave: {
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
        StoreFormSnapshot: {
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
        /** @enum {string} */
        UserType: "BIZ" | "PLATFORM";
        Value: unknown;
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
                    "application/json": components["schemas"]["MessageLocationLog"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormRow"][];
                };
            };
            /** @description 拒绝 */
            default: {
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
                "application/json": components["schemas"]["StoreFormSave"];
            };
        };
        responses: {
            /** @description 成功 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormSnapshot"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
                "application/json": components["schemas"]["StoreFormNew"];
            };
        };
        responses: {
            /** @description 成功 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreFormDetail"];
                };
            };
            /** @description 拒绝 */
            default: {
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
}
