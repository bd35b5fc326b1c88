//! The two tables of files.

pub mod file {
    use sea_orm::entity::prelude::*;

    use crate::clock::Timestamp;

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "file")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i64,
        /// The object's name in the store: random, with the extension of what it is.
        pub key: String,
        pub company_id: i64,
        pub uploaded_by: i64,
        pub file_name: String,
        pub content_type: String,
        /// Of the bytes as uploaded, as `sha256` is: two uploads of the same file are known by it.
        pub size: i64,
        pub stored_size: i64,
        pub sha256: String,
        pub stored_sha256: String,
        pub width: Option<i32>,
        pub height: Option<i32>,
        pub has_alpha: bool,
        pub slot: String,
        pub biz_type: String,
        pub public: bool,
        /// Its object is encrypted; sizes and sums are those of what it holds.
        pub sealed: bool,
        /// The form post that it came by, so that a repeated completion finds it.
        pub upload_key: Option<String>,
        pub created_date: Timestamp,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {}

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod relation {
    use sea_orm::entity::prelude::*;

    use crate::clock::{Date, Timestamp};

    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "file_relation")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i64,
        pub biz_type: String,
        pub biz_id: i64,
        pub slot: String,
        pub file_id: i64,
        pub sort: i32,
        pub is_primary: bool,
        pub expire_date: Option<Date>,
        pub created_date: Timestamp,
    }

    #[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
    pub enum Relation {
        #[sea_orm(belongs_to = "super::file::Entity", from = "Column::FileId", to = "super::file::Column::Id")]
        File,
    }

    impl Related<super::file::Entity> for Entity {
        fn to() -> RelationDef {
            Relation::File.def()
        }
    }

    impl ActiveModelBehavior for ActiveModel {}
}
