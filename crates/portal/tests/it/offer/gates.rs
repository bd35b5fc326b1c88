//! The table of gates (18.1): which of them stand today, and which wait for the module that knows the fact.

use offer::{Changing, Offer};
use platform::document::{Approving, Ended, Submitting};
use schedule::{Confirming, Preparing, Task};
use selection::Unbinding;
use testkit::TestApp;

/// Each leaves this list with the module that registers it; nothing is ever added. A contract that is signed and a payment
/// that is made have no module yet: the qualification must be approved, the bill confirmed, its invoices verified and the
/// bank account the registered one.
const ABSENT: [&str; 9] = [
    "offer submitted: food and cosmetics: the company's business qualification is in force",
    "offer submitted: no bill of the company is overdue by more than thirty days",
    "offer approved: 初选: the sample that the category asks for has arrived, or was waived",
    "offer approved: 初选 and 终选: the quality check has not refused one of its SKUs",
    "place confirmed: a contract in force covers brand and day",
    "place confirmed: the qualification holds until the show",
    "place prepared: the contract of each item is in force",
    "place prepared: the detail page of each item is approved",
    "place prepared: the promotion of each item is approved",
];

/// A gate that is registered leaves the list, and one that is on no list is missed.
#[tokio::test]
async fn the_list_of_absent_gates_says_the_truth() {
    let app = TestApp::people().await;
    let points = &app.points;
    // No offer that is on its way or still to be shown sells through it.
    assert!(points.has_listener::<Unbinding>());
    // Nothing changes within a day of the show; what is stopped loses its place.
    assert!(points.has_listener::<Changing>() && points.has_listener::<Ended<Offer>>());
    // The supply of each item is confirmed before its session is locked.
    let prepared = points.ask(&app, Preparing(Vec::new())).await.expect("answers");
    assert_eq!(prepared.iter().map(|(task, _)| *task).collect::<Vec<_>>(), [Task::Supply]);
    let absent = [
        points.has_listener::<Submitting<Offer>>(),
        points.has_listener::<Approving<Offer>>(),
        points.has_listener::<Confirming>(),
    ];
    assert_eq!(absent, [false; 3], "somebody stands there by now: take what they ask from the list: {ABSENT:?}");
}
