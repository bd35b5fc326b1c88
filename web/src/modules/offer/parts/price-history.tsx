/** What the same barcodes were offered for before, the latest first. */
import { useQuery } from '@tanstack/react-query'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { ErrorFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Money } from '../../../design/money'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { offerCalls, offerKeys } from './calls'
import type { PastPrice } from './types'

export function PriceHistory({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: offerKeys.priceHistory(id),
    queryFn: () => offerCalls.priceHistory(id),
  })
  if (error) return <ErrorFace title="历史价格加载失败" error={error} onRetry={refetch} />
  const past = (data ?? []).filter(({ offerId }) => offerId !== id)
  return (
    <Card title="同条码历史价格" hint={data && `${past.length} 条`}>
      {past.length === 0 ? (
        '没有同条码的其他报品'
      ) : (
        <PlainTable<PastPrice>
          label="同条码历史价格"
          rows={past}
          rowKey={({ offerId, barcode, skuName }) => `${offerId}${barcode || skuName}`}
          columns={[
            {
              title: '报品',
              cell: ({ offerId, offerCode }) => (
                <Link to={`/offer/detail/${offerId}`} className="figures">
                  {offerCode}
                </Link>
              ),
            },
            {
              title: '条形码 / 规格',
              cell: ({ barcode, skuName }) => <span className="figures">{barcode || skuName}</span>,
            },
            {
              title: '直播间',
              cell: ({ liveRoom }) => <DictText type="LiveRoom" value={liveRoom} />,
            },
            {
              title: '状态',
              cell: ({ status }) => <DictTag type="OfferAuditStatus" value={status} />,
            },
            {
              title: '到手价',
              align: 'right',
              cell: ({ finalPrice }) => <Money value={finalPrice} strong />,
            },
            {
              title: '单位价',
              align: 'right',
              cell: ({ unitPrice }) => <Money value={unitPrice} />,
            },
            {
              title: '日期',
              cell: ({ date }) => <span className="figures">{date?.slice(0, 10)}</span>,
            },
          ]}
        />
      )}
    </Card>
  )
}
