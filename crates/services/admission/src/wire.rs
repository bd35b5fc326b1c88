//! S3-08: the shape in which a registration and a profile travel, and the one form that they are.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::marker::PhantomData;

use company::profile::{BrandDo, CompanyDo};
use company::{CompanyBrand, CompanyContact, CompanyForm, CompanyStore};
use platform::Form;
use platform::document::{DetailOf, Document};
use platform::files::FileView;
use platform::form::{Checks, FieldFact, Form as _, Holds, Value, find_fact, object_of, open, rows_of, with_property};
use platform::http::{Result, form_of};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ProfileForm {
    #[field("企业信息", name = "companyDO")]
    #[serde(rename = "companyDO")]
    pub company: CompanyPart,
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

/// The fields of the form that are neither rows nor files.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CompanyPart(pub Map<String, Json>);

impl Value for CompanyPart {
    const HOLDS: Holds = Holds::Other;

    fn is_blank(&self) -> bool {
        self.0.is_empty()
    }

    fn check(&self, _fact: &FieldFact, _checks: &mut Checks) {}
}

impl ToSchema for CompanyPart {}

impl PartialSchema for CompanyPart {
    fn schema() -> RefOr<Schema> {
        let mut object = open(object_of::<CompanyForm>());
        let own = |name: &str| find_fact(CompanyForm::FIELDS, name).is_some_and(|fact| is_part(fact.holds));
        object.properties.retain(|name, _| own(name));
        object.required.clear();
        Schema::from(object).into()
    }
}

fn is_part(holds: Holds) -> bool {
    !matches!(holds, Holds::Rows | Holds::Files)
}

/// A registration or a change as it is answered: the document, spread as [`spread`] does.
pub struct Spread<D>(PhantomData<D>);

impl<D: Document> ToSchema for Spread<D> {
    fn name() -> Cow<'static, str> {
        format!("{}Spread", DetailOf::<D>::name()).into()
    }

    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        DetailOf::<D>::schemas(all);
    }
}

impl<D: Document> PartialSchema for Spread<D> {
    fn schema() -> RefOr<Schema> {
        let mut object = object_of::<DetailOf<D>>();
        let moved = |name: &str| find_fact(CompanyForm::FIELDS, name).is_some_and(|fact| fact.holds != Holds::Rows);
        object.properties.retain(|name, _| !moved(name));
        // Before the first save there is nothing but the places for it.
        object.required.clear();
        let object = with_property(object, "companyDO", CompanyPart::schema(), true);
        let object = with_property(object, "fileRelationDOList", rows_of::<FileView>(), true);
        let whole =
            |object, name: &str, kind| with_property(object, name, ObjectBuilder::new().schema_type(kind), true);
        let object = whole(whole(object, "step", Type::Integer), "isEdit", Type::Boolean);
        whole(whole(object, "isStaging", Type::Boolean), "stageReason", Type::String).into()
    }
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
        let mut flat = self.company.0;
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

/// What `GET company/profile` answers, as a body: what follows from the fields goes, files are named as bodies name them. A
/// member that neither the form nor the answer knows stays, and is refused by its name.
pub fn returned(mut body: Json) -> Json {
    if let Some(Json::Object(company)) = body.get_mut("companyDO") {
        keep_fields(company, CompanyForm::FIELDS, &members_of::<CompanyDo>());
        // The files of the answer stand beside it.
        let is_file = |name: &str| find_fact(CompanyForm::FIELDS, name).is_some_and(|fact| fact.holds == Holds::Files);
        company.retain(|name, value| !is_file(name) || value.is_array());
    }
    for brand in body.get_mut("companyBrandDOList").and_then(Json::as_array_mut).into_iter().flatten() {
        let Json::Object(brand) = brand else { continue };
        keep_fields(brand, CompanyBrand::FIELDS, &members_of::<BrandDo>());
        if let Some(logo) = brand.get_mut("brandLogo").filter(|logo| !logo.is_array()) {
            *logo = logo.as_i64().map(|id| json!({ "fileId": id })).into_iter().collect();
        }
        for link in brand.get_mut("authChain").and_then(Json::as_array_mut).into_iter().flatten() {
            let Some(link) = link.as_object_mut() else { continue };
            if let Some(Json::Array(files)) = link.remove("files") {
                link.insert("authFiles".into(), files.into_iter().map(|id| json!({ "fileId": id })).collect());
            }
        }
    }
    body
}

fn keep_fields(members: &mut Map<String, Json>, fields: &[FieldFact], answered: &BTreeSet<String>) {
    members.retain(|name, _| find_fact(fields, name).is_some() || !answered.contains(name));
}

/// The names of an answer's members, those of what is flattened into it too.
fn members_of<T: ToSchema>() -> BTreeSet<String> {
    let (mut known, mut names) = (Vec::new(), BTreeSet::new());
    T::schemas(&mut known);
    let known: HashMap<String, RefOr<Schema>> = known.into_iter().collect();
    let mut open = vec![T::schema()];
    while let Some(schema) = open.pop() {
        match schema {
            RefOr::T(Schema::Object(object)) => names.extend(object.properties.into_keys()),
            RefOr::T(Schema::AllOf(all)) => open.extend(all.items),
            RefOr::Ref(part) => {
                open.extend(part.ref_location.rsplit('/').next().and_then(|name| known.get(name)).cloned())
            }
            RefOr::T(_) => {}
        }
    }
    names
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
