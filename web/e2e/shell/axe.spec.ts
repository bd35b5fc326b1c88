import { expectAccessible } from '../axe'
import { expect, logIn, type Page, test } from '../fixtures'

/** Every screen that the portal declares, as its own texts name them. */
async function screens(page: Page): Promise<{ path: string; title: string }[]> {
  const texts: Record<string, string> = await (await page.request.get('/i18n/zh-cn.json')).json()
  return Object.entries(texts)
    .filter(([key]) => key.startsWith('route.'))
    .map(([key, title]) => ({ path: key.slice('route.'.length).replace(/:\w+/g, '1'), title }))
}

async function walk(page: Page, paths: string[]) {
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expectAccessible(page)
  }
}

const PARTS = 3

for (let part = 0; part < PARTS; part += 1) {
  test(`R29 axe finds nothing serious on any page of a merchant, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await logIn(page, 'admin')
    const own = (await screens(page)).filter(({ path }) => !path.startsWith('/platform'))
    await walk(
      page,
      own.filter((_, index) => index % PARTS === part).map(({ path }) => path),
    )
  })
}

test('R29 nor on any page of the platform', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, 'root', { company: '100000' })
  const staff = (await screens(page)).filter(({ path }) => path.startsWith('/platform'))
  await walk(page, ['/dashboard', ...staff.map(({ path }) => path)])
})

test('R29 nor at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'admin')
  await walk(page, ['/dashboard', '/profile/index', '/message/index', '/offer/list'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
