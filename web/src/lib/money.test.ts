import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, formatFigure, formatMoney, formatMoneyRange } from './money'

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    [0.1, '¥0.10'],
    [1234, '¥1,234.00'],
    [1234567.5, '¥1,234,567.50'],
    ['129.00', '¥129.00'],
    [-10, '-¥10.00'],
    [-0.001, '¥0.00'],
    [123456789012.34, '¥123,456,789,012.34'],
  ])('S9-10 shows %s as %s', (yuan, text) => {
    expect(formatMoney(yuan)).toBe(text)
  })

  it.each([null, undefined, '', '  ', 'abc', Number.NaN, Number.POSITIVE_INFINITY])(
    'S9-10 shows %s as a dash',
    (yuan) => {
      expect(formatMoney(yuan)).toBe('-')
    },
  )

  it('S9-10 loses no fen of any amount the server can send', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (fen) => {
        const shown = formatMoney(fen / 100)
        expect(shown).toMatch(/^-?¥\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(shown.replace(/[¥,.]/g, ''))).toBe(fen)
      }),
    )
  })
})

describe('formatMoneyRange', () => {
  it.each([
    [75, 139, '¥75.00~139.00'],
    [75, 75, '¥75.00'],
    [75, null, '¥75.00'],
    [undefined, 139, '¥139.00'],
    [null, undefined, '-'],
  ])('S9-10 shows %s to %s as %s', (from, to, text) => {
    expect(formatMoneyRange(from, to)).toBe(text)
  })
})

describe('changeOf', () => {
  it.each([
    [129, 119, '↓¥10.00（−7.75%）'],
    [100, 125.5, '↑¥25.50（+25.50%）'],
    [0, 10, '↑¥10.00'],
  ])('S9-10 from %s to %s reads %s', (before, after, text) => {
    expect(changeOf(before, after)?.text).toBe(text)
  })

  it('S9-10 counts move without a currency', () => {
    expect(changeOf(12000, 9000, formatFigure)).toEqual({
      direction: 'down',
      text: '↓3,000（−25.00%）',
    })
  })

  it('S9-10 says nothing where nothing moved or nothing was', () => {
    expect(changeOf(5, 5)).toBeUndefined()
    expect(changeOf(null, 5)).toBeUndefined()
    expect(changeOf(5, undefined)).toBeUndefined()
  })
})
