//! Who may do what: sessions, callers, the route registry with its guard, throttles, one-use tokens.

mod caller;
mod ctx;
mod guard;
pub mod one_use;
pub mod openapi;
pub mod password;
mod registry;
pub mod session;
pub mod throttle;
pub mod viewing;

pub use caller::{Bearer, Caller, DataScope, Directory, Profile, UserType, expired};
pub use ctx::{Ctx, CtxFacts, Operator, network_of};
pub use guard::RequestMeta;
pub use registry::{Access, Endpoint, Facts, LONG, Registry, Routes, Tenant, delete, get, post, put};
pub use session::Sessions;
