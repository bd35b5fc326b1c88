//! `#[derive(Form)]`: a field is declared once.
//!
//! ```ignore
//! #[derive(Deserialize, Form)]
//! #[serde(rename_all = "camelCase", default, deny_unknown_fields)]
//! pub struct StoreForm {
//!     #[field("店铺名称", max = 100, draft, group = "店铺信息")]
//!     store_name: String,
//!     #[field("平台", dict = "StorePlatform", submit, key)]
//!     platform_type: Option<String>,
//!     #[field("授权到期日", submit_if = Self::is_authorised)]
//!     auth_expire_date: Option<Date>,
//! }
//! ```
//! From the line come the server's check with its message, the OpenAPI schema (label, length, dictionary, need), from
//! which the web's types and field facts are generated, the labels of diffs and the columns of Excel files.
//!
//! `draft` (or `required`): always filled. `submit`: filled to submit. `submit_if = f`: filled to submit where `f(&form)`
//! holds. `max`, `min`: characters, or items of a list. `low`, `high`: bounds of a number. `key`: its change restarts
//! the approval, `key_if_less`: where it becomes less. `sensitive`: masked. `list`: rows of another form, `part`: one of them. `missing`: the message where `{label}不能为空` says too
//! little.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Expr, Field, Fields, GenericArgument, Ident, Lit, LitStr, PathArguments, Token, Type};

#[proc_macro_derive(Form, attributes(field, form))]
pub fn derive_form(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

fn expand(input: &DeriveInput) -> syn::Result<Tokens> {
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new(input.span(), "a form is a struct"));
    };
    let Fields::Named(fields) = &data.fields else {
        return Err(syn::Error::new(input.span(), "a form has named fields"));
    };
    let mut declared = fields.named.iter().map(Declared::read).collect::<syn::Result<Vec<_>>>()?;
    carry_groups_on(&mut declared);
    let natural_key = natural_key(input)?;
    let name = &input.ident;
    let wire_name = name.to_string();
    let facts = declared.iter().map(Declared::fact);
    let normalise = declared.iter().map(Declared::normalise);
    let check = declared.iter().enumerate().map(|(index, field)| field.check(index));
    let properties = declared.iter().enumerate().map(|(index, field)| field.property(index));
    let nested = declared.iter().filter_map(Declared::row_type);
    Ok(quote! {
        impl ::platform::form::Form for #name {
            const FIELDS: &'static [::platform::form::FieldFact] = &[#(#facts),*];
            const NATURAL_KEY: Option<&'static str> = #natural_key;

            fn normalise(&mut self) {
                #(#normalise)*
            }

            fn check(&self, checks: &mut ::platform::form::Checks) {
                #(#check)*
            }
        }

        impl ::utoipa::PartialSchema for #name {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::schema::Schema> {
                let facts = <Self as ::platform::form::Form>::FIELDS;
                let mut object = ::utoipa::openapi::schema::ObjectBuilder::new();
                #(#properties)*
                // Nothing undeclared gets in, and the document says so.
                object = object.additional_properties(Some(
                    ::utoipa::openapi::schema::AdditionalProperties::<::utoipa::openapi::schema::Schema>::FreeForm(false)
                ));
                object.into()
            }
        }

        impl ::utoipa::ToSchema for #name {
            fn name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(#wire_name)
            }

            fn schemas(
                schemas: &mut Vec<(String, ::utoipa::openapi::RefOr<::utoipa::openapi::schema::Schema>)>,
            ) {
                #(
                    schemas.push((
                        <#nested as ::utoipa::ToSchema>::name().into_owned(),
                        <#nested as ::utoipa::PartialSchema>::schema(),
                    ));
                    <#nested as ::utoipa::ToSchema>::schemas(schemas);
                )*
            }
        }
    })
}

