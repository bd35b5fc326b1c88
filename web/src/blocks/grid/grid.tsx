/**
 * Lines that somebody types in, as in a sheet: arrows and Enter walk, a block from Excel is pasted, what is refused is
 * marked in its cell. What a row is about stays in sight, what is rarely filled in waits behind 更多列, and F gives it
 * the whole window.
 */
import { Button } from 'antd'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Column, Selection } from '../../design/columns'
import { DataTable } from '../../design/data-table'
import type { RowAction } from '../../design/row-actions'
import { useLatest } from '../../lib/use-latest'
import {
  blockOf,
  type Cell,
  type GridColumn,
  pastedValue,
  pasteInto,
  readCell,
  shownColumns,
  writeCell,
} from './cells'
import { Faults } from './faults'
import styles from './grid.module.css'
import { GridCell } from './grid-cell'
import { isShortcut, keepInside, placeOf, walk } from './keys'

/** By column. */
export type CellTexts = Readonly<Record<string, string>>

export interface GridProps<R extends object> {
  label: string
  columns: readonly GridColumn<R>[]
  /** Undefined while nothing is known yet. */
  rows: readonly R[] | undefined
  loading?: boolean
  empty?: ReactNode
  rowKey: (row: R) => string | number
  /** What a row is called beside its cells and in front of what is wrong: 第 2 行. */
  rowName: (row: R, index: number) => string
  onRows: (rows: R[]) => void
  locked: (name: string, row: R) => boolean
  /** The path of a cell, for whoever leads to it. */
  fieldOf?: (index: number, name: string) => string
  problems?: (row: R, index: number) => CellTexts | undefined
  doubts?: (column: GridColumn<R>, value: Cell) => string | undefined
  marks?: (row: R, index: number) => readonly string[]
  /** Rows that a paste adds. */
  blank?: (like: R | undefined) => R
  most?: number
  onFull?: () => void
  /** Says what is wrong under the cell, where rows are high; else under the grid. */
  explains?: boolean
  /** At the right of the count. */
  tools?: ReactNode
  count?: ReactNode
  /** Below the faults. */
  notes?: ReactNode
  /** What a row is called on a phone's card, where it has no column that says so. */
  cardTitle?: (row: R, index: number) => string
  selection?: Selection<R>
  actions?: (row: R) => readonly RowAction[]
  actionWidth?: number
  onEditing?: (field: string) => void
  ref?: Ref<HTMLDivElement>
}

const NONE: CellTexts = {}
const NO_ROWS: readonly never[] = []

