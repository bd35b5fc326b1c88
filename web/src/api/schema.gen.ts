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
        BindPhoneForm: {
            /** 手机验证码 */
            authCode: string;
            /** 手机号 */
            phone: string;
        };
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
        /** @description The answer of calls that only say that they have done it. */
        Done: {
            success: boolean;
        };
        FieldError: {
            field: string;
            label: string;
            message: string;
        };
        FileAnswer: {
            data: components["schemas"]["UploadedFile"];
            message: string;
            success: boolean;
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
        SwitchForm: {
            /**
             * 账号
             * Format: int64
             */
            userId: number;
        };
        Timestamp: string;
        /** @description S7-23: the name is the specification's. */
        TokenAnswer: {
            id_token: string;
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
        ZipForm: {
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
}
