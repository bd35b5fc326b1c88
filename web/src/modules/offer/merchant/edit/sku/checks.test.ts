import { expect, test } from 'vitest'
import { skuProblems } from './checks'
import type { Sku } from './columns'

const whole: Sku = {
  skuName: '黑',
  spec: { 颜色: '黑' },
  barcode: '6901234500011',
  livePagePrice: 169,
  dailyPrice: 159,
  lowestPrice30: 139,
  plannedStock: 10,
  netContent: 50,
  unit: 'g',
}
const said = (rows: Sku[], more: object = {}) =>
  skuProblems(rows, { sold: true, weighed: true, goal: 'submit', ...more }).map(
    ({ field, message }) => `${field} ${message}`,
  )

test('a whole version lacks nothing', () => {
  expect(said([whole])).toEqual([])
})

test('S5-11 a submission names every cell that is missing; a draft names none', () => {
  const empty: Sku = { spec: {} }
  expect(said([whole, empty]).map((line) => line.split(' ')[0])).toEqual([
    'skus[1].skuName',
    'skus[1].spec',
    'skus[1].barcode',
    'skus[1].livePagePrice',
    'skus[1].dailyPrice',
    'skus[1].lowestPrice30',
    'skus[1].plannedStock',
    'skus[1].netContent',
    'skus[1].unit',
  ])
  expect(said([empty], { goal: 'draft' })).toEqual([])
})

test('a gift needs no price, and content only where it is compared', () => {
  const gift: Sku = {
    ...whole,
    livePagePrice: undefined,
    dailyPrice: undefined,
    lowestPrice30: null,
  }
  expect(said([gift], { sold: false })).toEqual([])
  expect(said([{ ...whole, netContent: undefined, unit: undefined }], { weighed: false })).toEqual(
    [],
  )
})

test('a wrong or repeated barcode and a repeated specification are wrong in a draft too', () => {
  const draft = { goal: 'draft' }
  expect(said([{ ...whole, barcode: '6901234500012' }], draft)).toEqual([
    'skus[0].barcode 条形码校验位有误',
  ])
  expect(said([whole, { ...whole, spec: { 颜色: '白' } }], draft)).toEqual([
    'skus[1].barcode 条形码重复',
  ])
  expect(said([whole, { ...whole, barcode: '6901234500028' }], draft)).toEqual([
    'skus[1].spec 规格组合重复',
  ])
  const none = { ...whole, barcode: undefined, noBarcode: true }
  expect(said([none, { ...none, spec: { 颜色: '白' } }])).toEqual([])
})

test('the page price is at most that of the tag', () => {
  expect(said([{ ...whole, marketPrice: 100 }])).toEqual([
    'skus[0].livePagePrice 页面价不得高于吊牌价',
  ])
})
