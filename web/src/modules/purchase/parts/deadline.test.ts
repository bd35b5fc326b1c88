import { expect, test } from 'vitest'
import { timeLeft } from './deadline'

const now = Date.parse('2026-11-18T12:00:00+08:00')

test.each([
  ['2026-11-18 12:00:00', '已截止', false],
  ['2026-11-18 12:59:00', '剩不到1小时', true],
  ['2026-11-18 17:30:00', '剩5小时', true],
  ['2026-11-20 13:00:00', '剩2天', true],
  ['2026-11-25 13:00:00', '剩7天', false],
])('until %s there is %s', (deadline, text, near) => {
  expect(timeLeft(deadline, now)).toEqual({ text, near })
})
