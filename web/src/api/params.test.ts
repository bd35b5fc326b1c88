import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanParams, queryString } from './params'

test('S5-23 trims texts, drops what is empty, joins arrays by comma', () => {
  expect(
    cleanParams({
      name: ' 面霜 ',
      blank: '   ',
      none: null,
      missing: undefined,
      empty: [],
      'status.in': ['CREATED', '', ' APPROVING '],
    }),
  ).toEqual({ name: '面霜', 'status.in': 'CREATED,APPROVING' })
})

test('S5-23 zero and false are values and stay', () => {
  expect(cleanParams({ page: 0, gift: false, broken: Number.NaN })).toEqual({
    page: '0',
    gift: 'false',
  })
})

test('S5-23 cleaning twice changes nothing more', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (params) => {
      const once = cleanParams(params)
      expect(cleanParams(once)).toEqual(once)
      expect(Object.values(once)).not.toContain('')
    }),
  )
})

test('S7-03 raw parameters travel as they stand', () => {
  expect(queryString({ data: ' a=b ', secret: '' }, true)).toBe('?data=+a%3Db+&secret=')
  expect(queryString({ data: ' a=b ', secret: '' })).toBe('?data=a%3Db')
  expect(queryString({ nothing: ' ' })).toBe('')
})
