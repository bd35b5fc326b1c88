import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, formatDate, formatDateTime, isDate, parseDateTime } from './dates'

describe('formatting', () => {
  it('S9-03 shows a moment in Shanghai time, over the day border too', () => {
    const moment = new Date('2026-11-11T16:05:09.999Z')
    expect(formatDateTime(moment)).toBe('2026-11-12 00:05:09')
    expect(formatDate(moment)).toBe('2026-11-12')
  })

  it('S9-03 shows nothing for what is no moment', () => {
    expect(formatDateTime(new Date('nonsense'))).toBe('')
    expect(formatDate(new Date('nonsense'))).toBe('')
  })
})

describe('parsing', () => {
  it('S9-03 reads both wire forms as Shanghai time', () => {
    expect(parseDateTime('2026-11-12 00:05:09')?.toISOString()).toBe('2026-11-11T16:05:09.000Z')
    expect(parseDateTime('2026-11-12')?.toISOString()).toBe('2026-11-11T16:00:00.000Z')
  })

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '2026-11-12 24:00:00',
    '2026-11-12T00:00:00',
    '2026-11-12 00:00',
  ])('S9-03 refuses %j', (text) => {
    expect(parseDateTime(text)).toBeUndefined()
    expect(isDate(text)).toBe(false)
  })

  it('S9-03 knows leap years', () => {
    expect(isDate('2028-02-29')).toBe(true)
    expect(isDate('2026-02-29')).toBe(false)
    expect(isDate('2028-02-29 10:00:00')).toBe(false)
  })

  it('S9-03 reads back whatever it wrote', () => {
    const range = { min: new Date('1992-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (moment) => {
        const seconds = Math.floor(moment.getTime() / 1000) * 1000
        expect(parseDateTime(formatDateTime(moment))?.getTime()).toBe(seconds)
      }),
    )
  })
})

describe('addDays', () => {
  it('S9-03 crosses months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('no date', 1)).toBe('no date')
  })
})