/// `#[form(key = "barcode")]` on a struct whose values are rows of a list.
fn natural_key(input: &DeriveInput) -> syn::Result<Tokens> {
    let Some(attribute) = input.attrs.iter().find(|attribute| attribute.path().is_ident("form")) else {
        return Ok(quote!(None));
    };
    let rule = attribute.parse_args::<Rule>()?;
    match (rule.name == "key", rule.value) {
        (true, Some(value)) => text(value).map(|key| quote!(Some(#key))),
        _ => Err(syn::Error::new(attribute.span(), "expected `key = \"…\"`")),
    }
}

/// A group stands at its first field and holds until the next one.
fn carry_groups_on(fields: &mut [Declared]) {
    let mut current: Option<LitStr> = None;
    for field in fields {
        match &field.rules.group {
            Some(group) => current = Some(group.clone()),
            None => field.rules.group.clone_from(&current),
        }
    }
}

/// One field with what its `#[field(…)]` says.
struct Declared<'a> {
    ident: &'a Ident,
    wire: String,
    ty: &'a Type,
    /// What an `Option` holds.
    inner: Option<Type>,
    rules: Rules,
}

impl<'a> Declared<'a> {
    fn read(field: &'a Field) -> syn::Result<Self> {
        let ident = field.ident.as_ref().ok_or_else(|| syn::Error::new(field.span(), "no name"))?;
        let rules = field.attrs.iter().find(|attribute| attribute.path().is_ident("field"));
        let rules = rules.ok_or_else(|| syn::Error::new(field.span(), "no #[field(…)]"))?.parse_args::<Rules>()?;
        let wire = rules.name.clone().unwrap_or_else(|| camel_case(&ident.unraw().to_string()));
        Ok(Self { ident, wire, ty: &field.ty, inner: argument_of(&field.ty, "Option"), rules })
    }

    /// The form of each row, where the field is declared a `list`; the form itself, where it is a `part`.
    fn row_type(&self) -> Option<Type> {
        match (self.rules.list, self.rules.part) {
            (true, _) => argument_of(self.ty, "Vec"),
            (_, true) => Some(self.ty.clone()),
            _ => None,
        }
    }

    fn fact(&self) -> Tokens {
        let (name, ty, rules) = (&self.wire, self.ty, &self.rules);
        let (label, key, key_if_less, sensitive) = (&rules.label, rules.key, rules.key_if_less, rules.sensitive);
        let some = |value: &Option<Expr>| value.as_ref().map_or(quote!(None), |value| quote!(Some(#value)));
        let number = |value: &Option<Expr>| value.as_ref().map_or(quote!(None), |value| quote!(Some(#value as f64)));
        let words = |value: &Option<LitStr>| value.as_ref().map_or(quote!(None), |value| quote!(Some(#value)));
        let (max, min) = (some(&rules.max), some(&rules.min));
        let (low, high) = (number(&rules.low), number(&rules.high));
        let (dict, group, missing) = (words(&rules.dict), words(&rules.group), words(&rules.missing));
        let (scene, to) = (words(&rules.scene), words(&rules.to));
        let kind = Ident::new(rules.kind, proc_macro2::Span::call_site());
        let need = Ident::new(rules.need, proc_macro2::Span::call_site());
        let rows = self.row_type().map_or(quote!(None), |row| {
            quote! {
                Some(&::platform::form::Rows {
                    fields: <#row as ::platform::form::Form>::FIELDS,
                    natural_key: <#row as ::platform::form::Form>::NATURAL_KEY,
                })
            }
        });
        quote! {
            ::platform::form::FieldFact {
                name: #name,
                label: #label,
                holds: <#ty as ::platform::form::Value>::HOLDS,
                kind: ::platform::form::FieldKind::#kind,
                max: #max,
                min: #min,
                low: #low,
                high: #high,
                need: ::platform::form::Need::#need,
                missing: #missing,
                dict: #dict,
                group: #group,
                key: #key,
                key_if_less: #key_if_less,
                sensitive: #sensitive,
                scene: #scene,
                to: #to,
                rows: #rows,
            }
        }
    }

    fn normalise(&self) -> Tokens {
        let ident = self.ident;
        if self.rules.raw { quote!() } else { quote!(::platform::form::Value::tidy(&mut self.#ident);) }
    }

    fn check(&self, index: usize) -> Tokens {
        let ident = self.ident;
        let condition = self.rules.condition.as_ref().map_or(quote!(true), |condition| quote!(#condition(self)));
        quote! {
            checks.value(&<Self as ::platform::form::Form>::FIELDS[#index], &self.#ident, #condition);
        }
    }

    fn property(&self, index: usize) -> Tokens {
        let (wire, ty) = (&self.wire, self.inner.as_ref().unwrap_or(self.ty));
        let nullable = self.inner.is_some();
        // A missing text or list is an empty one, so only those that must be filled have to be sent.
        let may_be_left_out =
            nullable || self.rules.part || is_string(self.ty) || argument_of(self.ty, "Vec").is_some();
        let required = (!may_be_left_out || (!nullable && self.rules.need == "Draft"))
            .then(|| quote!(object = object.required(#wire);));
        let schema = match self.row_type() {
            Some(part) if self.rules.part => quote!(<#part as ::utoipa::PartialSchema>::schema()),
            Some(row) => quote!(::platform::form::rows_of::<#row>()),
            None => quote!(<#ty as ::utoipa::PartialSchema>::schema()),
        };
        quote! {
            object = object.property(#wire, facts[#index].describe(#schema, #nullable));
            #required
        }
    }
}

/// The inside of `#[field("label", max = 50, submit, …)]`.
struct Rules {
    label: LitStr,
    name: Option<String>,
    max: Option<Expr>,
    min: Option<Expr>,
    low: Option<Expr>,
    high: Option<Expr>,
    dict: Option<LitStr>,
    group: Option<LitStr>,
    missing: Option<LitStr>,
    scene: Option<LitStr>,
    to: Option<LitStr>,
    /// `submit_if`: a function of the form.
    condition: Option<Expr>,
    kind: &'static str,
    need: &'static str,
    key: bool,
    key_if_less: bool,
    sensitive: bool,
    list: bool,
    part: bool,
    raw: bool,
}

impl Parse for Rules {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut rules = Self::of(input.parse()?);
        if input.is_empty() {
            return Ok(rules);
        }
        input.parse::<Token![,]>()?;
        for rule in Punctuated::<Rule, Token![,]>::parse_terminated(input)? {
            rules.add(rule)?;
        }
        Ok(rules)
    }
}

impl Rules {
    fn of(label: LitStr) -> Self {
        Self {
            label,
            name: None,
            max: None,
            min: None,
            low: None,
            high: None,
            dict: None,
            group: None,
            missing: None,
            scene: None,
            to: None,
            condition: None,
            kind: "Plain",
            need: "No",
            key: false,
            key_if_less: false,
            sensitive: false,
            list: false,
            part: false,
            raw: false,
        }
    }

    fn add(&mut self, rule: Rule) -> syn::Result<()> {
        match (rule.name.to_string().as_str(), rule.value) {
            ("max", Some(value)) => self.max = Some(value),
            ("min", Some(value)) => self.min = Some(value),
            ("low", Some(value)) => self.low = Some(value),
            ("high", Some(value)) => self.high = Some(value),
            ("dict", Some(value)) => self.dict = Some(text(value)?),
            ("group", Some(value)) => self.group = Some(text(value)?),
            ("missing", Some(value)) => self.missing = Some(text(value)?),
            ("scene", Some(value)) => self.scene = Some(text(value)?),
            ("to", Some(value)) => self.to = Some(text(value)?),
            ("name", Some(value)) => self.name = Some(text(value)?.value()),
            ("submit_if", Some(value)) => (self.need, self.condition) = ("When", Some(value)),
            ("required" | "draft", None) => self.need = "Draft",
            ("submit", None) => self.need = "Submit",
            ("key", None) => self.key = true,
            ("key_if_less", None) => self.key_if_less = true,
            ("sensitive", None) => self.sensitive = true,
            ("list", None) => self.list = true,
            ("part", None) => self.part = true,
            ("raw", None) => self.raw = true,
            ("area", None) => self.kind = "Area",
            ("phone", None) => self.kind = "Phone",
            ("email", None) => self.kind = "Email",
            ("url", None) => self.kind = "Url",
            ("rate", None) => self.kind = "Rate",
            (other, _) => return Err(syn::Error::new(rule.name.span(), format!("unknown rule `{other}`"))),
        }
        Ok(())
    }
}

struct Rule {
    name: Ident,
    value: Option<Expr>,
}

impl Parse for Rule {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name = input.parse()?;
        let value = input.parse::<Token![=]>().ok().map(|_| input.parse()).transpose()?;
        Ok(Self { name, value })
    }
}

fn text(value: Expr) -> syn::Result<LitStr> {
    match value {
        Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => Ok(text),
        other => Err(syn::Error::new(other.span(), "expected a text")),
    }
}

fn is_string(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("String"))
}

/// The `T` of an `Option<T>` or a `Vec<T>`.
fn argument_of(ty: &Type, outer: &str) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == outer)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner.clone()),
        _ => None,
    })
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| {
        let mut letters = word.chars();
        all + &letters.next().map(|c| c.to_ascii_uppercase().to_string()).unwrap_or_default() + letters.as_str()
    })
}
