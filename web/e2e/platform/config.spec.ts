import { expect, logIn, test } from '../fixtures'

test('A04-2 a renamed option is seen in another browser without a reload; attributes follow the room', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const merchant = await browser.newPage({ baseURL })
  await merchant.clock.install()
  await logIn(merchant, 'admin')
  await merchant.goto('/#/business/store-appr/create')
  const choice = merchant.getByRole('combobox', { name: /店铺类型/ })
  await choice.click()
  await expect(merchant.getByTitle('专营店', { exact: true }).last()).toBeVisible()
  await merchant.keyboard.press('Escape')

  await logIn(page, 'root', { company: '100000' })
  await page.goto('/#/platform/config?tab=dict&type=StoreType')
  await page.getByRole('button', { name: '编辑 专营店' }).click()
  await expect(page.getByLabel('字典值')).toBeDisabled()
  await page.getByLabel('显示名称').fill('专营店（多品牌）')
  await page.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(page.getByText('保存成功')).toBeVisible()

  // The minute after which every page asks for the version.
  await merchant.clock.fastForward(61_000)
  await choice.click()
  await expect(merchant.getByTitle('专营店（多品牌）').last()).toBeVisible()
  await merchant.close()

  await page.goto('/#/platform/config?tab=attributes')
  const preview = page.locator('section', { has: page.getByRole('heading', { name: '预览' }) })
  await expect(preview.getByText('备案/注册编号')).toBeVisible()
  await expect(preview.getByText('日常价截图')).toBeHidden()
  await page.getByLabel('预览直播间').click()
  await page.getByTitle('双11大促', { exact: true }).last().click()
  await expect(preview.getByText('日常价截图').first()).toBeVisible()
})
