import type { GridColumn } from '../../../blocks/grid/cells'
import { TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import type { Option } from '../../../design/select'
import { StatusTag } from '../../../design/status-tag'
import type { SupplyRow } from '../parts/supply-calls'
import styles from './supply.module.css'

const LOOKS = {
  TO_UPDATE: 'draft',
  UPDATED: 'approving',
  CONFIRMED: 'approved',
  OVERDUE: 'overdue',
} as const

interface Choices {
  warehouses: readonly Option[]
  shipTimes: readonly Option[]
}

type SupplyColumn = GridColumn<SupplyRow>

const figure = (name: keyof SupplyRow & string, label: string, width: number): SupplyColumn => ({
  name,
  label,
  kind: 'figure',
  width,
  rule: { kind: 'int', min: 0, max: 99_999_999 },
  show: (row) => <span className="figures">{String(row[name] ?? '-')}</span>,
})

const text = (name: 'batchNo' | 'remark', label: string, max: number): SupplyColumn => ({
  name,
  label,
  kind: 'text',
  width: 140,
  max,
  show: (row) => row[name] || '-',
})

const tick = (name: 'nearExpiry' | 'priceConfirmed' | 'presale', label: string): SupplyColumn => ({
  name,
  label,
  kind: 'tick',
  width: 84,
  align: 'center',
})

/** Which product and which version a row is about stays in sight; figures stand under figures. */
export const supplyColumns = ({ warehouses, shipTimes }: Choices): SupplyColumn[] => [
  {
    name: 'offer',
    label: '报品',
    width: 190,
    fixed: 'left',
    card: 'head',
    show: ({ offerName, offerCode }) => <TwoLines first={offerName} second={offerCode} />,
  },
  {
    name: 'sku',
    label: '规格',
    width: 96,
    fixed: 'left',
    card: 'head',
    show: ({ skuName }) => skuName,
  },
  {
    name: 'session',
    label: '场次 / 截止',
    width: 176,
    show: ({ sessionTitle, sessionDate, deadline }) => (
      <TwoLines first={`${sessionDate} ${sessionTitle}`} second={`${deadline} 截止`} />
    ),
  },
  {
    name: 'status',
    label: '状态',
    width: 110,
    card: 'status',
    show: ({ status }) => (
      <StatusTag look={LOOKS[status as keyof typeof LOOKS] ?? 'draft'}>
        <DictText type="SupplyStatus" value={status} />
      </StatusTag>
    ),
    below: ({ rejectReason }) => rejectReason && <p className={styles.wrong}>{rejectReason}</p>,
  },
  {
    name: 'planStock',
    label: '备货',
    width: 84,
    align: 'right',
    show: ({ planStock }) => <span className="figures">{planStock.toLocaleString('zh-CN')}</span>,
  },
  {
    ...figure('availableStock', '可用库存', 112),
    required: true,
    below: ({ warning }) => warning && <p className={styles.hint}>{warning}</p>,
  },
  {
    name: 'shipHours',
    label: '发货时效',
    kind: 'choice',
    width: 116,
    required: true,
    options: shipTimes,
    show: ({ shipHours }) => <DictText type="ShipTime" value={shipHours} />,
  },
  {
    name: 'shipWarehouse',
    label: '发货仓',
    kind: 'choice',
    width: 190,
    required: true,
    options: warehouses,
    read: ({ shipWarehouse }) => (shipWarehouse ? String(shipWarehouse) : undefined),
    write: (row, id) => ({ ...row, shipWarehouse: id ? Number(id) : null }),
    show: ({ shipWarehouseName }) => shipWarehouseName || '-',
  },
  {
    name: 'productionDate',
    label: '生产日期',
    kind: 'date',
    width: 148,
    show: ({ productionDate }) => <span className="figures">{productionDate ?? '-'}</span>,
  },
  {
    ...figure('shelfLifeDays', '保质期天数', 112),
    below: ({ remainShelfPct }) =>
      typeof remainShelfPct === 'number' && (
        <p className={remainShelfPct < FRESH_PCT ? styles.hint : styles.quiet}>
          开播时剩余 {remainShelfPct}%
        </p>
      ),
  },
  tick('priceConfirmed', '价格确认'),
  tick('nearExpiry', '临期品'),
  figure('dailyCapacity', '日产能', 100),
  { ...figure('lockStock', '锁定库存', 100), folded: true },
  { ...text('batchNo', '批号', 50), folded: true },
  { ...tick('presale', '预售'), folded: true },
  {
    name: 'presaleShipDate',
    label: '预售发货日',
    kind: 'date',
    width: 148,
    folded: true,
    show: ({ presaleShipDate }) => <span className="figures">{presaleShipDate ?? '-'}</span>,
  },
  { ...text('remark', '备注', 255), folded: true },
]

/** Less of its shelf life is worth a look. */
const FRESH_PCT = 67
