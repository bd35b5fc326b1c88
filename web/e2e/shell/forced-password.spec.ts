import { expect, test, typeLogin } from '../fixtures'

const INITIAL = 'Init@1234'
const FRESH = 'Xin@20263'

test('A01-2 the initial password must be changed before anything else', async ({ page }) => {
  await page.goto('/#/message/index')
  await typeLogin(page, 'newbie', { password: INITIAL })
  const forced = page.getByRole('dialog', { name: '修改初始密码' })
  await expect(forced).toBeVisible()
  await expect.poll(async () => (await forced.boundingBox())?.width).toBe(600)

  await test.step('S2-12 it cannot be closed', async () => {
    await expect(forced.getByRole('button', { name: /关闭|close/i })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(10, 450)
    await expect(forced).toBeVisible()
  })

  await test.step('S2-11 it stands on every page', async () => {
    for (const path of ['/dashboard', '/profile/index']) {
      await page.goto(`/#${path}`)
      await expect(forced).toBeVisible()
    }
    await page.reload()
    await expect(forced).toBeVisible()
  })

  await test.step('every other call is refused', async () => {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.token') ?? ''))
    const refused = await page.request.get('/services/admin/api/getBizIndividualCenter', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(refused.status()).toBe(403)
    expect((await refused.json()).errorKey).toBe('auth.initialPwd')
  })

  await forced.getByLabel('当前密码').fill(INITIAL)
  await forced.getByLabel('新密码').fill(FRESH)
  await forced.getByLabel('确认密码').fill(FRESH)
  await forced.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('修改成功！')).toBeVisible()

  const relogin = page.getByRole('dialog', { name: '重新登录' })
  await expect(relogin).toBeVisible()
  await expect.poll(async () => (await relogin.boundingBox())?.width).toBe(400)
  await expect(relogin.getByLabel('用户名')).toBeDisabled()
  await relogin.getByLabel('新密码').fill(FRESH)
  await page.keyboard.press('Enter')
  await expect(relogin).toBeHidden()
  await expect(page).toHaveURL(/#\/profile\/index/)
  await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible()
})
