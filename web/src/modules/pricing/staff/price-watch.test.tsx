import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { openPage } from '../../../testkit/page'
import { against, channelPrice, commitment, violation } from '../../../testkit/prices'
import { type FakeServer, json, serve } from '../../../testkit/server'
import PriceWatch from './price-watch'

const CASES = 'selection/api/price-violations'
const list = (rows: object[]) => () => json(rows, { 'X-Total-Count': String(rows.length) })
const lastQuery = (server: FakeServer, path: string) =>
  Object.fromEntries(server.asked.findLast(({ call }) => call === `GET ${path}`)?.query ?? [])

const open = async (path = '/platform/price-watch', codes: string[] = ['price_import']) => {
  const server = serve({
    'GET selection/api/price-commitments': list([commitment(1)]),
    [`GET ${CASES}`]: list([
      violation(7, { actions: ['ask', 'confirm', 'close'] }),
      violation(8, { skuName: '200g', firstByName: '张招商', actions: ['close'] }),
    ]),
    'GET selection/api/channel-prices': list([channelPrice(1, { against: against(true, false) })]),
    [`POST ${CASES}/7/confirm`]: violation(7, { firstByName: '张招商' }),
    [`POST ${CASES}/7/close`]: violation(7, { status: 'CLOSED' }),
  })
  const view = await openPage(<PriceWatch />, { path, route: '/platform/price-watch', codes })
  return { server, ...view }
}

beforeEach(() => page.viewport(1440, 900))

test('the promises in force come first; the others have tabs of their own', async () => {
  const { server, place } = await open()
  await expect.element(page.getByText('花植氨基酸洁面').first()).toBeVisible()
  expect(lastQuery(server, 'selection/api/price-commitments')).toMatchObject({
    'status.in': 'ACTIVE,BREACHED',
    sort: 'endDate,asc',
  })
  await expectAccessible()
  await page.getByRole('tab', { name: '待生效' }).click()
  await expect.poll(place).toContain('show=draft')
  await expect
    .poll(() => lastQuery(server, 'selection/api/price-commitments')['status.in'])
    .toBe('DRAFT')
})

test('only who may bring prices sees the import and the record', async () => {
  await open('/platform/price-watch', [])
  await expect.element(page.getByText('花植氨基酸洁面').first()).toBeVisible()
  expect(page.getByRole('button', { name: /导入渠道价格/ }).all().length).toBe(0)
  expect(page.getByRole('button', { name: /登记破价/ }).all().length).toBe(0)
  await open()
  await page
    .getByRole('button', { name: /登记破价/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /登\s?记/ }).click()
  await expect.element(dialog.getByText(/截图/).nth(1)).toBeVisible()
})

test('a case offers what the server allows and says how far it is', async () => {
  const { server } = await open('/platform/price-watch?tab=violations')
  await expect.element(page.getByText('张招商已确认，待法务')).toBeVisible()
  expect(page.getByRole('button', { name: /^确认破价/ }).all().length).toBe(1)
  await page.getByRole('button', { name: /^确认破价/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/两人都确认才认定为破价/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '认定意见' }).fill('截图属实')
  await dialog.getByRole('button', { name: '确认破价' }).click()
  await expect.element(page.getByText('已确认', { exact: true })).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `POST ${CASES}/7/confirm`)
  expect(sent?.body).toEqual({ opinion: '截图属实', rowVersion: 3 })
})

test('closing asks why', async () => {
  const { server } = await open('/platform/price-watch?tab=violations')
  await page.getByRole('button', { name: /^关闭/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click()
  await expect.element(dialog.getByText(/关闭原因/).nth(1)).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${CASES}/7/close`)
})

test('prices outside a scope are information', async () => {
  await open('/platform/price-watch?tab=prices')
  await expect.element(page.getByText('更低，不在承诺范围，仅供参考')).toBeVisible()
})
