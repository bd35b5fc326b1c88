//! The table of gates (18.1): which of them stand today, and which wait for the module that knows the fact.

/// The point of the deed, and what its gate asks.
type Row = (&'static str, &'static str);

const STANDING: [Row; 4] = [
    ("offerStore.unbind", "no offer that is on its way or still to be shown sells through it"),
    ("offer.change", "nothing changes within a day of the show"),
    ("offer.stop", "what is stopped loses its place"),
    ("schedule.supply", "the supply of each item is confirmed before its session is locked"),
];

/// Each leaves this list with the module that registers it; nothing is ever added.
const ABSENT: [Row; 11] = [
    ("offer.submit", "food and cosmetics: the company's business qualification is in force"),
    ("offer.submit", "no bill of the company is overdue by more than thirty days"),
    ("offer.approve", "初选: the sample that the category asks for has arrived, or was waived"),
    ("offer.approve", "初选 and 终选: the quality check has not refused one of its SKUs"),
    ("schedule.confirm", "a contract in force covers brand and day"),
    ("schedule.confirm", "the qualification holds until the show"),
    ("schedule.contract", "the contract of each item is in force"),
    ("schedule.detail", "the detail page of each item is approved"),
    ("schedule.promotion", "the promotion of each item is approved"),
    ("contract.sign", "the qualification is approved"),
    ("finance.pay", "the bill is confirmed, its invoices verified, the bank account the registered one"),
];

/// A gate that is registered leaves the list, and one that is on no list is missed.
#[test]
fn the_list_of_absent_gates_says_the_truth() {
    let (gates, lookups) = (portal::program().gates, portal::program().lookups);
    let guards = |point: &str| gates.guards(point) || lookups.knows(point);
    for (point, words) in STANDING {
        assert!(guards(point), "{point} is gone: {words}");
    }
    let stands = |point: &str| STANDING.iter().any(|(standing, _)| *standing == point);
    for (point, words) in ABSENT.iter().filter(|(point, _)| !stands(point)) {
        assert!(!guards(point), "{point} is registered: move what stands there to the other list: {words}");
    }
}
