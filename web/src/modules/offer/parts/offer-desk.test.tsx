import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApprovalDesk } from '../../../blocks/desk/approval-desk'
import { ScreenContext } from '../../../state/current-screen'
import { screen } from '../../../state/screen'
import { expectAccessible } from '../../../testkit/axe'
import { storeDiff, storeTask, versions } from '../../../testkit/documents'
import {
  knowOffers,
  OFFERS,
  offerAnswers,
  offerDetail,
  past,
  preCheck,
  waiver,
} from '../../../testkit/offers'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'

const task = (step: string, stepName: string) =>
  storeTask(1, {
    bizType: 'offer',
    workflowType: 'productOfferTask',
    bizTitle: '花植面霜 1',
    step,
    stepName,
  })

const todo = screen({
  path: '/platform/todo',
  title: '审批工作台',
  load: async () => ({ default: () => null }),
})

async function open(
  step: [code: string, name: string, form: string],
  given: object = {},
  more: object = {},
) {
  const [code, name, form] = step
  const server = serve({
    ...offerAnswers,
    'GET workflow/api/tasks': () => json([task(code, name)], { 'X-Total-Count': '1' }),
    'GET workflow/api/tasks/counts': { productOfferTask: 1 },
    [`GET ${OFFERS}/1`]: offerDetail(1, 'APPROVING', { task: { form, formStart: {} }, ...given }),
    [`POST ${OFFERS}/1/pre-check`]: preCheck,
    [`GET ${OFFERS}/1/waivers`]: [waiver],
    [`GET ${OFFERS}/1/price-history`]: past,
    [`GET ${OFFERS}/1/duplicates`]: [
      ...preCheck.sections.duplicate,
      { ...preCheck.sections.duplicate[0], offerId: 10, code: 'BP2611010010', name: '别家面霜' },
    ],
    [`GET ${OFFERS}/1/diff`]: storeDiff,
    'POST workflow/api/tasks/1/approve': task(code, name),
    ...more,
  })
  await openPage(
    <ScreenContext value={todo}>
      <ApprovalDesk />
    </ScreenContext>,
    { path: '/platform/todo?task=1' },
  )
  knowOffers()
  await expect.element(page.getByRole('tab', { name: '单据' })).toBeVisible()
  return server
}

const tab = (name: RegExp | string) => page.getByRole('tab', { name })
const press = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) })
const sale: [string, string, string] = ['SaleAppr', '招商审核', 'OfferSaleStep']
const first: [string, string, string] = ['FirstAppr', '初选', 'OfferFirstStep']

beforeEach(() => page.viewport(1440, 900))

test('05.9 the desk shows the check with its waivers, and how much there is to look at', async () => {
  await open(sale)
  await tab('预检 4').click()
  await expect.element(page.getByText('卖点含违禁词“第一”')).toBeVisible()
  await expect.element(page.getByText('50g 单瓶，已豁免')).toBeVisible()
  const waivers = page.getByRole('table', { name: '豁免' })
  await expect.element(waivers.getByText('历史直播价')).toBeVisible()
  await expect.element(waivers.getByText('换新包装，成本上升')).toBeVisible()
  await expect.element(waivers.getByText('已批准')).toBeVisible()
  await expect.element(page.getByRole('table', { name: '资质' }).getByText('缺少')).toBeVisible()
  await expectAccessible()
})

test('05.9 prices stand against what they are on other days, with offers that look alike', async () => {
  await open(sale)
  await tab('价格对比').click()
  const prices = page.getByRole('table', { name: '价格对比' })
  await expect.element(prices.getByText('↓¥20.00（−13.42%）')).toBeVisible()
  await expect.element(prices.getByText('↓¥6.00（−4.44%）')).toBeVisible()
  await expect.element(page.getByText('高于历史直播价¥119.00(BP2610020003)')).toBeVisible()
  const alike = page.getByRole('table', { name: '相同与相近的报品' })
  await expect.element(alike.getByRole('link', { name: 'BP2611010009' })).toBeVisible()
  // What other companies offer is for staff alone, and is asked for beside the check.
  await expect.element(alike.getByText('别家面霜')).toBeVisible()
  expect(alike.getByRole('row').all().length).toBe(3)
  const history = page.getByRole('table', { name: '同条码历史价格' })
  await expect.element(history.getByText('¥119.00')).toBeVisible()
})

