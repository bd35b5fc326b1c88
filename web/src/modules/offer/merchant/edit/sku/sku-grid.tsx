/** 规格与价格: one row for each version of the product. Fluent with fifty of them. */
import { CopyOutlined, DeleteOutlined, WarningFilled } from '@ant-design/icons'
import { type Ref, useMemo, useState } from 'react'
import { usePlaces } from '../../../../../blocks/form/places'
import type { Problem } from '../../../../../blocks/form/problems'
import type { Cell, GridColumn } from '../../../../../blocks/grid/cells'
import { type CellTexts, Grid } from '../../../../../blocks/grid/grid'
import { toast } from '../../../../../design/feedback'
import { Money } from '../../../../../design/money'
import { t } from '../../../../../i18n/texts'
import { digitRunIn } from '../../../../../lib/digit-runs'
import { useLatest } from '../../../../../lib/use-latest'
import { dictItems, useDictionary } from '../../../../../state/dictionary'
import { useLive } from '../live'
import { skuProblems } from './checks'
import { columnsOf, dimensionsOf, pathName, type Sku, type SkuColumn } from './columns'
import { duplicateOf, keyOf, MOST_SKUS, newRow } from './rows'
import styles from './sku-grid.module.css'
import { SkuTools } from './sku-tools'

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
const NO_ROWS: readonly Sku[] = []

export function SkuGrid(props: SkuGridProps) {
  const { value = NO_ROWS, onChange, sold, weighed, supplies, reused, disabled, ref } = props
  const items = useDictionary((state) => state.items)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const names = [...new Set([...dimensionsOf(value), ...wanted])].join('\n')
  const locked = useMemo(
    () => (name: string) =>
      Boolean(disabled) || (reused && (name.startsWith('spec.') || KEPT.includes(name))),
    [disabled, reused],
  )
  const fixed = Boolean(disabled) || reused

  // The handlers stay the same for every row; what they work on does not.
  const rows = useLatest(value)
  const emit = useLatest(onChange)
  const [deeds] = useState(() => {
    const set = (next: Sku[]) => {
      rows.current = next
      emit.current?.(next)
    }
    return {
      set,
      row: (index: number, change: Partial<Sku>) =>
        set(rows.current.map((row, at) => (at === index ? { ...row, ...change } : row))),
      copy: (index: number) =>
        rows.current.length >= MOST_SKUS
          ? full()
          : set(
              rows.current.flatMap((row, at) => (at === index ? [row, duplicateOf(row)] : [row])),
            ),
      remove: (index: number) => set(rows.current.filter((_, at) => at !== index)),
    }
  })
  const alone = value.length === 1
  const columns = useMemo((): SkuColumn[] => {
    const units = dictItems(items, 'Unit').map((unit) => ({ value: unit.value, label: unit.label }))
    const shape = { dimensions: names.split('\n'), sold, weighed, supplies, units }
    const noBarcode = (row: Sku, index: number) => (
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={Boolean(row.noBarcode)}
          disabled={locked('noBarcode')}
          aria-label={`第 ${index + 1} 行 无条码`}
          onChange={({ target: { checked } }) =>
            deeds.row(index, { noBarcode: checked, ...(checked && { barcode: undefined }) })
          }
        />
        无条码
      </label>
    )
    return [
      ...columnsOf(shape).map((column) =>
        column.name === 'barcode' ? { ...column, beside: noBarcode } : column,
      ),
      ...(sold ? [FINAL] : []),
      ...(fixed ? [] : [operations(alone, deeds.copy, deeds.remove)]),
    ]
  }, [items, names, sold, weighed, supplies, locked, fixed, alone, deeds])

  const [editing, setEditing] = useState('')
  const { problems: refused, marks } = usePlaces('skus')
  const unpriced = useLive(({ priceProblems }) => priceProblems)
  const own = skuProblems(value, { sold, weighed, goal: 'draft' }).filter(
    ({ field }) => !(field === editing && isHalfTyped(value, field)),
  )
  const faults = faultsOf(value, [...own, ...unpriced, ...refused], columns)
  const marksOf = (_row: Sku, index: number) =>
    marks.flatMap(({ field, now }) => {
      const name = now ? undefined : placeIn(field, index)
      return columns.flatMap((column) => (pathName(column.name) === name ? column.name : []))
    })
  const add = () =>
    value.length >= MOST_SKUS ? full() : deeds.set([...value, newRow(value.at(-1))])
  return (
    <Grid
      ref={ref}
      label="规格与价格"
      columns={columns}
      rows={value}
      rowKey={(row) => keyOf(row, value.indexOf(row))}
      rowName={(_row, index) => `第 ${index + 1} 行`}
      cardTitle={(_row, index) => `规格 ${index + 1}`}
      onRows={deeds.set}
      locked={locked}
      fieldOf={fieldOf}
      problems={(_row, index) => faults.get(index)}
      doubts={doubtOf}
      marks={marksOf}
      blank={fixed ? undefined : newRow}
      most={MOST_SKUS}
      onFull={full}
      onEditing={setEditing}
      count={`${value.length} 个规格`}
      tools={
        <SkuTools
          rows={value}
          columns={columns.filter(({ kind }) => kind)}
          fixed={fixed}
          locked={locked}
          onRows={deeds.set}
          onDimensions={setWanted}
          onAdd={add}
        />
      }
      notes={
        hasRun(value) && (
          <p className={styles.doubt}>
            <WarningFilled /> {t('common.digits')}
          </p>
        )
      }
    />
  )
}

