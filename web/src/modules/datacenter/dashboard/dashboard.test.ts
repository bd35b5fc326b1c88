import { expect, test } from 'vitest'
import { wangfang } from '../../../testkit/server'
import { accountChecks } from './account-card'
import { greeting, today } from './greeting'
import { withZeros } from './unread-card'

test.each([
  ['2026-11-15T21:00:00Z', '早上好'],
  ['2026-11-16T03:59:00Z', '早上好'],
  ['2026-11-16T04:00:00Z', '下午好'],
  ['2026-11-16T10:00:00Z', '晚上好'],
  ['2026-11-16T20:00:00Z', '晚上好'],
])('S2-06 the greeting follows the clock of Shanghai: %s', (moment, words) => {
  expect(greeting(new Date(moment))).toBe(words)
})

test('S2-06 the day is Shanghai’s too', () => {
  expect(today(new Date('2026-11-15T17:00:00Z'))).toBe('11月16日 周一')
})

test('S7-28 every message type has its cell, a zero stays as 0', () => {
  const cell = (type: string, count: number) => ({ type, typeLabel: type, count })
  expect(withZeros([cell('B', 3), cell('X', 1)], [cell('A', 0), cell('B', 0)])).toEqual([
    cell('A', 0),
    cell('B', 3),
    cell('X', 1),
  ])
})

test('S3-01 the account card says what is missing, and nothing else', () => {
  const good = (account: Partial<typeof wangfang>) =>
    accountChecks({ ...wangfang, ...account }).map((check) => check.good)
  expect(good({})).toEqual([true, true, true])
  expect(good({ pwdExpireDays: 14 })).toEqual([false, true, true])
  expect(good({ pwdExpireDays: -3, phone: '', email: '' })).toEqual([false, false, false])
  expect(good({ phoneVerifiedDate: undefined, emailVerifiedDate: undefined })).toEqual([
    true,
    false,
    false,
  ])
})
