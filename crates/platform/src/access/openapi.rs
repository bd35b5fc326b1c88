//! The OpenAPI document, assembled from the registry: routes, their rules, their types.

use std::collections::BTreeSet;

use utoipa::ToSchema;
use utoipa::openapi::extensions::{Extensions, ExtensionsBuilder};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{
    ArrayBuilder, Components, KnownFormat, ObjectBuilder, OneOfBuilder, Schema, SchemaFormat, Type,
};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, HttpMethod, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder, Ref, RefOr, Required,
};

use super::registry::{Access, Facts, Tenant};
use crate::db::{Column, DEFAULT_SIZE, MAX_SIZE};
use crate::http::ProblemBody;
use crate::http::idempotency::KEY_LENGTH;
use crate::workflow::{BatchFilled, Step, StepFilled, StepStart};

/// How to get at a type's schema, without the type.
#[derive(Clone, Copy)]
pub struct SchemaOf {
    pub name: fn() -> String,
    collect: fn(&mut Vec<(String, RefOr<Schema>)>),
}

impl SchemaOf {
    pub fn of<T: ToSchema>() -> Self {
        Self {
            name: || T::name().into_owned(),
            collect: |all| {
                all.push((T::name().into_owned(), T::schema()));
                T::schemas(all);
            },
        }
    }

    fn reference(&self) -> RefOr<Schema> {
        Ref::from_schema_name((self.name)()).into()
    }
}

/// What a call carries.
#[derive(Clone, Copy)]
pub struct Body {
    pub schema: SchemaOf,
    pub content_type: &'static str,
    pub streamed: bool,
}

/// A query parameter.
#[derive(Clone, Copy)]
pub struct Param {
    pub name: &'static str,
    pub label: &'static str,
    pub required: bool,
    /// What may follow its name, as in `status.in`.
    pub operators: &'static [&'static str],
    pub sortable: bool,
}

impl Param {
    pub fn optional(name: &'static str, label: &'static str) -> Self {
        Self { name, label, required: false, operators: &[], sortable: false }
    }

    pub fn of(column: &Column, label: &'static str) -> Self {
        Self { operators: column.operators(), sortable: column.sortable, ..Self::optional(column.name, label) }
    }

    pub fn required(name: &'static str, label: &'static str) -> Self {
        Self { required: true, ..Self::optional(name, label) }
    }

    /// In words, for whoever reads the description: vendor extensions are for programs.
    fn words(&self) -> String {
        match self.operators.is_empty() {
            true => self.label.to_owned(),
            false => format!("{}；{}.{}", self.label, self.name, self.operators.join("|")),
        }
    }
}

