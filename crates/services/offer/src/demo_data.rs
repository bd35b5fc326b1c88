//! The offers of the demo profile: at least one for each state and each badge.

/// How far an offer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Draft,
    AtSale,
    AtFirst,
    AtFinal,
    /// Came back twice, with marks.
    Rejected,
    /// Came back once, for one thing that is soon put right.
    SentBack,
    BdCancelled,
    Stopped,
    /// Submitted, withdrawn, given up.
    Cancelled,
    /// With its level and the scene it is for.
    Approved(&'static str, &'static str),
}

pub struct Story {
    pub no: i64,
    pub company_id: i64,
    pub days_ago: i64,
    pub name: &'static str,
    pub room: &'static str,
    pub form: &'static str,
    /// The second and third level.
    pub category: [&'static str; 2],
    /// The last digits of its first barcode.
    pub barcode: i64,
    /// In yuan: page, every day, lowest of 30 days.
    pub price: [i64; 3],
    pub content: (i64, &'static str),
    pub end: End,
    /// What it was made from, and how.
    pub source: Option<(i64, &'static str)>,
    /// Columns that other modules will set once they are there.
    pub columns: &'static [(&'static str, &'static str)],
    /// What it says of itself in words of its own: an attribute, or its spec.
    pub typed: &'static [(&'static str, &'static str)],
}

const PLAIN: Story = Story {
    no: 0,
    company_id: 2,
    days_ago: 3,
    name: "",
    room: "common",
    form: "NORMAL",
    category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Cream"],
    barcode: 0,
    price: [169, 169, 149],
    content: (50, "g"),
    end: End::Draft,
    source: None,
    columns: &[],
    typed: &[],
};

const CLEAN: [&str; 2] = ["Cosmetic_PersonalCare", "Cosmetic_PersonalCare_Bath"];
/// On air so many days after it was offered.
const SHOWED: (&str, &str) = ("shown", "15");
const SCHEDULED: (&str, &str) = ("show_status", "SCHEDULED");

#[rustfmt::skip]
pub static STORIES: &[Story] = &[
    Story { no: 1, days_ago: 2, name: "花植积雪草修护面霜 50g", room: "promote11", barcode: 1, end: End::AtFirst, typed: &[("manufacturerAddress", "演示省演示市工业园区１号")], ..PLAIN },
    Story { no: 2, days_ago: 1, name: "花植玻尿酸精华 30ml", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Serum"], barcode: 2, price: [99, 239, 129], content: (30, "ml"), typed: &[("executeStandard", "GB/T29680"), ("规格", "30ML"), ("filingNo", "沪G妆网备字2026000288")], ..PLAIN },
    Story { no: 3, days_ago: 45, name: "花植氨基酸洁面 100g", category: CLEAN, barcode: 3, price: [89, 99, 85], content: (100, "g"), end: End::Approved("A", "Austin"), columns: &[SHOWED], ..PLAIN },
    Story { no: 4, days_ago: 6, name: "花植氨基酸洁面 100g", category: CLEAN, barcode: 3, price: [89, 99, 85], content: (100, "g"), end: End::Approved("A", ""), source: Some((3, "ReturnShow")), columns: &[SCHEDULED], ..PLAIN },
    Story { no: 5, days_ago: 150, name: "花植防晒乳", room: "promote618", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Sunscreen"], barcode: 4, price: [179, 189, 165], content: (60, "g"), end: End::Rejected, typed: &[("executeStandard", "gb/t 29680"), ("packageList", "产品、说明")], ..PLAIN },
    Story { no: 6, days_ago: 250, name: "花植口红礼盒", room: "promote38", category: ["Cosmetic_Makeup", "Cosmetic_Makeup_Lipstick"], barcode: 5, price: [299, 329, 289], content: (3, "pcs"), end: End::BdCancelled, ..PLAIN },
    Story { no: 7, days_ago: 12, name: "花植面膜 10片", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Mask"], barcode: 6, price: [129, 139, 119], content: (10, "pcs"), end: End::Approved("B", "AssistantShow"), columns: &[SCHEDULED, ("restrict", "DETAIL_NOT_APPROVED")], typed: &[("registrant", "上海花植美妆 有限公司")], ..PLAIN },
    Story { no: 10, days_ago: 30, name: "花植卸妆油", category: CLEAN, barcode: 8, price: [119, 129, 115], content: (150, "ml"), end: End::Stopped, ..PLAIN },
    Story { no: 8, days_ago: 1, name: "花植卸妆油", room: "promote12", category: CLEAN, barcode: 7, price: [119, 129, 115], content: (150, "ml"), end: End::AtSale, typed: &[("mainIngredients", "积雪草提取物，透明质酸钠")], ..PLAIN },
    Story { no: 9, days_ago: 20, name: "花植小样赠品", form: "GIFT", barcode: 9, content: (15, "g"), end: End::Approved("", ""), ..PLAIN },
    Story { no: 11, days_ago: 43, name: "花植护手霜", barcode: 10, price: [59, 69, 55], content: (80, "g"), end: End::Approved("B", ""), columns: &[("over_time_not_add_schedule", "true")], typed: &[("manufacturerAddress", "演示省演示市工业区1号"), ("packageList", "产品,说明书")], ..PLAIN },
    Story { no: 12, days_ago: 80, name: "花植身体乳", room: "promote99", category: CLEAN, barcode: 11, price: [109, 119, 105], content: (200, "ml"), end: End::Approved("B", "Austin"), columns: &[SHOWED, ("complete", "")], ..PLAIN },
    Story { no: 18, days_ago: 25, name: "花植面霜 变更中", barcode: 12, price: [159, 169, 149], end: End::Approved("A", ""), ..PLAIN },
    Story { no: 13, days_ago: 2, name: "花植面霜 变更中", room: "promote12", barcode: 12, price: [155, 169, 149], end: End::AtFinal, source: Some((18, "Reuse")), ..PLAIN },
    Story { no: 14, days_ago: 10, name: "花植氨基酸洁面 100g", category: CLEAN, barcode: 3, price: [89, 99, 85], content: (100, "g"), end: End::Approved("B", ""), source: Some((3, "Link")), ..PLAIN },
    Story { no: 15, days_ago: 9, name: "花植氨基酸洁面 100g", category: CLEAN, barcode: 3, price: [89, 99, 85], content: (100, "g"), end: End::Approved("B", ""), source: Some((3, "SupplyAssistant")), ..PLAIN },
    Story { no: 16, days_ago: 15, name: "花植香氛 翻播", category: ["Cosmetic_Perfume", ""], barcode: 13, price: [259, 279, 249], content: (50, "ml"), end: End::Approved("S", ""), columns: &[("offer_category", "Reshow"), ("super_eight_product", "true")], typed: &[("packageList", "产品和说明书")], ..PLAIN },
    Story { no: 17, days_ago: 8, name: "花植香氛 草稿作废", category: ["Cosmetic_Perfume", ""], barcode: 14, price: [259, 279, 249], content: (50, "ml"), end: End::Cancelled, ..PLAIN },
    Story { no: 19, days_ago: 4, name: "花植洗发露 300ml", category: CLEAN, barcode: 15, price: [89, 99, 85], content: (300, "ml"), end: End::SentBack, ..PLAIN },

    Story { no: 101, company_id: 3, days_ago: 1, name: "每日坚果 30包", category: ["Food_Snack", "Food_Snack_Nut"], barcode: 101, price: [99, 109, 95], content: (750, "g"), ..PLAIN },
    Story { no: 102, company_id: 3, days_ago: 14, name: "冻干咖啡 24颗", category: ["Food_Drink", "Food_Drink_Coffee"], barcode: 102, price: [119, 129, 115], content: (48, "g"), end: End::AtSale, ..PLAIN },
    Story { no: 103, company_id: 3, days_ago: 15, name: "炭烤牛肉脯 200g", room: "promote11", category: ["Food_Snack", "Food_Snack_Jerky"], barcode: 103, price: [79, 89, 75], content: (200, "g"), end: End::AtFirst, ..PLAIN },
    Story { no: 104, company_id: 3, days_ago: 16, name: "冷榨山茶油 500ml", category: ["Food_Staple", ""], barcode: 104, price: [159, 169, 149], content: (500, "ml"), end: End::Approved("B", ""), ..PLAIN },
    Story { no: 105, company_id: 3, days_ago: 18, name: "益生菌固体饮料", category: ["Food_Health", ""], barcode: 105, price: [199, 219, 189], content: (60, "g"), end: End::Approved("B", ""), ..PLAIN },
    Story { no: 106, company_id: 3, days_ago: 17, name: "椴树蜂蜜 500g", category: ["Food_Staple", ""], barcode: 106, price: [69, 79, 65], content: (500, "g"), end: End::AtFinal, ..PLAIN },

    Story { no: 201, company_id: 4, days_ago: 5, name: "曜石羊毛大衣", room: "promote11", category: ["Fashion_Women", ""], barcode: 201, price: [899, 999, 859], content: (1, "pcs"), end: End::AtSale, ..PLAIN },
    Story { no: 202, company_id: 4, days_ago: 10, name: "曜石真丝衬衫", room: "promote11", category: ["Fashion_Women", ""], barcode: 213, price: [399, 429, 389], content: (1, "pcs"), end: End::Approved("A", "Austin"), ..PLAIN },
    Story { no: 203, company_id: 4, days_ago: 3, name: "曜石帆布包", room: "promote11", category: ["Fashion_Bag", ""], barcode: 225, price: [199, 219, 189], content: (1, "pcs"), end: End::AtFinal, ..PLAIN },
    Story { no: 204, company_id: 4, days_ago: 1, name: "曜石童装T恤", room: "promote11", category: ["Fashion_Kids", ""], barcode: 225, price: [99, 119, 95], content: (1, "pcs"), ..PLAIN },

    Story { no: 301, company_id: 5, days_ago: 40, name: "居佳抽纸 24包", category: ["Dailylife_Cleaning", ""], barcode: 301, price: [49, 59, 47], content: (24, "bag"), end: End::Approved("B", "Austin"), columns: &[SHOWED], ..PLAIN },
    Story { no: 302, company_id: 5, days_ago: 38, name: "居佳不粘锅 28cm", category: ["Dailylife_Kitchen", ""], barcode: 302, price: [159, 179, 155], content: (1, "pcs"), end: End::Approved("B", "AssistantShow"), columns: &[SHOWED], ..PLAIN },
    Story { no: 303, company_id: 5, days_ago: 36, name: "居佳收纳箱 3件套", category: ["Dailylife_Storage", ""], barcode: 303, price: [89, 99, 85], content: (3, "pcs"), end: End::Approved("C", "Link"), columns: &[SHOWED], ..PLAIN },

    Story { no: 401, company_id: 6, days_ago: 15, name: "星河便携榨汁机", room: "promote11", category: ["Electronic_Appliance", ""], barcode: 401, price: [199, 229, 189], content: (1, "pcs"), end: End::Approved("A", "Austin"), columns: &[("restrict", "CERT_EXPIRED")], ..PLAIN },
    Story { no: 402, company_id: 6, days_ago: 14, name: "星河充电宝 10000mAh", room: "promote11", category: ["Electronic_PhoneAccessory", "Electronic_PhoneAccessory_PowerBank"], barcode: 402, price: [129, 149, 119], content: (1, "pcs"), end: End::Approved("B", ""), columns: &[("restrict", "CERT_EXPIRED")], ..PLAIN },
    Story { no: 403, company_id: 6, days_ago: 13, name: "星河筋膜枪", room: "promote11", category: ["Electronic_PersonalCare", ""], barcode: 403, price: [299, 329, 289], content: (1, "pcs"), end: End::Approved("B", ""), columns: &[("restrict", "CERT_EXPIRED")], ..PLAIN },
];

/// What a product of a category says of itself.
pub fn attributes(category: &str, third: &str) -> serde_json::Value {
    use serde_json::json;
    let mut all = json!({
        "executeStandard": "GB/T 29680", "manufacturerAddress": "演示省演示市工业园区1号", "packageList": "产品、说明书",
    });
    let own = match category {
        "Cosmetic" if third == "Cosmetic_Skincare_Sunscreen" => json!({
            "cosmeticType": "SPECIAL", "filingNo": "国妆特字20240201", "efficacy": ["SUNSCREEN"], "spfPa": "SPF50+ PA+++",
        }),
        "Cosmetic" => {
            json!({ "cosmeticType": "ORDINARY", "filingNo": "沪G妆网备字2025001201", "efficacy": ["MOISTURE", "REPAIR"] })
        }
        "Food" => json!({
            "foodType": if third == "Food_Health" { "HEALTH" } else { "ORDINARY" }, "licenseNo": "SC10633010600421",
            "ingredients": "详见外包装", "allergen": ["NUT"], "netWeight": 500, "storageCond": "NORMAL", "shelfLifeDays": 365,
            "productionDateRange": ["2026-09-01", "2026-10-31"],
            "nutrition": [{ "item": "能量", "per100": 2100, "nrv": 25 }, { "item": "蛋白质", "per100": 18.5, "nrv": 31 }],
        }),
        "Fashion" => json!({
            "fabric": "羊毛80% 锦纶20%", "safetyClass": if third == "Fashion_Kids" { "A" } else { "B" }, "washCare": "不可漂白，低温熨烫",
            "sizeTable": [{ "size": "S", "chest": 88, "length": 98 }, { "size": "M", "chest": 92, "length": 100 }],
            "season": "AUTUMN", "ageRange": "Y3_6",
        }),
        "Dailylife" => json!({
            "material": "原生木浆", "foodContact": third == "Dailylife_Kitchen", "disinfectFlag": false, "sizeText": "30×20×10cm",
            "capacity": 1000, "pieces": 1,
        }),
        _ => json!({
            "model": "XH-100", "cccNo": "2022010907401123", "power": 65, "voltage": 5, "battery": true, "capacityWh": 37,
            "wireless": false, "warrantyMonths": 12,
        }),
    };
    let common = match category {
        "Cosmetic" => json!({
            "registrant": "上海花植美妆有限公司", "skinType": ["ALL"], "mainIngredients": "积雪草提取物、透明质酸钠",
            "fullIngredients": "水、甘油、积雪草提取物、透明质酸钠、丁二醇", "useLimitDate": 12,
        }),
        _ => json!({}),
    };
    for part in [own, common] {
        if let (Some(all), serde_json::Value::Object(part)) = (all.as_object_mut(), part) {
            all.extend(part);
        }
    }
    all
}
