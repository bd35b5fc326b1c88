/** What an offer promises of its price, what was asked elsewhere since, and what has become of it. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Chip } from '../../../design/chip'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Money } from '../../../design/money'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { type ChannelPrice, type Commitment, priceCalls, priceKeys, type Violation } from './calls'
import { CaseFacts } from './case-facts'
import { ExplainDialog } from './explain-dialog'
import styles from './price.module.css'
import { PriceChart } from './price-chart'
import { WindowBar } from './window-bar'

export function ProtectionPanel({ offerId }: { offerId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: priceKeys.ofOffer(offerId),
    queryFn: () => priceCalls.ofOffer(offerId),
  })
  if (error) return <ErrorFace title="保价信息加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />
  const { commitments, violations, prices } = data
  if (commitments.length === 0)
    return (
      <Card title="保价承诺">
        <EmptyFace
          title="还没有保价承诺"
          text="报品终选通过后按规格生成保价承诺，播出当天开始生效；没有条形码或不承诺保价的规格不生成。"
        />
      </Card>
    )
  return (
    <>
      <Card title="保价承诺" hint={`${commitments.length} 个规格`}>
        <div className={styles.promises}>
          {commitments.map((one) => (
            <Promised key={one.id} promise={one} />
          ))}
        </div>
      </Card>
      <Cases found={violations} />
      <Prices prices={prices} promises={commitments} />
    </>
  )
}

const Promised = ({ promise }: { promise: Commitment }) => (
  <article className={styles.promise} aria-label={promise.skuName}>
    <div className={styles.promiseHead}>
      <strong>{promise.skuName}</strong>
      <DictTag type="PriceCommitmentStatus" value={promise.status} />
    </div>
    <div>
      承诺价 <Money value={promise.promisedPrice} strong />
      <span className={styles.quiet}>
        {' '}
        / <DictText type="ProtectScope" value={promise.scope} /> /{' '}
        <span className="figures">{promise.barcode}</span>
      </span>
    </div>
    <WindowBar start={promise.startDate} end={promise.endDate} days={promise.days} />
    {promise.compensations.map(({ offerId, offerCode, price }) => (
      <p key={offerId} className={styles.owed}>
        <Link to={`/offer/detail/${offerId}`} className="figures">
          {offerCode}
        </Link>{' '}
        以 <Money value={price} /> 特批通过，需向已购用户补偿差价
      </p>
    ))}
  </article>
)

function Cases({ found }: { found: readonly Violation[] }) {
  const [explaining, setExplaining] = useState<Violation>()
  return (
    <Card title="破价线索" hint={found.length > 0 && `${found.length} 条`}>
      {found.length === 0 ? (
        '承诺范围内没有发现低于承诺价的价格'
      ) : (
        <div className={styles.cases}>
          {found.map((one) => (
            <article key={one.id} className={styles.case} aria-label={`破价线索 ${one.skuName}`}>
              <div className={styles.promiseHead}>
                <strong>{one.skuName}</strong>
                <DictTag type="PriceViolationStatus" value={one.status} />
              </div>
              <CaseFacts found={one} />
              {one.actions.includes('explain') && (
                <div>
                  <Button type="primary" onClick={() => setExplaining(one)}>
                    {one.explanation ? '修改说明' : '去说明'}
                  </Button>
                </div>
              )}
            </article>
          ))}
        </div>
      )}
      {explaining && <ExplainDialog found={explaining} onClose={() => setExplaining(undefined)} />}
    </Card>
  )
}

interface PricesProps {
  prices: readonly ChannelPrice[]
  promises: readonly Commitment[]
}

function Prices({ prices, promises }: PricesProps) {
  const [first] = promises
  return (
    <Card title="渠道价格" hint="近 180 天；承诺范围外的价格仅供参考">
      {prices.length === 0 || !first ? (
        '还没有采集到这些条形码的渠道价格'
      ) : (
        <>
          <PriceChart
            prices={prices.filter(({ barcode }) => barcode === first.barcode)}
            promised={first.promisedPrice}
          />
          <PlainTable<ChannelPrice>
            label="渠道价格"
            rows={prices}
            rowKey={({ id }) => id}
            columns={[
              {
                title: '采集日期',
                cell: ({ capturedDate }) => <span className="figures">{capturedDate}</span>,
              },
              {
                title: '渠道',
                cell: ({ channel, storeName }) => (
                  <>
                    <DictText type="PriceChannel" value={channel} />
                    {storeName && ` / ${storeName}`}
                  </>
                ),
              },
              {
                title: '条形码',
                cell: ({ barcode }) => <span className="figures">{barcode}</span>,
              },
              {
                title: '价格',
                align: 'right',
                cell: ({ price }) => <Money value={price} strong />,
              },
              { title: '与承诺相比', cell: (row) => <Meaning of={row} /> },
            ]}
          />
        </>
      )}
    </Card>
  )
}

/** What a price means for the promises of its barcode. */
export function Meaning({ of }: { of: ChannelPrice }) {
  if (of.against.length === 0) return '-'
  const lower = of.against.filter((one) => one.lower)
  if (lower.length === 0) return <Chip tone="green">不低于承诺价</Chip>
  return lower.some(({ within }) => within) ? (
    <Chip tone="red">低于承诺价</Chip>
  ) : (
    <Chip>更低，不在承诺范围，仅供参考</Chip>
  )
}
