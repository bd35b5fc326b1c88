/** What the pool is asked for. Pure. */
import type { DictItem } from '../../../api/calls'
import type { Params } from '../../../api/params'

export interface PoolFilter {
  text?: string
  level?: string
  category?: string
  /** Final price in yuan. */
  from?: number
  to?: number
}

/** The server takes so many ids to leave out. */
const MOST_IDS = 200

export function poolQuery(
  liveRoom: string,
  filter: PoolFilter,
  taken: readonly number[],
  categories: readonly DictItem[],
): Params {
  const text = filter.text?.trim() ?? ''
  return {
    'auditStatus.in': 'APPROVED',
    'showStatus.in': 'NOT_SHOW',
    broadcastRestricted: false,
    giftFlag: false,
    'liveRoom.in': liveRoom,
    'id.notIn': taken.slice(0, MOST_IDS),
    [isCode(text) ? 'offerCode' : 'offerName']: text,
    'prdEchelonLevel.in': filter.level,
    [`${categoryField(categories, filter.category)}.in`]: filter.category,
    'finalPrice.greaterThanOrEqual': filter.from,
    'finalPrice.lessThanOrEqual': filter.to,
  }
}

/** `BP26…` or a run of digits: a code, or the end of one. */
const isCode = (text: string) => /^(bp\d*|\d{3,})$/i.test(text)

const FIELDS = ['categoryCode', 'category2', 'category3'] as const

/** Each level of the tree is a column of its own. */
function categoryField(categories: readonly DictItem[], value: string | undefined) {
  const depth = (items: readonly DictItem[], level: number): number =>
    items.some((item) => item.value === value)
      ? level
      : Math.max(-1, ...items.map(({ children }) => depth(children, level + 1)))
  return FIELDS[value ? depth(categories, 0) : 0] ?? 'categoryCode'
}

export const isFiltered = ({ text, level, category, from, to }: PoolFilter) =>
  Boolean(text || level || category || from !== undefined || to !== undefined)
