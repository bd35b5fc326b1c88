import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenContext } from '../../../../state/current-screen'
import { screen } from '../../../../state/screen'
import { useSession } from '../../../../state/session'
import { expectAccessible } from '../../../../testkit/axe'
import { rejectInfo, storeDiff } from '../../../../testkit/documents'
import {
  knowOffers,
  OFFERS,
  offerAnswers,
  offerDetail,
  past,
  preCheck,
} from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { confirmed, ITEMS, item, knowSchedule } from '../../../../testkit/schedule'
import { json, refusal, serve, wangfang } from '../../../../testkit/server'
import OfferDetail from './offer-detail'

const START = {
  ...offerAnswers,
  'GET selection/api/merchant/offer-stores': () =>
    json([{ storeId: 704, storeName: '花植官方旗舰店' }], { 'X-Total-Count': '1' }),
  [`POST ${OFFERS}/4/pre-check`]: preCheck,
  [`GET ${OFFERS}/4/diff`]: storeDiff,
  [`GET ${OFFERS}/4/price-history`]: past,
  [`GET ${OFFERS}/4/protection`]: { commitments: [], violations: [], prices: [] },
  [`GET ${ITEMS}/mine`]: () => json([], { 'X-Total-Count': '0' }),
  'GET selection/api/offer-changes': () =>
    json([offerDetail(71, 'APPROVING', { changeOf: 4 })], { 'X-Total-Count': '1' }),
}

async function open(given: object = {}, options: { path?: string; bare?: true } = {}) {
  const { path = '/offer/detail/4', bare } = options
  const route = `${path.split('/4')[0]}/:offerId`
  const server = serve({ ...START, [`GET ${OFFERS}/4`]: offerDetail(4, 'APPROVED', given) })
  const own = screen({
    path: route,
    title: '报品详情',
    bare,
    load: async () => ({ default: OfferDetail }),
  })
  const opened = await openPage(
    <ScreenContext value={own}>
      <OfferDetail />
    </ScreenContext>,
    { path, route },
  )
  knowOffers()
  await expect.element(page.getByRole('heading', { level: 1, name: '花植面霜 4' })).toBeVisible()
  return { server, ...opened }
}

const press = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: RegExp | string) => page.getByRole('tab', { name })

beforeEach(() => page.viewport(1440, 900))

test('S2-18 every group of the form can be read', async () => {
  await open()
  await expect.element(page.getByText('2026-11-24 至 2026-11-30')).toBeVisible()
  await expect.element(page.getByText('花植官方旗舰店')).toBeVisible()
  // Pictures by slot: two scenes are counted, a required one that is missing shows so.
  for (const name of ['放大 主图', '放大 场景图 1', '放大 场景图 2'])
    await expect.element(press(name)).toBeVisible()
  await expect.element(page.getByText('未上传')).toBeVisible()
  // Attributes by their template: dictionary words, units, conditions; nothing is lost.
  const attributes = page.getByRole('region', { name: '功效与成分' })
  await expect.element(attributes.getByText('保湿')).toBeVisible()
  await expect.element(attributes.getByText('36 月')).toBeVisible()
  await expect.element(attributes.getByText('SPF/PA')).not.toBeInTheDocument()
  await expect.element(page.getByText('旧属性')).toBeVisible()
  const skus = page.getByRole('table', { name: '规格与价格' })
  await expect.element(skus.getByText('¥161.25/100g')).toBeVisible()
  await expect.element(skus.getByText('6901234500011')).toBeVisible()
  const card = page.getByRole('region', { name: '到手价' })
  await expect.element(card.getByText('¥129.00')).toBeVisible()
  await expect.element(card.getByText('比日常低 13.4%')).toBeVisible()
  await expect.element(card.getByText('−¥40.00')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: '赠品' }).getByText(/同款小样 15g × 2/))
    .toBeVisible()
})

