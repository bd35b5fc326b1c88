/** Days of a week and of a month, the week beginning on Monday. Pure; days are `yyyy-MM-dd`. */
import { addDays } from '../../../lib/dates'

export type View = 'week' | 'month'

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** 0 for Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export const weekday = (day: string) => WEEKDAYS[weekdayOf(day)] ?? ''

/** `16`, without a leading zero. */
export const dayOfMonth = (day: string) => String(Number(day.slice(8)))

export const weekOf = (day: string) => {
  const monday = addDays(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** Whole weeks, so that days of the neighbours stand at both ends. */
export function monthOf(day: string): string[] {
  const days: string[] = []
  let monday = weekOf(`${day.slice(0, 7)}-01`)[0] ?? day
  while (days.length === 0 || monday.slice(0, 7) === day.slice(0, 7)) {
    days.push(...weekOf(monday))
    monday = addDays(monday, 7)
  }
  return days
}

export const daysOf = (view: View, day: string) => (view === 'week' ? weekOf(day) : monthOf(day))

/** The same view before or after. */
export function shift(view: View, day: string, by: -1 | 1): string {
  if (view === 'week') return addDays(day, by * 7)
  // From the first there is no month that would be too short.
  const first = `${day.slice(0, 7)}-01`
  return by < 0 ? `${addDays(first, -1).slice(0, 7)}-01` : `${addDays(first, 31).slice(0, 7)}-01`
}

const words = (day: string) => `${Number(day.slice(5, 7))}月${dayOfMonth(day)}日`

export const dayWords = words

/** `11月16日 至 22日`, over the month's end with both months, or `2026年11月`. */
export function rangeWords(view: View, day: string): string {
  if (view === 'month') return `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`
  const [from = day, to = day] = [weekOf(day)[0], weekOf(day)[6]]
  const end = from.slice(0, 7) === to.slice(0, 7) ? `${dayOfMonth(to)}日` : words(to)
  return `${words(from)} 至 ${end}`
}
