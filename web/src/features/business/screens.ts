import { screen } from '../../state/screen'

const menu = 'business'
const codes = ['business_Info', 'company_basicInfo']

const store = { under: '/business/info', load: () => import('./stores/store-form') }

export const businessScreens = [
  screen({
    path: '/business/info',
    title: '企业信息',
    menu,
    codes,
    load: () => import('./info'),
  }),
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
    load: () => import('./stores/store-detail'),
  }),
  screen({
    path: '/business/company-change/edit/:id',
    title: '编辑企业变更',
    under: '/business/info',
    codes,
    load: () => import('./changes/change-form'),
  }),
  screen({
    path: '/business/company-change/detail/:id',
    title: '企业变更详情',
    under: '/business/info',
    load: () => import('./changes/change-detail'),
  }),
  screen({
    path: '/business/selection-supply-info-update',
    title: '供货信息更新',
    menu,
    load: () => import('./supply/supply'),
  }),
]
