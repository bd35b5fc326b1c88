//! What a document is called and guarded by: `kind!` says it by convention, and what differs is written over it.
//!
//! ```ignore
//! const KIND: Kind = Kind { open_while: &["QUALIFICATION"], ..kind!("goodsSku" "货品" in goods_sku, no "HP", menu "goodsList", page "/goods/detail/") };
//! ```

use crate::access::Caller;

/// What a document is called, numbered, guarded and stored by.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub biz_type: &'static str,
    pub workflow_type: &'static str,
    /// As people call it.
    pub name: &'static str,
    /// Of its number.
    pub prefix: &'static str,
    pub table: &'static str,
    pub codes: Codes,
    /// Where the owner reads one: the id follows.
    pub detail_route: &'static str,
    /// Where the owner mends what came back, the id follows; by convention `…/edit/` beside `…/detail/`.
    pub mend_route: Option<&'static str>,
    /// The reasons of a frozen company that leave this kind writable.
    pub open_while: &'static [&'static str],
}

/// The permission code of each call.
#[derive(Clone, Copy, Debug)]
pub struct Codes {
    /// Any of these may read.
    pub read: &'static [&'static str],
    pub create: &'static str,
    pub edit: &'static str,
    pub delete: &'static str,
    pub submit: &'static str,
    pub withdraw: &'static str,
    pub cancel: &'static str,
    pub urge: &'static str,
    pub export: &'static [&'static str],
    /// The staff's code; empty where they cannot cancel it.
    pub bd_cancel: &'static str,
    /// The code by which staff write documents of the platform's own; empty where there are none.
    pub staff: &'static str,
}

impl Codes {
    /// The owner does everything by one code.
    pub const fn written_by(self, code: &'static str) -> Self {
        let (create, edit, delete, submit) = (code, code, code, code);
        Self { create, edit, delete, submit, withdraw: code, cancel: code, urge: code, ..self }
    }

    /// Whether the caller writes such documents by this code, or by the staff's.
    pub fn let_write(&self, caller: &Caller, code: &str) -> bool {
        caller.has(code) || caller.has(self.staff)
    }
}

/// Type, name, table, prefix of its number, menu, and the page where its owner reads one (the id follows). Its tasks are
/// of the type with `Task` behind it, its codes those of the menu.
#[macro_export]
macro_rules! kind {
    ($biz_type:literal $name:literal in $table:ident, no $prefix:literal, menu $menu:literal, page $page:literal) => {
        $crate::document::Kind {
            biz_type: $biz_type,
            workflow_type: concat!($biz_type, "Task"),
            name: $name,
            prefix: $prefix,
            table: stringify!($table),
            codes: $crate::codes!($menu),
            detail_route: $page,
            mend_route: None,
            open_while: &[],
        }
    };
}

/// The codes of a menu: its buttons under their own names, reading for the menu and for the desk. Whoever edits drafts
/// deletes them, whoever submits urges, and whoever reads the list exports it.
#[macro_export]
macro_rules! codes {
    ($menu:literal) => {
        $crate::document::Codes {
            read: &[$menu, "platformTodo"],
            create: concat!($menu, "_create"),
            edit: concat!($menu, "_edit"),
            delete: concat!($menu, "_edit"),
            submit: concat!($menu, "_submit"),
            withdraw: concat!($menu, "_withdraw"),
            cancel: concat!($menu, "_cancel"),
            urge: concat!($menu, "_submit"),
            export: &[$menu],
            bd_cancel: "",
            staff: "",
        }
    };
}
