/** How much the pages weigh and how soon they can be used: cold cache, a slow machine. `bench/browser.sh` runs it. */
import { countBytes } from '../e2e/bytes'
import { expect, logIn, test, typeLogin } from '../e2e/fixtures'
import { copyOf, create } from '../e2e/offer/api'
import { compare, type Figure, middleOf, type Sign, slowDown, timeUntil } from './figures'

const KB = 1000
const REST_MS = 2000
const AGAIN = 3
const ROW = 'tbody tr[data-row-key]'

test('the login page', async ({ page }) => {
  await slowDown(page)
  const bytes = await countBytes(page)
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
  await slowDown(page)
  const bytes = await countBytes(page)
  await page.goto('/#/offer/list')
  await expect(page.getByLabel('企业账号', { exact: true })).toBeVisible()
  const time = timeUntil(page, { selector: ROW }, 'Enter')
  await typeLogin(page, 'lijing')
  const found = await time
  // Its pictures belong to it; what the worker fetches for later comes after them.
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete))
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
  // By the time that somebody goes from page to page, the portal has fetched what the menu leads to.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(2 * REST_MS)
  await slowDown(page)
  const [first, second] = made
  const title = (text: string): Sign => ({ selector: 'main h1', text })
  const pages: [name: string, hash: string, sign: Sign, most: number][] = [
    ['报品详情', `#/offer/detail/${first}`, title('第 0 件'), 300],
    ['企业信息', '#/business/info', title('企业信息'), 300],
    ['意见反馈', '#/submit-feedback', title('意见反馈'), 300],
    // What the window shows of them; the rest is drawn while one reads and types.
    ['100 行列表', '#/offer/list?size=100', { selector: ROW, many: 9 }, 500],
    ['60 个字段的表单', `#/offer/edit/${second}`, { selector: 'main form input', many: 5 }, 500],
  ]
  // The first time draws each page, the others find it where it was left; one of them may meet another's noise.
  const times = pages.map(() => [] as number[])
  for (let round = 0; round <= AGAIN; round += 1)
    for (const [nth, [, hash, sign]] of pages.entries()) {
      times[nth]?.push(await timeUntil(page, sign, { hash }))
      // What it still fetches belongs to it, not to the next.
      await page.waitForTimeout(REST_MS)
    }
  const figures: Figure[] = pages.flatMap(([name, , , most], nth) => {
    const [first = Number.NaN, ...again] = times[nth] ?? []
    return [
      { name: `${name}（首次）`, found: first, most, unit: 'ms' },
      { name: `${name}（再次）`, found: middleOf(again), most, unit: 'ms' },
    ]
  })
  compare(figures)
})
