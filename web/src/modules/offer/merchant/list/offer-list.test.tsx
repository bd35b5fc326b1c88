import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScreenContext } from '../../../../state/current-screen'
import { screen } from '../../../../state/screen'
import { expectAccessible } from '../../../../testkit/axe'
import { knowOffers, OFFERS, offerAnswers, offerRow } from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { type Asked, type FakeServer, json, serve } from '../../../../testkit/server'
import OfferList from './offer-list'

const badge = (code: string, label: string, text = '', tip = label) => ({ code, label, text, tip })

const rows = [
  offerRow(1, 'CREATED'),
  offerRow(2, 'APPROVING'),
  offerRow(3, 'REJECTED'),
  offerRow(4, 'APPROVED', {
    badges: [
      badge('AUSTIN', '佳', '', '主播场'),
      badge('LINK', '挂', 'BP2610020003', '挂链，提交人李静'),
    ],
    suspended: true,
    restrictReasons: ['DETAIL_NOT_APPROVED', 'QC_FAIL'],
    riskLevel: 'HIGH',
    prdEchelonLevel: 'A',
    superEightProduct: true,
    selProductFlag: true,
    overTimeNotAddSchedule: true,
    mainImage: { fileId: 7, url: '/nothing-here.png' },
  }),
]

const counts = {
  all: 4,
  created: 1,
  approving: 1,
  rejected: 1,
  approved: 1,
  showed: 0,
  cancelled: 0,
}

const listed = (items: unknown[]) => json(items, { 'X-Total-Count': String(items.length) })

const start = (more: object = {}) =>
  serve({
    ...offerAnswers,
    [`GET ${OFFERS}`]: () => listed(rows),
    [`GET ${OFFERS}/counts`]: counts,
    ...more,
  })

const list = screen({
  path: '/offer/list',
  title: '报品列表',
  load: async () => ({ default: OfferList }),
})

async function open(path = '/offer/list') {
  const opened = await openPage(
    <ScreenContext value={list}>
      <OfferList />
    </ScreenContext>,
    { path, codes: ['offerList_create', 'offerList_import', 'offerList_export'] },
  )
  knowOffers()
  await expect.element(page.getByText('花植面霜 1', { exact: true })).toBeVisible()
  return opened
}

const row = (id: number) => page.getByRole('row', { name: new RegExp(`花植面霜 ${id}`) })
const press = (name: string | RegExp) => page.getByRole('button', { name })
const lastQuery = ({ asked }: FakeServer, call = `GET ${OFFERS}`) =>
  Object.fromEntries(asked.findLast((one: Asked) => one.call === call)?.query ?? [])

beforeEach(() => page.viewport(1440, 900))

test('S2-20 S2-36 tabs with counts, four orders, and the address carries both', async () => {
  const server = start()
  const { place } = await open()
  expect(lastQuery(server)).toEqual({ page: '0', size: '20', sort: 'submitDate,desc' })
  for (const name of ['全部 4', '草稿 1', '审批中 1', '待修改 1', '已通过 1', '已播 0', '已取消 0'])
    await expect.element(page.getByRole('tab', { name })).toBeVisible()
  await page.getByRole('tab', { name: /待修改/ }).click()
  await expect.poll(place).toBe('/offer/list?state=REJECTED')
  await expect.poll(() => lastQuery(server).tab).toBe('REJECTED')
  expect(lastQuery(server, `GET ${OFFERS}/counts`)).toEqual({})
  const sorts = page.getByRole('group', { name: '排序' })
  await sorts.getByRole('button', { name: '佣金率' }).click()
  await expect.poll(() => lastQuery(server).sort).toBe('commissionRate,desc')
  await press('佣金率，降序').click()
  await expect.poll(() => lastQuery(server).sort).toBe('commissionRate,asc')
  for (const [label, name] of [
    ['到手价', 'finalPrice'],
    ['期望播出', 'expectShowDateFrom'],
  ] as const) {
    await sorts.getByRole('button', { name: label }).click()
    await expect.poll(() => lastQuery(server).sort).toBe(`${name},desc`)
  }
})

test('S2-17 a link from the first page opens on its tab', async () => {
  const server = start()
  await open('/offer/list?state=REJECTED')
  expect(lastQuery(server).tab).toBe('REJECTED')
  await expect
    .element(page.getByRole('tab', { name: /待修改/ }))
    .toHaveAttribute('aria-selected', 'true')
})

test('S5-23 every search field of the list is there and travels by its own name', async () => {
  const server = start()
  await open()
  await press(/展开/).click()
  const labels = [
    '报品名称',
    '报品编码',
    '直播间',
    '类目',
    '品牌',
    '成交店铺',
    '审批状态',
    '审批节点',
  ]
  const more = [
    '播出状态',
    '报品类别',
    '复制类型',
    '风险等级',
    '赠品',
    '限播',
    '到手价',
    '佣金率',
    '提交日期',
  ]
  for (const label of [...labels, ...more])
    await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible()
  await page.getByLabelText('报品名称').fill('花植')
  await page.getByLabelText('报品编码').fill('BP2611010001, BP2611010002')
  await page.getByLabelText('到手价最低').fill('50')
  await page.getByLabelText('佣金率最高').fill('30')
  await page.getByLabelText('报品名称').click()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => lastQuery(server))
    .toMatchObject({
      offerName: '花植',
      'offerCode.in': 'BP2611010001,BP2611010002',
      'finalPrice.greaterThanOrEqual': '50',
      'commissionRate.lessThanOrEqual': '30',
    })
  await page.getByLabelText('报品编码').fill('BP2611010001')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastQuery(server).offerCode).toBe('BP2611010001')
})

