/** Price rules, prices and gifts as people say them. Pure. */
import { formatFigure, formatMoney } from '../../../lib/money'
import type { MechanismGift, MechanismLine, OfferSku } from './types'

const yuan = (amount: number | null | undefined) => formatFigure(amount ?? 0)

/** `满 100 减 20`; the type's own name stands beside it. */
export function lineWords(line: MechanismLine): string {
  const { type, threshold, value, buyQty, giftQty, depositAmount, depositExpand } = line
  switch (type) {
    case 'DIRECT':
      return `每件减 ${yuan(value)}`
    case 'N_DISCOUNT':
      return `第 ${buyQty ?? 2} 件 ${yuan((value ?? 0) / 10)} 折`
    case 'COUPON':
    case 'FULL_REDUCE':
      return `${line.repeat ? '每满' : '满'} ${yuan(threshold)} 减 ${yuan(value)}`
    case 'DEPOSIT':
      return `定金 ${yuan(depositAmount)} 抵 ${yuan(depositExpand)}`
    case 'RED_PACKET':
      return `红包 ${yuan(value)}`
    case 'GIFT':
      return `买 ${buyQty ?? 1} 赠 ${giftQty ?? 1}`
    default:
      return formatMoney(value)
  }
}

/** Lines in the order in which they are counted. */
export const sortedLines = (lines: readonly MechanismLine[]) =>
  lines.toSorted(
    (a, b) => ORDER.indexOf(a.type ?? '') - ORDER.indexOf(b.type ?? '') || a.sort - b.sort,
  )

const ORDER = ['DIRECT', 'N_DISCOUNT', 'COUPON', 'FULL_REDUCE', 'DEPOSIT', 'RED_PACKET', 'GIFT']

/** `同款小样 15g × 2` */
export const giftWords = ({ giftName, giftSpec, qty }: MechanismGift) =>
  `${[giftName, giftSpec].filter(Boolean).join(' ')} × ${qty ?? 1}`

/** Per 100 g or ml, else per piece. */
export function unitPriceText(
  { unitPrice, unit }: Pick<OfferSku, 'unitPrice' | 'unit'>,
  unitLabel = unit ?? '',
) {
  if (typeof unitPrice !== 'number') return undefined
  return `${formatMoney(unitPrice)}/${unit === 'g' || unit === 'ml' ? `100${unit}` : unitLabel}`
}

/** `规格：50g 单瓶`; left out where the name says the same. */
export const specWords = ({ spec, skuName }: Pick<OfferSku, 'spec' | 'skuName'>) =>
  Object.entries(spec ?? {})
    .filter(([, value]) => value !== skuName)
    .map(([name, value]) => `${name}：${value}`)
    .join('，')

/** How far below what it costs on other days, in per cent. */
export function belowDaily({ finalPrice, dailyPrice }: OfferSku): string | undefined {
  if (typeof finalPrice !== 'number' || !dailyPrice || finalPrice >= dailyPrice) return undefined
  return `比日常低 ${(((dailyPrice - finalPrice) / dailyPrice) * 100).toFixed(1)}%`
}

/** The one whose price the list shows: the cheapest. */
export const cheapest = (skus: readonly OfferSku[]) =>
  skus
    .filter(({ disabled }) => !disabled)
    .toSorted((a, b) => (a.finalPrice ?? Infinity) - (b.finalPrice ?? Infinity))[0]
