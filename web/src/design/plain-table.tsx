import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

export interface PlainColumn<T> {
  title: string
  cell: (row: T) => ReactNode
  width?: number
  align?: 'right'
}

interface PlainTableProps<T> {
  label: string
  columns: readonly PlainColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string | number
}

/** A small table without the kit; on a phone each row becomes a card. */
export function PlainTable<T>({ label, columns, rows, rowKey }: PlainTableProps<T>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, width, align }) => (
            <th key={title} style={{ width, textAlign: align }} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ title, cell, align }) => (
              <td key={title} data-title={title} className={align && styles.right}>
                {cell(row) || '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
