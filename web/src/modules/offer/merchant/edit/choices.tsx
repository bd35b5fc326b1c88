/** The choices of the offer's form that no dictionary alone makes. */
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../../api/http'
import type { components } from '../../../../api/schema.gen'
import type { Put } from '../../../../blocks/form/form-parts'
import { DateRange } from '../../../../design/date-input'
import { IdSelect, type NumberChoice } from '../../../../design/id-select'
import { findDictItem, useDictionary } from '../../../../state/dictionary'
import type { OfferRow } from '../../parts/types'
import styles from './offer-form.module.css'

interface ShowDatesProps {
  from?: string
  to?: string
  min?: string
  put: Put
  id?: string
  disabled?: boolean
}

/** From one day to another: two fields, one choice. */
export const ShowDates = ({ from, to, min, put, id, disabled }: ShowDatesProps) => (
  <span data-field="expectShowDateTo" className={styles.days}>
    <DateRange
      id={id}
      disabled={disabled}
      min={min}
      value={from || to ? [from, to] : null}
      onChange={(days) => put({ expectShowDateFrom: days?.[0], expectShowDateTo: days?.[1] })}
    />
  </span>
)

/** More than a company has. */
const MOST_STORES = 100

/** The stores that the company may sell through. */
export function StoreSelect(props: NumberChoice) {
  const { data, isPending } = useQuery({
    queryKey: ['offerStores', 'choice'],
    queryFn: () =>
      http.page<components['schemas']['StoreRow']>('selection/api/merchant/offer-stores', {
        hideMask: true,
        hideError: true,
        query: { page: 0, size: MOST_STORES },
      }),
  })
  const items = useDictionary((state) => state.items)
  return (
    <IdSelect
      {...props}
      loading={isPending}
      notFoundContent="暂无可用店铺，请先在“企业信息”中绑定店铺"
      options={(data?.items ?? []).map(({ storeId, storeName, platformType, status }) => ({
        value: String(storeId),
        label: `${storeName}（${findDictItem(items, 'StorePlatform', platformType)?.label ?? platformType}）`,
        disabled: status === 'disabled',
      }))}
    />
  )
}

/** More than a company gives away. */
const MOST_GIFTS = 100

interface GiftOfferProps extends NumberChoice {
  onPick: (name: string | undefined) => void
}

/** The company's own approved offers of gifts. */
export function GiftOfferSelect({ onPick, onChange, ...props }: GiftOfferProps) {
  const { data, isPending } = useQuery({
    queryKey: ['offerGifts', 'choice'],
    queryFn: () =>
      http.page<OfferRow>('selection/api/offers', {
        hideMask: true,
        hideError: true,
        query: { page: 0, size: MOST_GIFTS, giftFlag: true, auditStatus: 'APPROVED' },
      }),
  })
  return (
    <IdSelect
      {...props}
      loading={isPending}
      notFoundContent="没有已通过的赠品报品"
      options={(data?.items ?? []).map(({ id, title, code }) => ({
        value: String(id),
        label: `${title}（${code}）`,
      }))}
      onChange={(id) => {
        onChange?.(id)
        onPick(data?.items.find((row) => row.id === id)?.title)
      }}
    />
  )
}
