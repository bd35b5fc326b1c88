/** What a grid declares about its columns, and how their cells are read, typed, pasted and filled. Pure. */
import type { ReactNode } from 'react'
import type { Option } from '../../design/select'
import { type NumberRule, settleNumber, typeNumber } from '../../lib/numbers'

export type Cell = string | number | boolean | undefined

export interface GridColumn<R> {
  /** The row's member, unless it reads and writes by itself. */
  name: string
  label: string
  /** How it is typed; a column without it is only read. */
  kind?: 'text' | 'money' | 'figure' | 'digits' | 'choice' | 'date' | 'tick'
  width: number
  rule?: NumberRule
  max?: number
  options?: readonly Option[]
  /** Marked by a `*`. */
  required?: boolean
  /** Behind 更多列 until somebody asks for it or something is wrong there. */
  folded?: boolean
  fixed?: 'left' | 'right'
  align?: 'right' | 'center'
  tint?: boolean
  /** After its name. */
  mark?: ReactNode
  read?: (row: R) => Cell
  write?: (row: R, value: Cell) => R
  /** What a column shows that nobody types into, or a cell that may not be changed. */
  show?: (row: R, index: number) => ReactNode
  /** Nothing to type here as long as the row is as it is; a paste may still change that. */
  off?: (row: R) => boolean
  /** Stands beside the control, or under it. */
  beside?: (row: R, index: number) => ReactNode
  below?: (row: R) => ReactNode
  card?: 'head' | 'status' | 'line'
}

type Typed = Pick<GridColumn<never>, 'kind' | 'rule' | 'max' | 'options'>

export function readCell<R>({ name, read }: GridColumn<R>, row: R): Cell {
  const value = read ? read(row) : (row as Record<string, unknown>)[name]
  return typeof value === 'object' ? undefined : (value as Cell)
}

export const writeCell = <R>({ name, write }: GridColumn<R>, row: R, value: Cell): R =>
  write ? write(row, value) : { ...row, [name]: value }

const MOST_DIGITS = 14

/** While it is typed. */
export const keepText = ({ kind, rule, max }: Typed, text: string): string => {
  if (rule) return typeNumber(text, rule)
  if (kind === 'digits') return text.replace(/\D/g, '').slice(0, max ?? MOST_DIGITS)
  return max === undefined ? text : [...text].slice(0, max).join('')
}

export function cellOf({ rule }: Typed, text: string): Cell {
  if (!rule) return text === '' ? undefined : text
  const settled = settleNumber(text, rule)
  return settled === '' ? undefined : Number(settled)
}

export const textOf = ({ kind }: Typed, value: Cell): string => {
  if (value === undefined || value === null) return ''
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : String(value)
}

const YES: readonly string[] = ['是', '√', '1', 'true', 'yes']

/** Cells of a sheet carry signs and groups of digits, choices by their names, and dates as the sheet writes them. */
export function pastedValue(column: Typed, text: string): Cell {
  const clean = text.trim()
  switch (column.kind) {
    case 'choice':
      return column.options?.find(({ value, label }) => value === clean || label === clean)?.value
    case 'tick':
      return YES.includes(clean.toLowerCase())
    case 'date':
      return dayOf(clean)
    default: {
      const plain = column.rule ? clean.replace(/[¥￥,，\s]/g, '') : clean
      return cellOf(column, keepText(column, plain))
    }
  }
}

/** `2026/5/1`, `2026年5月1日` and `2026-05-01` are one day. */
function dayOf(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/.exec(text) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A block of a sheet, its cells between tabs; undefined when it is a single text. */
export function blockOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const cells = lines.map((line) => line.split('\t'))
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined
}

interface Paste<R> {
  block: readonly (readonly string[])[]
  /** The cell that has the focus. */
  row: number
  column: number
  columns: readonly GridColumn<R>[]
  /** Cells that must stay as they are. */
  locked: (name: string, row: R) => boolean
  /** Rows that are missing are made by it, up to so many; none without it. */
  blank?: (like: R | undefined) => R
  most?: number
}

/** Fills the cells from the focused one on, in the columns that are in sight. */
export function pasteInto<R>(rows: readonly R[], paste: Paste<R>): R[] {
  const { block, row: top, column: left, columns, locked, blank, most = 0 } = paste
  const missing = Math.max(0, Math.min(most, top + block.length) - rows.length)
  const made = blank ? Array.from({ length: missing }, () => blank(rows[0])) : []
  return [...rows, ...made].map((row, index) =>
    (block[index - top] ?? []).reduce<R>((filled, text, offset) => {
      const column = columns[left + offset]
      if (!column?.kind || locked(column.name, filled)) return filled
      return writeCell(column, filled, pastedValue(column, text))
    }, row),
  )
}

/** One value for a whole column, or for what is still empty in it. */
export const fillColumn = <R>(
  rows: readonly R[],
  column: GridColumn<R>,
  value: Cell,
  emptyOnly: boolean,
): R[] =>
  rows.map((row) =>
    emptyOnly && readCell(column, row) !== undefined ? row : writeCell(column, row, value),
  )

/** A folded column is in sight when it is asked for, or when something in it is wrong. */
export const shownColumns = <R>(
  columns: readonly GridColumn<R>[],
  unfolded: boolean,
  needed: ReadonlySet<string>,
): GridColumn<R>[] => columns.filter(({ folded, name }) => !folded || unfolded || needed.has(name))
