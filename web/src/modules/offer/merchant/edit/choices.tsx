/** The choices of the offer's form that no dictionary alone makes: category, store. */
import { useQuery } from '@tanstack/react-query'
import type { RefSelectProps } from 'antd'
import type { Ref } from 'react'
import { http } from '../../../../api/http'
import type { components } from '../../../../api/schema.gen'
import type { Put } from '../../../../blocks/form/form-parts'
import { IdSelect, type NumberChoice } from '../../../../design/id-select'
import { Select } from '../../../../design/select'
import { findDictItem, useDictionary } from '../../../../state/dictionary'
import styles from './offer-form.module.css'

interface CategoryProps {
  /** The first level is chosen for good. */
  root: string
  second?: string
  third?: string
  put: Put
  id?: string
  disabled?: boolean
  onChange?: (second: string | undefined) => void
  ref?: Ref<RefSelectProps>
}

/** Two levels in one field: the third follows from the second, and is there only where that has any. */
export function CategorySelect(props: CategoryProps) {
  const { root, second, third, put, id, disabled, onChange, ref } = props
  const items = useDictionary((state) => state.items)
  const under = (code: string | undefined) =>
    (code ? findDictItem(items, 'ProductCategory', code)?.children : undefined) ?? []
  const options = (code: string | undefined) =>
    under(code).map(({ value, label, disabled: off }) => ({ value, label, disabled: off }))
  return (
    <div className={styles.pair}>
      <Select
        ref={ref}
        id={id}
        disabled={disabled}
        placeholder="二级类目"
        options={options(root)}
        value={second}
        onChange={(next?: string) => {
          onChange?.(next)
          put({ category2: next, category3: undefined })
        }}
      />
      <span data-field="category3">
        <Select
          aria-label="三级类目"
          disabled={disabled || under(second).length === 0}
          placeholder={second && under(second).length === 0 ? '无' : '三级类目'}
          options={options(second)}
          value={third}
          // With the second, so that what was missing there is no longer said.
          onChange={(next?: string) => put({ category2: second, category3: next })}
        />
      </span>
    </div>
  )
}

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
