import { expect, lastMessage, logIn, test } from '../fixtures'

// The newcomer's password and phone change here.
test.use({ apart: true })

const PHONE = '13800000016'
const FRESH = 'Fresh@2027'

/** A01-7: a phone that an administrator wrote opens nothing, until its owner has proved it. */
test('a newcomer proves the phone, and enters by it from then on', async ({ page }) => {
  const initial = { elsAccount: '200001', username: 'newbie', password: 'Init@1234' }
  const entered = await page.request.post('/services/admin/api/bizAuthenticate', { data: initial })
  await page.request.post('/services/admin/api/bizAccount/changePassword', {
    headers: { Authorization: `Bearer ${(await entered.json()).id_token}` },
    data: { currentPassword: initial.password, newPassword: FRESH, confirmPassword: FRESH },
  })
  await logIn(page, 'newbie', { password: FRESH })

  const banner = page.getByRole('note', { name: '手机号未验证' })
  await expect(banner).toContainText('手机号 138****0016 未验证')
  await banner.getByRole('link', { name: '去验证' }).click()
  await expect(page.getByRole('textbox', { name: /^手机号/ })).toHaveValue(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).first().click()
  await expect(page.getByText('验证码已发送，请查收')).toBeVisible()
  const { code } = await lastMessage(page, PHONE)
  await page.getByRole('textbox', { name: '手机验证码' }).fill(code)
  await page.getByRole('button', { name: '验证手机号' }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByText(/已绑定 138\*\*\*\*0016，用于登录/)).toBeVisible()
})
