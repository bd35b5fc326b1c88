import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

const menu = 'product'
const under = '/product-manager/product-manager-comp'
const byId = { under, identity: ['spuId'], document: { id: 'spuId' } } as const

const merges = '/offer/attrMergeManager'
const mergeForm = { under: merges, beside: true, load: () => import('./merchant/merge-form') }

export const product = defineModule({
  screens: [
    staffScreen('attr-merges', '属性合并', 'platformOffer', () => import('./staff/merges')),
    screen({
      path: merges,
      title: '属性合并',
      menu: 'offer',
      codes: ['attrMergeManager'],
      load: () => import('./merchant/merge-list'),
    }),
    // Staff write some of their own: the server says who may.
    screen({ ...mergeForm, path: '/offer/attr-merge/create', title: '新建属性合并' }),
    screen({ ...mergeForm, path: '/offer/attr-merge/edit/:id', title: '编辑属性合并' }),
    screen({
      path: '/offer/attr-merge/detail/:id',
      title: '属性合并详情',
      under: merges,
      beside: true,
      load: () => import('./merchant/merge-detail'),
    }),

    staffScreen('products', '商品总库', 'platformProduct', () => import('./staff/products')),
    screen({
      path: '/product-manager/product-center',
      title: '商品中心',
      menu,
      load: () => import('./merchant/product-center'),
    }),
    screen({
      path: '/product-manager/product-center-add',
      title: '新增商品',
      under: '/product-manager/product-center',
      load: () => import('./merchant/spu-form'),
    }),
    screen({ path: under, title: '企业商品', menu, load: () => import('./merchant/spu-list') }),
    screen({
      ...byId,
      path: '/product-manager/product-spu-detail-page',
      title: '商品详情',
      beside: true,
      load: () => import('./merchant/spu-detail'),
    }),
    screen({
      ...byId,
      path: '/product-manager/product-spu-edit-page',
      title: '编辑商品',
      load: () => import('./merchant/spu-form'),
    }),
  ],
  documents: {
    attrMerge: () => import('./document').then((its) => its.attrMerge),
    spu: () => import('./document').then((its) => its.spu),
    spuLink: () => import('./document').then((its) => its.spuLink),
    spuChange: () => import('./document').then((its) => its.spuChange),
  },
})
