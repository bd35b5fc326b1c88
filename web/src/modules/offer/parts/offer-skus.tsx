/** The SKUs of an offer with their prices. */
import { type Marked, Remark } from '../../../blocks/detail/read-groups'
import { TwoLines } from '../../../design/cells'
import { Chip } from '../../../design/chip'
import { Money } from '../../../design/money'
import { Card } from '../../../design/page'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { EMPTY, formatFigure, formatMoney } from '../../../lib/money'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import { specWords, unitPriceText } from './mechanism-words'
import styles from './offer-content.module.css'
import type { OfferSku } from './types'

type PriceName =
  | 'marketPrice'
  | 'livePagePrice'
  | 'dailyPrice'
  | 'lowestPrice30'
  | 'lowestPrice180'
  | 'supplyPrice'
  | 'costPrice'

const PRICES: readonly [PriceName, string][] = [
  ['marketPrice', '吊牌价'],
  ['livePagePrice', '页面价'],
  ['dailyPrice', '日常到手价'],
  ['lowestPrice30', '近30天最低'],
  ['lowestPrice180', '近180天最低'],
  ['supplyPrice', '供货价'],
  ['costPrice', '成本价'],
]

/** Who may see them decides the server; a column that nobody filled is left out. */
const ALWAYS: readonly PriceName[] = ['livePagePrice', 'dailyPrice', 'lowestPrice30']

interface OfferSkusProps {
  skus: readonly OfferSku[]
  priced: boolean
  /** What the parts of a suite cost one by one. */
  singles?: number
  marked?: Marked
}

export function OfferSkus({ skus, priced, singles, marked }: OfferSkusProps) {
  const items = useDictionary((state) => state.items)
  const unitOf = ({ unit }: OfferSku) => dictLabel(items, 'Unit', unit ?? '')
  const prices = PRICES.filter(
    ([name]) => ALWAYS.includes(name) || skus.some((sku) => typeof sku[name] === 'number'),
  )
  const columns: PlainColumn<OfferSku>[] = [
    { title: '规格', cell: (sku) => <SkuName sku={sku} /> },
    {
      title: '条形码',
      cell: ({ barcode, noBarcode }) => (
        <span className="figures">{barcode || (noBarcode ? '无条码' : EMPTY)}</span>
      ),
    },
    {
      title: '净含量',
      cell: (sku) =>
        typeof sku.netContent === 'number' &&
        `${formatFigure(sku.netContent)}${unitOf(sku)}${(sku.packQty ?? 1) > 1 ? ` × ${sku.packQty}` : ''}`,
    },
    ...(priced
      ? [
          ...prices.map(
            ([name, title]): PlainColumn<OfferSku> => ({
              title,
              align: 'right',
              cell: (sku) => <Money value={sku[name]} />,
            }),
          ),
          {
            title: '到手价',
            align: 'right',
            cell: ({ finalPrice }) => <Money value={finalPrice} strong />,
          } satisfies PlainColumn<OfferSku>,
          {
            title: '单位价',
            align: 'right',
            cell: (sku) => unitPriceText(sku, unitOf(sku)),
          } satisfies PlainColumn<OfferSku>,
        ]
      : []),
    { title: '备货', align: 'right', cell: ({ plannedStock }) => figure(plannedStock) },
    ...(skus.some(({ limitPerUser }) => limitPerUser)
      ? [
          {
            title: '限购',
            align: 'right',
            cell: ({ limitPerUser }) => figure(limitPerUser),
          } satisfies PlainColumn<OfferSku>,
        ]
      : []),
  ]
  return (
    <Card
      title="规格与价格"
      hint={`${skus.length} 个规格${singles === undefined ? '' : `，单卖价合计 ${formatMoney(singles)}`}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className={styles.wide} aria-label="规格与价格，可左右滚动" tabIndex={0}>
        <PlainTable
          label="规格与价格"
          columns={columns}
          rows={skus}
          rowKey={({ id, token, skuName }) => id ?? token ?? skuName ?? ''}
        />
      </section>
      <Remark of={marked} at="skus" />
    </Card>
  )
}

const figure = (value: number | null | undefined) =>
  typeof value === 'number' && <span className="figures">{formatFigure(value)}</span>

const SkuName = ({ sku }: { sku: OfferSku }) => (
  <TwoLines
    first={
      <>
        {sku.skuName || EMPTY} {sku.disabled && <Chip>停用</Chip>}
      </>
    }
    second={[specWords(sku), sku.skuCode && `商家编码 ${sku.skuCode}`].filter(Boolean).join('，')}
  />
)
