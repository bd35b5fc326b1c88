import { expectAccessible } from '../axe'
import { expect, test, typeLogin } from '../fixtures'

const PLACES = [
  ['/#/login', '欢迎回来'],
  ['/#/token-login?token=used', '无法登录'],
  ['/#/resetPasswordInit', '找回密码'],
  ['/#/resetPasswordFinish', '设置新密码'],
  ['/#/resetPasswordFinish?key=spent', '无法设置密码'],
] as const

for (const [place, heading] of PLACES) {
  test(`R29 axe finds nothing serious on ${place}`, async ({ page }) => {
    await page.goto(place)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  })
}

test('R29 nor on a login that was refused', async ({ page }) => {
  await page.goto('/#/login')
  await typeLogin(page, 'nobody-there')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await expectAccessible(page)
})
