//! A picture in a list: the column keeps its number, the line shows where it is.

use serde::Serialize;
use utoipa::ToSchema;

use super::Members;
use crate::app::App;
use crate::files;
use crate::http::Result;

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    file_id: i64,
    url: String,
}

impl Picture {
    pub async fn find(app: &App, id: Option<i64>) -> Result<Option<Self>> {
        let files = files::find(app.db.read(), id.as_slice()).await?;
        Ok(id.and_then(|id| files.get(&id)).map(|file| Self { file_id: file.id, url: files::address(app, file) }))
    }
}

/// For all lines of a page at once.
pub async fn pictures(app: &App, rows: &mut [Members], name: &'static str) -> Result<()> {
    let ids: Vec<i64> = rows.iter().filter_map(|row| row.int(name)).collect();
    let files = files::find(app.db.read(), &ids).await?;
    for row in rows {
        let Some(file) = row.int(name).and_then(|id| files.get(&id)) else { continue };
        row.set(name, Picture { file_id: file.id, url: files::address(app, file) });
    }
    Ok(())
}
