import { expect, test } from 'vitest'
import { filled, missing, unknown } from './words'

const known = ['code', 'reason']

test('a name that nobody fills is refused, a forgotten one is told', () => {
  expect(unknown('{code}已取消：{reason}', known)).toBeUndefined()
  expect(unknown('{code}的{password}', known)).toBe('未知占位符{password}')
  expect(unknown('{code', known)).toBe('花括号不成对')
  expect(unknown('{{code}}', known)).toBe('花括号不成对')
  expect(missing('{code}已取消', known)).toEqual(['reason'])
})

test('the preview is filled with samples', () => {
  expect(filled('{code}已取消，{serial}')).toBe('DP2611150001已取消，〔serial〕')
})
