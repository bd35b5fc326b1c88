/** What a search may choose from that no dictionary holds: the company's brands and stores. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { http } from '../../../../api/http'
import type { components } from '../../../../api/schema.gen'
import type { Option } from '../../../../design/select'
import { useSession } from '../../../../state/session'

export interface SearchOptions {
  brands: readonly Option[]
  stores: readonly Option[]
}

const STORES = 'selection/api/merchant/offer-stores' as const
/** As many as a choice can hold; a company has far fewer. */
const MOST = 100

export function useSearchOptions(): SearchOptions {
  const brands = useSession((state) => state.company?.companyBrandDOList)
  const { data: stores } = useQuery({
    queryKey: ['offerSearch', 'stores'],
    queryFn: () =>
      http.page<components['schemas']['StoreRow']>(STORES, {
        hideMask: true,
        // The list works without the stores' names.
        hideError: true,
        query: { page: 0, size: MOST },
      }),
  })
  return useMemo(
    () => ({
      brands: (brands ?? []).map(({ id, brandNameCn }) => ({
        value: String(id),
        label: brandNameCn,
      })),
      stores: (stores?.items ?? []).map(({ storeId, storeName }) => ({
        value: String(storeId),
        label: storeName,
      })),
    }),
    [brands, stores],
  )
}
