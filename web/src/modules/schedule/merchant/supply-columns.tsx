import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DateInput } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { DictText } from '../../../design/dict-text'
import { NumberInput } from '../../../design/number-input'
import { type Option, Select } from '../../../design/select'
import { StatusTag } from '../../../design/status-tag'
import type { SupplyRow } from '../parts/supply-calls'
import type { Edits, Entered, Refused } from './grid-state'
import styles from './supply.module.css'

const LOOKS = {
  TO_UPDATE: 'draft',
  UPDATED: 'approving',
  CONFIRMED: 'approved',
  OVERDUE: 'overdue',
} as const

interface Grid {
  edits: Edits
  refused: Refused
  warehouses: readonly Option[]
  onEdit: (row: SupplyRow, change: Entered) => void
}

/** A cell is a field while its row may be changed, and says under it what is wrong. */
export function supplyColumns({ edits, refused, warehouses, onEdit }: Grid): Column<SupplyRow>[] {
  const value = <N extends keyof Entered>(row: SupplyRow, name: N): Entered[N] =>
    name in (edits[row.id]?.entered ?? {})
      ? edits[row.id]?.entered[name]
      : ((row[name as keyof SupplyRow] ?? undefined) as Entered[N])
  const field = (row: SupplyRow, name: keyof Entered, control: ReactNode, plain: ReactNode) => {
    const wrong = refused[row.id]?.[name]
    return (
      <div className={styles.cell}>
        {row.actions.includes('update') ? control : plain}
        {wrong && <span className={styles.wrong}>{wrong}</span>}
      </div>
    )
  }
  const called = (row: SupplyRow, label: string) => `${row.offerName} ${row.skuName} ${label}`
  const number = (name: 'availableStock' | 'dailyCapacity' | 'shelfLifeDays', label: string) => {
    const cell = (row: SupplyRow) => {
      const now = value(row, name)
      return field(
        row,
        name,
        <NumberInput
          kind="int"
          min={0}
          aria-label={called(row, label)}
          status={refused[row.id]?.[name] ? 'error' : undefined}
          value={now}
          onChange={(next) => onEdit(row, { [name]: next })}
        />,
        <span className="figures">{now ?? '-'}</span>,
      )
    }
    return cell
  }
  return [
    {
      key: 'offer',
      title: '报品 / 规格',
      width: 220,
      cell: ({ offerName, skuName, offerCode }) => (
        <TwoLines first={`${offerName} ${skuName}`} second={offerCode} />
      ),
    },
    {
      key: 'session',
      title: '场次 / 截止',
      width: 170,
      cell: ({ sessionTitle, sessionDate, deadline }) => (
        <TwoLines
          first={`${sessionDate} ${sessionTitle}`}
          second={`${deadline.slice(5, 16)} 截止`}
        />
      ),
    },
    {
      key: 'status',
      title: '状态',
      width: 110,
      card: 'status',
      cell: ({ status, rejectReason }) => (
        <div className={styles.cell}>
          <StatusTag look={LOOKS[status as keyof typeof LOOKS] ?? 'draft'}>
            <DictText type="SupplyStatus" value={status} />
          </StatusTag>
          {rejectReason && <span className={styles.wrong}>{rejectReason}</span>}
        </div>
      ),
    },
    {
      key: 'planStock',
      title: '备货',
      width: 90,
      align: 'right',
      cell: ({ planStock }) => <span className="figures">{planStock.toLocaleString('zh-CN')}</span>,
    },
    {
      key: 'availableStock',
      title: '可用库存',
      width: 130,
      cell: (row) => (
        <div className={styles.cell}>
          {number('availableStock', '可用库存')(row)}
          {row.warning && <span className={styles.hint}>{row.warning}</span>}
        </div>
      ),
    },
    { key: 'dailyCapacity', title: '日产能', width: 110, cell: number('dailyCapacity', '日产能') },
    {
      key: 'shipHours',
      title: '发货时效',
      width: 140,
      cell: (row) =>
        field(
          row,
          'shipHours',
          <DictSelect
            type="ShipTime"
            aria-label={called(row, '发货时效')}
            value={value(row, 'shipHours') || undefined}
            onChange={(shipHours: string | undefined) => onEdit(row, { shipHours })}
          />,
          <DictText type="ShipTime" value={row.shipHours} />,
        ),
    },
    {
      key: 'shipWarehouse',
      title: '发货仓',
      width: 210,
      cell: (row) =>
        field(
          row,
          'shipWarehouse',
          <Select
            aria-label={called(row, '发货仓')}
            options={warehouses}
            value={value(row, 'shipWarehouse') ? String(value(row, 'shipWarehouse')) : undefined}
            onChange={(id: string | undefined) =>
              onEdit(row, { shipWarehouse: id ? Number(id) : undefined })
            }
          />,
          row.shipWarehouseName || '-',
        ),
    },
    {
      key: 'productionDate',
      title: '生产日期',
      width: 150,
      cell: (row) =>
        field(
          row,
          'productionDate',
          <DateInput
            aria-label={called(row, '生产日期')}
            value={value(row, 'productionDate')}
            onChange={(productionDate) => onEdit(row, { productionDate })}
          />,
          <span className="figures">{row.productionDate ?? '-'}</span>,
        ),
    },
    {
      key: 'shelfLifeDays',
      title: '保质期（天）',
      width: 110,
      cell: (row) => (
        <div className={styles.cell}>
          {number('shelfLifeDays', '保质期天数')(row)}
          {row.remainShelfPct !== null && row.remainShelfPct !== undefined && (
            <span className={row.remainShelfPct < 67 ? styles.hint : undefined}>
              开播时剩余 {row.remainShelfPct}%
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'nearExpiry',
      title: '临期品',
      width: 80,
      align: 'center',
      cell: (row) => (
        <Checkbox
          aria-label={called(row, '临期品')}
          disabled={!row.actions.includes('update')}
          checked={Boolean(value(row, 'nearExpiry'))}
          onChange={({ target }) => onEdit(row, { nearExpiry: target.checked })}
        />
      ),
    },
    {
      key: 'priceConfirmed',
      title: '价格确认',
      width: 100,
      align: 'center',
      cell: (row) =>
        field(
          row,
          'priceConfirmed',
          <Checkbox
            aria-label={called(row, '价格确认')}
            checked={Boolean(value(row, 'priceConfirmed'))}
            onChange={({ target }) => onEdit(row, { priceConfirmed: target.checked })}
          />,
          row.priceConfirmed ? '已确认' : '未确认',
        ),
    },
  ]
}
