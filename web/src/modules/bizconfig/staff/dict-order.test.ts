import { expect, test } from 'vitest'
import { dropped, siblingsOf } from './dict-order'

const leaf = (id: number, parentId: number) => ({ id, parentId, children: [] })
const rows = [
  { id: 1, parentId: 0, children: [leaf(11, 1), leaf(12, 1), leaf(13, 1)] },
  { id: 2, parentId: 0, children: [leaf(21, 2)] },
  leaf(3, 0),
]

test('an item lands before or after the one it is dropped on', () => {
  expect(dropped(rows, 1, 3)).toEqual({ parentId: 0, ids: [2, 3, 1] })
  expect(dropped(rows, 3, 1, false)).toEqual({ parentId: 0, ids: [3, 1, 2] })
  expect(dropped(rows, 13, 11)).toEqual({ parentId: 1, ids: [11, 13, 12] })
})

test('an item stays with its parent', () => {
  expect(dropped(rows, 11, 21)).toBeNull()
  expect(dropped(rows, 11, 2)).toBeNull()
  expect(siblingsOf(rows, 2).map(({ id }) => id)).toEqual([21])
})