test('S4-14 the head shows badges, state and steps; the way out of a restriction', async () => {
  await open({
    badges: [{ code: 'ASSISTANT', label: '助', text: '', tip: '助播场' }],
    suspended: true,
    restrictReasons: ['CERT_EXPIRED'],
    prdEchelonLevel: 'A',
  })
  await expect.element(page.getByText('助', { exact: true })).toBeVisible()
  await expect.element(page.getByText('A级')).toBeVisible()
  await expect.element(page.getByText('MIDDLE')).toBeVisible()
  const banner = page.getByRole('region', { name: '暂停说明' })
  await expect.element(banner).toHaveTextContent('限播中，不能排期和播出')
  await expect.element(banner.getByRole('link', { name: '去更新证照' })).toBeVisible()
  await page.getByRole('button', { name: /暂停/ }).hover()
  await expect.element(page.getByRole('tooltip').getByRole('link')).toBeVisible()
  await expect.element(page.getByRole('list', { name: '审批进度' })).toBeVisible()
})

test('S2-18 eight tabs, each at its own address; what is still to come says so', async () => {
  const { place } = await open()
  const names = page.getByRole('tab').all()
  expect(names.map((one) => one.element().textContent)).toEqual([
    '报品信息',
    '资质',
    '样品与货品',
    '排期',
    '审批记录 1',
    '版本记录 1',
    '保价与价格监测',
    '操作日志',
  ])
  await tab('资质').click()
  await expect.poll(place).toBe('/offer/detail/4?tab=certs')
  await expect
    .element(page.getByRole('table', { name: '资质' }).getByText('第三方检测报告'))
    .toBeVisible()
  for (const [name, text] of [
    ['样品与货品', /随“货品与仓储”一起开放/],
    ['保价与价格监测', /播出当天开始生效/],
  ] as const) {
    await tab(name).click()
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await expect
    .element(page.getByRole('table', { name: '同条码历史价格' }).getByText('¥119.00'))
    .toBeVisible()
  await tab(/审批记录/).click()
  await expect.element(page.getByRole('heading', { name: '第 1 轮' })).toBeVisible()
  await tab('操作日志').click()
  await expect
    .element(page.getByRole('table', { name: '操作日志' }).getByText('王芳'))
    .toBeVisible()
  await tab(/版本记录/).click()
  await expect.element(page.getByRole('table', { name: '全部版本' })).toBeVisible()
})

test('05.10 a merchant reads where the offer stands, what is open, and what was sold', async () => {
  await open({}, { path: '/offer/detail/4?tab=schedule' })
  await expect.element(page.getByText('还没有排期')).toBeVisible()
  const { server } = await open()
  knowSchedule()
  server.answer(`GET ${ITEMS}/mine`, () =>
    json(
      [
        item(1),
        confirmed(2, {
          status: 'SHOWED',
          sessionTitle: '秋日护肤专场',
          actualSales: 8620,
          actualRefunds: 214,
          actualGmv: 646500,
        }),
        item(3, { status: 'REMOVED', sessionTitle: '取消专场', removeReason: '供货不足' }),
      ],
      { 'X-Total-Count': '3' },
    ),
  )
  await tab('排期').click()
  const table = page.getByRole('table', { name: '排期' })
  await expect.element(table.getByText('双12预热')).toBeVisible()
  await expect.element(table.getByRole('img', { name: '供货：进行中' })).toBeVisible()
  await expect.element(table.getByText('销量 8,620，退货 214')).toBeVisible()
  await expect.element(table.getByText('供货不足')).toBeVisible()
  await expect.element(table.getByRole('link')).not.toBeInTheDocument()
  expect(
    server.asked.findLast(({ call }) => call === `GET ${ITEMS}/mine`)?.query.get('offerId.equals'),
  ).toBe('4')
})

test('05.10 staff are led to the board; without its code they hear who can grant it', async () => {
  const { server } = await open()
  server.answer(`GET ${ITEMS}`, () => json([item(1)], { 'X-Total-Count': '1' }))
  useSession.setState({ account: { ...wangfang, userType: 'PLATFORM' } })
  await tab('排期').click()
  await expect.element(page.getByText('没有查看排期的权限')).toBeVisible()
  useSession.setState({ actionCodes: new Set(['platformSchedule']) })
  await expect
    .element(page.getByRole('link', { name: '双12预热' }))
    .toHaveAttribute('href', '#/platform/schedule?session=4')
  expect(server.calls()).not.toContain(`GET ${ITEMS}/mine`)
})

test('S2-18 a window of its own opens with a timestamp, and in it nothing opens another', async () => {
  await open()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await press('在新窗口打开').click()
  expect(opened.mock.calls[0]?.[0]).toMatch(/^#\/product-offer\/detail\/4\?hash=\d{13}$/)
  await open({}, { path: '/product-offer/detail/4?hash=1794766811000', bare: true })
  await expect.element(press('在新窗口打开')).not.toBeInTheDocument()
  await expect.element(tab('报品信息')).toBeVisible()
})

test('a rejected offer shows why and where; the check leads to the papers', async () => {
  const { place } = await open({
    status: 'REJECTED',
    auditStatus: 'REJECTED',
    rejectInfo: {
      ...rejectInfo,
      fields: [
        { field: 'shortTitle', label: '短标题', remark: '太长', changed: false },
        { field: 'skus[0].barcode', label: '条形码', remark: '请核对', changed: false },
      ],
    },
  })
  await expect.element(page.getByText('张招商：太长')).toBeVisible()
  await expect.element(page.getByText('张招商：条形码 请核对')).toBeVisible()
  await expect.element(page.getByText(/店铺名称与后台不一致/)).toBeVisible()
  await page.getByRole('button', { name: '查看' }).first().click()
  await expect.poll(place).toBe('/offer/detail/4?tab=certs')
})

test('restrict asks for a reason that people may set, and carries the row version', async () => {
  const RESTRICT = `POST ${OFFERS}/4/restrict`
  const { server } = await open({ actions: ['detail', 'restrict', 'stop'] })
  server.answer(RESTRICT, offerDetail(4, 'APPROVED'))
  await press('限播').click()
  const dialog = page.getByRole('dialog', { name: '限播“花植面霜 4”？' })
  await dialog.getByRole('button', { name: '限播' }).click()
  await expect.element(page.getByText('限播原因不能为空').first()).toBeVisible()
  await dialog.getByLabelText('限播原因').click()
  // What comes with certificates cannot be set by hand.
  await expect.element(page.getByText('证照过期')).not.toBeInTheDocument()
  await page.getByText('质检不合格').last().click()
  await dialog.getByRole('button', { name: '限播' }).click()
  await expect.element(page.getByText('已限播')).toBeVisible()
  expect(server.asked.find(({ call }) => call === RESTRICT)?.body).toEqual({
    reason: 'QC_FAIL',
    rowVersion: 3,
  })
})

test('S2-20 copy and reuse ask their choices first', async () => {
  await open()
  await press('复用').click()
  await expect.element(page.getByRole('dialog', { name: '复用报品' })).toBeVisible()
})

test('05.7 a change that is on its way is one step from the offer', async () => {
  const { server, place } = await open({ changeStatus: 'APPROVING' })
  expect(server.calls()).toContain('GET selection/api/offer-changes')
  await page.getByRole('link', { name: '变更审批中' }).click()
  await expect.poll(place).toBe('/offer/change/71')
})

test('05.7 to change an offer makes the change and opens it', async () => {
  const CHANGE = `POST ${OFFERS}/4/change`
  const { server, place } = await open()
  server.answer(CHANGE, offerDetail(72, 'CREATED', { changeOf: 4 }))
  await press('变更').click()
  await expect.poll(place).toBe('/offer/change/edit/72')
  expect(server.asked.find(({ call }) => call === CHANGE)?.body).toEqual({ rowVersion: 3 })
})

test('common.notFound an offer of others says that it does not exist', async () => {
  serve({ ...START, [`GET ${OFFERS}/4`]: () => refusal(404, { title: '数据不存在或已被删除' }) })
  await openPage(<OfferDetail />, { path: '/offer/detail/4', route: '/offer/detail/:offerId' })
  await expect.element(page.getByText('数据不存在或已被删除')).toBeVisible()
})

test.each([
  [1440, 900],
  [390, 844],
])('R29 at %i px: nothing serious, nothing wider than the screen', async (width, height) => {
  await page.viewport(width, height)
  await open()
  await expect.element(page.getByText('旧属性')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
