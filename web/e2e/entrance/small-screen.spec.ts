import { expect, type Page, test, typeLogin } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const PLACES = [
  '/#/login',
  '/#/token-login?token=used',
  '/#/resetPasswordInit',
  '/#/resetPasswordFinish',
]

for (const place of PLACES) {
  test(`${place} fits 390 px, and fingers`, async ({ page }) => {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('complementary')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await tooSmall(page)).toEqual([])
  })
}

test('one can log in at 390 px', async ({ page }) => {
  await page.goto('/#/login')
  await typeLogin(page, 'lijing')
  await expect(page).toHaveURL(/#\/dashboard/)
})

/** What a finger would miss: less than 44 px high, its label included. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, input')]
    return targets
      .filter((target) => target.offsetParent !== null)
      .map((target) => target.closest('label') ?? target)
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML.slice(0, 80))
  })
}
