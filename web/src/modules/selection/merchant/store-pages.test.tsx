import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { router } from '../../../app/router'
import { useTabs } from '../../../state/tabs'
import { dictionary, storeDetail, storeDiff, storeRow, versions } from '../../../testkit/documents'
import { openPortal, place } from '../../../testkit/portal'
import { json, portalAnswers, refusal, serve } from '../../../testkit/server'

vi.mock('../../../app/guard/leave', () => ({ leaveTo: vi.fn() }))

const API = 'selection/api/merchant/offer-store-apprs'
const STORES = 'selection/api/merchant/offer-stores'

const store = {
  id: 1,
  storeId: 704,
  storeName: '花植官方旗舰店',
  platformType: 'TMALL',
  sellerId: 'hz123',
  storeStatus: 'NORMAL',
  relationType: 'AUTH',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'enabled',
  brandNames: '花植',
  actions: ['unbind'],
}

const listed = (items: unknown[]) => json(items, { 'X-Total-Count': String(items.length) })
const rows = Array.from({ length: 18 }, (_, index) => storeRow(index + 1, 'APPROVING'))

const answers = (more: object = {}) => ({
  ...portalAnswers({}, ['business_Info']),
  'GET admin/api/getAllDictionarys/2': dictionary,
  [`GET ${API}`]: () => listed(rows),
  [`GET ${API}/counts`]: { all: 18 },
  [`GET ${API}/15`]: { ...storeDetail(15, 'APPROVING'), versions },
  [`GET ${API}/15/diff`]: storeDiff,
  [`GET ${STORES}`]: () => listed([store]),
  [`GET ${STORES}/704/timeline`]: [
    {
      date: '2026-01-01 10:00:00',
      action: 'BIND',
      actionLabel: '建立关联',
      operatorName: '张招商',
      remark: null,
    },
  ],
  [`GET ${STORES}/704/ratings`]: [
    { month: '2026-10', dsrDesc: 4.86, dsrService: 4.82, dsrLogistics: 4.9 },
  ],
  ...more,
})

const tabTitles = () => useTabs.getState().tabs.map(({ title }) => title)

beforeEach(() => page.viewport(1440, 900))

test('S2-31 the detail names its tab; coming back lands on the row that was left', async () => {
  serve(answers())
  await openPortal('/business/info?tab=store')
  await page.getByRole('button', { name: '花植旗舰店 15', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '花植旗舰店 15' })).toBeVisible()
  await expect.poll(tabTitles).toEqual(['首页', '企业信息', 'DP2611150015 详情'])
  await router.navigate(-1)
  await expect.poll(place).toBe('/business/info?tab=store')
  await expect
    .element(page.getByRole('button', { name: '花植旗舰店 15', exact: true }))
    .toHaveFocus()
})

test('the detail shows content, steps, versions and log, each at its own address', async () => {
  serve(answers())
  await openPortal('/business/store-appr/detail/15')
  await expect.element(page.getByRole('list', { name: '审批进度' })).toBeVisible()
  await expect.element(page.getByText('https://huazhi.tmall.com')).toBeVisible()
  await expect.element(page.getByText('¥50,000.00')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '撤回' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '编辑' })).not.toBeInTheDocument()
  await page.getByRole('tab', { name: '版本 2' }).click()
  await expect.poll(place).toBe('/business/store-appr/detail/15?tab=versions')
  await expect.element(page.getByText('变化 6 处，关键 2 处')).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: '全部版本' }).getByText('首次提交'))
    .toBeVisible()
  await page.getByRole('tab', { name: '操作日志 1' }).click()
  await expect.element(page.getByText('王芳 提交')).toBeVisible()
})

test('common.notFound a document of others says that it does not exist', async () => {
  serve(answers({ [`GET ${API}/99`]: () => refusal(404, { title: '数据不存在或已被删除' }) }))
  await openPortal('/business/store-appr/detail/99')
  await expect.element(page.getByText('数据不存在或已被删除')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: '店铺申请' })).toBeVisible()
})

test('usable stores show their relation and its story, and can be untied', async () => {
  const path = `POST ${STORES}/removeMerchantStoreRelation`
  const server = serve(answers({ [path]: new Response(null, { status: 200 }) }))
  await openPortal('/business/info?tab=store')
  await page.getByText('可用店铺', { exact: true }).click()
  await expect.poll(place).toBe('/business/info?tab=store&view=usable')
  await expect.element(page.getByText('2026-01-01 至 2026-12-31')).toBeVisible()
  await page.getByRole('button', { name: '关联记录 花植官方旗舰店' }).click()
  await expect.element(page.getByText('张招商 建立关联')).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'DSR 走势' }).getByText('4.86'))
    .toBeVisible()
  await page.getByRole('button', { name: '关闭关联记录' }).click()
  await page.getByRole('button', { name: '解除关联 花植官方旗舰店' }).click()
  server.answer(`GET ${STORES}`, () => listed([]))
  await page
    .getByRole('dialog', { name: /解除与/ })
    .getByRole('button', { name: '解除关联' })
    .click()
  await expect.element(page.getByText('已解除关联')).toBeVisible()
  await expect.element(page.getByText('还没有可用店铺')).toBeVisible()
  await page.getByRole('tab', { name: '已收藏' }).click()
  await expect.element(page.getByText('还没有收藏的店铺')).toBeVisible()
  await expect.poll(place).toBe('/business/info?tab=store&view=usable&state=starred')
})

test('S6-04 the company page opens on the company and keeps its tab in the address', async () => {
  serve(answers())
  await openPortal('/business/info')
  await expect.element(page.getByRole('heading', { name: '主体信息' })).toBeVisible()
  await page.getByRole('tab', { name: '店铺', exact: true }).click()
  await expect.poll(place).toBe('/business/info?tab=store')
  await expect.element(page.getByRole('button', { name: /新建店铺申请/ })).not.toBeInTheDocument()
})
