/**
 * Dates as they travel and show (S9-03): `yyyy-MM-dd HH:mm:ss` and `yyyy-MM-dd`, always in
 * Asia/Shanghai, whatever zone the reader's machine is set to. Shanghai has been at +8 all year
 * since 1991, so a fixed shift is exact for everything this product knows.
 */
export function formatDateTime(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : shifted(moment).slice(0, 19).replace('T', ' ')
}

export function formatDate(moment: Date): string {
  return formatDateTime(moment).slice(0, 10)
}

/** The moment that a wire text means, or undefined when it means none (`2026-02-30`, `25:00:00`). */
export function parseDateTime(text: string): Date | undefined {
  const full = DATE.test(text) ? `${text} 00:00:00` : text
  if (!DATE_TIME.test(full)) return undefined
  const moment = new Date(`${full.replace(' ', 'T')}+08:00`)
  // Date rolls 30 February over to March; only a real date formats back to itself.
  return formatDateTime(moment) === full ? moment : undefined
}

export function isDate(text: string): boolean {
  return DATE.test(text) && parseDateTime(text) !== undefined
}

/** A `yyyy-MM-dd` so many days later (or earlier); leaves what is no date as it is. */
export function addDays(date: string, days: number): string {
  const start = parseDateTime(date)
  return start === undefined ? date : formatDate(new Date(start.getTime() + days * DAY))
}

const DAY = 86_400_000
const SHANGHAI = 8 * 3_600_000
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

function shifted(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI).toISOString()
}
