//! The OpenAPI document, assembled from the registry: routes, their rules, their types.

use utoipa::ToSchema;
use utoipa::openapi::extensions::{Extensions, ExtensionsBuilder};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ArrayBuilder, Components, ObjectBuilder, Schema, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, HttpMethod, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder, Ref, RefOr, Required,
};

use super::registry::{Access, Facts, Tenant};
use crate::db::Column;
use crate::http::ProblemBody;

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

pub fn document(facts: &[Facts]) -> OpenApi {
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
    let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    components.security_schemes.insert("bearer".into(), bearer.into());
    OpenApiBuilder::new()
        .info(InfoBuilder::new().title("美ONE-商家").version(env!("CARGO_PKG_VERSION")).build())
        .paths(paths.build())
        .components(Some(components))
        .build()
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
        .extensions(Some(extensions(facts)));
    for name in facts.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
        let schema = match name {
            "key" => ObjectBuilder::new().schema_type(Type::String),
            _ => ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)),
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
                .description(Some(param.label))
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
        for (name, kind) in [("page", Type::Integer), ("size", Type::Integer), ("sort", Type::String)] {
            operation = operation.parameter(
                ParameterBuilder::new()
                    .name(name)
                    .parameter_in(ParameterIn::Query)
                    .schema(Some(ObjectBuilder::new().schema_type(kind))),
            );
        }
    }
    if let Some(body) = &facts.body {
        let content = ContentBuilder::new().schema(Some(body.schema.reference())).build();
        let body = RequestBodyBuilder::new().content(body.content_type, content).required(Some(Required::True));
        operation = operation.request_body(Some(body.build()));
    }
    if facts.access != Some(Access::Public) {
        operation = operation.security(SecurityRequirement::new("bearer", Vec::<String>::new()));
    }
    let problem: RefOr<Schema> = Ref::from_schema_name(ProblemBody::name()).into();
    let problem = ContentBuilder::new().schema(Some(problem)).build();
    let problem = ResponseBuilder::new().description("拒绝").content("application/problem+json", problem);
    let (status, success) = (facts.status().to_string(), success(&facts.answer));
    operation.response(status, success).response("default", problem.build()).build()
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
            let content = ContentBuilder::new().build();
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
