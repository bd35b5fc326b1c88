import { comingSoon } from '../../blocks/coming-soon'
import { screen } from '../../state/screen'

const menu = 'offer'
const codes = ['offerList']
const under = '/offer/list'
const form = ':liveRoom/:categoryCode/:formType/:offerStyle'

export const offerScreens = [
  screen({ path: '/offer/list', title: '报品列表', menu, codes, load: comingSoon }),
  screen({
    path: `/offer/create/${form}`,
    title: '新建报品',
    under,
    codes,
    load: () => import('./edit/offer-edit'),
  }),
  screen({
    path: '/offer/edit/:offerId',
    title: '编辑报品',
    under,
    codes,
    load: () => import('./edit/offer-edit'),
  }),
  screen({
    path: `/offer/copy/${form}/:offerId`,
    title: '复制报品',
    under,
    codes,
    load: () => import('./edit/offer-edit'),
  }),
  screen({
    path: `/offer/reuse/${form}/:offerId`,
    title: '复用报品',
    under,
    codes,
    load: () => import('./edit/offer-edit'),
  }),
  screen({ path: '/offer/detail/:offerId', title: '报品详情', under, codes, load: comingSoon }),
  screen({
    path: '/offer/attrMergeManager',
    title: '属性合并',
    menu,
    codes: ['attrMergeManager'],
    load: comingSoon,
  }),

  // A window of its own, without the menu's tabs (S2-18).
  screen({
    path: '/product-offer/detail/:offerId',
    title: '报品详情',
    bare: true,
    load: comingSoon,
  }),
  screen({ path: '/offer-diff/log/:logId', title: '版本对比', load: comingSoon }),
  screen({ path: '/offer-diff/offer/:offerId', title: '版本对比', load: comingSoon }),
]
