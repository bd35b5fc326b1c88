/** The prices of an offer against what is known of them, and offers that look like it. */
import { useQuery } from '@tanstack/react-query'

import { TwoLines } from '../../../design/cells'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { ChangeText, Money } from '../../../design/money'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { type PreCheck, PreCheckList } from '../../../design/pre-check-panel'
import { offerCalls, offerKeys } from './calls'
import { preCheckItems } from './pre-check-items'
import { PriceHistory } from './price-history'
import {
  type Duplicate,
  type OfferDetail,
  type OfferPreCheck,
  type OfferSku,
  offerIdOf,
} from './types'
import { usePreCheck } from './use-pre-check'

export default function PriceTab({ detail }: { detail: OfferDetail }) {
  const offer = detail
  const { skus = [], formType, changeOf } = offer
  const id = offerIdOf(offer)
  const check = usePreCheck(id)
  const alike = useQuery({
    queryKey: offerKeys.duplicates(id),
    queryFn: () => offerCalls.duplicates(id),
  })
  if (check.error)
    return <ErrorFace title="价格对比加载失败" error={check.error} onRetry={check.refetch} />
  if (!check.data) return <LoadingFace rows={4} />
  if (formType === 'GIFT')
    return (
      <Card>
        <EmptyFace title="赠品没有价格" text="赠品报品不单独售卖，不比较价格。" />
      </Card>
    )
  return (
    <>
      {/* The check is of the offer as it stands: what it says of prices is not said of a change. */}
      <Prices skus={skus} check={changeOf ? undefined : check.data} />
      <PriceHistory id={id} />
      <Duplicates found={together(check.data.sections.duplicate, alike.data ?? [])} />
    </>
  )
}

/** What the check waived stays waived; what only staff may see follows. */
const together = (checked: readonly Duplicate[], all: readonly Duplicate[]) => [
  ...checked,
  ...all.filter(({ offerId }) => checked.every((one) => one.offerId !== offerId)),
]

function Prices({ skus, check }: { skus: readonly OfferSku[]; check?: OfferPreCheck }) {
  return (
    <Card title="价格对比" hint="到手价与商家所报日常价、近30天最低价相比">
      <PlainTable<OfferSku>
        label="价格对比"
        rows={skus}
        rowKey={({ id, token, skuName }) => id ?? token ?? skuName ?? ''}
        columns={[
          {
            title: '规格',
            cell: ({ skuName, barcode }) => (
              <TwoLines first={skuName} second={<span className="figures">{barcode}</span>} />
            ),
          },
          {
            title: '到手价',
            align: 'right',
            cell: ({ finalPrice }) => <Money value={finalPrice} strong />,
          },
          {
            title: '日常到手价',
            align: 'right',
            cell: ({ dailyPrice, finalPrice }) => <Against price={dailyPrice} now={finalPrice} />,
          },
          {
            title: '近30天最低',
            align: 'right',
            cell: ({ lowestPrice30, finalPrice }) => (
              <Against price={lowestPrice30} now={finalPrice} />
            ),
          },
        ]}
      />
      {check && <Findings skus={skus} check={check} />}
    </Card>
  )
}

function Findings({ skus, check }: { skus: readonly OfferSku[]; check: OfferPreCheck }) {
  const { price } = check.sections
  const priceOnly = { ...check, sections: { ...EMPTY_SECTIONS, price } }
  const found = preCheckItems(priceOnly, (place) => skus[place]?.skuName ?? '').filter(
    ({ level }) => level !== 'PASS',
  )
  const fine: PreCheck = {
    key: 'fine',
    level: 'PASS',
    text: '历史直播价、保价期、外部渠道与降幅均无异常',
  }
  return <PreCheckList items={found.length > 0 ? found : [fine]} />
}

const EMPTY_SECTIONS: OfferPreCheck['sections'] = {
  required: [],
  images: [],
  compliance: [],
  certs: [],
  price: [],
  duplicate: [],
  contract: [],
}

interface AgainstProps {
  price: number | null | undefined
  now: number | null | undefined
}

const Against = ({ price, now }: AgainstProps) => (
  <TwoLines first={<Money value={price} />} second={<ChangeText before={price} after={now} />} />
)

function Duplicates({ found }: { found: readonly Duplicate[] }) {
  if (found.length === 0)
    return (
      <Card title="相同与相近的报品">
        <PreCheckList
          items={[{ key: 'none', level: 'PASS', text: '没有发现条形码相同或名称相近的报品' }]}
        />
      </Card>
    )
  return (
    <Card title="相同与相近的报品" hint={`${found.length} 个`}>
      <PlainTable<Duplicate>
        label="相同与相近的报品"
        rows={found}
        rowKey={({ offerId }) => offerId}
        columns={[
          {
            title: '报品',
            cell: ({ offerId, code, name }) => (
              <TwoLines
                first={name}
                second={
                  <Link to={`/offer/detail/${offerId}`} className="figures">
                    {code}
                  </Link>
                }
              />
            ),
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
            title: '说明',
            cell: ({ message, waived }) => (waived ? `${message}（已豁免）` : message),
          },
        ]}
      />
    </Card>
  )
}
