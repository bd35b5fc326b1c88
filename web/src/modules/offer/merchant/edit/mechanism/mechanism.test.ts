import { expect, test } from 'vitest'
import { type Draft, KINDS, type Line, mechanismProblems, moved, ordered, retyped } from './kinds'
import { isOwnWords, mechanismWords } from './words'

const sample: Draft = {
  buyQty: 1,
  lines: [
    { type: 'DIRECT', value: 20 },
    { type: 'COUPON', threshold: 100, value: 20, stackable: true },
  ],
  gifts: [{ giftName: '同款面霜15g', qty: 2, sameAsMain: true, netContent: 15 }],
}

test('the sentence reads as the sample of the specification', () => {
  expect(mechanismWords(sample, { lowest: 129, highest: 129 })).toBe(
    '直降20元，领满100减20元券，赠同款面霜15g×2，到手价¥129',
  )
  expect(mechanismWords(sample, { lowest: 149, highest: 1338.5 })).toMatch(/到手价¥149~1338.50$/)
  expect(mechanismWords({})).toBe('')
})

test.each<[Line, string]>([
  [{ type: 'N_DISCOUNT', buyQty: 2, value: 50 }, '第2件5折'],
  [{ type: 'FULL_REDUCE', threshold: 300, value: 50, repeat: true }, '每满300减50元'],
  [{ type: 'DEPOSIT', depositAmount: 20, depositExpand: 50 }, '定金20元抵50元'],
  [{ type: 'RED_PACKET', value: 5.5 }, '红包5.5元'],
  [{ type: 'GIFT', buyQty: 2, giftQty: 1 }, '买2赠1'],
  [{ type: 'COUPON', value: 10 }, '领10元券'],
])('%o reads %s', (line, words) => {
  expect(mechanismWords({ lines: [line] })).toBe(words)
})

test('words that somebody wrote are kept; those of the page follow', () => {
  expect(isOwnWords('', sample)).toBe(false)
  expect(isOwnWords(mechanismWords(sample, { lowest: 1, highest: 1 }), sample)).toBe(false)
  expect(isOwnWords('买一送二，超值', sample)).toBe(true)
})

test('another kind keeps only the inputs that it has as well', () => {
  const coupon: Line = {
    type: 'COUPON',
    threshold: 100,
    value: 20,
    couponUrl: 'https://a',
    stackable: false,
  }
  const direct = retyped(coupon, 'DIRECT')
  expect(direct).toEqual({ type: 'DIRECT', value: 20, stackable: false, repeat: false })
  expect(retyped(coupon, 'FULL_REDUCE')).toMatchObject({
    threshold: 100,
    value: 20,
    stackable: false,
  })
  expect(Object.keys(KINDS)).toHaveLength(7)
})

test('lines are computed in the order in which they stand', () => {
  const [a, b, c] = ['DIRECT', 'COUPON', 'RED_PACKET'].map((type): Line => ({ type }))
  const lines = moved([a, b, c] as Line[], 2, 0)
  expect(ordered(lines).map(({ type, sort }) => [type, sort])).toEqual([
    ['RED_PACKET', 1],
    ['DIRECT', 2],
    ['COUPON', 3],
  ])
  expect(moved(lines, 0, -1)).toEqual(lines)
})

test('S5-11 each kind asks for its own inputs, a gift of the product for its content', () => {
  const paths = (value: Draft) => mechanismProblems(value, 'submit').map(({ field }) => field)
  expect(paths({ lines: [{}] })).toEqual(['mechanism.lines[0].type'])
  expect(paths({ lines: [{ type: 'DEPOSIT', depositAmount: 20 }] })).toEqual([
    'mechanism.lines[0].depositExpand',
  ])
  expect(paths({ gifts: [{ giftName: '小样', qty: 1, sameAsMain: true }] })).toEqual([
    'mechanism.gifts[0].netContent',
  ])
  expect(paths(sample)).toEqual([])
  expect(mechanismProblems({ lines: [{}] }, 'draft')).toEqual([])
})

test('what makes no sense is wrong in a draft too', () => {
  const wrong = (line: Line) =>
    mechanismProblems({ lines: [line] }, 'draft').map(({ message }) => message)
  expect(wrong({ type: 'COUPON', threshold: 100, value: 100 })).toEqual(['优惠金额应小于门槛'])
  expect(wrong({ type: 'DEPOSIT', depositAmount: 50, depositExpand: 20 })).toEqual([
    '膨胀金额不能低于定金',
  ])
  expect(wrong({ type: 'N_DISCOUNT', buyQty: 2, value: 150 })).toEqual(['折扣应在 0~100% 之间'])
})
