import { expect, test } from 'vitest'
import { isLongName } from './names'

test('S2-34 a name is long from 14 characters on, however they are encoded', () => {
  expect(isLongName('花'.repeat(13))).toBe(false)
  expect(isLongName('花'.repeat(14))).toBe(true)
  expect(isLongName('😀'.repeat(13))).toBe(false)
})
