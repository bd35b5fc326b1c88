import { expect, logIn, PASSWORD, solveCaptcha, test, typeLogin } from '../fixtures'

test('A01-1 wrong password, then the picture, then the lock', async ({ page }) => {
  await page.goto('/#/login')
  const password = page.getByLabel('密码', { exact: true })
  const picture = page.getByLabel('图形验证码', { exact: true })

  for (const wrong of ['wrong-1', 'wrong-2']) {
    await typeLogin(page, 'cangku', { password: wrong })
    await expect(password).toHaveAccessibleDescription('用户名或密码错误')
    await expect(password).toHaveValue(wrong)
    await expect(picture).toBeHidden()
    await password.fill('')
  }
  await typeLogin(page, 'cangku', { password: 'wrong-3' })
  await expect(picture).toBeVisible()

  await picture.fill('....')
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAccessibleDescription('图形验证码错误或已过期')

  for (const wrong of ['wrong-4', 'wrong-5']) {
    await password.fill(wrong)
    await solveCaptcha(page)
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription('用户名或密码错误')
  }

  await password.fill(PASSWORD)
  await solveCaptcha(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('用户名')).toHaveAccessibleDescription('账号已锁定，请15分钟后再试')
})

test('S1-02, S2-06, S2-10 a login leads to the dashboard, with its title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('登录 - 美ONE-商家')
  await typeLogin(page, 'lijing')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page).toHaveTitle('首页 - 美ONE-商家')
})

test('S2-04 after the login one is where one wanted to be, query and all', async ({ page }) => {
  await page.goto('/#/profile/index?tab=devices&note=a%20b')
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await typeLogin(page, 'lijing')
  await expect(page).toHaveURL(/#\/profile\/index\?tab=devices&note=a%20b$/)
})

test('S2-05 somebody who is logged in is sent on from /login', async ({ page }) => {
  await logIn(page, 'lijing')
  await page.goto('/#/login?redirect=/message/index')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('S9-17 the company account is kept, the password is not', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByLabel('记住企业账号').check()
  await typeLogin(page, 'lijing')
  await expect(page).toHaveURL(/#\/dashboard/)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('200001')
  expect(kept).not.toContain(PASSWORD)
})

test('R27 an account that does not exist is refused like one that does', async ({ page }) => {
  await page.goto('/#/login')
  await typeLogin(page, 'nobody-here')
  await expect(page.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '用户名或密码错误',
  )
})

test('the demo profile says so', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.getByText('演示环境')).toBeVisible()
  await expect(page.getByText('© 2026 美选平台（演示）有限公司').first()).toBeVisible()
})
