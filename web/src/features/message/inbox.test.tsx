import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../state/session'
import { openPage } from '../../testkit/page'
import { json, serve } from '../../testkit/server'
import Inbox from './inbox'

const BOX = 'admin/api/message-location-logs'

const message = (id: number, more = {}) => ({
  id,
  type: 'APPROVAL',
  title: `店铺申请被驳回 ${id}`,
  content: 'DP2611090001《沐岚个护专营店》在招商审核被驳回。',
  level: 'WARN',
  bizType: 'offerStoreAppr',
  bizId: 7,
  linkRoute: '/business/store-appr/detail/7',
  readStates: 0,
  readDate: null,
  sendDate: '2026-11-15 10:00:00',
  ...more,
})

const answers = (items: unknown[]) => ({
  [`GET ${BOX}`]: () => json(items, { 'X-Total-Count': String(items.length) }),
  [`GET ${BOX}/type/count`]: [{ type: 'APPROVAL', typeLabel: '审批', count: 2 }],
  [`GET ${BOX}/1`]: message(1, { readStates: 1 }),
  [`POST ${BOX}/read`]: { count: 2 },
  [`DELETE ${BOX}/1`]: () => new Response(null, { status: 204 }),
})

const press = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
  // Unread messages are counted for whoever is inside.
  useSession.setState({ token: 'token', roles: ['admin'], dialog: 'none', initialPassword: false })
})

test('S1-11 S2-22 a message is read by opening it, and leads to what it is about', async () => {
  const server = serve(answers([message(1), message(2, { readStates: 1 })]))
  const { place } = await openPage(<Inbox />, { path: '/message/index' })
  await expect.element(page.getByRole('img', { name: '未读' })).toBeVisible()
  await press('去处理：店铺申请被驳回 1').click()
  await expect.poll(place).toBe('/business/store-appr/detail/7')
  expect(server.calls()).toContain(`GET ${BOX}/1`)
})

test('S7-28 the type and the unread ones are chosen in the address', async () => {
  const server = serve(answers([message(1)]))
  const { place } = await openPage(<Inbox />, { path: '/message/index' })
  await press(/^审批/).click()
  await page.getByRole('switch', { name: '只看未读' }).click()
  await expect.poll(place).toBe('/message/index?type=APPROVAL&unread=1')
  const last = server.asked.findLast(({ call }) => call === `GET ${BOX}`)
  expect(Object.fromEntries(last?.query ?? [])).toEqual({
    type: 'APPROVAL',
    readStates: '0',
    page: '0',
    size: '20',
  })
})

test('all are read at one stroke, one is deleted after a question', async () => {
  const server = serve(answers([message(1)]))
  await openPage(<Inbox />, { path: '/message/index' })
  await press('全部已读').click()
  await expect.element(page.getByText('已将 2 条消息标为已读')).toBeVisible()
  expect(server.asked.find(({ call }) => call === `POST ${BOX}/read`)?.body).toEqual({ all: true })
  await press('删除：店铺申请被驳回 1').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect.poll(() => server.calls()).toContain(`DELETE ${BOX}/1`)
})

test('an empty box says what will come', async () => {
  serve(answers([]))
  await openPage(<Inbox />, { path: '/message/index' })
  await expect.element(page.getByText('还没有消息')).toBeVisible()
})
