import { choose } from '../controls'
import { expect, logIn, test, typeLogin } from '../fixtures'

const FRESH = 'Xin@20264'

test('A03-1 A03-5 an administrator makes a role and an account that sees only its menu', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await logIn(page, 'admin')

  await test.step('A03-1 a role within the codes of the company', async () => {
    await page.goto('/#/system/roleManager')
    await page.getByRole('button', { name: '新建角色' }).click()
    const dialog = page.getByRole('dialog', { name: '新建角色' })
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(900)
    await dialog.getByLabel('角色名称').fill('货品助理')
    await choose(dialog, '数据范围', '本企业')
    // No code of the staff is offered, and one that is sent all the same is refused.
    await expect(dialog.getByText('平台工作')).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: '货品列表：新建' }).check()
    await dialog.getByRole('button', { name: '以此角色预览菜单' }).click()
    const menu = page.getByRole('navigation', { name: '菜单预览' })
    await expect(menu.getByText('货品列表')).toBeVisible()
    await expect(menu.getByText('财务管理')).toHaveCount(0)
    await page
      .getByRole('dialog', { name: /预览菜单/ })
      .getByRole('button', { name: '关闭' })
      .click()
    await dialog.getByRole('button', { name: '创建角色' }).click()
    await expect(page.getByText('角色已创建')).toBeVisible()
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.token') ?? ''))
    const over = await page.request.post('/services/admin/api/roles', {
      headers: { Authorization: `Bearer ${token}` },
      data: { roleName: '越权', dataScope: 'COMPANY', permissionCodes: ['company_freeze'] },
    })
    expect((await over.json()).title).toBe('不能授予超出本企业的权限')
  })

  let password = ''
  await test.step('S5-09 the initial password is shown once', async () => {
    await page.goto('/#/system/accountManager?group=202')
    await page.getByRole('button', { name: '新建账号' }).click()
    const dialog = page.getByRole('dialog', { name: '新建账号' })
    await dialog.getByLabel('用户名').fill('helper1')
    await dialog.getByLabel('姓名').fill('货小助')
    await dialog.getByLabel('手机号').fill('13900000066')
    await choose(dialog, '岗位', '仓储')
    await choose(dialog, '角色', '货品助理')
    await dialog.getByRole('button', { name: '创建账号' }).click()
    const told = page.getByRole('dialog', { name: '账号已创建' })
    password = (await told.locator('code').textContent()) ?? ''
    expect(password).toHaveLength(10)
    await told.getByRole('button', { name: '我已保存' }).click()
    await page.getByRole('button', { name: '已保存，关闭' }).click()
    await expect(told).toBeHidden()
    await page.reload()
    await expect(page.getByText('200001_helper1')).toBeVisible()
    await expect(page.getByText(password)).toHaveCount(0)
  })

  const other = await browser.newContext({ baseURL })
  const user = await other.newPage()
  await test.step('S2-11 the new user must change it', async () => {
    await user.goto('/#/login')
    await typeLogin(user, 'helper1', { password })
    const forced = user.getByRole('dialog', { name: '修改初始密码' })
    await forced.getByLabel('当前密码').fill(password)
    await forced.getByLabel('新密码').fill(FRESH)
    await forced.getByLabel('确认密码').fill(FRESH)
    await forced.getByRole('button', { name: '修改密码' }).click()
    const again = user.getByRole('dialog', { name: '重新登录' })
    await again.getByLabel('新密码').fill(FRESH)
    await user.keyboard.press('Enter')
    await expect(again).toBeHidden()
  })

  await test.step('A03-5 and sees what the role opens, and nothing else', async () => {
    const menu = user.getByRole('navigation', { name: '主菜单' })
    await expect(menu.getByText('货品与仓储')).toBeVisible()
    for (const title of ['系统管理', '财务管理']) {
      await expect(menu.getByText(title)).toHaveCount(0)
    }
    await user.goto('/#/system/accountManager')
    await expect(user).toHaveURL(/#\/401/)
  })
  await other.close()
})
