//! Merges of the demo profile: one still a draft, one that waits, one that was carried out and can be taken back.

use offer::spelling::Place;
use platform::App;
use platform::demo::{self, People};
use platform::document::{Actor, Verdict};
use platform::http::Result;

use crate::merge::{AttrMerge, AttrMergeForm, MergeItem};

pub async fn fill(app: App, people: People) -> Result<()> {
    let app = &app;
    let merchant = Actor::new(app, &people.of_company(2, "lijing").await?).await?;
    let first = Actor::new(app, &people.staff("cx1").await?).await?;
    let done = form(Place::Value, "packageList", "产品和说明书", "产品、说明书");
    let id = demo::create::<AttrMerge>(app, &merchant, done, true).await?;
    let yes = Verdict::Approve { opinion: "写法统一，同意合并。".into(), form: None };
    demo::decide::<AttrMerge>(app, &first, id, yes).await?;
    let address = "演示省演示市工业园区1号";
    let waiting = form(Place::Value, "manufacturerAddress", "演示省演示市工业区1号", address);
    demo::create::<AttrMerge>(app, &merchant, waiting, true).await?;
    demo::create::<AttrMerge>(app, &merchant, form(Place::Spec, "规格", "30ML", "30ml"), false).await?;
    Ok(())
}

fn form(place: Place, attr: &str, source: &str, target: &str) -> AttrMergeForm {
    AttrMergeForm {
        merge_type: place.code().into(),
        category_code: "Cosmetic".into(),
        attr_code: Some(attr.into()),
        source_items: vec![MergeItem { value: Some(source.into()), usage_count: None }],
        target_item: Some(target.into()),
        reason: Some("同一内容有两种写法，统一后便于检索和比价".into()),
    }
}
