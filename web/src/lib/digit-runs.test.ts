import { expect, test } from 'vitest'
import { configureDigitRuns, digitRunIn } from './digit-runs'

test.each([
  ['BP89640', '8964'],
  [64.89, undefined],
  [16489, '6489'],
  ['896-4', undefined],
  [null, undefined],
])('S5-22 finds in %s: %s', (text, run) => {
  expect(digitRunIn(text)).toBe(run)
})

test('S5-22 the runs are those of the server', () => {
  configureDigitRuns(['250'])
  expect(digitRunIn('8964')).toBeUndefined()
  expect(digitRunIn('12500')).toBe('250')
  configureDigitRuns(undefined)
  expect(digitRunIn('8964')).toBe('8964')
})

test('S5-22 the runs are configured', () => {
  expect(digitRunIn('8964', ['444'])).toBeUndefined()
  expect(digitRunIn('14440', ['444'])).toBe('444')
})
