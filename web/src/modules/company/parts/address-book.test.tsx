import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../testkit/server'
import { AddressBook } from './address-book'
import type { Address } from './address-calls'

const ADDRESSES = 'admin/api/addresses'
const codes = ['company_edit']

const address = (id: number, more: Partial<Address> = {}): Address => ({
  id,
  addressType: 'company',
  receiver: '周强',
  phone: '13800000015',
  region: '上海市/市辖区/浦东新区',
  regionCodes: ['31', '3101', '310115'],
  detail: `花植路${id}号`,
  isDefault: false,
  editable: true,
  lastModifiedDate: '2026-11-01 10:00:00',
  ...more,
})

const press = (name: string | RegExp) => page.getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

beforeEach(() => page.viewport(1440, 900))

test('an empty book has one way to begin', async () => {
  serve({ [`GET ${ADDRESSES}`]: [] })
  await openPage(<AddressBook />, { codes })
  await expect.element(page.getByText('还没有地址')).toBeVisible()
  expect(press('新增地址').elements()).toHaveLength(1)
})

test('each kind has its own; the company’s are kept by whoever may, the own by everybody', async () => {
  serve({
    [`GET ${ADDRESSES}`]: [
      address(1, { isDefault: true, editable: false }),
      address(2, { addressType: 'person', detail: '家里' }),
    ],
  })
  await openPage(<AddressBook />)
  await expect.element(page.getByText('花植路1号')).toBeVisible()
  await expect.element(page.getByText('默认', { exact: true })).toBeVisible()
  expect(press('新增地址').query()).toBeNull()
  expect(press(/^编辑/).query()).toBeNull()
  await page.getByText('个人地址').click()
  await expect.element(page.getByText('家里')).toBeVisible()
  await expect.element(press('新增地址')).toBeVisible()
})

test('a region is three choices and travels as names and codes', async () => {
  const server = serve({ [`GET ${ADDRESSES}`]: [], [`POST ${ADDRESSES}`]: address(3) })
  await openPage(<AddressBook />, { codes })
  await press('新增地址').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect.element(dialog.getByText('所在地区不能为空')).toBeVisible()
  await dialog.getByLabelText('联系人').fill('周强')
  await dialog.getByLabelText('手机号').fill('13800000015')
  await dialog.getByLabelText('省份').click()
  await page.getByTitle('上海市').click()
  await dialog.getByLabelText('区县').click()
  await page.getByTitle('黄浦区').click()
  await dialog.getByLabelText('详细地址').fill('花植路3号')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect
    .poll(() => bodyOf(server, `POST ${ADDRESSES}`))
    .toMatchObject({
      addressType: 'company',
      region: '上海市/市辖区/黄浦区',
      regionCodes: ['31', '3101', '310101'],
      detail: '花植路3号',
    })
})

test('a refused default says why and changes nothing', async () => {
  serve({
    [`GET ${ADDRESSES}`]: [address(1, { isDefault: true }), address(2)],
    [`PUT ${ADDRESSES}`]: refusal(400, { title: '企业当前状态不允许此操作' }),
  })
  await openPage(<AddressBook />, { codes })
  await press('设为默认 花植路2号').click()
  await expect.element(page.getByText('企业当前状态不允许此操作')).toBeVisible()
  await expect.element(press('设为默认 花植路2号')).toBeVisible()
})
