import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenContext } from '../../../state/current-screen'
import { storeDetail, storeRow } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import { wms } from '..'
import type { GoodsDetail, GoodsRow } from '../document'
import Detail from './goods-detail'
import Form from './goods-form'
import List from './goods-list'

const API = 'wms/api/goods-skus'

const press = (name: string | RegExp) => page.getByRole('button', { name })

const row = (given: Partial<GoodsRow> = {}): GoodsRow => {
  const { storeId, storeName, platformType, sellerId, storeType, ownerName, isOwn, ...head } =
    storeRow(1, 'APPROVED')
  return {
    ...head,
    title: '积雪草面霜',
    status: 'ENABLED',
    actions: ['detail', 'edit', 'disable', 'version', 'log'],
    goodsCode: head.code,
    goodsName: '积雪草面霜',
    barcode: '6901234500011',
    noBarcode: false,
    brandId: 11,
    brandName: '花植',
    categoryCode: 'Cosmetic',
    spec: '50g/瓶',
    lengthCm: 6.5,
    widthCm: 6.5,
    heightCm: 8.2,
    weightKg: 0.215,
    storageType: 'NORMAL',
    image: null,
    changeStatus: 'NONE',
    changeId: null,
    ...given,
  }
}

const detail = (given: Partial<GoodsDetail> = {}): GoodsDetail => {
  const { process, versions } = storeDetail(1, 'APPROVED')
  return {
    ...row(),
    process,
    versions,
    images: [],
    msds: [],
    shelfLifeFlag: true,
    shelfLifeDays: 1095,
    declareValue: 149,
    ...given,
  } as GoodsDetail
}

const tickLiquid = () => page.getByRole('checkbox', { name: /含液体/ }).click()

beforeEach(() => page.viewport(1440, 900))

test('tabs count by the states of goods, and an enabled one is disabled after a question', async () => {
  const server = serve({
    [`GET ${API}`]: () => json([row()], { 'X-Total-Count': '1' }),
    [`GET ${API}/counts`]: { all: 4, byStatus: { ENABLED: 3, DISABLED: 1 } },
    [`POST ${API}/1/disable`]: detail({ status: 'DISABLED' }),
  })
  const listed = wms.screens.find(({ path }) => path === '/goods/sku/list')
  await openPage(
    <ScreenContext value={listed ?? null}>
      <List />
    </ScreenContext>,
    { path: '/goods/sku/list', codes: ['goodsList_create'] },
  )
  await expect.element(page.getByRole('tab', { name: '启用 3' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: '停用 1' })).toBeVisible()
  await expect.element(page.getByText('6.5×6.5×8.2 cm')).toBeVisible()
  await press('停用 积雪草面霜').click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect.element(page.getByText('已停用')).toBeVisible()
  expect(server.asked.find(({ call }) => call === `POST ${API}/1/disable`)?.body).toEqual({
    rowVersion: 3,
  })
})

test('a change that waits stands beside what counts', async () => {
  serve({ [`GET ${API}/1`]: detail({ changeStatus: 'APPROVING', pending: { weightKg: 0.227 } }) })
  await openPage(<Detail />, { path: '/goods/sku/detail/1', route: '/goods/sku/detail/:id' })
  await expect.element(page.getByText('待生效的变更')).toBeVisible()
  await expect.element(page.getByText('变更审批中')).toBeVisible()
  await expect.element(page.getByText('0.227')).toBeVisible()
  await expect.poll(() => page.getByText('0.215').all().length).toBe(2)
})

test('the form goes on with the change, and asks for papers of what is dangerous', async () => {
  const server = serve({
    [`GET ${API}/1`]: detail({ changeStatus: 'CREATED', pending: { weightKg: 0.227 } }),
    [`PUT ${API}`]: detail({ changeStatus: 'CREATED', pending: { weightKg: 0.3 } }),
  })
  await openPage(<Form />, { path: '/goods/sku/edit/1', route: '/goods/sku/edit/:id' })
  await expect.element(page.getByRole('textbox', { name: /毛重/ })).toHaveValue('0.227')
  await expect.element(page.getByText('MSDS')).not.toBeInTheDocument()
  await tickLiquid()
  await expect.element(page.getByText('MSDS').first()).toBeVisible()
  await tickLiquid()
  await page.getByRole('textbox', { name: /毛重/ }).fill('0.3')
  await press('保存草稿').click()
  await expect
    .poll(() => server.asked.find(({ call }) => call === `PUT ${API}`)?.body)
    .toMatchObject({ id: 1, rowVersion: 3, weightKg: 0.3, goodsName: '积雪草面霜' })
})
