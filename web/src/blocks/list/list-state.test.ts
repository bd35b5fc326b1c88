import { expect, test } from 'vitest'
import { changed, type ListSpec, listQuery, readListState, writeListState } from './list-state'

const spec: ListSpec = {
  filters: ['storeName', 'platformType.in'],
  sorts: ['createdDate', 'submitDate'],
  statuses: ['created', 'rejected'],
  defaultSort: { field: 'createdDate', order: 'desc' },
}

const read = (text: string) => readListState(new URLSearchParams(text), spec)

test('S9-01 an empty address is the first page of twenty in the usual order', () => {
  expect(read('')).toEqual({
    page: 1,
    size: 20,
    sort: { field: 'createdDate', order: 'desc' },
    status: '',
    filters: {},
  })
})

test('S5-23 the address restores page, size, sort, status and filters', () => {
  const text =
    'page=3&size=50&sort=submitDate%2Casc&status=rejected&storeName=%E8%8A%B1&platformType.in=JD%2CTMALL'
  const state = read(text)
  expect(state).toEqual({
    page: 3,
    size: 50,
    sort: { field: 'submitDate', order: 'asc' },
    status: 'rejected',
    filters: { storeName: '花', 'platformType.in': 'JD,TMALL' },
  })
  expect(writeListState(state, spec, new URLSearchParams()).toString()).toBe(text)
})

test('S9-01 what no list would write is not believed', () => {
  const state = read('page=0&size=7&sort=password,asc&status=nothing&storeName=+&other=1')
  expect(state).toEqual(read(''))
})

test('S5-23 the usual is not written, parameters of others stay', () => {
  const present = new URLSearchParams('tab=stores&page=4&storeName=x')
  expect(writeListState(read(''), spec, present).toString()).toBe('tab=stores')
})

test('S9-01 the wire counts pages from 0; another search begins at the first', () => {
  const state = changed(read('page=3&status=created'), { filters: { storeName: '花' } })
  expect(listQuery(state, (status) => ({ 'status.in': status.toUpperCase() }))).toEqual({
    page: 0,
    size: 20,
    sort: 'createdDate,desc',
    storeName: '花',
    'status.in': 'CREATED',
  })
})
