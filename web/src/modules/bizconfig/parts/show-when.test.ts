import { expect, test } from 'vitest'
import { isShown } from './show-when'

test('an attribute shows where its condition holds', () => {
  expect(isShown(null, {})).toBe(true)
  expect(isShown('battery=true', { battery: true })).toBe(true)
  expect(isShown('battery=true', { battery: false })).toBe(false)
  expect(isShown('efficacy=SUNSCREEN|PERM', { efficacy: ['MOISTURE', 'PERM'] })).toBe(true)
  expect(isShown('efficacy=SUNSCREEN', {})).toBe(false)
})
