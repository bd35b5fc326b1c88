/**
 * How fluently one types into the largest form. A measurement and no journey: `bench/browser.sh` runs it, alone on
 * the machine, and prints the figures next to the target.
 */
import { expect, logIn, type Page, test } from '../e2e/fixtures'
import { copyOf, create } from '../e2e/offer/api'
import { compare, slowDown } from './figures'

/** 30 frames a second. */
const FRAME_MS = 1000 / 30

/** As fast as people type who type well. */
const BETWEEN_KEYS_MS = 100

/** The longest waits between two frames while somebody types, in milliseconds. */
async function typeInto(page: Page, name: string, text: string): Promise<number[]> {
  const field = page.getByRole('textbox', { name, exact: true })
  await field.click()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const frame = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { gaps })
  })
  await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS })
  await page.waitForTimeout(500)
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.splice(0))
  return gaps.toSorted((a, b) => b - a)
}

test('typing in an offer with 60 fields and 50 SKUs keeps 30 frames a second on a slow machine', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await logIn(page, 'lijing')
  const form = await copyOf(page, '花植护手霜', { liveRoom: 'common', offerStyle: 'MULTI_SKU' })
  const [first] = form.skus as object[]
  const skus = Array.from({ length: 50 }, (_, at) => ({
    ...first,
    ...{ barcode: null, noBarcode: true, finalPrice: null, unitPrice: null },
    skuName: `规格${at}`,
    spec: { 颜色: `色${at}`, 容量: '80g' },
  }))
  const { id } = await create(page, { ...form, offerName: '五十个规格', skus })
  await page.goto(`/#/offer/edit/${id}`)
  await expect(page.getByLabel('第 50 行 页面价', { exact: true })).toBeAttached({
    timeout: 60_000,
  })
  await page.waitForLoadState('networkidle')

  await slowDown(page)
  const found: Record<string, number[]> = {}
  for (const name of ['短标题', '卖点', '第 25 行 规格名称', '第 25 行 页面价'])
    found[name] = await typeInto(page, name, '1234567890')
  compare(
    Object.entries(found).map(([name, [longest = 0, ...gaps]]) => {
      const late = gaps.filter((gap) => gap > FRAME_MS).length
      const of = `键入${name}，${gaps.length + 1} 帧中迟到 ${late + Number(longest > FRAME_MS)}，最长`
      return { name: of, found: longest, most: FRAME_MS, unit: 'ms' }
    }),
  )
})