export function Grid<R extends object>(props: GridProps<R>) {
  const { label, columns, rowKey, rowName, locked, fieldOf = plainField } = props
  const rows: readonly R[] = props.rows ?? NO_ROWS
  const { problems, doubts, marks, explains, cardTitle } = props
  const box = useRef<HTMLDivElement>(null)
  const [whole, setWhole] = useState(false)
  const [unfolded, setUnfolded] = useState(false)

  const wrong = rows.map((row, index) => problems?.(row, index) ?? NONE)
  const marked = rows.map((row, index) => marks?.(row, index) ?? [])
  const needed = new Set([...wrong.flatMap((texts) => Object.keys(texts)), ...marked.flat()])
  const names = shownColumns(columns, unfolded, needed)
    .map(({ name }) => name)
    .join('\n')
  const shown = useMemo(
    () => columns.filter(({ name }) => names.split('\n').includes(name)),
    [columns, names],
  )
  const folded = columns.filter((column) => column.folded).length

  // The handlers stay the same for every cell; what they work on does not.
  const now = useLatest(props)
  const latest = useLatest(rows)
  const set = (next: R[]) => {
    latest.current = next
    now.current.onRows(next)
  }
  const [put] = useState(() => (index: number, name: string, value: Cell) => {
    const column = now.current.columns.find((one) => one.name === name)
    if (!column) return
    set(latest.current.map((row, at) => (at === index ? writeCell(column, row, value) : row)))
  })

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isShortcut(event, 'f')) {
      event.preventDefault()
      setWhole(!whole)
    } else if (whole && event.key === 'Escape') setWhole(false)
    else if (whole) keepInside(event, box.current)
    walk(event, box.current)
  }
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const [row, column] = placeOf(event.target as HTMLElement) ?? []
    if (row === undefined || column === undefined) return
    const text = event.clipboardData.getData('text/plain')
    const typed = shown[column]?.kind
    // A choice, a date and a tick take a single text as well; the browser would drop it.
    const single = typed === 'choice' || typed === 'date' || typed === 'tick'
    const block = blockOf(text) ?? (single && pastedValue(shown[column] ?? {}, text) && [[text]])
    if (!block) return
    event.preventDefault()
    const { blank, most, onFull } = props
    if (blank && most !== undefined && row + block.length > most) onFull?.()
    set(pasteInto(latest.current, { block, row, column, columns: shown, locked, blank, most }))
  }

  const cell = (column: GridColumn<R>, place: number, row: R, index: number) => {
    const problem = wrong[index]?.[column.name]
    const free = column.kind && !(column.show && locked(column.name, row))
    const value = column.kind && readCell(column, row)
    return (
      <div className={styles.cell} data-field={fieldOf(index, column.name)}>
        <div className={column.beside ? styles.beside : styles.only}>
          {free ? (
            <GridCell
              column={column}
              value={value}
              index={index}
              place={`${index}:${place}`}
              label={`${rowName(row, index)} ${column.label}`}
              problem={problem}
              doubt={doubts?.(column, value)}
              marked={marked[index]?.includes(column.name)}
              disabled={locked(column.name, row) || column.off?.(row)}
              onValue={put}
            />
          ) : (
            column.show?.(row, index)
          )}
          {column.beside?.(row, index)}
        </div>
        {column.below?.(row)}
        {explains && problem && <span className={styles.said}>{problem}</span>}
      </div>
    )
  }
  const tableColumns = shown.map((column, place): Column<R> => {
    const { name, width, fixed, tint, required, mark, rule, align, card } = column
    const titled = place === 0 && cardTitle
    return {
      key: name,
      title: column.label,
      width,
      fixed,
      tint,
      required,
      mark,
      align: align ?? (rule ? 'right' : undefined),
      card: titled ? 'head' : (card ?? 'line'),
      cell: (row, index) => cell(column, place, row, index),
      cardCell: titled
        ? (row) => {
            const index = rows.indexOf(row)
            return (
              <>
                <strong className={styles.cardTitle}>{cardTitle(row, index)}</strong>
                <span aria-hidden="true">{column.label}</span>
                {cell(column, place, row, index)}
              </>
            )
          }
        : undefined,
    }
  })
  const go = (index: number, name: string) => () =>
    box.current
      ?.querySelector<HTMLElement>(
        `[data-field="${CSS.escape(fieldOf(index, name))}"] :is(input, select):not([disabled])`,
      )
      ?.focus()
  const faults = wrong.flatMap((texts, index) =>
    Object.entries(texts).map(([name, text]) => ({
      text: `${rowName(rows[index] as R, index)}：${text}`,
      onGo: go(index, name),
    })),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the cells inside
    <div
      ref={(element) => {
        box.current = element
        if (typeof props.ref === 'function') props.ref(element)
        else if (props.ref) props.ref.current = element
      }}
      className={`${styles.box} ${whole ? styles.whole : ''}`}
      data-whole={whole ? '' : undefined}
      onKeyDown={press}
      onPaste={paste}
      onFocus={({ target }) =>
        props.onEditing?.(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '')
      }
      onBlur={() => props.onEditing?.('')}
    >
      <div className={styles.tools} hidden={rows.length === 0}>
        <span className={`${styles.count} figures`}>
          {whole && <strong className={styles.title}>{label}</strong>}
          {props.count}
          <span className={styles.tip}>可从 Excel 复制多格后粘贴，Enter 与方向键移动</span>
        </span>
        {props.tools}
        {folded > 0 && (
          <Button
            type="link"
            size="small"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? '收起更多列' : `更多列 ${folded}`}
          </Button>
        )}
        <Button type="link" size="small" className={styles.wide} onClick={() => setWhole(!whole)}>
          {whole ? '退出全屏' : '全屏'} <kbd className={styles.keys}>{whole ? 'Esc' : 'F'}</kbd>
        </Button>
      </div>
      <div className={styles.table}>
        <DataTable
          label={label}
          columns={tableColumns}
          rows={props.rows}
          loading={props.loading}
          empty={props.empty}
          rowKey={rowKey}
          rowName={(row) => cardTitle?.(row, rows.indexOf(row)) ?? rowName(row, rows.indexOf(row))}
          lines={1}
          size="small"
          selection={props.selection}
          actions={props.actions}
          actionWidth={props.actionWidth}
        />
      </div>
      {!explains && <Faults faults={faults}>{props.notes}</Faults>}
    </div>
  )
}

const plainField = (index: number, name: string) => `${index}.${name}`
