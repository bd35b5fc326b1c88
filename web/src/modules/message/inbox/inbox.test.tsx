import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../../state/session'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
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
  nextStep: '去修改',
  readStates: 0,
  readDate: null,
  sendDate: '2026-11-15 10:00:00',
  foldedCount: 0,
  ...more,
})

const detail = (id: number, more = {}) => ({
  ...message(id, { readStates: 1 }),
  parts: [],
  channelResults: [{ channel: 'EMAIL', state: 'SENT' }],
  ...more,
})

const answers = (items: unknown[]) => ({
  [`GET ${BOX}`]: () => json(items, { 'X-Total-Count': String(items.length) }),
  [`GET ${BOX}/type/count`]: [{ type: 'APPROVAL', typeLabel: '审批', count: 2 }],
  [`GET ${BOX}/1`]: detail(1),
  [`POST ${BOX}/read`]: { count: 2 },
  [`DELETE ${BOX}/1`]: () => new Response(null, { status: 204 }),
})

const press = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
  // Unread messages are counted for whoever is inside.
  useSession.setState({ token: 'token', roles: ['admin'], dialog: 'none', initialPassword: false })
})

test('S1-11 S2-22 a message is read by opening it, and its button leads to the next step', async () => {
  const server = serve(answers([message(1), message(2, { readStates: 1 })]))
  const { place } = await openPage(<Inbox />, { path: '/message/index' })
  await expect.element(page.getByRole('img', { name: '未读' })).toBeVisible()
  await press('查看：店铺申请被驳回 1').click()
  await expect.element(page.getByText('邮件：已发送')).toBeVisible()
  expect(server.calls()).toContain(`GET ${BOX}/1`)
  await press('去修改').click()
  await expect.poll(place).toBe('/business/store-appr/detail/7')
})

test('a digest opens to what it stands for', async () => {
  const parts = [message(11), message(12, { content: '第二条' })]
  serve({ ...answers([message(1)]), [`GET ${BOX}/1`]: detail(1, { parts, foldedCount: 5 }) })
  await openPage(<Inbox />, { path: '/message/index?id=1', route: '/message/index' })
  const list = page.getByRole('list', { name: '合并的消息' })
  await expect.element(list.getByText('第二条')).toBeVisible()
})

test('S7-28 type, level and the unread ones are chosen in the address', async () => {
  const server = serve(answers([message(1)]))
  const { place } = await openPage(<Inbox />, {
    path: '/message/index?level=URGENT&from=2026-11-01&to=2026-11-15',
    route: '/message/index',
  })
  await press(/^审批/).click()
  await page.getByRole('switch', { name: '只看未读' }).click()
  await expect
    .poll(place)
    .toBe('/message/index?level=URGENT&from=2026-11-01&to=2026-11-15&type=APPROVAL&unread=1')
  const last = () => server.asked.findLast(({ call }) => call === `GET ${BOX}`)
  await expect
    .poll(() => Object.fromEntries(last()?.query ?? []))
    .toEqual({
      type: 'APPROVAL',
      level: 'URGENT',
      readStates: '0',
      'sendDate.greaterThanOrEqual': '2026-11-01',
      'sendDate.lessThanOrEqual': '2026-11-15',
      page: '0',
      size: '20',
    })
})

test('some are read together, all at one stroke, one is deleted after a question', async () => {
  const server = serve(answers([message(1), message(2)]))
  await openPage(<Inbox />, { path: '/message/index' })
  await page.getByRole('checkbox', { name: '全选本页' }).click()
  await press('标为已读').first().click()
  await expect.element(page.getByText('已将 2 条消息标为已读')).toBeVisible()
  const read = () => server.asked.filter(({ call }) => call === `POST ${BOX}/read`)
  expect(read()[0]?.body).toEqual({ ids: [1, 2] })
  await press('全部已读').click()
  await expect.poll(() => read()[1]?.body).toEqual({ all: true })
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
