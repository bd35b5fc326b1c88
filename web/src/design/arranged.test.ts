import { expect, test } from 'vitest'
import { type Arrangement, arranged, moved, ordered } from './arranged'
import type { Column } from './columns'

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  cell: () => key,
  ...more,
})
const columns = [
  column('name', { width: 200 }),
  column('a', { width: 80 }),
  column('b'),
  column('c', { fixed: 'left' }),
]
const usual: Arrangement = { hidden: [], order: [], pinned: [], widths: {} }
const shown = (look: Partial<Arrangement>) =>
  arranged(columns, { ...usual, ...look }).map(({ key, fixed }) => (fixed ? `${key}|` : key))

test('what names a row stays first and in sight, whatever the reader hides or moves', () => {
  expect(shown({})).toEqual(['name|', 'c|', 'a', 'b'])
  expect(shown({ hidden: ['name', 'a'], order: ['b', 'name'] })).toEqual(['name|', 'c|', 'b'])
})

test('pinned columns stand at the left in their order, widths are the reader’s', () => {
  expect(shown({ pinned: ['b'], order: ['b', 'c'] })).toEqual(['name|', 'b|', 'c|', 'a'])
  const wide = arranged(columns, { ...usual, widths: { a: 144 } })
  expect(wide.map(({ width }) => width)).toEqual([200, undefined, 144, undefined])
})

test('a column that came with a new version stands where it was declared, behind those in order', () => {
  expect(ordered(columns, ['b']).map(({ key }) => key)).toEqual(['b', 'a', 'c'])
})

test('a column moves by one place and no further than the end', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})
