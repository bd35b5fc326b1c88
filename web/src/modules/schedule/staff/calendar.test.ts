import { expect, test } from 'vitest'
import { dayOfMonth, monthOf, rangeWords, shift, weekday, weekOf } from './calendar'

test('a week runs from Monday to Sunday, whatever day is asked for', () => {
  const week = ['2026-11-16', '2026-11-22']
  for (const day of ['2026-11-16', '2026-11-19', '2026-11-22']) {
    expect([weekOf(day)[0], weekOf(day)[6]]).toEqual(week)
  }
  expect(weekday('2026-11-16')).toBe('周一')
  expect(weekday('2026-11-22')).toBe('周日')
  expect(dayOfMonth('2026-11-06')).toBe('6')
})

test('a month is whole weeks', () => {
  const days = monthOf('2026-11-16')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
  // February 2027 begins on a Monday and ends on a Sunday.
  expect(monthOf('2027-02-14').length).toBe(28)
})

test('one view further, over the ends of short months and of the year', () => {
  expect(shift('week', '2026-11-30', 1)).toBe('2026-12-07')
  expect(shift('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(shift('month', '2026-02-01', 1)).toBe('2026-03-01')
  expect(shift('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(shift('month', '2026-01-15', -1)).toBe('2025-12-01')
})

test('the range in words', () => {
  expect(rangeWords('week', '2026-11-18')).toBe('11月16日 至 22日')
  expect(rangeWords('week', '2026-12-01')).toBe('11月30日 至 12月6日')
  expect(rangeWords('month', '2026-11-18')).toBe('2026年11月')
})
