//! An import as somebody makes it: a workbook of four sheets is checked, and then what it holds is taken.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use platform::{Clock, Date};
use rust_xlsxwriter::Workbook;
use serde_json::Value as Json;

use crate::fill::FIRST_COMPANY;
use crate::http::{self, User};
use crate::wrk::Load;

const OFFERS: &str = "/services/selection/api/offers";
const ROWS: usize = 200;

/// Each with its columns and the lines that an offer has on it: cells with a bar between them.
const SHEETS: [(&str, &str, &[&str]); 4] = [
    (
        "报品",
        "序号|直播间|类目编码|表单类型|报品方式|商品名称|二级类目|三级类目|品牌|店铺|短标题|卖点1|卖点2|卖点3|卖点4|卖点5|产地|国产|\
         商品链接|合作模式|坑位费|佣金率|保价天数|保价范围|发货时效|运费险|退换|期望播出起|期望播出止|对接人|手机",
        &[
            "{no}|日常直播间|美妆个护|常规报品|SINGLE|批量面霜{no}|护肤|Cosmetic_Skincare_Cream|{brand}||晚霜|积雪草提取物|质地轻润|\
           无香精配方|||上海|是||纯佣||20%|30|本店铺|48小时内|是|7天无理由|{from}|{to}|压测|13800000011",
        ],
    ),
    (
        "SKU",
        "序号|规格|条形码|净含量|单位|每份件数|吊牌价|日常价|近30天最低价|页面价|备货",
        &["{no}|颜色:白;规格:50g||50|g|1|199|169|149|169|5000", "{no}|颜色:白;规格:100g||100|g|1|299|269|249|269|5000"],
    ),
    ("优惠机制", "序号|类型|门槛|数值", &["{no}|直降||20", "{no}|COUPON|100|20"]),
    ("赠品", "序号|赠品名称|数量|与主品相同|净含量", &["{no}|同款15g|2|是|15"]),
];

/// One after the other, each for another company.
pub fn drive(address: &str, users: &[User]) -> Result<Load> {
    let today = Clock::default().today();
    let books = users.iter().map(|user| workbook(user.company, today)).collect::<Result<Vec<_>>>()?;
    let started = Instant::now();
    let mut times = Vec::new();
    for (user, book) in users.iter().zip(&books) {
        let begun = Instant::now();
        take(address, user, book)?;
        times.push(begun.elapsed().as_secs_f64() * 1_000.0);
    }
    times.sort_by(f64::total_cmp);
    let (p50, p99) = (times.get(times.len() / 2), times.last());
    let (p50, p99) = p50.zip(p99).context("nobody imports")?;
    let seconds = started.elapsed().as_secs_f64();
    Ok(Load { requests: times.len() as f64, seconds, p50: *p50, p99: *p99, failed: 0 })
}

fn take(address: &str, user: &User, book: &[u8]) -> Result<()> {
    let head = "------bench\r\nContent-Disposition: form-data; name=\"file\"; filename=\"offers.xlsx\"\r\n\r\n";
    let body = [head.as_bytes(), book, b"\r\n------bench--\r\n"].concat();
    let checked = post(address, user, "/import/validate", &body)?;
    ensure!(checked["okCount"] == ROWS, "what was imported is wrong: {checked}");
    let commit = format!("/import/{}/commit?mode=ALL_OR_NOTHING", checked["batchId"]);
    let made = post(address, user, &commit, &[])?;
    ensure!(made["created"] == ROWS, "not all were made: {made}");
    Ok(())
}

fn post(address: &str, user: &User, path: &str, body: &[u8]) -> Result<Json> {
    let head = format!(
        "POST {OFFERS}{path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n\
         Content-Type: multipart/form-data; boundary=----bench\r\nContent-Length: {}\r\n\r\n",
        user.token,
        body.len()
    );
    let answer = http::send(address, [head.as_bytes(), body].concat())?;
    ensure!(answer.status == 200, "{}: {}", answer.status, answer.body);
    Ok(serde_json::from_str(&answer.body)?)
}

fn workbook(company: i64, today: Date) -> Result<Vec<u8>> {
    // Each company of the data has two brands.
    let brand = format!("品牌{}", 2 * (company - FIRST_COMPANY));
    let (from, to) = (today.plus_days(10).to_string(), today.plus_days(20).to_string());
    let fill = |line: &str, no: usize| {
        let line = line.replace("{no}", &no.to_string()).replace("{brand}", &brand);
        line.replace("{from}", &from).replace("{to}", &to)
    };
    let mut book = Workbook::new();
    for (name, titles, lines) in SHEETS {
        let sheet = book.add_worksheet();
        sheet.set_name(name)?;
        let filled =
            (1..=ROWS).flat_map(|no| lines.iter().map(move |line| (no, line))).map(|(no, line)| fill(line, no));
        for (row, line) in (0..).zip(std::iter::once(titles.to_owned()).chain(filled)) {
            for (column, cell) in (0..).zip(line.split('|')).filter(|(_, cell)| !cell.is_empty()) {
                sheet.write_string(row, column, cell)?;
            }
        }
    }
    Ok(book.save_to_buffer()?)
}
