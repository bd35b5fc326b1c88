import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../../testkit/page'
import { group, groupTree } from '../../../../testkit/people'
import { json, serve } from '../../../../testkit/server'
import GroupPage from './group-page'

const GROUPS = 'admin/api/user-groups'
const PATH = '/system/userGroupTreeManager'

const member = {
  id: 1,
  bizAccountLogin: '200001_lijing',
  nameCn: '李静',
  phone: '138****0011',
  vendorPosition: 'OPERATION',
  status: 'enabled',
}

const answers = {
  [`GET ${GROUPS}/tree`]: groupTree,
  [`GET ${GROUPS}/200/users`]: () => json([], { 'X-Total-Count': '0' }),
  [`GET ${GROUPS}/202/users`]: () => json([member], { 'X-Total-Count': '1' }),
  [`GET ${GROUPS}/205/users`]: () => json([], { 'X-Total-Count': '0' }),
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
})

test('S2-19 a group shows its people and what may be done with it', async () => {
  serve(answers)
  await openPage(<GroupPage />, { path: PATH, codes: ['userGroupTreeManager_edit'] })
  await expect.element(page.getByText('还没有成员')).toBeVisible()
  // The root is neither moved nor closed.
  expect(button(/^停\s*用$/).elements()).toEqual([])
  await page.getByText('商务部').click()
  await expect.element(page.getByText('200001_lijing')).toBeVisible()
  await expect.element(page.getByText('总部 / 商务部')).toBeVisible()
  await expect.element(button(/^停\s*用$/)).toBeVisible()
})

test('S4-04 the keyboard moves a group as dragging does', async () => {
  const server = serve({ ...answers, [`POST ${GROUPS}/205/move`]: group(205, '品控部') })
  await openPage(<GroupPage />, { path: PATH, codes: ['userGroupTreeManager_edit'] })
  await page.getByText('品控部').click()
  expect(button(/^下\s*移$/).elements()).toEqual([])
  await button(/^上\s*移$/).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call.endsWith('/move'))?.body)
    .toEqual({
      parentId: 201,
      sort: 0,
    })
})

test('a group is added below the chosen one', async () => {
  const server = serve({ ...answers, [`POST ${GROUPS}`]: group(209, '内容组') })
  await openPage(<GroupPage />, { path: PATH, codes: ['userGroupTreeManager_edit'] })
  await page.getByText('商务部').click()
  await button('新建下级').click()
  const dialog = page.getByRole('dialog', { name: '在“商务部”下新建用户组' })
  await dialog.getByRole('button', { name: /创\s*建/ }).click()
  await expect.element(dialog.getByText('用户组名称不能为空')).toBeVisible()
  await dialog.getByLabelText('用户组名称').fill('内容组')
  await dialog.getByRole('button', { name: /创\s*建/ }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call === `POST ${GROUPS}`)?.body)
    .toEqual({ parentId: 202, name: '内容组' })
})
