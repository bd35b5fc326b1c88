import { expect, test } from 'vitest'
import { suiteSum } from './suite'

test('the parts of a suite are added up', () => {
  const offerAttrs = {
    suitItems: [
      { name: '面霜', qty: 2, singlePrice: 59.9 },
      { name: '精华', qty: 1, singlePrice: 129 },
    ],
  }
  expect(suiteSum({ offerStyle: 'SUIT', offerAttrs })).toBe(248.8)
  expect(suiteSum({ offerStyle: 'SINGLE', offerAttrs })).toBeUndefined()
  expect(suiteSum({ offerStyle: 'SUIT', offerAttrs: {} })).toBeUndefined()
})
