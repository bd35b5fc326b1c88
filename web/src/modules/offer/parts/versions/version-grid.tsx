/** One row for each version of a product. Fluent with fifty of them. */
import { CopyOutlined, DeleteOutlined, WarningFilled } from '@ant-design/icons'
import { type Ref, useMemo, useState } from 'react'
import { usePlaces } from '../../../../blocks/form/places'
import type { Problem } from '../../../../blocks/form/problems'
import type { Cell, GridColumn } from '../../../../blocks/grid/cells'
import { type CellTexts, Grid } from '../../../../blocks/grid/grid'
import { toast } from '../../../../design/feedback'
import type { Option } from '../../../../design/select'
import { t } from '../../../../i18n/texts'
import { digitRunIn } from '../../../../lib/digit-runs'
import { useLatest } from '../../../../lib/use-latest'
import { dictItems, useDictionary } from '../../../../state/dictionary'
import { dimensionsOf, duplicateOf, keyOf, MOST_VERSIONS, newRow, type Version } from './rows'
import { pathName } from './version-columns'
import { VersionTools } from './version-tools'
import styles from './versions.module.css'

interface VersionGridProps<R extends Version> {
  label: string
  value?: readonly R[]
  onChange?: (rows: R[]) => void
  /** Those of the dimensions among them; stays the same as long as nothing it is made of changes. */
  columns: (dimensions: readonly string[], units: readonly Option[]) => readonly GridColumn<R>[]
  /** What is wrong in the rows by themselves, while they are typed. */
  check: (rows: readonly R[]) => readonly Problem[]
  /** What somebody else says of them; a key stands for a place that may have moved. */
  said?: readonly (Problem & { key?: string })[]
  /** Columns that stay as they are, and whether rows may come and go. */
  kept?: (name: string) => boolean
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

const NO_ROWS: readonly never[] = []
const nothingKept = () => false

export function VersionGrid<R extends Version>(props: VersionGridProps<R>) {
  const { label, value = NO_ROWS, onChange, columns: columnsOf, check, said = [], ref } = props
  const { kept = nothingKept, disabled } = props
  const items = useDictionary((state) => state.items)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const names = [...new Set([...dimensionsOf(value), ...wanted])].join('\n')
  const locked = useMemo(() => (name: string) => Boolean(disabled) || kept(name), [disabled, kept])
  const fixed = locked('barcode')

  // The handlers stay the same for every row; what they work on does not.
  const rows = useLatest(value)
  const emit = useLatest(onChange)
  const [deeds] = useState(() => {
    const set = (next: R[]) => {
      rows.current = next
      emit.current?.(next)
    }
    return {
      set,
      row: (index: number, change: Partial<R>) =>
        set(rows.current.map((row, at) => (at === index ? { ...row, ...change } : row))),
      copy: (index: number) =>
        rows.current.length >= MOST_VERSIONS
          ? full()
          : set(
              rows.current.flatMap((row, at) => (at === index ? [row, duplicateOf(row)] : [row])),
            ),
      remove: (index: number) => set(rows.current.filter((_, at) => at !== index)),
    }
  })
  const alone = value.length === 1
  const columns = useMemo((): GridColumn<R>[] => {
    const units = dictItems(items, 'Unit').map((unit) => ({ value: unit.value, label: unit.label }))
    const noBarcode = (row: R, index: number) => (
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={Boolean(row.noBarcode)}
          disabled={locked('noBarcode')}
          aria-label={`第 ${index + 1} 行 无条码`}
          onChange={({ target: { checked } }) =>
            deeds.row(index, {
              noBarcode: checked,
              ...(checked && { barcode: undefined }),
            } as Partial<R>)
          }
        />
        无条码
      </label>
    )
    return [
      ...columnsOf(names.split('\n'), units).map((column) =>
        column.name === 'barcode' ? { ...column, beside: noBarcode } : column,
      ),
      ...(fixed ? [] : [operations<R>(alone, deeds.copy, deeds.remove)]),
    ]
  }, [items, names, columnsOf, locked, fixed, alone, deeds])

  const [editing, setEditing] = useState('')
  const { problems: refused, marks } = usePlaces('skus')
  const own = check(value).filter(({ field }) => !(field === editing && isHalfTyped(value, field)))
  const faults = faultsOf(value, [...own, ...said, ...refused], columns)
  const marksOf = (_row: R, index: number) =>
    marks.flatMap(({ field, now }) => {
      const name = now ? undefined : placeIn(field, index)
      return columns.flatMap((column) => (pathName(column.name) === name ? column.name : []))
    })
  const add = () =>
    value.length >= MOST_VERSIONS ? full() : deeds.set([...value, newRow(value.at(-1))])
  return (
    <Grid
      ref={ref}
      label={label}
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
      most={MOST_VERSIONS}
      onFull={full}
      onEditing={setEditing}
      count={`${value.length} 个规格`}
      tools={
        <VersionTools
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

const full = () => toast.error(`最多${MOST_VERSIONS}个规格`)

const fieldOf = (index: number, name: string) => `skus[${index}].${pathName(name)}`

type OnRow = (index: number) => void

const operations = <R,>(alone: boolean, onCopy: OnRow, onRemove: OnRow): GridColumn<R> => ({
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
const doubtOf = ({ rule, name }: Pick<GridColumn<never>, 'rule' | 'name'>, value: Cell) =>
  (rule || name === 'barcode' || name === 'skuCode') &&
  typeof value !== 'boolean' &&
  digitRunIn(value)
    ? t('common.digits')
    : undefined

/** A barcode that is still being typed is not yet wrong. */
function isHalfTyped(rows: readonly Version[], field: string) {
  const [, index] = /^skus\[(\d+)\]\.barcode$/.exec(field) ?? []
  return index !== undefined && (rows[Number(index)]?.barcode?.length ?? 0) < 13
}

const placeIn = (field: string, index: number) =>
  field.startsWith(`skus[${index}].`) ? field.slice(`skus[${index}].`.length) : undefined

/** By row and column; what is said of the specification stands at its first part. */
function faultsOf<R extends Version>(
  rows: readonly R[],
  problems: readonly (Problem & { key?: string })[],
  columns: readonly GridColumn<R>[],
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

const SILENT: readonly string[] = ['token', 'id', 'spec', 'skuName', 'image']

const hasRun = (rows: readonly Version[]) =>
  rows.some((row) =>
    Object.entries(row).some(
      ([name, value]) =>
        !SILENT.includes(name) && digitRunIn(value as string | number) !== undefined,
    ),
  )
