//! `#[derive(Form)]`: a field is declared once.
//!
//! ```ignore
//! #[derive(Deserialize, Form)]
//! #[serde(rename_all = "camelCase", deny_unknown_fields)]
//! pub struct ProfileForm {
//!     #[field("姓名", max = 50, required)]
//!     name_cn: String,
//!     #[field("邮箱", max = 100, email)]
//!     email: Option<String>,
//! }
//! ```
//! From the line come the server's check with its message, and the OpenAPI schema (label, length, dictionary,
//! required), from which the web's types and field facts are generated.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Expr, Field, Fields, GenericArgument, Ident, Lit, LitStr, PathArguments, Token, Type};

#[proc_macro_derive(Form, attributes(field))]
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
    let declared = fields.named.iter().map(Declared::read).collect::<syn::Result<Vec<_>>>()?;
    let name = &input.ident;
    let wire_name = name.to_string();
    let facts = declared.iter().map(Declared::fact);
    let normalise = declared.iter().map(Declared::normalise);
    let check = declared.iter().enumerate().map(|(index, field)| field.check(index));
    let properties = declared.iter().enumerate().map(|(index, field)| field.property(index));
    Ok(quote! {
        impl ::platform::http::Form for #name {
            const FIELDS: &'static [::platform::http::FieldFact] = &[#(#facts),*];

            fn normalise(&mut self) {
                #(#normalise)*
            }

            fn check(&self, checks: &mut ::platform::http::Checks) {
                #(#check)*
            }
        }

        impl ::utoipa::PartialSchema for #name {
            fn schema() -> ::utoipa::openapi::RefOr<::utoipa::openapi::schema::Schema> {
                let facts = <Self as ::platform::http::Form>::FIELDS;
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
        }
    })
}

/// One field with what its `#[field(…)]` says.
struct Declared<'a> {
    ident: &'a Ident,
    wire: String,
    ty: &'a Type,
    /// What an `Option` holds.
    inner: Option<Type>,
    shape: Shape,
    rules: Rules,
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Text,
    MaybeText,
    Maybe,
    Other,
}

impl<'a> Declared<'a> {
    fn read(field: &'a Field) -> syn::Result<Self> {
        let ident = field.ident.as_ref().ok_or_else(|| syn::Error::new(field.span(), "no name"))?;
        let rules = field.attrs.iter().find(|attribute| attribute.path().is_ident("field"));
        let rules = rules.ok_or_else(|| syn::Error::new(field.span(), "no #[field(…)]"))?.parse_args::<Rules>()?;
        let wire = rules.name.clone().unwrap_or_else(|| camel_case(&ident.to_string()));
        let inner = inner(&field.ty);
        let shape = match &inner {
            Some(inner) if is_string(inner) => Shape::MaybeText,
            Some(_) => Shape::Maybe,
            None if is_string(&field.ty) => Shape::Text,
            None => Shape::Other,
        };
        Ok(Self { ident, wire, ty: &field.ty, inner, shape, rules })
    }

    fn fact(&self) -> Tokens {
        let (name, label, required) = (&self.wire, &self.rules.label, self.rules.required);
        let some = |value: &Option<Expr>| value.as_ref().map_or(quote!(None), |value| quote!(Some(#value)));
        let (max, min) = (some(&self.rules.max), some(&self.rules.min));
        let dict = self.rules.dict.as_ref().map_or(quote!(None), |dict| quote!(Some(#dict)));
        let kind = Ident::new(self.rules.kind, proc_macro2::Span::call_site());
        quote! {
            ::platform::http::FieldFact {
                name: #name,
                label: #label,
                max: #max,
                min: #min,
                required: #required,
                dict: #dict,
                kind: ::platform::http::FieldKind::#kind,
            }
        }
    }

    fn normalise(&self) -> Tokens {
        let ident = self.ident;
        match self.shape {
            _ if self.rules.raw => quote!(),
            Shape::Text => quote!(self.#ident = self.#ident.trim().to_owned();),
            Shape::MaybeText => quote! {
                self.#ident = self.#ident.take().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
            },
            Shape::Maybe | Shape::Other => quote!(),
        }
    }

    fn check(&self, index: usize) -> Tokens {
        let ident = self.ident;
        let fact = quote!(&<Self as ::platform::http::Form>::FIELDS[#index]);
        match self.shape {
            Shape::Text => quote!(checks.text(#fact, &self.#ident);),
            Shape::MaybeText => quote!(checks.text(#fact, self.#ident.as_deref().unwrap_or_default());),
            Shape::Maybe => quote!(if self.#ident.is_none() { checks.missing(#fact); }),
            Shape::Other => quote!(),
        }
    }

    fn property(&self, index: usize) -> Tokens {
        let (wire, ty) = (&self.wire, self.inner.as_ref().unwrap_or(self.ty));
        let nullable = self.inner.is_some();
        let required = (self.shape != Shape::MaybeText && self.shape != Shape::Maybe).then(|| {
            // A missing text is empty where it is not required, so only required ones are.
            let needed = self.rules.required || self.shape == Shape::Other;
            needed.then(|| quote!(object = object.required(#wire);))
        });
        let required = required.flatten();
        quote! {
            object = object.property(#wire, facts[#index].describe(<#ty as ::utoipa::PartialSchema>::schema(), #nullable));
            #required
        }
    }
}

/// The inside of `#[field("label", max = 50, required, …)]`.
struct Rules {
    label: LitStr,
    name: Option<String>,
    max: Option<Expr>,
    min: Option<Expr>,
    dict: Option<LitStr>,
    kind: &'static str,
    required: bool,
    raw: bool,
}

impl Parse for Rules {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let label = input.parse()?;
        let mut rules =
            Self { label, name: None, max: None, min: None, dict: None, kind: "Plain", required: false, raw: false };
        if input.is_empty() {
            return Ok(rules);
        }
        input.parse::<Token![,]>()?;
        for rule in Punctuated::<Rule, Token![,]>::parse_terminated(input)? {
            match (rule.name.to_string().as_str(), rule.value) {
                ("max", Some(value)) => rules.max = Some(value),
                ("min", Some(value)) => rules.min = Some(value),
                ("dict", Some(value)) => rules.dict = Some(text(value)?),
                ("name", Some(value)) => rules.name = Some(text(value)?.value()),
                ("required", None) => rules.required = true,
                ("raw", None) => rules.raw = true,
                ("phone", None) => rules.kind = "Phone",
                ("email", None) => rules.kind = "Email",
                (other, _) => return Err(syn::Error::new(rule.name.span(), format!("unknown rule `{other}`"))),
            }
        }
        Ok(rules)
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

/// The `T` of an `Option<T>`.
fn inner(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
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
