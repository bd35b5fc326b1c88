import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { screen } from '../../../../state/screen'
import { ScreensContext } from '../../../../state/sidebar'
import { openPage } from '../../../../testkit/page'
import { permissionTree, role, roleList } from '../../../../testkit/people'
import { json, refusal, serve } from '../../../../testkit/server'
import RolePage from './role-page'

const ROLES = 'admin/api/roles'
const PATH = '/system/roleManager'
const CODES = ['roleManager_create', 'roleManager_edit', 'roleManager_enable', 'roleManager_delete']

const answers = {
  [`GET ${ROLES}`]: () => json(roleList, { 'X-Total-Count': '2' }),
  'GET admin/api/permissions/tree': permissionTree,
}

const load = async () => ({ default: () => null })
const screens = [
  screen({ path: '/offer/list', title: '报品列表', menu: 'offer', codes: ['offerList'], load }),
  screen({ path: '/goods/sku/list', title: '货品列表', menu: 'goods', codes: ['goodsList'], load }),
]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1440, 900)
})

test('A03-1 the server has the last word on what a role may hold', async () => {
  const server = serve({
    ...answers,
    [`POST ${ROLES}`]: refusal(400, {
      title: '不能授予超出本企业的权限',
      errorKey: 'role.over',
      fieldErrors: [
        { field: 'permissionCodes', label: '权限', message: '不能授予超出本企业的权限' },
      ],
    }),
  })
  await openPage(<RolePage />, { path: PATH, codes: CODES })
  await button(/新建角色/).click()
  const dialog = page.getByRole('dialog', { name: '新建角色' })
  await dialog.getByLabelText('角色名称').fill('助理')
  await dialog.getByLabelText('数据范围').click()
  await expect.element(page.getByTitle('本企业', { exact: true })).toBeVisible()
  expect(page.getByTitle('全部', { exact: true }).elements()).toEqual([])
  await page.getByTitle('本企业', { exact: true }).click()
  await box('报品列表：新建').click()
  // The menus above it are half chosen.
  await expect.element(dialog.getByText('已选 3 项')).toBeVisible()
  const half = box('报品管理').element().closest('.ant-checkbox-indeterminate')
  expect(half).not.toBeNull()
  await button('创建角色').click()
  await expect.element(page.getByText('不能授予超出本企业的权限')).toBeVisible()
  expect(server.asked.find(({ call }) => call === `POST ${ROLES}`)?.body).toEqual({
    roleName: '助理',
    dataScope: 'COMPANY',
    permissionCodes: ['offerList_create', 'offerManager', 'offerList'],
  })
})

test('a built-in role is looked at and copied, and nothing else', async () => {
  serve({
    ...answers,
    [`POST ${ROLES}/2/copy`]: role(91, { roleName: '商务/运营副本' }),
  })
  await openPage(<RolePage />, { path: PATH, codes: CODES })
  expect(button('编辑 商务/运营').elements()).toEqual([])
  await button('查看 商务/运营').click()
  await expect.element(box('报品管理')).toBeDisabled()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click()
  await button('复制 商务/运营').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /复\s*制/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: '编辑角色 商务/运营副本' })).toBeVisible()
})

test('the differences to a built-in role are shown alone', async () => {
  serve(answers)
  await openPage(<RolePage />, { path: PATH, codes: CODES })
  await button('编辑 报品助理').click()
  await expect.element(box('意见反馈')).toBeVisible()
  await page.getByRole('switch', { name: '只看与内置角色的差异' }).click()
  await expect.poll(() => box('意见反馈').elements()).toEqual([])
  await expect.element(page.getByText('少').first()).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索权限' }).fill('不存在')
  await expect.element(page.getByText('与所选角色没有差异')).toBeVisible()
})

test('the menu is previewed as the role would see it', async () => {
  serve(answers)
  await openPage(
    <ScreensContext value={screens}>
      <RolePage />
    </ScreensContext>,
    { path: PATH, codes: CODES },
  )
  await button('预览菜单 报品助理').click()
  const menu = page.getByRole('navigation', { name: '菜单预览' })
  await expect.element(menu.getByText('报品列表')).toBeVisible()
  expect(menu.getByText('货品列表').elements()).toEqual([])
})
