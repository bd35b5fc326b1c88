import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isDirty } from '../../../state/dirty'
import { openPage } from '../../../testkit/page'
import { type Asked, json, refusal, serve } from '../../../testkit/server'
import { supplyRow } from '../../../testkit/supply'
import SupplyInfo from './supply'

const SUPPLY = 'selection/api/supply-infos'
const address = { id: 5, addressType: 'warehouse', region: '浙江省/杭州市', detail: '一号仓' }

const open = async (rows = [supplyRow(1), supplyRow(2)], more = {}) => {
  const server = serve({
    [`GET ${SUPPLY}`]: () => json(rows, { 'X-Total-Count': String(rows.length) }),
    'GET admin/api/addresses': () => json([address]),
    ...more,
  })
  return {
    server,
    ...(await openPage(<SupplyInfo />, { path: '/business/selection-supply-info-update' })),
  }
}

beforeEach(() => page.viewport(1440, 900))

test('S2-21 cells are typed into, refusals stand under them, and what is right is saved together', async () => {
  let refuses = true
  const { server } = await open(undefined, {
    [`PUT ${SUPPLY}/batch`]: () =>
      refuses
        ? refusal(400, {
            title: '保质期天数不能为空',
            fieldErrors: [
              {
                field: 'items[0].shelfLifeDays',
                label: '保质期天数',
                message: '保质期天数不能为空',
              },
            ],
          })
        : json([{ id: 1, warning: null, rowVersion: 1, status: 'UPDATED' }]),
  })
  await page.getByRole('textbox', { name: '花植香氛 翻播 10ml 可用库存' }).fill('6000')
  await expect.element(page.getByText('1 行未保存')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByRole('table').getByText('保质期天数不能为空')).toBeVisible()
  refuses = false
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('1 行未保存')).not.toBeInTheDocument()
  const body = server.asked.findLast(({ call }) => call === `PUT ${SUPPLY}/batch`)?.body
  expect(body).toMatchObject({ items: [{ id: 1, availableStock: 6000, rowVersion: 0 }] })
})

test('what was typed on another page is saved with the rest, and nobody leaves it unasked', async () => {
  const { server } = await open(undefined, {
    [`GET ${SUPPLY}`]: ({ query }: Asked) =>
      json([supplyRow(query.get('page') === '1' ? 2 : 1)], { 'X-Total-Count': '40' }),
    [`PUT ${SUPPLY}/batch`]: () => json([]),
  })
  await page.getByRole('textbox', { name: '花植香氛 翻播 10ml 可用库存' }).fill('6000')
  expect(isDirty()).toBe(true)
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByRole('textbox', { name: '花植香氛 翻播 20ml 可用库存' }).fill('700')
  await expect.element(page.getByText('2 行未保存，其中 1 行不在本页')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText(/行未保存/)).not.toBeInTheDocument()
  const body = server.asked.findLast(({ call }) => call === `PUT ${SUPPLY}/batch`)?.body
  expect(body).toMatchObject({
    items: [
      { id: 1, availableStock: 6000 },
      { id: 2, availableStock: 700 },
    ],
  })
  expect(isDirty()).toBe(false)
})

test('several rows are filled at once', async () => {
  await open()
  await page.getByRole('checkbox', { name: /花植香氛 翻播 10ml$/ }).click()
  await page.getByRole('checkbox', { name: /花植香氛 翻播 20ml$/ }).click()
  await page.getByRole('button', { name: '批量填充' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '可用库存' }).fill('800')
  await page.getByRole('button', { name: '填入所选行' }).click()
  await expect.element(page.getByText('2 行未保存')).toBeVisible()
})

test('运营 confirms or sends back, and merchants read why', async () => {
  const told = supplyRow(1, {
    status: 'UPDATED',
    actions: ['confirm', 'reject'],
    availableStock: 1,
  })
  const { server } = await open([told, supplyRow(2, { rejectReason: '请补足备货' })], {
    [`POST ${SUPPLY}/1/confirm`]: told,
    [`POST ${SUPPLY}/1/reject`]: told,
  })
  await expect.element(page.getByText('请补足备货')).toBeVisible()
  await page.getByRole('button', { name: /^确认/ }).first().click()
  await expect.poll(() => server.calls()).toContain(`POST ${SUPPLY}/1/confirm`)
  await page.getByRole('button', { name: /^退回/ }).first().click()
  await page.getByRole('textbox', { name: '退回原因' }).fill('库存不足')
  await page.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await expect.poll(() => server.calls()).toContain(`POST ${SUPPLY}/1/reject`)
})
