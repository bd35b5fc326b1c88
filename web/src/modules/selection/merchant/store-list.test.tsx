import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storeRow } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type Asked, json, refusal, serve } from '../../../testkit/server'
import { StoreList } from './store-list'

const API = 'selection/api/merchant/offer-store-apprs'

const rows = [
  storeRow(1, 'CREATED'),
  storeRow(2, 'APPROVING'),
  storeRow(3, 'REJECTED'),
  storeRow(4, 'APPROVED'),
]

const counts = {
  all: 4,
  created: 1,
  approving: 1,
  rejected: 1,
  approved: 1,
  completed: 0,
  cancelled: 0,
}

const listed = (items: unknown[], total = items.length) =>
  json(items, { 'X-Total-Count': String(total) })

const answers = () => ({
  [`GET ${API}`]: () => listed(rows),
  [`GET ${API}/counts`]: counts,
})

const open = (path = '/business/info?tab=store') =>
  openPage(<StoreList />, { path, codes: ['offerStore_create'] })

const lastQuery = (asked: Asked[], call: string) =>
  Object.fromEntries(asked.findLast((one) => one.call === call)?.query ?? [])

const row = (id: number) => page.getByRole('row', { name: new RegExp(`花植旗舰店 ${id}`) })
const press = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => page.viewport(1440, 900))

test('S9-01 S2-33 rows show with the operations that the server allows', async () => {
  const server = serve(answers())
  await open()
  await expect.element(page.getByText('花植旗舰店 1')).toBeVisible()
  expect(lastQuery(server.asked, `GET ${API}`)).toEqual({
    page: '0',
    size: '20',
    sort: 'createdDate,desc',
  })
  await expect.element(press('解除关联 花植旗舰店 4')).toBeVisible()
  await expect.element(row(4).getByRole('button', { name: /编辑/ })).not.toBeInTheDocument()
  await expect.element(row(1).getByRole('button', { name: /编辑/ })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: '待修改 1' })).toBeVisible()
})

test('S5-23 S9-16 search, state and order live in the address, and the address restores them', async () => {
  const server = serve(answers())
  const { place } = await open()
  await page.getByLabelText('店铺名').fill('  花植 ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/business/info?tab=store&storeName=%E8%8A%B1%E6%A4%8D')
  await page.getByRole('tab', { name: /待修改/ }).click()
  await press('提交时间').click()
  await expect
    .poll(() => lastQuery(server.asked, `GET ${API}`))
    .toEqual({
      page: '0',
      size: '20',
      sort: 'submitDate,desc',
      storeName: '花植',
      'status.in': 'REJECTED',
    })
  expect(lastQuery(server.asked, `GET ${API}/counts`)).toEqual({ storeName: '花植' })

  await open(place())
  await expect.element(page.getByLabelText('店铺名')).toHaveValue('花植')
  await expect
    .element(page.getByRole('tab', { name: /待修改/ }))
    .toHaveAttribute('aria-selected', 'true')
})

test('S2-32 an empty list says what it is; one without a result names the filters', async () => {
  const server = serve({ ...answers(), [`GET ${API}`]: () => listed([]) })
  await open()
  await expect.element(page.getByText('还没有店铺申请')).toBeVisible()
  await expect.element(press('新建店铺申请')).toBeVisible()

  const { place } = await open('/business/info?tab=store&state=rejected&platformType=JD')
  await expect.element(page.getByText('没有符合条件的店铺申请')).toBeVisible()
  await expect.element(page.getByText('当前筛选：待修改、京东')).toBeVisible()
  await press('只去掉“平台”').click()
  await expect.poll(place).toBe('/business/info?tab=store&state=rejected')
  await press('清空筛选').click()
  await expect.poll(place).toBe('/business/info?tab=store')
  expect(server.asked.length).toBeGreaterThan(4)
})

