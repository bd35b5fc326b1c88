/** What a list declares about its columns. */
import type { Key, ReactNode } from 'react'
import { EMPTY } from '../lib/money'
import type { Sort } from './list-tabs'
import type { RowAction } from './row-actions'

/** S9-12. */
export const TABLE = {
  maxHeight: 500,
  actionWidth: 200,
  checkboxWidth: 60,
  indent: 20,
  /** Above so many columns or rows only what is in sight is drawn. */
  virtualColumns: 60,
  virtualRows: 100,
} as const

export interface Column<T> {
  key: string
  title: string
  cell: (row: T, index: number) => ReactNode
  width?: number
  align?: 'left' | 'right' | 'center'
  fixed?: 'left' | 'right'
  /** Somebody has to fill it in. */
  required?: boolean
  /** A result among what is typed. */
  tint?: boolean
  /** After its name in the head. */
  mark?: ReactNode
  /** What the list is sorted by under this head; its own key unless told. */
  sort?: string
  /** Its place on a phone's card; `line` (label and value) unless told. The first column is the head. */
  card?: 'head' | 'status' | 'figure' | 'line' | 'none'
  /** What the card shows instead of the cell. */
  cardCell?: (row: T) => ReactNode
}

export interface Selection<T> {
  keys: readonly Key[]
  onChange: (keys: Key[]) => void
  /** Why this row cannot be chosen. */
  disabled?: (row: T) => string | undefined
}

export interface DataTableProps<T extends object> {
  label: string
  columns: readonly Column<T>[]
  /** Undefined while nothing is known yet. */
  rows: readonly T[] | undefined
  rowKey: (row: T) => Key
  /** What a row is called when its checkbox or its operations are read out. */
  rowName?: (row: T) => string
  loading?: boolean
  /** How many lines a cell has: decides the height of the skeleton. */
  lines?: 1 | 2
  size?: 'middle' | 'small'
  selection?: Selection<T>
  actions?: (row: T) => readonly RowAction[]
  /** Where four operations with long names would not fit. */
  actionWidth?: number
  /** The property that holds a row's children. */
  tree?: keyof T & string
  /** What of the columns the list can be sorted by. */
  sort?: { keys: readonly string[]; value?: Sort | null; onChange: (sort: Sort) => void }
  /** The reader has given a column another width, or its own again. */
  onWidth?: (column: string, width: number | undefined) => void
  /** What opens below a row. */
  expanded?: (row: T) => ReactNode
  /** A last line that stays in sight, by column. */
  totals?: Readonly<Record<string, ReactNode>>
  /** Rows are drawn again when nothing else waits; not for cells that one types into. */
  deferred?: boolean
  /** Shown in place of a table without rows (S2-32). */
  empty?: ReactNode
}

/** What an empty cell shows (S2-37). */
export const cellOf = (content: ReactNode): ReactNode =>
  content === null || content === undefined || content === '' || content === false ? EMPTY : content
