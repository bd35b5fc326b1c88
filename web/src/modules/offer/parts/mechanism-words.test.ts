import { expect, test } from 'vitest'
import {
  belowDaily,
  cheapest,
  lineWords,
  sortedLines,
  specWords,
  unitPriceText,
} from './mechanism-words'
import type { MechanismLine, OfferSku } from './types'

const line = (given: Partial<MechanismLine>): MechanismLine => ({
  stackable: true,
  repeat: false,
  sort: 1,
  ...given,
})

const sku = (given: Partial<OfferSku>): OfferSku => ({
  spec: {},
  noBarcode: false,
  disabled: false,
  ...given,
})

test.each([
  [{ type: 'DIRECT', value: 20 }, '每件减 20'],
  [{ type: 'N_DISCOUNT', value: 50, buyQty: 2 }, '第 2 件 5 折'],
  [{ type: 'COUPON', threshold: 100, value: 20 }, '满 100 减 20'],
  [{ type: 'FULL_REDUCE', threshold: 300, value: 50, repeat: true }, '每满 300 减 50'],
  [{ type: 'DEPOSIT', depositAmount: 20, depositExpand: 50 }, '定金 20 抵 50'],
  [{ type: 'RED_PACKET', value: 5 }, '红包 5'],
  [{ type: 'GIFT', buyQty: 2, giftQty: 1 }, '买 2 赠 1'],
] as const)('A05-4 %o reads %s', (given, text) => {
  expect(lineWords(line(given))).toBe(text)
})

test('A05-4 lines stand in the order in which they are counted', () => {
  const lines = [
    line({ type: 'COUPON', sort: 1 }),
    line({ type: 'DIRECT', sort: 9 }),
    line({ type: 'DIRECT', sort: 2 }),
  ]
  expect(sortedLines(lines).map(({ type, sort }) => `${type}${sort}`)).toEqual([
    'DIRECT2',
    'DIRECT9',
    'COUPON1',
  ])
})

test('S9-10 prices by what they are compared by', () => {
  expect(unitPriceText({ unitPrice: 161.25, unit: 'g' })).toBe('¥161.25/100g')
  expect(unitPriceText({ unitPrice: 9.9, unit: 'pcs' }, '件')).toBe('¥9.90/件')
  expect(unitPriceText({ unitPrice: null, unit: 'g' })).toBeUndefined()
  expect(belowDaily(sku({ finalPrice: 129, dailyPrice: 149 }))).toBe('比日常低 13.4%')
  expect(belowDaily(sku({ finalPrice: 149, dailyPrice: 149 }))).toBeUndefined()
  expect(specWords({ skuName: '大瓶', spec: { 规格: '大瓶', 颜色: '绿' } })).toBe('颜色：绿')
  const cheap = cheapest([
    sku({ id: 1, finalPrice: 9 }),
    sku({ id: 2, finalPrice: 5, disabled: true }),
    sku({ id: 3, finalPrice: 7 }),
  ])
  expect(cheap?.id).toBe(3)
})
