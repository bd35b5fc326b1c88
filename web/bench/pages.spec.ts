/** How much the pages weigh and how soon they can be used: cold cache, a slow machine. `bench/browser.sh` runs it. */
import { expect, logIn, test, typeLogin } from '../e2e/fixtures'
import { copyOf, create } from '../e2e/offer/api'
import { compare, countBytes, type Figure, openRoute, slowDown } from './figures'

const KB = 1024
const ROW = '.ant-table-tbody tr[data-row-key]'

test('the login page', async ({ page }) => {
  const bytes = await countBytes(await slowDown(page))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  compare([
    { name: '登录页 传输', found: bytes() / KB, most: 120, unit: 'KB' },
    { name: '登录页 首次绘制', found: paint, most: 1500, unit: 'ms' },
  ])
})

test('from the login to the list of offers', async ({ page }) => {
  const bytes = await countBytes(await slowDown(page))
  await page.goto('/#/offer/list')
  await expect(page.getByLabel('企业账号', { exact: true })).toBeVisible()
  await typeLogin(page, 'lijing')
  const started = Date.now()
  await expect(page.locator(ROW).first()).toBeVisible({ timeout: 30_000 })
  const found = Date.now() - started
  compare([
    { name: '登录到报品列表', found, most: 2500, unit: 'ms' },
    { name: '登录到报品列表 传输', found: bytes() / KB, most: 450, unit: 'KB' },
  ])
})

test('from page to page, a hundred rows and sixty fields', async ({ page }) => {
  test.setTimeout(300_000)
  await logIn(page, 'lijing')
  const form = await copyOf(page, '花植护手霜', { liveRoom: 'common', offerStyle: 'MULTI_SKU' })
  const made = []
  for (let nth = 0; nth < 100; nth += 1)
    made.push((await create(page, { ...form, offerName: `第 ${nth} 件` })).id)
  await slowDown(page)
  const [first, second] = made
  const list = '#/offer/list?size=100'
  const pages: [name: string, hash: string, selector: string, many: number, most: number][] = [
    ['首页', '#/dashboard', 'main h1', 1, 300],
    ['报品详情', `#/offer/detail/${first}`, 'main h1', 1, 300],
    ['消息', '#/message/list', 'main h1', 1, 300],
    ['100 行列表', list, ROW, 100, 500],
    ['60 个字段的表单', `#/offer/edit/${second}`, 'main form input', 40, 500],
  ]
  const figures: Figure[] = []
  // The first round fetches what each page is made of.
  for (const round of ['首次', '再次'])
    for (const [name, hash, selector, many, most] of pages) {
      const found = await openRoute(page, hash, selector, many)
      figures.push({ name: `${name}（${round}）`, found, most, unit: 'ms' })
      await page.waitForLoadState('networkidle')
    }
  compare(figures)
})
