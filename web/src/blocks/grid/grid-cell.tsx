/** One cell of the grid. The browser holds what is typed; the form hears of it, and nothing is drawn for it. */
import { type CompositionEvent, type FormEvent, memo, useEffect, useRef } from 'react'
import { type Cell, cellOf, type GridColumn, keepText, textOf } from './cells'
import styles from './grid.module.css'

type Typed = Pick<GridColumn<never>, 'name' | 'kind' | 'rule' | 'max' | 'options'>

export interface GridCellProps {
  column: Typed
  value: Cell
  index?: number
  /** `2:3`, for the keys that walk through the grid. */
  place: string
  /** 第 2 行 页面价 */
  label: string
  problem?: string
  /** Worth a look, but not wrong. */
  doubt?: string
  marked?: boolean
  disabled?: boolean
  onValue: (index: number, name: string, value: Cell) => void
}

export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, value, index = 0, place, label, problem, doubt, marked, disabled } = props
  const { kind, rule, name } = column
  const common = {
    'data-place': place,
    'data-figure': rule ? '' : undefined,
    'aria-label': label,
    'aria-invalid': problem ? true : undefined,
    title: problem ?? doubt,
    disabled,
    className: [
      styles.input,
      rule && styles.figure,
      problem && styles.wrong,
      doubt && styles.doubt,
      marked && styles.marked,
    ]
      .filter(Boolean)
      .join(' '),
  }
  const put = (next: Cell) => props.onValue(index, name, next)
  switch (kind) {
    case 'choice':
      return <ChoiceCell {...common} column={column} value={value} onValue={put} />
    case 'date':
      return (
        <input
          {...common}
          type="date"
          value={String(value ?? '')}
          onChange={({ target }) => put(target.value || undefined)}
        />
      )
    case 'tick':
      return (
        <input
          {...common}
          type="checkbox"
          className={styles.check}
          checked={Boolean(value)}
          onChange={({ target }) => put(target.checked)}
        />
      )
    default:
      return <TextCell {...common} column={column} value={value} onValue={put} />
  }
})

interface ControlProps {
  'data-place': string
  'aria-label': string
  'aria-invalid'?: boolean
  title?: string
  disabled?: boolean
  className: string
  column: Typed
  value: Cell
  onValue: (value: Cell) => void
}

function TextCell({ column, value, onValue, ...common }: ControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = textOf(column, value)
  useEffect(() => {
    const box = input.current
    // `1.` is on its way to `1.5` and must not be rewritten under the hand.
    if (box && cellOf(column, box.value) !== (value ?? undefined)) box.value = shown
  }, [column, value, shown])
  const take = (event: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    // An input method still writes: its letters are not yet the text.
    if ((event.nativeEvent as InputEvent).isComposing) return
    const kept = keepText(column, box.value)
    if (kept !== box.value) box.value = kept
    onValue(cellOf(column, kept))
  }
  return (
    <input
      {...common}
      ref={input}
      type="text"
      autoComplete="off"
      inputMode={column.rule ? 'decimal' : column.kind === 'digits' ? 'numeric' : undefined}
      defaultValue={shown}
      onInput={take}
      onCompositionEnd={take}
      onBlur={({ currentTarget }) => {
        const settled = cellOf(column, currentTarget.value.trim())
        currentTarget.value = textOf(column, settled)
        if (settled !== (value ?? undefined)) onValue(settled)
      }}
    />
  )
}

/** The browser's own: a thousand of the kit's would each measure itself. An unknown value shows as it is. */
function ChoiceCell({ column, value, onValue, ...common }: ControlProps) {
  const { options = [] } = column
  const now = String(value ?? '')
  const known = now === '' || options.some((option) => option.value === now)
  return (
    <select {...common} value={now} onChange={({ target }) => onValue(target.value || undefined)}>
      <option value="">-</option>
      {!known && <option value={now}>{now}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
