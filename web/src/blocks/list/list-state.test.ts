import { expect, test } from 'vitest'
import type { SearchField } from '../../design/search-fields'
import { readFilter, writeFilter } from './filter-text'
import {
  changed,
  filterQuery,
  type ListSpec,
  pageQuery,
  readListState,
  writeListState,
} from './list-state'

const spec: ListSpec = {
  search: [
    { name: 'storeName', label: '店铺名', kind: 'text' },
    { name: 'platformType', label: '平台', kind: 'dict', dict: 'StorePlatform', multiple: true },
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'submitDate', label: '提交时间' },
  ],
  tabs: ['created', 'rejected'],
  defaultSort: { key: 'createdDate', order: 'desc' },
}

const read = (text: string) => readListState(new URLSearchParams(text), spec)

test('S9-01 an empty address is the first page of twenty in the usual order', () => {
  expect(read('')).toEqual({
    page: 1,
    size: 20,
    sort: { key: 'createdDate', order: 'desc' },
    tab: '',
    filters: {},
  })
})

test('S5-23 the address restores page, size, sort, status and filters', () => {
  const text =
    'page=3&size=50&sort=submitDate%2Casc&state=rejected&storeName=%E8%8A%B1&platformType=JD%2CTMALL'
  const state = read(text)
  expect(state).toEqual({
    page: 3,
    size: 50,
    sort: { key: 'submitDate', order: 'asc' },
    tab: 'rejected',
    filters: { storeName: '花', platformType: { op: 'in', values: ['JD', 'TMALL'] } },
  })
  expect(writeListState(state, spec, new URLSearchParams()).toString()).toBe(text)
  expect(filterQuery(state, spec)).toEqual({
    storeName: '花',
    'platformType.in': ['JD', 'TMALL'],
  })
})

test('S9-01 what no list would write is not believed', () => {
  const state = read('page=0&size=7&sort=password,asc&state=nothing&storeName=+&other=1')
  expect(state).toEqual(read(''))
})

test('S5-23 the usual is not written, parameters of others stay', () => {
  const present = new URLSearchParams('tab=stores&page=4&storeName=x')
  expect(writeListState(read(''), spec, present).toString()).toBe('tab=stores')
})

test('S9-01 the wire counts pages from 0; another search begins at the first', () => {
  const state = changed(read('page=3&state=created'), { filters: { storeName: '花' } })
  expect(pageQuery(state)).toEqual({ page: 0, size: 20, sort: 'createdDate,desc' })
  expect(pageQuery(read('page=3')).page).toBe(2)
})

const base = { name: 'x', label: 'x' }
const fields: [SearchField, unknown, string][] = [
  [{ ...base, kind: 'text' }, '花', '花'],
  [{ ...base, kind: 'yesNo' }, false, 'false'],
  [{ ...base, kind: 'dict', dict: 'D', operators: false }, 'A', 'A'],
  [{ ...base, kind: 'select', options: [], multiple: true }, ['A', 'B'], 'A,B'],
  [{ ...base, kind: 'dict', dict: 'D' }, { op: 'in', values: ['A'] }, 'A'],
  [
    { ...base, kind: 'dict', dict: 'D', multiple: true },
    { op: 'not_in', values: ['A', 'B'] },
    '!A,B',
  ],
  [{ ...base, kind: 'dateRange' }, ['2026-11-01', undefined], '2026-11-01~'],
  [{ ...base, kind: 'numberRange' }, [0, 20.5], '0~20.5'],
]

test.each(fields)(
  'S9-16 a filter survives the way through the address: %o',
  (field, value, text) => {
    expect(writeFilter(field, value)).toBe(text)
    expect(readFilter(field, text)).toEqual(value)
    expect(writeFilter(field, undefined)).toBe('')
    expect(readFilter(field, '')).toBeUndefined()
  },
)
