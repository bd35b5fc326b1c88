/** What each line of the comparison shows of one offer. */
import type { ReactNode } from 'react'
import { DictText } from '../../../../design/dict-text'
import { Link } from '../../../../design/link'
import { Money } from '../../../../design/money'
import { StatusTag } from '../../../../design/status-tag'
import { formatFigure } from '../../../../lib/money'
import { PriceLevel } from '../../parts/price-level'
import type { OfferCompared } from '../../parts/types'
import { Score } from '../staff-columns'
import { openCerts } from './compare-rules'
import styles from './offer-compare.module.css'

type Cell = (one: OfferCompared) => ReactNode

/** A unit price counts 100 g or ml, or one of anything else. */
const WEIGHED = ['g', 'ml']

export const CELLS: Readonly<Record<string, Cell>> = {
  liveRoom: ({ offer }) => <DictText type="LiveRoom" value={offer.liveRoom} />,
  category: ({ offer }) => (
    <DictText
      type="ProductCategory"
      value={offer.category3 || offer.category2 || offer.categoryCode}
    />
  ),
  brandName: ({ offer }) => offer.brandName,
  finalPrice: ({ offer }) => <Money value={offer.minFinalPrice} to={offer.maxFinalPrice} strong />,
  unitPrice: ({ unitPrice, unit }) =>
    typeof unitPrice === 'number' && (
      <span className="figures">
        <Money value={unitPrice} />/{WEIGHED.includes(unit ?? '') && '100'}
        <DictText type="Unit" value={unit} />
      </span>
    ),
  dailyPrice: ({ dailyPrice }) => typeof dailyPrice === 'number' && <Money value={dailyPrice} />,
  commissionRate: ({ offer: { commissionRate } }) =>
    typeof commissionRate === 'number' && (
      <span className="figures">{commissionRate.toFixed(2)}%</span>
    ),
  slotFee: ({ offer: { slotFee } }) => typeof slotFee === 'number' && <Money value={slotFee} />,
  plannedStock: ({ offer: { plannedStock } }) =>
    typeof plannedStock === 'number' && (
      <span className="figures">{formatFigure(plannedStock)}</span>
    ),
  priceProtectDays: ({ offer: { priceProtectDays } }) =>
    typeof priceProtectDays === 'number' && <span className="figures">{priceProtectDays} 天</span>,
  score: ({ offer }) => typeof offer.score === 'number' && <Score {...offer} />,
  price: ({ price }) => <PriceFindings price={price} />,
  certs: (one) => <Certs one={one} />,
  history: (one) => <History one={one} />,
  expectShowDateFrom: ({ expectShowDateFrom }) => (
    <span className="figures">{expectShowDateFrom}</span>
  ),
}

function PriceFindings({ price }: Pick<OfferCompared, 'price'>) {
  const levels = price.map(({ level }) => level)
  const worst = ['BLOCK', 'WARN'].find((level) => levels.includes(level)) ?? 'PASS'
  return (
    <>
      <PriceLevel level={worst} />
      {[...new Set(price.map(({ message }) => message))].map((message) => (
        <p key={message} className={styles.note}>
          {message}
        </p>
      ))}
    </>
  )
}

function Certs({ one }: { one: OfferCompared }) {
  const open = one.certs.filter(({ severity }) => severity !== 'PASS')
  const ending = one.certs.filter(({ state }) => state === 'EXPIRING')
  if (openCerts(one) > 0)
    return (
      <>
        <StatusTag look="overdue">待补 {open.length} 项</StatusTag>
        <p className={styles.note}>{open.map(({ label }) => label).join('、')}</p>
      </>
    )
  return (
    <>
      <StatusTag look="approved">齐全</StatusTag>
      {ending.length > 0 && (
        <p className={styles.note}>即将到期：{ending.map(({ label }) => label).join('、')}</p>
      )}
    </>
  )
}

function History({ one: { lowest, history } }: { one: OfferCompared }) {
  if (!lowest) return '没有同条码的历史报品'
  return (
    <>
      <Money value={lowest.finalPrice} />
      <ul className={styles.past}>
        {history.map(({ offerId, offerCode, barcode, finalPrice, date }) => (
          <li key={`${offerId}${barcode}`}>
            <Link to={`/offer/detail/${offerId}`} className="figures">
              {offerCode}
            </Link>
            <span className="figures">
              <Money value={finalPrice} /> {date?.slice(0, 10)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
