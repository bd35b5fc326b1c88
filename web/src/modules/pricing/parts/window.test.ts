import { describe, expect, test } from 'vitest'
import { chartOf, windowOf } from './window'

describe('windowOf', () => {
  test.each([
    ['2026-11-01', '2026-12-01', '2026-11-01', { percent: 0, left: 31, text: '还剩 31 天' }],
    ['2026-11-01', '2026-12-01', '2026-11-16', { percent: 50, left: 16, text: '还剩 16 天' }],
    ['2026-11-01', '2026-12-01', '2026-12-01', { percent: 100, left: 1, text: '还剩 1 天' }],
    ['2026-11-01', '2026-12-01', '2026-12-02', { percent: 100, left: 0, text: '已到期' }],
    ['2026-11-01', '2026-12-01', '2026-10-30', { percent: 0, left: 30, text: '2 天后开始' }],
  ])('%s to %s on %s', (start, end, today, expected) => {
    expect(windowOf(start, end, today)).toEqual(expected)
  })

  test('there is none before the show', () => {
    expect(windowOf(null, null, '2026-11-01')).toBeUndefined()
  })
})

describe('chartOf', () => {
  const seen = [
    { date: '2026-11-11', price: 110, channel: 'jd' },
    { date: '2026-11-01', price: 130, channel: 'jd' },
    { date: '2026-11-06', price: 120, channel: 'sn' },
  ]

  test('lines run from the oldest price to the newest, within the box', () => {
    const chart = chartOf(seen, 120, 100, 50)
    expect(chart?.lines.map(({ channel }) => channel)).toEqual(['jd', 'sn'])
    expect(chart?.lines[0]?.points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 50],
    ])
    expect(chart?.lines[1]?.points.map(({ x, y }) => [x, y])).toEqual([[50, 25]])
    expect(chart?.promised).toBe(25)
  })

  test('one price alone is no history, and equal ones lie on one line', () => {
    expect(chartOf(seen.slice(0, 1), 120, 100, 50)).toBeUndefined()
    const flat = chartOf(
      seen.map((one) => ({ ...one, price: 120 })),
      120,
      100,
      50,
    )
    expect(new Set(flat?.lines.flatMap(({ points }) => points.map(({ y }) => y)))).toEqual(
      new Set([50]),
    )
  })
})