const full = () => toast.error(`最多${MOST_SKUS}个规格`)

const fieldOf = (index: number, name: string) => `skus[${index}].${pathName(name)}`

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

type OnRow = (index: number) => void

const operations = (alone: boolean, onCopy: OnRow, onRemove: OnRow): SkuColumn => ({
  name: 'operations',
  label: '操作',
  width: 80,
  fixed: 'right',
  card: 'status',
  show: (_row, index) => (
    <span className={styles.deeds}>
      <button type="button" aria-label={`复制第 ${index + 1} 行`} onClick={() => onCopy(index)}>
        <CopyOutlined />
      </button>
      <button
        type="button"
        aria-label={`删除第 ${index + 1} 行`}
        disabled={alone}
        onClick={() => onRemove(index)}
      >
        <DeleteOutlined />
      </button>
    </span>
  ),
})

/** S5-22 */
const doubtOf = ({ rule, name }: GridColumn<Sku>, value: Cell) =>
  (rule || name === 'barcode' || name === 'skuCode') &&
  typeof value !== 'boolean' &&
  digitRunIn(value)
    ? t('common.digits')
    : undefined

/** A barcode that is still being typed is not yet wrong. */
function isHalfTyped(rows: readonly Sku[], field: string) {
  const [, index] = /^skus\[(\d+)\]\.barcode$/.exec(field) ?? []
  return index !== undefined && (rows[Number(index)]?.barcode?.length ?? 0) < 13
}

const placeIn = (field: string, index: number) =>
  field.startsWith(`skus[${index}].`) ? field.slice(`skus[${index}].`.length) : undefined

/** By row and column; what is said of the specification stands at its first part. */
function faultsOf(
  rows: readonly Sku[],
  problems: readonly (Problem & { key?: string })[],
  columns: readonly SkuColumn[],
): ReadonlyMap<number, CellTexts> {
  const found = new Map<number, CellTexts>()
  for (const { field, message, key } of problems) {
    const [, place, name = 'skuName'] = /^skus\[(\d+)\]\.?(\w+)?/.exec(field) ?? []
    if (place === undefined) continue
    const index = key === undefined ? Number(place) : rows.findIndex((row) => keyOf(row) === key)
    if (index < 0 || index >= rows.length) continue
    const column = columns.find((one) => pathName(one.name) === name)?.name ?? name
    found.set(index, { ...found.get(index), [column]: message })
  }
  return found
}

const hasRun = (rows: readonly Sku[]) =>
  rows.some(({ token: _token, id: _id, spec: _spec, skuName: _name, image: _image, ...rest }) =>
    Object.values(rest).some((value) => digitRunIn(value as string | number) !== undefined),
  )
