//! The brands of the demo companies, all invented.

pub struct DemoBrand {
    pub id: i64,
    pub name_cn: &'static str,
    pub name_en: &'static str,
    pub trademark_no: &'static str,
    pub trademark_class: i32,
    pub nature: &'static str,
    /// Who grants, and in how many days the grant ends; the next in the list receives, the company last.
    pub grantors: &'static [(&'static str, i64)],
    pub story: &'static str,
}

impl DemoBrand {
    /// Ids are the company's number times a hundred, plus a running number.
    pub const fn company_id(&self) -> i64 {
        self.id / 100
    }
}

pub static BRANDS: &[DemoBrand] = &[
    DemoBrand {
        id: 201,
        name_cn: "花植",
        name_en: "HUAZHI",
        trademark_no: "58000201",
        trademark_class: 3,
        nature: "OWN",
        grantors: &[],
        story: "以江南植物为灵感的护肤品牌，主打温和修护。",
    },
    DemoBrand {
        id: 202,
        name_cn: "沐岚",
        name_en: "MULAN SPA",
        trademark_no: "58000202",
        trademark_class: 3,
        nature: "AGENT_L2",
        grantors: &[("沐岚化妆品株式会社", 620), ("上海沐岚贸易有限公司", 400)],
        story: "专注香氛身体护理的进口品牌。",
    },
    DemoBrand {
        id: 301,
        name_cn: "味享家",
        name_en: "WEIXIANG",
        trademark_no: "58000301",
        trademark_class: 29,
        nature: "OWN",
        grantors: &[],
        story: "每天一把好坚果，原料全程可追溯。",
    },
    DemoBrand {
        id: 302,
        name_cn: "高原晨露",
        name_en: "MORNING DEW",
        trademark_no: "58000302",
        trademark_class: 30,
        nature: "DISTRIBUTOR",
        grantors: &[("云南高原晨露咖啡有限公司", 700), ("昆明晨露商贸有限公司", 520), ("浙江晨露食品有限公司", 300)],
        story: "高海拔庄园咖啡豆，冻干锁香。",
    },
    DemoBrand {
        id: 401,
        name_cn: "云裳集",
        name_en: "YUNSHANG",
        trademark_no: "58000401",
        trademark_class: 25,
        nature: "OWN",
        grantors: &[],
        story: "通勤女装，四季有型。",
    },
    DemoBrand {
        id: 402,
        name_cn: "曜石",
        name_en: "OBSIDIAN LINE",
        trademark_no: "58000402",
        trademark_class: 25,
        nature: "AGENT_L2",
        grantors: &[("曜石服饰（意大利）有限公司", 410), ("上海曜石贸易有限公司", 45)],
        story: "意式剪裁的羊毛大衣品牌。",
    },
    DemoBrand {
        id: 501,
        name_cn: "居佳",
        name_en: "JUJIA",
        trademark_no: "58000501",
        trademark_class: 16,
        nature: "OWN",
        grantors: &[],
        story: "原生木浆纸品，安心到每一张。",
    },
    DemoBrand {
        id: 502,
        name_cn: "铂锅坊",
        name_en: "PANWORKS",
        trademark_no: "58000502",
        trademark_class: 21,
        nature: "AGENT_L2",
        grantors: &[("浙江铂锅坊厨具有限公司", 560), ("江苏铂锅坊销售有限公司", 350)],
        story: "轻量不粘锅具，一锅多用。",
    },
    DemoBrand {
        id: 601,
        name_cn: "星河",
        name_en: "XINGHE",
        trademark_no: "58000601",
        trademark_class: 7,
        nature: "OWN",
        grantors: &[],
        story: "把小家电做得更轻、更静。",
    },
    DemoBrand {
        id: 602,
        name_cn: "满格",
        name_en: "FULLBAR",
        trademark_no: "58000602",
        trademark_class: 9,
        nature: "DISTRIBUTOR",
        grantors: &[("东莞满格电子有限公司", 800), ("深圳满格科技有限公司", 600), ("广东满格营销有限公司", 260)],
        story: "随身电源品牌，小体积大电量。",
    },
];
