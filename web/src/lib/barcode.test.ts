import { expect, test } from 'vitest'
import { isBarcode } from './barcode'

test.each(['6901234500011', '6901234500028', '96385074', '036000291452', '16901234500018'])(
  'the last digit of %s proves it',
  (text) => expect(isBarcode(text)).toBe(true),
)

test.each([
  '6901234500012',
  '690123450001',
  '',
  '６901234500011',
  'abc',
  '6901234500011 ',
  '00000',
])('%o is no barcode', (text) => expect(isBarcode(text)).toBe(false))
