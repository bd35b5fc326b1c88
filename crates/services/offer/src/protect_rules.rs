//! What other prices say of a SKU's: promises that it would undercut, channels that undercut it. Pure.

use platform::money::Money;
use pricing::{Elsewhere, Standing};

use crate::price_rules::Price;

/// A promise that a price would undercut, with the two figures that were compared.
#[derive(Clone, Copy, Debug)]
pub struct Undercut<'a> {
    pub promise: &'a Standing,
    pub own: Money,
    pub promised: Money,
}

/// The dearest of the promises that the price lies under: by what is in it, where both say so, else by the piece.
pub fn undercut<'a>(price: &Price, promises: &'a [Standing]) -> Option<Undercut<'a>> {
    let compared = promises.iter().map(|promise| match (price.unit_price, promise.unit_price) {
        (Some(own), Some(promised)) => Undercut { promise, own, promised },
        _ => Undercut { promise, own: price.per_unit, promised: promise.price },
    });
    // Of equal ones the first, which holds longest.
    let lower = compared.filter(|pair| pair.promised > pair.own);
    lower.reduce(|best, pair| if pair.promised > best.promised { pair } else { best })
}

/// Channels outside that ask less for one. They are worth a word and never a refusal: nobody has to be the cheapest.
pub fn cheaper<'a>(price: &Price, seen: &'a [Elsewhere]) -> impl Iterator<Item = &'a Elsewhere> {
    let own = price.per_unit;
    seen.iter().filter(move |seen| seen.price < own)
}

#[cfg(test)]
mod tests {
    use platform::Date;

    use super::*;

    const PRICE: Price = Price {
        final_price: Money(12_900),
        per_unit: Money(12_900),
        unit_price: Some(Money(16_125)),
        subsidized: Money(12_900),
    };

    fn promise(id: i64, price: i64, unit_price: Option<i64>) -> Standing {
        Standing {
            id,
            offer_code: format!("BP{id}"),
            price: Money(price),
            unit_price: unit_price.map(Money),
            start: None,
            end: Date::parse("2026-12-01").expect("a date"),
        }
    }

    #[test]
    fn only_a_dearer_promise_is_undercut() {
        assert!(undercut(&PRICE, &[]).is_none());
        assert!(undercut(&PRICE, &[promise(1, 12_900, Some(16_125))]).is_none(), "the same price keeps it");
        assert!(undercut(&PRICE, &[promise(1, 19_900, Some(16_000))]).is_none(), "what is in it counts, not the price");
        let both = [promise(1, 13_000, Some(16_126)), promise(2, 13_000, Some(20_000))];
        let found = undercut(&PRICE, &both).expect("two of them");
        assert_eq!((found.promise.id, found.own, found.promised), (2, Money(16_125), Money(20_000)));
    }

    #[test]
    fn without_contents_pieces_are_compared() {
        let found = undercut(&PRICE, &[promise(1, 13_000, None)]).map(|pair| (pair.own, pair.promised));
        assert_eq!(found, Some((Money(12_900), Money(13_000))));
        let unmeasured = Price { unit_price: None, ..PRICE };
        assert!(undercut(&unmeasured, &[promise(1, 12_000, Some(99_999))]).is_none());
    }

    #[test]
    fn a_channel_is_cheaper_when_it_asks_less() {
        let date = Date::parse("2026-11-01").expect("a date");
        let seen = |channel: &str, price| Elsewhere { channel: channel.into(), price: Money(price), date };
        let all = [seen("jd", 12_800), seen("sn", 12_900), seen("zkh", 15_000)];
        assert_eq!(cheaper(&PRICE, &all).map(|seen| seen.channel.as_str()).collect::<Vec<_>>(), ["jd"]);
    }
}
