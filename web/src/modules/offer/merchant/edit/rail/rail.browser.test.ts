import { expect, test, vi } from 'vitest'
import type { Hit, PreCheckAnswer, PricedSku } from '../calls'
import type { Live } from '../live'
import { withText } from './offer-rail'
import { around, checkedTexts, replaced, replacements } from './texts'
import { liveItems, ownItems, refusedItems, serverItems } from './todo'
import { eachOnce } from './word-asker'

const hit: Hit = {
  field: 'sellingPoints',
  label: '卖点',
  word: '第一',
  start: 3,
  end: 5,
  level: 'BLOCK',
  lawRef: '《广告法》第九条',
  suggestion: '删除或改为“热销”并附数据来源',
}

test('the texts that are checked are those whose declaration names a scene, by their paths', () => {
  const texts = checkedTexts({
    offerName: '面霜',
    originPlace: '上海',
    mechanism: { mechanismText: '直降', gifts: [{ giftName: '小样' }] },
    offerAttrs: { awards: '金奖' },
    usage: ' ',
  })
  expect(texts.map(({ field }) => field)).toEqual([
    'offerName',
    'mechanism.mechanismText',
    'mechanism.gifts[0].giftName',
    'offerAttrs.awards',
  ])
})

test('a word is shown where it stands and offers others', () => {
  expect(around('补水力第一的精华', hit)).toEqual({
    before: '补水力',
    word: '第一',
    after: '的精华',
  })
  expect(replacements(hit.suggestion)).toEqual(['热销'])
  expect(replaced('补水力第一的精华', hit, '热销')).toBe('补水力热销的精华')
  expect(replaced('已经改过了', hit, '热销')).toBe('已经改过了')
  expect(
    withText(
      { mechanism: { gifts: [{ giftName: 'a', qty: 1 }] } },
      'mechanism.gifts[0].giftName',
      'b',
    ),
  ).toEqual({
    mechanism: { gifts: [{ giftName: 'b', qty: 1 }] },
  })
})

test('a word that two rules find is said once, by the stricter one', () => {
  const warn = { ...hit, level: 'WARN' }
  expect(eachOnce([warn, hit, { ...hit, start: 9, end: 11 }])).toEqual([
    hit,
    { ...hit, start: 9, end: 11 },
  ])
})

const finding = (given: object = {}) => ({
  place: 0,
  rule: 'LOW30',
  level: 'WARN',
  message: '高于近30天最低价¥139.00',
  waived: false,
  ...given,
})
const live = (items: object[], preCheck?: object) =>
  ({ prices: new Map([['a', { items } as PricedSku]]), hits: [], preCheck }) as never

test('the same words about many versions are one line', () => {
  const prices = new Map(
    ['a', 'b'].map((key) => [key, { items: [finding()] } as unknown as PricedSku]),
  )
  const go = vi.fn()
  const skus = [
    { token: 'a', skuName: '黑' },
    { token: 'b', skuName: '白' },
  ]
  const items = liveItems({ prices, hits: [hit], preCheck: undefined }, { skus }, go)
  expect(items.map(({ level, text, where }) => [level, text, where])).toEqual([
    ['BLOCK', '违禁词“第一”', '卖点，《广告法》第九条'],
    ['WARN', '高于近30天最低价¥139.00', '黑、白'],
  ])
  items[1]?.action?.onClick()
  expect(go).toHaveBeenCalledWith('skus[0].livePagePrice')
})

test('05-7 what staff have let pass no longer blocks', () => {
  const block = finding({ rule: 'PROTECT', level: 'BLOCK', message: '保价期' })
  const values = { skus: [{ id: 9, token: 'a' }] }
  const go = () => undefined
  expect(liveItems(live([block]), values, go)[0]?.level).toBe('BLOCK')
  const waived = { answer: { sections: { price: [{ ...block, skuId: 9, waived: true }] } } }
  expect(liveItems(live([block], waived), values, go)[0]?.level).toBe('WARN')
})

test('papers, repetitions and what only the server knows are lines of the panel', () => {
  const open = vi.fn()
  const answer = {
    level: 'BLOCK',
    sections: {
      required: [
        { field: 'shipTime', label: '发货时效', level: 'BLOCK', message: '发货时效不能为空' },
      ],
      images: [{ field: 'images', label: '主图', level: 'WARN', message: '主图建议为正方形' }],
      compliance: [],
      certs: [
        {
          certType: 'A',
          label: '备案',
          level: 'SPU',
          required: 'MUST',
          severity: 'WARN',
          state: 'MISSING',
        },
        {
          certType: 'B',
          label: '许可证',
          level: 'COMPANY',
          required: 'MUST',
          severity: 'BLOCK',
          state: 'EXPIRED',
        },
        {
          certType: 'C',
          label: '报告',
          level: 'SPU',
          required: 'SHOULD',
          severity: 'PASS',
          state: 'MISSING',
        },
      ],
      price: [],
      duplicate: [
        {
          code: 'BP1',
          name: '面霜',
          level: 'WARN',
          liveRoom: '',
          message: '名称相近',
          offerId: 8,
          rule: 'NAME',
          status: '',
          waived: false,
        },
      ],
      contract: [],
    },
  } as PreCheckAnswer
  const items = serverItems(answer, { go: vi.fn(), toCerts: vi.fn(), open })
  expect(items.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'WARN 缺备案',
    'BLOCK 已过期：许可证',
    'WARN 名称相近',
    'WARN 主图建议为正方形',
    'PASS 合同 已通过',
  ])
  items[2]?.action?.onClick()
  expect(open).toHaveBeenCalledWith(8)
  expect(serverItems(undefined, { go: vi.fn(), toCerts: vi.fn(), open })).toEqual([])
})

test('what is missing is one line that leads to the first of it; what is wrong has lines of its own', () => {
  const go = vi.fn()
  const items = ownItems(
    [
      { field: 'skus[0].barcode', message: '条形码不能为空', missing: true },
      { field: 'skus[1].barcode', message: '条形码校验位有误' },
    ],
    41,
    42,
    go,
  )
  expect(items.map(({ level, text, where }) => [level, text, where])).toEqual([
    ['BLOCK', '必填 41/42，还缺 1 项', '条形码'],
    ['BLOCK', '条形码校验位有误', '规格第 2 行'],
  ])
  items[0]?.action?.onClick()
  expect(go).toHaveBeenCalledWith('skus[0].barcode')
  expect(ownItems([], 42, 42, go)[0]).toMatchObject({ level: 'PASS', text: '必填 42/42' })
})

test('what only the server refuses stands as long as what it speaks of', () => {
  const closed = { field: 'liveRoom', label: '直播间', level: 'BLOCK', message: '大促报品已截止' }
  const blank = { ...closed, field: 'shipTime', message: '发货时效不能为空' }
  const early = { ...closed, field: 'expectShowDateFrom', message: '期望播出日期须在 3 天之后' }
  const answer = { sections: { required: [closed, blank, early], images: [] } }
  const saved = { liveRoom: 'promote11', expectShowDateFrom: '2026-11-01' }
  const preCheck = { answer, at: '', of: '', saved } as unknown as Live['preCheck']
  const said = (values: object, found: { field: string; message: string }[] = []) =>
    refusedItems(preCheck, { ...saved, ...values }, found, vi.fn()).map(({ text }) => text)
  expect(said({})).toEqual(['大促报品已截止', '期望播出日期须在 3 天之后'])
  expect(said({ expectShowDateFrom: '2026-12-01' })).toEqual(['大促报品已截止'])
  expect(said({}, [{ field: 'expectShowDateFrom', message: early.message }])).toHaveLength(1)
})
