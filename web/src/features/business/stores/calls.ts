/** Stores that the merchant may sell through, and the applications' own calls. */
import { http } from '../../../api/http'

export interface UsableStore {
  id: number
  storeId: number
  storeName: string
  platformType: string
  sellerId: string
  storeStatus: string
  relationType: 'OWN' | 'AUTH'
  startDate: string | null
  endDate: string | null
  status: 'enabled' | 'disabled'
  brandNames: string[]
  actions: string[]
}

export interface StoreEvent {
  date: string
  action: string
  actionLabel: string
  operatorName: string
  remark: string | null
}

export interface Brand {
  id: number
  name: string
}

const quiet = { hideMask: true, hideError: true }
const STORES = 'selection/api/merchant/offer-stores' as const

export const storeCalls = {
  stores: (page: number, size: number) =>
    http.page<UsableStore>(STORES, { ...quiet, query: { page, size } }),
  timeline: (storeId: number) => http.get<StoreEvent[]>(`${STORES}/${storeId}/timeline`, quiet),
  unbind: (merchantId: number, storeId: number) =>
    http.post<void>(`${STORES}/removeMerchantStoreRelation`, undefined, {
      query: { merchantId, storeId },
    }),
  brands: () => http.get<Brand[]>('selection/api/merchant/offer-store-apprs/brands', quiet),
}

export const storeKeys = {
  stores: ['offerStores'] as const,
  page: (page: number, size: number) => ['offerStores', page, size] as const,
  timeline: (storeId: number) => ['offerStores', 'timeline', storeId] as const,
  brands: ['offerStores', 'brands'] as const,
}
