/** What a buyer pays, as the server computes it: the one dark card of the page. */
import { Button } from 'antd'
import { Select } from '../../../../../design/select'
import { formatMoney } from '../../../../../lib/money'
import { dictLabel, useDictionary } from '../../../../../state/dictionary'
import { keyOf } from '../../../parts/versions/rows'
import type { PricedSku } from '../calls'
import { type LiveStore, useLive } from '../live'
import type { Draft, Line } from '../mechanism/kinds'
import type { Sku } from '../sku/columns'
import styles from './price-card.module.css'

interface PriceCardProps {
  skus: readonly Sku[]
  mechanism: Draft
  /** What the parts of a suite cost one by one. */
  singles?: number
  live: LiveStore
  onRetry: () => void
}

export function PriceCard({ skus, mechanism, singles, live, onRetry }: PriceCardProps) {
  const { prices, asking, priceFailure, chosen } = useLive((state) => state)
  const priced = skus.flatMap((sku, index) => {
    const price = prices.get(keyOf(sku, index))
    return price ? [{ key: keyOf(sku, index), sku, price, index }] : []
  })
  const one = priced.find(({ key }) => key === chosen) ?? priced[0]
  const differ = new Set(priced.map(({ price }) => price.finalPrice)).size > 1
  return (
    <section className={styles.card} aria-label="到手价" aria-busy={asking}>
      <header>
        <h2>到手价</h2>
        {differ && one ? (
          <Select
            size="small"
            variant="borderless"
            className={styles.choice}
            style={{ width: 'auto' }}
            aria-label="查看规格"
            allowClear={false}
            options={priced.map(({ key, sku, index }) => ({
              value: key,
              label: sku.skuName || `规格 ${index + 1}`,
            }))}
            value={one.key}
            onChange={(next: string) => live.setState({ chosen: next })}
          />
        ) : (
          <span className={styles.quiet}>{asking ? '计算中…' : '实时计算'}</span>
        )}
      </header>
      {one ? (
        <Figures
          sku={one.sku}
          price={one.price}
          mechanism={mechanism}
          singles={singles}
          asking={asking}
        />
      ) : (
        <p className={styles.none} role="status">
          {priceFailure ?? (asking ? '正在计算…' : '填写页面价后自动计算')}
        </p>
      )}
      {priceFailure && (
        <Button size="small" ghost onClick={onRetry}>
          重试
        </Button>
      )}
    </section>
  )
}

interface FiguresProps {
  sku: Sku
  price: PricedSku
  mechanism: Draft
  singles?: number
  asking: boolean
}

function Figures({ sku, price, mechanism, singles, asking }: FiguresProps) {
  const { steps = [] } = price
  const items = useDictionary((state) => state.items)
  const quantity = mechanism.buyQty ?? 1
  const { finalPrice, perUnitFinalPrice, unitPrice, subsidizedPrice } = price
  const cheaper = sku.dailyPrice ? (1 - perUnitFinalPrice / sku.dailyPrice) * 100 : 0
  const start = (sku.livePagePrice ?? 0) * quantity
  const same = (mechanism.gifts ?? []).some(({ sameAsMain }) => sameAsMain)
  const lines = mechanism.lines ?? []
  return (
    <div className={asking ? styles.stale : undefined} role="status">
      <p className={styles.figure}>
        <strong className="figures">{formatMoney(finalPrice)}</strong>
        {cheaper > 0 && <span className={styles.cheaper}>比日常低 {cheaper.toFixed(1)}%</span>}
      </p>
      <dl className={`${styles.rows} figures`}>
        <Row
          name={quantity > 1 ? `页面价 × ${quantity} 件` : '页面价'}
          value={formatMoney(start)}
        />
        {steps.map(({ line, price: left }, index) => (
          <Row
            key={line}
            name={lineName(lines[line], (type) => dictLabel(items, 'PriceMechanismType', type))}
            value={minus((steps[index - 1]?.price ?? start) - left)}
          />
        ))}
        {singles !== undefined && <Row name="单卖价合计" value={formatMoney(singles)} />}
        {quantity > 1 && <Row name="每件到手" value={formatMoney(perUnitFinalPrice)} />}
        {unitPrice !== null && unitPrice !== undefined && (
          <Row
            name={same ? '单位价（含同款赠品）' : '单位价'}
            value={`${formatMoney(unitPrice)}/${unitName(sku.unit, (unit) => dictLabel(items, 'Unit', unit))}`}
          />
        )}
        {subsidizedPrice !== finalPrice && (
          <Row name="补贴后" value={formatMoney(subsidizedPrice)} />
        )}
      </dl>
    </div>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const minus = (amount: number) =>
  amount > 0.004
    ? `−${formatMoney(amount)}`
    : amount < -0.004
      ? `+${formatMoney(-amount)}`
      : '未生效'

function lineName(line: Line | undefined, label: (type: string) => string): string {
  const { type = '', threshold, value, buyQty } = line ?? {}
  const name = label(type ?? '')
  if (threshold && value) return `${name} 满${threshold}减${value}`
  return type === 'N_DISCOUNT' && buyQty ? `第 ${buyQty} 件折扣` : name
}

function unitName(unit: string | null | undefined, label: (unit: string) => string): string {
  if (unit === 'g' || unit === 'kg') return '100g'
  if (unit === 'ml' || unit === 'L') return '100ml'
  return unit ? label(unit) : '件'
}
