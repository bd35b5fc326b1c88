import { screen } from '../../state/screen'

const menu = 'offer'
const codes = ['offerList']
const under = '/offer/list'
const form = ':liveRoom/:categoryCode/:formType/:offerStyle'

const edit = { under, codes, load: () => import('./edit/offer-edit') }
const detail = { title: '报品详情', load: () => import('./detail/offer-detail') }

const merges = '/offer/attrMergeManager'
const mergeForm = { under: merges, beside: true, load: () => import('./merge/merge-form') }

export const offerScreens = [
  screen({
    path: '/offer/list',
    title: '报品列表',
    menu,
    codes,
    load: () => import('./list/offer-list'),
  }),
  screen({ ...edit, path: `/offer/create/${form}`, title: '新建报品' }),
  screen({ ...edit, path: '/offer/edit/:offerId', title: '编辑报品' }),
  screen({ ...edit, path: `/offer/copy/${form}/:offerId`, title: '复制报品' }),
  screen({ ...edit, path: `/offer/reuse/${form}/:offerId`, title: '复用报品', identity: ['type'] }),
  screen({ ...edit, path: '/offer/supplement/:offerId', title: '补全资料' }),
  screen({ ...edit, path: '/offer/change/edit/:id', title: '变更报品' }),
  // Without codes and beside the menu: staff come here from their desk, and the server says who may read it.
  screen({ ...detail, path: '/offer/detail/:offerId', under, beside: true }),
  screen({
    path: '/offer/change/:id',
    title: '报品变更',
    under,
    beside: true,
    load: () => import('./change/offer-change'),
  }),
  screen({
    path: merges,
    title: '属性合并',
    menu,
    codes: ['attrMergeManager'],
    load: () => import('./merge/merge-list'),
  }),
  // Staff write some of their own: the server says who may.
  screen({ ...mergeForm, path: '/offer/attr-merge/create', title: '新建属性合并' }),
  screen({ ...mergeForm, path: '/offer/attr-merge/edit/:id', title: '编辑属性合并' }),
  screen({
    path: '/offer/attr-merge/detail/:id',
    title: '属性合并详情',
    under: merges,
    beside: true,
    load: () => import('./merge/merge-detail'),
  }),

  // A window of its own, without the menu's tabs (S2-18).
  screen({ ...detail, path: '/product-offer/detail/:offerId', bare: true }),
  screen({
    path: '/offer-diff/log/:logId',
    title: '版本对比',
    load: () => import('./diff/log-diff'),
  }),
  screen({
    path: '/offer-diff/offer/:offerId',
    title: '版本对比',
    load: () => import('./diff/offer-diff'),
  }),
]
