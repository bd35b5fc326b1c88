/** 规格与价格: one row for each version of the product. Fluent with fifty of them. */
import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react'
import { usePlaces } from '../../../../../blocks/form/places'
import type { Problem } from '../../../../../blocks/form/problems'
import { KeyChip } from '../../../../../design/chip'
import { toast } from '../../../../../design/feedback'
import { useNarrower } from '../../../../../design/use-media'
import { t } from '../../../../../i18n/texts'
import { digitRunIn } from '../../../../../lib/digit-runs'
import { useLatest } from '../../../../../lib/use-latest'
import { dictItems, useDictionary } from '../../../../../state/dictionary'
import { useLive } from '../live'
import { skuProblems } from './checks'
import { columnsOf, dimensionsOf, type Sku } from './columns'
import { walk } from './keys'
import { blockOf, duplicateOf, keyOf, MOST_SKUS, newRow, pasteInto } from './rows'
import styles from './sku-grid.module.css'
import { SkuRow } from './sku-row'
import { SkuTools } from './sku-tools'
import { useNear } from './use-near'

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
const KEPT: readonly string[] = ['barcode', 'noBarcode', 'netContent', 'unit', 'packQty']
const NONE: Readonly<Record<string, string>> = {}
const NO_MARKS: readonly string[] = []
/** How high it will be, said before it has been drawn for the first time. */
const [HEAD_PX, ROW_PX] = [39, 41]

export function SkuGrid(props: SkuGridProps) {
  const { value = [], onChange, sold, weighed, supplies, reused, disabled, ref } = props
  const card = useNarrower(768)
  const units = dictItems(
    useDictionary((state) => state.items),
    'Unit',
  )
  const [wanted, setWanted] = useState<readonly string[]>([])
  const names = [...new Set([...dimensionsOf(value), ...wanted])].join('\n')
  const columns = useMemo(
    () => columnsOf({ dimensions: names.split('\n'), sold, supplies }),
    [names, sold, supplies],
  )
  const locked = useMemo(
    () => (name: string) =>
      Boolean(disabled) || (reused && (name.startsWith('spec.') || KEPT.includes(name))),
    [disabled, reused],
  )
  const fixed = Boolean(disabled) || reused

  // The handlers stay the same for every row; what they work on does not.
  const rows = useLatest(value)
  const emit = useLatest(onChange)
  const set = (next: readonly Sku[]) => {
    rows.current = next
    emit.current?.([...next])
  }
  const [deeds] = useState(() => ({
    row: (index: number, change: (row: Sku) => Sku) =>
      set(rows.current.map((row, place) => (place === index ? change(row) : row))),
    copy: (index: number) => {
      if (rows.current.length >= MOST_SKUS) return full()
      set(rows.current.flatMap((row, place) => (place === index ? [row, duplicateOf(row)] : [row])))
    },
    remove: (index: number) => set(rows.current.filter((_, place) => place !== index)),
  }))

  const [editing, setEditing] = useState('')
  const { problems: refused, marks } = usePlaces('skus')
  const unpriced = useLive(({ priceProblems }) => priceProblems)
  const own = skuProblems(value, { sold, weighed, goal: 'draft' }).filter(
    ({ field }) => !(field === editing && isHalfTyped(value, field)),
  )
  const faults = faultsOf(value, [...own, ...unpriced, ...refused])
  const byRow = (index: number) => faults.find((fault) => fault.index === index)?.columns ?? NONE
  const marksOf = (index: number) => {
    const found = marks.flatMap(({ field, now }) => (now ? [] : (placeOf(field, index) ?? [])))
    return found.length > 0 ? found : NO_MARKS
  }

  const box = useRef<HTMLDivElement>(null)
  useNear(box, value.length, card)
  const press = (event: KeyboardEvent<HTMLDivElement>) => walk(event, box.current)
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = (event.target as HTMLElement).dataset.place?.split(':').map(Number)
    const block = place?.length === 2 && blockOf(event.clipboardData.getData('text/plain'))
    if (!place || !block) return
    event.preventDefault()
    const [row = 0, column = 0] = place
    if (!fixed && row + block.length > MOST_SKUS) full()
    set(pasteInto(value, { block, row, column, columns, units, locked, grows: !fixed }))
  }
  const common = { columns, sold, locked, fixed, alone: value.length === 1, card }
  const body = value.map((row, index) => (
    <SkuRow
      key={keyOf(row, index)}
      {...common}
      row={row}
      index={index}
      problems={byRow(index)}
      marks={marksOf(index)}
      onRow={deeds.row}
      onCopy={deeds.copy}
      onRemove={deeds.remove}
    />
  ))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the cells inside
    <div
      ref={ref}
      className={styles.box}
      onKeyDown={press}
      onPaste={paste}
      onFocus={({ target }) =>
        setEditing(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '')
      }
      onBlur={() => setEditing('')}
    >
      <SkuTools
        rows={value}
        columns={columns}
        fixed={fixed}
        locked={locked}
        onRows={set}
        onDimensions={setWanted}
        onAdd={() => (value.length >= MOST_SKUS ? full() : set([...value, newRow(value.at(-1))]))}
      />
      <div
        ref={box}
        className={card ? undefined : styles.scroll}
        style={{ containIntrinsicHeight: `${HEAD_PX + value.length * ROW_PX}px` }}
      >
        {card ? (
          <ol className={styles.cards}>{body}</ol>
        ) : (
          <table className={styles.grid} aria-label="规格与价格">
            <thead>
              <tr>
                {columns.map(({ name, label, width, rule, key }, place) => (
                  <th
                    key={name}
                    scope="col"
                    style={{ minWidth: width }}
                    className={`${place === 0 ? styles.first : ''} ${rule ? styles.right : ''}`}
                  >
                    {label} {key && name.startsWith('spec.') && <KeyChip />}
                  </th>
                ))}
                {sold && (
                  <th scope="col" className={`${styles.final} ${styles.right}`}>
                    到手价
                  </th>
                )}
                <th scope="col" className={`${styles.last} ${sold ? '' : styles.lonely}`}>
                  <span className="unseen">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>{body}</tbody>
          </table>
        )}
      </div>
      <Faults faults={faults} runs={hasRun(value)} />
    </div>
  )
}

