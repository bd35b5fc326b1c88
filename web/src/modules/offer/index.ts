import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

const menu = 'offer'
const codes = ['offerList']
const under = '/offer/list'
const form = ':liveRoom/:categoryCode/:formType/:offerStyle'

const edit = { under, codes, load: () => import('./merchant/edit/offer-edit') }
const detail = { title: '报品详情', load: () => import('./merchant/detail/offer-detail') }

export const offer = defineModule({
  screens: [
    staffScreen('offers', '报品总览', 'platformOffer', () => import('./staff/offers')),
    screen({
      path: '/platform/offers/compare',
      title: '报品对比',
      under: '/platform/offers',
      codes: ['platformOffer'],
      identity: ['ids'],
      load: () => import('./staff/compare/offer-compare'),
    }),
    screen({
      path: '/offer/list',
      title: '报品列表',
      menu,
      codes,
      load: () => import('./merchant/list/offer-list'),
    }),
    screen({ ...edit, path: `/offer/create/${form}`, title: '新建报品' }),
    screen({ ...edit, path: '/offer/edit/:offerId', title: '编辑报品' }),
    screen({ ...edit, path: `/offer/copy/${form}/:offerId`, title: '复制报品' }),
    screen({
      ...edit,
      path: `/offer/reuse/${form}/:offerId`,
      title: '复用报品',
      identity: ['type'],
    }),
    screen({ ...edit, path: '/offer/supplement/:offerId', title: '补全资料' }),
    screen({ ...edit, path: '/offer/change/edit/:id', title: '变更报品' }),
    // Without codes and beside the menu: staff come here from their desk, and the server says who may read it.
    screen({ ...detail, path: '/offer/detail/:offerId', under, beside: true }),
    screen({
      path: '/offer/change/:id',
      title: '报品变更',
      under,
      beside: true,
      load: () => import('./merchant/change/offer-change'),
    }),
    // A window of its own, without the menu's tabs (S2-18).
    screen({ ...detail, path: '/product-offer/detail/:offerId', bare: true }),
    screen({
      path: '/offer-diff/log/:logId',
      title: '版本对比',
      load: () => import('./merchant/diff/log-diff'),
    }),
    screen({
      path: '/offer-diff/offer/:offerId',
      title: '版本对比',
      load: () => import('./merchant/diff/offer-diff'),
    }),
  ],
  documents: {
    offer: () => import('./document').then((its) => its.offer),
    offerChange: () => import('./document').then((its) => its.offerChange),
  },
})
