/** The grid of specifications, by the keyboard alone. */
import { expectAccessible } from '../axe'
import { expect, logIn, type Page, test } from '../fixtures'

const cell = (page: Page, label: string, row = 1) =>
  page.getByLabel(`第 ${row} 行 ${label}`, { exact: true })

/** Where the keyboard is, as it is read out. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await focused(page)) === name) return
    await page.keyboard.press('Tab')
  }
  expect(await focused(page)).toBe(name)
}

/** Each text into its cell, and on to the right. */
async function typeAcross(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('ArrowRight')
  }
}

test('two versions are typed into the grid at 1440 without a mouse, and seen whole on the full window', async ({
  page,
}) => {
  await logIn(page, 'lijing')
  await page.goto('/#/offer/create/common/Cosmetic/NORMAL/SINGLE')
  const rail = page.getByRole('navigation', { name: '表单分组' })
  await rail.getByRole('button', { name: /规格与价格/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '规格与价格' })).toBeFocused()
  await tabTo(page, '添加规格')
  await page.keyboard.press('Enter')
  await expect(cell(page, '规格名称', 2)).toBeVisible()
  await tabTo(page, '第 1 行 规格名称')
  await typeAcross(page, [
    '积雪草面霜 50g',
    '50g',
    '6901234500011',
    '169',
    '159',
    '139',
    '1000',
    '50',
  ])
  await expect(cell(page, '单位')).toBeFocused()
  await page.keyboard.press('g')

  await cell(page, '单位').press('Enter')
  await expect(cell(page, '单位', 2)).toBeFocused()
  await page.keyboard.press('g')
  for (const text of ['80', '500', '189', '209', '219']) {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(cell(page, '页面价', 2)).toHaveValue('219')
  await expect(cell(page, '规格名称')).toHaveValue('积雪草面霜 50g')
  await expect(cell(page, '单位', 2)).toHaveValue('g')

  await cell(page, '页面价', 2).focus()
  await page.keyboard.press('f')
  const table = page.getByRole('table', { name: '规格与价格' })
  const hidden = () =>
    table.evaluate(
      (one) => (one.parentElement?.scrollWidth ?? 0) - (one.parentElement?.clientWidth ?? 0),
    )
  await expect.poll(hidden).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(hidden).toBeGreaterThan(0)
  await expect(cell(page, '页面价', 2)).toBeFocused()
})
