import { expect, test } from '../fixtures'

const QUESTION = '将以 李静（上海花植美妆有限公司）登录'

test('A01-4 a partner’s link logs in once and never twice', async ({ page, portal, browser }) => {
  const link = await portal.run('issue-login-token', '200001_lijing')
  const token = new URL(link).hash.split('token=')[1] ?? ''
  expect(token.length).toBeGreaterThan(20)

  const withToken: string[] = []
  page.on('request', (request) => {
    const seen = request.url() + JSON.stringify(request.headers())
    if (!request.isNavigationRequest() && seen.includes(token)) withToken.push(request.url())
  })
  await page.goto(link)
  await expect(page.getByText(QUESTION)).toBeVisible()
  expect(page.url()).toBe(`${portal.url}/#/token-login`)
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull()
  expect(withToken.map((url) => new URL(url).pathname)).toEqual([
    '/services/admin/api/third-party/private-sphere/auto-login',
  ])

  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page).toHaveURL(/#\/dashboard/)

  const other = await browser.newContext()
  const again = await other.newPage()
  await again.goto(link)
  await expect(again.getByText('登录链接已失效，请重新获取')).toBeVisible()
  await again.getByRole('link', { name: '返回登录' }).click()
  await expect(again.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await other.close()
})

test('A01-4 a no ends the session that the link had begun', async ({ page, portal }) => {
  const opened = page.waitForResponse(/auto-login/)
  await page.goto(await portal.run('issue-login-token', '200001_lijing'))
  const { id_token } = await (await opened).json()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  const answer = await page.request.get('/services/admin/api/account', {
    headers: { Authorization: `Bearer ${id_token}` },
  })
  expect(answer.status()).toBe(401)
})

test('S2-02 /auth-redirect hands its query to the window that opened it', async ({
  page,
  portal,
}) => {
  const link = await portal.run('issue-login-token', '200001_lijing')
  const query = new URL(link).hash.split('?')[1]
  await page.goto('/#/login')
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void window.open(address), `/#/auth-redirect?${query}`),
  ])
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('S2-02 /auth-redirect opened alone goes on by itself', async ({ page, portal }) => {
  const link = await portal.run('issue-login-token', '200001_lijing')
  await page.goto(link.replace('/token-login', '/auth-redirect'))
  await expect(page.getByText(QUESTION)).toBeVisible()
  expect(page.url()).toBe(`${portal.url}/#/token-login`)
})
