/** The versions of a product. */
import { type Marked, Remark } from '../../../blocks/detail/read-groups'
import { TwoLines } from '../../../design/cells'
import { Money } from '../../../design/money'
import { Card } from '../../../design/page'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { EMPTY, formatFigure } from '../../../lib/money'
import { sizeText } from '../../../lib/sizes'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import { wordsOf } from '../../offer/parts/versions/rows'
import styles from './spu.module.css'
import type { SpuSku } from './spu-calls'

export function SpuSkus({ skus, marked }: { skus: readonly SpuSku[]; marked?: Marked }) {
  const items = useDictionary((state) => state.items)
  const columns: PlainColumn<SpuSku>[] = [
    {
      title: 'SKU',
      cell: ({ skuName, spec }) => <TwoLines first={skuName || EMPTY} second={wordsOf(spec)} />,
    },
    {
      title: '条形码',
      cell: ({ barcode, noBarcode }) => (
        <span className="figures">{barcode || (noBarcode ? '无条码' : EMPTY)}</span>
      ),
    },
    {
      title: '净含量',
      cell: ({ netContent, unit, packQty }) =>
        typeof netContent === 'number' &&
        `${formatFigure(netContent)}${dictLabel(items, 'Unit', unit ?? '')}${(packQty ?? 1) > 1 ? ` × ${packQty}` : ''}`,
    },
    { title: '尺寸', cell: (sku) => <span className="figures">{sizeText(sku)}</span> },
    {
      title: '重量',
      align: 'right',
      cell: ({ weightKg }) =>
        typeof weightKg === 'number' && <span className="figures">{weightKg} kg</span>,
    },
    {
      title: '吊牌价',
      align: 'right',
      cell: ({ marketPrice }) => <Money value={marketPrice} />,
    },
  ]
  return (
    <Card title="SKU" hint={`${skus.length} 个`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className={styles.wide} aria-label="SKU，可左右滚动" tabIndex={0}>
        <PlainTable
          label="SKU"
          columns={columns}
          rows={skus}
          rowKey={({ id, skuName }) => id ?? skuName ?? ''}
        />
      </section>
      <Remark of={marked} at="skus" />
    </Card>
  )
}
