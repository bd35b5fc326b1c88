/** Head and rows of a table. */
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  MinusSquareOutlined,
  PlusSquareOutlined,
} from '@ant-design/icons'
import { type CSSProperties, useDeferredValue, useState } from 'react'
import { ColumnWidth } from './column-width'
import { type Column, cellOf, type DataTableProps, TABLE } from './columns'
import styles from './data-table.module.css'
import { nextSort } from './list-tabs'
import { RowActions } from './row-actions'
import { RowTick } from './row-tick'
import { Tick } from './tick'
import type { Listed } from './use-tree'

/** What a screen shows of a list at once; the rest follows without keeping anybody waiting. */
const FIRST_ROWS = 12
const COLUMN_WIDTH = 120

/** Rows are grids, so that the browser may leave out those that nobody sees; some browsers then need to be told. */
export const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

export interface RowsProps<T extends object> extends Omit<DataTableProps<T>, 'rows'> {
  rows: readonly T[]
  listed: readonly Listed<T>[]
  places: Places
}

export interface Place {
  className?: string
  style?: CSSProperties
}

/** Where each cell of a row stands, the same in every row. */
export interface Places {
  width: number
  /** How much is stuck to each side: what is scrolled to must not end up under it. */
  stuck: readonly [left: number, right: number]
  /** For the grid that every row is. */
  tracks: readonly string[]
  tick?: Place
  columns: readonly Place[]
  actions?: Place
}

export function placesOf<T>(
  columns: readonly Column<T>[],
  tickWidth: number | undefined,
  actionWidth: number | undefined,
): Places {
  const widthOf = ({ width = COLUMN_WIDTH }: Column<T>) => width
  const sum = (all: readonly Column<T>[]) => all.reduce((sum, column) => sum + widthOf(column), 0)
  const lastLeft = columns.findLastIndex(({ fixed }) => fixed === 'left')
  const firstRight = actionWidth ? -1 : columns.findIndex(({ fixed }) => fixed === 'right')
  const placeOf = ({ align, fixed, tint }: Column<T>, at: number): Place => {
    const classes: (string | false | undefined)[] = [align && styles[align], tint && styles.tint]
    if (!fixed) return { className: classes.filter(Boolean).join(' ') || undefined }
    const before = columns.slice(0, at).filter((column) => column.fixed === 'left')
    const after = columns.slice(at + 1).filter((column) => column.fixed === 'right')
    classes.push(
      styles.stuck,
      at === lastLeft && styles.lastLeft,
      at === firstRight && styles.firstRight,
    )
    return {
      className: classes.filter(Boolean).join(' '),
      style:
        fixed === 'left'
          ? { left: (tickWidth ?? 0) + sum(before) }
          : { right: (actionWidth ?? 0) + sum(after) },
    }
  }
  return {
    width: sum(columns) + (tickWidth ?? 0) + (actionWidth ?? 0),
    stuck: [
      (tickWidth ?? 0) + sum(columns.filter(({ fixed }) => fixed === 'left')),
      (actionWidth ?? 0) + sum(columns.filter(({ fixed }) => fixed === 'right')),
    ],
    tracks: [
      ...(tickWidth ? [`${tickWidth}px`] : []),
      // One column takes the room that is left, so that all others keep their width.
      ...columns.map(({ width }, at) =>
        width && (at > 0 || columns.some((column) => !column.width))
          ? `${width}px`
          : `minmax(${width ?? COLUMN_WIDTH}px, 1fr)`,
      ),
      ...(actionWidth ? [`${actionWidth}px`] : []),
    ],
    tick: tickWidth
      ? {
          className: `${styles.tick} ${styles.stuck} ${lastLeft < 0 ? styles.lastLeft : ''}`,
          style: { left: 0 },
        }
      : undefined,
    columns: columns.map(placeOf),
    actions: actionWidth
      ? { className: `${styles.stuck} ${styles.firstRight}`, style: { right: 0 } }
      : undefined,
  }
}

