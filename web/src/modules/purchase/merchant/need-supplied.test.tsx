import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { answer, need } from '../../../testkit/needs'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import NeedSupplied from './need-supplied'

const NEEDS = 'purchase/api/need-supplies'
const PAGE = '/product-manager/need-supplied-product'
const list = (rows: object[]) => () => json(rows, { 'X-Total-Count': String(rows.length) })

const open = async (path: string, rows: ReturnType<typeof need>[]) => {
  const server = serve({
    [`GET ${NEEDS}`]: list(rows),
    [`GET ${NEEDS}/7`]: rows[0] ?? {},
    [`POST ${NEEDS}/7/respond`]: rows[0] ?? {},
    [`POST ${NEEDS}/7/withdraw-response`]: rows[0] ?? {},
    'GET product/api/spus': list([{ id: 31, title: '花植积雪草修护面霜', code: 'SP261118001' }]),
    'GET selection/api/offers': list([]),
  })
  const view = await openPage(<NeedSupplied />, { path, route: PAGE })
  return { server, ...view }
}

beforeEach(() => page.viewport(1440, 900))

test('each kind of need has its tab', async () => {
  const { server, place } = await open(PAGE, [need(7)])
  const asked = () =>
    server.asked.findLast(({ call }) => call === `GET ${NEEDS}`)?.query.get('needType')
  await expect.poll(asked).toBe('COMPLETE')
  await page.getByRole('tab', { name: '寻源' }).click()
  await expect.poll(asked).toBe('SOURCING')
  expect(place()).toContain('tab=sourcing')
  await expect.element(page.getByText('双12修护面霜寻源').first()).toBeVisible()
  await expectAccessible()
})

test('a company answers with a product of its own', async () => {
  const { server } = await open(`${PAGE}?tab=sourcing`, [need(7, { actions: ['respond'] })])
  await page.getByRole('button', { name: /^响应/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '提交响应' }).click()
  await expect.element(dialog.getByText('报价不能为空')).toBeVisible()
  await dialog.getByRole('combobox', { name: '商品' }).click()
  await page.getByText('花植积雪草修护面霜（SP261118001）').click()
  await dialog.getByLabelText('报价').fill('88')
  await dialog.getByRole('button', { name: '提交响应' }).click()
  await expect.element(page.getByText('已响应，结果会以消息通知')).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `POST ${NEEDS}/7/respond`)
  expect(sent?.body).toEqual({ spuId: 31, images: [], price: 88, rowVersion: 0 })
})

test('what was answered with a name can be changed and taken back', async () => {
  const own = answer(3)
  const row = need(7, {
    actions: ['respond', 'withdraw'],
    myResponse: own,
    myResponseStatus: 'PENDING',
    rowVersion: 4,
  })
  const { server } = await open(`${PAGE}?tab=sourcing&needId=7`, [row])
  await expect.element(page.getByRole('heading', { name: '我的响应' })).toBeVisible()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: '修改响应' }).click()
  await expect.element(page.getByRole('textbox', { name: '商品名称' })).toHaveValue(own.productName)
  await page.getByRole('button', { name: '提交响应' }).click()
  await expect.element(page.getByText('已响应，结果会以消息通知')).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `POST ${NEEDS}/7/respond`)
  expect(sent?.body).toMatchObject({ productName: '积雪草面霜', price: 88, rowVersion: 4 })
  await drawer.getByRole('button', { name: '撤回响应' }).click()
  await page.getByRole('button', { name: /^撤\s?回$/ }).click()
  await expect.element(page.getByText('已撤回', { exact: true })).toBeVisible()
})

test('who may only read is offered nothing', async () => {
  await page.viewport(390, 844)
  await open(`${PAGE}?tab=sourcing`, [need(7)])
  await expect.element(page.getByText('双12修护面霜寻源').first()).toBeVisible()
  expect(page.getByRole('button', { name: /^响应/ }).all()).toHaveLength(0)
  await expectAccessible()
})
