import { expect, test } from 'vitest'
import { comingSoon } from '../blocks/coming-soon'
import { grantedPaths, menus, sidebar } from '../state/menus'
import { matchScreen } from './guard/match'
import { screens } from './screens'
import { pageTitle } from './shell/page-title'

const paths = screens.map((screen) => screen.path)

const SPEC_CODES = [
  'system',
  'accountManager',
  'userGroupTreeManager',
  'roleManager',
  'offerManager',
  'offerList',
  'attrMergeManager',
  'business_Info',
  'company_basicInfo',
  'submitFeedback',
  'goodsManager',
  'goodsList',
  'goodsOrderManager',
  'financeManager',
  'financeApprList',
  'financeInfoList',
]

const form = ':liveRoom/:categoryCode/:formType/:offerStyle'

test.each([
  ['S2-02', '', ['company-sign', 'company-sign-result', 'companyRegister']],
  ['S2-03', '', ['404', '401']],
  ['S2-06', '', ['dashboard']],
  [
    'S2-17',
    '',
    ['profile/index', 'message/index', 'offer-diff/log/:logId', 'offer-diff/offer/:offerId'],
  ],
  ['S2-18', '', ['product-offer/detail/:offerId']],
  ['S2-19', 'system/', ['accountManager', 'userGroupTreeManager', 'roleManager']],
  [
    'S2-20',
    'offer/',
    [
      'list',
      `create/${form}`,
      'edit/:offerId',
      `copy/${form}/:offerId`,
      `reuse/${form}/:offerId`,
      'detail/:offerId',
      'attrMergeManager',
      'qcCertAppr',
      'qcCertApprEdit',
      'qcCertApprDetail',
      'qcBusinessQualify',
      'qcSkuQualify',
      'qc-detail-appr/list',
      'qc-detail-appr/edit/:id',
      'qc-detail-appr/detail/:id',
    ],
  ],
  ['S2-21', 'business/', ['info', 'selection-supply-info-update']],
  ['S2-22', '', ['submit-feedback']],
  [
    'S2-23',
    'goods/',
    [
      'sku/list',
      'sku/create',
      'sku/edit/:id',
      'sku/copy/:id',
      'sku/detail/:id',
      'apply-roder/list',
      'apply-roder/create',
      'apply-roder/edit/:id',
      'apply-roder/detail/:id',
    ],
  ],
  [
    'S2-24',
    'contract/',
    [
      'qualification-approve-report',
      'contract/list',
      'contract/create',
      'contract/create-new',
      'contract/edit/:id',
      'contract/edit-new/:id',
      'contract/detail/:id',
      'contract/detail-new/:id',
      'qualification-approve/list',
      'qualification-approve/create',
      'qualification-approve/edit/:id',
      'qualification-approve/detail/:id',
      'new/qualification-approve/edit/:id',
      'new/qualification-approve/detail/:id',
      'qualification-change/create',
      'qualification-change/edit/:id',
      'qualification-change/detail/:id',
    ],
  ],
  [
    'S2-25',
    'product-manager/',
    [
      'product-center-add',
      'product-center',
      'need-supplied-product',
      'product-manager-comp',
      'product-spu-detail-page',
      'product-spu-edit-page',
    ],
  ],
  [
    'S2-26',
    'finance/',
    [
      'finance-appr/list',
      'finance-appr/create',
      'finance-appr/edit/:id',
      'finance-appr/detail/:id',
      'finance-info/list',
      'finance-info/detail/:id',
    ],
  ],
  ['S2-27', 'promotion-info/', ['promotion-info-list', 'promotion-poster-list', 'edit']],
] as const)('%s every route is declared', (_id, under, routes) => {
  for (const route of routes) expect(paths).toContain(`/${under}${route}`)
})

test('S2-01 no route is declared twice', () => {
  expect(new Set(paths).size).toBe(paths.length)
})

test('S2-20 an address finds its own screen', () => {
  expect(matchScreen('/offer/create/promote11/Food/FULL/NEW')?.title).toBe('新建报品')
  expect(matchScreen('/offer/qc-detail-appr/edit/7')?.title).toBe('编辑详情页')
  expect(matchScreen('/offer/nothing')).toBeUndefined()
})

test('S6-01 S6-04 only the sixteen codes and those of the staff stand on routes', () => {
  const used = new Set([...screens, ...menus].flatMap((place) => place.codes ?? []))
  const vendor = [...used].filter((code) => !code.startsWith('platform'))
  expect(vendor.toSorted()).toEqual(SPEC_CODES.toSorted())
})

