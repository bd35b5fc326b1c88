/**
 * The table of every list: rows on a screen, one card per row on a phone. The browser's own table, since a list draws a
 * thousand cells at once and each of the kit's would be a component that measures itself.
 */
import { type CSSProperties, type Key, useDeferredValue, useRef, useState } from 'react'
import { hasAny } from '../state/permissions'
import { useSession } from '../state/session'
import { type Column, type DataTableProps, type Selection, TABLE } from './columns'
import { DataCards } from './data-cards'
import { AS, Head, placesOf, Rows, Totals } from './data-rows'
import styles from './data-table.module.css'
import { later } from './later'
import { SelectionContext } from './row-tick'
import type { RowsInSight as LongRows } from './rows-in-sight'
import { useEdges } from './use-edges'
import { PHONE_BELOW, useNarrower } from './use-media'
import { useTree } from './use-tree'

export type { Column, DataTableProps, Selection }

/** No page of a list is so long. */
const RowsInSight = later(() =>
  import('./rows-in-sight').then((part) => part.RowsInSight),
) as unknown as typeof LongRows

export function DataTable<T extends object>(props: DataTableProps<T>) {
  const phone = useNarrower(PHONE_BELOW)
  const [known, setKnown] = useState(SKELETON_ROWS)
  const { rows, loading = false, empty = null } = props
  if (rows && rows.length > 0 && rows.length !== known) setKnown(rows.length)
  if (!rows || (loading && rows.length === 0)) {
    return <TableSkeleton {...props} count={Math.min(known, SKELETON_MOST)} phone={phone} />
  }
  if (rows.length === 0) return empty
  return phone ? <DataCards {...props} rows={rows} /> : <RowTable {...props} rows={rows} />
}

type Known<T extends object> = DataTableProps<T> & { rows: readonly T[] }

function RowTable<T extends object>(props: Known<T>) {
  const { label, columns, rows, loading, lines = 2, size = 'middle', selection } = props
  const { actionWidth = TABLE.actionWidth } = props
  const granted = useSession((state) => state.actionCodes)
  const frame = useRef<HTMLDivElement>(null)
  useEdges(frame)
  const listed = useTree(rows, props.rowKey, props.tree)
  // A column in which nobody can press anything is left out.
  const pressable = rows.some((row) =>
    props.actions?.(row).some(({ codes }) => hasAny(granted, codes)),
  )
  const actions = pressable ? props.actions : undefined
  const places = placesOf(columns, selection && TABLE.checkboxWidth, actions && actionWidth)
  const shared = { ...props, actions, places, listed }
  const last = useRef<Key>(null)
  const order = listed
    .filter(({ row }) => !selection?.disabled?.(row))
    .map(({ row }) => props.rowKey(row))
  const long = listed.length > TABLE.virtualRows || columns.length > TABLE.virtualColumns
  const body = long ? <RowsInSight {...shared} frame={frame} /> : <Rows {...shared} />
  const deferred = useDeferredValue(body)
  const look = size === 'small' ? styles.compact : lines === 2 ? styles.two : styles.one
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ scrollPaddingInline: places.stuck.map((width) => `${width + 8}px`).join(' ') }}
    >
      <table
        {...AS.table}
        aria-label={label}
        aria-busy={loading}
        className={`${styles.table} ${look}`}
        style={{ minWidth: places.width, '--columns': places.tracks.join(' ') } as CSSProperties}
      >
        <Head {...shared} />
        <SelectionContext value={selection && { ...selection, order, last }}>
          {props.deferred ? deferred : body}
        </SelectionContext>
        {props.totals && <Totals {...shared} />}
      </table>
    </div>
  )
}

const SKELETON_ROWS = 5
const SKELETON_MOST = 8

interface SkeletonProps<T extends object> extends DataTableProps<T> {
  count: number
  phone: boolean
}

/** The real head over rows of the real height, so that nothing jumps when the data comes. */
function TableSkeleton<T extends object>(props: SkeletonProps<T>) {
  const { columns, lines = 2, selection, actions, actionWidth, count, phone } = props
  const bones: Column<{ key: number }>[] = columns.map(
    ({ key, title, width, align, card }, at) => ({
      key,
      title,
      width,
      align,
      card,
      cell: () => (
        <Bones lines={lines} picture={at === 0 && lines === 2} align={phone ? undefined : align} />
      ),
    }),
  )
  if (actions) {
    const width = actionWidth ?? TABLE.actionWidth
    bones.push({
      key: 'actions',
      card: 'none',
      title: '操作',
      width,
      fixed: 'right',
      cell: () => <Bones lines={1} />,
    })
  }
  const rows = Array.from({ length: phone ? 3 : count }, (_, key) => ({ key }))
  const shared = {
    label: '加载中',
    columns: bones,
    rows,
    rowKey: ({ key }: { key: number }) => key,
  }
  return (
    <div role="status" aria-label="加载中" inert>
      {phone ? (
        <DataCards {...shared} />
      ) : (
        <RowTable
          {...shared}
          lines={lines}
          selection={selection && { keys: [], onChange: () => undefined }}
        />
      )}
    </div>
  )
}

interface BonesProps {
  lines: 1 | 2
  picture?: boolean
  align?: string
}

function Bones({ lines, picture = false, align }: BonesProps) {
  return (
    <div className={`${styles.bones} ${align === 'right' ? styles.rightBones : ''}`}>
      {picture && <div className={styles.picture} />}
      <div>
        <div className={styles.bone} />
        {lines === 2 && <div className={styles.bone} />}
      </div>
    </div>
  )
}