test('05.9 an offer with changes opens on them; its tabs stand in their order', async () => {
  await open(sale, { versions })
  await expect.element(tab('差异 6')).toHaveAttribute('aria-selected', 'true')
  const names = page
    .getByRole('tablist')
    .last()
    .getByRole('tab')
    .all()
    .map((one) => one.element().textContent?.trim())
  expect(names).toEqual(['单据', '差异 6', '预检 4', '历史 1', '价格对比'])
})

test('05.7 招商 ticks the figures that it confirms; only a link asks who wants it', async () => {
  const server = await open(sale)
  await press('通过').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('佣金率 20.00% 已确认')).toBeVisible()
  await expect.element(dialog.getByLabelText('挂链提交人')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.element(page.getByText('请确认坑位费').first()).toBeVisible()
  expect(server.calls()).not.toContain('POST workflow/api/tasks/1/approve')
})

test('05.7 初选 gives four marks from 1 to 5 and none may be left out', async () => {
  const server = await open(first)
  await press('通过').click()
  const dialog = page.getByRole('dialog')
  const mark = (name: string, value: string) =>
    dialog.getByRole('radiogroup', { name }).getByText(value, { exact: true }).click()
  await mark('产品力', '4')
  await mark('价格力', '5')
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.element(page.getByText('请为品牌力、匹配度评分').first()).toBeVisible()
  await mark('品牌力', '3')
  await mark('匹配度', '5')
  await expect.element(dialog.getByText('合计 17 / 20 分')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call.endsWith('/approve'))?.body)
    .toMatchObject({ form: { score: { product: 4, price: 5, brand: 3, match: 5 } } })
})

test('05.7 终选 sets level, scene and marks', async () => {
  const server = await open(['FinalAppr', '终选', 'OfferFinalStep'])
  await press('通过').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/资质未齐时勾选/)).toBeVisible()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.element(page.getByText('梯队不能为空').first()).toBeVisible()
  await dialog.getByLabelText('梯队').click()
  await page.getByText('A级').last().click()
  await dialog.getByLabelText('超级八点').click()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call.endsWith('/approve'))?.body)
    .toMatchObject({ form: { prdEchelonLevel: 'A', superEightProduct: true } })
})

test('05-4 an approver marks a single attribute of those that the offer is asked for', async () => {
  const server = await open(first, {}, { 'POST workflow/api/tasks/1/reject': task('', '') })
  await page.getByRole('button', { name: '驳回' }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('combobox', { name: '添加标记字段' })
  await add.fill('保质期')
  await page.getByTitle('类目属性 / 保质期').click()
  await dialog.getByLabelText('类目属性 / 保质期的说明').fill('与包装不一致')
  await add.fill('SPF')
  // Asked for of sunscreens alone.
  await expect.element(page.getByTitle(/SPF/)).not.toBeInTheDocument()
  await dialog.getByRole('checkbox').first().click()
  await dialog.getByLabelText('审批意见').fill('保质期与包装不一致')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call.endsWith('/reject'))?.body)
    .toMatchObject({ rejectFields: [{ field: 'offerAttrs[shelfLife]', remark: '与包装不一致' }] })
})

test('R29 on a phone the checks are cards and nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await open(sale)
  await tab('预检 4').click()
  await expect.element(page.getByText('卖点含违禁词“第一”')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('05.7 a change is decided on its differences; what the offer’s check says of prices is not said of it', async () => {
  const change = { ...task('SaleAppr', '招商审核'), bizType: 'offerChange', bizId: 7 }
  await open(
    sale,
    {},
    {
      'GET workflow/api/tasks': () => json([change], { 'X-Total-Count': '1' }),
      'GET selection/api/offer-changes/7': offerDetail(7, 'APPROVING', { changeOf: 1, versions }),
      'GET selection/api/offer-changes/7/diff': storeDiff,
    },
  )
  await expect.element(tab('差异 6')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(/预检/)).not.toBeInTheDocument()
  await tab('价格对比').click()
  await expect
    .element(page.getByRole('table', { name: '价格对比' }).getByText('¥129.00'))
    .toBeVisible()
  await expect.element(page.getByText(/高于历史直播价/)).not.toBeInTheDocument()
})
