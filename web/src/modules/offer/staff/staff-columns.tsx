/** What staff see of an offer beside the merchant's own columns. */

import type { DocumentRow } from '../../../blocks/document/types'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { hint } from '../../../design/hint'
import { Link } from '../../../design/link'
import { offerColumns } from '../parts/offer-columns'
import { PriceLevel } from '../parts/price-level'
import { asStaffOffer, type StaffFacts } from '../parts/types'
import styles from './offers.module.css'

const MARKS = { product: '产品力', price: '价格力', brand: '品牌力', match: '匹配度' } as const

interface At {
  open: (row: DocumentRow) => void
}

/** Whose it is stands behind the product; what is compared, behind the state. */
export function staffColumns(at: At): readonly Column<DocumentRow>[] {
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

const company: Column<DocumentRow> = {
  key: 'companyName',
  title: '企业 / 招商',
  width: 132,
  cell: (row) => {
    const { companyName, bdUserName } = asStaffOffer(row)
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
    const { companyName, bdUserName } = asStaffOffer(row)
    return `${companyName} · ${bdUserName ?? '未分配'}`
  },
}

const score: Column<DocumentRow> = {
  key: 'score',
  title: '评分',
  width: 62,
  align: 'right',
  cell: (row) => typeof asStaffOffer(row).score === 'number' && <Score {...asStaffOffer(row)} />,
}

const sameBarcode: Column<DocumentRow> = {
  key: 'sameBarcodeCount',
  title: '同条码',
  width: 66,
  align: 'right',
  cell: (row) => {
    const { sameBarcodeCount: many } = asStaffOffer(row)
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

const priceLevel: Column<DocumentRow> = {
  key: 'priceLevel',
  title: '价格检查',
  width: 84,
  cell: (row) => <PriceLevel level={asStaffOffer(row).priceLevel} />,
}

/** Out of twenty, as it was given; each mark in the tooltip. */
export function Score({ score: average, firstScore }: Pick<StaffFacts, 'score' | 'firstScore'>) {
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
