import { expect, test } from 'vitest'
import { inOrder, movedBefore, rowBelow, sameOrder, stepped } from './order'

test('a thing goes before another or to the end, and nothing is lost', () => {
  expect(movedBefore([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
  expect(movedBefore([1, 2, 3], 1, 3)).toEqual([2, 1, 3])
  expect(movedBefore([1, 2, 3], 1)).toEqual([2, 3, 1])
  expect(movedBefore([1, 2, 3], 2, 2)).toEqual([1, 2, 3])
  expect(sameOrder([1, 2, 3], movedBefore([1, 2, 3], 1, 2))).toBe(true)
})

test('one step, and none beyond the ends', () => {
  expect(stepped([1, 2, 3], 2, -1)).toEqual([2, 1, 3])
  expect(stepped([1, 2, 3], 2, 1)).toEqual([1, 3, 2])
  expect(stepped([1, 2, 3], 1, -1)).toBeUndefined()
  expect(stepped([1, 2, 3], 3, 1)).toBeUndefined()
  expect(stepped([1, 2, 3], 9, 1)).toBeUndefined()
})

test('what an order does not name stands at its end', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 9 }]
  expect(inOrder(rows, [2, 1]).map(({ id }) => id)).toEqual([2, 1, 9])
})

test('the row whose middle lies below the pointer', () => {
  const rows = [
    { id: 2, top: 60, height: 60 },
    { id: 1, top: 0, height: 60 },
  ]
  expect(rowBelow(rows, 10)?.id).toBe(1)
  expect(rowBelow(rows, 31)?.id).toBe(2)
  expect(rowBelow(rows, 95)).toBeUndefined()
})
