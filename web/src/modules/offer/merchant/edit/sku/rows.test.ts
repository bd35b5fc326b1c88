import { expect, test } from 'vitest'
import {
  blockOf,
  fillColumn,
  pasteInto,
  readCell,
  writeCell,
} from '../../../../../blocks/grid/cells'
import {
  combinations,
  dimensionsIn,
  duplicateOf,
  generate,
  isBlankRow,
  MOST_VERSIONS,
  newRow,
  splitValues,
} from '../../../parts/versions/rows'
import { columnsOf, type Sku, type SkuColumn } from './columns'

const units = [
  { value: 'g', label: 'g' },
  { value: 'bottle', label: '瓶' },
]
const shape = { dimensions: ['颜色', '尺码'], sold: true, weighed: true, supplies: false, units }
const columns = columnsOf(shape)
const columnOf = (name: string) => columns.find((column) => column.name === name) as SkuColumn
const at = (name: string) => columns.findIndex((column) => column.name === name)
const paste = (text: string, column: string, more: object = {}) => ({
  block: blockOf(text) ?? [],
  row: 0,
  column: at(column),
  columns,
  locked: () => false,
  blank: newRow<Sku>,
  most: MOST_VERSIONS,
  ...more,
})

test('values are split at whatever stands between them, each once', () => {
  expect(splitValues('黑, 白，红、黑\n 蓝;')).toEqual(['黑', '白', '红', '蓝'])
})

test('two colours and two sizes make four versions, named by what they are', () => {
  const dimensions = [
    { name: '颜色', values: ['黑', '白'] },
    { name: '尺码', values: ['S', 'M'] },
    { name: '', values: ['x'] },
    { name: '款式', values: [] },
  ]
  expect(combinations(dimensions)).toHaveLength(4)
  const rows = generate([newRow<Sku>()], dimensions)
  expect(rows.map(({ skuName }) => skuName)).toEqual(['黑 S', '黑 M', '白 S', '白 M'])
  expect(new Set(rows.map(({ token }) => token)).size).toBe(4)
})

test('the generator keeps what was typed, and rows that fit no combination', () => {
  const typed: Sku = { ...newRow(), id: 7, spec: { 尺码: 'M', 颜色: '黑' }, livePagePrice: 99 }
  const other: Sku = { ...newRow(), spec: { 颜色: '紫' }, barcode: '96385074' }
  const made = generate(
    [newRow(), typed, other],
    [
      { name: '颜色', values: ['黑'] },
      { name: '尺码', values: ['S', 'M'] },
    ],
  )
  expect(made).toHaveLength(3)
  expect(made[1]).toBe(typed)
  expect(made[2]).toBe(other)
})

test('the generator begins with the values that are there', () => {
  const rows: Sku[] = [{ spec: { 颜色: '黑' } }, { spec: { 颜色: '白' } }, { spec: { 颜色: '黑' } }]
  expect(dimensionsIn(rows, ['颜色'])).toEqual([{ name: '颜色', values: ['黑', '白'] }])
})

test('a block of a sheet fills cells from the focused one on and adds the rows it needs', () => {
  const text = '¥1,169.00\t159\t139.009\n99\t\t88\r\n'
  const [first, second, ...rest] = pasteInto([newRow<Sku>()], paste(text, 'livePagePrice'))
  expect(rest).toEqual([])
  expect(first).toMatchObject({ livePagePrice: 1169, dailyPrice: 159, lowestPrice30: 139 })
  expect(second).toMatchObject({ livePagePrice: 99, lowestPrice30: 88 })
  expect(second?.dailyPrice).toBeUndefined()
})

test('a paste reads units by name, clears the tick of a row that gets a barcode, and ends at the edge', () => {
  const row = { ...newRow(), noBarcode: true }
  expect(pasteInto([row], paste('50\t瓶\t2', 'netContent'))[0]).toMatchObject({
    netContent: 50,
    unit: 'bottle',
    packQty: 2,
  })
  expect(pasteInto([row], paste('6901234500011\t9', 'barcode'))[0]).toMatchObject({
    barcode: '6901234500011',
    noBarcode: false,
  })
  expect(pasteInto([row], paste('a\tb\tc', 'skuCode'))[0]).toMatchObject({ skuCode: 'a' })
})

