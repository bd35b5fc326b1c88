//! S3-08: the shape in which a registration and a profile travel, and the one form that they are.

use company::{CompanyBrand, CompanyContact, CompanyForm, CompanyStore};
use platform::Form;
use platform::form::{Form as _, Holds};
use platform::http::{Result, form_of};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};

#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ProfileForm {
    #[field("企业信息", name = "companyDO")]
    #[serde(rename = "companyDO")]
    pub company: Json,
    #[field("品牌", max = 20, list, name = "companyBrandDOList")]
    #[serde(rename = "companyBrandDOList")]
    pub brands: Vec<CompanyBrand>,
    #[field("店铺", max = 20, list, name = "companyStoreDOList")]
    #[serde(rename = "companyStoreDOList")]
    pub stores: Vec<CompanyStore>,
    #[field("文件", max = 40, list, name = "fileRelationDOList")]
    #[serde(rename = "fileRelationDOList")]
    pub files: Vec<FileRelation>,
    #[field("联系人", max = 20, list)]
    pub contact_list: Vec<CompanyContact>,
    #[field("步骤", low = 1, high = 4)]
    pub step: Option<i32>,
    #[field("可编辑")]
    pub is_edit: Option<bool>,
    #[field("暂存")]
    pub is_staging: Option<bool>,
    #[field("暂存原因", max = 255)]
    pub stage_reason: Option<String>,
    #[field("数据版本")]
    pub row_version: Option<i32>,
}

/// A file in its slot; everything else about it the server knows.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default)]
pub struct FileRelation {
    #[field("文件槽位", max = 50, required, name = "type")]
    #[serde(rename = "type")]
    pub slot: String,
    #[field("文件")]
    pub file_id: i64,
    #[field("文件标题", max = 100)]
    pub title: Option<String>,
}

impl ProfileForm {
    /// The flat form; what does not belong into it is refused by its name.
    pub fn into_form(self) -> Result<CompanyForm> {
        let mut flat = match self.company {
            Json::Object(members) => members,
            _ => Map::new(),
        };
        flat.insert("companyBrandDOList".into(), serde_json::to_value(self.brands)?);
        flat.insert("companyStoreDOList".into(), serde_json::to_value(self.stores)?);
        flat.insert("contactList".into(), serde_json::to_value(self.contact_list)?);
        for file in self.files {
            let refs = flat.entry(file.slot.clone()).or_insert_with(|| json!([]));
            if let Json::Array(refs) = refs {
                refs.push(json!({ "fileId": file.file_id, "title": file.title, "type": file.slot }));
            }
        }
        let mut form: CompanyForm = form_of(flat.into())?;
        form.normalise();
        Ok(form)
    }
}

/// A document's detail in the shape of S3-08: the form's members move to their places, the rest stays beside them.
pub fn spread(detail: Json) -> Json {
    let Json::Object(mut members) = detail else { return detail };
    let mut company = Map::new();
    let mut files = Vec::new();
    for fact in CompanyForm::FIELDS {
        match fact.holds {
            Holds::Rows => {}
            Holds::Files => {
                for mut file in members.remove(fact.name).and_then(|list| list.as_array().cloned()).unwrap_or_default()
                {
                    file["type"] = fact.name.into();
                    files.push(file);
                }
            }
            _ => {
                if let Some(value) = members.remove(fact.name) {
                    company.insert(fact.name.to_owned(), value);
                }
            }
        }
    }
    members.insert("companyDO".into(), company.into());
    members.insert("fileRelationDOList".into(), files.into());
    members.into()
}
