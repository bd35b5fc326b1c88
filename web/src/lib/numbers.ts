/** What number inputs keep of what is typed or pasted (S5-15…S5-17, S5-19, S5-20). Pure. */

/** `int` whole, `num` decimal; `p` and `p0` decimal without negatives, `p` without a lone zero. */
export type NumberKind = 'int' | 'num' | 'p' | 'p0'

export interface NumberRule {
  kind?: NumberKind
  /** Decimal places; a whole number has none. */
  scale?: number
  min?: number
  max?: number
}

export const DEFAULT_SCALE = 2

/** While typing: keeps what may still become a number, and holds it within its limits. */
export function typeNumber(text: string, rule: NumberRule = {}): string {
  const { kind = 'num', min, max } = rule
  const shaped = shape(text, kind, scaleOf(rule))
  if (!isNumeric(shaped)) return shaped
  const value = Number(shaped)
  // A 1 on the way to 15 is not yet below 10: only what more digits cannot mend is held back.
  if (max !== undefined && value > max && value >= 0) return written(max)
  if (min !== undefined && value < min && (value < 0 || min < 0)) return written(min)
  return kind === 'p' && scaleOf(rule) === 0 && value === 0 ? '' : shaped
}

/** On leaving the field: a whole number within its limits, or nothing. */
export function settleNumber(text: string, rule: NumberRule = {}): string {
  const { kind = 'num', min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule
  const shaped = shape(text, kind, scaleOf(rule)).replace(/\.$/, '')
  if (!isNumeric(shaped)) return ''
  const value = Number(shaped)
  if (kind === 'p' && value === 0) return ''
  if (value < min) return written(min)
  if (value > max) return written(max)
  return shaped === '-0' ? '0' : shaped
}

/** S5-20: digits and one point, and nothing at all when that is no number. */
export function plainNumber(text: string): string {
  const shaped = onePoint(halfWidth(text).replace(/[^\d.]/g, ''))
  return /^\d+(\.\d+)?$/.test(shaped) ? shaped : ''
}

/** S5-20, before the field is left: `1.` may still become `1.5`. */
export const typePlainNumber = (text: string) =>
  onePoint(halfWidth(text).replace(/[^\d.]/g, '')).replace(/^\.+/, '')

export type Range = readonly [number | undefined, number | undefined]

/** S5-19: the smaller end first. */
export const orderRange = ([from, to]: Range): Range =>
  from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]

const scaleOf = ({ kind, scale = DEFAULT_SCALE }: NumberRule) => (kind === 'int' ? 0 : scale)

function shape(text: string, kind: NumberKind, scale: number): string {
  const clean = halfWidth(text).trim()
  const sign = (kind === 'int' || kind === 'num') && clean.startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = clean.replace(/[^\d.]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (rest.length === 0 || scale === 0) return sign + digits
  return `${sign}${digits || '0'}.${rest.join('').slice(0, scale)}`
}

function onePoint(text: string): string {
  const [whole = '', ...rest] = text.split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

/** Chinese keyboards write full-width digits and `。` for a point. */
const halfWidth = (text: string) =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
    .replace(/[－−]/g, '-')

const isNumeric = (text: string) => /^-?\d+\.?\d*$/.test(text)

/** Plain digits, never `1e+21`. */
const written = (value: number) =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
