import { expect, test } from 'vitest'
import { platformMismatch, platformOf } from './store-platform'

test.each([
  ['https://huazhi.tmall.com/shop', 'TMALL'],
  ['https://huazhi.tmall.hk', 'TMALL_HK'],
  ['huazhi.tmall.com', undefined],
  ['https://shop123.taobao.com', 'TAOBAO'],
  ['https://mall.jd.com/index-1.html', 'JD'],
  ['HTTPS://HAOHUO.JINRITEMAI.COM/x', 'DOUYIN'],
  ['https://store.weixin.qq.com/shop', 'WECHAT'],
  ['https://tmall.com.example.org', undefined],
  ['https://nottmall.com', undefined],
  ['not an address', undefined],
  ['', undefined],
])('store.url %s belongs to %s', (url, platform) => {
  expect(platformOf(url)).toBe(platform)
})

test('store.url an address and a platform that are both given must fit', () => {
  expect(platformMismatch('https://a.jd.com', 'TMALL')).toBe(true)
  expect(platformMismatch('https://a.jd.com', 'JD')).toBe(false)
  expect(platformMismatch('https://a.jd.com', '')).toBe(false)
  expect(platformMismatch('https://a.example', 'TMALL')).toBe(true)
  expect(platformMismatch('', 'TMALL')).toBe(false)
})
