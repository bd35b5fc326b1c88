import { expect, logIn, type Page, test } from '../fixtures'

/** Names and codes that are written the same in Chinese texts. */
const NAMES = /^(ONE|SKU|IP|Ctrl|Esc|Chrome|Chromium|Linux|KA|example|admin|root|GMV)$/

/** Latin words that a reader would have to understand; codes with digits, addresses and accounts are none. */
const foreignWords = (text: string) =>
  text
    .split(/[\s，。、：；（）()“”‘’·/|_@.-]+/)
    .filter((word) => /^[A-Za-z]{2,}$/.test(word) && !NAMES.test(word))

async function read(page: Page, path: string) {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const shown = await page.locator('body').innerText()
  const named = await page
    .locator('[aria-label], [placeholder], [title], [alt]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ),
    )
  return [shown, ...named].join('\n')
}

test('S9-19, S9-18 every text a person meets is Simplified Chinese', async ({ page }) => {
  expect(foreignWords('发现 New content，SKU资质')).toEqual(['New', 'content'])
  await page.goto('/#/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  for (const path of ['/login', '/resetPasswordInit', '/token-login']) {
    expect(foreignWords(await read(page, path)), path).toEqual([])
  }
  await logIn(page, 'admin')
  for (const path of ['/dashboard', '/profile/index', '/offer/list', '/401', '/404']) {
    expect(foreignWords(await read(page, path)), path).toEqual([])
  }
})
