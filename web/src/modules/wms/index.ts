import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { documentScreens } from '../../state/screen'

/** The specification spells the path `apply-roder`. */
export const wms = defineModule({
  screens: [
    ...documentScreens({
      base: '/goods/sku',
      name: '货品',
      menu: 'goods',
      codes: ['goodsList'],
      copy: true,
      list: () => import('./merchant/goods-list'),
      form: () => import('./merchant/goods-form'),
      detail: () => import('./merchant/goods-detail'),
    }),
    ...documentScreens({
      base: '/goods/apply-roder',
      name: '货品申请',
      listTitle: '货品申请单',
      menu: 'goods',
      codes: ['goodsOrderManager'],
      list: comingSoon,
      form: comingSoon,
      detail: comingSoon,
    }),
  ],
  documents: {
    goodsSku: () => import('./document').then((its) => its.goodsSku),
    goodsChange: () => import('./document').then((its) => its.goodsChange),
  },
})
