/** Times as an approver reads them: short, and by what is left. Pure. */
import { parseDateTime } from '../../lib/dates'

export type Urgency = 'overdue' | 'soon' | 'calm'

const HOUR = 3_600_000
/** Less than a working day is left. */
const SOON_HOURS = 8

/** `超时 5 小时`, `剩 3 小时`, `剩 1 天`; nothing without a due date. */
export function timeLeft(
  dueDate: string | null | undefined,
  now: Date,
): { text: string; urgency: Urgency } | null {
  const due = dueDate ? parseDateTime(dueDate) : undefined
  if (!due) return null
  const left = due.getTime() - now.getTime()
  if (left < 0) return { text: `超时 ${span(-left)}`, urgency: 'overdue' }
  return { text: `剩 ${span(left)}`, urgency: left < SOON_HOURS * HOUR ? 'soon' : 'calm' }
}

function span(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR)
  if (hours >= 24) return `${Math.floor(hours / 24)} 天`
  return hours >= 1 ? `${hours} 小时` : `${Math.max(1, Math.floor(milliseconds / 60_000))} 分钟`
}
