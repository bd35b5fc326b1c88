import { lazy } from 'react'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const codes = ['business_Info', 'company_basicInfo']
const store = { under: '/business/info', load: () => import('./merchant/store-form') }

export const selection = defineModule({
  screens: [
    screen({
      ...store,
      path: '/business/store-appr/create',
      title: '新建店铺申请',
      codes,
      identity: ['from'],
    }),
    screen({ ...store, path: '/business/store-appr/edit/:id', title: '编辑店铺申请', codes }),
    // Without codes: staff come here from their desk, and the server says who may read it.
    screen({
      ...store,
      path: '/business/store-appr/detail/:id',
      title: '店铺申请详情',
      load: () => import('./merchant/store-detail'),
    }),
  ],
  documents: { offerStoreAppr: () => import('./document').then((its) => its.offerStoreAppr) },
  tabs: [
    {
      page: 'business',
      tab: 'store',
      Body: lazy(() => import('./merchant/store-tab')),
      Actions: lazy(() => import('./merchant/store-buttons')),
    },
  ],
})
