import { expect, lastMessage, test } from '../fixtures'

const PHONE = '13800000001'

test('A01-3 a phone with two companies chooses one, and the other later', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('tab', { name: '手机号登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()

  const code = page.getByRole('textbox', { name: '验证码', exact: true })
  await expect(code).toBeFocused()
  const { code: sent } = await lastMessage(page, PHONE)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('手机验证码错误或已过期')

  await code.fill(sent)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '选择要进入的企业' })).toBeFocused()
  await page.getByRole('button', { name: /广州云裳服饰有限公司/ }).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(page.getByRole('button', { name: /当前企业 广州云裳服饰有限公司/ })).toBeVisible()

  await page.getByRole('button', { name: /当前企业/ }).click()
  await page.getByRole('button', { name: /上海花植美妆有限公司/ }).click()
  await expect(page.getByRole('button', { name: /当前企业 上海花植美妆有限公司/ })).toBeVisible()
  await expect(page).toHaveURL(/#\/dashboard/)
})

test('S7-36 a stranger’s phone gets the same answer, and no code', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('tab', { name: '手机号登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill('13999999999')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const answer = await page.request.get('/services/admin/api/dev/last-code?phone=13999999999')
  expect(answer.status()).toBe(404)
})
