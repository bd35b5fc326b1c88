import { useState } from 'react'
import { type Arrangement, arranged, ordered } from '../design/arranged'
import { BadgeList, SuspendMark } from '../design/badges'
import { BatchBar } from '../design/batch-bar'
import { ProductCell, TwoLines } from '../design/cells'
import { type Column, DataTable } from '../design/data-table'
import { DictTag } from '../design/dict-tag'
import { EmptyFace, NoResultFace } from '../design/faces'
import { type Sort, SortTabs, StatusTabs } from '../design/list-tabs'
import { type Density, ListTools } from '../design/list-tools'
import { Money } from '../design/money'
import { Pager } from '../design/pager'
import type { RowAction } from '../design/row-actions'
import styles from './gallery.module.css'
import { Sample } from './sample'
import { offers, type SampleOffer } from './samples'

const nothing = () => undefined

const columns: Column<SampleOffer>[] = [
  {
    key: 'product',
    title: '商品',
    width: 290,
    fixed: 'left',
    cell: (row) => (
      <ProductCell
        picture={row.picture}
        name={row.name}
        code={row.code}
        onOpen={nothing}
        mark={row.suspended && <SuspendMark reason="详情页未过审，请补充后再排期" />}
        tags={<BadgeList badges={row.badges.map((label) => ({ label }))} />}
      />
    ),
  },
  {
    key: 'room',
    title: '直播间 / 类目',
    width: 120,
    card: 'none',
    cell: (row) => <TwoLines first={row.room} second={row.category} />,
  },
  {
    key: 'price',
    title: '到手价',
    width: 130,
    align: 'right',
    card: 'figure',
    cell: (row) => <Money value={row.price} to={row.top} unit={row.unit} strong />,
  },
  {
    key: 'commission',
    title: '佣金率',
    width: 90,
    align: 'right',
    card: 'figure',
    cell: (row) => row.commission,
  },
  {
    key: 'stock',
    title: '备货',
    width: 80,
    align: 'right',
    card: 'figure',
    cell: (row) => row.stock,
  },
  {
    key: 'status',
    title: '状态 / 节点',
    width: 150,
    card: 'status',
    cardCell: (row) => <DictTag type="OfferAuditStatus" value={row.status} />,
    cell: (row) => (
      <TwoLines
        first={<DictTag type="OfferAuditStatus" value={row.status} />}
        second={row.note}
        alert={row.alert}
      />
    ),
  },
]

const words = '详情 撤回 催办 版本 复制'.split(' ')
const actionsOf = (row: SampleOffer): RowAction[] =>
  words.slice(0, row.id % 2 ? 5 : 3).map((label) => ({
    key: label,
    label,
    onClick: nothing,
    disabled: label === '催办' ? '4小时内只能催办一次' : undefined,
  }))

const shared = {
  label: '报品列表',
  columns,
  rowKey: (row: SampleOffer) => row.id,
  rowName: (row: SampleOffer) => row.name,
  actions: actionsOf,
}

export function ListPage() {
  const [state, setState] = useState('all')
  const [sort, setSort] = useState<Sort>({ key: 'date', order: 'desc' })
  const [keys, setKeys] = useState<React.Key[]>([])
  const [density, setDensity] = useState<Density>('middle')
  const [look, setLook] = useState<Arrangement>({ hidden: [], order: [], pinned: [], widths: {} })
  const arrange = (change: Partial<Arrangement>) => setLook({ ...look, ...change })
  const [page, setPage] = useState(1)
  return (
    <Sample title="状态页签、排序、批量、表格、分页" bare>
      <div className={styles.list}>
        <StatusTabs
          value={state}
          onChange={setState}
          items={[
            { key: 'all', label: '全部', count: 18 },
            { key: 'draft', label: '草稿', count: 1 },
            { key: 'appr', label: '审批中', count: 3 },
            { key: 'back', label: '待修改', count: 1, alert: true },
            { key: 'done', label: '已通过', count: 8 },
            { key: 'shown', label: '已播', count: 0 },
            { key: 'later', label: '已取消' },
          ]}
        />
        {keys.length > 0 ? (
          <BatchBar
            count={keys.length}
            onClear={() => setKeys([])}
            note="提交仅对草稿与待修改生效"
            actions={[
              { key: 'submit', label: '提交', onClick: nothing },
              { key: 'export', label: '导出', onClick: nothing },
              { key: 'cancel', label: '作废', danger: true, onClick: nothing },
            ]}
          />
        ) : (
          <SortTabs
            value={sort}
            onChange={setSort}
            items={[
              { key: 'date', label: '提交时间' },
              { key: 'price', label: '到手价' },
              { key: 'commission', label: '佣金率' },
            ]}
            right={
              <ListTools
                total={18}
                onRefresh={nothing}
                density={density}
                onDensity={setDensity}
                columns={{ ...look, all: ordered(columns, look.order), onChange: arrange }}
              />
            }
          />
        )}
        <DataTable
          {...shared}
          columns={arranged(columns, look)}
          sort={{ keys: ['price'], value: sort, onChange: setSort }}
          onWidth={(column, width) =>
            arrange({ widths: { ...look.widths, ...(width && { [column]: width }) } })
          }
          expanded={({ name }) => `${name}：行内展开的内容`}
          totals={{ price: '¥ 1,234.00' }}
          rows={offers}
          size={density}
          selection={{
            keys,
            onChange: setKeys,
            disabled: (row) => (row.status === 'CANCELLED' ? '已作废' : undefined),
          }}
        />
        <Pager page={page} size={10} total={18} onChange={setPage} />
      </div>
    </Sample>
  )
}

interface Category {
  id: string
  name: string
  count: number
  children?: Category[]
}

const tree: Category[] = [
  {
    id: '1',
    name: '美妆个护',
    count: 128,
    children: [
      { id: '11', name: '护肤', count: 96, children: [{ id: '111', name: '面霜', count: 12 }] },
      { id: '12', name: '香水', count: 32 },
    ],
  },
  { id: '2', name: '食品', count: 64 },
]

export const TablePage = () => (
  <>
    <Sample title="加载中" bare>
      <div className={styles.list}>
        <DataTable {...shared} rows={undefined} selection={{ keys: [], onChange: nothing }} />
      </div>
    </Sample>
    <Sample title="没有数据" bare>
      <div className={styles.list}>
        <DataTable
          {...shared}
          rows={[]}
          empty={<EmptyFace title="还没有报品" text="报品是把商品提交给直播间选品的申请。" />}
        />
      </div>
    </Sample>
    <Sample title="没有结果" bare>
      <div className={styles.list}>
        <DataTable
          {...shared}
          rows={[]}
          empty={<NoResultFace what="报品" filters={[]} onClear={nothing} />}
        />
      </div>
    </Sample>
    <Sample title="树，单行，紧凑" bare>
      <div className={styles.list}>
        <DataTable
          label="类目"
          size="small"
          lines={1}
          tree="children"
          rows={tree}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: '类目', cell: ({ name }) => name },
            { key: 'count', title: '报品', align: 'right', width: 120, cell: ({ count }) => count },
            { key: 'note', title: '备注', cell: () => '' },
          ]}
        />
      </div>
    </Sample>
  </>
)
