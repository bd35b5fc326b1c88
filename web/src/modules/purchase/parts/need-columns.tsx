/** What lists of needs have in common. */
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { Money } from '../../../design/money'
import type { SearchField } from '../../../design/search-fields'
import type { Need } from './calls'
import { timeLeft } from './deadline'

export const NEED_SEARCH: readonly SearchField[] = [
  { name: 'title', label: '标题', kind: 'text' },
  { name: 'categoryCode', label: '类目', kind: 'dict', dict: 'ProductCategory', multiple: true },
  { name: 'deadline', label: '截止时间', kind: 'dateRange', time: true },
]

export const NEED_SORTS = [
  { key: 'deadline', label: '截止时间' },
  { key: 'createdDate', label: '发布时间' },
] as const

export const TargetPrice = ({ need }: { need: Need }) => {
  const { targetPriceFrom: from, targetPriceTo: to } = need
  if (from == null && to == null) return '面议'
  if (to == null)
    return (
      <>
        <Money value={from} />起
      </>
    )
  if (from == null)
    return (
      <>
        <Money value={to} />
        以内
      </>
    )
  return (
    <>
      <Money value={from} /> ~ <Money value={to} />
    </>
  )
}

export const titleColumn = (open: (row: Need) => void): Column<Need> => ({
  key: 'title',
  title: '标题',
  width: 230,
  cell: (row) => <ProductCell name={row.title} code={row.code} onOpen={() => open(row)} />,
})

export const categoryColumn: Column<Need> = {
  key: 'categoryCode',
  title: '类目 / 品牌',
  width: 130,
  cell: ({ categoryCode, brandHint }) => (
    <TwoLines first={<DictText type="ProductCategory" value={categoryCode} />} second={brandHint} />
  ),
}

export const priceColumn: Column<Need> = {
  key: 'price',
  title: '目标价 / 数量',
  width: 160,
  cell: (row) => (
    <TwoLines
      first={<TargetPrice need={row} />}
      second={row.qty ? <span className="figures">{row.qty} 件</span> : ''}
    />
  ),
}

export const missingColumn: Column<Need> = {
  key: 'missingCount',
  title: '缺失项数',
  width: 96,
  align: 'right',
  cell: ({ missingCount }) => <span className="figures">{missingCount}</span>,
}

export const deadlineColumn: Column<Need> = {
  key: 'deadline',
  title: '截止',
  width: 170,
  cell: ({ deadline, status }) => {
    const running = status === 'OPEN' || status === 'RESPONDED'
    const { text, near } = timeLeft(deadline, Date.now())
    return (
      <TwoLines
        first={<span className="figures">{deadline}</span>}
        second={running ? text : ''}
        alert={running && near}
      />
    )
  },
}

export const statusColumn: Column<Need> = {
  key: 'status',
  title: '状态',
  width: 100,
  card: 'status',
  cell: ({ status }) => <DictTag type="NeedStatus" value={status} />,
}
