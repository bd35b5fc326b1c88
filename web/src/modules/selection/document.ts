import { storeForm } from '../../api/forms/StoreForm.gen'
import type { components } from '../../api/schema.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import type { WithFiles } from '../../blocks/document/types'

type Schemas = components['schemas']
export type StoreRow = Schemas['OfferStoreApprRow']
export type StoreDetail = WithFiles<Schemas['OfferStoreApprDetail'], 'authFiles' | 'screenshot'>

/** A merchant's application to sell through a store. */
export const offerStoreAppr = defineDocument<StoreRow, StoreDetail>({
  bizType: 'offerStoreAppr',
  workflowType: 'offerStoreTask',
  name: '店铺申请',
  api: 'selection/api/merchant/offer-store-apprs',
  createPath: '/create',
  facts: factsOf(storeForm),
  titleField: 'storeName',
  codes: { create: 'offerStore_create', import: 'offerStore_create', export: 'offerStore_export' },
  routes: {
    list: '/business/info?tab=store',
    create: '/business/store-appr/create',
    edit: (id) => `/business/store-appr/edit/${id}`,
    detail: (id) => `/business/store-appr/detail/${id}`,
  },
  actions: { unbind: { label: '解除关联', danger: true } },
  show: { brandIds: ({ brandNames }) => brandNames },
})
