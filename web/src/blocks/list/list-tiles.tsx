/** The rows of a list as cards with pictures. */
import type { ReactNode } from 'react'
import { LoadingFace } from '../../design/faces'
import type { RowAction } from '../../design/row-actions'
import styles from './list-tiles.module.css'

export type Tile<T> = (row: T, actions: readonly RowAction[]) => ReactNode

interface ListTilesProps<T> {
  label: string
  rows: readonly T[] | undefined
  rowName?: (row: T) => string
  loading: boolean
  actions?: (row: T) => readonly RowAction[]
  tile: Tile<T>
  empty: ReactNode
}

export function ListTiles<T extends { id: number }>(props: ListTilesProps<T>) {
  const { label, rows, rowName, loading, actions, tile, empty } = props
  if (!rows) return <LoadingFace rows={6} />
  if (rows.length === 0) return empty
  return (
    <ul className={styles.tiles} aria-label={label} aria-busy={loading}>
      {rows.map((row) => (
        <li key={row.id} aria-label={rowName?.(row)} data-row-key={row.id}>
          {tile(row, actions?.(row) ?? [])}
        </li>
      ))}
    </ul>
  )
}
