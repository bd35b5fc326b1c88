import { useState } from 'react'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { ChangeText, Money } from '../../../design/money'
import type { RowAction } from '../../../design/row-actions'
import { priceKeys, VIOLATIONS, type Violation } from '../parts/calls'
import { skuTitle } from '../parts/names'
import { type CaseDeed, CaseDialog } from './case-dialog'
import { CaseDrawer } from './case-drawer'
import { type State, StateTabs, useShown } from './states'

const STATES: readonly [State, ...State[]] = [
  {
    key: 'open',
    label: '待处理',
    statuses: 'OPEN,EXPLAINED',
    nothing: '每天 6:00 将渠道价格与生效中的承诺比较，承诺范围内的低价会出现在这里。',
  },
  {
    key: 'confirmed',
    label: '已认定',
    statuses: 'CONFIRMED',
    nothing: '招商和法务先后确认的破价会出现在这里，对应报品限播。',
  },
  { key: 'closed', label: '已关闭', statuses: 'CLOSED', nothing: '关闭的线索会出现在这里。' },
]

const spec: PlainListSpec = {
  search: [
    { name: 'offerName', label: '报品名称', kind: 'text' },
    { name: 'offerCode', label: '报品编码', kind: 'text' },
    { name: 'companyName', label: '企业', kind: 'text' },
    { name: 'channel', label: '渠道', kind: 'dict', dict: 'PriceChannel', multiple: true },
    { name: 'foundDate', label: '发现日期', kind: 'dateRange' },
  ],
  sorts: [
    { key: 'foundDate', label: '发现日期' },
    { key: 'price', label: '监测价' },
  ],
  tabs: [],
  defaultSort: { key: 'foundDate', order: 'desc' },
}

const columns = (open: (row: Violation) => void): readonly Column<Violation>[] => [
  {
    key: 'offer',
    title: '报品 / 规格',
    width: 220,
    cell: (row) => (
      <ProductCell name={skuTitle(row)} code={row.offerCode} onOpen={() => open(row)} />
    ),
  },
  {
    key: 'company',
    title: '企业',
    width: 150,
    cell: ({ companyName }) => companyName,
  },
  {
    key: 'channel',
    title: '渠道 / 店铺',
    width: 130,
    cell: ({ channel, storeName }) => (
      <TwoLines first={<DictText type="PriceChannel" value={channel} />} second={storeName} />
    ),
  },
  {
    key: 'price',
    title: '监测价',
    width: 132,
    align: 'right',
    cell: ({ price, promised }) => (
      <TwoLines
        first={<Money value={price} strong />}
        second={<ChangeText before={promised} after={price} />}
      />
    ),
  },
  {
    key: 'promised',
    title: '承诺价 / 范围',
    width: 104,
    cell: ({ promised, scope }) => (
      <TwoLines
        first={<Money value={promised} />}
        second={<DictText type="ProtectScope" value={scope} />}
      />
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 112,
    card: 'status',
    cell: ({ status, firstByName }) => (
      <TwoLines
        first={<DictTag type="PriceViolationStatus" value={status} />}
        second={status !== 'CONFIRMED' && firstByName ? `${firstByName}已确认，待法务` : ''}
      />
    ),
  },
  {
    key: 'foundDate',
    title: '发现日期',
    width: 96,
    cell: ({ foundDate, source }) => (
      <TwoLines
        first={<span className="figures">{foundDate}</span>}
        second={source === 'MANUAL' ? '人工登记' : '系统监测'}
      />
    ),
  },
]

const DEEDS: readonly { deed: CaseDeed; label: string; danger?: boolean }[] = [
  { deed: 'ask', label: '要求说明' },
  { deed: 'confirm', label: '确认破价', danger: true },
  { deed: 'close', label: '关闭' },
]

export function ViolationsTab() {
  const { shown, choose } = useShown(STATES)
  const [looked, setLooked] = useState<Violation>()
  const [dialog, setDialog] = useState<{ deed: CaseDeed; found: Violation }>()
  const actions = (row: Violation): RowAction[] => {
    const open = DEEDS.filter(({ deed }) => row.actions.includes(deed))
    if (open.length === 0) return [{ key: 'detail', label: '查看', onClick: () => setLooked(row) }]
    // The name opens it too; three deeds are as many as fit.
    return open.map(({ deed, label, danger }) => ({
      key: deed,
      label,
      danger,
      onClick: () => setDialog({ deed, found: row }),
    }))
  }
  return (
    <>
      <StateTabs label="线索状态" states={STATES} value={shown.key} onChange={choose} />
      <PlainList<Violation>
        key={shown.key}
        name="破价线索"
        path={VIOLATIONS}
        queryKey={priceKeys.violations}
        query={{ 'status.in': shown.statuses }}
        spec={spec}
        columns={columns(setLooked)}
        rowName={skuTitle}
        actions={actions}
        empty={<EmptyFace title={`没有${shown.label}的线索`} text={shown.nothing} />}
      />
      {looked && <CaseDrawer found={looked} onClose={() => setLooked(undefined)} />}
      {dialog && <CaseDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}
