import { expect, test } from 'vitest'
import type { Category, Rule } from './calls'
import { cellOf, nextLevel, rowsOf } from './matrix'

const rule = (categoryCode: string, certType: string, more: Partial<Rule> = {}) =>
  ({ categoryCode, certType, required: 'MUST', level: 'SPU', ...more }) as Rule

const rules = [
  rule('Food', 'TRADEMARK'),
  rule('Food', 'CUSTOMS', { crossBorder: true, note: '进口报关单' }),
  rule('Food_Health', 'HEALTH_FOOD'),
]

test('a cell is the rule that always holds; rules with conditions are told apart', () => {
  expect(cellOf(rules, 'Food', 'TRADEMARK').level).toBe('MUST')
  expect(cellOf(rules, 'Food', 'CUSTOMS')).toEqual({
    rule: undefined,
    level: 'IF',
    notes: ['进口报关单'],
  })
  expect(cellOf(rules, 'Food', 'CCC').level).toBeUndefined()
})

test('a click goes round', () => {
  expect([undefined, 'MUST', 'SHOULD'].map(nextLevel)).toEqual(['MUST', 'SHOULD', null])
})

test('rows are the first level and whatever has rules of its own', () => {
  const leaf = (code: string) => ({ code, level: 2, children: [] }) as unknown as Category
  const food = {
    code: 'Food',
    level: 1,
    children: [leaf('Food_Health'), leaf('Food_Snack')],
  } as unknown as Category
  expect(rowsOf([food], rules).map(({ code }) => code)).toEqual(['Food', 'Food_Health'])
})
