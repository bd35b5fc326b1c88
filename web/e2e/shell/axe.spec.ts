import { expectAccessible } from '../axe'
import { expect, logIn, type Page, test } from '../fixtures'

interface Screen {
  path: string
  title: string
}

/** Every screen that the portal declares, as its own texts name them. */
async function screens(page: Page): Promise<Screen[]> {
  const texts: Record<string, string> = await (await page.request.get('/i18n/zh-cn.json')).json()
  return Object.entries(texts)
    .filter(([key]) => key.startsWith('route.'))
    .map(([key, title]) => ({ path: key.slice('route.'.length).replace(/:\w+/g, '1'), title }))
}

async function walk(page: Page, places: Screen[]) {
  expect(places.length).toBeGreaterThan(0)
  await expectAccessible(page)
  for (const { path, title } of places) {
    await page.goto(`/#${path}`)
    // The one screen whose title stands alone (S2-10).
    const expected = path === '/company-sign' ? '美ONE供应商协同平台' : `${title} - 美ONE-商家`
    await expect(page, path).toHaveTitle(expected)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    // What stands around the page has been looked at.
    await expectAccessible(page, '#main')
  }
}

const PARTS = 3

for (let part = 0; part < PARTS; part += 1) {
  test(`R29, S2-10 axe finds nothing serious on any page of a merchant, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await logIn(page, 'admin')
    const own = (await screens(page)).filter(({ path }) => !path.startsWith('/platform'))
    await walk(
      page,
      own.filter((_, index) => index % PARTS === part),
    )
  })
}

/** What the menu offers, all of it unfolded. */
async function menu(page: Page): Promise<Screen[]> {
  const nav = page.getByRole('navigation', { name: '主菜单' })
  await expect(nav.getByRole('link').first()).toBeVisible()
  const folded = nav.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return nav.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      path: link.getAttribute('href')?.replace('#', '') ?? '',
      // Without the number of what waits there.
      title: link.textContent?.trim().replace(/\d+\+?$/, '') ?? '',
    })),
  )
}

for (const username of ['root', 'qc2', 'yy1']) {
  test(`R29 nor on the platform's pages that ${username} has`, async ({ page }) => {
    test.setTimeout(120_000)
    await logIn(page, username, { company: '100000' })
    await walk(
      page,
      (await menu(page)).filter(({ path }) => /^\/(platform|system)/.test(path)),
    )
  })
}

test('R29 nor at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'admin')
  const some = ['/dashboard', '/profile/index', '/message/index', '/system/accountManager']
  await walk(
    page,
    (await screens(page)).filter(({ path }) => some.includes(path)),
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
