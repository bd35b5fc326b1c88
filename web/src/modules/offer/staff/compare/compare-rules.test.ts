import { expect, test } from 'vitest'
import { compared } from '../../../../testkit/compared'
import type { OfferCompared } from '../../parts/types'
import { compareLines, comparePath, idsOf } from './compare-rules'

const line = (all: readonly OfferCompared[], key: string) =>
  compareLines(all).find((one) => one.key === key)

test('the lowest price and the highest rate, stock and score do best', () => {
  const all = [
    compared(1, { minFinalPrice: 99, commissionRate: 20, plannedStock: 10, score: 4.5 }),
    compared(2, { minFinalPrice: 89, commissionRate: 25, plannedStock: 10, score: null }),
    compared(3, { minFinalPrice: 89, commissionRate: 18, plannedStock: 10, score: 4 }),
  ]
  expect(line(all, 'finalPrice')).toMatchObject({ differs: true, best: [1, 2] })
  expect(line(all, 'commissionRate')?.best).toEqual([1])
  expect(line(all, 'score')?.best).toEqual([0])
  // Nobody is better where all are the same.
  expect(line(all, 'plannedStock')).toMatchObject({ differs: false, best: [] })
})

test('unit prices are compared only where the unit is the same', () => {
  const one = compared(1, {}, { unitPrice: 10, unit: 'g' })
  expect(line([one, compared(2, {}, { unitPrice: 8, unit: 'g' })], 'unitPrice')?.best).toEqual([1])
  expect(line([one, compared(2, {}, { unitPrice: 8, unit: 'PIECE' })], 'unitPrice')?.best).toEqual(
    [],
  )
})

test('an attribute that a category is compared by has a line of its own', () => {
  const sheets = (price: number) => ({ attrCode: 'sheets', label: '抽数', unit: '100抽', price })
  const all = [
    compared(1, {}, { attrPrices: [sheets(4.5)] }),
    compared(2, {}, { attrPrices: [sheets(3.9)] }),
    compared(3),
  ]
  const lines = compareLines(all)
  const at = lines.findIndex(({ key }) => key === 'unitPrice') + 1
  expect(lines[at]).toMatchObject({
    label: '抽数（元/100抽）',
    facts: [4.5, 3.9, undefined],
    best: [1],
  })
})

test('one that says nothing is no rival, and nobody is best alone', () => {
  const all = [compared(1, { score: 4 }), compared(2, { score: null })]
  expect(line(all, 'score')).toMatchObject({ differs: true, best: [] })
})

test('the address carries two to five numbers', () => {
  expect(idsOf('3,1,3,2')).toEqual([3, 1, 2])
  for (const wrong of [null, '', '1', '1,1', 'a,b', '1,2,3,4,5,6']) expect(idsOf(wrong)).toEqual([])
  expect(comparePath([3, 1])).toBe('/platform/offers/compare?ids=3,1')
})