export function Head<T extends object>(props: RowsProps<T>) {
  const { columns, places, rows, rowKey, selection, onWidth } = props
  const free = rows.filter((row) => !selection?.disabled?.(row)).map(rowKey)
  const chosen = free.filter((key) => selection?.keys.includes(key))
  // What was chosen on another page stays chosen.
  const others = selection?.keys.filter((key) => !free.includes(key)) ?? []
  const all = chosen.length > 0 && chosen.length === free.length
  return (
    <thead {...AS.group}>
      <tr {...AS.row}>
        {places.tick && (
          <th scope="col" {...AS.head} {...places.tick}>
            <Tick
              aria-label="全选本页"
              checked={all}
              partly={chosen.length > 0 && !all}
              onChange={() => selection?.onChange(all ? others : [...others, ...free])}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <th
            key={column.key}
            scope="col"
            {...AS.head}
            {...places.columns[at]}
            aria-sort={orderOf(props, column)}
          >
            <HeadText {...props} column={column} />
            {onWidth && (
              <ColumnWidth
                track={at + (places.tick ? 1 : 0)}
                tracks={places.tracks}
                onWidth={(width) => onWidth(column.key, width)}
              />
            )}
          </th>
        ))}
        {places.actions && (
          <th scope="col" {...AS.head} {...places.actions}>
            操作
          </th>
        )}
      </tr>
    </thead>
  )
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const

function orderOf<T extends object>({ sort }: RowsProps<T>, { key, sort: by = key }: Column<T>) {
  if (!sort?.keys.includes(by)) return undefined
  return sort.value?.key === by ? ORDERS[sort.value.order] : 'none'
}

function HeadText<T extends object>(props: RowsProps<T> & { column: Column<T> }) {
  const { sort, column } = props
  const { title, key, sort: by = key, required, mark } = column
  const order = orderOf(props, column)
  if (!sort || order === undefined) {
    return (
      <>
        {required && (
          <span className={styles.required} title="必填">
            *
          </span>
        )}
        {title} {mark}
      </>
    )
  }
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => sort.onChange(nextSort(sort.value, by))}
    >
      {title}
      {order === 'descending' && <ArrowDownOutlined />}
      {order === 'ascending' && <ArrowUpOutlined />}
    </button>
  )
}

/** The last line, which stays in sight. */
export function Totals<T extends object>({ columns, places, totals = {} }: RowsProps<T>) {
  return (
    <tfoot {...AS.group}>
      <tr {...AS.row}>
        {places.tick && <td {...AS.cell} {...places.tick} />}
        {columns.map(({ key }, at) => (
          <td key={key} {...AS.cell} {...places.columns[at]}>
            {totals[key]}
          </td>
        ))}
        {places.actions && <td {...AS.cell} {...places.actions} />}
      </tr>
    </tfoot>
  )
}

export function Rows<T extends object>(props: RowsProps<T>) {
  const { listed, rowKey } = props
  const drawn = useDeferredValue(listed.length, FIRST_ROWS)
  return (
    <tbody {...AS.group}>
      {listed.slice(0, Math.max(drawn, FIRST_ROWS)).map((one, index) => (
        <Row key={rowKey(one.row)} {...props} {...one} index={index} />
      ))}
    </tbody>
  )
}

type RowProps<T extends object> = RowsProps<T> & Listed<T> & { index: number }

export function Row<T extends object>(props: RowProps<T>) {
  const [open, setOpen] = useState(false)
  if (!props.expanded) return <Line {...props} />
  return (
    <>
      <Line {...props} open={open} onToggle={() => setOpen(!open)} />
      {open && (
        <tr {...AS.row} className={styles.below}>
          <td {...AS.cell}>{props.expanded(props.row)}</td>
        </tr>
      )}
    </>
  )
}

function Line<T extends object>(props: RowProps<T>) {
  const { row, index, columns, places, rowKey, rowName, actions } = props
  return (
    <tr {...AS.row} data-row-key={rowKey(row)}>
      {places.tick && (
        <td {...AS.cell} {...places.tick}>
          <RowTick {...props} />
        </td>
      )}
      {columns.map(({ key: column, cell }, at) => (
        <td key={column} {...AS.cell} {...places.columns[at]}>
          {at === 0 && (props.tree || props.expanded) && <Branch {...props} />}
          {cellOf(cell(row, index))}
        </td>
      ))}
      {places.actions && (
        <td {...AS.cell} {...places.actions}>
          {actions && <RowActions actions={actions(row)} of={rowName?.(row)} />}
        </td>
      )}
    </tr>
  )
}

/** How deep a row of a tree stands, and what opens or closes it. */
function Branch<T extends object>({ row, level, open, onToggle, rowName }: RowProps<T>) {
  const name = rowName?.(row) ?? ''
  return (
    <>
      <span className={styles.indent} style={{ paddingLeft: level * TABLE.indent }} />
      {onToggle ? (
        <button
          type="button"
          className={styles.branch}
          aria-expanded={open}
          aria-label={`${open ? '收起' : '展开'} ${name}`}
          onClick={onToggle}
        >
          {open ? <MinusSquareOutlined /> : <PlusSquareOutlined />}
        </button>
      ) : (
        <span className={styles.branch} />
      )}
    </>
  )
}
