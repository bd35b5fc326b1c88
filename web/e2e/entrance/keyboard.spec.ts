import { expect, PASSWORD, type Page, test } from '../fixtures'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('the login page works by keyboard alone, in reading order', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.getByLabel('企业账号', { exact: true })).toBeFocused()
  await page.keyboard.type('200001')
  await press(page, 'Tab')
  await page.keyboard.type('lijing')
  await press(page, 'Tab')
  await page.keyboard.type(PASSWORD)

  await press(page, 'Tab', 'Space')
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveAttribute('type', 'text')
  await press(page, 'Tab')
  await expect(page.getByLabel('记住企业账号')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByLabel('保持登录')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: '忘记密码' })).toBeFocused()
  await press(page, 'Tab')
  const button = page.getByRole('button', { name: '登录' })
  await expect(button).toBeFocused()
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/#\/dashboard/)
})

test('the two ways of login are tabs that arrows move', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.getByLabel('企业账号', { exact: true })).toBeFocused()
  await press(page, 'Shift+Tab')
  const [account, phone] = [
    page.getByRole('tab', { name: '账号登录' }),
    page.getByRole('tab', { name: '手机号登录' }),
  ]
  await expect(account).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(phone).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused()
})
