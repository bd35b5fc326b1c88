import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

export interface PlainColumn<T> {
  title: string
  cell: (row: T) => ReactNode
  width?: number
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
          {columns.map(({ title, width }) => (
            <th key={title} style={{ width }} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ title, cell }) => (
              <td key={title} data-title={title}>
                {cell(row) || '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
