/** The sentence that a mechanism reads as. People may write another. Pure. */
import { formatMoneyRange } from '../../../../../lib/money'
import type { Draft, Gift, Line } from './kinds'

export interface Span {
  lowest: number
  highest: number
}

/** `直降20元，领满100减20元券，赠同款面霜15g×2，到手价¥129` */
export function mechanismWords({ buyQty, lines = [], gifts = [] }: Draft, price?: Span): string {
  const parts = [
    ...(buyQty && buyQty > 1 ? [`买${buyQty}件`] : []),
    ...lines.map(lineWords).filter(Boolean),
    ...gifts.map(giftWords).filter(Boolean),
  ]
  if (parts.length === 0) return ''
  const end = price ? `，${FINAL}${plain(formatMoneyRange(price.lowest, price.highest))}` : ''
  return `${parts.join('，')}${end}`.slice(0, MOST)
}

/** Whether somebody has written other words: the price at their end follows by itself. */
export const isOwnWords = (text: string | null | undefined, mechanism: Draft) =>
  Boolean(text) && withoutPrice(text ?? '') !== withoutPrice(mechanismWords(mechanism))

const MOST = 255
const FINAL = '到手价'
const withoutPrice = (text: string) => text.replace(/，到手价¥[\d.,~]+$/, '')

/** 20, not 20.00: a sentence is no column. */
const plain = (money: string) => money.replace(/\.00(?=~|$)/g, '').replaceAll(',', '')
const yuan = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : `${Number(amount.toFixed(2))}元`
const bare = (amount: number | null | undefined) => yuan(amount).replace('元', '')

function lineWords(line: Line): string {
  const { type, threshold, value, buyQty, giftQty, depositAmount, depositExpand, repeat } = line
  switch (type) {
    case 'DIRECT':
      return value ? `直降${yuan(value)}` : ''
    case 'N_DISCOUNT':
      return buyQty && value !== undefined && value !== null
        ? `第${buyQty}件${Number((value / 10).toFixed(2))}折`
        : ''
    case 'COUPON':
      if (!value) return ''
      return threshold ? `领满${bare(threshold)}减${yuan(value)}券` : `领${yuan(value)}券`
    case 'FULL_REDUCE':
      return threshold && value ? `${repeat ? '每' : ''}满${bare(threshold)}减${yuan(value)}` : ''
    case 'DEPOSIT':
      return depositAmount && depositExpand
        ? `定金${yuan(depositAmount)}抵${yuan(depositExpand)}`
        : ''
    case 'RED_PACKET':
      return value ? `红包${yuan(value)}` : ''
    case 'GIFT':
      return buyQty && giftQty ? `买${buyQty}赠${giftQty}` : ''
    default:
      return ''
  }
}

const giftWords = ({ giftName, giftSpec, qty }: Gift) =>
  giftName ? `赠${giftName}${giftSpec ?? ''}${qty ? `×${qty}` : ''}` : ''
