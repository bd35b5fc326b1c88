import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { Money } from '../../../design/money'
import { type ChannelPrice, PRICES, priceKeys } from '../parts/calls'
import { Meaning } from '../parts/protection-panel'

const spec: PlainListSpec = {
  search: [
    { name: 'barcode', label: '条形码', kind: 'text' },
    { name: 'channel', label: '渠道', kind: 'dict', dict: 'PriceChannel', multiple: true },
    { name: 'storeName', label: '店铺', kind: 'text' },
    { name: 'capturedDate', label: '采集日期', kind: 'dateRange' },
  ],
  sorts: [
    { key: 'capturedDate', label: '采集日期' },
    { key: 'price', label: '价格' },
  ],
  tabs: [],
  defaultSort: { key: 'capturedDate', order: 'desc' },
}

const SOURCES: Readonly<Record<string, string>> = {
  IMPORT: '导入',
  API: '接口推送',
  MANUAL: '人工登记',
}

const columns: readonly Column<ChannelPrice>[] = [
  {
    key: 'barcode',
    title: '条形码',
    width: 140,
    cell: ({ barcode }) => <span className="figures">{barcode}</span>,
  },
  {
    key: 'channel',
    title: '渠道 / 店铺',
    width: 180,
    cell: ({ channel, storeName }) => (
      <TwoLines first={<DictText type="PriceChannel" value={channel} />} second={storeName} />
    ),
  },
  {
    key: 'price',
    title: '价格',
    width: 100,
    align: 'right',
    cell: ({ price }) => <Money value={price} strong />,
  },
  {
    key: 'meaning',
    title: '与承诺相比',
    width: 220,
    card: 'status',
    cell: (row) => <Meaning of={row} />,
  },
  {
    key: 'against',
    title: '保价中的报品',
    width: 200,
    cell: ({ against: [first, ...more] }) =>
      first ? (
        <TwoLines
          first={first.offerName}
          second={more.length > 0 ? `等 ${more.length + 1} 个` : first.offerCode}
        />
      ) : (
        '-'
      ),
  },
  {
    key: 'capturedDate',
    title: '采集日期',
    width: 110,
    cell: ({ capturedDate }) => <span className="figures">{capturedDate}</span>,
  },
  {
    key: 'source',
    title: '来源',
    width: 110,
    cell: ({ source, createdByName }) => (
      <TwoLines first={SOURCES[source] ?? source} second={source === 'API' ? '' : createdByName} />
    ),
  },
]

/** The last price of each place; those outside a promise's scope are information. */
export const PricesTab = () => (
  <PlainList<ChannelPrice>
    name="渠道价格"
    path={PRICES}
    queryKey={priceKeys.prices}
    spec={spec}
    columns={columns}
    rowName={({ barcode }) => barcode}
    empty={
      <EmptyFace
        title="还没有渠道价格"
        text="导入 Excel，或由京东、苏宁、震坤行的接口推送后显示在这里。"
      />
    }
  />
)
