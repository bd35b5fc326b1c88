import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { staffTask } from '../../../testkit/compared'
import { knowOffers, OFFERS, offerDetail, offerRow } from '../../../testkit/offers'
import { openPage } from '../../../testkit/page'
import { type FakeServer, json, serve } from '../../../testkit/server'
import Offers from './offers'

const TASKS = 'workflow/api/tasks'

const staffRow = (id: number, given: object = {}) =>
  offerRow(id, 'APPROVING', {
    companyName: `企业 ${id}`,
    bdUserName: '张招商',
    score: null,
    firstScore: null,
    sameBarcodeCount: 1,
    priceLevel: 'PASS',
    apprStep: 'SaleAppr',
    actions: ['detail', 'version', 'log', 'approve', 'reject', 'transfer', 'comment'],
    task: staffTask(100 + id),
    ...given,
  })

const rows = [
  staffRow(1, { sameBarcodeCount: 3, priceLevel: 'WARN' }),
  staffRow(2),
  staffRow(3, { apprStep: 'FirstAppr', task: staffTask(103, 'FirstAppr') }),
  staffRow(4, {
    score: 4.5,
    firstScore: { product: 4, price: 5, brand: 4, match: 5 },
    bdUserName: null,
    priceLevel: '',
    actions: ['detail', 'restrict', 'stop', 'bdCancel'],
    task: staffTask(104, 'FinalAppr', { canDecide: false }),
  }),
]

const start = (more: object = {}) =>
  serve({
    [`GET ${OFFERS}`]: () => json(rows, { 'X-Total-Count': '4' }),
    [`GET ${OFFERS}/counts`]: { all: 4, approving: 4 },
    'GET admin/api/companies/bd-users': [{ id: 9, nameCn: '张招商' }],
    'GET bizconfig/api/reject-reasons': [
      { code: 'PRICE_HIGH', label: '价格无优势', enabled: true, workflowTypes: [], snippets: [] },
    ],
    ...more,
  })

async function open(path = '/platform/offers') {
  const opened = await openPage(<Offers />, { path })
  knowOffers()
  await expect.element(page.getByText('花植面霜 1', { exact: true })).toBeVisible()
  return opened
}

const row = (id: number) => page.getByRole('row', { name: new RegExp(`花植面霜 ${id}`) })
const bar = page.getByRole('region', { name: '批量操作' })
const choose = (id: number) => page.getByRole('checkbox', { name: `选择 花植面霜 ${id}` }).click()
const lastQuery = ({ asked }: FakeServer) =>
  Object.fromEntries(asked.findLast(({ call }) => call === `GET ${OFFERS}`)?.query ?? [])
const sent = ({ asked }: FakeServer, call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body)

beforeEach(() => page.viewport(1440, 900))

test('staff see whose an offer is, its score, its rivals and how its price stands', async () => {
  const server = start()
  const { place } = await open()
  await expect.element(row(1).getByText('企业 1')).toBeVisible()
  await expect.element(row(1).getByText('张招商')).toBeVisible()
  await expect.element(row(1).getByText('提醒')).toBeVisible()
  await expect.element(row(4).getByText('18/20')).toBeVisible()
  await expect.element(row(4).getByText('未分配')).toBeVisible()
  await expect.element(row(4).getByText('未检查')).toBeVisible()
  await row(1)
    .getByRole('link', { name: /3 个同条码报品/ })
    .click()
  await expect.poll(place).toBe('/platform/offers?sameBarcodeAs=BP2611010001')
  await expect.poll(() => lastQuery(server).sameBarcodeAs).toBe('BP2611010001')
})

test('several pass at once with one form; what failed is named', async () => {
  const BATCH = `POST ${TASKS}/batch-approve`
  const server = start({
    [BATCH]: [
      { id: 101, ok: true },
      { id: 102, ok: false, message: '该任务已被处理' },
    ],
  })
  await open()
  for (const id of [1, 2]) await choose(id)
  await bar.getByRole('button', { name: '批量通过' }).click()
  const dialog = page.getByRole('dialog', { name: '通过：2 项（招商审核）' })
  // Each keeps its own category.
  await expect.element(dialog.getByText('报品类别')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.element(dialog.getByText('请确认佣金率')).toBeVisible()
  await dialog.getByText('2 项报品的佣金率均已确认').click()
  await dialog.getByText('2 项报品的坑位费均已确认').click()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.element(page.getByText('BP2611010002：该任务已被处理')).toBeVisible()
  expect(sent(server, BATCH)).toEqual([
    {
      tasks: [
        { id: 101, rowVersion: 3 },
        { id: 102, rowVersion: 3 },
      ],
      form: { commissionConfirmed: true, slotFeeConfirmed: true },
    },
  ])
  await expect.element(bar).not.toBeInTheDocument()
})

test('steps are passed apart, because each asks for something else', async () => {
  start()
  await open()
  for (const id of [1, 3]) await choose(id)
  await expect.element(bar.getByRole('button', { name: '通过（招商审核 1）' })).toBeVisible()
  await bar.getByRole('button', { name: '通过（初选 1）' }).click()
  await expect.element(page.getByRole('dialog').getByText('产品力')).toBeVisible()
})

test('several are refused at once, with a reason', async () => {
  const BATCH = `POST ${TASKS}/batch-reject`
  const server = start({ [BATCH]: [{ id: 101, ok: true }] })
  await open()
  await choose(1)
  await choose(4)
  await bar.getByRole('button', { name: '批量驳回' }).click()
  const dialog = page.getByRole('dialog', { name: '驳回 1 项' })
  await expect.element(dialog.getByText('标记字段')).not.toBeInTheDocument()
  await dialog.getByText('价格无优势').click()
  await dialog.getByLabelText('审批意见').fill('价格没有优势，请调整')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.element(page.getByText('已驳回 1 项')).toBeVisible()
  expect(sent(server, BATCH)).toEqual([
    {
      tasks: [{ id: 101, rowVersion: 3 }],
      rejectReasonCodes: ['PRICE_HIGH'],
      opinion: '价格没有优势，请调整',
      resubmitTo: 'START',
    },
  ])
})

test('nothing that is not the reader’s can be decided; two to five are compared', async () => {
  start()
  const { place } = await open()
  await choose(4)
  for (const name of ['批量通过', '批量驳回', '对比'])
    await expect.element(bar.getByRole('button', { name })).toBeDisabled()
  await choose(2)
  await bar.getByRole('button', { name: '对比' }).click()
  await expect.poll(place).toBe('/platform/offers/compare?ids=4,2')
})

test('one offer is decided or kept off the air from its row', async () => {
  const APPROVE = `POST ${TASKS}/101/approve`
  const RESTRICT = `POST ${OFFERS}/4/restrict`
  const task = { ...staffTask(101), form: 'OfferSaleStep', formStart: { offerCategory: 'New' } }
  const server = start({
    [`GET ${OFFERS}/1`]: offerDetail(1, 'APPROVING', { task, commissionRate: 20, slotFee: 500 }),
    [APPROVE]: {},
    [RESTRICT]: offerDetail(4, 'APPROVING'),
  })
  await open()
  await page.getByRole('button', { name: '通过 花植面霜 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('佣金率 20.00% 已确认').click()
  await dialog.getByText('坑位费 ¥500.00 已确认').click()
  await dialog.getByRole('button', { name: '通过' }).click()
  await expect.poll(() => sent(server, APPROVE).length).toBe(1)
  await page.getByRole('button', { name: '限播 花植面霜 4' }).click()
  await expect.element(page.getByRole('dialog', { name: /限播/ })).toBeVisible()
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
})
