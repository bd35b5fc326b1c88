//! Whether a price that was seen somewhere counts against a promise. Pure.
//!
//! 全渠道 takes in every price, 线上渠道 all but those of shops in the street, 本店铺 only those of the store that the
//! offer is sold through: the page of the very product, or a store of the same name on the same platform.

use platform::money::Money;

pub const SAME_STORE: &str = "SAME_STORE";
pub const ONLINE: &str = "ONLINE";
pub const ALL_CHANNEL: &str = "ALL_CHANNEL";

const OFFLINE: &str = "offline";

/// Where a store of each platform is seen.
const PLATFORMS: [(&str, &str); 6] = [
    ("JD", "jd"),
    ("TMALL", "tmall"),
    ("TMALL_HK", "tmall"),
    ("TAOBAO", "taobao"),
    ("DOUYIN", "douyin"),
    ("WECHAT", "wechat"),
];

/// How far a promise goes.
#[derive(Clone, Copy, Debug)]
pub struct Promise<'a> {
    pub scope: &'a str,
    pub price: Money,
    pub store_name: &'a str,
    pub store_platform: &'a str,
    pub item_url: &'a str,
}

/// A price and where it stood.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub channel: &'a str,
    pub price: Money,
    pub store_name: &'a str,
    pub url: &'a str,
}

pub fn is_lower(promise: Promise<'_>, seen: Seen<'_>) -> bool {
    seen.price < promise.price
}

/// A scope that nobody knows is the narrowest.
pub fn is_within(promise: Promise<'_>, seen: Seen<'_>) -> bool {
    match promise.scope {
        ALL_CHANNEL => true,
        ONLINE => seen.channel != OFFLINE,
        _ => is_same_store(promise, seen),
    }
}

fn is_same_store(promise: Promise<'_>, seen: Seen<'_>) -> bool {
    let same_page = !seen.url.is_empty() && address(seen.url) == address(promise.item_url);
    let on_platform = PLATFORMS.contains(&(promise.store_platform, seen.channel));
    let same_name = !seen.store_name.is_empty() && name(seen.store_name) == name(promise.store_name);
    same_page || (on_platform && same_name)
}

/// Without what does not tell two pages apart.
fn address(url: &str) -> String {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let rest = rest.split('#').next().unwrap_or(rest).trim_end_matches('/');
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    format!("{}/{path}", host.to_lowercase())
}

fn name(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROMISE: Promise<'static> = Promise {
        scope: SAME_STORE,
        price: Money(12_900),
        store_name: "花植官方旗舰店",
        store_platform: "JD",
        item_url: "https://item.jd.com/100.html",
    };
    const SEEN: Seen<'static> =
        Seen {
            channel: "jd", price: Money(12_800), store_name: "花植 官方旗舰店", url: "https://item.jd.com/7.html"
        };

    #[test]
    fn the_same_store_is_known_by_page_or_by_name_and_platform() {
        let within = |seen| is_within(PROMISE, seen);
        assert!(within(SEEN));
        assert!(!within(Seen { store_name: "", ..SEEN }), "nobody said whose it is");
        assert!(!within(Seen { store_name: "美妆集合店", ..SEEN }));
        assert!(!within(Seen { channel: "tmall", ..SEEN }), "a store of that name elsewhere is another one");
        assert!(within(Seen { store_name: "", url: "http://ITEM.jd.com/100.html#comment", ..SEEN }));
        let no_store = Promise { store_name: "", store_platform: "", item_url: "", ..PROMISE };
        assert!(!is_within(no_store, Seen { store_name: "", url: "", ..SEEN }), "nothing is not the same as nothing");
    }

    #[test]
    fn wider_scopes_take_in_more() {
        let stranger = Seen { store_name: "社区超市", url: "", ..SEEN };
        let street = Seen { channel: OFFLINE, ..stranger };
        let within = |scope, seen| is_within(Promise { scope, ..PROMISE }, seen);
        assert!(within(ONLINE, stranger) && !within(ONLINE, street));
        assert!(within(ALL_CHANNEL, stranger) && within(ALL_CHANNEL, street));
        assert!(!within(SAME_STORE, stranger) && !within("", stranger));
    }

    #[test]
    fn the_promised_price_itself_is_no_violation() {
        let lower = |price| is_lower(PROMISE, Seen { price, ..SEEN });
        assert!(lower(Money(12_899)) && !lower(Money(12_900)) && !lower(Money(13_000)));
    }
}
