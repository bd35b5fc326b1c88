import { countBytes } from '../bytes'
import { expect, test } from '../fixtures'

const LIMIT = 120_000

test('the login page transfers at most 120 KB, and none of the kit', async ({ page }) => {
  const bytes = await countBytes(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const transferred = bytes()

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
