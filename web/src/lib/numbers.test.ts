import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type NumberRule,
  orderRange,
  plainNumber,
  settleNumber,
  typeNumber,
  typePlainNumber,
} from './numbers'

describe('whole numbers', () => {
  it.each([
    ['12a3', '123'],
    ['-12', '-12'],
    ['1-2', '12'],
    ['007', '7'],
    ['-', '-'],
    ['1.5', '1'],
    ['１２３', '123'],
    ['1,234', '1234'],
    ['abc', ''],
  ])('S5-15 keeps of %s while typing: %s', (typed, kept) => {
    expect(typeNumber(typed, { kind: 'int' })).toBe(kept)
  })

  it.each([
    ['150', { max: 100 }, '100'],
    ['-20', { min: -10 }, '-10'],
    ['-3', { min: 0 }, '0'],
    ['1', { min: 10 }, '1'],
  ])('S5-15 typing %s within %o gives %s', (typed, limits, kept) => {
    expect(typeNumber(typed, { kind: 'int', ...limits })).toBe(kept)
  })

  it.each([
    ['1', { min: 10 }, '10'],
    ['150', { max: 100 }, '100'],
    ['-', {}, ''],
    ['-0', {}, '0'],
    ['', { min: 5 }, ''],
  ])('S5-15 leaving with %s within %o gives %s', (typed, limits, kept) => {
    expect(settleNumber(typed, { kind: 'int', ...limits })).toBe(kept)
  })
})

describe('decimal numbers', () => {
  it.each([
    ['12。5', {}, '12.5'],
    ['12．5', {}, '12.5'],
    ['.5', {}, '0.5'],
    ['-.5', {}, '-0.5'],
    ['1.2.3', {}, '1.23'],
    ['1.23456', {}, '1.23'],
    ['1.23456', { scale: 4 }, '1.2345'],
    ['1.5', { scale: 0 }, '1'],
    ['00.5', {}, '0.5'],
    ['5.', {}, '5.'],
    ['100.01', { max: 100 }, '100'],
  ])('S5-16 keeps of %s with %o: %s', (typed, rule, kept) => {
    expect(typeNumber(typed, rule)).toBe(kept)
  })

  it('S5-16 a lone point at the end goes when the field is left', () => {
    expect(settleNumber('5.')).toBe('5')
    expect(settleNumber('.')).toBe('0')
  })

  it('S5-17 p and p0 forbid negatives, p also empties a lone zero', () => {
    expect(typeNumber('-5', { kind: 'p' })).toBe('5')
    expect(typeNumber('-5', { kind: 'p0' })).toBe('5')
    expect(settleNumber('0.00', { kind: 'p' })).toBe('')
    expect(settleNumber('0', { kind: 'p0' })).toBe('0')
    expect(typeNumber('0', { kind: 'p' }), 'on the way to 0.5').toBe('0')
    expect(typeNumber('0', { kind: 'p', scale: 0 })).toBe('')
  })
})

const rules: fc.Arbitrary<NumberRule> = fc.record(
  {
    kind: fc.constantFrom('int', 'num', 'p', 'p0'),
    scale: fc.integer({ min: 0, max: 6 }),
    min: fc.integer({ min: -1000, max: 0 }),
    max: fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: [] },
)
const typing = fc.string({ unit: fc.constantFrom(...'0123456789.-。．-５, x') })

test('S5-15 S5-16 S5-17 whatever is typed, what stays is a number within its limits or nothing', () => {
  fc.assert(
    fc.property(typing, rules, (text, rule) => {
      const settled = settleNumber(typeNumber(text, rule), rule)
      expect(settled).toMatch(/^(-?(0|[1-9]\d*)(\.\d+)?)?$/)
      if (settled === '') return
      expect(Number(settled)).toBeGreaterThanOrEqual(rule.min ?? Number.NEGATIVE_INFINITY)
      expect(Number(settled)).toBeLessThanOrEqual(rule.max ?? Number.POSITIVE_INFINITY)
      expect((settled.split('.')[1] ?? '').length).toBeLessThanOrEqual(rule.scale ?? 2)
      expect(settleNumber(settled, rule)).toBe(settled)
    }),
  )
})

test('S5-15 S5-16 what was kept is kept again', () => {
  fc.assert(
    fc.property(typing, rules, (text, rule) => {
      const once = typeNumber(text, rule)
      expect(typeNumber(once, rule)).toBe(once)
    }),
  )
})

test('S5-19 the ends are swapped when the start is larger', () => {
  expect(orderRange([9, 3])).toEqual([3, 9])
  expect(orderRange([3, 9])).toEqual([3, 9])
  expect(orderRange([undefined, 3])).toEqual([undefined, 3])
})

test.each([
  ['12.5', '12.5'],
  ['a1b2', '12'],
  ['-12', '12'],
  ['1.2.3', '1.23'],
  ['.', ''],
  ['5.', ''],
  ['abc', ''],
])('S5-20 leaves of %s: %s', (typed, kept) => {
  expect(plainNumber(typed)).toBe(kept)
})

test('S5-20 a number in the making stays while it is typed', () => {
  expect(typePlainNumber('5.')).toBe('5.')
  expect(typePlainNumber('..5')).toBe('5')
})
