import { isBlank } from './validators'

export const EMPTY = '-'

/** Amounts arrive in yuan; shown as `¥1,234.00`, and `-` when there is none (S9-10). */
export function formatMoney(yuan: number | string | null | undefined): string {
  const amount = toAmount(yuan)
  if (amount === undefined) return EMPTY
  const text = FORMAT.format(Math.abs(amount))
  return amount < 0 && text !== ZERO ? `-¥${text}` : `¥${text}`
}

/** `¥75.00~139.00`; a single price when both ends are the same or one is missing. */
export function formatMoneyRange(
  from: number | null | undefined,
  to: number | null | undefined,
): string {
  const [low, high] = [formatMoney(from ?? to), formatMoney(to ?? from)]
  return low === high ? low : `${low}~${high.replace('¥', '')}`
}

export interface Change {
  direction: 'down' | 'up'
  /** `↓¥10.00（−7.75%）`; without the percent when there was nothing before. */
  text: string
}

/** How a figure moved; undefined when it did not, or when one of the two is missing. */
export function changeOf(
  before: number | null | undefined,
  after: number | null | undefined,
  format: (amount: number) => string = formatMoney,
): Change | undefined {
  if (before === null || before === undefined || after === null || after === undefined) return
  const by = after - before
  if (by === 0) return
  const share = before === 0 ? '' : `（${percent((by / Math.abs(before)) * 100)}）`
  const direction = by < 0 ? 'down' : 'up'
  return { direction, text: `${by < 0 ? '↓' : '↑'}${format(Math.abs(by))}${share}` }
}

/** Figures that are no money: `12,000`, `98.6`. */
export const formatFigure = (value: number) => FIGURE.format(value)

/** With a true minus sign, as wide as the plus. */
const percent = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}%`

const FIGURE = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 3 })
const FORMAT = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const ZERO = FORMAT.format(0)

function toAmount(yuan: number | string | null | undefined): number | undefined {
  if (isBlank(yuan)) return undefined
  const amount = Number(yuan)
  return Number.isFinite(amount) ? amount : undefined
}