test('S8-04 a list that failed keeps its filters and tries again', async () => {
  const server = serve({
    ...answers(),
    [`GET ${API}`]: () => refusal(500, {}, { 'X-Request-Id': '8f3a-20c1' }),
  })
  await open('/business/info?storeName=x')
  await expect.element(page.getByText('列表加载失败')).toBeVisible()
  await expect.element(page.getByText(/筛选条件已保留/)).toBeVisible()
  await expect.element(page.getByText('编号 8f3a-20c1')).toBeVisible()
  server.answer(`GET ${API}`, () => listed(rows))
  await press('重试').click()
  await expect.element(page.getByText('花植旗舰店 1')).toBeVisible()
})

test('S9-01 a page that is gone leads to the last one', async () => {
  serve({
    ...answers(),
    [`GET ${API}`]: ({ query }: Asked) => listed(query.get('page') === '0' ? rows : [], 4),
  })
  const { place } = await open('/business/info?page=7')
  await expect.poll(place).toBe('/business/info')
  await expect.element(page.getByText('花植旗舰店 1')).toBeVisible()
})

test('an operation asks, carries the row version, and renews the list', async () => {
  const server = serve({ ...answers(), [`POST ${API}/2/withdraw`]: storeRow(2, 'CREATED') })
  await open()
  await press('撤回 花植旗舰店 2').click()
  await expect.element(page.getByText('撤回“花植旗舰店 2”？')).toBeVisible()
  await page.getByLabelText('撤回原因').fill('先改资料')
  const before = server.calls().filter((call) => call === `GET ${API}`).length
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect.element(page.getByText('已撤回')).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `POST ${API}/2/withdraw`)
  expect(sent?.body).toEqual({ rowVersion: 3, reason: '先改资料' })
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  await expect
    .poll(() => server.calls().filter((call) => call === `GET ${API}`).length)
    .toBeGreaterThan(before)
})

test('作废 wants a reason; a refusal keeps the dialog open', async () => {
  const server = serve({
    ...answers(),
    [`POST ${API}/3/cancel`]: () => refusal(400, { title: '当前状态不允许此操作' }),
  })
  await open()
  await press('更多 花植旗舰店 3').click()
  await page.getByRole('menuitem', { name: '作废' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '作废' }).click()
  await expect.element(page.getByRole('alert').getByText('作废原因不能为空')).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${API}/3/cancel`)
  await page.getByLabelText('作废原因').fill('不再合作')
  await dialog.getByRole('button', { name: '作废' }).click()
  await expect.element(page.getByText('当前状态不允许此操作')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('several rows at once: only those that allow it are touched', async () => {
  const server = serve({
    ...answers(),
    [`POST ${API}/1/submit`]: storeRow(1, 'APPROVING'),
    [`POST ${API}/3/submit`]: () => refusal(400, { title: '店铺链接不能为空' }),
  })
  await open()
  await page.getByRole('checkbox', { name: '全选本页' }).click()
  await expect.element(page.getByText('已选 4 项')).toBeVisible()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '提交' }).click()
  await expect.element(page.getByText(/有 2 项可以提交/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  await expect
    .element(page.getByText(/1 项成功，1 项失败：DP2611150003：店铺链接不能为空/))
    .toBeVisible()
  expect(server.calls().filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${API}/1/submit`,
    `POST ${API}/3/submit`,
  ])
})

test('store.inUse a store that is in use stays tied', async () => {
  const path = 'POST selection/api/merchant/offer-stores/removeMerchantStoreRelation'
  const server = serve({
    ...answers(),
    [path]: () => refusal(400, { title: '店铺存在进行中的报品，无法解除关联' }),
  })
  await open()
  await press('解除关联 花植旗舰店 4').click()
  await page.getByRole('dialog').getByRole('button', { name: '解除关联' }).click()
  await expect.element(page.getByText('店铺存在进行中的报品，无法解除关联')).toBeVisible()
  expect(lastQuery(server.asked, path)).toEqual({ merchantId: '2', storeId: '704' })
})

test('S9-12 on a phone every row is a card with its operations', async () => {
  await page.viewport(390, 844)
  serve(answers())
  await open()
  const cards = page.getByRole('list', { name: '店铺申请列表' }).getByRole('listitem')
  await expect.element(cards.first()).toBeVisible()
  expect(cards.all().length).toBeGreaterThanOrEqual(4)
  await expect.element(press('编辑 花植旗舰店 1')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})
