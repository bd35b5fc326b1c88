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
