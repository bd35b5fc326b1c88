/** How the page price becomes what a buyer pays, and what comes with it. */
import { type Marked, Remark } from '../../../blocks/detail/read-groups'
import { Thumb } from '../../../design/cells'
import { Chip } from '../../../design/chip'
import { DictText } from '../../../design/dict-text'
import { Card } from '../../../design/page'
import { pictureOf } from '../../../design/picture-preview'
import { formatFigure, formatMoney } from '../../../lib/money'
import { giftWords, lineWords, sortedLines } from './mechanism-words'
import styles from './offer-content.module.css'
import type { MechanismGift, OfferMechanism } from './types'

interface OfferMechanismProps {
  mechanism: OfferMechanism
  marked?: Marked
}

export function OfferMechanismCard({ mechanism, marked }: OfferMechanismProps) {
  const { lines = [], gifts = [], mechanismText, buyQty } = mechanism
  const { platformSubsidy, anchorRedPacket } = mechanism
  const more = [
    buyQty && buyQty > 1 ? `每单 ${buyQty} 件` : '',
    platformSubsidy ? `平台补贴 ${formatMoney(platformSubsidy)}` : '',
    anchorRedPacket ? `主播红包 ${formatMoney(anchorRedPacket)}` : '',
  ].filter(Boolean)
  return (
    <Card title="优惠机制与赠品" hint={more.join('，') || undefined}>
      {mechanismText && <p className={styles.text}>{mechanismText}</p>}
      {lines.length === 0 && gifts.length === 0 && (
        <p className={styles.quiet}>没有优惠，按页面价售卖</p>
      )}
      <ol className={styles.lines}>
        {sortedLines(lines).map((line) => (
          <li key={`${line.type}${line.sort}`}>
            <strong>
              <DictText type="PriceMechanismType" value={line.type} />
            </strong>
            <span className="figures">{lineWords(line)}</span>
            {!line.stackable && (line.type === 'COUPON' || line.type === 'FULL_REDUCE') && (
              <Chip>不可叠加</Chip>
            )}
            {line.balanceDate && <small className="figures">尾款 {line.balanceDate}</small>}
          </li>
        ))}
      </ol>
      {gifts.length > 0 && (
        <ul className={styles.gifts} aria-label="赠品">
          {gifts.map((gift) => (
            <Gift key={`${gift.giftName}${gift.giftSpec}`} gift={gift} />
          ))}
        </ul>
      )}
      <Remark of={marked} at="mechanism" />
    </Card>
  )
}

function Gift({ gift }: { gift: MechanismGift }) {
  const { condition, giftValue, giftStock, sameAsMain, giftImage = [] } = gift
  const picture = giftImage[0]
  return (
    <li>
      <Thumb src={picture && pictureOf(picture)} />
      <div>
        <div>
          赠 {giftWords(gift)} {sameAsMain && <Chip tone="orange">计入单位价</Chip>}
        </div>
        <small className="figures">
          <DictText type="GiftCondition" value={condition} />
          {typeof giftValue === 'number' && `，价值 ${formatMoney(giftValue)}`}
          {typeof giftStock === 'number' && `，库存 ${formatFigure(giftStock)}`}
        </small>
      </div>
    </li>
  )
}
