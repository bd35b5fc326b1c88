import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const menu = 'goods'

const form = () => import('./merchant/goods-form')
const sku = { under: '/goods/sku/list', codes: ['goodsList'], load: form }
const orders = { under: '/goods/apply-roder/list', codes: ['goodsOrderManager'], load: comingSoon }

/** The specification spells the path `apply-roder`. */
export const wms = defineModule({
  screens: [
    screen({
      ...sku,
      under: undefined,
      path: '/goods/sku/list',
      title: '货品列表',
      menu,
      load: () => import('./merchant/goods-list'),
    }),
    screen({ ...sku, path: '/goods/sku/create', title: '新建货品' }),
    screen({ ...sku, path: '/goods/sku/edit/:id', title: '编辑货品' }),
    screen({ ...sku, path: '/goods/sku/copy/:id', title: '复制货品', document: { from: 'id' } }),
    // Without codes: staff come here from their desk, and the server says who may read it.
    screen({
      path: '/goods/sku/detail/:id',
      under: sku.under,
      title: '货品详情',
      load: () => import('./merchant/goods-detail'),
    }),

    screen({
      ...orders,
      under: undefined,
      path: '/goods/apply-roder/list',
      title: '货品申请单',
      menu,
    }),
    screen({ ...orders, path: '/goods/apply-roder/create', title: '新建货品申请' }),
    screen({ ...orders, path: '/goods/apply-roder/edit/:id', title: '编辑货品申请' }),
    screen({ ...orders, path: '/goods/apply-roder/detail/:id', title: '货品申请详情' }),
  ],
  documents: {
    goodsSku: () => import('./document').then((its) => its.goodsSku),
    goodsChange: () => import('./document').then((its) => its.goodsChange),
  },
})
