//! The certificates of the demo companies, all invented.

pub struct DemoCert {
    pub company_id: i64,
    pub cert_type: &'static str,
    pub number: &'static str,
    pub name: &'static str,
    pub issue_org: &'static str,
    pub brand_id: Option<i64>,
    /// Days from now to its end; none for one without.
    pub ends_in: Option<i64>,
}

#[rustfmt::skip]
pub static CERTS: &[DemoCert] = &[
    DemoCert { company_id: 2, cert_type: "BUSINESS_LICENSE", number: "91310115MA1K3Q020R", name: "营业执照", issue_org: "上海市浦东新区市场监督管理局", brand_id: None, ends_in: None },
    DemoCert { company_id: 2, cert_type: "COSMETIC_PRODUCTION", number: "沪妆20210086", name: "化妆品生产许可证", issue_org: "上海市药品监督管理局", brand_id: None, ends_in: Some(58) },
    DemoCert { company_id: 2, cert_type: "COSMETIC_FILING", number: "沪G妆网备字2025001201", name: "积雪草修护面霜备案", issue_org: "上海市药品监督管理局", brand_id: Some(201), ends_in: None },
    DemoCert { company_id: 2, cert_type: "COSMETIC_SPECIAL", number: "国妆特字20240201", name: "防晒乳注册证", issue_org: "国家药品监督管理局", brand_id: Some(201), ends_in: Some(700) },
    DemoCert { company_id: 2, cert_type: "TRADEMARK", number: "58000201", name: "花植商标注册证", issue_org: "国家知识产权局", brand_id: Some(201), ends_in: Some(1900) },
    DemoCert { company_id: 2, cert_type: "BRAND_AUTH", number: "HZ-AUTH-2025-07", name: "沐岚品牌授权书", issue_org: "上海沐岚贸易有限公司", brand_id: Some(202), ends_in: Some(400) },
    DemoCert { company_id: 2, cert_type: "TEST_REPORT", number: "CTT-2026-20115", name: "花植系列检测报告", issue_org: "上海日用化学品检测院", brand_id: Some(201), ends_in: Some(300) },
    DemoCert { company_id: 3, cert_type: "TRADEMARK", number: "58000301", name: "味享家商标注册证", issue_org: "国家知识产权局", brand_id: Some(301), ends_in: Some(1900) },
    DemoCert { company_id: 4, cert_type: "TRADEMARK", number: "58000402", name: "曜石商标注册证", issue_org: "国家知识产权局", brand_id: Some(402), ends_in: Some(1900) },
    DemoCert { company_id: 5, cert_type: "TRADEMARK", number: "58000501", name: "居佳商标注册证", issue_org: "国家知识产权局", brand_id: Some(501), ends_in: Some(1900) },
    DemoCert { company_id: 6, cert_type: "TRADEMARK", number: "58000601", name: "星河商标注册证", issue_org: "国家知识产权局", brand_id: Some(601), ends_in: Some(1900) },
    DemoCert { company_id: 6, cert_type: "TEST_REPORT", number: "CTT-2026-60118", name: "星河系列检测报告", issue_org: "广东电器检测所", brand_id: Some(601), ends_in: Some(280) },
    DemoCert { company_id: 3, cert_type: "BUSINESS_LICENSE", number: "91330106MA2H7R032F", name: "营业执照", issue_org: "杭州市西湖区市场监督管理局", brand_id: None, ends_in: None },
    DemoCert { company_id: 3, cert_type: "FOOD_PRODUCTION", number: "SC10633010600421", name: "食品生产许可证", issue_org: "杭州市市场监督管理局", brand_id: None, ends_in: Some(20) },
    DemoCert { company_id: 3, cert_type: "FOOD_BUSINESS", number: "JY13301060198872", name: "食品经营许可证", issue_org: "杭州市西湖区市场监督管理局", brand_id: None, ends_in: Some(85) },
    DemoCert { company_id: 3, cert_type: "ISO_GMP", number: "ISO22000-2025-301", name: "食品安全管理体系认证", issue_org: "华东认证中心", brand_id: None, ends_in: Some(320) },
    DemoCert { company_id: 3, cert_type: "TEST_REPORT", number: "CTT-2026-30118", name: "每日坚果检测报告", issue_org: "浙江食品检测院", brand_id: Some(301), ends_in: Some(150) },
    DemoCert { company_id: 4, cert_type: "BUSINESS_LICENSE", number: "91440101MA5C8T042P", name: "营业执照", issue_org: "广州市市场监督管理局", brand_id: None, ends_in: None },
    DemoCert { company_id: 4, cert_type: "BRAND_AUTH", number: "YS-AUTH-2025-02", name: "曜石品牌授权书", issue_org: "上海曜石贸易有限公司", brand_id: Some(402), ends_in: Some(45) },
    DemoCert { company_id: 4, cert_type: "TEST_REPORT", number: "CTT-2026-77120", name: "羊毛大衣成分检测报告", issue_org: "广东纺织检测中心", brand_id: Some(402), ends_in: Some(200) },
    DemoCert { company_id: 5, cert_type: "BUSINESS_LICENSE", number: "91320594MA1W9X058M", name: "营业执照", issue_org: "苏州工业园区市场监督管理局", brand_id: None, ends_in: None },
    DemoCert { company_id: 5, cert_type: "DISINFECT", number: "苏卫消证字2024第0512号", name: "湿巾消毒产品备案", issue_org: "江苏省卫生健康委员会", brand_id: Some(501), ends_in: Some(6) },
    DemoCert { company_id: 5, cert_type: "TEST_REPORT", number: "CTT-2025-77120", name: "抽纸检测报告", issue_org: "江苏产品质量检测院", brand_id: Some(501), ends_in: Some(260) },
    DemoCert { company_id: 6, cert_type: "BUSINESS_LICENSE", number: "91440300MA5F2L0673", name: "营业执照", issue_org: "深圳市市场监督管理局", brand_id: None, ends_in: None },
    DemoCert { company_id: 6, cert_type: "CCC", number: "2022010907401123", name: "便携榨汁机3C证书", issue_org: "中国质量认证中心", brand_id: Some(601), ends_in: Some(-3) },
    DemoCert { company_id: 6, cert_type: "SRRC", number: "2025-6012", name: "蓝牙模块型号核准证", issue_org: "工业和信息化部", brand_id: Some(601), ends_in: Some(75) },
    DemoCert { company_id: 6, cert_type: "UN383", number: "UN38.3-2026-0602", name: "充电宝运输鉴定书", issue_org: "深圳运输鉴定中心", brand_id: Some(602), ends_in: Some(240) },
];
