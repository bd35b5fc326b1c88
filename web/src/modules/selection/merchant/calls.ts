/** Stores that the merchant may sell through, and the applications' own calls. */
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']

export type UsableStore = Schemas['StoreRow']
export type StoreEvent = Schemas['TimelineEntry']
export type Rating = Schemas['Rating']

const quiet = { hideMask: true, hideError: true }
const STORES = 'selection/api/merchant/offer-stores' as const

export const storeCalls = {
  path: STORES,
  /** All of them, or some by their ids. */
  stores: (page: number, size: number, ids?: readonly number[]) =>
    http.page<UsableStore>(STORES, {
      ...quiet,
      // No id is 0, so that none of none is found.
      query: { page, size, 'storeId.in': ids && (ids.length > 0 ? [...ids] : [0]) },
    }),
  timeline: (storeId: number) => http.get<StoreEvent[]>(`${STORES}/${storeId}/timeline`, quiet),
  ratings: (storeId: number) => http.get<Rating[]>(`${STORES}/${storeId}/ratings`, quiet),
  unbind: (merchantId: number, storeId: number) =>
    http.post<void>(`${STORES}/removeMerchantStoreRelation`, undefined, {
      query: { merchantId, storeId },
    }),
  brands: () =>
    http.get<Schemas['BrandOption'][]>('selection/api/merchant/offer-store-apprs/brands', quiet),
}

export const storeKeys = {
  stores: ['offerStores'] as const,
  page: (page: number, size: number, ids?: readonly number[]) =>
    ['offerStores', page, size, ids] as const,
  timeline: (storeId: number) => ['offerStores', 'timeline', storeId] as const,
  ratings: (storeId: number) => ['offerStores', 'ratings', storeId] as const,
  brands: ['offerStores', 'brands'] as const,
}
