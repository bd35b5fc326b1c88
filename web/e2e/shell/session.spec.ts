import { expect, logIn, PASSWORD, type Page, test, typeLogin } from '../fixtures'

async function bearer(page: Page) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.token') ?? ''))
  return { Authorization: `Bearer ${token}` }
}

/** Ends the session behind the page's back, as a kick or the end of its time would. */
async function endSession(page: Page) {
  const answer = await page.request.post('/services/admin/api/logout', {
    headers: await bearer(page),
  })
  expect(answer.status()).toBe(204)
}

test('A01-5 an ended session asks once, and loses no input', async ({ page }) => {
  await logIn(page, 'sunfin')
  await page.goto('/#/profile/index')
  const wechat = page.getByLabel('微信号')
  await wechat.fill('unsaved-1')
  await endSession(page)

  await page.getByRole('tab', { name: '登录设备与记录' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '你当前的会话已超时，请重新登陆' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: '重新登录' }).click()
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fprofile%2Findex/)
  await typeLogin(page, 'sunfin')
  await expect(page).toHaveURL(/#\/profile\/index/)
  await page.getByRole('tab', { name: '基本资料' }).click()
  await page.getByRole('button', { name: '恢复未保存的内容' }).click()
  await expect(wechat).toHaveValue('unsaved-1')
})

test('A01-6 form and server both refuse fifteen characters', async ({ page }) => {
  await logIn(page, 'sunfin')
  await page.goto('/#/profile/index?tab=security')
  const long = 'abcdefgh1234567'
  await page.getByLabel('当前密码').fill(PASSWORD)
  await page.getByLabel('新密码').fill(long)
  await page.getByLabel('确认密码').fill(long)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码不符合规则，请再次输入!').first()).toBeVisible()

  const answer = await page.request.post('/services/admin/api/bizAccount/changePassword', {
    headers: await bearer(page),
    data: { currentPassword: PASSWORD, newPassword: long, confirmPassword: long },
  })
  expect(answer.status()).toBe(400)
  expect(JSON.stringify(await answer.json())).toContain('密码不符合规则，请再次输入!')
})

test('S2-28, S2-29, S2-30 a changed password ends on its screen and at the login', async ({
  page,
}) => {
  const fresh = 'Xin@20264'
  await logIn(page, 'admin', { company: '200003' })
  await page.goto('/#/profile/index?tab=security')
  await page.getByLabel('当前密码').fill(PASSWORD)
  await page.getByLabel('新密码').fill(fresh)
  await page.getByLabel('确认密码').fill(fresh)
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('修改成功！')).toBeVisible()
  await expect(page.getByText('密码已修改')).toBeVisible()
  await expect(page.getByText('你当前的会话已超时，请重新登陆')).toBeHidden()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible({ timeout: 8_000 })
  await logIn(page, 'admin', { company: '200003', password: fresh })
})

test('S4-11 a logout leaves nothing behind', async ({ page }) => {
  await logIn(page, 'sunfin')
  await page.goto('/#/message/index')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await bearer(page)
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  const answer = await page.request.get('/services/admin/api/account', { headers: before })
  expect(answer.status()).toBe(401)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
})
