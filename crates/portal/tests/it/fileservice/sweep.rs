//! What accidents leave behind goes; what has a row stays.

use std::time::Duration;

use platform::files::{remove_leftovers, remove_orphans};
use testkit::TestApp;

use super::{fetch, jpeg, objects, uploaded};

#[tokio::test]
async fn leftovers_go_after_an_hour_and_files_with_a_row_never() {
    let app = TestApp::people().await;
    assert_eq!((remove_leftovers(&app).await.expect("swept"), remove_orphans(&app).await.expect("swept")), (0, 0));
    assert!(!app.database().files().exists(), "a sweep makes no folder");

    let user = app.login("200001", "admin").await;
    let data = uploaded(&user, "", "a.jpg", &jpeg(9, 9)).await;
    let root = app.database().files();
    for left in ["temp/half", "incoming/2/201/0b0e8b5e-0000-4000-8000-000000000000/a.jpg", "files/ab/abc.jpg"] {
        let path = root.join(left);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, "left").expect("a file");
    }
    assert_eq!((remove_leftovers(&app).await.expect("swept"), remove_orphans(&app).await.expect("swept")), (0, 0));
    assert_eq!(objects(&app).len(), 4, "whatever is young may be on its way");
    app.clock().shift(Duration::from_secs(3_601));
    assert_eq!((remove_leftovers(&app).await.expect("swept"), remove_orphans(&app).await.expect("swept")), (2, 1));
    assert_eq!(objects(&app).len(), 1);
    assert!(!root.join("incoming/2").exists(), "empty folders go as well");
    let again = app.login("200001", "admin").await;
    let fresh = again.get(&format!("fileservice/api/files/{}/sign-url", data["fileId"])).await.ok().json();
    fetch(&app, &fresh).await.ok();
}
