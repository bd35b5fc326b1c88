import { expect, logIn, test, typeLogin } from '../fixtures'

test('two windows: a login in one is a login in both, and so is a logout', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/#/message/index')
  await expect(other.getByRole('heading', { name: '欢迎回来' })).toBeVisible()

  await page.goto('/#/login')
  await typeLogin(page, 'lijing')
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(other).toHaveURL(/#\/message\/index/)

  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expect(other.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
})

test('two windows: another user in one leaves no page of the first in the other', async ({
  page,
  context,
}) => {
  await logIn(page, 'lijing')
  const other = await context.newPage()
  await other.goto('/#/profile/index')
  await expect(other.getByText('李静').first()).toBeVisible()

  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await typeLogin(page, 'viewer')
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(other.getByRole('button', { name: '只读，账号菜单' })).toBeVisible()
  await expect(other.getByText('李静')).toHaveCount(0)
})
