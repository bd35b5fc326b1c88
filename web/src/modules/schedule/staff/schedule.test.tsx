import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { openPage } from '../../../testkit/page'
import {
  board,
  boardServer,
  confirmed,
  ITEMS,
  item,
  knowSchedule,
  SESSIONS,
} from '../../../testkit/schedule'
import { refusal, serve } from '../../../testkit/server'
import type { SessionBoard } from '../parts/calls'
import Schedule from './schedule'

const CODES = ['session_edit', 'schedule_edit', 'schedule_waive']

async function open(start?: SessionBoard, options: { path?: string; codes?: string[] } = {}) {
  const { answers, change } = boardServer(start)
  const server = serve(answers)
  const { path = '/platform/schedule', codes = CODES } = options
  const opened = await openPage(<Schedule />, { path, codes })
  knowSchedule()
  await expect.element(page.getByRole('heading', { level: 2, name: '双12预热' })).toBeVisible()
  return { server, change, ...opened }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
/** The kit gives all its dialogs one id in tests, so they are found by what they say. */
const dialogOf = (title: string) => page.getByRole('dialog').filter({ hasText: title })
/** The names in their order. */
const places = () =>
  [...document.querySelectorAll('[data-item]')].map(
    (one) => /报品\d|花植面霜 \d+/.exec(one.textContent ?? '')?.[0],
  )
/** In the upper half of a row; step by step, as a hand moves. */
const DROP = { targetPosition: { x: 300, y: 6 }, steps: 12 }
type Fake = ReturnType<typeof serve>
const bodies = (server: Fake, call: string) =>
  server.asked.filter((asked) => asked.call === call).map(({ body }) => body)

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00+08:00'), toFake: ['Date'] })
  await page.viewport(1440, 900)
})

afterEach(() => {
  vi.useRealTimers()
})

test('05.10 the week shows its sessions; the next that is planned is open, a click opens another', async () => {
  const { server, place } = await open()
  await expect.element(page.getByText('11月16日 至 22日')).toBeVisible()
  await expect.element(button(/日常专场 20:00.*已锁定，就绪 14\/16/)).toBeVisible()
  const planned = button(/双12预热 19:30.*筹备，就绪 1\/3/)
  await expect.element(planned).toHaveAttribute('aria-current', 'true')
  expect(Object.fromEntries(server.asked[0]?.query ?? [])).toMatchObject({
    'showDate.greaterThanOrEqual': '2026-11-16',
    'showDate.lessThanOrEqual': '2026-11-22',
  })
  await planned.click()
  await expect.poll(place).toBe('/platform/schedule?session=4')
  await button('下一周').click()
  // Some day of the next week; the choice of the session is kept.
  await expect.poll(place).toMatch(/\?session=4&date=2026-11-2[3-9]$/)
  await button('本周').click()
  await page.getByText('月', { exact: true }).click()
  await expect.element(page.getByText('2026年11月')).toBeVisible()
})

test('05.10 a link opens its session and the week in which it is', async () => {
  vi.setSystemTime(new Date('2026-10-01T10:00:00+08:00'))
  await open(undefined, { path: '/platform/schedule?session=4' })
  await expect.element(page.getByText('11月16日 至 22日')).toBeVisible()
})

test('05.10 what is dragged from the pool is proposed where it is dropped', async () => {
  const { server } = await open()
  await expect
    .element(page.getByRole('region', { name: '可排报品' }).getByText('3 个'))
    .toBeVisible()
  const offer = page.getByRole('listitem').filter({ hasText: '花植面霜 602' })
  await offer.dropTo(row('报品2'), DROP)
  await expect.poll(places).toEqual(['报品1', '花植面霜 602', '报品2', '报品3'])
  expect(bodies(server, `POST ${ITEMS}`)).toEqual([{ sessionId: 4, offerId: 602, seq: 2 }])
  // It has left the pool.
  await expect.element(button('加入 花植面霜 602')).not.toBeInTheDocument()
})

