/** 规格与价格: the versions of an offer, with what each costs in the end. */
import { type Ref, useMemo } from 'react'
import { Money } from '../../../../../design/money'
import type { Option } from '../../../../../design/select'
import { keyOf } from '../../../parts/versions/rows'
import { VersionGrid } from '../../../parts/versions/version-grid'
import { useLive } from '../live'
import { skuProblems } from './checks'
import { columnsOf, type Sku, type SkuColumn } from './columns'

interface SkuGridProps {
  value?: readonly Sku[]
  onChange?: (rows: Sku[]) => void
  sold: boolean
  weighed: boolean
  supplies: boolean
  /** Another show of the same product: what it is stays as it was approved. */
  reused: boolean
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/** What reuse keeps of each row; the answer about the source names only whole fields. */
const KEPT: readonly string[] = [
  'skuName',
  'skuCode',
  'barcode',
  'noBarcode',
  'netContent',
  'unit',
  'packQty',
]
const isKept = (name: string) => name.startsWith('spec.') || KEPT.includes(name)

export function SkuGrid({ sold, weighed, supplies, reused, ...props }: SkuGridProps) {
  const columns = useMemo(
    () =>
      (dimensions: readonly string[], units: readonly Option[]): SkuColumn[] => [
        ...columnsOf({ dimensions, sold, weighed, supplies, units }),
        ...(sold ? [FINAL] : []),
      ],
    [sold, weighed, supplies],
  )
  const unpriced = useLive(({ priceProblems }) => priceProblems)
  return (
    <VersionGrid<Sku>
      {...props}
      label="规格与价格"
      columns={columns}
      check={(rows) => skuProblems(rows, { sold, weighed, goal: 'draft' })}
      said={unpriced}
      kept={reused ? isKept : undefined}
    />
  )
}

const FINAL: SkuColumn = {
  name: 'finalPrice',
  label: '到手价',
  width: 96,
  fixed: 'right',
  align: 'right',
  tint: true,
  card: 'status',
  show: (row, index) => <FinalPrice rowKey={keyOf(row, index)} />,
}

const FinalPrice = ({ rowKey }: { rowKey: string }) => (
  <Money value={useLive(({ prices }) => prices.get(rowKey)?.finalPrice)} strong />
)
