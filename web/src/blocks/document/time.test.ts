import { expect, test } from 'vitest'
import { parseDateTime } from '../../lib/dates'
import { timeLeft } from './time'

const now = parseDateTime('2026-11-15 12:00:00') ?? new Date(Number.NaN)

test.each([
  ['2026-11-15 07:00:00', '超时 5 小时', 'overdue'],
  ['2026-11-15 11:59:59', '超时 1 分钟', 'overdue'],
  ['2026-11-15 12:00:00', '剩 1 分钟', 'soon'],
  ['2026-11-15 15:20:00', '剩 3 小时', 'soon'],
  ['2026-11-15 20:00:00', '剩 8 小时', 'calm'],
  ['2026-11-16 11:00:00', '剩 23 小时', 'calm'],
  ['2026-11-16 12:00:00', '剩 1 天', 'calm'],
] as const)('a task due %s shows %s', (due, text, urgency) => {
  expect(timeLeft(due, now)).toEqual({ text, urgency })
})

test('without a due date nothing is left', () => {
  expect(timeLeft(null, now)).toBeNull()
  expect(timeLeft('soon', now)).toBeNull()
})
