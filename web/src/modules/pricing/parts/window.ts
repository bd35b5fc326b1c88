/** Where a day lies in the time for which a price is promised. Pure. */

export interface ProtectWindow {
  /** How much of it is over, 0 to 100. */
  percent: number
  /** Days that are left, today among them; 0 once it is over. */
  left: number
  text: string
}

const DAY = 24 * 3600 * 1000

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

/** Nothing before the show: there is no time yet. */
export function windowOf(
  start: string | null | undefined,
  end: string | null | undefined,
  today: string,
): ProtectWindow | undefined {
  if (!start || !end) return undefined
  const length = Math.max(daysBetween(start, end), 1)
  const gone = daysBetween(start, today)
  const percent = Math.min(Math.max((gone / length) * 100, 0), 100)
  if (gone < 0) return { percent, left: length, text: `${-gone} 天后开始` }
  const left = Math.max(daysBetween(today, end) + 1, 0)
  return { percent, left, text: left > 0 ? `还剩 ${left} 天` : '已到期' }
}

export interface PricePoint {
  date: string
  price: number
  channel: string
}

export interface Chart {
  width: number
  height: number
  /** One line for each channel, oldest point first. */
  lines: { channel: string; points: { x: number; y: number; label: PricePoint }[] }[]
  /** Where the promised price lies. */
  promised: number
}

/** Prices over time in a box of this size; nothing for fewer than two of them. */
export function chartOf(
  seen: readonly PricePoint[],
  promised: number,
  width: number,
  height: number,
): Chart | undefined {
  if (seen.length < 2) return undefined
  const dates = seen.map(({ date }) => date).toSorted()
  const first = dates[0] ?? ''
  const span = Math.max(daysBetween(first, dates.at(-1) ?? first), 1)
  const figures = [...seen.map(({ price }) => price), promised]
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const range = high - low || 1
  const x = (date: string) => (daysBetween(first, date) / span) * width
  const y = (price: number) => height - ((price - low) / range) * height
  const channels = [...new Set(seen.map(({ channel }) => channel))]
  const lines = channels.map((channel) => ({
    channel,
    points: seen
      .filter((one) => one.channel === channel)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map((label) => ({ x: x(label.date), y: y(label.price), label })),
  }))
  return { width, height, lines, promised: y(promised) }
}