test('05.10 a row is dragged to another place; a refusal puts it back and reloads the board', async () => {
  const { server, change } = await open()
  await button('第 3 位 报品3').dropTo(row('报品1'), DROP)
  await expect.poll(places).toEqual(['报品3', '报品1', '报品2'])
  expect(bodies(server, `POST ${ITEMS}/reorder`)).toEqual([
    { sessionId: 4, ids: [3, 1, 2], rowVersion: 7 },
  ])
  change({ items: [item(2), confirmed(1)] })
  await button('第 3 位 报品2').dropTo(row('报品3'), DROP)
  await expect.element(page.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
  await expect.poll(places).toEqual(['报品2', '报品1'])
})

test('05.10 arrow keys do what dragging does, the focus goes along, and quick presses make one order', async () => {
  const { server } = await open()
  const handle = () => document.activeElement?.getAttribute('aria-label')
  ;(button('第 1 位 报品1').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  await expect.poll(places).toEqual(['报品2', '报品3', '报品1'])
  expect(handle()).toBe('第 3 位 报品1')
  await expect.element(page.getByText('报品1已移到第 3 位')).toBeInTheDocument()
  await expect
    .poll(() => bodies(server, `POST ${ITEMS}/reorder`).at(-1))
    .toMatchObject({ ids: [2, 3, 1] })
  await expect.element(page.getByText(/数据已被他人修改/)).not.toBeInTheDocument()
})

test('05.10 Enter adds from the pool at the end, and the next is at hand', async () => {
  const { server } = await open()
  await expect.element(button('加入 花植面霜 601')).toBeInTheDocument()
  ;(button('加入 花植面霜 601').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(places).toEqual(['报品1', '报品2', '报品3', '花植面霜 602'])
  expect(bodies(server, `POST ${ITEMS}`)).toEqual([{ sessionId: 4, offerId: 602 }])
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('加入 花植面霜 603')
})

test('05.10 Delete removes; what was promised needs a reason', async () => {
  const { server } = await open()
  ;(button('第 1 位 报品1').element() as HTMLElement).focus()
  await userEvent.keyboard('{Delete}')
  const dialog = dialogOf('移出“报品1”？')
  await dialog.getByRole('button', { name: /移\s?出/ }).click()
  await expect.element(page.getByText('移出原因不能为空').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '移出原因' }).fill('供货不足')
  await dialog.getByRole('button', { name: /移\s?出/ }).click()
  await expect.poll(places).toEqual(['报品2', '报品3'])
  expect(bodies(server, `POST ${ITEMS}/1/remove`)).toEqual([{ reason: '供货不足', rowVersion: 2 }])
})

test('A05-14 a restricted offer has no 转总排期; all at once names what was refused, and why', async () => {
  await open(board({ items: [item(1), item(2), { ...item(3), suspended: true }] }))
  await expect.element(button('转总排期 报品2')).toBeVisible()
  await expect.element(button('转总排期 报品3')).not.toBeInTheDocument()
  await expect.element(row('报品3').getByText('预排期')).toBeVisible()
  await button('转总排期 报品1').click()
  await expect.element(row('报品1').getByText('总排期', { exact: true })).toBeVisible()
  await button('全部转总排期').click()
  const dialog = dialogOf('已转总排期 1 个，1 个没有转')
  await expect.element(dialog.getByText('第 3 位 报品3')).toBeVisible()
  await expect.element(dialog.getByText('该报品已限播，不能排期')).toBeVisible()
  await expect.element(row('报品2').getByText('总排期', { exact: true })).toBeInTheDocument()
})

test('05.10 conflicts stand in one bar and lead to their rows', async () => {
  await open()
  const bar = page.getByRole('region', { name: '排期冲突' })
  await expect
    .element(bar.getByText('第 1、2 位相邻且为同品牌同类目；第 3 位已限播，不能转总排期'))
    .toBeVisible()
  await bar.getByRole('button', { name: '逐条查看' }).click()
  await expect.element(bar.getByText('1 / 2')).toBeVisible()
  const marked = () => [...document.querySelectorAll('[data-marked]')].map((one) => one.textContent)
  expect(marked().length).toBe(2)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('第 1 位 报品1')
  await bar.getByRole('button', { name: '下一条' }).click()
  await expect.element(bar.getByText('阻断')).toBeVisible()
  await expect.poll(() => marked().length).toBe(1)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('第 3 位 报品3')
})

test('05.10 lights say in words how far each thing is, also what nobody keeps yet', async () => {
  await open()
  for (const name of ['合同：就绪', '供货：进行中', '详情页：缺失', '推广：不需要', '质检：未启用'])
    await expect.element(row('报品1').getByRole('img', { name })).toBeVisible()
  await expect.element(page.getByRole('list', { name: '图例' }).getByText('未启用')).toBeVisible()
})

test('05.10 stock, minutes and scene are changed in the row', async () => {
  const { server } = await open()
  await button('备货 报品2 5000').click()
  await userEvent.keyboard('8000{Enter}')
  await expect.element(button('备货 报品2 8000')).toBeVisible()
  await button('讲解分钟 报品2 10').click()
  await userEvent.keyboard('15{Escape}')
  await button(/排期场景 报品2/).click()
  await page.getByRole('menuitem', { name: '助播场' }).click()
  await expect.element(row('报品2').getByText('助', { exact: true })).toBeVisible()
  expect(bodies(server, `PUT ${ITEMS}`)).toEqual([
    { id: 2, scene: 'Austin', planStock: 8000, talkMinutes: 10, rowVersion: 2 },
    { id: 2, scene: 'AssistantShow', planStock: 8000, talkMinutes: 10, rowVersion: 3 },
  ])
})

test('05.10 a new session begins like the one that is open, and is opened then', async () => {
  const { server, place } = await open()
  server.answer(`POST ${SESSIONS}`, ({ body }: { body: object }) => ({
    ...board(),
    ...body,
    id: 9,
    items: [],
    conflicts: [],
  }))
  await button('11月19日新建场次').click()
  const dialog = dialogOf('新建场次')
  await dialog.getByRole('button', { name: '新建场次' }).click()
  await expect.element(page.getByText('场次名称不能为空').first()).toBeVisible()
  await dialog.getByLabelText('场次名称').fill('周四专场')
  await dialog.getByRole('button', { name: '新建场次' }).click()
  await expect.poll(place).toBe('/platform/schedule?session=9&date=2026-11-19')
  expect(bodies(server, `POST ${SESSIONS}`)).toEqual([
    {
      title: '周四专场',
      liveRoom: 'common',
      showDate: '2026-11-19',
      startTime: '19:30',
      endTime: '23:00',
      anchor: '主播一',
      capacity: 20,
      rowVersion: 0,
    },
  ])
  await expect.element(page.getByText('还没有报品')).toBeVisible()
})

test('18.1 to lock shows what is not ready, and waving it through needs a reason', async () => {
  const { server } = await open(board({ items: [confirmed(1)], conflicts: [] }))
  server.answer(`POST ${SESSIONS}/4/lock`, () =>
    board({ status: 'LOCKED', actions: ['edit', 'start', 'close', 'cancel'] }),
  )
  await button('锁定场次').click()
  const dialog = dialogOf('锁定“双12预热”？')
  await expect.element(dialog.getByText('供货、详情页未就绪')).toBeVisible()
  await dialog.getByRole('button', { name: '锁定场次' }).click()
  await expect.element(page.getByText('放行原因不能为空').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '放行原因' }).fill('供货当天补齐')
  await dialog.getByRole('button', { name: '锁定场次' }).click()
  await expect.element(button('开播')).toBeVisible()
  expect(bodies(server, `POST ${SESSIONS}/4/lock`)).toEqual([
    { reason: '供货当天补齐', rowVersion: 7 },
  ])
})

test('05.10 a refusal of the server stays in the dialog; to cancel needs a reason', async () => {
  const { server } = await open()
  server.answer(`POST ${SESSIONS}/4/cancel`, () => refusal(400, { title: '场次已锁定，不能调整' }))
  await button('更多').click()
  await page.getByRole('menuitem', { name: '取消场次' }).click()
  const dialog = dialogOf('取消“双12预热”？')
  await dialog.getByRole('textbox', { name: '取消原因' }).fill('主播档期变动')
  await dialog.getByRole('button', { name: '取消场次' }).click()
  await expect.element(page.getByText('场次已锁定，不能调整')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('05.10 a session that is over shows what was sold, with sums, and takes the sheet of figures', async () => {
  const shown = (id: number, sold: number, back: number, gmv: number) =>
    confirmed(id, {
      status: 'SHOWED',
      actions: [],
      actualSales: sold,
      actualRefunds: back,
      actualGmv: gmv,
    })
  await open(
    board({
      status: 'CLOSED',
      actions: ['actuals'],
      conflicts: [],
      items: [shown(1, 8620, 214, 646500), shown(2, 1000, 6, 45000.5)],
    }),
    { path: '/platform/schedule?session=4' },
  )
  await expect.element(row('报品1').getByText('8,620')).toBeVisible()
  const sums = row('合计')
  for (const figure of ['9,620', '220', '¥691,500.50'])
    await expect.element(sums.getByText(figure)).toBeVisible()
  await expect.element(page.getByRole('region', { name: '可排报品' })).not.toBeInTheDocument()
  await button('导入实绩').click()
  await expect.element(dialogOf('导入直播实绩')).toBeVisible()
})

test('05.10 who may only look finds nothing to press', async () => {
  const readable = board({
    actions: [],
    items: [confirmed(1, { actions: [] }), item(2, { actions: [] })],
  })
  await open(readable, { codes: [] })
  for (const name of [/新建场次/, /第 1 位/, /转总排期/, /移出/, /锁定场次/, /^备货/])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: '可排报品' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a week without sessions says what to do, an unknown one how to get back', async () => {
  const server = serve({ [`GET ${SESSIONS}`]: [] })
  await openPage(<Schedule />, { path: '/platform/schedule', codes: CODES })
  await expect.element(page.getByText('这一周还没有场次')).toBeVisible()
  const { place } = await openPage(<Schedule />, { path: '/platform/schedule?session=77' })
  await expect.element(page.getByText('数据不存在或已被删除')).toBeVisible()
  await button('回到本周的场次').click()
  await expect.poll(place).toBe('/platform/schedule?date=2026-11-16')
  expect(server.calls()).toContain(`GET ${SESSIONS}/77`)
})

test('R29 at 1440 px: nothing serious, nothing wider than the screen', async () => {
  await open()
  await expect
    .element(page.getByRole('region', { name: '可排报品' }).getByText('3 个'))
    .toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
})

test('R29 at 390 px: cards that move by buttons, the pool in a drawer', async () => {
  await page.viewport(390, 844)
  const { server } = await open()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await button('下移 报品1').click()
  await expect.poll(places).toEqual(['报品2', '报品1', '报品3'])
  await button('修改 报品1').click()
  await dialogOf('报品1').getByLabelText('备货').fill('900')
  await page.getByRole('button', { name: /保\s?存/ }).click()
  await expect.poll(() => bodies(server, `PUT ${ITEMS}`)).toMatchObject([{ planStock: 900 }])
  await button(/可排报品/).click()
  await button('加入 花植面霜 601').click()
  await expect.poll(places).toContain('花植面霜 601')
})