test('S4-13 S4-15 badges are the server’s, in its order; a link stands with its source code', async () => {
  start()
  await open()
  await expect.element(row(4).getByText('佳', { exact: true })).toBeVisible()
  await expect.element(row(4).getByText('BP2610020003')).toBeVisible()
  await userEvent.hover(row(4).getByText('挂', { exact: true }))
  await expect.element(page.getByText('挂链，提交人李静')).toBeVisible()
  await expect.element(row(4).getByText('高风险')).toBeVisible()
  // Four more stand behind the third: level, 超级八点, 精选, 超时未排.
  await userEvent.hover(row(4).getByText('+4'))
  await expect.element(page.getByText('A级、超级八点、精选、通过 30 天以上仍未排期')).toBeVisible()
  await expect.element(row(1).getByText('中风险')).not.toBeInTheDocument()
})

test('S4-21 the suspend marker follows the server and says why and where to mend it', async () => {
  start()
  const { place } = await open()
  await expect.element(row(2).getByText('暂停')).not.toBeInTheDocument()
  await userEvent.hover(row(4).getByRole('button', { name: /暂停/ }))
  await expect.element(page.getByText('质检不合格')).toBeVisible()
  await expect.element(page.getByText('请联系招商')).toBeVisible()
  await page.getByRole('link', { name: '去送审详情页' }).click()
  await expect.poll(place).toBe('/offer/qc-detail-appr/list')
})

test('S2-37 a picture that does not load shows 暂无, a price its range', async () => {
  start()
  await open()
  await expect.element(row(4).getByText('暂无')).toBeVisible()
  await expect.element(row(1).getByText('¥75.00~139.00')).toBeVisible()
  await expect.element(row(1).getByText('20.00%')).toBeVisible()
  await expect.element(row(1).getByText('12,000')).toBeVisible()
  await expect.element(row(2).getByText('初选')).toBeVisible()
  await expect.element(row(3).getByText('待修改')).toBeVisible()
})

test('S2-33 three operations and the rest behind 更多, in the order of what comes next', async () => {
  start()
  await open()
  const names = (id: number) =>
    row(id)
      .getByRole('button')
      .all()
      .map((button) => button.element().getAttribute('aria-label')?.split(' ')[0])
      .filter((name) => name && name !== '复制')
  expect(names(1)).toEqual(['编辑', '详情', '提交', '更多'])
  expect(names(2)).toEqual(['详情', '撤回', '催办', '更多'])
  await expect.element(press('变更 花植面霜 4')).toBeVisible()
  await press('更多 花植面霜 4').click()
  await expect.element(page.getByRole('menuitem', { name: '复用' })).toBeVisible()
})

test('S2-33 several at once: one call, and what failed is said', async () => {
  const BATCH = `POST ${OFFERS}/batch/cancel`
  const server = start({
    [BATCH]: { results: [{ id: 3, ok: false, message: '当前状态不允许该操作' }] },
  })
  await open()
  for (const id of [1, 3]) await page.getByRole('checkbox', { name: `选择 花植面霜 ${id}` }).click()
  const bar = page.getByRole('region', { name: '批量操作' })
  await expect.element(bar.getByText('已选 2 项')).toBeVisible()
  await expect.element(bar.getByRole('button', { name: '撤回' })).toBeDisabled()
  await expect.element(bar.getByRole('button', { name: '导出' })).toBeEnabled()
  await bar.getByRole('button', { name: '作废' }).click()
  await expect.element(page.getByText(/所选 2 项中有 1 项可以作废/)).toBeVisible()
  await page.getByLabelText('作废原因').fill('不再参加')
  await page.getByRole('dialog').getByRole('button', { name: '作废' }).click()
  await expect
    .element(page.getByText('0 项成功，1 项失败：BP2611010003：当前状态不允许该操作'))
    .toBeVisible()
  const sent = server.asked.filter(({ call }) => call === BATCH)
  expect(sent.map(({ body }) => body)).toEqual([
    { items: [{ id: 3, rowVersion: 3 }], reason: '不再参加' },
  ])
})

test('chosen rows are exported by their ids', async () => {
  const server = start({ [`GET ${OFFERS}/export`]: () => new Response('x') })
  await open()
  await page.getByRole('checkbox', { name: '选择 花植面霜 2' }).click()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '导出' }).click()
  await expect.element(page.getByText('导出完成')).toBeVisible()
  expect(lastQuery(server, `GET ${OFFERS}/export`)).toEqual({ 'id.in': '2' })
})

test('S2-20 a link for a new offer opens the choices once', async () => {
  start()
  const { place } = await open('/offer/list?new=1&state=CREATED')
  await expect.element(page.getByRole('dialog', { name: '新建报品' })).toBeVisible()
  expect(place()).toBe('/offer/list?state=CREATED')
})

test.each([
  [1440, 900],
  [390, 844],
])('R29 at %i px: nothing serious, nothing wider than the screen', async (width, height) => {
  await page.viewport(width, height)
  start()
  await open()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  if (width > 400) return
  const card = page.getByRole('list', { name: '报品列表' }).getByRole('listitem').last()
  await expect.element(card.getByText('详情页未过审、质检不合格')).toBeVisible()
  await expect.element(press('新建报品')).toBeVisible()
})
