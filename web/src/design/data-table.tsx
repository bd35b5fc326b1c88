/** The table of every list: the kit's table on a screen, one card per row on a phone. */
import { Table, type TableProps } from 'antd'
import { useRef } from 'react'
import { hasAny } from '../state/permissions'
import { useSession } from '../state/session'
import { type Column, cellOf, type DataTableProps, type Selection, TABLE } from './columns'
import { DataCards } from './data-cards'
import styles from './data-table.module.css'
import { RowActions } from './row-actions'
import { PHONE_BELOW, useNarrower } from './use-media'

export type { Column, DataTableProps, Selection }

export function DataTable<T extends object>(props: DataTableProps<T>) {
  const phone = useNarrower(PHONE_BELOW)
  const known = useRef(SKELETON_ROWS)
  const { rows, loading = false, empty = null } = props
  if (rows && rows.length > 0) known.current = rows.length
  if (!rows || (loading && rows.length === 0)) {
    return <TableSkeleton {...props} count={Math.min(known.current, SKELETON_MOST)} phone={phone} />
  }
  if (rows.length === 0) return empty
  return phone ? <DataCards {...props} rows={rows} /> : <KitTable {...props} rows={rows} />
}

type Known<T extends object> = DataTableProps<T> & { rows: readonly T[] }

function KitTable<T extends object>(props: Known<T>) {
  const { label, columns, rows, rowKey, rowName, loading, lines = 2, size = 'middle' } = props
  const { selection, actionWidth = TABLE.actionWidth, tree } = props
  const granted = useSession((state) => state.actionCodes)
  // A column in which nobody can press anything is left out.
  const pressable = rows.some((row) =>
    props.actions?.(row).some(({ codes }) => hasAny(granted, codes)),
  )
  const actions = pressable ? props.actions : undefined
  const kitColumns: TableProps<T>['columns'] = columns.map(
    ({ key, title, width, align, fixed, cell }, at) => ({
      key,
      title,
      align,
      fixed,
      // One column takes the room that is left, so that all others keep their width.
      width: at === 0 && columns.every((column) => column.width) ? undefined : width,
      render: (_value: unknown, row: T, index: number) => cellOf(cell(row, index)),
    }),
  )
  if (actions) {
    kitColumns.push({
      key: 'actions',
      title: '操作',
      width: actionWidth,
      fixed: 'right',
      render: (_value, row) => <RowActions actions={actions(row)} of={rowName?.(row)} />,
    })
  }
  const x = widthOf(columns, Boolean(selection), actions ? actionWidth : 0)
  return (
    <Table<T>
      aria-label={label}
      aria-busy={loading}
      className={`${styles.table} ${size === 'small' ? styles.compact : lines === 2 ? styles.two : styles.one}`}
      columns={kitColumns}
      dataSource={rows as T[]}
      rowKey={rowKey}
      size={size}
      pagination={false}
      scroll={{ x, y: TABLE.maxHeight }}
      virtual={rows.length > TABLE.virtualRows || columns.length > TABLE.virtualColumns}
      indentSize={TABLE.indent}
      expandable={tree ? { childrenColumnName: tree, defaultExpandAllRows: true } : undefined}
      rowSelection={selection && checkboxes(selection, rowName)}
    />
  )
}

const checkboxes = <T extends object>(
  { keys, onChange, disabled }: Selection<T>,
  rowName: ((row: T) => string) | undefined,
): TableProps<T>['rowSelection'] => ({
  columnWidth: TABLE.checkboxWidth,
  fixed: true,
  // What was chosen on another page stays chosen.
  preserveSelectedRowKeys: true,
  selectedRowKeys: [...keys],
  onChange: (next) => onChange([...next]),
  getTitleCheckboxProps: () => ({ 'aria-label': '全选本页' }) as object,
  getCheckboxProps: (row) => ({
    disabled: Boolean(disabled?.(row)),
    title: disabled?.(row),
    'aria-label': `选择 ${rowName?.(row) ?? ''}`,
  }),
})

const COLUMN_WIDTH = 120
const SKELETON_ROWS = 5
const SKELETON_MOST = 8

const widthOf = <T,>(columns: readonly Column<T>[], selectable: boolean, actions: number) =>
  columns.reduce((sum, { width = COLUMN_WIDTH }) => sum + width, 0) +
  (selectable ? TABLE.checkboxWidth : 0) +
  actions

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
        <KitTable
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
    <div className={`${styles.bones} ${align === 'right' ? styles.right : ''}`}>
      {picture && <div className={styles.picture} />}
      <div>
        <div className={styles.bone} />
        {lines === 2 && <div className={styles.bone} />}
      </div>
    </div>
  )
}
