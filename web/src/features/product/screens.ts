import { comingSoon } from '../../blocks/coming-soon'
import { screen } from '../../state/screen'

const menu = 'product'
const under = '/product-manager/product-manager-comp'
const identity = ['spuId']

export const productScreens = [
  screen({ path: '/product-manager/product-center', title: '商品中心', menu, load: comingSoon }),
  screen({
    path: '/product-manager/product-center-add',
    title: '新增商品',
    under: '/product-manager/product-center',
    load: comingSoon,
  }),
  screen({ path: under, title: '企业商品', menu, load: comingSoon }),
  screen({
    path: '/product-manager/need-supplied-product',
    title: '待补充商品',
    menu,
    load: comingSoon,
  }),
  screen({
    path: '/product-manager/product-spu-detail-page',
    title: '商品详情',
    under,
    identity,
    load: comingSoon,
  }),
  screen({
    path: '/product-manager/product-spu-edit-page',
    title: '编辑商品',
    under,
    identity,
    load: comingSoon,
  }),
]
