/** What tells offers apart: a line for each fact, with who does best and whether they differ at all. Pure. */
import type { OfferCompared } from '../../parts/types'

export const COMPARED = { fewest: 2, most: 5 } as const

export const comparePath = (ids: readonly number[]) =>
  `/platform/offers/compare?ids=${ids.join(',')}`

/** Numbers in the address, each once; nothing where there are too few or too many. */
export function idsOf(text: string | null): number[] {
  const ids = [...new Set((text ?? '').split(',').map(Number))].filter(
    (id) => Number.isSafeInteger(id) && id > 0,
  )
  return ids.length >= COMPARED.fewest && ids.length <= COMPARED.most ? ids : []
}

type Fact = string | number | null | undefined

export interface Line {
  key: string
  label: string
  /** What the lines are compared by; nothing where an offer does not say. */
  facts: readonly Fact[]
  differs: boolean
  /** The places of those that do best; nobody where all do the same. */
  best: readonly number[]
}

type Better = 'low' | 'high'

interface Declared {
  key: string
  label: string
  fact: (one: OfferCompared) => Fact
  better?: Better
}

const LINES: readonly Declared[] = [
  { key: 'liveRoom', label: '直播间', fact: ({ offer }) => offer.liveRoom },
  {
    key: 'category',
    label: '类目',
    fact: ({ offer }) => offer.category3 || offer.category2 || offer.categoryCode,
  },
  { key: 'brandName', label: '品牌', fact: ({ offer }) => offer.brandName },
  { key: 'finalPrice', label: '到手价', fact: ({ offer }) => offer.minFinalPrice, better: 'low' },
  { key: 'unitPrice', label: '单位价', fact: ({ unitPrice }) => unitPrice, better: 'low' },
  { key: 'dailyPrice', label: '日常到手价', fact: ({ dailyPrice }) => dailyPrice },
  {
    key: 'commissionRate',
    label: '佣金率',
    fact: ({ offer }) => offer.commissionRate,
    better: 'high',
  },
  { key: 'slotFee', label: '坑位费', fact: ({ offer }) => offer.slotFee, better: 'high' },
  { key: 'plannedStock', label: '备货', fact: ({ offer }) => offer.plannedStock, better: 'high' },
  {
    key: 'priceProtectDays',
    label: '保价天数',
    fact: ({ offer }) => offer.priceProtectDays as number | null,
    better: 'high',
  },
  { key: 'score', label: '评分', fact: ({ offer }) => offer.score, better: 'high' },
  {
    key: 'price',
    label: '价格检查',
    fact: ({ price }) => price.filter(({ level }) => level !== 'PASS').length,
    better: 'low',
  },
  { key: 'certs', label: '资质', fact: openCerts, better: 'low' },
  { key: 'history', label: '历史最低', fact: ({ lowest }) => lowest?.finalPrice },
  {
    key: 'expectShowDateFrom',
    label: '期望播出',
    fact: ({ expectShowDateFrom }) => expectShowDateFrom,
  },
]

/** How many papers are still to come. */
export function openCerts({ certs }: Pick<OfferCompared, 'certs'>): number {
  return certs.filter(({ severity }) => severity !== 'PASS').length
}

/** A line for each attribute that some category is compared by, told apart by its unit. */
function attributeLines(all: readonly OfferCompared[]): Declared[] {
  const units = new Map(
    all.flatMap(({ attrPrices }) =>
      attrPrices.map(({ attrCode, label, unit }) => [
        `${attrCode}/${unit}`,
        { key: `attr/${attrCode}/${unit}`, label: `${label}（元/${unit}）` },
      ]),
    ),
  )
  return [...units].map(([code, line]) => ({
    ...line,
    fact: ({ attrPrices }) =>
      attrPrices.find(({ attrCode, unit }) => `${attrCode}/${unit}` === code)?.price,
    better: 'low',
  }))
}

const declared = (all: readonly OfferCompared[]): Declared[] =>
  LINES.flatMap((line) => (line.key === 'unitPrice' ? [line, ...attributeLines(all)] : [line]))

export const compareLines = (all: readonly OfferCompared[]): Line[] =>
  declared(all).map(({ key, label, fact, better }) => {
    const facts = all.map(fact)
    const differs = new Set(facts.map((one) => one ?? '')).size > 1
    // A price per 100 g says nothing beside one per piece.
    const alike = key !== 'unitPrice' || new Set(all.map(({ unit }) => unit ?? '')).size === 1
    return {
      key,
      label,
      facts,
      differs,
      best: better && alike && differs ? best(facts, better) : [],
    }
  })

function best(facts: readonly Fact[], better: Better): number[] {
  const numbers = facts.filter((one) => typeof one === 'number')
  if (numbers.length < 2) return []
  const wanted = better === 'low' ? Math.min(...numbers) : Math.max(...numbers)
  return facts.flatMap((one, place) => (one === wanted ? [place] : []))
}
