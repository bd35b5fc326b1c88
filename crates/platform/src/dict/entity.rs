//! The two tables of the dictionaries.

pub mod kind {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "dict_type")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub code: String,
        pub label: String,
        pub sort: i32,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod item {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "dict_item")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i64,
        pub r#type: String,
        pub value: String,
        pub label: String,
        pub live_room: String,
        /// 0 at the top: both databases then treat the unique key alike.
        pub parent_id: i64,
        pub sort: i32,
        pub color: String,
        pub enabled: bool,
        pub is_system: bool,
        pub remark: String,
        pub row_version: i32,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

/// A form that holds a value.
pub mod usage {
    use sea_orm::entity::prelude::*;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "dict_use")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub biz_type: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub biz_id: i64,
        #[sea_orm(primary_key, auto_increment = false)]
        pub r#type: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub value: String,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}
