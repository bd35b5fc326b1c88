import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { answer, need } from '../../../testkit/needs'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import Sourcing from './sourcing'

const NEEDS = 'purchase/api/need-supplies'
const list = (rows: object[]) => () => json(rows, { 'X-Total-Count': String(rows.length) })

const responded = need(7, {
  status: 'RESPONDED',
  actions: ['edit', 'close'],
  acceptMany: false,
  createdByName: '张招商',
  responseCount: 2,
  rowVersion: 3,
  responses: [
    answer(4, {
      companyName: '苏州居佳日用品有限公司',
      price: 66,
      creditScore: 82,
      certificateCount: 3,
      open: true,
    }),
    answer(5, { open: true, creditScore: 90, certificateCount: 6 }),
  ],
})

const open = async (tab: string, codes = ['needSupply_edit', 'platformCompany']) => {
  const server = serve({
    [`GET ${NEEDS}`]: list([{ ...responded, responses: [] }]),
    [`GET ${NEEDS}/7`]: responded,
    [`POST ${NEEDS}`]: need(9),
    [`PUT ${NEEDS}`]: responded,
    [`POST ${NEEDS}/7/accept`]: responded,
    [`POST ${NEEDS}/7/reject-response`]: responded,
    'GET admin/api/companies': list([{ id: 2, name: '上海花植美妆有限公司' }]),
  })
  const path = `/platform/sourcing?tab=${tab}`
  const view = await openPage(<Sourcing />, { path, route: '/platform/sourcing', codes })
  return { server, ...view }
}

beforeEach(() => page.viewport(1440, 900))

test('answers stand side by side, and one is accepted', async () => {
  const { server } = await open('responded')
  await page.getByRole('button', { name: /^处理响应/ }).click()
  await expect.element(page.getByRole('heading', { name: '企业响应（2）' })).toBeVisible()
  await expect.element(page.getByText('6 份')).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /^采\s?纳$/ })
    .nth(1)
    .click()
  await expect.element(page.getByText(/其他待处理的响应记为未采纳/)).toBeVisible()
  await page.getByRole('textbox', { name: '说明' }).fill('备案齐全')
  await page
    .getByRole('button', { name: /^采\s?纳$/ })
    .last()
    .click()
  await expect.element(page.getByText('已采纳，企业会收到通知')).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `POST ${NEEDS}/7/accept`)
  expect(sent?.body).toEqual({ responseId: 5, reason: '备案齐全', rowVersion: 3 })
})

test('refusing asks why', async () => {
  const { server } = await open('responded')
  await page.getByRole('button', { name: /^处理响应/ }).click()
  await page.getByRole('button', { name: '不采纳' }).first().click()
  await page.getByRole('button', { name: '不采纳' }).last().click()
  await expect.element(page.getByText('不采纳原因不能为空')).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${NEEDS}/7/reject-response`)
})

test('what was answered can only become easier', async () => {
  const { server } = await open('responded')
  await page.getByRole('button', { name: /^编辑/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/只能延长截止时间和修改需求说明/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: '标题' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: '需求说明' }).fill('30g也可')
  await dialog.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  const sent = server.asked.find(({ call }) => call === `PUT ${NEEDS}`)
  expect(sent?.body).toMatchObject({ id: 7, requirement: '30g也可', rowVersion: 3 })
})

test('who may not publish reads', async () => {
  await page.viewport(390, 844)
  await open('open', [])
  await expect.element(page.getByText('双12修护面霜寻源').first()).toBeVisible()
  expect(page.getByRole('button', { name: /发布需求/ }).all()).toHaveLength(0)
  await expectAccessible()
})
