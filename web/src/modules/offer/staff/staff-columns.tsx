/** What staff see of an offer beside the merchant's own columns. */

import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { hint } from '../../../design/hint'
import { Link } from '../../../design/link'
import { offerColumns } from '../parts/offer-columns'
import { PriceLevel } from '../parts/price-level'
import type { OfferRow } from '../parts/types'
import styles from './offers.module.css'

const MARKS = { product: '产品力', price: '价格力', brand: '品牌力', match: '匹配度' } as const

interface At {
  open: (row: OfferRow) => void
}

/** Whose it is stands behind the product; what is compared, behind the state. */
export function staffColumns(at: At): readonly Column<OfferRow>[] {
  const [product, ...rest] = offerColumns(at)
  const part = (...keys: string[]) => rest.filter(({ key }) => keys.includes(key))
  return [
    ...(product ? [product] : []),
    company,
    ...part('liveRoom', 'finalPrice', 'commissionRate', 'status'),
    score,
    sameBarcode,
    priceLevel,
    ...part('plannedStock', 'showStatus', 'submitDate'),
  ]
}

const company: Column<OfferRow> = {
  key: 'companyName',
  title: '企业 / 招商',
  width: 132,
  cell: (row) => {
    const { companyName, bdUserName } = row
    return (
      <TwoLines
        first={
          <span className={styles.company} {...hint(companyName)}>
            {companyName}
          </span>
        }
        second={bdUserName ?? '未分配'}
      />
    )
  },
  cardCell: (row) => {
    const { companyName, bdUserName } = row
    return `${companyName} / ${bdUserName ?? '未分配'}`
  },
}

const score: Column<OfferRow> = {
  key: 'score',
  title: '评分',
  width: 62,
  align: 'right',
  cell: (row) => typeof row.score === 'number' && <Score {...row} />,
}

const sameBarcode: Column<OfferRow> = {
  key: 'sameBarcodeCount',
  title: '同条码',
  width: 66,
  align: 'right',
  cell: (row) => {
    const { sameBarcodeCount: many } = row
    if (!many) return null
    if (many === 1) return <span className="figures">1</span>
    return (
      <Link
        className="figures"
        to={`/platform/offers?sameBarcodeAs=${row.code}`}
        aria-label={`${many} 个同条码报品，查看 ${row.code}`}
      >
        {many}
      </Link>
    )
  },
}

const priceLevel: Column<OfferRow> = {
  key: 'priceLevel',
  title: '价格检查',
  width: 84,
  cell: (row) => <PriceLevel level={row.priceLevel} />,
}

/** Out of twenty, as it was given; each mark in the tooltip. */
export function Score({ score: average, firstScore }: Pick<OfferRow, 'score' | 'firstScore'>) {
  if (typeof average !== 'number') return null
  const marks = Object.entries(MARKS).map(
    ([key, label]) => `${label} ${firstScore?.[key as keyof typeof MARKS] ?? '-'}`,
  )
  return (
    <span className="figures" {...hint(marks.join('、'))}>
      {Math.round(average * 4)}
      <span className={styles.outOf}>/20</span>
    </span>
  )
}
