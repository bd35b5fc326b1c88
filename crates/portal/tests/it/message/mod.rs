//! Messages: the box, its stream, what is made of many, and the ways beside the box.

mod digest;
mod mail;
mod preferences;
mod sending;
mod stream;

use message::NewMessage;
use testkit::TestApp;

/// As a service would, in a transaction of its own.
pub async fn send(app: &TestApp, user_id: i64, template: &'static str, link: &'static str) {
    let job = move |tx, ()| async move {
        let values = [
            ("title", "停机维护通知"),
            ("code", "DP2611150001"),
            ("operator", "赵招商"),
            ("companyName", "上海花植美妆有限公司"),
            ("reason", "欠费"),
            ("hours", "3"),
        ];
        let values = values.map(|(name, value)| (name, value.to_owned())).to_vec();
        let (user_ids, link_route) = (vec![user_id], link.to_owned());
        let message = NewMessage { user_ids, template, values, biz_type: "", biz_id: None, link_route };
        message::send(&tx, message);
        Ok(())
    };
    app.db.technical((), job).await.expect("sent");
}
