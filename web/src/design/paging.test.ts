import { expect, test } from 'vitest'
import { DEFAULT_PAGE_SIZE, needsPager, PAGE_SIZES, wirePage } from './paging'

test('S9-01 20 by default, five sizes, the first page is 1 and travels as 0', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(20)
  expect(PAGE_SIZES).toEqual([10, 20, 30, 50, 100])
  expect(wirePage(1)).toBe(0)
})

test('S9-02 the pager is hidden when the total is below the page size', () => {
  expect(needsPager(19, 20)).toBe(false)
  expect(needsPager(20, 20)).toBe(true)
})
