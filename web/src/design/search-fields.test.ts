import { expect, test } from 'vitest'
import { cleanParams } from '../api/params'
import { filterWords, type SearchField, searchQuery } from './search-fields'

const fields: SearchField[] = [
  { name: 'name', label: '报品名称', kind: 'text' },
  { name: 'room', label: '直播间', kind: 'dict', dict: 'LiveRoom' },
  { name: 'status', label: '审批状态', kind: 'dict', dict: 'Status', multiple: true },
  { name: 'risk', label: '风险', kind: 'dict', dict: 'Risk' },
  { name: 'gift', label: '赠品', kind: 'yesNo' },
  { name: 'price', label: '到手价', kind: 'numberRange' },
  { name: 'date', label: '提交日期', kind: 'dateRange', time: true },
  { name: 'day', label: '播出日期', kind: 'dateRange' },
]

const sent = (values: Record<string, unknown>) => cleanParams(searchQuery(fields, values))

test.each([
  [{ name: ' 花植 ' }, { name: '花植' }],
  [{ name: '  ' }, {}],
  [{ room: 'common' }, { 'room.in': 'common' }],
  [{ status: ['A', 'B'] }, { 'status.in': 'A,B' }],
  [{ status: [] }, {}],
  [{ gift: false }, { gift: 'false' }],
  [{ price: [0, undefined] }, { 'price.greaterThanOrEqual': '0' }],
  [
    { day: ['2026-11-01', '2026-11-30'] },
    { 'day.greaterThanOrEqual': '2026-11-01', 'day.lessThanOrEqual': '2026-11-30' },
  ],
])('S5-23 %o travels as %o', (values, query) => {
  expect(sent(values)).toEqual(query)
})

test('S9-16 equals and not equals become .in and .notIn', () => {
  expect(sent({ risk: { op: 'in', values: ['LOW'] } })).toEqual({ 'risk.in': 'LOW' })
  expect(sent({ risk: { op: 'not_in', values: ['LOW', 'HIGH'] } })).toEqual({
    'risk.notIn': 'LOW,HIGH',
  })
  expect(sent({ risk: { op: 'not_in', values: [] } })).toEqual({})
})

test('S9-03 the last day of a range over times counts to its end', () => {
  expect(sent({ date: ['2026-11-30', '2026-11-30'] })).toEqual({
    'date.greaterThanOrEqual': '2026-11-30 00:00:00',
    'date.lessThan': '2026-12-01 00:00:00',
  })
})

test('the filters that are set, in words', () => {
  const words = filterWords(
    fields,
    {
      name: '花植',
      status: ['A', 'B'],
      risk: { op: 'not_in', values: ['LOW'] },
      gift: true,
      price: [500, undefined],
      day: ['2026-11-01', '2026-11-30'],
      room: '',
    },
    (type, value) => `${type}${value}`,
  )
  expect(words.map(({ text }) => text)).toEqual([
    '报品名称“花植”',
    'StatusA、StatusB',
    '风险不是RiskLOW',
    '赠品：是',
    '到手价 500 以上',
    '播出日期 2026-11-01–2026-11-30',
  ])
})
