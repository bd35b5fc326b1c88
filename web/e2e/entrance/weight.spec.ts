import { expect, test } from '../fixtures'

const LIMIT = 120_000

test('the login page transfers at most 120 KB, and none of the kit', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let transferred = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  test.info().annotations.push({ type: 'transferred bytes', description: `${transferred}` })
  // The lower bound is the positive control: something was counted.
  expect(transferred).toBeGreaterThan(30_000)
  expect(transferred).toBeLessThanOrEqual(LIMIT)
})

test('the app is fetched while one types, so that it opens at once', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.getByLabel('企业账号', { exact: true })).toBeFocused()
  await page.waitForLoadState('networkidle')
  const before = await countScripts()
  await page.keyboard.type('2')
  await expect.poll(countScripts).toBeGreaterThan(before)

  function countScripts() {
    return page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  }
})
