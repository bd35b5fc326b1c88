import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../../testkit/page'
import { groupTree, person, roleList } from '../../../../testkit/people'
import { json, refusal, serve } from '../../../../testkit/server'
import AccountPage from './account-page'

const ACCOUNTS = 'admin/api/biz-accounts'
const PATH = '/system/accountManager'
const CODES = [
  'accountManager_create',
  'accountManager_edit',
  'accountManager_enable',
  'accountManager_resetPwd',
  'accountManager_import',
  'accountManager_kick',
]

const answers = (rows: unknown[]) => ({
  [`GET ${ACCOUNTS}`]: () => json(rows, { 'X-Total-Count': String(rows.length) }),
  'GET admin/api/roles': () => json(roleList, { 'X-Total-Count': '2' }),
  'GET admin/api/user-groups/tree': groupTree,
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const asked = (server: ReturnType<typeof serve>, call: string) =>
  server.asked.findLast((one) => one.call === call)

beforeEach(async () => {
  await page.viewport(1440, 900)
})

test('S2-19 the list is narrowed by group, by search and to idle accounts', async () => {
  const server = serve(answers([person(1)]))
  const { place } = await openPage(<AccountPage />, { path: PATH, codes: CODES })
  await expect.element(page.getByText('200001_user1')).toBeVisible()
  await page.getByText('商务部').first().click()
  await expect.poll(place).toBe(`${PATH}?group=202`)
  await page.getByRole('tab', { name: /90天未登录/ }).click()
  await expect.poll(() => asked(server, `GET ${ACCOUNTS}`)?.query.get('idle')).toBe('true')
  const query = server.asked.findLast(({ query }) => query.get('size') === '20')?.query
  expect(query?.get('userGroupId')).toBe('202')
  expect(query?.get('includeChildren')).toBe('true')
})

test('A03-5 S6-06 nobody sees a button without its code, nor one that the server would refuse', async () => {
  serve(answers([person(1, { actions: [] })]))
  await openPage(<AccountPage />, { path: PATH, codes: [] })
  await expect.element(page.getByText('200001_user1')).toBeVisible()
  for (const name of [/新建账号/, /导入账号/, /编辑/, /停用/, /重置密码/]) {
    expect(button(name).elements()).toEqual([])
  }
})

test('S5-09 a new account shows its initial password once', async () => {
  const server = serve({
    ...answers([person(1)]),
    [`POST ${ACCOUNTS}`]: { account: person(9), initialPassword: 'aB3#eFgh9k' },
  })
  await openPage(<AccountPage />, { path: `${PATH}?group=202`, codes: CODES })
  await button(/新建账号/).click()
  const dialog = page.getByRole('dialog', { name: '新建账号' })
  await button('创建账号').click()
  await expect.element(dialog.getByText('用户名不能为空')).toBeVisible()
  await dialog.getByLabelText('用户名').fill('zhaoxin')
  await dialog.getByLabelText('姓名').fill('赵新')
  await dialog.getByLabelText('手机号').fill('13900000001')
  for (const [label, option] of [
    ['岗位', '运营'],
    ['角色', '报品助理'],
  ] as const) {
    await dialog.getByLabelText(label).click()
    await page.getByTitle(option, { exact: true }).last().click()
  }
  await button('创建账号').click()
  await expect.element(page.getByRole('dialog', { name: '账号已创建' })).toBeVisible()
  await expect.element(page.getByText('aB3#eFgh9k')).toBeVisible()
  expect(asked(server, `POST ${ACCOUNTS}`)?.body).toMatchObject({
    login: 'zhaoxin',
    roleIds: [90],
    userGroupId: 202,
  })
  await button('我已保存').click()
  await button('已保存，关闭').click()
  await expect.poll(() => page.getByText('aB3#eFgh9k').elements()).toEqual([])
}, 40_000)

test('S4-04 a row is disabled after a question, and several at once', async () => {
  const server = serve({
    ...answers([person(1), person(2)]),
    [`POST ${ACCOUNTS}/1/disable`]: person(1, { status: 'disabled' }),
    [`POST ${ACCOUNTS}/batch`]: refusal(400, { title: '不能停用自己的账号' }),
  })
  await openPage(<AccountPage />, { path: PATH, codes: CODES })
  await button('停用 200001_user1').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect.poll(() => server.calls()).toContain(`POST ${ACCOUNTS}/1/disable`)
  await page.getByRole('checkbox', { name: '选择 200001_user1' }).click()
  await page.getByRole('checkbox', { name: '选择 200001_user2' }).click()
  await page
    .getByRole('region', { name: '批量操作' })
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /停\s*用/ })
    .click()
  await expect.element(page.getByText('不能停用自己的账号')).toBeVisible()
  expect(asked(server, `POST ${ACCOUNTS}/batch`)?.body).toEqual({
    action: 'disable',
    accounts: [
      { id: 1, rowVersion: 3 },
      { id: 2, rowVersion: 3 },
    ],
  })
})

test('the phone of somebody else is not shown and stays unless it is replaced', async () => {
  const server = serve({ ...answers([person(1)]), [`PUT ${ACCOUNTS}`]: person(1) })
  await openPage(<AccountPage />, { path: PATH, codes: CODES })
  await button('编辑 200001_user1').click()
  const dialog = page.getByRole('dialog', { name: '编辑账号 200001_user1' })
  await expect.element(dialog.getByLabelText('手机号')).toHaveValue('')
  await dialog.getByLabelText('姓名').fill('新名字')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect
    .poll(() => asked(server, `PUT ${ACCOUNTS}`)?.body)
    .toMatchObject({
      id: 1,
      rowVersion: 3,
      nameCn: '新名字',
      roleIds: [2],
      userGroupId: 202,
    })
  expect(asked(server, `PUT ${ACCOUNTS}`)?.body).not.toHaveProperty('phone')
})
