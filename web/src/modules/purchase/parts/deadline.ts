/** How long there is still time. Pure. */
import { parseDateTime } from '../../../lib/dates'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** In days, on the last day in hours. */
export function timeLeft(deadline: string, now: number): { text: string; near: boolean } {
  const left = (parseDateTime(deadline)?.getTime() ?? now) - now
  if (left <= 0) return { text: '已截止', near: false }
  if (left < HOUR) return { text: '剩不到1小时', near: true }
  if (left < DAY) return { text: `剩${Math.floor(left / HOUR)}小时`, near: true }
  const days = Math.floor(left / DAY)
  return { text: `剩${days}天`, near: days < 3 }
}
