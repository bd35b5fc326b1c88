//! What can be said about a store from what was typed alone.

/// The hosts under which each platform keeps its shops.
const HOSTS: &[(&str, &[&str])] = &[
    ("TMALL", &["tmall.com"]),
    ("TMALL_HK", &["tmall.hk"]),
    ("TAOBAO", &["taobao.com"]),
    ("JD", &["jd.com", "jd.hk"]),
    ("DOUYIN", &["jinritemai.com", "douyin.com"]),
    ("WECHAT", &["weixin.qq.com"]),
];

/// The platform that a link leads to, where it is one of ours.
pub fn platform_of(url: &str) -> Option<&'static str> {
    let host = host_of(url)?;
    let belongs = |domain: &str| host == domain || host.strip_suffix(domain).is_some_and(|rest| rest.ends_with('.'));
    HOSTS.iter().find(|(_, domains)| domains.iter().any(|domain| belongs(domain))).map(|(platform, _)| *platform)
}

fn host_of(url: &str) -> Option<String> {
    let rest = url.trim().split_once("://")?.1;
    let host = rest.split(['/', '?', '#', ':']).next()?;
    Some(host.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_tells_its_platform() {
        let known = [
            ("https://huazhi.tmall.com/", "TMALL"),
            ("https://HUAZHI.TMALL.HK/shop", "TMALL_HK"),
            ("http://shop1.taobao.com?x=1", "TAOBAO"),
            ("https://mall.jd.com/index-1.html", "JD"),
            ("https://haohuo.jinritemai.com/views", "DOUYIN"),
            ("https://store.weixin.qq.com/", "WECHAT"),
        ];
        for (url, platform) in known {
            assert_eq!(platform_of(url), Some(platform), "{url}");
        }
        for url in ["https://nottmall.com/", "https://tmall.com.example/", "huazhi.tmall.com", "", "https://"] {
            assert_eq!(platform_of(url), None, "{url}");
        }
    }
}