#[derive(Clone, Copy)]
pub enum Answer {
    Nothing,
    Ok,
    One(SchemaOf),
    All(SchemaOf),
    Page(SchemaOf),
    File(&'static str),
}

/// What a call is refused with, besides what goes wrong anywhere: status, name, words.
const REFUSALS: [(&str, &str, &str); 7] = [
    ("400", "Refused", "内容有误，或当前状态不允许；fieldErrors 指明字段"),
    ("401", "Expired", "会话已失效，code 为 401"),
    ("403", "Forbidden", "没有权限"),
    ("404", "Missing", "不存在，或不属于调用者"),
    ("409", "Conflict", "已被他人修改，或相同请求正在处理"),
    ("413", "TooLarge", "请求内容过大"),
    ("422", "OtherBody", "同一幂等键的内容不一致"),
];

/// `steps` are those of all documents: what approvers fill in there is one schema.
pub fn document(facts: &[Facts], steps: &[&Step]) -> OpenApi {
    let mut schemas = Vec::new();
    SchemaOf::of::<ProblemBody>().gather(&mut schemas);
    let mut paths = PathsBuilder::new();
    for facts in facts {
        for schema in facts.body.iter().map(|body| &body.schema).chain(facts.answer.schema()) {
            schema.gather(&mut schemas);
        }
        paths = paths.path(&facts.path, PathItem::new(http_method(facts), operation(facts)));
    }
    let mut components = Components::new();
    for (name, schema) in schemas {
        let known = components.schemas.get(&name);
        debug_assert!(known.is_none_or(|known| *known == schema), "two types are called {name}");
        components.schemas.insert(name, schema);
    }
    describe_step_forms(&mut components, steps);
    for (_, name, words) in REFUSALS {
        components.responses.insert(name.to_owned(), problem(words).into());
    }
    let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    components.security_schemes.insert("bearer".into(), bearer.into());
    OpenApiBuilder::new()
        .info(InfoBuilder::new().title("美ONE-商家").version(env!("CARGO_PKG_VERSION")).build())
        .paths(paths.build())
        .components(Some(components))
        .build()
}

/// What a step takes is one of the forms; what stands in it at first is one of them in part.
fn describe_step_forms(components: &mut Components, steps: &[&Step]) {
    let names = |only_batches: bool| -> BTreeSet<_> {
        let asked = steps.iter().filter(|step| step.batchable || !only_batches);
        asked.filter_map(|step| step.form).map(|form| (form.name)().into_owned()).collect()
    };
    let one_of = |names: &BTreeSet<String>| {
        let all = names.iter().fold(OneOfBuilder::new(), |all, name| all.item(Ref::from_schema_name(name)));
        Schema::from(all.build())
    };
    let (filled, batches) = (names(false), names(true));
    let mut start = BTreeSet::new();
    for name in &filled {
        if let Some(RefOr::T(Schema::Object(mut object))) = components.schemas.get(name).cloned() {
            object.required.clear();
            components.schemas.insert(format!("{name}Start"), Schema::from(object).into());
            start.insert(format!("{name}Start"));
        }
    }
    for (name, forms) in [(StepFilled::name(), &filled), (BatchFilled::name(), &batches), (StepStart::name(), &start)] {
        components.schemas.insert(name.into_owned(), one_of(forms).into());
    }
}

impl SchemaOf {
    fn gather(&self, all: &mut Vec<(String, RefOr<Schema>)>) {
        (self.collect)(all);
    }
}

impl Answer {
    fn schema(&self) -> Option<&SchemaOf> {
        match self {
            Self::One(schema) | Self::All(schema) | Self::Page(schema) => Some(schema),
            Self::Nothing | Self::Ok | Self::File(_) => None,
        }
    }
}

fn operation(facts: &Facts) -> utoipa::openapi::path::Operation {
    let mut operation = OperationBuilder::new()
        .summary(Some(facts.summary))
        .operation_id(Some(operation_id(facts)))
        .tag(facts.path.split('/').nth(2).unwrap_or_default())
        .extensions(Some(extensions(facts)));
    for name in path_names(facts) {
        let schema = match name == "id" || name.ends_with("Id") {
            true => ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)),
            false => ObjectBuilder::new().schema_type(Type::String),
        };
        operation = operation.parameter(
            ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Path)
                .required(Required::True)
                .schema(Some(schema)),
        );
    }
    for param in &facts.params {
        let required = if param.required { Required::True } else { Required::False };
        operation = operation.parameter(
            ParameterBuilder::new()
                .name(param.name)
                .description(Some(param.words()))
                .parameter_in(ParameterIn::Query)
                .required(required)
                .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
                .extensions((!param.operators.is_empty()).then(|| {
                    ExtensionsBuilder::new()
                        .add("x-operators", param.operators)
                        .add("x-sortable", param.sortable)
                        .build()
                })),
        );
    }
    if matches!(facts.answer, Answer::Page(_)) {
        let number = |least: u64| ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(least));
        let sortable: Vec<&str> = facts.params.iter().filter(|param| param.sortable).map(|param| param.name).collect();
        let sort = format!("字段,asc|desc，可重复；可排序字段：{}", sortable.join("、"));
        let size = number(1).maximum(Some(MAX_SIZE)).default(Some(DEFAULT_SIZE.into()));
        for (name, words, schema) in [
            ("page", "页码，从0开始", number(0)),
            ("size", "每页行数", size),
            ("sort", sort.as_str(), ObjectBuilder::new().schema_type(Type::String)),
        ] {
            operation = operation.parameter(parameter(name, words, ParameterIn::Query).schema(Some(schema)));
        }
    }
    for (name, words, schema) in headers(facts) {
        operation = operation.parameter(parameter(name, words, ParameterIn::Header).schema(Some(schema)));
    }
    if let Some(body) = &facts.body {
        let content = ContentBuilder::new().schema(Some(body.schema.reference())).build();
        let body = RequestBodyBuilder::new().content(body.content_type, content).required(Some(Required::True));
        operation = operation.request_body(Some(body.build()));
    }
    if facts.access != Some(Access::Public) {
        operation = operation.security(SecurityRequirement::new("bearer", Vec::<String>::new()));
    }
    for (status, name, _) in REFUSALS.iter().filter(|(status, ..)| refuses(facts, status)) {
        operation = operation.response(*status, Ref::from_response_name(*name));
    }
    let (status, success) = (facts.status().to_string(), success(&facts.answer));
    operation.response(status, success).response("default", problem("其他失败")).build()
}

