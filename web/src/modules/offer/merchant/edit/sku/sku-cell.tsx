/** One cell of the grid. The browser holds what is typed; the form hears of it, and nothing is drawn for it. */
import { type CompositionEvent, type FormEvent, memo, useEffect, useRef } from 'react'
import { dictItems, useDictionary } from '../../../../../state/dictionary'
import { type Cell, type Column, cellOf, keepText, textOf } from './columns'
import styles from './sku-grid.module.css'

export interface SkuCellProps {
  column: Column
  value: Cell
  /** `2:3`, for the keys that walk through the grid. */
  place: string
  /** 第 2 行 页面价 */
  label: string
  problem?: string
  /** Worth a look, but not wrong. */
  doubt?: string
  marked?: boolean
  disabled?: boolean
  onValue: (name: string, value: Cell) => void
}

export const SkuCell = memo(function SkuCell(props: SkuCellProps) {
  const { column, value, place, label, problem, doubt, marked, disabled, onValue } = props
  const look = `${styles.input} ${column.rule ? styles.figure : ''} ${problem ? styles.wrong : ''} ${
    doubt ? styles.doubt : ''
  } ${marked ? styles.marked : ''}`
  const common = {
    'data-place': place,
    'aria-label': label,
    'aria-invalid': problem ? true : undefined,
    title: problem ?? doubt,
    disabled,
    className: look,
  }
  if (column.kind === 'unit') {
    return <UnitCell {...common} value={value} onPick={(unit) => onValue(column.name, unit)} />
  }
  return <TextCell {...common} column={column} value={value} onValue={onValue} />
})

interface Common {
  'data-place': string
  'aria-label': string
  'aria-invalid'?: boolean
  title?: string
  disabled?: boolean
  className: string
}

interface TextCellProps extends Common {
  column: Column
  value: Cell
  onValue: (name: string, value: Cell) => void
}

function TextCell({ column, value, onValue, ...common }: TextCellProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = textOf(column, value)
  useEffect(() => {
    const box = input.current
    // `1.` is on its way to `1.5` and must not be rewritten under the hand.
    if (box && cellOf(column, box.value) !== value) box.value = shown
  }, [column, value, shown])
  const take = (event: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    // An input method still writes: its letters are not yet the text.
    if ((event.nativeEvent as InputEvent).isComposing) return
    const kept = keepText(column, box.value)
    if (kept !== box.value) box.value = kept
    onValue(column.name, cellOf(column, kept))
  }
  return (
    <input
      {...common}
      ref={input}
      type="text"
      autoComplete="off"
      inputMode={column.rule ? 'decimal' : column.kind === 'barcode' ? 'numeric' : undefined}
      defaultValue={shown}
      onInput={take}
      onCompositionEnd={take}
      onBlur={({ currentTarget }) => {
        const settled = cellOf(column, currentTarget.value.trim())
        currentTarget.value = textOf(column, settled)
        if (settled !== value) onValue(column.name, settled)
      }}
    />
  )
}

function UnitCell({
  value,
  onPick,
  ...common
}: Common & { value: Cell; onPick: (unit?: string) => void }) {
  const units = dictItems(
    useDictionary((state) => state.items),
    'Unit',
  )
  return (
    <select
      {...common}
      value={String(value ?? '')}
      onChange={({ target }) => onPick(target.value || undefined)}
    >
      <option value="">-</option>
      {units.map((unit) => (
        <option key={unit.value} value={unit.value}>
          {unit.label}
        </option>
      ))}
    </select>
  )
}