test('a paste adds no rows beyond the limit, none where rows are fixed, and leaves locked columns', () => {
  const many = Array.from({ length: 60 }, (_, index) => String(index + 1)).join('\n')
  expect(pasteInto([newRow<Sku>()], paste(many, 'plannedStock'))).toHaveLength(MOST_VERSIONS)
  const fixed = paste('1\t2\n3\t4', 'plannedStock', {
    blank: undefined,
    locked: (name: string) => name === 'plannedStock',
  })
  const rows = pasteInto([newRow<Sku>()], fixed)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.plannedStock).toBeUndefined()
  expect(rows[0]?.netContent).toBe(2)
})

test('a single text is no block: the cell takes it as it is', () => {
  expect(blockOf('6901234500011')).toBeUndefined()
  expect(blockOf('a\tb')).toEqual([['a', 'b']])
})

test('a column is filled in all rows, or where it is empty', () => {
  const rows: Sku[] = [{ livePagePrice: 5 }, {}]
  expect(fillColumn(rows, columnOf('livePagePrice'), 9, true)).toEqual([
    { livePagePrice: 5 },
    { livePagePrice: 9 },
  ])
  expect(
    fillColumn(rows, columnOf('livePagePrice'), 9, false).map((row) => row.livePagePrice),
  ).toEqual([9, 9])
})

test('a copy of a row is a version of its own', () => {
  const copy = duplicateOf<Sku>({
    id: 3,
    token: 'a',
    barcode: '96385074',
    livePagePrice: 5,
    spec: { 颜色: '黑' },
  })
  expect(copy).toMatchObject({ livePagePrice: 5, spec: { 颜色: '黑' } })
  expect(copy).not.toHaveProperty('id')
  expect(copy).not.toHaveProperty('barcode')
  expect(copy.token).not.toBe('a')
})

test('a row is blank until somebody types into it', () => {
  expect(isBlankRow(newRow())).toBe(true)
  expect(isBlankRow({ ...newRow<Sku>(), plannedStock: 1 } as Sku)).toBe(false)
  expect(isBlankRow({ ...newRow(), spec: { 颜色: '黑' } })).toBe(false)
})

test('the name follows the specification until it is another', () => {
  const named = writeCell(columnOf('spec.颜色'), { spec: {} }, '黑')
  expect(named.skuName).toBe('黑')
  expect(writeCell(columnOf('spec.尺码'), named, 'M').skuName).toBe('黑 M')
  const called: Sku = { ...named, skuName: '限量' }
  expect(writeCell(columnOf('spec.颜色'), called, '白').skuName).toBe('限量')
  expect(readCell(columnOf('spec.颜色'), named)).toBe('黑')
})

test('a gift has no price columns, a vendor says what it costs', () => {
  const gift = columnsOf({ ...shape, sold: false, supplies: true })
  expect(gift.some(({ kind }) => kind === 'money')).toBe(false)
  expect(columns.some(({ name }) => name === 'costPrice')).toBe(false)
  const vendor = columnsOf({ ...shape, supplies: true })
  expect(vendor.some(({ name }) => name === 'costPrice')).toBe(true)
})

test('what is needed comes first and is marked, the rest is folded behind it', () => {
  const needs = columns.map(({ required }) => Boolean(required))
  expect(needs.lastIndexOf(true)).toBeLessThan(needs.indexOf(false))
  expect(columns.every(({ required, folded }) => Boolean(required) !== Boolean(folded))).toBe(true)
  expect(columnOf('netContent').required).toBe(true)
  const clothes = columnsOf({ ...shape, weighed: false })
  expect(clothes.find(({ name }) => name === 'netContent')).toMatchObject({ folded: true })
})