fn path_names(facts: &Facts) -> impl Iterator<Item = &str> {
    facts.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

fn parameter(name: &str, words: &str, place: ParameterIn) -> ParameterBuilder {
    ParameterBuilder::new().name(name).description(Some(words)).parameter_in(place).required(Required::False)
}

/// Those that every call of its sort takes, and the call's own.
fn headers(facts: &Facts) -> Vec<(&'static str, &'static str, ObjectBuilder)> {
    let text = || ObjectBuilder::new().schema_type(Type::String);
    let mut all: Vec<_> = facts.headers.iter().map(|(name, words)| (*name, *words, text())).collect();
    if facts.takes_a_key() {
        let key = text().min_length(Some(KEY_LENGTH.0)).max_length(Some(KEY_LENGTH.1));
        all.push(("Idempotency-Key", "同一键与内容只执行一次，48小时内得到相同的答复", key));
    }
    if !facts.changes && matches!(facts.access, Some(Access::Session | Access::Codes(_))) {
        let company = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
        all.push(("X-View-Company", "平台人员以商家视角查看的企业", company));
    }
    all
}

fn refuses(facts: &Facts, status: &str) -> bool {
    match status {
        "401" => matches!(facts.access, Some(Access::Session | Access::Codes(_))),
        "403" => facts.access != Some(Access::Public),
        "404" => path_names(facts).next().is_some(),
        "409" => facts.changes,
        "413" => facts.body.is_some(),
        "422" => facts.takes_a_key(),
        _ => true,
    }
}

fn problem(words: &str) -> utoipa::openapi::Response {
    let schema: RefOr<Schema> = Ref::from_schema_name(ProblemBody::name()).into();
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(words).content("application/problem+json", content).build()
}

fn success(answer: &Answer) -> utoipa::openapi::Response {
    let json = |schema: RefOr<Schema>| {
        let content = ContentBuilder::new().schema(Some(schema)).build();
        ResponseBuilder::new().description("成功").content("application/json", content)
    };
    let array = |schema: &SchemaOf| RefOr::from(Schema::from(ArrayBuilder::new().items(schema.reference())));
    match answer {
        Answer::Nothing | Answer::Ok => ResponseBuilder::new().description("成功").build(),
        Answer::One(schema) => json(schema.reference()).build(),
        Answer::All(schema) => json(array(schema)).build(),
        Answer::Page(schema) => {
            let total = HeaderBuilder::new().schema(Some(ObjectBuilder::new().schema_type(Type::Integer))).build();
            json(array(schema)).header("X-Total-Count", total).build()
        }
        Answer::File(content_type) => {
            let text = ObjectBuilder::new().schema_type(Type::String);
            let schema = match content_type.starts_with("text/") {
                true => text,
                false => text.format(Some(SchemaFormat::KnownFormat(KnownFormat::Binary))),
            };
            let content = ContentBuilder::new().schema(Some(schema)).build();
            ResponseBuilder::new().description("成功").content(*content_type, content).build()
        }
    }
}

/// `x-permission`, `x-tenant`, `x-audit`: the rules, readable beside the call.
fn extensions(facts: &Facts) -> Extensions {
    let access = match facts.access {
        Some(Access::Public) | None => "public".to_owned(),
        Some(Access::Optional) => "optional".to_owned(),
        Some(Access::Session) => "session".to_owned(),
        Some(Access::Codes(codes)) => codes.join(","),
    };
    let tenant = match facts.tenant {
        Some(Tenant::None(_)) | None => "none",
        Some(Tenant::User) => "user",
        Some(Tenant::Company) => "company",
        Some(Tenant::Reach) => "reach",
    };
    let mut extensions = Extensions::default();
    extensions.insert("x-permission".into(), access.into());
    extensions.insert("x-tenant".into(), tenant.into());
    if let Some(event) = facts.audit {
        extensions.insert("x-audit".into(), event.into());
    }
    extensions
}

fn operation_id(facts: &Facts) -> String {
    let words = facts.path.trim_start_matches("/services/").replace("/api/", "/");
    let words = words.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    std::iter::once(facts.method.as_str().to_ascii_lowercase().as_str()).chain(words).collect::<Vec<_>>().join("_")
}

fn http_method(facts: &Facts) -> HttpMethod {
    match facts.method.as_str() {
        "POST" => HttpMethod::Post,
        "PUT" => HttpMethod::Put,
        "DELETE" => HttpMethod::Delete,
        _ => HttpMethod::Get,
    }
}
