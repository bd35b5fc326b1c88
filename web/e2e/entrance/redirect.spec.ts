import { expect, test, typeLogin } from '../fixtures'

/** One of each kind; the pure function is tried with many more. */
const ATTEMPTS = [
  '//evil.example/login',
  'https://evil.example/login',
  'javascript:alert(document.domain)',
  '/\\evil.example',
  '/%2Fevil.example',
  '/\t/evil.example',
  '/redirect//evil.example',
  '/login?redirect=//evil.example',
]

test('S2-04 no redirect parameter leads out of the portal', async ({ page, portal }) => {
  test.setTimeout(120_000)
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(portal.url)) {
      left.push(request.url())
    }
  })
  page.on('dialog', (dialog) => {
    left.push(dialog.message())
    return dialog.dismiss()
  })
  for (const attempt of ATTEMPTS) {
    await page.goto('/#/404')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/?${Math.random()}#/login?redirect=${encodeURIComponent(attempt)}`)
    await typeLogin(page, 'lijing')
    await expect(page, attempt).toHaveURL(/#\/dashboard$/)
  }
  expect(left).toEqual([])
})

test('S2-03 neither does /redirect', async ({ page, portal }) => {
  for (const attempt of ['//evil.example', '/%2Fevil.example', '/https://evil.example', '']) {
    await page.goto('about:blank')
    await page.goto(`/#/redirect${attempt}`)
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    expect(page.url()).toBe(`${portal.url}/#/login?redirect=%2F`)
  }
})

test('S2-03 /redirect goes on to an inside path with its query', async ({ page }) => {
  await page.goto('/#/redirect/message/index?page=2')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fmessage%2Findex%3Fpage%3D2$/)
})
