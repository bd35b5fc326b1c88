import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { Money } from '../../../design/money'
import type { RowAction } from '../../../design/row-actions'
import { COMMITMENTS, type Commitment, priceKeys } from '../parts/calls'
import { skuTitle } from '../parts/names'
import { WindowBar } from '../parts/window-bar'
import { RecordDialog } from './record-dialog'
import { type State, StateTabs, useShown } from './states'

const STATES: readonly [State, ...State[]] = [
  {
    key: 'active',
    label: '保价中',
    statuses: 'ACTIVE,BREACHED',
    nothing: '报品播出后，其保价承诺会出现在这里。',
  },
  {
    key: 'draft',
    label: '待生效',
    statuses: 'DRAFT',
    nothing: '终选通过、还没有播出的报品的承诺会出现在这里。',
  },
  {
    key: 'closed',
    label: '已结束',
    statuses: 'CLOSED',
    nothing: '保价期已过或不再播出的承诺会出现在这里。',
  },
]

const spec: PlainListSpec = {
  search: [
    { name: 'offerName', label: '报品名称', kind: 'text' },
    { name: 'offerCode', label: '报品编码', kind: 'text' },
    { name: 'barcode', label: '条形码', kind: 'text' },
    { name: 'companyName', label: '企业', kind: 'text' },
    { name: 'scope', label: '保价范围', kind: 'dict', dict: 'ProtectScope', multiple: true },
  ],
  sorts: [
    { key: 'endDate', label: '到期日' },
    { key: 'promisedPrice', label: '承诺价' },
  ],
  tabs: [],
  defaultSort: { key: 'endDate', order: 'asc' },
}

const columns = (open: (id: number) => void): readonly Column<Commitment>[] => [
  {
    key: 'offer',
    title: '报品',
    width: 240,
    cell: ({ offerName, offerCode, offerId }) => (
      <ProductCell name={offerName} code={offerCode} onOpen={() => open(offerId)} />
    ),
  },
  {
    key: 'sku',
    title: '规格 / 条形码',
    width: 140,
    cell: ({ skuName, barcode }) => (
      <TwoLines first={skuName} second={<span className="figures">{barcode}</span>} />
    ),
  },
  {
    key: 'company',
    title: '企业 / 店铺',
    width: 180,
    cell: ({ companyName, storeName }) => <TwoLines first={companyName} second={storeName} />,
  },
  {
    key: 'promisedPrice',
    title: '承诺价',
    width: 96,
    align: 'right',
    cell: ({ promisedPrice }) => <Money value={promisedPrice} strong />,
  },
  {
    key: 'scope',
    title: '范围',
    width: 88,
    cell: ({ scope }) => <DictText type="ProtectScope" value={scope} />,
  },
  {
    key: 'window',
    title: '保价期',
    width: 230,
    cell: ({ startDate, endDate, days }) => (
      <WindowBar start={startDate} end={endDate} days={days} />
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 96,
    card: 'status',
    cell: ({ status }) => <DictTag type="PriceCommitmentStatus" value={status} />,
  },
]

export function CommitmentsTab() {
  const { shown, choose } = useShown(STATES)
  const navigate = useNavigate()
  const [recording, setRecording] = useState<Commitment>()
  const open = (id: number) => navigate(`/offer/detail/${id}?tab=price`)
  const actions = (row: Commitment): RowAction[] => [
    { key: 'detail', label: '详情', onClick: () => open(row.offerId) },
    ...(['ACTIVE', 'BREACHED'].includes(row.status)
      ? [
          {
            key: 'record',
            label: '登记破价',
            codes: ['price_import'],
            onClick: () => setRecording(row),
          },
        ]
      : []),
  ]
  return (
    <>
      <StateTabs label="承诺状态" states={STATES} value={shown.key} onChange={choose} />
      <PlainList<Commitment>
        key={shown.key}
        name="保价承诺"
        path={COMMITMENTS}
        queryKey={priceKeys.commitments}
        query={{ 'status.in': shown.statuses }}
        spec={spec}
        columns={columns(open)}
        rowName={skuTitle}
        actions={actions}
        empty={<EmptyFace title={`没有${shown.label}的承诺`} text={shown.nothing} />}
      />
      {recording && <RecordDialog promise={recording} onClose={() => setRecording(undefined)} />}
    </>
  )
}
