/** What a buyer pays, and how it comes about. The dark ground is this card's alone. */
import { DictText } from '../../../design/dict-text'
import { formatMoney } from '../../../lib/money'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import {
  belowDaily,
  cheapest,
  giftWords,
  lineWords,
  sortedLines,
  unitPriceText,
} from './mechanism-words'
import styles from './price-card.module.css'
import type { OfferDetail } from './types'

export function PriceCard({ offer }: { offer: OfferDetail }) {
  const items = useDictionary((state) => state.items)
  const { skus = [], mechanism = {}, formType } = offer
  const sku = cheapest(skus)
  if (formType === 'GIFT' || !sku || typeof sku.finalPrice !== 'number') return null
  const { lines = [], gifts = [], buyQty } = mechanism
  const page = (sku.livePagePrice ?? 0) * (buyQty ?? 1)
  const off = page - sku.finalPrice
  return (
    <section className={styles.card} aria-label="到手价">
      <header>
        <h2>到手价</h2>
        <span>{skus.length > 1 ? `${sku.skuName}，最低` : sku.skuName}</span>
      </header>
      <p className={`${styles.price} figures`}>
        <strong>{formatMoney(sku.finalPrice)}</strong>
        <span>{belowDaily(sku)}</span>
      </p>
      <dl className="figures">
        <div>
          <dt>页面价{(buyQty ?? 1) > 1 && ` × ${buyQty}`}</dt>
          <dd>{formatMoney(page)}</dd>
        </div>
        {sortedLines(lines).map((line) => (
          <div key={`${line.type}${line.sort}`}>
            <dt>
              <DictText type="PriceMechanismType" value={line.type} />
            </dt>
            <dd>{lineWords(line)}</dd>
          </div>
        ))}
        {off > 0 && (
          <div>
            <dt>合计优惠</dt>
            <dd>−{formatMoney(off)}</dd>
          </div>
        )}
        {gifts.map((gift) => (
          <div key={giftWords(gift)}>
            <dt>赠 {giftWords(gift)}</dt>
            <dd>
              {gift.sameAsMain
                ? '计入单位价'
                : gift.giftValue
                  ? `价值 ${formatMoney(gift.giftValue)}`
                  : ''}
            </dd>
          </div>
        ))}
        {typeof sku.unitPrice === 'number' && (
          <div>
            <dt>单位价</dt>
            <dd>{unitPriceText(sku, dictLabel(items, 'Unit', sku.unit ?? ''))}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
