import { expect, lastMessage, PASSWORD, type Page, test, typeLogin } from '../fixtures'

async function setPassword(page: Page, password: string) {
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByLabel('确认新密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '确认修改' }).click()
}

test('S1-15, S2-30 a password is reset by a code', async ({ page }) => {
  const fresh = 'Xin@20261'
  await page.goto('/#/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveTitle('找回密码 - 美ONE-商家')
  await page.getByLabel('企业账号', { exact: true }).fill('200001')
  await page.getByLabel('用户名').fill('zhaoqc')
  await page.keyboard.press('Enter')

  await expect(page).toHaveTitle('设置新密码 - 美ONE-商家')
  const code = page.getByRole('textbox', { name: '验证码', exact: true })
  await expect(code).toHaveAccessibleDescription('验证码已发送至该账号绑定的手机或邮箱，请查收')
  await code.fill((await lastMessage(page, '13800000012')).code)

  await setPassword(page, 'abcdefgh1234567')
  const field = page.getByLabel('新密码', { exact: true })
  await expect(field).toHaveAccessibleDescription('密码不符合规则，请再次输入!')
  await setPassword(page, PASSWORD)
  await expect(field).toHaveAccessibleDescription('新密码不能与当前密码相同')
  await setPassword(page, fresh)

  await expect(page.getByRole('heading', { name: '密码已修改' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible({ timeout: 8_000 })
  await typeLogin(page, 'zhaoqc')
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
  await typeLogin(page, 'zhaoqc', { password: fresh })
  await expect(page).toHaveURL(/#\/dashboard/)
})

test('S7-30 a password is reset by a link, once', async ({ page, portal }) => {
  const mail = 'op@c3.example'
  await page.goto('/#/resetPasswordInit')
  await page.getByRole('tab', { name: '邮箱找回' }).click()
  await page.getByLabel('邮箱', { exact: true }).fill(mail)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/若该邮箱已在账号中验证/)).toBeVisible()

  const link = (await lastMessage(page, mail)).text.match(/https?:\S+/)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  expect(page.url()).toBe(`${portal.url}/#/resetPasswordFinish`)
  await setPassword(page, 'Xin@20262')
  await page.getByRole('button', { name: '立即登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('重置链接已失效，请重新申请')).toBeVisible()
})

test('R27 an unknown name gets the same answer', async ({ page }) => {
  await page.goto('/#/resetPasswordInit')
  await page.getByLabel('企业账号', { exact: true }).fill('999999')
  await page.getByLabel('用户名').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('textbox', { name: '验证码', exact: true }),
  ).toHaveAccessibleDescription('验证码已发送至该账号绑定的手机或邮箱，请查收')
})