test('S6-04 S6-07 the open quality routes stay when offerManager is missing', () => {
  const open = grantedPaths(screens, new Set(['offerList']))
  expect(open.has('/offer/list')).toBe(false)
  expect(open.has('/offer/qcCertAppr')).toBe(true)
  expect(open.has('/offer/qc-detail-appr/edit/:id')).toBe(true)
  expect(open.has('/contract/contract/list')).toBe(true)
  expect(open.has('/promotion-info/edit')).toBe(true)
})

test('S6-04 with its codes the offer menu opens, its pages included', () => {
  const open = grantedPaths(screens, new Set(['offerManager', 'offerList']))
  expect(open.has('/offer/list')).toBe(true)
  expect(open.has('/offer/edit/:offerId')).toBe(true)
  expect(open.has('/offer/attrMergeManager')).toBe(false)
})

test('S6-04 either of the two codes opens the company page', () => {
  for (const code of ['business_Info', 'company_basicInfo']) {
    expect(grantedPaths(screens, new Set([code])).has('/business/info')).toBe(true)
  }
  expect(grantedPaths(screens, new Set()).has('/business/info')).toBe(false)
})

test('S6-07 staff see no vendor menu without a code, a business account sees no staff menu', () => {
  const titles = (codes: string[], staff: boolean) => {
    const granted = grantedPaths(screens, new Set(codes))
    return sidebar(screens, granted, staff).map((entry) =>
      entry.kind === 'menu' ? entry.menu.title : entry.screen.title,
    )
  }
  expect(titles(['platformManager', 'platformTodo'], true)).toEqual(['首页', '平台工作'])
  expect(titles([], false)).toEqual([
    '首页',
    '报品管理',
    '商品中心',
    '合同与资质',
    '推广信息',
    '企业信息',
  ])
})

test('S2-10 S1-13 the page title is the route title and the system title', () => {
  const titleOf = (path: string) => {
    const found = matchScreen(path)
    return found && pageTitle(found)
  }
  expect(titleOf('/dashboard')).toBe('首页 - 美ONE-商家')
  expect(titleOf('/offer/list')).toBe('报品列表 - 美ONE-商家')
  expect(titleOf('/company-sign')).toBe('美ONE供应商协同平台')
  expect(titleOf('/company-sign-result')).toBe('签署结果 - 美ONE-商家')
})

/** Modules that are still to come. A line may go from here and never come back. */
const COMING_SOON = [
  '/contract/contract/create',
  '/contract/contract/create-new',
  '/contract/contract/detail-new/:id',
  '/contract/contract/detail/:id',
  '/contract/contract/edit-new/:id',
  '/contract/contract/edit/:id',
  '/contract/contract/list',
  '/contract/new/qualification-approve/detail/:id',
  '/contract/new/qualification-approve/edit/:id',
  '/contract/qualification-approve-report',
  '/contract/qualification-approve/create',
  '/contract/qualification-approve/detail/:id',
  '/contract/qualification-approve/edit/:id',
  '/contract/qualification-approve/list',
  '/contract/qualification-change/create',
  '/contract/qualification-change/detail/:id',
  '/contract/qualification-change/edit/:id',
  '/finance/finance-appr/create',
  '/finance/finance-appr/detail/:id',
  '/finance/finance-appr/edit/:id',
  '/finance/finance-appr/list',
  '/finance/finance-info/detail/:id',
  '/finance/finance-info/list',
  '/goods/apply-roder/create',
  '/goods/apply-roder/detail/:id',
  '/goods/apply-roder/edit/:id',
  '/goods/apply-roder/list',
  '/offer/qc-detail-appr/detail/:id',
  '/offer/qc-detail-appr/edit/:id',
  '/offer/qc-detail-appr/list',
  '/offer/qcBusinessQualify',
  '/offer/qcCertAppr',
  '/offer/qcCertApprDetail',
  '/offer/qcCertApprEdit',
  '/offer/qcSkuQualify',
  '/promotion-info/edit',
  '/promotion-info/promotion-info-list',
  '/promotion-info/promotion-poster-list',
]

test('S2-17 exactly these screens still show 本模块即将开放', () => {
  const soon = screens.filter((screen) => screen.load === comingSoon).map((screen) => screen.path)
  expect(soon.toSorted()).toEqual(COMING_SOON.toSorted())
})