const full = () => toast.error(`最多${MOST_SKUS}个规格`)

/** A barcode that is still being typed is not yet wrong. */
function isHalfTyped(rows: readonly Sku[], field: string) {
  const [, index] = /^skus\[(\d+)\]\.barcode$/.exec(field) ?? []
  return index !== undefined && (rows[Number(index)]?.barcode?.length ?? 0) < 13
}

interface Fault {
  index: number
  columns: Record<string, string>
}

const placeOf = (field: string, index: number) =>
  field.startsWith(`skus[${index}].`) ? field.slice(`skus[${index}].`.length) : undefined

/** By row and column; a row without a price says so at its page price. */
function faultsOf(
  rows: readonly Sku[],
  problems: readonly (Problem & { key?: string })[],
): Fault[] {
  const found = new Map<number, Record<string, string>>()
  for (const { field, message, key } of problems) {
    const [, place, name = 'skuName'] = /^skus\[(\d+)\]\.?(\w+)?/.exec(field) ?? []
    if (place === undefined) continue
    const index = key === undefined ? Number(place) : rows.findIndex((row) => keyOf(row) === key)
    if (index < 0 || index >= rows.length) continue
    found.set(index, { ...found.get(index), [name]: message })
  }
  return [...found]
    .map(([index, columns]) => ({ index, columns }))
    .toSorted((a, b) => a.index - b.index)
}

const hasRun = (rows: readonly Sku[]) =>
  rows.some(({ token: _token, id: _id, spec: _spec, skuName: _name, image: _image, ...rest }) =>
    Object.values(rest).some((value) => digitRunIn(value as string | number) !== undefined),
  )

const SHOWN_FAULTS = 5

/** The rows that need a hand, each in one line. */
function Faults({ faults, runs }: { faults: readonly Fault[]; runs: boolean }) {
  const lines = faults.flatMap(({ index, columns }) =>
    [...new Set(Object.values(columns))].map((message) => `第 ${index + 1} 行：${message}`),
  )
  const more = lines.length - SHOWN_FAULTS
  return (
    <div className={styles.faults} role="status">
      {lines.slice(0, SHOWN_FAULTS).map((line) => (
        <p key={line}>
          <CloseCircleFilled /> {line}
        </p>
      ))}
      {more > 0 && <p>另有 {more} 处</p>}
      {runs && (
        <p className={styles.doubtLine}>
          <WarningFilled /> {t('common.digits')}
        </p>
      )}
    </div>
  )
}
