import { seen } from '../controls'
import { enterAsStaff } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

const NAME = '花植氨基酸洁面 100g'

/** The case of the demo's cleanser, which its merchant has explained. */
async function openCase(page: Page) {
  await page.goto('/#/platform/price-watch?tab=violations')
  await expect(page.getByRole('heading', { level: 1, name: '价格监测' })).toBeVisible()
  return page.getByRole('row').filter({ hasText: NAME })
}

async function confirm(page: Page, words: RegExp) {
  const row = await openCase(page)
  await row.getByRole('button', { name: /^确认破价/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('textbox', { name: '认定意见' }).fill('截图属实')
  await dialog.getByRole('button', { name: '确认破价' }).click()
  await expect(dialog).toBeHidden()
}

test('18.2 招商 and 法务 confirm one after the other, and the merchant finds the offer restricted', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  const sale = await enterAsStaff(place, 'zs1')
  await confirm(sale, /两人都确认才认定为破价/)
  const waiting = await openCase(sale)
  await expect(waiting.getByText('张招商已确认，待法务')).toBeVisible()
  await expect(waiting.getByRole('button', { name: /^确认破价/ })).toHaveCount(0)

  const legal = await enterAsStaff(place, 'fw1')
  await confirm(legal, /张招商已确认/)
  await legal.getByRole('tab', { name: '已认定' }).click()
  await expect(legal.getByRole('row').filter({ hasText: NAME })).toBeVisible()

  await logIn(page, 'lijing')
  await page.goto('/#/offer/list')
  await page.getByRole('tab', { name: /^已播/ }).click()
  // The older of the two: the newer one is another show of it.
  await page.getByRole('button', { name: NAME, exact: true }).last().click()
  await page.getByRole('tab', { name: '保价与价格监测' }).click()
  await expect(seen(page, '已破价')).toBeVisible()
  await expect(seen(page, '已认定')).toBeVisible()
  await expect(page.getByRole('img', { name: '渠道价格走势' })).toBeVisible()
})
